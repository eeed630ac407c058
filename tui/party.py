"""From the hub to a table with others: its lobby, its games, and back."""

from __future__ import annotations

from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from .ending import Ending
from .errand import Hosted, Visit
from .gossip import news

if TYPE_CHECKING:
    from engines.game import Event
    from net.guest import Guest
    from net.invite import Right, Where
    from net.link import Link
    from net.notices import Notice
    from net.wire import Company, Said
    from tui.app import RoiteletApp
    from tui.house import House, Interrupted, Plan
    from tui.screens.ask import Ask
    from tui.screens.result import Result
    from tui.session import Session
    from tui.widgets.talk import Kind


class Party:
    """What the app does around a table with others; for one's own table alone, that is `Play`.

    It follows the guest's notices and tells the screens; they show `guests` and ask `guests.at`.
    """

    def __init__(self, app: RoiteletApp) -> None:
        self._app = app
        self.guests = app.guests
        self._results = Ending(app, self._result, self._after)

    @property
    def is_open(self) -> bool:
        """Whether there is a table to get up from."""
        return self.guests.is_open

    @property
    def live(self) -> bool:
        """Whether getting up is to be asked about."""
        return self.guests.playing or (self.guests.house is not None and bool(self.guests.others))

    # To a table

    def find(self) -> None:
        """See which tables others have opened."""
        from .screens.nearby import NearbyTables

        self._app.open_once(NearbyTables())

    def offer(self) -> None:
        """Open a table for others, or the interrupted one again; at a table, change what is played there."""
        from .house import forget, interrupted
        from .screens.ask import Ask
        from .screens.opening import Opening

        table = interrupted(self._app.data) if not self.is_open else None
        if table is None:
            self._app.open_once(Opening(self.guests.company))
            return

        def answered(again: bool | None) -> None:
            if again:
                self.host(table)
            else:
                forget(self._app.data, table)
                self._app.open_once(Opening())

        asked = self._app.texts.say("lan-interrupted", title=table.title)
        self._app.push_screen(Ask(asked, yes="lan-interrupted-yes", no="lan-interrupted-no"), answered)

    def knock(self, where: Where, right: Right | None = None, *, watch: bool = False) -> None:
        """Ask to be let in; what stands in the way is shown."""
        self._run(self._knock(where, right, watch))

    def run(self, errand: Visit | Hosted) -> None:
        """Do what the program was started for."""
        if isinstance(errand, Hosted):
            self.host(errand.plan)
        else:
            self._run(self._visit(errand))

    async def _visit(self, visit: Visit) -> None:
        from .joining import by_name

        where = await by_name(self._app.data, visit.where)
        await self._knock(where or visit.where, visit.right, visit.watch)

    async def _knock(self, where: Where, right: Right | None, watch: bool) -> None:
        from net.guest import Guest
        from net.invite import Right
        from net.known import Known
        from net.refusal import Refused

        app, before = self._app, Known(self._app.data)
        guest = Guest(where, app.program, app.person, right or Right(), known=Known(app.data), watch=watch)
        try:
            await guest.enter()
        except Refused as refused:
            await self._turned_away(refused.code, where, watch)
            return
        first = guest.fingerprint not in before
        await self._sit(guest)
        if first:
            self._note("warning", app.texts.say("lobby-first-visit", fingerprint=mark(guest.fingerprint)))

    async def _turned_away(self, code: str, where: Where, watch: bool) -> None:
        """Ask for what is missing, or say why one cannot come in."""
        from net.invite import Right

        from .screens.changed_key import ChangedKey
        from .screens.pin import PinPrompt

        def typed(pin: str | None) -> None:
            if pin:
                self.knock(where, Right(pin=pin), watch=watch)

        def settled(again: bool | None) -> None:
            if again:
                self.knock(where, watch=watch)

        app = self._app
        if code in ("pin-wanted", "wrong-pin"):
            app.push_screen(PinPrompt(wrong=code == "wrong-pin"), typed)
        elif code == "another-host":
            app.push_screen(ChangedKey(where, await seen_at(where)), settled)
        else:
            self._trouble(code)

    def host(self, plan: Plan | Interrupted) -> None:
        """Open a table, and sit down at it."""
        self._run(self._host(plan))

    async def _host(self, plan: Plan | Interrupted) -> None:
        from net.guest import Guest
        from net.refusal import Refused

        from .house import open_house

        app = self._app
        try:
            house = await open_house(app.data, plan, app.person, app.program, app.pace)
            guest = Guest(house.where, app.program, app.person, house.right)
            await guest.enter()
        except Refused as refused:
            self._trouble(refused.code)
            return
        await self._sit(guest, house)

    async def _sit(self, guest: Guest, house: House | None = None) -> None:
        from .screens.lobby import Lobby

        await self._app.tables.close()
        await self.guests.leave()
        self.guests.sit(guest, house)
        await self._app.to_hub()
        await self._app.push_screen(Lobby())
        self._app.cover(self._app.size)
        self._app.run_worker(self._follow(guest), group="notices", exclusive=True)

    # What the host tells

    async def _follow(self, guest: Guest) -> None:
        async for notice in guest.notices():
            if guest is self.guests.guest:
                await self._told(notice)

    async def _told(self, notice: Notice) -> None:
        from net.notices import Began, Gone, Line
        from net.wire import Clocks, Company, Denied, Door, Said

        guests = self.guests
        match notice:
            case Company():
                await self._arranged(notice)
            case Said():
                self._said(notice)
            case Denied(code):
                self._app.tell(self._app.texts.refusal(code))
            case Door():
                guests.door = notice
                self._show()
            case Began(link):
                await self._begin(link)
            case Line(state):
                guests.lost = state == "lost"
                self._show()
            case Gone(code):
                await self._gone(code)
            case Clocks():
                guests.clocks = notice
            case _:
                guests.verdict = notice
                self._judge()

    async def _arranged(self, company: Company) -> None:
        guests, before = self.guests, self.guests.company
        guests.company = company
        if before is not None and before.phase == company.phase == "lobby":
            for key, args in news(before, company, guests.seat):
                self._note("news", self._app.texts.say(key, **args))
        if company.phase == "lobby" and guests.session is not None:
            await self._down()
            await guests.rise()
        self._show()

    def _said(self, said: Said) -> None:
        texts = self._app.texts
        if said.emote:
            self._note("emote", texts.find(f"emote-{said.emote}") or "…", said.name)
        else:
            self._note("said", said.text, said.name)

    def _note(self, kind: Kind, text: str, name: str = "") -> None:
        from .screens.lobby import Lobby
        from .screens.talk import Talk
        from .widgets.talk import Spoken

        self.guests.talk.append(Spoken(kind, name, text))
        for screen in self._app.screen_stack:
            if isinstance(screen, Lobby | Talk):
                screen.hear()

    def _show(self) -> None:
        """Tell the lobby that something is otherwise."""
        from .screens.lobby import Lobby

        for screen in self._app.screen_stack:
            if isinstance(screen, Lobby):
                screen.show()

    def _judge(self) -> None:
        """Tell the result what one's own replay of the game found."""
        from .screens.result import Result

        for screen in self._app.screen_stack:
            if isinstance(screen, Result):
                screen.judge(self._verdict)

    @property
    def _verdict(self) -> str:
        verdict = self.guests.verdict
        return "" if verdict is None else self._app.texts.say(f"verdict-{verdict.code}")

    async def _begin(self, link: Link) -> None:
        from .screens.table import TableScreen
        from .session import Session

        await self._down()
        await self.guests.rise()
        self.guests.verdict = None
        session = self.guests.session = Session(link)
        await self._app.push_screen(TableScreen(session, guests=self.guests))
        self._app.cover(self._app.size)

    async def _gone(self, code: str) -> None:
        """The host lets one go. A table that can still be looked at stays until the person leaves it."""
        self.guests.gone = code
        if self.guests.session is None:
            await self.leave()
            self._trouble(code)

    async def _down(self) -> None:
        """Close what lies over the lobby."""
        from .screens.lobby import Lobby

        stack = self._app.screen_stack
        while any(isinstance(screen, Lobby) for screen in stack) and not isinstance(stack[-1], Lobby):
            await self._app.pop_screen()
            stack = self._app.screen_stack

    # What the table tells

    def heard(self, events: tuple[Event, ...]) -> None:
        """Show the result when a round or the game has just ended."""
        self._results.heard(self.guests.session, events)

    def seen(self) -> None:
        """Show the result at once: the person has seen enough of the table."""
        self._results.seen()

    def in_front(self) -> None:
        """The table is what the person sees: nobody else waits for this keyboard."""

    def _result(self, session: Session, closing: Event | None) -> Result | None:
        from .screens.result import Result

        guests, texts = self.guests, self._app.texts
        if session is not guests.session or session.view is None:
            return None
        ways = ("rematch", "hub") if guests.is_head else ("hub",)
        head = "" if guests.is_head else guests.head
        foot = texts.say("lobby-another", seat=head) if head and session.view.outcome is not None else ""
        return Result(session.game, session.names, closing, session.view, ways, foot, self._verdict)

    def _after(self, how: str | None) -> None:
        if how == "rematch" and self.guests.is_open:
            self.guests.at.again()
        elif how == "hub":
            self._app.action_leave_table()

    # Away from it

    def question(self, what: str) -> Ask:
        """What to ask before one gets up or, with "quit", before the program ends."""
        from .screens.ask import Ask

        guests, say = self.guests, self._app.texts.say
        if guests.house is not None:
            others = self._app.texts.join(guests.others)
            asked = say("lobby-leave-host", others=others, any="some" if guests.others else "none")
        else:
            asked = say("lobby-leave-game" if guests.playing else "lobby-leave")
        yes = "ask-quit-yes" if what == "quit" else "lobby-close" if guests.house is not None else "lobby-leave-yes"
        return Ask(asked, yes=yes, no="lobby-leave-no")

    def ask_leave(self) -> None:
        """Get up from the table, after asking."""

        def answered(yes: bool | None) -> None:
            if yes:
                self._run(self.leave())

        self._app.push_screen(self.question("leave"), answered)

    async def leave(self) -> None:
        """Get up from the table: a bot sits in; one's own is closed, and saved."""
        await self.guests.leave()
        await self._app.to_hub()

    def _trouble(self, code: str) -> None:
        """Say why something could not be, to be read and closed."""
        from .screens.ask import Notice

        texts = self._app.texts
        self._app.push_screen(Notice(texts.say("lan-trouble"), [texts.refusal(code)]))

    def _run(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self._app.run_worker(coroutine, group="party", exclusive=True)


def mark(fingerprint: bytes) -> str:
    """A host's fingerprint as people read it to each other: four groups of four digits."""
    digits = fingerprint.hex()[:16]
    return " ".join(digits[i : i + 4] for i in range(0, 16, 4))


async def seen_at(where: Where) -> bytes:
    """The fingerprint of whoever answers there; empty if nobody does."""
    from net.line import Address, dial
    from net.refusal import Refused

    found = b""

    def look(_: Address, fingerprint: bytes) -> bool:
        nonlocal found
        found = fingerprint
        return False

    with suppress(Refused):
        await dial(where.addresses, look)
    return found
