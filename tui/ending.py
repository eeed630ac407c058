"""When a result covers the table: once the last card has been seen, and never over something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from textual.timer import Timer

    from engines.game import Event
    from tui.app import RoiteletApp
    from tui.screens.result import Result
    from tui.session import Session

LOOK: Final = 1.5
"""So many seconds the last card lies open before the result, or a curtain, covers it."""

AGAIN: Final = 0.2
"""After so many seconds a result that found something else over the table tries again."""

Make = Callable[["Session", "Event | None"], "Result | None"]
"""Makes the result of a session that has just told the closing event; None if nobody wants it any more."""


class Ending:
    """Follows a table for the ends of its rounds and its game. `after` hears how a result was left."""

    def __init__(self, app: RoiteletApp, make: Make, after: Callable[[str | None], None]) -> None:
        self._app, self._make, self._after = app, make, after
        self._timer: Timer | None = None
        self._due: tuple[Session, Event | None] | None = None

    def heard(self, session: Session | None, events: tuple[Event, ...]) -> bool:
        """Whether a round or the game has just ended: its result will come."""
        from tui.screens.result import round_end

        closing = round_end(events)
        over = session is not None and session.view is not None and session.view.outcome is not None
        if session is None or (closing is None and not over):
            return False
        look = max(LOOK, session.view.look if session.view is not None else 0.0)
        self._due = session, closing
        self._timer = self._app.set_timer(look if self._app.animation_level != "none" else 0.01, self._cover)
        return True

    def seen(self) -> None:
        """Show the result at once: the person has seen enough of the table."""
        if self._timer is not None:
            self._timer.stop()
            self._cover()

    def _cover(self) -> None:
        """Cover the table with the result; what lies over the table is left alone until it is closed."""
        from tui.screens.table import TableScreen

        self._timer = None
        result = self._make(*self._due) if self._due is not None else None
        if result is not None and not isinstance(self._app.screen, TableScreen):
            self._timer = self._app.set_timer(AGAIN, self._cover)
            return
        self._due = None
        if result is not None:
            self._app.push_screen(result, self._after)
