"""The players: a plate each with his coins, the blanket, and what he bet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.style import Style

from tui.widgets.canvas import Canvas

Styles = Mapping[str, Style]

HEIGHT: Final = 3
_WIDEST: Final = 30


class Plate(NamedTuple):
    """What is to be seen of one seat; `right` is how its bet was judged, if it was."""

    name: str
    coins: int
    holder: bool
    acting: bool
    me: bool
    bet: str
    right: bool | None


def draw_seats(canvas: Canvas, styles: Styles, plates: Sequence[Plate]) -> None:
    """In a row from the left, in order of play."""
    step = min(_WIDEST, canvas.width // len(plates))
    left = (canvas.width - step * len(plates)) // 2
    for number, plate in enumerate(plates):
        _draw(canvas, styles, left + number * step, step - 1, plate)


def _draw(canvas: Canvas, styles: Styles, x: int, width: int, plate: Plate) -> None:
    look = "seat-acting" if plate.acting else "seat"
    canvas.fill(x, 0, width, HEIGHT, styles[look])
    canvas.glyphs(x, 0, "▸" if plate.acting else " ", styles[f"{look}-edge"])
    room = width - 2 - 3 * plate.holder
    canvas.text(x + 1, 0, f"{plate.name}{' ◂' if plate.me else ''}", styles[f"{look}-name"], room)
    if plate.holder:
        canvas.glyphs(x + width - 3, 0, "▒▒▒", styles["quilt-0"])
    coins = "●" * plate.coins if plate.coins <= width - 6 else f"● × {plate.coins}"
    canvas.glyphs(x + 1, 1, coins or "·", styles[f"{look}-coins"])
    if plate.coins and plate.coins <= width - 6:
        count = str(plate.coins)
        canvas.glyphs(x + width - 1 - len(count), 1, count, styles[f"{look}-bet"])
    judged = "" if plate.right is None else "✓ " if plate.right else "× "
    style = styles[f"{look}-bet" if plate.right is None else "right" if plate.right else "wrong"]
    canvas.text(x + 1, 2, judged + plate.bet, style, width - 2)
