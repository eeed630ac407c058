"""What the tests of hosted tables share: a host on loopback, and clients that say exactly what a test wants."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from net.framing import HOST_LIMIT, Broken, read_frame, write_frame
from net.host import About, Host, Limits
from net.identity import client_context, host_context
from net.line import Address
from net.lobby import Crew
from net.room import Room
from net.setup import Player, Setup
from net.store import Store
from net.wire import (
    PROTOCOL,
    Company,
    FromClient,
    FromHost,
    Hello,
    Ping,
    Pong,
    Seated,
    encode,
    from_host,
)
from tests.net.bids import Options
from tests.net.fake_minds import FakeMinds

LEVELS = ("novice", "player")
CREW = Crew(lambda game, level: level in LEVELS, lambda game: "player", ("Robin", "Sacha", "Toni"))
SEATS = (Player(""), Player(""), Player("Bot", "novice"))
SECONDS = 10.0
"""No answer takes so long."""
M = TypeVar("M")


def setup(*players: Player) -> Setup:
    return Setup("bids", players or SEATS, Options(), bytes(32))


class Clock:
    """The host's clock: it goes on by itself, and further when a test says so."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def __call__(self) -> float:
        return asyncio.get_running_loop().time() + self._ahead

    def pass_by(self, host: Host, seconds: float) -> None:
        """Let so much time pass, as it does for a host that is awake."""
        while seconds > 0:
            self._ahead += min(seconds, 4.0)
            seconds -= 4.0
            host.tick()

    def leap(self, host: Host, seconds: float) -> None:
        """Let so much time pass for a host that was asleep."""
        self._ahead += seconds
        host.tick()


class Hosted:
    """A host that listens, with the address of its port."""

    def __init__(self, host: Host, clock: Clock, minds: FakeMinds) -> None:
        self.host = host
        self.clock = clock
        self.minds = minds
        self.address = Address("127.0.0.1", 0)
        self.pin = b""

    @property
    def room(self) -> Room:
        """The only table there is."""
        (room,) = self.host.rooms
        return room

    async def guest(self, name: str = "Ana", **hello: Any) -> Client:
        """A client that has said hello."""
        client = await Client.dial(self.address)
        client.say(Hello(PROTOCOL, "1.0", name, **hello))
        return client

    async def seated(self, name: str = "Ana", **hello: Any) -> Client:
        """A client that has a seat."""
        client = await self.guest(name, **hello)
        client.seated = await client.next(Seated)
        return client


@asynccontextmanager
async def hosting(folder: Path, **settings: Any) -> AsyncIterator[Hosted]:
    """A host without tables."""
    context, pin = host_context(folder / "identity")
    clock, minds = Clock(), FakeMinds()
    host = Host(Store(folder / "tables"), minds, CREW, About("1.0", "Lunch"), "instant", clock=clock, **settings)
    hosted = Hosted(host, clock, minds)
    hosted.address = Address("127.0.0.1", await host.listen(context, "127.0.0.1", 0))
    hosted.pin = pin
    try:
        yield hosted
    finally:
        await host.close()


class Client:
    """A stream to a host. Pings are answered while it waits, unless it is `deaf`."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.seated = Seated(-1, "")

    @classmethod
    async def dial(cls, address: Address, context: ssl.SSLContext | None = None) -> Client:
        return cls(*await asyncio.open_connection(*address, ssl=context or client_context()))

    def say(self, message: FromClient | Hello) -> None:
        write_frame(self.writer, encode(message))

    async def message(self) -> FromHost:
        """The next message but pings. Raises Broken when the host closed the stream."""
        async with asyncio.timeout(SECONDS):
            while True:
                message = from_host(await read_frame(self.reader, HOST_LIMIT))
                if not isinstance(message, Ping):
                    return message
                self.say(Pong(message.number))

    async def next(self, kind: type[M], fit: Callable[[M], bool] = lambda message: True) -> M:
        """The next message of a kind that fits; others are passed over."""
        while True:
            message = await self.message()
            if isinstance(message, kind) and fit(message):
                return message

    async def company(self, fit: Callable[[Company], bool] = lambda company: True) -> Company:
        return await self.next(Company, fit)

    async def rest(self) -> list[FromHost]:
        """Everything until the host closes the stream."""
        heard: list[FromHost] = []
        try:
            while True:
                heard.append(await self.message())
        except Broken:
            return heard

    def leave(self) -> None:
        """Break the line, without a word."""
        self.writer.transport.abort()


__all__ = ["Client", "Clock", "Hosted", "Limits", "hosting", "setup"]
