"""Colour themes: those of the house and a person's own, one TOML file each.

A file is named after its theme and holds the fields of Textual's `Theme`, all optional but `primary`, and a table
`variables` with the colours of the game and those of Textual that are to differ.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from textual.color import Color, ColorParseError
from textual.theme import BUILTIN_THEMES, Theme

from net.clean import clean_line

from .problem import Problem

DEFAULT: Final = "velours"
LIGHT: Final = "parchemin"
PLAIN: Final = "terminal"
_LAST_RESORT: Final = "textual-dark"

_GROUNDS: Final = ("dynasty-blue", "dynasty-red", "dynasty-violet", "bonus", "malus", "gold", "attack")
GAME_COLOURS: Final = (
    *("felt", "felt-text", "card-face", "card-text", "card-edge", "card-back", "card-back-text"),
    *(f"{ground}{part}" for ground in _GROUNDS for part in ("", "-text", "-ink")),
    *("seat", "playable", "faded"),
)
"""The game's own variables. NAME is a ground, NAME-text what stands on it, NAME-ink the same colour as writing on the
felt or the background; so are `seat` (who is to act), `playable` and `faded` (what cannot be played)."""

_SWITCHES: Final = ("dark", "ansi")
_SHARES: Final = ("luminosity_spread", "text_alpha")
_COLOURS: Final = tuple(
    field.name for field in fields(Theme) if field.name not in (*_SWITCHES, *_SHARES, "name", "variables")
)
_AUTO: Final = re.compile(r"auto( \d{1,3}%)?")
_STYLES: Final = frozenset(
    ("none", "bold", "b", "dim", "d", "italic", "i", "underline", "u", "reverse", "r", "strike", "s", "not")
)


class _Fault(ValueError):
    """What is wrong with a theme, as arguments of the text that tells it."""

    def __init__(self, reason: str, **told: str) -> None:
        super().__init__(reason)
        self.told = {"reason": reason, **told}


def load_themes(folder: Path | None = None) -> tuple[dict[str, Theme], list[Problem]]:
    """All themes by name, the house's and then those in `folder`, which may replace them; and what was left out.

    Each has all of the game's colours: what its file does not say is as in the dark or the light theme of the house.
    """
    problems: list[Problem] = []
    house = _read(files("themes"), problems)
    own = _read(folder, problems) if folder else {}
    for theme in (*house.values(), *own.values()):
        model = house.get(PLAIN if theme.ansi else DEFAULT if theme.dark else LIGHT, theme)
        theme.variables = {**model.variables, **theme.variables}
    return {**house, **own}, problems


def pick(wanted: str, themes: Mapping[str, Theme], environ: Mapping[str, str]) -> str:
    """The theme to start with: the terminal's colours under NO_COLOR, else the one wanted, or the default."""
    order = (PLAIN, DEFAULT) if environ.get("NO_COLOR") else (wanted, DEFAULT)
    return next((name for name in order if name in themes), _LAST_RESORT)


@cache
def variable_defaults() -> dict[str, str]:
    """The game's colours for themes without any: what `App.get_theme_variable_defaults` must return."""
    try:
        return dict(_theme(files("themes") / f"{DEFAULT}.toml").variables)
    except _Fault:
        return dict.fromkeys(GAME_COLOURS, "ansi_default")


def _read(folder: Traversable, problems: list[Problem]) -> dict[str, Theme]:
    themes = {}
    for file in _files(folder):
        try:
            theme = _theme(file)
        except _Fault as fault:
            problems.append(Problem("theme-broken", {"file": clean_line(file.name, 40), **fault.told}))
        else:
            themes[theme.name] = theme
    return themes


def _files(folder: Traversable) -> list[Traversable]:
    try:
        found = [entry for entry in folder.iterdir() if entry.name.endswith(".toml")]
    except OSError:
        return []
    return sorted(found, key=lambda entry: entry.name)


def _theme(file: Traversable) -> Theme:
    name = file.name.removesuffix(".toml")
    if clean_line(name, 24) != name:
        raise _Fault("name")
    try:
        text = file.read_bytes().decode("utf-8-sig")
        raw = tomllib.loads(text)
    except (OSError, UnicodeDecodeError):
        raise _Fault("unreadable") from None
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        raise _Fault("toml", line=line[1] if line else str(text.count("\n") + 1)) from None
    except (ValueError, RecursionError):  # numbers too long, tables too deep
        raise _Fault("unreadable") from None
    for key, value in raw.items():
        _check(key, value)
    if "primary" not in raw:
        raise _Fault("missing", name="primary")
    return Theme(**{"name": name, **raw})


def _check(key: str, value: Any) -> None:
    if key == "variables":
        if not isinstance(value, dict):
            raise _Fault("value", name=key, value=_shown(value))
        for name, entry in value.items():
            _check_variable(name, entry)
    elif key in _SWITCHES:
        if not isinstance(value, bool):
            raise _Fault("value", name=key, value=_shown(value))
    elif key in _SHARES:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 1:
            raise _Fault("value", name=key, value=_shown(value))
    elif key in _COLOURS:
        if not _is_colour(value):
            raise _Fault("colour", name=key, value=_shown(value))
    else:
        raise _Fault("key", name=_shown(key))


def _check_variable(name: str, value: Any) -> None:
    usual = _textual_variables().get(name, None if name in GAME_COLOURS else "")
    if usual == "":
        raise _Fault("key", name=_shown(name))
    if usual is None or usual == "initial" or _is_colour(usual) or _AUTO.fullmatch(usual):
        automatic = usual is not None and isinstance(value, str) and _AUTO.fullmatch(value)
        if not automatic and not _is_colour(value):
            raise _Fault("colour", name=name, value=_shown(value))
    elif not isinstance(value, str) or not set(value.split()) <= _STYLES:
        raise _Fault("value", name=name, value=_shown(value))


@cache
def _textual_variables() -> dict[str, str]:
    """Every variable that Textual's own themes have, with the usual value."""
    known = {name: value for theme in BUILTIN_THEMES.values() for name, value in theme.variables.items()}
    return {**known, **BUILTIN_THEMES[_LAST_RESORT].to_color_system().generate()}


def _is_colour(value: Any) -> bool:
    try:
        return isinstance(value, str) and Color.parse(value) is not None
    except ColorParseError:
        return False


def _shown(value: Any) -> str:
    return clean_line(str(value), 24)
