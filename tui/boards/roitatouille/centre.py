"""The middle of the table: pile, discard, the active colour, the attack, and what happened since one's last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from engines.roitatouille.values import View
from tui.widgets.canvas import Canvas
from tui.widgets.wrap import wrap

from .cards import Styles, draw_back, draw_card
from .faces import LETTERS, SUITS
from .hand import COLOUR_KEYS, NOBODY_KEY, Choice
from .seats import Rect

_SIZES = ((15, 11), (13, 9), (11, 9), (13, 7), (11, 7), (9, 7), (9, 5), (7, 4), (7, 3))
_GAP = 2
_PEEK = 3
"""Columns by which an earlier discard shows beside the next."""


class Pair(NamedTuple):
    """Where the pile and the top of the discard lie, how large a card is there, and the place for words."""

    size: tuple[int, int]
    pile: tuple[int, int]
    top: tuple[int, int]
    words: Rect


class Said(NamedTuple):
    """What the middle of the table says. `attack` is empty when none is pending; `look` is the style of its words."""

    colour: str
    way: str
    attack: str
    look: str
    story: Sequence[str]
    heading: str


def place(room: Rect) -> Pair:
    """The largest cards that fit, with the words to their right or, in a high room, below them."""
    below = room.height >= 16
    beside = 0 if below else 40 if room.width >= 76 else 28
    lines = 6 if below else 0
    size = _SIZES[-1]
    for size in _SIZES:
        across = 2 * size[0] + _GAP + 2 * _PEEK
        if size[1] <= room.height - lines and across + beside + 4 <= room.width:
            break
    across = 2 * size[0] + _GAP + 2 * _PEEK
    if below:
        left = room.x + (room.width - across) // 2
        line = room.y + max(1, (room.height - size[1] - lines) // 2)
        words = Rect(room.x + 3, line + size[1] + 1, room.width - 6, room.y + room.height - line - size[1] - 2)
    else:
        left = room.x + 2 + (room.width - across - beside - 4) // 4
        line = room.y + (room.height - size[1]) // 2
        start = left + across + 3
        words = Rect(start, room.y, min(60, room.x + room.width - start - 1), room.height)
    return Pair(size, (left, line), (left + across - size[0], line), words)


def draw_piles(canvas: Canvas, styles: Styles, pair: Pair, view: View, name: str, shown: int) -> None:
    """The pile and the discard, whose cards but the last `shown` are left out (one may still be on its way)."""
    draw_back(canvas, styles, *pair.pile, pair.size, view.pile)
    canvas.spot(*pair.pile, *pair.size, ("pile",))
    laid = view.discard[: len(view.discard) - shown][-3:]
    x, y = pair.top
    for under in range(len(laid) - 1, 0, -1):
        draw_card(canvas, styles, x - _PEEK * under, y, pair.size, laid[-1 - under], lit=False, pictured=False)
    if laid:
        draw_card(canvas, styles, x, y, pair.size, laid[-1], name=name)


def draw_words(canvas: Canvas, styles: Styles, room: Rect, view: View, said: Said) -> None:
    """The active colour and the direction, the attack, and the story as far as there is room for it."""
    x, y, width, height = room
    end = y + height
    canvas.glyphs(x, y, f" {LETTERS[view.colour]} ", styles[SUITS[view.colour]])
    after = canvas.text(x + 4, y, said.colour, styles["strong"], width - 4)
    way = said.way if cell_len(said.way) <= x + width - after - 3 else said.way[:1]
    canvas.text(after + 3, y, way, styles["quiet"], x + width - after - 3)
    y += 1
    if said.attack:
        look = styles[said.look]
        lines = wrap(said.attack, width - 4)
        if said.look != "threat" and height >= len(lines) + 4:
            lines = ["", *lines, ""]
        for line in lines:
            canvas.fill(x, y, width, 1, look)
            canvas.text(x + 2, y, line, look, width - 4)
            y += 1
    if end - y >= 3 and said.story:
        canvas.text(x, y, said.heading, styles["quiet"], width)
        y += 1
    for line, last in _latest(said.story, width, end - y):
        canvas.text(x, y, line, styles["story-last" if last else "story"], width)
        y += 1


def _latest(story: Sequence[str], width: int, room: int) -> list[tuple[str, bool]]:
    """As many of the latest pieces of a story as fit whole, in lines; those of the last one are marked."""
    lines: list[tuple[str, bool]] = []
    for number, text in enumerate(reversed(story)):
        piece = [(line, number == 0) for line in wrap(text, width)]
        if len(piece) + len(lines) > room:
            break
        lines = piece + lines
    return lines


def draw_choice(
    canvas: Canvas,
    styles: Styles,
    room: Rect,
    choice: Choice,
    title: str,
    colours: Sequence[str],
    nobody: str,
) -> None:
    """The question that a card asks: which colour, or whose hand."""
    x, y, width, _ = room
    canvas.text(x, y, title, styles["strong"], width)
    y += 1
    for colour in choice.colours:
        look = styles[SUITS[colour]]
        canvas.glyphs(x, y, f" {COLOUR_KEYS[colour]} ", styles["key"])
        canvas.fill(x + 4, y, min(24, width - 4), 1, look)
        canvas.text(x + 5, y, colours[colour], look, width - 6)
        canvas.spot(x, y, width, 1, ("colour", colour))
        y += 1
    if None in choice.targets:
        canvas.glyphs(x, y, f" {NOBODY_KEY} ", styles["key"])
        canvas.text(x + 4, y, nobody, styles["cloth"], width - 4)
        canvas.spot(x, y, width, 1, ("nobody",))
