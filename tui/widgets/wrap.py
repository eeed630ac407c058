"""Text in lines of a given width, by terminal cells."""

from __future__ import annotations

import re
from typing import Final

import rich._wrap
import textual._wrap
from rich.cells import cell_len
from textual.content import Content

_NO_BREAK: Final = "\u00a0\u202f"
_WORD: Final = rf"(?:\S|[{_NO_BREAK}])+"
_GAP: Final = rf"[^\S{_NO_BREAK}]"

# Both libraries end a line at any space, the no-break ones too: a French colon would begin the next.
rich._wrap.re_word = re.compile(rf"{_GAP}*{_WORD}{_GAP}*")
textual._wrap.re_chunk = re.compile(rf"{_WORD}{_GAP}*|{_GAP}+")


def wrap(text: str, width: int) -> list[str]:
    """Words or names in lines of at most so many cells."""
    if cell_len(text) <= width:
        return [text]
    return [line.plain for line in Content(text).wrap(max(1, width))]
