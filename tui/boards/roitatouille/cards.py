"""Cards drawn on a canvas: faces in any size, and the pile's back."""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style

from tui.widgets.canvas import Canvas

from .faces import EDGES, EMBLEMS, SUITS, index, suit
from .names import shortened
from .pictures import picture

Styles = Mapping[str, Style]


def draw_card(
    canvas: Canvas,
    styles: Styles,
    x: int,
    y: int,
    size: tuple[int, int],
    card: int,
    *,
    lit: bool = True,
    name: str = "",
    pictured: bool = True,
) -> None:
    """A face of `size` cells (7 by 3 or more). The name is written where the size leaves a line for it.

    Without its picture a card is for lying under others.
    """
    width, height = size
    kind = suit(card)
    look = SUITS[kind] if lit else f"{SUITS[kind]}-dim"
    face, ink = styles[look], styles[f"{look}-edge"]
    canvas.fill(x, y, width, height, face)
    canvas.frame(x, y, width, height, ink, EDGES[kind])
    inner = width - 2
    corner = index(card)
    canvas.glyphs(x + 1, y + 1, corner, face)
    if width >= 7:
        canvas.glyphs(x + width - 2, y + 1, EMBLEMS[kind], face)
    if height >= 8:
        canvas.glyphs(x + 1, y + height - 2, EMBLEMS[kind], face)
        canvas.glyphs(x + width - 1 - len(corner), y + height - 2, corner, face)
    if not pictured:
        return
    if height >= 8:
        _picture(canvas, face, x + 1, y + 2, inner, height - 4, card, name)
    elif height >= 5:
        _picture(canvas, face, x + 1, y + 2, inner, height - 3, card, name)
    elif name and height >= 4:
        canvas.text(x + 1, y + 2, shortened(name, inner), face, inner)


def _picture(canvas: Canvas, face: Style, x: int, y: int, width: int, height: int, card: int, name: str) -> None:
    """The card's picture in the middle of an area, with its name beneath."""
    drawing = picture(card, width, height - bool(name))
    top = y + max(0, (height - bool(name) - len(drawing)) // 2)
    for row, line in enumerate(drawing):
        canvas.glyphs(x + (width - len(line)) // 2, top + row, line, face)
    if name:
        canvas.text(x, y + height - 1, f"{shortened(name, width):^{width}}", face, width)


def draw_back(canvas: Canvas, styles: Styles, x: int, y: int, size: tuple[int, int], count: int) -> None:
    """The pile, with the number of cards in it; an empty place when there are none."""
    width, height = size
    if not count:
        canvas.frame(x, y, width, height, styles["quiet"], "┌─┐┆└┘")
        canvas.glyphs(x + (width - 1) // 2, y + height // 2, "0", styles["quiet"])
        return
    back = styles["back"]
    canvas.fill(x, y, width, height, back, "░")
    canvas.frame(x, y, width, height, back)
    label = f" {count} "
    canvas.glyphs(x + (width - len(label)) // 2, y + height // 2, label, styles["back-count"])
