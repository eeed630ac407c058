"""From the hub to a table, through its results, and back."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from textual.timer import Timer

    from engines.game import Event
    from net.setup import Setup as TableSetup
    from tui.app import RoiteletApp
    from tui.session import Session
    from tui.settings import Setup

LOOK: Final = 1.5
"""So many seconds the last card lies open before the result covers it."""

AGAIN: Final = 0.2
"""After so many seconds a result that found something else over the table tries again."""


class Play:
    """What the app does around a table. It hears what the table tells; the table screen knows nothing of it."""

    def __init__(self, app: RoiteletApp) -> None:
        self._app = app
        self.tables = app.tables
        self._closing: Timer | None = None
        self._show_now: Callable[[], None] = lambda: None

    def start(self, game: str, setup: Setup) -> None:
        """Play a game set up like this, and remember it for the next time."""
        from tui import seating

        settings = seating.remember(self._app.settings, game, setup)
        self._app.change(last_setup=settings.last_setup)
        self.sit(seating.table(game, self._app.person, setup))

    def sit(self, table: TableSetup | str) -> None:
        """Sit down at a new table, or at a saved one by its id."""
        self._run(self._sit(table))

    async def _sit(self, table: TableSetup | str) -> None:
        from net.refusal import Refused
        from tui.screens.table import TableScreen

        await self._app.to_hub()
        try:
            session = await self.tables.open(table, self._app.pace)
        except Refused as refused:
            self._app.tell(self._app.texts.refusal(refused.code))
            return
        await self._app.push_screen(TableScreen(session))
        self._app.cover(self._app.size)

    def heard(self, events: tuple[Event, ...]) -> None:
        """Show the result when a round or the game has just ended, once the last card has been seen."""
        from tui.screens.result import round_end

        session, closing = self.tables.session, round_end(events)
        if session is not None and (closing is not None or not self.tables.live):
            self.tables.rest(True)
            look = max(LOOK, session.view.look if session.view is not None else 0.0)
            wait = look if self._app.animation_level != "none" else 0.01
            self._closing = self._app.set_timer(wait, lambda: self._result(session, closing))
            self._show_now = partial(self._result, session, closing)

    def seen(self) -> None:
        """Show the result at once: the person has seen enough of the table."""
        if self._closing is not None:
            self._closing.stop()
            self._show_now()

    def _result(self, session: Session, closing: Event | None) -> None:
        """Cover the table with a result; what lies over the table is left alone until it is closed."""
        from tui.screens.result import Result
        from tui.screens.table import TableScreen

        self._closing = None
        if session is not self.tables.session or session.view is None:
            return
        if not isinstance(self._app.screen, TableScreen):
            self._app.set_timer(AGAIN, lambda: self._result(session, closing))
        else:
            result = Result(session.game, session.names, closing, session.view)
            self._app.push_screen(result, self._after)

    def _after(self, how: str | None) -> None:
        session = self.tables.session
        self.tables.rest(False)
        if how == "rematch" and session is not None:
            self.sit(self.tables.again())
        elif how == "change" and session is not None:
            self._run(self._to_setup(session.game))
        elif how == "hub":
            self._run(self.leave())

    async def _to_setup(self, game: str) -> None:
        await self.leave()
        self._app.open_setup(game)

    async def leave(self) -> None:
        """Get up from the table; it is saved."""
        await self.tables.close()
        await self._app.to_hub()

    def _run(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self._app.run_worker(coroutine, group="table", exclusive=True)
