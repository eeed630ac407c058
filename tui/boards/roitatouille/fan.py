"""The hand laid out as a fan: overlapping cards, those that can be laid raised by a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tui.widgets.canvas import Canvas

from .cards import Styles, draw_card
from .hand import Held

STEP = 4
"""Columns of a covered card that must stay visible: its edge and its index."""


class Fan(NamedTuple):
    """How a hand is spread: the size of a card, the distance from one to the next, and how many lie in a row."""

    size: tuple[int, int]
    step: int
    per_row: int
    rows: int

    @property
    def height(self) -> int:
        """Lines that the hand takes, with one above for raised cards."""
        return 1 + self.size[1] * self.rows


def size_for(count: int, width: int, height: int, roomy: bool) -> tuple[int, int]:
    """The size of a card at which a hand of so many looks best; on a small board it leaves half the height."""
    room = width // max(1, count) - 1
    if roomy:
        return (min(13, room), 8 if room >= 12 else 7) if room >= 8 else (9, 7) if room >= 4 else (7, 4)
    if room >= 8:
        return min(11, room), 5
    return (7, 4) if spread(count, width, (7, 4)).height <= height // 2 else (7, 3)


def spread(count: int, width: int, size: tuple[int, int]) -> Fan:
    """The widest spread of so many cards that fits."""
    room = width - size[0]
    count = max(1, count)
    for rows in range(1, count + 1):
        per_row = -(-count // rows)
        step = size[0] + 1 if per_row == 1 else min(size[0] + 1, room // (per_row - 1))
        if step >= STEP:
            return Fan(size, step, per_row, rows)
    return Fan(size, STEP, count, 1)


def draw_fan(
    canvas: Canvas,
    styles: Styles,
    fan: Fan,
    top: int,
    hand: Sequence[Held],
    name: Callable[[int], str],
    *,
    asked: bool,
    cursor: int | None,
) -> None:
    """Draw the hand from line `top` on. The card under the cursor lies uncovered on top of the others."""
    width = fan.step * (fan.per_row - 1) + fan.size[0]
    left = (canvas.width - width) // 2
    order = [i for i in range(len(hand)) if i != cursor] + ([cursor] if cursor is not None else [])
    for i in order:
        held = hand[i]
        row, column = divmod(i, fan.per_row)
        x = left + column * fan.step
        playable = asked and bool(held.lays)
        lit = playable or not asked
        y = top + 1 + row * fan.size[1] - playable
        draw_card(canvas, styles, x, y, fan.size, held.card, lit=lit, name=name(held.card))
        if held.copies > 1:
            canvas.glyphs(x + 2, y, f"×{held.copies}", styles["copies" if lit else "copies-dim"])
        key_style = styles["key"] if playable else styles["key-dim"]
        if i == cursor:
            canvas.frame(x, y, *fan.size, styles["cursor"])
            key_style = styles["cursor"]
        canvas.glyphs(x + 1, y, f"{held.key}", key_style)
        canvas.spot(x, y, *fan.size, ("card", held.card))
