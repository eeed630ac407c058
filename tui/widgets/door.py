"""The PIN and the join code of a table in large type, for those who look at the host's screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from net.invite import qr

if TYPE_CHECKING:
    from net.wire import Door
    from tui.text import Texts

GROUP: Final = 5
"""Letters of a join code stand in groups of so many."""


def spaced(pin: str) -> str:
    """Six digits in two groups, as one reads them out."""
    return f"{pin[:3]} {pin[3:]}"


def code_lines(code: str, width: int) -> list[str]:
    """A join code's groups in lines of at most so many cells, all but the last equally long."""
    groups = code.replace("-", " ").split()
    each = max(1, (width + 1) // (GROUP + 1))
    rows = -(-len(groups) // each)
    each = -(-len(groups) // rows) if rows else 1
    return [" ".join(groups[i : i + each]) for i in range(0, len(groups), each)]


class LargeDigits(Widget):
    """Digits of half blocks, as the program's name is written; spaced ones where there are only plain letters.

    `scale` is the size of a pixel in half blocks.
    """

    ALLOW_SELECT = False
    DEFAULT_CSS = "LargeDigits { width: auto; height: auto; color: $accent; text-style: bold; }"

    def __init__(self, digits: str, plain: bool, *, scale: int = 1, id: str) -> None:
        super().__init__(id=id)
        self.digits, self._plain, self._scale = digits, plain, scale

    def update(self, digits: str) -> None:
        """Show others."""
        self.digits = digits
        self.refresh(layout=True)

    def render(self) -> Content:
        """The rows, or one line of them."""
        return Content(" ".join(self.digits)) if self._plain else Content("\n".join(drawn(self.digits, self._scale)))


def drawn(digits: str, scale: int = 1) -> list[str]:
    """Digits in rows of half blocks."""
    across = ["0".join(_PIXELS[digit][row] for digit in digits) for row in range(5)]
    pixels = ["".join(bit * scale for bit in row) for row in across for _ in range(scale)]
    pixels += ["0" * len(pixels[0])] * (len(pixels) % 2)
    pairs = zip(pixels[::2], pixels[1::2], strict=True)
    return ["".join(_HALVES[upper + lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs]


_HALVES: Final = {"00": " ", "01": "▄", "10": "▀", "11": "█"}
_PIXELS: Final = {
    "0": ("111", "101", "101", "101", "111"),
    "1": ("010", "110", "010", "010", "111"),
    "2": ("111", "001", "111", "100", "111"),
    "3": ("111", "001", "111", "001", "111"),
    "4": ("101", "101", "111", "001", "001"),
    "5": ("111", "100", "111", "001", "111"),
    "6": ("111", "100", "111", "101", "111"),
    "7": ("111", "001", "001", "001", "001"),
    "8": ("111", "101", "111", "101", "111"),
    "9": ("111", "101", "111", "001", "111"),
    "-": ("000", "000", "000", "000", "111"),
    " ": ("0", "0", "0", "0", "0"),
}


class DoorPlate(Vertical):
    """PIN and code, as far as there are any; hidden where a host told neither."""

    CODE: ClassVar = 34
    DEFAULT_CSS = """
    DoorPlate { height: auto; margin-top: 1; display: none; }
    DoorPlate Static { height: auto; }
    DoorPlate .door--caption { color: $faded; text-style: italic; }
    DoorPlate #door-code { color: $accent; text-style: bold; }
    DoorPlate #door-warned { color: $warning; }
    DoorPlate #door-qr { display: none; margin-top: 1; }
    """

    def __init__(self, texts: Texts, plain: bool, *, id: str) -> None:
        super().__init__(id=id)
        self._texts, self._plain = texts, plain

    def compose(self) -> ComposeResult:
        yield Static(Content(self._texts.say("lobby-pin")), classes="door--caption pin", markup=False)
        yield LargeDigits("", self._plain, id="door-pin")
        yield Static(id="door-warned", markup=False)
        yield Static(classes="door--caption code", id="door-how", markup=False)
        yield Static(id="door-code", markup=False)
        yield QrCode(id="door-qr")

    def show(self, door: Door | None) -> None:
        """Show what is on the door now."""
        self.display = door is not None
        if door is None:
            return
        self.query_one(LargeDigits).update(spaced(door.pin))
        for part in (*self.query(".pin"), self.query_one(LargeDigits)):
            part.display = bool(door.pin)
        warned = self.query_one("#door-warned", Static)
        warned.display = bool(door.warned)
        warned.update(Content(self._texts.say("lobby-pin-changed", address=door.warned)))
        self.query_one(QrCode).show(door.code)
        how = self._texts.say("lobby-or-code" if door.pin else "lobby-code") if door.code else ""
        self.query_one("#door-how", Static).update(Content(how))
        self.query_one("#door-code", Static).update(Content("\n".join(code_lines(door.code, self.CODE))))


class QrCode(Widget):
    """Rows of half blocks, dark on light whatever the theme: a camera must see them."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "QrCode { width: auto; height: auto; color: #000000; background: #ffffff; }"

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._rows: tuple[str, ...] = ()

    def show(self, code: str) -> None:
        """Show another join code."""
        self._rows = tuple(_rows(qr(code))) if code else ()
        self.refresh(layout=True)

    @property
    def across(self) -> int:
        """Its width in cells."""
        return max(map(len, self._rows), default=0)

    def render(self) -> Content:
        """The code."""
        return Content("\n".join(self._rows))


def _rows(cells: Sequence[Sequence[bool]]) -> Iterator[str]:
    """Two rows of dark and light in one of half blocks."""
    blank = (False,) * len(cells[0])
    for upper, lower in zip_longest(cells[::2], cells[1::2], fillvalue=blank):
        yield "".join(_HALVES[f"{above:d}{below:d}"] for above, below in zip(upper, lower, strict=True))
