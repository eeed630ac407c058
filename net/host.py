"""A table on the network: the same sitting as at home, its persons coming and going by TLS connections."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections import Counter
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from engines.codec import build
from engines.game import PUBLIC, Outcome
from engines.journal import Player

from .clean import clean_name
from .connection import Connection
from .framing import CLIENT_LIMIT, HELLO_LIMIT, Broken, read_frame, write_frame
from .local import LocalHost
from .places import Place, Places
from .policy import Policy
from .refusal import Refused
from .setup import Setup
from .sitting import Sitting
from .wire import (
    PROTOCOL,
    Ask,
    Chair,
    Company,
    Hello,
    Listing,
    Offer,
    Seated,
    Update,
    encode,
    from_host,
    from_stranger,
)

HELLO_SECONDS: Final = 5.0
DROPPED_SECONDS: Final = 30.0
"""So long a seat waits for its person before a bot sits in."""
FAREWELL_SECONDS: Final = 5.0
CONNECTIONS: Final = 64
CONNECTIONS_EACH: Final = 8

_log = logging.getLogger(__name__)


class About(NamedTuple):
    """What a host says of itself: the version of its program and the name of its table; and who sits in for people."""

    program: str
    title: str
    sits_in: str


class Host:
    """Offers one table: waits until its persons sit, then plays it to its end. Raises nothing at clients' faults."""

    def __init__(self, table: LocalHost, setup: Setup, about: About) -> None:
        self._local = table
        self._setup = setup
        self._about = about
        people = tuple(seat for seat, player in enumerate(setup.players) if not player.level)
        self.places = Places(people)
        self._connections: Counter[str] = Counter()
        self._connected: dict[int, Connection] = {}
        self._substitutes: dict[int, asyncio.Task[None]] = {}
        self._server: asyncio.Server | None = None
        self._starting = asyncio.Lock()
        self.over: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

    async def listen(self, context: ssl.SSLContext, address: str | None, port: int) -> int:
        """Begin to take connections; the port, which was chosen if 0 was asked for. Raises OSError."""
        self._server = await asyncio.start_server(
            self._serve, address, port, ssl=context, ssl_handshake_timeout=HELLO_SECONDS, limit=CLIENT_LIMIT
        )
        return int(self._server.sockets[0].getsockname()[1])

    @property
    def sitting(self) -> Sitting | None:
        """The table in play, once it has begun."""
        return self._local.sitting

    async def close(self) -> None:
        """Let everyone go. The table is saved."""
        if self._server is not None:
            self._server.close()
        for task in self._substitutes.values():
            task.cancel()
        await self._local.close()
        for connection in tuple(self._connected.values()):
            connection.end("closed")
        if self._server is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._server.wait_closed(), 2.0)

    async def farewell(self) -> None:
        """Wait a little for the guests to go by themselves, once the game is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while self._connected:
                    await asyncio.sleep(0.05)

    # Before the game

    def listing(self) -> Listing:
        """What anyone may know."""
        return Listing(PROTOCOL, self._about.program, self._about.title, (self._offer(),))

    def _offer(self) -> Offer:
        setup = self._setup
        return Offer(
            "",
            setup.game,
            self._about.title,
            len(setup.players),
            self.places.free,
            0,
            "lobby" if self.sitting is None else "playing",
            msgspec.to_builtins(setup.options),
            Policy(),
        )

    def _players(self) -> tuple[Player, ...]:
        return tuple(
            player if player.level else Player(self.places[seat].name)
            for seat, player in enumerate(self._setup.players)
        )

    def _tell_waiting(self) -> None:
        chairs = tuple(Chair(player.name, player.level) for player in self._players())
        options = msgspec.to_builtins(self._setup.options)
        message = Company("", self._setup.game, self._about.title, options, Policy(), chairs, -1, "lobby", 0, False)
        for connection in tuple(self._connected.values()):
            connection.send(message)

    async def _begin(self) -> None:
        async with self._starting:
            if self.sitting is not None or self.places.free:
                return
            await self._local.open(msgspec.structs.replace(self._setup, players=_distinct(self._players())))
            sitting = self.sitting
            assert sitting is not None
            sitting.attach(PUBLIC, self._watch)
            for seat, connection in tuple(self._connected.items()):
                connection.attach(sitting, seat)

    def _watch(self, data: bytes) -> None:
        message = from_host(data)
        if isinstance(message, Update) and message.view["outcome"] is not None and not self.over.done():
            self.over.set_result(build(message.view["outcome"], Outcome))

    # Connections

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        address = str((writer.get_extra_info("peername") or ("?",))[0])
        if self._connections.total() >= CONNECTIONS or self._connections[address] >= CONNECTIONS_EACH:
            writer.transport.abort()
            return
        self._connections[address] += 1
        try:
            await self._welcome(reader, writer)
        except Broken as broken:
            _log.info("a connection ended: %s", broken.code)
        except Exception:
            _log.exception("a connection broke the host's code")
        finally:
            self._connections[address] -= 1
            with suppress(OSError, ssl.SSLError):
                writer.close()

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            data = await asyncio.wait_for(read_frame(reader, HELLO_LIMIT), HELLO_SECONDS)
            first = from_stranger(data)
        except TimeoutError as error:
            raise Broken("slow") from error
        except ValueError as error:
            raise Broken("malformed") from error
        if isinstance(first, Ask):
            write_frame(writer, encode(self.listing()))
            await writer.drain()
            return
        connection = Connection(reader, writer)
        if first.protocol != PROTOCOL:
            connection.end("version", self._about.program)
            return
        await self._seat(first, connection)

    async def _seat(self, hello: Hello, connection: Connection) -> None:
        try:
            place, token = self.places.enter(hello.name, hello.token, connection.end)
        except Refused as refused:
            connection.end(refused.code)
            return
        seat = place.seat
        self._connected[seat] = connection
        if task := self._substitutes.pop(seat, None):
            task.cancel()
        connection.send(Seated(seat, token))
        if (sitting := self.sitting) is not None:
            sitting.take_back(seat)
            connection.attach(sitting, seat)
        else:
            self._tell_waiting()
            await self._begin()
        left = await connection.listen(seat)
        if self._connected.get(seat) is connection:
            del self._connected[seat]
            place.drop = None
            self._gone(place, left)

    def _gone(self, place: Place, left: bool) -> None:
        """Nobody is connected to the seat any more."""
        if self.sitting is None:
            self.places.empty(place)
            self._tell_waiting()
        else:
            seconds = 0.0 if left else DROPPED_SECONDS
            self._substitutes[place.seat] = asyncio.create_task(self._substitute(place.seat, seconds))

    async def _substitute(self, seat: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if (sitting := self.sitting) is not None:
            sitting.lend(seat, self._about.sits_in)


def _distinct(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players, with a number after a name that is at the table already; people keep theirs before bots do."""
    taken: set[str] = set()
    named: dict[int, Player] = {}
    for seat, player in sorted(enumerate(players), key=lambda item: bool(item[1].level)):
        name, number = player.name, 1
        while name.casefold() in taken:
            number += 1
            name = f"{clean_name(player.name)[:12]} {number}"
        taken.add(name.casefold())
        named[seat] = msgspec.structs.replace(player, name=name)
    return tuple(named[seat] for seat in range(len(players)))
