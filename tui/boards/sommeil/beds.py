"""The row of beds, their sleepers, and the blanket over them all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.style import Style

from tui.widgets.canvas import Canvas

from . import figures
from .motion import Beds, Motion

Styles = Mapping[str, Style]

LEAST: Final = 9
"""Rows of a bed at least: board, head, gown, foot, legs."""

_PATCH: Final = 6
_DREAMS: Final = ((2, 1, "z"), (5, 0, "Z"), (11, 2, "z"), (17, 1, "."), (23, 2, "Z"), (29, 0, "z"), (34, 1, "·"))
"""Where the covered snore: the same whoever lies below."""


class Row(NamedTuple):
    """Where the beds stand: `count` of them, each `width` by `height`, with a `gap` between."""

    x: int
    y: int
    width: int
    height: int
    gap: int
    count: int

    def left(self, slot: float) -> int:
        """The column of a slot."""
        return self.x + round(slot * (self.width + self.gap))

    @property
    def across(self) -> int:
        """Cells from the first bed to the last."""
        return self.count * (self.width + self.gap) - self.gap


def row(count: int, y: int, width: int, height: int) -> Row:
    """As wide as they fit, in the middle of `width`."""
    for bed, gap in ((17, 3), (14, 2), (13, 1), (12, 0), (11, 0)):
        across = count * (bed + gap) - gap
        if across <= width - 2 and (bed < 17 or height > LEAST):
            break
    return Row((width - across) // 2, y, bed, height, gap, count)


def draw_beds(
    canvas: Canvas, styles: Styles, place: Row, beds: Beds, fresh: int | None, motion: Motion | None, tick: int
) -> None:
    """The beds with their sleepers, as far as they have got; `fresh` has just been put to bed."""
    for slot in range(place.count):
        _frame(canvas, styles, place, place.left(slot), place.y, slot)
    if motion is not None and motion.kind == "leave":
        _leave(canvas, styles, place, motion)
    done = motion.done if motion is not None and motion.kind == "slide" else 1.0
    order = [(slot, top) for slot, top in enumerate(beds) if top is not None]
    for slot, top in sorted(order, key=lambda entry: entry[1] == fresh):
        start = motion.starts.get(top // 4, slot) if motion is not None and done < 1 else slot
        x = place.left(start + (slot - start) * done)
        moving = done < 1 and start != slot
        if moving or top == fresh:
            _frame(canvas, styles, place, x, place.y, None if moving else slot, "fresh" if top == fresh else "wood")
        _sleeper(canvas, styles, place, x, top, tick + slot)


def _frame(canvas: Canvas, styles: Styles, place: Row, x: int, y: int, slot: int | None, look: str = "wood") -> None:
    wood, width, height = styles[look], place.width, place.height
    canvas.fill(x + 1, y + 1, width - 2, height - 3, styles["sheet"])
    canvas.glyphs(x, y, "╭" + "═" * (width - 2) + "╮", wood)
    for line in range(y + 1, y + height - 2):
        canvas.glyphs(x, line, "║", wood)
        canvas.glyphs(x + width - 1, line, "║", wood)
    number = f" {slot + 1} " if slot is not None else "═══"
    side = (width - 2 - len(number)) // 2
    foot = "═" * side + number + "═" * (width - 2 - side - len(number))
    canvas.glyphs(x, y + height - 2, "╠" + foot + "╣", wood)
    canvas.glyphs(x, y + height - 1, "║" + " " * (width - 2) + "║", wood)


def _sleeper(canvas: Canvas, styles: Styles, place: Row, x: int, top: int, tick: int) -> None:
    character, colour = figures.parts(top)
    left = x + (place.width - figures.WIDTH) // 2
    canvas.fill(x + 1, place.y + 1, place.width - 2, 3, styles["pillow"])
    _figure(canvas, styles, left, place.y + 1, character, colour, place.height - 6, "pillow", awake=False)
    if place.width > figures.WIDTH + 3:
        low, high = ("z", "Z") if tick % 2 else (" ", "z")
        canvas.glyphs(x + place.width - 3, place.y + 2, low, styles["pillow"])
        canvas.glyphs(x + place.width - 2, place.y + 1, high, styles["pillow"])


def _figure(
    canvas: Canvas, styles: Styles, x: int, y: int, character: int, colour: int, height: int, on: str, *, awake: bool
) -> None:
    for line, text in enumerate(figures.head(character, awake=awake)):
        for column, glyph in enumerate(text):
            if glyph != " ":
                canvas.glyphs(x + 1 + column, y + line, glyph, styles[on])
    night = styles[f"night-{colour}"]
    for line, text in enumerate(figures.gown(colour, height)):
        canvas.glyphs(x + (figures.WIDTH - len(text)) // 2, y + 3 + line, text, night)


def _leave(canvas: Canvas, styles: Styles, place: Row, motion: Motion) -> None:
    """Everybody wakes and walks off to the right."""
    for slot, top in enumerate(motion.left):
        if top is not None:
            character, colour = figures.parts(top)
            x = place.left(slot) + (place.width - figures.WIDTH) // 2 + round(motion.done * canvas.width)
            hop = motion.frame // 2 % 2
            _figure(canvas, styles, x, place.y + 1 - hop, character, colour, place.height - 6, "sheet", awake=True)


def draw_blanket(canvas: Canvas, styles: Styles, place: Row, motion: Motion | None, tick: int) -> None:
    """The blanket from the headboards down; while it falls or is lifted, down to where it is."""
    whole = place.height - 2
    down = whole
    if motion is not None and motion.kind in ("fall", "lift"):
        part = motion.done if motion.kind == "fall" else 1 - motion.done
        down = round(whole * part)
    left, width = place.x - 1, place.across + 2
    for line in range(down):
        for start in range(0, width, _PATCH):
            patch = styles[f"quilt-{(start // _PATCH + line // 2) % 2}"]
            stitch = "·" if line % 2 else " "
            canvas.glyphs(left + start, place.y + line, (stitch + "     ")[: min(_PATCH, width - start)], patch)
    if down:
        hem = ("╰╯" * width)[:width]
        canvas.glyphs(left, place.y + down - 1, hem, styles["quilt-edge"])
    for x, y, dream in _DREAMS:
        line = 1 + (y * 2 - tick) % max(1, whole - 2)
        column = (x * 2 + tick % 2) % max(1, width - 2)
        if line < down - 1:
            canvas.glyphs(left + column, place.y + line, dream, styles[f"quilt-{(column // _PATCH + line // 2) % 2}"])


def draw_haunting(canvas: Canvas, styles: Styles, place: Row, tick: int) -> None:
    """A ghost drifts over the blanket, to and fro."""
    way = max(1, place.across - len(figures.GHOST[0]) - 2)
    at = tick * 4 % (2 * way)
    x = place.x + 1 + min(at, 2 * way - at)
    for line, text in enumerate(figures.GHOST):
        canvas.glyphs(x, place.y + 1 + line - tick % 2, text, styles["ghost"])


def draw_curtains(canvas: Canvas, styles: Styles, place: Row) -> None:
    """Every bed's curtains drawn: nobody studies the row while the game waits (RS-41)."""
    for slot in range(place.count):
        x = place.left(slot)
        _frame(canvas, styles, place, x, place.y, slot)
        for line in range(place.y + 1, place.y + place.height - 2):
            canvas.glyphs(x + 1, line, ("│ " * place.width)[: place.width - 2], styles["quilt-0"])
