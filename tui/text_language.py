"""Which of the languages there are a person reads."""

from __future__ import annotations

import locale
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

FALLBACK: Final = "en"


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages that have a folder of texts."""
    return tuple(sorted(entry.name for entry in (files("tui") / "locale").iterdir() if entry.is_dir()))


def choose(setting: str, environ: Mapping[str, str]) -> str:
    """The language set, or with "auto" (or one there is not) the one that the environment names, else English."""
    if setting in languages():
        return setting
    for wanted in _wishes(environ):
        code = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
        for known in languages():
            if code in (known, _WINDOWS.get(known)):
                return known
    return FALLBACK


_WINDOWS: Final = {"fr": "french", "en": "english"}  # Windows spells locales out


def _wishes(environ: Mapping[str, str]) -> list[str]:
    """Locale names, best first, by the rules of gettext: LANGUAGE is a list, and counts unless the locale is C."""
    named = next((environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(key)), None)
    if named is None:
        named = locale.getlocale(locale.LC_CTYPE)[0] or "C"
    if named.split(".")[0] in ("C", "POSIX"):
        return []
    return [*filter(None, environ.get("LANGUAGE", "").split(":")), named]
