"""Text in lines of a given width, by terminal cells."""

from __future__ import annotations

from rich.cells import cell_len
from textual.content import Content


def wrap(text: str, width: int) -> list[str]:
    """Words or names in lines of at most so many cells."""
    if cell_len(text) <= width:
        return [text]
    return [line.plain for line in Content(text).wrap(max(1, width))]
