"""The games of one table, one after the other: each begins, reaches who is there, rests while it must, and ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engines.codec import build
from engines.game import PUBLIC, Outcome, Seat

from .entrance import Site
from .lobby import Crew, Lobby
from .local import LocalHost
from .minds import Minds
from .pace import Pace
from .places import Person
from .refusal import Refused
from .setup import Player, Setup
from .sitting import Sitting
from .stay import Feed, Stay
from .store import Store
from .wire import Ack, Act, Closed, Nack, Past, Recall, Recalled, Update, from_host


class Means(NamedTuple):
    """What a host gives to each of its tables. `clock` is in seconds of no particular beginning."""

    store: Store
    minds: Minds
    crew: Crew
    pace: Pace
    clock: Callable[[], float]
    site: Site


class Games:
    """At most one game at a time is open, and stays so until the next begins or the table closes.

    `over` is told the outcome of each, `broken` the code with which one closed by itself. `seed` is for the first.
    """

    def __init__(
        self,
        lobby: Lobby,
        means: Means,
        seed: bytes | None,
        over: Callable[[Outcome], None],
        broken: Callable[[str], None],
    ) -> None:
        self._lobby = lobby
        self._means = means
        self._seed = seed
        self._over = over
        self._broken = broken
        self._local = LocalHost(means.store, means.minds, means.pace)
        self.paused = False

    @property
    def sitting(self) -> Sitting | None:
        """The game in play, or just over."""
        return self._local.sitting

    async def begin(self, players: Callable[[], tuple[Player, ...]]) -> None:
        """Raises Refused: by the lobby, or `unsaved`; nothing has begun then."""
        lobby = self._lobby
        setup = Setup(lobby.game, players(), lobby.options, self._seed)
        try:
            await self._local.open(setup)
        except Refused:
            lobby.phase = "lobby"
            raise
        self._seed = None
        assert self.sitting is not None
        self.sitting.attach(PUBLIC, partial(self._follow, self.sitting))

    async def clear(self) -> None:
        """Put the game away; one that is not over is saved."""
        self.paused = False
        await self._local.close()

    def _follow(self, sitting: Sitting, data: bytes) -> None:
        """What the table tells everyone, and why it closed, unless it was put away."""
        message = from_host(data)
        if sitting is not self.sitting:
            return
        if isinstance(message, Closed):
            self._broken(message.code)
        elif isinstance(message, Update) and message.view["outcome"] is not None:
            outcome = build(message.view["outcome"], Outcome)
            asyncio.get_running_loop().call_soon(self._end, outcome)  # once everyone was told the last update

    def _end(self, outcome: Outcome) -> None:
        if self._lobby.phase == "playing":
            self._lobby.phase, self.paused = "over", False
            self._over(outcome)

    # Who is there

    def link(self, stay: Stay) -> None:
        """Let the game, if there is one, speak to him. A seat that was lent is his again."""
        sitting = self.sitting
        if sitting is not None:
            stay.feed = Feed(stay.connection.pass_on)
            stay.connection.send(sitting.table.welcome(stay.seat))
            sitting.attach(stay.seat, stay.feed)
            sitting.take_back(stay.seat)

    def unlink(self, stay: Stay) -> None:
        """Let the game say no more to him."""
        if stay.feed is not None:
            stay.feed.cut()
            if self.sitting is not None:
                self.sitting.detach(stay.feed)
            stay.feed = None

    def stands_in(self, seat: Seat) -> bool:
        """Whether a bot plays for a person there."""
        return self.sitting is not None and self.sitting.stands_in(seat)

    def lend(self, seat: Seat) -> None:
        """Let a bot play for a person."""
        if self.sitting is not None:
            self.sitting.lend(seat, self._means.crew.stand_in(self._lobby.game))

    def do_without(self, seat: Seat, person: Person, now: float) -> None:
        """What the policy says, for somebody who left or whose line stayed broken."""
        dropped = self._lobby.policy.dropped
        if self._lobby.phase == "playing" and self.sitting is not None:
            if person.line.state(now) == "away" or dropped == "bot":
                self.lend(seat)
            elif dropped == "end":
                self._broken("ended")

    # What is decided

    def rest(self, now: float) -> None:
        """Let the bots rest while the table does. A pause ends with the last one who could end it."""
        if all(person.line.expired(now) for _, person in self._lobby.people()):
            self.paused = False
        if self.sitting is not None:
            self.sitting.rest(bool(self.held(now)))

    def held(self, now: float) -> str:
        """Why nobody decides now, as a code; empty if the game goes on."""
        if self.paused:
            return "paused"
        waits = self._lobby.policy.dropped == "wait" and self._lobby.phase == "playing"
        dropped = any(person.line.state(now) == "dropped" for _, person in self._lobby.people())
        return "waiting" if waits and dropped else ""

    async def act(self, seat: Seat, act: Act) -> Ack | Nack:
        """Put a person's decision to the game."""
        if self.sitting is None:
            return Nack(act.id, "not-now")
        return await self.sitting.submit(seat, act, self.held(self._means.clock()))

    async def recall(self, viewer: Seat, recall: Recall) -> Recalled:
        """Tell again. Raises Refused."""
        if self.sitting is None:
            raise Refused("not-now")
        told = map(from_host, await self.sitting.recall(viewer, recall.since))
        return Recalled(recall.id, tuple(past for past in told if isinstance(past, Past)))
