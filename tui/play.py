"""From the hub to a table, through its results, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from .ending import LOOK, Ending

if TYPE_CHECKING:
    from engines.game import Event, Seat
    from net.setup import Setup as TableSetup
    from tui.app import RoiteletApp
    from tui.lessons import Course
    from tui.screens.ask import Ask
    from tui.screens.curtain import Curtain
    from tui.screens.result import Result
    from tui.screens.table import TableScreen
    from tui.session import Session
    from tui.settings import Setup


class Play:
    """What the app does around a table. It hears what the table tells; the table screen knows nothing of it."""

    def __init__(self, app: RoiteletApp) -> None:
        self._app = app
        self.tables = app.tables
        self._results = Ending(app, self._result, self._after)
        self._ending = False

    def start(self, game: str, setup: Setup) -> None:
        """Play a game set up like this, and remember it for the next time."""
        from tui import seating

        settings = seating.remember(self._app.settings, game, setup)
        self._app.change(last_setup=settings.last_setup)
        self.sit(seating.table(game, self._app.person, setup))

    def sit(self, table: TableSetup | str) -> None:
        """Sit down at a new table, or at a saved one by its id."""
        self._run(self._sit(table))

    def learn(self, game: str) -> None:
        """Play the guided first game."""
        from tui.lessons import Course, lesson_table

        self._run(self._sit(lesson_table(game, self._app.person), Course(game)))

    async def _sit(self, table: TableSetup | str, course: Course | None = None) -> None:
        from net.refusal import Refused

        self._ending = False
        await self._app.to_hub()
        try:
            await self.tables.open(table, self._app.pace if course is None else "brisk", keep=course is None)
        except Refused as refused:
            self._app.tell(self._app.texts.refusal(refused.code))
            return
        await self._app.push_screen(self._curtain() if self.tables.shared else self._table(course))
        self._app.cover(self._app.size)

    @property
    def is_open(self) -> bool:
        """Whether there is a table to get up from."""
        return self.tables.is_open

    @property
    def live(self) -> bool:
        """Whether a game is under way that will be gone on with."""
        return self.tables.live

    # What the table tells

    def heard(self, events: tuple[Event, ...]) -> None:
        """Show the result when a round or the game has just ended, or see whether someone else has to decide."""
        if self._results.heard(self.tables.session, events):
            self._ending = True
            self.tables.rest(True)
        else:
            self.in_front()

    def seen(self) -> None:
        """Show the result at once: the person has seen enough of the table."""
        self._results.seen()

    def _result(self, session: Session, closing: Event | None) -> Result | None:
        from engines.game import PUBLIC
        from tui.screens.result import Result

        if session is not self.tables.session or session.view is None:
            return None
        view = msgspec.structs.replace(session.view, seat=PUBLIC) if self.tables.shared else session.view
        return Result(session.game, session.names, closing, view)

    def _after(self, how: str | None) -> None:
        from tui.seating import usual

        session = self.tables.session
        self.tables.rest(False)
        self._ending = False
        if how == "rematch" and session is not None and not self.tables.kept:
            self.start(session.game, usual(self._app.settings, session.game))
        elif how == "rematch" and session is not None:
            self.sit(self.tables.again())
        elif how == "change" and session is not None:
            self._run(self._to_setup(session.game))
        elif how == "hub":
            self._run(self.leave())
        else:
            self.in_front()

    async def _to_setup(self, game: str) -> None:
        await self.leave()
        self._app.open_setup(game)

    def question(self, what: str) -> Ask:
        """What to ask before one gets up from a live game or, with "quit", before the program ends."""
        from tui.screens.ask import Ask

        return Ask(self._app.texts.say(f"ask-{what}"), yes=f"ask-{what}-yes", no=f"ask-{what}-no")

    async def leave(self) -> None:
        """Get up from the table; it is saved."""
        await self.tables.close()
        await self._app.to_hub()

    def advise(self, session: Session) -> None:
        """Get a hint for this person, and say it if it still fits."""
        self._app.run_worker(self._advise(session), group="hint", exclusive=True)

    async def _advise(self, session: Session) -> None:
        from net.refusal import Refused
        from tui.screens.table import TableScreen

        view, texts = session.view, self._app.texts
        try:
            advice = await self.tables.advise()
            said, refused = texts.hint(session.game, advice, session.names, session.seat), False
        except Refused as refusal:
            said, refused = texts.refusal(refusal.code), True
        screen = self._app.screen
        if session is self.tables.session and session.view is view and isinstance(screen, TableScreen):
            screen.advise(said, refused=refused)

    # From one person at the keyboard to the next

    def in_front(self) -> None:
        """Offer the keyboard to the person who has to decide next, as soon as the table is in front."""
        from tui.screens.table import TableScreen

        screen, due = self._app.screen, self.tables.due
        if self.tables.shared and not self._ending and isinstance(screen, TableScreen):
            screen.offer("" if due is None else self.tables.name(due))
            if due is not None:
                self._app.run_worker(self._soon(screen.session), group="hand-over", exclusive=True)

    async def _soon(self, session: Session) -> None:
        """Hand over by itself, unless there is something to read that will not be shown again."""
        if not await self.tables.told_apart():
            await asyncio.sleep(LOOK)
            self.hand_over(session)

    def hand_over(self, session: Session) -> None:
        """Let the curtain fall over this person's table."""
        from tui.screens.table import TableScreen

        in_front = session is self.tables.session and isinstance(self._app.screen, TableScreen)
        if in_front and self.tables.due is not None and not self._ending:
            self._run(self._cover())

    async def _cover(self) -> None:
        """The table is gone, and forgotten, before the next person is called."""
        await self._app.switch_screen(self._curtain())
        await self.tables.rise()

    def ready(self, seat: Seat) -> None:
        """Somebody has the keyboard: the one whom the curtain called, unless it must call another by now."""
        if self.tables.session is None:
            self._run(self._uncover(seat))

    async def _uncover(self, seat: Seat) -> None:
        called = self.tables.due == seat
        await self._app.switch_screen(self._table() if called else self._curtain())

    def _curtain(self) -> Curtain:
        from tui.screens.curtain import Curtain

        due = self.tables.due
        assert due is not None
        return Curtain(due, self.tables.name(due))

    def _table(self, course: Course | None = None) -> TableScreen:
        from tui.screens.table import TableScreen

        due = self.tables.due
        assert due is not None
        return TableScreen(self.tables.sit(due), course)

    def _run(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self._app.run_worker(coroutine, group="table", exclusive=True)
