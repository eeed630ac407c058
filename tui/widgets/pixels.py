"""Small drawings, two pixels a cell."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

COLOURS: Final = {
    "y": "#f5c542",
    "o": "#f08a24",
    "k": "#1c1a22",
    "g": "#8a9a55",
    "w": "#f4f1e4",
    "c": "#ded7bf",
    "d": "#55602f",
    "l": "#f0ead2",
    "t": "#4a5428",
    "b": "#3a3438",
    "f": "#9a6b3f",
    "r": "#c8324a",
    "s": "#b8871b",
}
"""Paints by the letter that stands for them in a drawing; a dot is nothing."""


class Drawing(NamedTuple):
    """Pixels, and the same in lines for where there is no colour or no such glyph."""

    pixels: tuple[str, ...]
    lines: tuple[str, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in cells."""
        return len(self.pixels[0]), len(self.pixels) // 2


def _drawing(pixels: str, lines: str) -> Drawing:
    return Drawing(tuple(pixels.strip("\n").splitlines()), tuple(lines.strip("\n").splitlines()))


WREN: Final = _drawing(
    """
...........y.y.y......
...........yyyyy......
..........kyoooyk.....
.........ggkkkkkgg....
.........ggwwwggggbb..
.........ggwkwgggcbb..
......gggggwwwggcc....
....gggggggggggccc....
...ggdddddggccccccc...
..gggdlllldgccccccc...
tttggdddlddccccccc....
.tttggddddcccccccc....
tt...gggggccccccc.....
.......ggccccccc......
..........f..f........
.........fff.fff......
""",
    r"""
           www
         .(===)._
       _/   o   _>
    __/   ____  |
 ==<____/   /   /
  ==   \_______/
          /\ /\
""",
)
"""A goldcrest, in French *roitelet*, the little king: the bird of the house."""

CROWN: Final = _drawing(
    """
y.....y.....y
yy...yyy...yy
yyy.yyyyy.yyy
yyyyyyyyyyyyy
sysyrysysysys
yyyyyyyyyyyyy
""",
    r"""
 |\   /\   /|
 | \_/  \_/ |
 |__________|
""",
)


class Pixels(Widget):
    """A drawing on the ground it lies on."""

    ALLOW_SELECT = False

    def __init__(self, drawing: Drawing, plain: bool, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.drawing, self.plain = drawing, plain
        self.styles.width, self.styles.height = drawing.size

    def render_line(self, y: int) -> Strip:
        """One row of cells."""
        base, (width, height) = self.rich_style, self.drawing.size
        if self.plain:
            line = self.drawing.lines[y] if y < len(self.drawing.lines) else ""
            return Strip([Segment(line.ljust(width), base)], width)
        if y >= height:
            return Strip.blank(width, base)
        rows = self.drawing.pixels[2 * y : 2 * y + 2]
        return Strip([_cell(upper, lower, base) for upper, lower in zip(*rows, strict=True)], width).simplify()


def _cell(upper: str, lower: str, base: Style) -> Segment:
    top, bottom = COLOURS.get(upper), COLOURS.get(lower)
    if top and bottom:
        return Segment("▀", base + Style(color=top, bgcolor=bottom))
    if top or bottom:
        return Segment("▀" if top else "▄", base + Style(color=top or bottom))
    return Segment(" ", base)
