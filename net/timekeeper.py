"""The clock of a table in play: it follows the game, tells everyone, and has a bot decide for whoever is late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Sequence
from typing import Final

from engines.game import PUBLIC, Seat

from .clock import Clock, allowance
from .policy import Policy
from .sitting import Sitting
from .wire import Clocks

ASLEEP: Final = 2.0
"""An alarm that comes so many seconds after its time rang while nothing ran."""


class Timekeeper:
    """Time runs for seats that are asked while their persons are `here`, and for nobody while the table is paused.

    `level` is the bot that decides for one who is late: that one decision, the seat stays his.
    """

    def __init__(
        self,
        sitting: Sitting,
        policy: Policy,
        level: str,
        here: Callable[[], Container[Seat]],
        tell: Callable[[Clocks], None],
        clock: Callable[[], float],
        reserves: Sequence[float] = (),
    ) -> None:
        self._sitting = sitting
        self._level = level
        self._here = here
        self._tell = tell
        self._now = clock
        self._loop = asyncio.get_running_loop()
        self._clock = Clock(policy, len(sitting.table.seats), reserves)
        self._paused = False
        self._asked: dict[Seat, int] = {}
        self._decided_for: dict[Seat, int] = {}
        self._alarm: asyncio.TimerHandle | None = None
        if self._clock.on:
            sitting.attach(PUBLIC, self._heard)

    @property
    def reserves(self) -> tuple[float, ...]:
        """Seconds that each seat has left in reserve."""
        return self._clock.reserves(self._now())

    @property
    def message(self) -> Clocks | None:
        """The clocks as they stand now, for one who has just come; None if there are none."""
        return self._clock.message(self._now()) if self._clock.on else None

    def look(self, paused: bool) -> None:
        """See who is late, and who is here, now and then: while the table is `paused`, all clocks stand still."""
        self._paused = paused
        self._ring()

    def forgive(self, seconds: float) -> None:
        """The host was not running for so long."""
        self._clock.forgive(seconds, self._now())

    def follow(self) -> None:
        """Something has changed: the game, or who is here."""
        if not self._clock.on:
            return
        asked = self._running()
        if asked != self._asked:
            self._asked = asked
            now = self._now()
            self._clock.run(asked, now, allowance(self._sitting.public) or 0.0)
            self._tell(self._clock.message(now))
            self._wait()

    def close(self) -> None:
        """Stop."""
        if self._clock.on:
            self._sitting.detach(self._heard)
        if self._alarm is not None:
            self._alarm.cancel()

    def _heard(self, _update: bytes) -> None:
        self._loop.call_soon(self.follow)

    def _running(self) -> dict[Seat, int]:
        public = self._sitting.public
        if self._paused or public.outcome is not None or allowance(public) is None:
            return {}
        here, done = self._here(), self._decided_for
        return {seat: n for seat, n in self._sitting.asked.items() if seat in here and done.get(seat) != n}

    def _wait(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        due = self._clock.due()
        self._alarm = None if due is None else self._loop.call_later(due - self._now(), self._alarmed)

    def _alarmed(self) -> None:
        """Much too late, it was the host that stopped for a while: that is looked into first."""
        due = self._clock.due()
        if due is not None and self._now() - due > ASLEEP:
            self._alarm = self._loop.call_later(ASLEEP, self._ring)
        else:
            self._ring()

    def _ring(self) -> None:
        if not self._clock.on:
            return
        for seat in self._clock.late(self._now()):
            self._decided_for[seat] = self._asked[seat]
            self._sitting.lend(seat, self._level, once=True)
        self.follow()
        self._wait()
