"""One table of a host through all its life: lobby, game, result, and the lobby again."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from engines.game import PUBLIC, Outcome, Seat

from . import appearance, revival
from .clean import clean_line, clean_name
from .connection import Connection
from .deal import SIZE, Deal
from .entrance import Challenger, Entrance
from .framing import Broken
from .games import Games, Means
from .lobby import Lobby
from .places import hashed
from .policy import Policy
from .presence import Line
from .record import Record
from .refusal import Refused
from .revival import Memory
from .setup import Player, Setup
from .sitting import Sitting
from .stay import Stay
from .wire import (
    Act,
    Again,
    Arrange,
    Asked,
    Company,
    Denied,
    Door,
    FromClient,
    FromHost,
    Hello,
    Kick,
    Nack,
    Offer,
    Pause,
    Ready,
    Recall,
    Say,
    Seated,
    Settle,
    Shut,
    Start,
    encode,
)

TITLE_CELLS: Final = 24
WATCHERS: Final = 16


class Room:
    """A table. One event loop has it: nothing here runs at the same time as anything else, but for what is awaited.

    `owner` is the secret by which the person whose program hosts the table takes his seat and is its head. With
    `autostart`, the game begins when no seat is free and everybody is ready. `ended` is told each game's outcome.
    """

    def __init__(
        self,
        setup: Setup,
        policy: Policy,
        title: str,
        means: Means,
        owned: bool = False,
        autostart: bool = False,
        ended: Callable[[Room, Outcome], None] | None = None,
        name: str = "",
    ) -> None:
        self.id = name or secrets.token_hex(4)
        self.title = clean_line(title, TITLE_CELLS)
        self.lobby = Lobby(setup, policy, means.crew, owned)
        self.owner = secrets.token_hex(32) if owned else ""
        self.autostart = autostart
        self.closed: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """Done when the table is, with the code that its people were told."""
        self.entrance = Entrance(means.site, self._tell_owner, means.clock)
        self._means = means
        self._ended = ended
        self._games = Games(self.lobby, means, Deal.draw(setup.seed), self._tell, self._over, self._end)
        self._memory = Memory(means.records, self.id)
        self._stays: list[Stay] = []
        self._shown: object = None
        self._closing: asyncio.Task[None] | None = None
        self._clearing: asyncio.Task[None] | None = None

    async def restore(self, record: Record) -> None:
        """Have everything again as it was when the host was killed; everybody's line is broken."""
        self._games.deal, self.entrance.invite = Deal(record.part, record.named), record.invite
        await revival.restore(record, self.lobby, self._games, self._means.clock(), self.owner)

    @property
    def sitting(self) -> Sitting | None:
        """The game in play, or just over."""
        return self._games.sitting

    @property
    def here(self) -> int:
        """How many connections there are to this table."""
        return len(self._stays)

    @property
    def watchers(self) -> int:
        """How many look on."""
        return sum(stay.person is None for stay in self._stays)

    def offer(self) -> Offer:
        """The table as anyone may know it."""
        return appearance.offer(self.id, self.title, self.lobby, self.watchers)

    # Coming and going

    def knows(self, secret: str) -> bool:
        """Whether this secret lets one in."""
        owns = self.owner and hmac.compare_digest(hashed(secret), hashed(self.owner))
        return bool(secret) and (bool(owns) or self.lobby.seat_of(secret) is not None)

    def expects(self, hello: Hello) -> bool:
        """Whether he has a seat here, or was invited."""
        return self.knows(hello.token) or self.entrance.invites(hello.invite)

    async def admit(self, hello: Hello, address: str, challenge: Challenger) -> bytes:
        """Let a stranger pass, or one who has a seat here. The host's proof, if it was asked for. Raises Refused."""
        if self.knows(hello.token):
            return b""
        return await self.entrance.admit(self.lobby.policy.access, hello, address, challenge)

    @property
    def door(self) -> Door:
        """How others get in, for the owner's eyes."""
        return self.entrance.door(self.lobby.policy.access)

    def _tell_owner(self, warned: str = "") -> None:
        for stay in self._stays:
            if stay.person is not None and stay.person.owner:
                stay.connection.send(msgspec.structs.replace(self.door, warned=warned))

    async def attend(self, hello: Hello, connection: Connection, proof: bytes = b"") -> None:
        """Seat somebody who was admitted, or let him look on, and do what he says until he is gone. Raises Refused."""
        if self.closed.done():
            raise Refused(self.closed.result())
        stay = self._watch(hello, connection, proof) if hello.watch else self._seat(hello, connection, proof)
        self._stays.append(stay)
        self._tell_owner()
        self._games.link(stay)
        self._changed()
        await self._autostart()
        left = await connection.listen(partial(self._hear, stay))
        self._gone(stay, left)

    def _watch(self, hello: Hello, connection: Connection, proof: bytes) -> Stay:
        if self.lobby.policy.watching == "none":
            raise Refused("no-watching")
        if self.watchers >= WATCHERS:
            raise Refused("crowded")
        connection.send(Seated(PUBLIC, "", proof=proof))
        return Stay(connection, PUBLIC, None, self.lobby.distinct(hello.name), self._means.clock())

    def _seat(self, hello: Hello, connection: Connection, proof: bytes) -> Stay:
        """The seat of his secret, or a free one. A secret that fits no seat counts as none."""
        lobby, now = self.lobby, self._means.clock()
        seat = lobby.seat_of(hello.token, hello.visit)
        new = seat is None
        if seat is None:
            owner = hashed(self.owner) if self.owner and hello.token == self.owner else b""
            seat = lobby.sit(clean_name(hello.name), Line(now), owner)
        person = lobby.person(seat)
        if not person.come(hello.visit, hello.attempt):
            raise Refused("replaced")
        key = person.cut_key() if new or not hello.token else ""
        token = person.turn(hello.token)
        try:
            self._keep()
        except Refused:
            if new:
                lobby.rise(seat)
            raise
        for stay in [stay for stay in self._stays if stay.person is person]:
            self._drop(stay, "replaced")
        person.line.hear(now)
        connection.send(Seated(seat, token, key, proof))
        return Stay(connection, seat, person, person.name, now)

    def _drop(self, stay: Stay, code: str) -> None:
        """End a connection from this side; whoever had it is not gone by that."""
        self._stays.remove(stay)
        self._games.unlink(stay)
        stay.connection.end(code)

    def _gone(self, stay: Stay, left: bool) -> None:
        """A connection ended from the other side."""
        if stay not in self._stays:
            return
        self._stays.remove(stay)
        self._games.unlink(stay)
        if left:
            stay.line.leave()
        else:
            stay.line.lose()
        self._changed()

    # Time

    def forgive(self, seconds: float) -> None:
        """The host was not running for so long: nobody's silence of that time counts."""
        people = [person.line for _, person in self.lobby.people()]
        for line in (*people, *(stay.line for stay in self._stays if stay.person is None)):
            line.forgive(seconds)
        self._games.forgive(seconds)

    def tick(self, now: float) -> None:
        """Time goes on: see who is silent, and tell everyone what has come of it."""
        self._see_to(now)
        if appearance.marks(self.lobby, self._games, now) != self._shown:
            self._announce()

    def _see_to(self, now: float) -> None:
        """Do without those who have been silent for too long, and let the game rest or go on."""
        for stay in self._stays:
            if stay.line.state(now) == "dropped":
                stay.connection.abort()
        for seat, person in tuple(self.lobby.people()):
            if person.line.expired(now) and self.lobby.phase == "lobby":
                self.lobby.rise(seat)
            elif person.line.expired(now):
                self._games.do_without(seat, person, now)
        self.lobby.pass_on(lambda person: person.line.state(now) in ("here", "shaky"))
        if self.lobby.phase == "over" and all(person.line.expired(now) for _, person in self.lobby.people()):
            self.lobby.reopen(lambda person: False)
            self._clearing = asyncio.create_task(self._clear())
        self._games.rest(now)

    def _changed(self) -> None:
        """Something was done: see to what follows from it, and tell everyone."""
        self._see_to(self._means.clock())
        self._announce()

    # What everyone sees

    def company(self) -> Company:
        """The table apart from the game."""
        now = self._means.clock()
        return appearance.company(self.id, self.title, self.lobby, self._games, self.watchers, now)

    def _announce(self) -> None:
        self._shown = appearance.marks(self.lobby, self._games, self._means.clock())
        with suppress(Refused):  # the log tells of it, and the earlier record is still good
            self._keep()
        self._tell(self.company())

    def _keep(self) -> None:
        """Have on disk what a restart needs, before anyone is told of it. Raises Refused: `unsaved`."""
        if self.lobby.phase != "over" and not self.closed.done():
            terms = self.lobby, bool(self.owner), self._games, self.entrance.invite
            self._memory.keep(revival.record(self.id, self.title, *terms))

    def _tell(self, message: FromHost) -> None:
        """To everyone at the table."""
        data = encode(message)
        for stay in self._stays:
            stay.connection.pass_on(data)

    # What people ask for

    async def _hear(self, stay: Stay, message: FromClient) -> bool:
        """Whether the game went on by it."""
        if stay not in self._stays:
            raise Broken("gone")
        stay.line.hear(self._means.clock())
        if isinstance(message, Act):
            playing = stay.person is not None
            answer = await self._games.act(stay.seat, message) if playing else Nack(message.id, "watching")
            stay.connection.send(answer)
            return stay.goes_on(answer)
        if isinstance(message, Recall):
            with suppress(Refused):
                stay.connection.send(await self._games.recall(stay.seat, message))
        elif isinstance(message, Asked):
            try:
                await self._do(stay, message)
            except Refused as refused:
                stay.connection.send(Denied(refused.code))
        return False

    async def _do(self, stay: Stay, message: Asked) -> None:
        """Raises Refused."""
        if isinstance(message, Say):
            if said := stay.say(message, self.lobby.policy, self._means.clock()):
                self._tell(said)
            return
        if stay.person is None:
            raise Refused("watching")
        match message:
            case Ready(want, entropy):
                self.lobby.ready(stay.seat, want, entropy if len(entropy) == SIZE else b"")
            case Pause(want):
                self._games.pause(want, self._means.clock())
            case Arrange(seat, level):
                self.lobby.arrange(stay.seat, seat, level)
            case Settle():
                self._settle(stay, message)
            case Kick(seat):
                self._kick(stay, seat)
            case Start():
                await self._begin(partial(self.lobby.start, stay.seat))
            case Again():
                self.lobby.again(stay.seat, lambda person: person.line.connected)
                await self._clear()
            case Shut():
                self.lobby.may(stay.seat)
                self._end("closed")
                return
        self._changed()
        await self._autostart()

    def _settle(self, stay: Stay, settle: Settle) -> None:
        moved = self.lobby.settle(stay.seat, settle)
        self._tell_owner()
        seated: list[tuple[Stay, Seated]] = []
        for other in self._stays:
            if other.person is not None and other.seat in moved:
                other.seat = moved[other.seat]
                seated.append((other, Seated(other.seat, other.person.turn())))
        self._keep()
        for other, message in seated:
            other.connection.send(message)
        if self.lobby.policy.watching == "none":
            for watcher in [other for other in self._stays if other.person is None]:
                self._drop(watcher, "no-watching")

    def _kick(self, stay: Stay, seat: Seat) -> None:
        person = self.lobby.kick(stay.seat, seat)
        for other in [other for other in self._stays if other.person is person]:
            self._drop(other, "kicked")
        self._games.lend(seat)

    # The game

    async def _autostart(self) -> None:
        lobby = self.lobby
        if self.autostart and lobby.phase == "lobby" and not lobby.free and lobby.everybody_ready:
            try:
                await self._begin(lobby.begin)
                self._changed()
            except Refused as refused:
                self._tell(Denied(refused.code))

    async def _begin(self, players: Callable[[], tuple[Player, ...]]) -> None:
        """Raises Refused; nothing has begun then."""
        await self._games.begin(players)
        try:
            if self.closed.done():
                raise Refused("closed")
            self._keep()
        except Refused:
            self.lobby.phase = "lobby"
            await self._games.clear()
            raise
        for stay in self._stays:
            self._games.link(stay)

    def _over(self, outcome: Outcome) -> None:
        self._memory.drop()
        self._announce()
        if self._ended is not None:
            self._ended(self, outcome)

    async def _clear(self) -> None:
        """Put the game away."""
        for stay in self._stays:
            self._games.unlink(stay)
        await self._games.clear()

    def _end(self, code: str) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self.shut(code))

    async def shut(self, code: str = "closed") -> None:
        """Let everyone go, for the reason that the code names. A game under way is saved.

        If somebody closed it, it is over for this table; else a host that is started again goes on with it.
        """
        if not self.closed.done():
            self.closed.set_result(code)
        if code in ("closed", "ended"):
            self._memory.drop()
        for stay in tuple(self._stays):
            self._drop(stay, code)
        await self._games.clear()
