"""Set up a table: who sits at it and by which rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, Static

from ai.agent import CHARACTERS, Character, levels, parse, spell
from ai.agent import usual as usual_level
from engines.registry import load
from tui.keys import bind
from tui.request import players
from tui.seating import aided, seated, usual
from tui.settings import PERSON, Setup
from tui.widgets.name import NameLine
from tui.widgets.picker import Choice, Picker
from tui.widgets.rulebook import Rulebook

from .page import Page

EMPTY: Final = ""
"""The level of a seat in which nobody sits."""


class SetUp(Page[None]):
    """Seats to the left, rules to the right; the lines below explain what is in focus; Enter deals."""

    CSS_PATH = "../styles/setup.tcss"
    DEFAULT_CLASSES = "setting-up"
    topic = "setup"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("setup.start", "start", priority=True),
        bind("setup.add", "seat(1)", shown="+ -"),
        bind("setup.remove", "seat(-1)", show=False),
        bind("setup.reset", "reset"),
        bind("setup.character", "character"),
    ]

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.info = load(game).info
        self.levels = levels(game)

    def compose(self) -> ComposeResult:
        self.chosen = usual(self.app.settings, self.game)
        yield from super().compose()

    def title_line(self) -> str:
        return self.texts.say("setup-title", game=self.texts.game(self.game)[0])

    def body(self) -> Iterable[Widget]:
        with Horizontal(id="setup-columns"):
            with Vertical(id="seats"):
                yield Static(Content(self.texts.say("setup-seats")), classes="caption line", markup=False)
                yield from self._seats()
            yield Rulebook(self.game, self.chosen, self.texts, id="rules")
        yield Static(id="explained", markup=False)

    def _seats(self) -> Iterable[Widget]:
        yield NameLine(" 1", self.app.settings.name, self.texts.say("setup-your-name"), id="me")
        most = self.info.seats[1]
        sitting, names = seated(self.game, self.chosen), iter(self.chosen.people)
        for seat in range(1, most):
            level = sitting[seat - 1] if seat < self.chosen.seats else EMPTY
            yield Picker("", self._sitters(seat, parse(level)[1]), level, id=f"seat-{seat}", classes="seat")
            name = next(names, "") if level == PERSON else ""
            yield NameLine("   ", name, self.texts.say("setup-person-name", number=seat + 1), id=f"name-{seat}")

    def on_mount(self) -> None:
        preset = self.query_one("#preset").focus()
        self.call_after_refresh(preset.scroll_visible, animate=False)
        self._label()

    async def retell(self) -> None:
        await super().retell()
        self._label()

    # What was chosen, read from the widgets

    def _written_name(self) -> str:
        return self.query_one("#me", NameLine).person

    def _bots(self) -> list[Picker]:
        return [self.query_one(f"#seat-{seat}", Picker) for seat in range(1, self.info.seats[1])]

    def _people(self) -> list[str]:
        """The names of the people besides the first; who wrote none is numbered."""
        seats = [seat for seat, picker in enumerate(self._bots(), 1) if picker.value == PERSON]
        written = ((seat + 1, self.query_one(f"#name-{seat}", NameLine).person) for seat in seats)
        return [name or self.texts.say("setup-person-name", number=number) for number, name in written]

    def _sitters(self, seat: int, character: Character) -> list[Choice]:
        """Who can sit in a seat: bots of this character, a person, and nobody where the game allows it."""
        bots = (spell(level, character) for level in self.levels)
        empty = [Choice(EMPTY, self.texts.say("setup-empty"))] if seat >= self.info.seats[0] else []
        person = Choice(PERSON, self.texts.say("setup-person"))
        return [*(Choice(bot, self.texts.level(bot)[0]) for bot in bots), person, *empty]

    @property
    def _rules(self) -> Rulebook:
        return self.query_one(Rulebook)

    def _setup(self) -> Setup:
        bots = tuple(str(picker.value) for picker in self._bots() if picker.value != EMPTY)
        return Setup(len(bots) + 1, bots, tuple(self._people()), self._rules.preset, self._rules.changed)

    # Showing it

    @on(Picker.Picked, ".seat")
    def _aid(self) -> None:
        """Weak bots bring the game's aids with them, and take them away again."""
        bots = [str(picker.value) for picker in self._bots() if picker.value not in (EMPTY, PERSON)]
        if self.info.aids:
            self._rules.show(aided(self.info, self.info.presets[self._rules.ruled], bots), self.info.aids)

    @on(Picker.Picked)
    @on(Input.Changed)
    def _label(self) -> None:
        """Name the seats by their place among those who play, offer the rules that so many can play by, mark what
        differs from the preset, explain the focus."""
        self._rules.fit(self._setup().seats)
        setup = self._setup()
        named = iter(players(self._written_name(), setup.bots, setup.people)[1:])
        for seat, picker in enumerate(self._bots(), 2):
            picker.label = f"{seat:>2}  {next(named).name}" if picker.value != EMPTY else f"{seat:>2}  –"
            picker.set_class(picker.value == EMPTY, "-empty")
            self.query_one(f"#name-{seat - 1}").display = picker.value == PERSON
            picker.refresh()
        self._explain()

    @on(Picker.Picked, "#preset")
    def _preset(self, event: Picker.Picked) -> None:
        self.action_reset()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        self._explain()

    def _explain(self) -> None:
        lines = [self._explanation(), self._rules.difference()]
        self.query_one("#explained", Static).update(Content("\n".join(lines)), layout=False)

    def _explanation(self) -> str:
        focused = self.focused
        if not isinstance(focused, Picker):
            mine = focused is None or focused.parent is self.query_one("#me")
            return self.texts.say("setup-name-about" if mine else "setup-person-about")
        explained = self._rules.explanation(focused)
        if explained is not None:
            return explained
        if focused.value in (EMPTY, PERSON):
            return self.texts.say("setup-empty-about" if focused.value == EMPTY else "setup-person-about")
        return self.texts.level(str(focused.value))[1]

    # Doing it

    def action_seat(self, step: int) -> None:
        """Seat one bot more, at the level of the last one, or one less."""
        bots = self._bots()
        taken = [picker for picker in bots if picker.value != EMPTY]
        free = [picker for picker in bots if picker.value == EMPTY]
        if step > 0 and free:
            levels = [picker.value for picker in taken if picker.value != PERSON]
            level = str(levels[-1]) if levels else usual_level(self.game)
            free[0].offer(self._sitters(bots.index(free[0]) + 1, parse(level)[1]))
            free[0].show(level)
        elif step < 0 and len(taken) >= self.info.seats[0]:
            taken[-1].show(EMPTY)
        self._label()

    def action_character(self) -> None:
        """Give the bot in focus the next character; the last is none in particular again."""
        focused = self.focused
        if isinstance(focused, Picker) and focused.has_class("seat") and focused.value not in (EMPTY, PERSON):
            level, character = parse(str(focused.value))
            after = CHARACTERS[(CHARACTERS.index(character) + 1) % len(CHARACTERS)]
            focused.offer(self._sitters(self._bots().index(focused) + 1, after))
            focused.show(spell(level, after))
            self._label()

    def action_reset(self) -> None:
        """Set every rule as the preset has it, and the aids as the bots need."""
        self._rules.reset()
        self._aid()
        self._label()

    def action_start(self) -> None:
        """Deal. A set of rules picked the moment before counts, though its news is still on the way."""
        if self._rules.preset != self._rules.ruled:
            self.action_reset()
        self.app.change(name=self._written_name())
        self.app.play.start(self.game, self._setup())
