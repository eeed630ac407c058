"""The program's name in large letters."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.widget import Widget

_LETTERS: Final = (
    "█▀█ █▀█ █ ▀█▀ █▀▀ █   █▀▀ ▀█▀",
    "█▀▄ █ █ █  █  █▀  █   █▀   █ ",
    "▀ ▀ ▀▀▀ ▀  ▀  ▀▀▀ ▀▀▀ ▀▀▀  ▀ ",
)


class Wordmark(Widget):
    """Three rows of half blocks; spaced letters where there are no such glyphs."""

    ALLOW_SELECT = False
    DEFAULT_CSS = f"Wordmark {{ width: {len(_LETTERS[0])}; height: 3; color: $accent; text-style: bold; }}"

    def __init__(self, plain: bool, id: str | None = None) -> None:
        super().__init__(id=id)
        self.plain = plain

    def render(self) -> Content:
        """The rows."""
        return Content("\nR O I T E L E T" if self.plain else "\n".join(_LETTERS))
