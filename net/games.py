"""The games of one table, one after the other: each begins, reaches who is there, rests while it must, and ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engines.codec import build
from engines.game import PUBLIC, Outcome, Seat

from .deal import Deal
from .entrance import Site
from .fair import Fair
from .lobby import Crew, Lobby
from .local import LocalHost
from .minds import Minds
from .pace import Pace
from .places import Person
from .record import Kept, Records
from .refusal import Refused
from .setup import Player, Setup
from .sitting import Sitting
from .stay import Feed, Stay
from .store import Store
from .timekeeper import Timekeeper
from .wire import Ack, Act, Closed, FromHost, Nack, Past, Recall, Recalled, Update, encode, from_host


class Means(NamedTuple):
    """What a host gives to each of its tables. `clock` is in seconds of no particular beginning."""

    store: Store
    minds: Minds
    crew: Crew
    pace: Pace
    clock: Callable[[], float]
    site: Site
    records: Records | None = None


class Games:
    """At most one game at a time is open, and stays so until the next begins or the table closes.

    `tell` speaks to everyone at the table. `over` is told the outcome of each, `broken` the code with which one closed
    by itself. `deal` is the first one's.
    """

    def __init__(
        self,
        lobby: Lobby,
        means: Means,
        deal: Deal,
        tell: Callable[[FromHost], None],
        over: Callable[[Outcome], None],
        broken: Callable[[str], None],
    ) -> None:
        self._lobby = lobby
        self._means = means
        self.deal = deal
        """What the next game is dealt from, or the one that is open."""
        self._tell = tell
        self._over = over
        self._broken = broken
        self._local = LocalHost(means.store, means.minds, means.pace)
        self._fair: Fair | None = None
        self.paused = False

    @property
    def sitting(self) -> Sitting | None:
        """The game in play, or just over."""
        return self._local.sitting

    async def begin(self, players: Callable[[], tuple[Player, ...]]) -> None:
        """Raises Refused: by the lobby, or `unsaved`; nothing has begun then."""
        lobby = self._lobby
        seated = players()
        entropy = tuple(sitter.entropy if isinstance(sitter, Person) else b"" for sitter in lobby.sitters)
        try:
            await self._local.open(Setup(lobby.game, seated, lobby.options, self.deal.seed(entropy)))
        except Refused:
            lobby.phase = "lobby"
            raise
        self._attend(Kept("", entropy))

    async def resume(self, kept: Kept) -> None:
        """Go on with a game after its host was killed. Raises Refused."""
        await self._local.resume(kept.table)
        self._attend(kept)

    @property
    def kept(self) -> Kept:
        """What `resume` needs; nothing if no game is open."""
        if self._fair is None:
            return Kept()
        return Kept(self._fair.sitting.table.id, self._fair.entropy, self._fair.times.reserves)

    def _attend(self, kept: Kept) -> None:
        sitting = self.sitting
        assert sitting is not None
        level, clock = self._means.crew.stand_in(self._lobby.game), self._means.clock
        times = Timekeeper(sitting, self._lobby.policy, level, self._deciding, self._tell, clock, kept.reserves)
        self._fair = Fair(sitting, self.deal, kept.entropy, times)
        sitting.attach(PUBLIC, partial(self._follow, sitting))

    def _deciding(self) -> set[Seat]:
        """The seats of people who are here and decide for themselves."""
        now = self._means.clock()
        here = {seat for seat, person in self._lobby.people() if person.line.state(now) == "here"}
        return {seat for seat in here if not self.stands_in(seat)}

    async def clear(self) -> None:
        """Put the game away; one that is not over is saved. The next is dealt anew."""
        self.paused = False
        if self._fair is not None:
            self._fair.times.close()
            self._fair, self.deal = None, Deal.draw()
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
            if self._fair is not None and (opened := self._fair.opened):
                self._tell(opened)

    # Who is there

    def link(self, stay: Stay) -> None:
        """Let the game, if one is in play or just over, speak to him. A seat that was lent is his again."""
        fair = self._fair
        if fair is not None and self._lobby.phase != "lobby":
            opened = fair.opened
            stay.feed = Feed(stay.connection.pass_on, b"" if opened is None else encode(opened))
            stay.connection.send(fair.welcome(stay.seat))
            fair.sitting.attach(stay.seat, stay.feed)
            fair.sitting.take_back(stay.seat)
            if clocks := fair.times.message:
                stay.connection.send(clocks)

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

    def pause(self, want: bool, now: float) -> None:
        """Somebody wants the game to rest, or to go on. Raises Refused: `not-now`."""
        if self._lobby.phase != "playing":
            raise Refused("not-now")
        self.paused = want
        self.rest(now)

    def rest(self, now: float) -> None:
        """Let the bots rest while the table does. A pause ends with the last one who could end it."""
        if all(person.line.expired(now) for _, person in self._lobby.people()):
            self.paused = False
        if self._fair is not None:
            held = bool(self.held(now))
            self._fair.sitting.rest(held)
            self._fair.times.look(held)

    def forgive(self, seconds: float) -> None:
        """The host was not running for so long: it costs nobody time."""
        if self._fair is not None:
            self._fair.times.forgive(seconds)

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
