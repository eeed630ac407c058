"""A coat of arms for each seat: the same shield, ten divisions of it, known by pattern as well as by colour."""

from __future__ import annotations

from typing import Final

from tui.widgets.canvas import Canvas

from .cards import Styles

ARMS: Final = (
    ("###   ", "###   ", "###   "),  # per pale
    ("######", "      ", "      "),  # chief
    ("####  ", "  ####", "    ##"),  # bend
    ("  ##  ", "######", "  ##  "),  # cross
    ("  ##  ", " #### ", "##  ##"),  # chevron
    ("###   ", "###   ", "   ###"),  # quarterly
    ("##  ##", "##  ##", "##  ##"),  # paly
    ("######", "      ", "######"),  # barry
    ("##  ##", "  ##  ", "##  ##"),  # saltire
    ("######", "#    #", "######"),  # bordure
)
_FOOT: Final = " ▀▀▀▀ "
_TINCTURES: Final = str.maketrans("# ", "█░")


def draw_shield(canvas: Canvas, styles: Styles, x: int, y: int, seat: int) -> None:
    """Six cells wide, four lines high."""
    look = styles[f"arms-{seat % len(ARMS)}"]
    for row, line in enumerate(ARMS[seat % len(ARMS)]):
        canvas.glyphs(x, y + row, line.translate(_TINCTURES), look)
    canvas.glyphs(x, y + 3, _FOOT, look)
