"""How a round or the whole game ended."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical
from textual.content import Content
from textual.widgets import Static

from engines.game import Event, View
from tui.keys import bind
from tui.text_values import SEAT, fields, readable
from tui.widgets.keyline import KeyLine
from tui.widgets.pixels import CROWN, Pixels

from .page import Spoken

_LAUREL: Final = ("♛", "*")


def round_end(events: tuple[Event, ...]) -> Event | None:
    """The event that closes a round: the last one that names winners."""
    return next((event for event in reversed(events) if hasattr(event, "winners")), None)


class Result(Spoken[str]):
    """The standing after a round, or the final one with what can be done next.

    Built from what the table told alone: the closing event, the view, the names. Dismissed with "next" or, at the end,
    one of the `ways` that are open to this person: "rematch", "change", "hub". `foot` and `verdict` are said beneath.
    """

    CSS_PATH = "../styles/result.tcss"
    topic = "result"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("result.next", "leave('next')"),
        bind("result.rematch", "leave('rematch')"),
        bind("result.change", "leave('change')"),
        bind("result.hub", "leave('hub')"),
    ]

    def __init__(
        self,
        game: str,
        names: tuple[str, ...],
        closing: Event | None,
        view: View,
        ways: Collection[str] = ("rematch", "change", "hub"),
        foot: str = "",
        verdict: str = "",
    ) -> None:
        super().__init__()
        self.verdict = verdict
        self.game, self.names, self.closing, self.view = game, names, closing, view
        self.ways, self.foot = ways, foot

    @property
    def final(self) -> bool:
        """Whether the whole game is over."""
        return self.view.outcome is not None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Going on is for rounds, what comes after for the end."""
        if action != "leave":
            return True
        return parameters[0] in self.ways if self.final else parameters == ("next",)

    def compose(self) -> ComposeResult:
        with Vertical(id="result"):
            with Center():
                yield Pixels(CROWN, self.app.plain_art)
            yield Static(Content(self._headline()), id="headline", markup=False)
            with Center():
                yield Static(self._standing(), id="standing", markup=False)
            yield Static(Content(self.foot), id="foot", markup=False)
            yield Static(Content(self.verdict), id="verdict", markup=False)
        yield KeyLine()

    def judge(self, verdict: str) -> None:
        """Say what one's own replay of the game found."""
        self.verdict = verdict
        self.query_one("#verdict", Static).update(Content(verdict))

    def _headline(self) -> str:
        outcome = self.view.outcome
        if outcome is not None:
            return self.texts.outcome(self.game, outcome, self.names, self.view.seat)
        said = self.closing and self.texts.event(self.game, self.closing, self.names, self.view.seat)
        return said or ""

    def _standing(self) -> Content:
        """A row a seat, the best first: place, name, and each column of numbers that the closing event brings."""
        outcome = self.view.outcome
        columns = _columns(self.closing, len(self.names))
        if outcome is not None and tuple(outcome.scores) not in columns.values():
            columns = {"scores": tuple(outcome.scores), **columns}
        winners: tuple[int, ...] = (outcome or self.closing).winners  # type: ignore[union-attr]
        heads = [self._column(name) for name in columns]
        widths = [max(6, Content(head).cell_length) for head in heads]
        name_width = max(12, *(Content(name).cell_length for name in self.names))
        rows = [_row("", "", heads, name_width, widths, "$faded")]
        ranks = outcome.scores if outcome is not None else columns.get("wins", (0,) * len(self.names))
        for seat in sorted(range(len(ranks)), key=lambda seat: (-ranks[seat], seat not in winners, seat)):
            place = str(1 + sum(other > ranks[seat] for other in ranks))
            mark = _LAUREL[self.app.plain_art] if seat in winners else place
            values = [str(column[seat]) for column in columns.values()]
            style = "bold $accent" if seat in winners else "bold" if seat == self.view.seat else ""
            rows.append(_row(mark, self.names[seat], values, name_width, widths, style))
        return Content("\n").join(rows)

    def _column(self, name: str) -> str:
        found = self.texts.find(f"{self.game}-column-{name}") or self.texts.find(f"result-column-{name}")
        return found or readable(name).capitalize()

    def action_leave(self, how: str) -> None:
        """Close with what is to be done next."""
        self.dismiss(how)


def _columns(closing: Event | None, seats: int) -> dict[str, tuple[int, ...]]:
    """The fields of the closing event that hold a number a seat."""
    if closing is None:
        return {}
    found = {}
    for field in fields(type(closing)):
        value = getattr(closing, field.name)
        if field.kind != SEAT and isinstance(value, tuple) and len(value) == seats:
            found[field.name] = tuple(map(int, value))
    return found


def _row(mark: str, name: str, values: list[str], name_width: int, widths: list[int], style: str) -> Content:
    cells = [Content(name).pad_right(name_width - Content(name).cell_length)]
    for value, width in zip(values, widths, strict=True):
        cells.append(Content(" " * (width - Content(value).cell_length) + value))
    return Content("   ").join([Content(f"{mark:>2}"), *cells]).stylize(style)
