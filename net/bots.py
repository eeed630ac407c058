"""The bots of one table: they sit in a pool that may break down, and their table must not wait for it."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import BrokenExecutor, Future
from typing import Any, Final, cast

from engines.codec import build, unpack
from engines.game import Seat
from engines.rng import Rng

from .minds import Minds
from .table import Table

PATIENCE: Final = 20.0
"""Seconds after which a bot that is still thinking counts as broken down."""

_log = logging.getLogger(__name__)


class Bots:
    """Tells bots what their seats are told, and asks them for decisions.

    A bot's memory can be made anew at any time: the table tells it everything again. A bot is *lost* until then.
    """

    def __init__(self, minds: Minds, table: Table) -> None:
        self._minds = minds
        self._table = table
        self._levels = {seat: player.level for seat, player in enumerate(table.header.players) if player.level}
        self._lost = set(self._levels)
        self._once: set[Seat] = set()
        self._restarts = minds.restarts
        self._broken: int | None = None
        """The pool that has to begin anew, by its restarts so far."""

    def __contains__(self, seat: object) -> bool:
        return seat in self._levels

    def lend(self, seat: Seat, level: str, once: bool = False) -> None:
        """Let a bot of this level sit in for a person, or decide for him `once`."""
        if seat not in self._levels:
            self._levels[seat] = level
            self._lost.add(seat)
            self._once.add(seat)
        if not once:
            self._once.discard(seat)

    def is_once(self, seat: Seat) -> bool:
        """Whether the seat is its person's again after one decision."""
        return seat in self._once

    def take_back(self, seat: Seat) -> None:
        """Give a person his seat again."""
        self._once.discard(seat)
        del self._levels[seat]
        if seat not in self._lost:
            self._minds.leave(self._key(seat))
        self._lost.discard(seat)

    def seat_lost(self) -> None:
        """Seat every lost bot and tell it all, in a new process if need be. To be called while the table rests."""
        if self._broken is not None:
            self._minds.restart(self._broken)
            self._broken = None
        self._follow()
        header = self._table.header
        for seat in sorted(self._lost):
            key, seed = self._key(seat), Rng(header.seed).split(f"bot {seat}").seed
            try:
                self._minds.seat(key, header.game, self._levels[seat], seed)
                for update in self._table.retell(seat):
                    self._minds.observe(key, update)
            except Exception as error:
                self._fail(seat, error, self._restarts)
                return
            self._lost.discard(seat)

    def observe(self, seat: Seat, update: bytes) -> None:
        """Pass on what a bot's seat is told."""
        if self.is_lost(seat):
            return
        try:
            self._minds.observe(self._key(seat), update)
        except Exception as error:
            self.lose(seat, type(error).__name__)

    def is_lost(self, seat: Seat) -> bool:
        """Whether the bot has to be seated before it can decide."""
        self._follow()
        return seat in self._lost

    def _follow(self) -> None:
        """A pool that began anew, be it for another table, has forgotten every bot."""
        if self._restarts != self._minds.restarts:
            self._restarts = self._minds.restarts
            self._lost.update(self._levels)

    def lose(self, seat: Seat, why: str) -> None:
        """Trust this bot's memory no more."""
        _log.warning("table %s: the bot in seat %d broke down: %s", self._table.id, seat, why)
        self._lost.add(seat)

    async def decide(self, seat: Seat, number: int) -> dict[str, Any] | None:
        """The action that the bot wants; nothing, and a lost bot, if it breaks down over it."""
        restarts = self._minds.restarts
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await answer_of(self._minds.decide(self._key(seat), number))
            decision = unpack(answer, dict[str, Any])
            return cast(dict[str, Any], build(decision["action"], dict[str, Any]))
        except Exception as error:
            self._fail(seat, error, restarts)
            return None

    def _fail(self, seat: Seat, error: Exception, restarts: int) -> None:
        """A dead or stuck process takes every bot with it, unless a new one has taken its place by now."""
        self.lose(seat, type(error).__name__)
        if isinstance(error, BrokenExecutor | TimeoutError) and restarts == self._minds.restarts:
            self._broken = restarts
            self._lost.update(self._levels)

    def leave(self) -> None:
        """Let the pool forget these bots."""
        for seat in self._levels.keys() - self._lost:
            self._minds.leave(self._key(seat))

    def _key(self, seat: Seat) -> str:
        return f"{self._table.id}/{seat}"


async def answer_of(answer: Future[bytes]) -> bytes:
    """A pool that is closed cancels what it has not begun: to the one who waits that is a failure like others."""
    try:
        return await asyncio.wrap_future(answer)
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        raise BrokenExecutor("the pool was closed") from None
