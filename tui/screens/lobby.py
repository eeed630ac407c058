"""Around a table before its game: who sits, what is agreed, how one gets in, and what people say."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from ai.agent import CHARACTERS, levels, parse, spell
from engines.registry import load, names
from net.talk import EMOTES
from net.wire import Company
from tui import terms
from tui.keys import bind
from tui.party import mark
from tui.widgets.chair import ChairLine, Place
from tui.widgets.door import DoorPlate
from tui.widgets.keyline import KeyLine
from tui.widgets.lines import Line
from tui.widgets.talk import LineField, TalkLog

from .ask import Ask
from .page import Spoken

MARK = "• "
"""Before what is not as in the printed rules."""


class Lobby(Spoken[None]):
    """Shows `app.guests`, which hears what the host tells; what a person does here goes to the host and comes back."""

    CSS_PATH = "../styles/lobby.tcss"
    topic = "lobby"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("lobby.up", "app.focus_previous", show=False),
        bind("lobby.down", "app.focus_next", show=False),
        bind("lobby.start", "start"),
        bind("lobby.ready", "ready"),
        bind("lobby.more", "seats(1)", shown="+ -"),
        bind("lobby.fewer", "seats(-1)", show=False),
        bind("lobby.bot", "bot"),
        bind("lobby.character", "character", show=False),
        bind("lobby.kick", "kick"),
        bind("lobby.options", "options"),
        bind("lobby.invite", "invite"),
        bind("lobby.talk", "talk"),
        *(Binding(str(i % 10), f"emote({i - 1})", show=False) for i in range(1, min(10, len(EMOTES)) + 1)),
        bind("lobby.terms-up", "scroll_terms(-1)", show=False),
        bind("lobby.terms-down", "scroll_terms(1)", show=False),
        bind("page.back", "leave"),
    ]

    def compose(self) -> ComposeResult:
        yield Line(id="lobby-title")
        with Horizontal(id="lobby-columns"):
            with Vertical(id="lobby-seats"):
                yield Static(Content(self.texts.say("lobby-seats")), classes="caption line", markup=False)
                yield VerticalScroll(id="chairs", can_focus=False)
                yield Static(id="awaited", markup=False)
            with Vertical(id="lobby-agreed"):
                with VerticalScroll(id="agreed", can_focus=False):
                    yield Static(Content(self.texts.say("lobby-agreed")), classes="caption line", markup=False)
                    yield Static(id="terms", markup=False)
                yield DoorPlate(self.texts, self.app.plain_art, id="door")
        with Vertical(id="lobby-talk"):
            yield TalkLog(self.app.guests.talk, id="talk")
            yield LineField(self._talk_hint(), id="say")
        yield KeyLine()

    def on_mount(self) -> None:
        self.show()

    async def retell(self) -> None:
        await super().retell()
        self.show()

    # Showing what the host tells

    @property
    def company(self) -> Company | None:
        """The table as the host told it last."""
        return self.app.guests.company

    def show(self) -> None:
        """Show how the table is now."""
        company = self.company
        if company is None or not self.query("#terms"):
            return
        self._show_title(company)
        self.query_one("#terms", Static).update(self._terms(company))
        self.query_one(DoorPlate).show(self.app.guests.door)
        self.run_worker(partial(self._show_chairs, company), group="chairs", exclusive=True)

    def _show_title(self, company: Company) -> None:
        game = self.texts.game(company.game)[0]
        title = Content.styled(company.title or game, "bold $accent")
        if company.title:
            title = Content.assemble(title, "  ", Content.styled(game, "$foreground"))
        said = [self.texts.say("lobby-watchers", count=company.watchers)] if company.watchers else []
        free = sum(not chair.name and not chair.level for chair in company.chairs)
        said.append(self.texts.say("lobby-places", free=free, seats=len(company.chairs)))
        if self.app.guests.lost:
            said = [self.texts.say("lobby-line-lost")]
        self.query_one("#lobby-title", Line).show(title, Content.styled(" · ".join(said), "$faded"))

    def _terms(self, company: Company) -> Content:
        """The rules, what differs marked; then the policy, a sentence a line."""
        lines = []
        for term in terms.rules(self.texts, company.game, company.options):
            mark = Content.styled(MARK, "bold $warning") if term.differs else Content("")
            lines.append(Content.assemble(mark, Content.styled(term.text, "$foreground" if term.differs else "bold")))
        agreed = [Content.styled(said, "$faded") for said in terms.policy(self.texts, company.policy)]
        return Content("\n").join([*lines, Content(""), *agreed])

    async def _show_chairs(self, company: Company) -> None:
        places = self._places(company)
        box = self.query_one("#chairs")
        lines = list(box.query(ChairLine))
        for line in lines[len(places) :]:
            await line.remove()
        for line, place in zip(lines, places, strict=False):
            line.show(place)
        fresh = [ChairLine(place, self.texts, plain=self.app.plain_art) for place in places[len(lines) :]]
        if fresh:
            await box.mount_all(fresh)
        if self.focused is None and places:
            self.query_one(f"#chair-{max(0, self.app.guests.seat)}").focus()
        self.query_one("#awaited", Static).update(Content(self._awaited(places)))
        self.refresh_bindings()

    def _places(self, company: Company) -> list[Place]:
        mine = self.app.guests.seat
        return [
            Place(seat, chair, mine=seat == mine, heads=seat == company.head)
            for seat, chair in enumerate(company.chairs)
        ]

    def _awaited(self, places: list[Place]) -> str:
        """What is missing before the game begins."""
        say = self.texts.say
        unready = [place.chair.name for place in places if place.person and not place.chair.ready and not place.heads]
        own = next((place for place in places if place.mine), None)
        if own is None:
            return say("lobby-looking-on")
        if own.heads:
            return say("lobby-awaits", seats=self.texts.join(unready)) if unready else say("lobby-may-start")
        if not own.chair.ready:
            return say("lobby-say-ready")
        head = next((place.chair.name for place in places if place.heads), "")
        return say("lobby-awaits-head", seat=head) if head else say("lobby-awaits-anyone")

    def _talk_hint(self) -> str:
        emotes = "  ".join(f"{i % 10} {self.texts.say(f'emote-{tag}')}" for i, tag in enumerate(EMOTES, 1))
        return self.texts.say("lobby-talk-hint", emotes=emotes)

    def hear(self) -> None:
        """Somebody said something."""
        for log in self.query(TalkLog):
            log.hear()

    # What keys do

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The head settles things; who plays says whether he is ready."""
        guests = self.app.guests
        if action in ("start", "seats", "bot", "options"):
            return guests.is_head
        if action == "character":
            place = self._focused()
            return guests.is_head and place is not None and place.bot
        if action == "kick":
            place = self._focused()
            return guests.is_head and place is not None and place.person and not place.mine
        if action == "ready":
            return guests.seat >= 0 and not guests.is_head
        if action == "invite":
            return guests.door is not None
        if action in ("talk", "emote"):
            return guests.may_talk
        return True

    def on_descendant_focus(self) -> None:
        self.refresh_bindings()

    def _focused(self) -> Place | None:
        return self.focused.place if isinstance(self.focused, ChairLine) else None

    def action_start(self) -> None:
        """Begin: bots take the seats that are free."""
        self.app.guests.begin()

    def action_ready(self) -> None:
        """Say that one is ready, or not any more."""
        company, seat = self.company, self.app.guests.seat
        if company is not None:
            self.app.guests.at.ready(not company.chairs[seat].ready)

    def action_seats(self, step: int) -> None:
        """One seat more or less."""
        company = self.company
        if company is not None and company.game in names():
            low, high = load(company.game).info.seats
            seats = min(max(len(company.chairs) + step, low), high)
            if seats != len(company.chairs):
                self.app.guests.settle(seats=seats)

    def action_bot(self) -> None:
        """Give the seat in focus to a bot, to a better one, and then to a person again."""
        place, company = self._focused(), self.company
        if place is None or company is None:
            return
        if place.person:
            self.app.tell(self.texts.say("lobby-bot-not-here", seat=place.chair.name))
            return
        level, character = parse(place.chair.level)
        steps = ("", *levels(company.game))
        here = steps.index(level) if place.bot and level in steps else 0
        following = steps[(here + 1) % len(steps)]
        self.app.guests.at.arrange(place.seat, spell(following, character) if following else "")

    def action_character(self) -> None:
        """Give the bot in focus the next character."""
        place = self._focused()
        if place is not None:
            level, character = parse(place.chair.level)
            following = CHARACTERS[(CHARACTERS.index(character) + 1) % len(CHARACTERS)]
            self.app.guests.at.arrange(place.seat, spell(level, following))

    def action_kick(self) -> None:
        """Show the person in focus the door, after asking."""
        place = self._focused()
        if place is not None:
            ask = Ask(self.texts.say("lobby-kick", seat=place.chair.name), yes="lobby-kick-yes", no="lobby-kick-no")
            self.app.push_screen(ask, lambda yes: self.app.guests.at.kick(place.seat) if yes else None)

    def action_options(self) -> None:
        """Change the game, its rules or the policy."""
        self.app.party.offer()

    def action_invite(self) -> None:
        """Show how others get in, large enough to be read across a room."""
        from .invitation import Invitation

        door, company = self.app.guests.door, self.company
        if door is not None and company is not None:
            self.app.push_screen(Invitation(door, company.policy, mark(self.app.guests.at.fingerprint)))

    def action_talk(self) -> None:
        """Write something."""
        self.query_one(LineField).focus()

    def action_emote(self, number: int) -> None:
        """Say one of the things that are said without typing."""
        self.app.guests.at.emote(EMOTES[number])

    @on(Input.Submitted, "#say")
    def _said(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        event.input.clear()
        if text:
            self.app.guests.at.say(text)
        else:
            self._to_seats()

    def action_scroll_terms(self, pages: int) -> None:
        """Read what is agreed where it is longer than its place."""
        terms = self.query_one("#agreed")
        terms.scroll_relative(y=pages * terms.size.height, animate=False)

    def action_leave(self) -> None:
        """Out of the talk, or else away from the table, after asking."""
        if isinstance(self.focused, LineField):
            self._to_seats()
        else:
            self.app.party.ask_leave()

    def _to_seats(self) -> None:
        self.query_one(f"#chair-{max(0, self.app.guests.seat)}").focus()
