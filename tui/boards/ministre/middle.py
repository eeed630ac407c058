"""The middle of the ring: the treasury, the claim that all wait for, what can be chosen, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from tui.widgets.canvas import Canvas
from tui.widgets.wrap import wrap

from .ring import Rect, Styles

_COLUMN: Final = 6
"""So many lines of choices stand under each other before a second column begins."""


_COINS: Final = 25
"""No more coins than these are drawn in the treasury; their number stands beside them."""


class Line(NamedTuple):
    """One choice as it is drawn; `what` is what a click on it means."""

    key: str
    text: str
    lit: bool
    pointed: bool
    what: object


class Said(NamedTuple):
    """What the middle says. `claim` and `effect` are empty when there is none; `seals` are the answers so far."""

    treasury: int
    claim: str
    effect: str
    seals: Sequence[tuple[bool, str]]
    question: str
    lines: Sequence[Line]
    story: Sequence[str]


def draw_middle(canvas: Canvas, styles: Styles, room: Rect, said: Said) -> None:
    """Draw what there is, from the treasury down; the story has what room is left."""
    x, y, width, height = room
    end = y + height
    canvas.fill(*room, styles["cloth"])
    coins = "●" * said.treasury if said.treasury <= _COINS else "●" * _COINS + "+"
    canvas.glyphs(x + 1, y, coins, styles["coin"])
    canvas.text(x + len(coins) + 2, y, str(said.treasury), styles["strong"])
    y += 1
    rows = min(len(said.lines), _COLUMN)
    if said.claim:
        y = _paragraph(canvas, styles, x + 1, y, width - 2, end - rows - 1, said.claim, "claim")
    if said.effect:
        y = _paragraph(canvas, styles, x + 1, y, width - 2, end - rows - 1, said.effect, "cloth")
    if said.seals and y < end - rows:
        y = _seals(canvas, styles, x + 1, y, width - 2, end - rows, said.seals)
    if said.question and y < end - rows:
        y = _paragraph(canvas, styles, x + 1, y, width - 2, end - rows, said.question, "strong")
    if said.lines:
        first = min(y + (end - y > rows + 1), end - rows)
        _choices(canvas, styles, x + 1, first, width - 2, said.lines)
        y = first + rows
    _story(canvas, styles, Rect(x + 1, y, width - 2, end - y), said.story)


def _paragraph(canvas: Canvas, styles: Styles, x: int, y: int, width: int, end: int, text: str, look: str) -> int:
    for line in wrap(text, width)[: max(0, end - y)]:
        canvas.text(x, y, line, styles[look], width)
        y += 1
    return y


def _seals(
    canvas: Canvas, styles: Styles, x: int, y: int, width: int, end: int, seals: Sequence[tuple[bool, str]]
) -> int:
    at = x
    for given, name in seals:
        need = cell_len(name) + 3
        if at > x and at + need > x + width:
            at, y = x, y + 1
        if y >= end:
            return y
        canvas.glyphs(at, y, "■" if given else "□", styles["seal"])
        at = canvas.text(at + 2, y, name, styles["quiet" if given else "cloth"], x + width - at - 2) + 2
    return y + 1


def _choices(canvas: Canvas, styles: Styles, x: int, y: int, width: int, lines: Sequence[Line]) -> None:
    columns = -(-len(lines) // _COLUMN)
    step = width // columns
    for number, line in enumerate(lines):
        column, row = divmod(number, _COLUMN)
        at = x + column * step
        look = "cursor" if line.pointed else "choice" if line.lit else "choice-dim"
        canvas.glyphs(at, y + row, f" {line.key} ", styles["key" if line.lit else "key-dim"])
        start = at + len(line.key) + 3
        canvas.text(start, y + row, line.text, styles[look], at + step - start - 1)
        canvas.spot(at, y + row, step, 1, line.what)


def _story(canvas: Canvas, styles: Styles, room: Rect, story: Sequence[str]) -> None:
    """As many of the latest pieces as fit whole."""
    shown: list[tuple[str, bool]] = []
    for number, text in enumerate(reversed(story)):
        piece = [(line, number == 0) for line in wrap(text, room.width)]
        if len(piece) + len(shown) > room.height:
            break
        shown = piece + shown
    for row, (line, last) in enumerate(shown):
        canvas.text(room.x, room.y + row, line, styles["story-last" if last else "story"], room.width)
