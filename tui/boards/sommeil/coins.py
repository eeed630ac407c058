"""The coins: those to choose from as buttons, those put down as chips before the beds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from engines.sommeil.notation import LETTERS
from engines.sommeil.values import CHARACTERS
from tui.widgets.canvas import Canvas, cut

from .beds import Row
from .figures import PATTERNS

Styles = Mapping[str, Style]

HEIGHT: Final = 3
CHIP: Final = 3
_WIDEST: Final = 19


class Button(NamedTuple):
    """A coin that can be taken with `key`; `number` of its kind are up, `lit`: it is chosen or pointed at."""

    coin: int
    key: str
    name: str
    number: int
    lit: bool
    open: bool


class Chip(NamedTuple):
    """A coin put down, and how it was judged, if it was."""

    coin: int
    bed: int | None
    joker: bool
    right: bool | None

    @property
    def text(self) -> str:
        """Its letter, and a mark."""
        mark = ("!" if self.joker else " ") if self.right is None else "✓" if self.right else "×"
        return f"{LETTERS[self.coin]}{mark}"


def look(coin: int) -> str:
    """The style of a coin's face."""
    return "coin" if coin < CHARACTERS else f"night-{coin - CHARACTERS}"


def draw_buttons(canvas: Canvas, styles: Styles, y: int, height: int, buttons: Sequence[Button]) -> None:
    """Side by side in the middle; in one line where there is no room for more."""
    step = min(_WIDEST, (canvas.width - 2) // max(1, len(buttons)))
    x = (canvas.width - step * len(buttons) + 1) // 2
    for button in buttons:
        width = step - 1
        face = styles[look(button.coin)]
        if height >= HEIGHT:
            _tall(canvas, styles, x, y, width, button, face)
        else:
            canvas.fill(x, y, width, 1, face)
            canvas.text(x + 2, y, _label(button, width - 3), face, width - 2)
        if button.open:
            canvas.glyphs(x, y, button.key, styles["key"])
        canvas.spot(x, y, width, height, ("coin", button.coin))
        x += step


def _label(button: Button, room: int) -> str:
    tail = f" ×{button.number}" if button.number > 1 else ""
    whole = f"{LETTERS[button.coin]} {button.name}"
    name = whole if cell_len(whole) <= room - len(tail) else button.name
    return cut(name, room - len(tail)) + tail


def _tall(canvas: Canvas, styles: Styles, x: int, y: int, width: int, button: Button, face: Style) -> None:
    canvas.fill(x, y, width, HEIGHT, face)
    if button.coin >= CHARACTERS:
        pattern = PATTERNS[button.coin - CHARACTERS]
        canvas.glyphs(x, y + 1, (pattern * width)[:width], face)
    canvas.frame(x, y, width, HEIGHT, face, "╔═╗║╚╝" if button.lit else "╭─╮│╰╯")
    label = f" {_label(button, width - 4)} "
    canvas.text(x + (width - cell_len(label)) // 2, y + 1, label, face, width - 2)
    if button.lit:
        canvas.glyphs(x + width // 2 - 1, y + 2, "▴▴", face)


def draw_chips(canvas: Canvas, styles: Styles, place: Row, height: int, chips: Sequence[Chip]) -> None:
    """The coins before each bed, beneath it."""
    y, per_line = place.y + place.height, max(1, place.width // CHIP)
    for slot in range(place.count):
        mine = [chip for chip in chips if chip.bed == slot]
        for number, chip in enumerate(mine[: per_line * height]):
            line, column = divmod(number, per_line)
            in_line = min(per_line, len(mine) - line * per_line)
            x = place.left(slot) + (place.width - in_line * CHIP + 1) // 2 + column * CHIP
            draw_chip(canvas, styles, x, y + line, chip)


def draw_chip(canvas: Canvas, styles: Styles, x: int, y: int, chip: Chip) -> None:
    """Two cells."""
    letter, mark = chip.text
    canvas.glyphs(x, y, letter, styles[look(chip.coin)])
    judged = look(chip.coin) if chip.right is None else "right" if chip.right else "wrong"
    canvas.glyphs(x + 1, y, mark, styles[judged])
