"""How long the seats may still think. It reads no clock of its own: whoever asks it says what time it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engines.game import Seat, View

from .policy import Policy
from .wire import Clocks

GRACE: Final = 0.25
"""Seconds that a decision may come too late: it was on its way when the time was up."""


def allowance(view: View) -> float | None:
    """Seconds that a question gives on top of the time for a move, by its public view; None if no time runs at all.

    What everyone may look at costs nobody time.
    """
    return None if view.look and view.unhurried else view.look


class Clock:
    """Time for each decision, then a reserve for the whole game; both stand still while a seat is not asked.

    Moments are in seconds on the caller's clock, as are spans; only `message` speaks of milliseconds.
    """

    def __init__(self, policy: Policy, seats: int, reserves: Sequence[float] = ()) -> None:
        self.on = policy.move > 0
        self._move = float(policy.move)
        self._moves = [self._move] * seats
        self._reserves = list(reserves) if len(reserves) == seats else [float(policy.reserve)] * seats
        self._questions = [-1] * seats
        self._since: dict[Seat, float] = {}

    @property
    def running(self) -> tuple[Seat, ...]:
        """The seats whose time runs."""
        return tuple(sorted(self._since))

    def run(self, asked: Mapping[Seat, int], now: float, extra: float = 0.0) -> None:
        """Let the time of these seats run from now on, and of no other, each for the question of this number.

        Another number is another question: its time is new, with `extra` on top. A pause is an empty mapping.
        """
        if not self.on:
            return
        for seat in tuple(self._since):
            self._spend(seat, now)
        self._since = dict.fromkeys(asked, now)
        for seat, question in asked.items():
            if question != self._questions[seat]:
                self._questions[seat] = question
                self._moves[seat] = self._move + extra

    def forgive(self, seconds: float, now: float) -> None:
        """So much of the time that ran counts for nobody."""
        self._since = {seat: min(since + seconds, now) for seat, since in self._since.items()}

    def due(self) -> float | None:
        """When the next seat is to be looked at by `late`, if no one decides before."""
        return min(map(self._end, self._since), default=None)

    def late(self, now: float) -> tuple[Seat, ...]:
        """The seats whose time was up long enough ago."""
        return tuple(seat for seat in self.running if now >= self._end(seat))

    def reserves(self, now: float) -> tuple[float, ...]:
        """What each seat has left of its reserve."""
        return tuple(self._left(seat, now)[1] for seat in range(len(self._reserves)))

    def message(self, now: float) -> Clocks:
        """The clocks as everyone may see them."""
        left = [self._left(seat, now) for seat in range(len(self._moves))]
        moves, reserves = (tuple(round(1000 * span) for span in spans) for spans in zip(*left, strict=True))
        return Clocks(self.running, moves, reserves)

    def _end(self, seat: Seat) -> float:
        return self._since[seat] + self._moves[seat] + self._reserves[seat] + GRACE

    def _left(self, seat: Seat, now: float) -> tuple[float, float]:
        """The seat's time for the move, and its reserve."""
        spent = now - self._since[seat] if seat in self._since else 0.0
        move, reserve = self._moves[seat], self._reserves[seat]
        return max(0.0, move - spent), max(0.0, reserve - max(0.0, spent - move))

    def _spend(self, seat: Seat, now: float) -> None:
        self._moves[seat], self._reserves[seat] = self._left(seat, now)
        del self._since[seat]
