"""Cards drawn on a canvas: faces, and backs with what is known of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from tui.widgets.canvas import Canvas

from .faces import EDGES, EMBLEMS, LOOKS, picture

Styles = Mapping[str, Style]


class Rect(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int


def draw_face(
    canvas: Canvas, styles: Styles, rect: Rect, card: int, name: str, *, lit: bool = True, fresh: bool = False
) -> None:
    """A card face up: its name above, its picture below as far as there is room."""
    x, y, width, height = rect
    look = LOOKS[card] if lit else f"{LOOKS[card]}-dim"
    face = styles[look]
    canvas.fill(x, y, width, height, face)
    canvas.frame(x, y, width, height, face, EDGES[card])
    if fresh:
        _ring(canvas, styles, rect, EDGES[card])
    if height < 3:
        return
    inner, emblem = width - 2, EMBLEMS[card]
    after = canvas.text(x + 1, y + 1, name, face, inner)
    if after < x + width - 1:
        canvas.glyphs(x + width - 2, y + 1, emblem, face)
    drawing = picture(card, inner, height - 3)
    wide = max(map(len, drawing), default=0)
    top = y + 2 + (height - 3 - len(drawing)) // 2
    for row, line in enumerate(drawing):
        canvas.glyphs(x + 1 + (inner - wide) // 2, top + row, line, face)


def draw_back(
    canvas: Canvas,
    styles: Styles,
    rect: Rect,
    name: str = "",
    about: str = "",
    watched: str = "",
    *,
    glimpse: bool = False,
    fresh: bool = False,
) -> None:
    """A card face down. `name` and `about` are what the viewer knows of it, `watched` who else does."""
    x, y, width, height = rect
    back = styles["back"]
    canvas.fill(x, y, width, height, back, "░")
    canvas.frame(x, y, width, height, back)
    if fresh:
        _ring(canvas, styles, rect, "╭─╮│╰╯")
    lines = [line for line in (about, name) if line][-max(1, height - 3) :]
    top = y + (height - len(lines)) // 2
    for row, line in enumerate(lines):
        _label(canvas, x + 1, top + row, width - 2, line, styles["glimpse" if glimpse else "known"])
    if watched:
        draw_watched(canvas, styles, rect, watched)


def draw_watched(canvas: Canvas, styles: Styles, rect: Rect, who: str) -> None:
    """Who else knows a card, on its lower edge."""
    _label(canvas, rect.x + 1, rect.y + rect.height - 1, rect.width - 2, who, styles["watched"])


def _ring(canvas: Canvas, styles: Styles, rect: Rect, edges: str) -> None:
    """Around a card that has just been touched."""
    canvas.frame(*rect, styles["fresh"], edges)
    canvas.glyphs(rect.x + rect.width - 4, rect.y, "▾▾", styles["fresh"])


def _label(canvas: Canvas, x: int, y: int, width: int, text: str, style: Style) -> None:
    """Words in the middle of a line, on a plate as wide as they are."""
    text = f" {text} " if cell_len(text) + 2 <= width else text
    size = min(width, cell_len(text))
    canvas.text(x + (width - size) // 2, y, text, style, size)
