"""A grid of styled cells to draw on, its lines as strips, and the places in it that can be clicked."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len, get_character_cell_size, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from .glyphs import PLAIN


class Spot(NamedTuple):
    """A rectangle of a canvas that means something: `what` is the drawer's own word for it."""

    x: int
    y: int
    width: int
    height: int
    what: object

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """What is drawn later lies on top. All drawing is cut at the edges. With `plain`, glyphs become ASCII."""

    def __init__(self, width: int, height: int, style: Style, plain: bool = False) -> None:
        self.width = width
        self.height = height
        self.plain = plain
        self.spots: list[Spot] = []
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[style] * width for _ in range(height)]

    def glyphs(self, x: int, y: int, drawing: str, style: Style) -> None:
        """Draw a row of the project's own characters, one cell each."""
        if not 0 <= y < self.height:
            return
        if x < 0:
            drawing, x = drawing[-x:], 0
        drawing = drawing[: max(0, self.width - x)]
        if self.plain:
            drawing = drawing.translate(PLAIN)
        end = x + len(drawing)
        self._part(y, x, end)
        self._chars[y][x:end] = drawing
        self._styles[y][x:end] = [style] * len(drawing)

    def text(self, x: int, y: int, text: str, style: Style, width: int | None = None) -> int:
        """Write words or a name, cut to `width` cells; returns the column after it."""
        room = self.width - x if width is None else min(width, self.width - x)
        text = cut(text.translate(PLAIN) if self.plain else text, room)
        if text.isascii():
            self.glyphs(x, y, text, style)
            return x + len(text)
        end = x + cell_len(text)
        if not 0 <= y < self.height:
            return end
        self._part(y, max(0, x), end)
        for char in text:
            size = get_character_cell_size(char)
            if size == 0:
                if x > 0:
                    self._chars[y][x - 1] += char
                continue
            if x >= 0:
                self._chars[y][x : x + size] = [char] + [""] * (size - 1)
                self._styles[y][x : x + size] = [style] * size
            x += size
        return x

    def _part(self, y: int, start: int, end: int) -> None:
        """A wide character of which one half is about to be drawn over becomes blank."""
        row = self._chars[y]
        if start < self.width and row[start] == "":
            row[start - 1] = " "
        if end < self.width and row[end] == "":
            row[end] = " "

    def fill(self, x: int, y: int, width: int, height: int, style: Style, char: str = " ") -> None:
        """Fill a rectangle."""
        for row in range(y, y + height):
            self.glyphs(x, row, char * width, style)

    def frame(self, x: int, y: int, width: int, height: int, style: Style, lines: str = "╭─╮│╰╯") -> None:
        """Draw the edge of a rectangle."""
        left, across, right, down, low_left, low_right = tuple(lines)
        self.glyphs(x, y, left + across * (width - 2) + right, style)
        for row in range(y + 1, y + height - 1):
            self.glyphs(x, row, down, style)
            self.glyphs(x + width - 1, row, down, style)
        self.glyphs(x, y + height - 1, low_left + across * (width - 2) + low_right, style)

    def spot(self, x: int, y: int, width: int, height: int, what: object) -> None:
        """Mark a rectangle as a place to click."""
        self.spots.append(Spot(x, y, width, height, what))

    def at(self, x: int, y: int) -> object | None:
        """What lies on top at a cell."""
        return next((spot.what for spot in reversed(self.spots) if spot.holds(x, y)), None)

    def strips(self) -> list[Strip]:
        """The finished lines."""
        return [
            Strip(_segments(chars, styles), self.width) for chars, styles in zip(self._chars, self._styles, strict=True)
        ]


def _segments(chars: list[str], styles: list[Style]) -> list[Segment]:
    segments = []
    start = 0
    for column in range(1, len(chars) + 1):
        if column == len(chars) or styles[column] is not styles[start]:
            segments.append(Segment("".join(chars[start:column]), styles[start]))
            start = column
    return segments


def cut(text: str, cells: int) -> str:
    """The text in at most so many cells, its end replaced by an ellipsis if it must be cut."""
    if cells <= 0:
        return ""
    if cell_len(text) <= cells:
        return text
    return set_cell_size(text, cells - 1).rstrip() + "…"
