"""Open a table for others, or change the one at which one settles things: what is played, by which rules and terms."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final, get_args

import msgspec
from textual import events, on, work
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from engines.registry import load, names
from net.clean import clean_line
from net.policy import Access, Dropped, Policy, Watching
from tui import terms
from tui.keys import bind
from tui.seating import differing, last_played, usual
from tui.settings import Hosting, Setup
from tui.widgets.name import NameLine
from tui.widgets.picker import Choice, Picker
from tui.widgets.rulebook import Rulebook

from .page import Page

if TYPE_CHECKING:
    from net.wire import Company

CLOCKS: Final = ((0, 0), (20, 120), (30, 300), (60, 600), (120, 0))
"""Seconds for a decision, and in reserve, that are offered."""

TITLE_CELLS: Final = 24


class Opening(Page[None]):
    """The table to the left, its rules to the right; the lines below explain what is in focus.

    `company` is the table that is to be changed; without one a new table is opened.
    """

    CSS_PATH = "../styles/setup.tcss"
    DEFAULT_CLASSES = "setting-up"
    topic = "opening"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("opening.open", "open", priority=True),
        bind("opening.reset", "reset"),
    ]

    def __init__(self, company: Company | None = None) -> None:
        super().__init__()
        self.company = company

    def compose(self) -> Iterable[Widget]:  # type: ignore[override]
        settings, company = self.app.settings, self.company
        if company is None:
            kept = settings.hosting
            game = kept.game if kept.game in names() else last_played(settings)
            self.chosen, self.policy, self.title = usual(settings, game), kept.policy, kept.title
        else:
            game, self.policy, self.title = company.game, company.policy, company.title
            self.chosen = self._present(company)
        self.game = game
        yield from super().compose()

    def _present(self, company: Company) -> Setup:
        """The rules and seats of the table there is."""
        info = load(company.game).info
        preset, *_ = info.presets
        told = terms.read_options(company.game, company.options) or info.presets[preset]
        preset = next((name for name, rules in info.presets.items() if rules == told), preset)
        return Setup(len(company.chairs), preset=preset, options=differing(info, preset, told))

    def title_line(self) -> str:
        return self.texts.say("opening-title" if self.company is None else "opening-change")

    def body(self) -> Iterable[Widget]:
        with Horizontal(id="setup-columns"):
            with Vertical(id="seats"):
                yield Static(Content(self.texts.say("opening-table")), classes="caption line", markup=False)
                yield from self._table()
            yield Rulebook(self.game, self.chosen, self.texts, id="rules")
        yield Static(id="explained", markup=False)

    def _table(self) -> Iterable[Widget]:
        say, agreed = self.texts.say, self.policy
        if self.company is None:
            usual_title = say("opening-usual-title", name=self.app.person)
            yield NameLine(say("opening-name"), self.title, usual_title, cells=TITLE_CELLS, id="title")
        games = [Choice(game, self.texts.game(game)[0]) for game in names()]
        yield Picker(say("opening-game"), games, self.game, id="game")
        yield Picker(say("opening-seats"), self._seats(), self.chosen.seats, id="seats-picker")
        for part, values in (("access", Access), ("dropped", Dropped), ("watching", Watching)):
            choices = [Choice(value, say(f"opening-{part}-{value}")) for value in get_args(values)]
            yield Picker(say(f"opening-{part}"), choices, getattr(agreed, part), id=part)
        clock = agreed.move, agreed.reserve
        clocks = [Choice(each, self._clock(*each)) for each in dict.fromkeys((*CLOCKS, clock))]
        yield Picker(say("opening-clock"), clocks, clock, id="clock")

    def _seats(self) -> list[Choice]:
        low, high = load(self.game).info.seats
        return [Choice(seats, str(seats)) for seats in range(low, high + 1)]

    def _clock(self, move: int, reserve: int) -> str:
        if not move and not reserve:
            return self.texts.say("opening-clock-none")
        key = "opening-clock-reserve" if reserve else "opening-clock-move"
        return self.texts.say(key, move=move, minutes=reserve // 60)

    def on_mount(self) -> None:
        self.query_one("#game").focus()
        self._fit()

    async def retell(self) -> None:
        if self.query("#title"):
            self.title = self.query_one("#title", NameLine).line
        await super().retell()
        self._fit()

    # What was chosen, read from the widgets

    def _value(self, name: str) -> object:
        return self.query_one(f"#{name}", Picker).value

    def _policy(self) -> Policy:
        move, reserve = self._value("clock")  # type: ignore[misc]
        parts = {part: self._value(part) for part in ("access", "dropped", "watching")}
        return Policy(**parts, move=move, reserve=reserve)  # type: ignore[arg-type]

    # Showing it

    @on(Picker.Picked)
    def _fit(self) -> None:
        """Offer the rules that so many can play by, and explain the focus."""
        for rules in self.query(Rulebook):
            rules.fit(int(str(self._value("seats-picker"))))
        self._explain()

    @on(Picker.Picked, "#preset")
    def _preset(self, event: Picker.Picked) -> None:
        self.action_reset()

    @on(Picker.Picked, "#game")
    def _another_game(self, event: Picker.Picked) -> None:
        self._open_rules(str(event.picker.value))

    @work(exclusive=True)
    async def _open_rules(self, game: str) -> None:
        """Show the rules of another game, as it was last set up."""
        self.game, self.chosen = game, usual(self.app.settings, game)
        seats = self.query_one("#seats-picker", Picker)
        seats.offer(self._seats())
        seats.show(self.chosen.seats)
        await self.query_one(Rulebook).remove()
        await self.query_one("#setup-columns").mount(Rulebook(game, self.chosen, self.texts, id="rules"))
        self._fit()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        self._explain()

    def _explain(self) -> None:
        rules = next(iter(self.query(Rulebook)), None)
        if rules is not None:
            lines = [self._explanation(rules), rules.difference()]
            self.query_one("#explained", Static).update(Content("\n".join(lines)), layout=False)

    def _explanation(self, rules: Rulebook) -> str:
        focused = self.focused
        if not isinstance(focused, Picker):
            return self.texts.say("opening-name-about")
        said = rules.explanation(focused)
        if said is not None:
            return said
        if focused.id == "game":
            return self.texts.game(self.game)[1]
        if focused.id == "seats-picker":
            return self.texts.say("opening-seats-about")
        if focused.id == "clock":
            move, reserve = focused.value  # type: ignore[misc]
            return terms.clock(self.texts, move, reserve)
        return self.texts.say(f"lan-{focused.id}-{focused.value}")

    # Doing it

    def action_reset(self) -> None:
        """Set every rule as the set of rules has it."""
        self.query_one(Rulebook).reset()
        self._fit()

    def action_open(self) -> None:
        """Open the table, or change it. A set of rules picked the moment before counts."""
        from tui.house import Plan

        rules = self.query_one(Rulebook)
        if rules.preset != rules.ruled:
            self.action_reset()
        seats, policy, options = int(str(self._value("seats-picker"))), self._policy(), rules.options
        if self.company is not None:
            self.app.guests.at.settle(self.game, seats, msgspec.to_builtins(options), policy)
            self.dismiss(None)
            return
        title = self.query_one("#title", NameLine).line
        last = Setup(seats, preset=rules.preset, options=rules.changed)
        self._remember(title, policy, last)
        title = title or self.texts.say("opening-usual-title", name=self.app.person)
        self.app.party.host(Plan(self.game, seats, options, policy, clean_line(title, TITLE_CELLS)))

    def _remember(self, title: str, policy: Policy, last: Setup) -> None:
        """Begin from here the next time; the bots and people of one's own table stay as they are."""
        settings = self.app.settings
        before = settings.last_setup.get(self.game, last)
        kept = msgspec.structs.replace(before, seats=last.seats, preset=last.preset, options=last.options)
        setups = {**settings.last_setup, self.game: kept}
        self.app.change(hosting=Hosting(self.game, title, policy), last_setup=setups)
