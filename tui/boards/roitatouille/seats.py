"""The other seats: plates with name, cards, captivity and the last move, set in the order of play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from tui.widgets.canvas import Canvas, cut
from tui.widgets.wrap import wrap

from .cards import Styles
from .shields import draw_shield


class Plate(NamedTuple):
    """What is known of one seat. `seen`: cards known to be in its hand; `fresh`: its move is of the latest news;
    `target`: it can be chosen by `key`."""

    seat: int
    name: str
    cards: int
    captive: str
    seen: str
    move: str
    acting: bool
    target: bool
    fresh: bool
    key: str

    @property
    def look(self) -> str:
        """The name of its style."""
        return "seat-target" if self.target else "seat-acting" if self.acting else "seat"


class Rect(NamedTuple):
    """A part of the board."""

    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[int, int]:
        """Its middle cell."""
        return self.x + self.width // 2, self.y + self.height // 2


class Setting(NamedTuple):
    """Where each plate lies, where arrows show the direction, and what is left for the middle of the table."""

    plates: tuple[Rect, ...]
    arrows: tuple[tuple[int, int, str], ...]
    centre: Rect


ALONG: Final = "▸◂"
"""The arrows of either direction between plates set side by side."""
UP: Final = "▴▾"
DOWN: Final = "▾▴"

_LEFT_AND_TOP: Final = ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 2), (3, 3))
"""By the number of other seats: how many sit on the left and how many at the top; the rest sit on the right."""

_BANDS: Final = ((26, 6), (18, 4), (15, 3), (15, 2), (18, 1))


def around(count: int, width: int, height: int) -> Setting | None:
    """Plates on three sides of the table, for roomy screens; None where they do not fit."""
    if count >= len(_LEFT_AND_TOP):
        return None
    left, top = _LEFT_AND_TOP[count]
    right = count - left - top
    wide, high = (28 if width >= 96 else 24), 6
    first = high + 1 if top else 0
    if top * wide > width or max(left, right) * (high + 1) > height - first or width - 2 * wide < 34:
        return None
    plates: list[Rect] = []
    arrows: list[tuple[int, int, str]] = []

    def side(x: int, seats: int, arrow: str) -> list[Rect]:
        gap = (height - first - seats * high) // (seats + 1)
        column = [Rect(x, first + gap + i * (high + gap), wide, high) for i in range(seats)]
        arrows.extend((x + wide // 2, rect.y + high, arrow) for rect in column[:-1])
        return column

    plates += reversed(side(0, left, UP))
    gap = (width - top * wide) // (top + 1)
    row = [Rect(gap + i * (wide + gap), 0, wide, high) for i in range(top)]
    arrows.extend((rect.x + wide, high // 2, ALONG) for rect in row[:-1])
    plates += row
    plates += side(width - wide, right, DOWN)
    aside = wide + 1 if left else 1
    return Setting(tuple(plates), tuple(arrows), Rect(aside, first, width - 2 * aside, height - first))


def band(count: int, width: int, height: int) -> Setting:
    """Plates in rows above the table: the most generous ones that fit into `height` less what the middle needs."""
    room = max(height - 9, height * 9 // 20) if height > 14 else height - 6
    for wide, high in _BANDS:
        columns = max(1, min(count, width // wide))
        rows = -(-count // columns)
        if rows * high <= room:
            break
    columns = max(1, -(-count // rows))
    step = min(width // columns, 40)
    plates, arrows = [], []
    for i in range(count):
        row, column = divmod(i, columns)
        in_row = min(columns, count - row * columns)
        x = (width - in_row * step) // 2 + column * step
        plates.append(Rect(x, row * high, step - 1, high))
        if i + 1 < count and column + 1 < in_row:
            arrows.append((x + step - 1, row * high + (high - 1) // 2, ALONG))
    top = rows * high
    return Setting(tuple(plates), tuple(arrows), Rect(0, top, width, height - top))


def draw_seats(canvas: Canvas, styles: Styles, setting: Setting, plates: Sequence[Plate], direction: int) -> None:
    """Draw the plates and the arrows between them."""
    for rect, plate in zip(setting.plates, plates, strict=True):
        (_framed if rect.height > 3 else _bare)(canvas, styles, rect, plate)
        canvas.spot(*rect, ("seat", plate.seat))
    for x, y, arrow in setting.arrows:
        canvas.glyphs(x, y, arrow[direction < 0], styles["way"])


def _mark(plate: Plate) -> str:
    return plate.key if plate.target else "▸" if plate.acting else " "


def _framed(canvas: Canvas, styles: Styles, rect: Rect, plate: Plate) -> None:
    look = plate.look
    ground, edge = styles[look], styles[f"{look}-edge"]
    canvas.fill(*rect, ground)
    canvas.frame(*rect, edge, "╭─╮│╰╯" if look == "seat" else "╔═╗║╚╝")
    count = f" {plate.cards} "
    _name(canvas, styles, rect.x + 1, rect.y, rect.width - 3 - len(count), plate)
    canvas.glyphs(rect.x + rect.width - 2 - len(count), rect.y, count, _count_style(styles, plate))
    x, width = rect.x + 2, rect.width - 4
    if rect.height > 5:
        draw_shield(canvas, styles, x, rect.y + 1, plate.seat)
        x, width = x + 8, width - 8
        if plate.captive:
            canvas.text(x, rect.y + 4, plate.captive, styles[f"{look}-captive"], width)
        else:
            canvas.text(x, rect.y + 4, plate.seen, styles[f"{look}-cards"], width)
        _cards(canvas, styles, x, rect.y + 1, width, plate._replace(captive=""))
        _move(canvas, styles, x, rect.y + 2, width, 2, plate)
        return
    _cards(canvas, styles, x, rect.y + 1, width, plate)
    _move(canvas, styles, x, rect.y + 2, width, rect.height - 3, plate)


def _bare(canvas: Canvas, styles: Styles, rect: Rect, plate: Plate) -> None:
    canvas.fill(*rect, styles[plate.look])
    count = f" {plate.cards} "
    _name(canvas, styles, rect.x, rect.y, rect.width - len(count), plate)
    canvas.glyphs(rect.x + rect.width - len(count), rect.y, count, _count_style(styles, plate))
    if rect.height > 2:
        _cards(canvas, styles, rect.x + 1, rect.y + 1, rect.width - 2, plate)
        _move(canvas, styles, rect.x + 1, rect.y + 2, rect.width - 2, 1, plate)
    elif rect.height == 1:
        canvas.text(
            rect.x + rect.width - len(count) - 2, rect.y, "×" * bool(plate.captive), styles[f"{plate.look}-captive"]
        )
    elif plate.captive:
        canvas.text(rect.x + 1, rect.y + 1, plate.captive, styles[f"{plate.look}-captive"], rect.width - 2)
    else:
        _move(canvas, styles, rect.x + 1, rect.y + 1, rect.width - 2, 1, plate)


def _count_style(styles: Styles, plate: Plate) -> Style:
    return styles["last-card" if plate.cards == 1 else f"{plate.look}-name"]


def _name(canvas: Canvas, styles: Styles, x: int, y: int, width: int, plate: Plate) -> None:
    name = cut(plate.name, width - 3)
    canvas.glyphs(x, y, _mark(plate), styles["seat-key" if plate.target else f"{plate.look}-edge"])
    canvas.text(x + 1, y, f" {name} ", styles[f"{plate.look}-name"])


def _cards(canvas: Canvas, styles: Styles, x: int, y: int, width: int, plate: Plate) -> None:
    """A small back for each card, and the captive's counter at the right."""
    tail = cell_len(plate.captive)
    room = width - (tail + 1 if tail else 0)
    backs = "▮" * plate.cards if plate.cards <= room else "▮" * max(0, room - 1) + "…"
    canvas.glyphs(x, y, backs, styles["last-card" if plate.cards == 1 else f"{plate.look}-cards"])
    canvas.text(x + width - tail, y, plate.captive, styles[f"{plate.look}-captive"], width)


def _move(canvas: Canvas, styles: Styles, x: int, y: int, width: int, lines: int, plate: Plate) -> None:
    look = styles[f"{plate.look}-{'fresh' if plate.fresh else 'move'}"]
    said = [plate.move] if lines == 1 else wrap(" ".join(cut(word, width) for word in plate.move.split(" ")), width)
    for row, line in enumerate(said[:lines]):
        canvas.text(x, y + row, line, look, width)
