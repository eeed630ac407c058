"""The ring: six places around the table, one's own at the bottom, the next clockwise to its left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from engines.ministre.values import RING
from tui.widgets.canvas import Canvas, cut
from tui.widgets.wrap import wrap

from .faces import PICTURES, PORTRAITS

Styles = Mapping[str, Style]

FACE_UP: Final = ("face", "known")


class Rect(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int


class Ring(NamedTuple):
    """Where everything lies: the plates by how far clockwise they are from one's own, arrows between, the middle."""

    plates: tuple[Rect, ...]
    arrows: tuple[tuple[int, int, str, str], ...]
    middle: Rect
    card: tuple[int, int]


class Plate(NamedTuple):
    """One place: `look` is how its card shows (`back`, `face`, `known`), `kind` how the plate stands out.

    `key` chooses the place while places are chosen; `gain` is what was won or lost just now; `seal` says how a sealed
    answer stands.
    """

    place: int
    name: str
    coins: int | None
    gain: str
    look: str
    character: int | None
    face: str
    short: str
    kind: str
    key: str
    deed: str
    fresh: bool
    seal: str
    mixed: bool


def ring(width: int, height: int) -> Ring:
    """Plates as large as the room allows."""
    if width < 76 or height < 21:
        return _flat(width, height)
    large = width >= 84 and height >= 33
    size = (24, 9) if large else (21, 6)
    card = (13, 8) if large else (10, 5)
    across, down = size
    left, right, centre = 1, width - across - 1, (width - across) // 2
    drop = down // 2 if not large else down - 3
    upper, lower, bottom = drop, height - down - drop, height - down
    plates = (
        Rect(centre, bottom, *size),
        Rect(left, lower, *size),
        Rect(left, upper, *size),
        Rect(centre, 0, *size),
        Rect(right, upper, *size),
        Rect(right, lower, *size),
    )
    side = left + card[0] // 2
    far = right + card[0] // 2
    between = (upper + down + lower) // 2
    arrows = (
        (centre - 3, bottom + down - 2, "◂", "▸"),
        (side, between, "▴", "▾"),
        (centre - 3, 1, "▸", "◂"),
        (centre + across + 1, 1, "▸", "◂"),
        (far, between, "▾", "▴"),
        (centre + across + 1, bottom + down - 2, "◂", "▸"),
    )
    middle = Rect(left + across + 1, down, right - left - across - 2, height - 2 * down)
    return Ring(plates, arrows, middle, card)


def _flat(width: int, height: int) -> Ring:
    """Where there is little room: two rows of small plates above the middle, still in the order of the ring."""
    across, down = width // 3, 3
    spots = ((1, 1), (0, 1), (0, 0), (1, 0), (2, 0), (2, 1))
    plates = tuple(Rect(column * across, row * down, across - 1, down) for column, row in spots)
    return Ring(plates, (), Rect(0, 2 * down, width, height - 2 * down), (5, 1))


def draw_ring(canvas: Canvas, styles: Styles, lay: Ring, plates: Sequence[Plate], own: int, way: int) -> None:
    """Draw the plates from one's own place on, and arrows: +1 if the cards went clockwise, -1 if not, 0 for neither."""
    for plate in plates:
        rect = lay.plates[(plate.place - own) % RING]
        _plate(canvas, styles, rect, lay.card, plate)
        canvas.spot(*rect, ("place", plate.place))
    for x, y, clockwise, counter in lay.arrows if way else ():
        canvas.glyphs(x, y, clockwise if way > 0 else counter, styles["way"])


def _plate(canvas: Canvas, styles: Styles, rect: Rect, card: tuple[int, int], plate: Plate) -> None:
    x, y, width, height = rect
    canvas.fill(*rect, styles[plate.kind])
    mark = f" {plate.key} " if plate.key else "▸ " if plate.kind == "acting" else "  "
    canvas.glyphs(x, y, mark, styles["key" if plate.key else f"{plate.kind}-name"])
    start = x + len(mark) + bool(plate.key)
    coins = "" if plate.coins is None else f"{plate.gain} ● {plate.coins} ".lstrip()
    canvas.text(start, y, cut(plate.name, x + width - start - len(coins) - 1), styles[f"{plate.kind}-name"])
    canvas.glyphs(x + width - len(coins), y, coins, styles["coin"])
    if card[1] > 1:
        _card(canvas, styles, x, y + 1, card, plate)
    else:
        sign = "?" if plate.character is None else plate.face[0]
        canvas.glyphs(x, y + 1, f"{plate.place + 1}[{sign}] ", styles[plate.look])
    at, room, line = x + card[0] + 1, width - card[0] - 1, y + 1
    if plate.seal:
        canvas.text(at, y + height - 1, plate.seal, styles["seal"], room)
    look = styles[f"{plate.kind}-name" if plate.fresh else plate.kind]
    for text in wrap(plate.deed, room)[: height - 1 - bool(plate.seal)]:
        canvas.text(at, line, text, look, room)
        line += 1


def _card(canvas: Canvas, styles: Styles, x: int, y: int, size: tuple[int, int], plate: Plate) -> None:
    width, height = size
    look = styles[plate.look]
    number = f" {plate.place + 1} "
    if plate.character is None:
        canvas.fill(x, y, width, height, look, "░")
        canvas.frame(x, y, width, height, styles["mixed" if plate.mixed else "back-edge"])
        canvas.glyphs(x + (width - 3) // 2, y + height // 2, " ? ", styles["back-edge"])
    else:
        canvas.fill(x, y, width, height, look)
        canvas.frame(x, y, width, height, styles[f"{plate.look}-edge"], "╔═╗║╚╝" if plate.look == "face" else "╭─╮│╰╯")
        canvas.glyphs(x + 1, y + 1, plate.face[0], look)
        drawing = (PORTRAITS if height >= 8 else PICTURES)[plate.character]
        top = y + 1
        for row, line in enumerate(drawing):
            canvas.glyphs(x + (width - len(line)) // 2 + (height < 8), top + row, line, look)
        name = plate.face if cell_len(plate.face) <= width - 2 else plate.short
        canvas.text(x + 1, y + height - 2, f"{name:^{width - 2}}", look, width - 2)
    canvas.glyphs(x + width - 4, y, number, styles["back-edge" if plate.character is None else f"{plate.look}-edge"])
