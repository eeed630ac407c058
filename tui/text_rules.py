"""The rules of a game as a reader shows them: Markdown, and where each ruling stands.

In the files a heading may end with the rulings beneath it in braces, `## Attacks {RT-15 RT-16}`: they are not shown.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final, NamedTuple

from .text_language import FALLBACK

_HEADING: Final = re.compile(r"^(#+ (.+?))(?: \{([A-Z0-9 -]+)\})?$", re.MULTILINE)


class Rules(NamedTuple):
    """`markdown` to show; `headings` names the heading under which a ruling ("RT-15") stands."""

    markdown: str
    headings: dict[str, str]


def read_rules(game_id: str, language: str) -> Rules:
    """A game's rules in this language, or else in English; empty where there are none."""
    for code in dict.fromkeys((language, FALLBACK)):
        file = files("tui") / "locale" / code / "rules" / f"{game_id}.md"
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            continue
        found = {ruling: m[2] for m in _HEADING.finditer(text) for ruling in (m[3] or "").split()}
        return Rules(_HEADING.sub(r"\1", text), found)
    return Rules("", {})
