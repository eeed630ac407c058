"""What the tests of hosted tables share: a host on loopback, and clients that say exactly what a test wants."""

from __future__ import annotations

import asyncio
import ssl
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from net.framing import HOST_LIMIT, Broken, read_frame, write_frame
from net.host import About, Host
from net.identity import client_context, host_context
from net.line import Address
from net.lobby import Crew
from net.room import Room
from net.setup import Player, Setup
from net.store import Saved, Store
from net.table import Table
from net.wire import (
    PROTOCOL,
    Act,
    Company,
    Denied,
    FromClient,
    FromHost,
    Hello,
    Kick,
    Ping,
    Pong,
    Ready,
    Seated,
    Start,
    Update,
    Welcome,
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

    def leap(self, seconds: float) -> None:
        """Go on by so much at once."""
        self._ahead += seconds


class Hosted:
    """A host that listens, with the address of its port."""

    def __init__(self, host: Host, clock: Clock, minds: FakeMinds, store: Store) -> None:
        self.host = host
        self.store = store
        self.clock = clock
        self.minds = minds
        self.address = Address("127.0.0.1", 0)
        self.pin = b""

    @property
    def room(self) -> Room:
        """The only table there is."""
        (room,) = self.host.rooms
        return room

    async def wait(self, seconds: float, *awake: Client) -> None:
        """Let so much time pass, in which nobody but these says a word."""
        while seconds > 0:
            self.clock.leap(min(seconds, 4.0))
            seconds -= 4.0
            for client in awake:
                await client.poke()
            self.host.tick()

    async def settled(self) -> Table:
        """The table in play, when nothing more happens there by itself."""
        assert self.room.sitting is not None
        table, seq = self.room.sitting.table, -1
        while seq != table.seq:
            seq = table.seq
            await asyncio.sleep(0.05)
        return table

    async def saved(self) -> list[Saved]:
        """What can be gone on with, once the tables have let go of it."""
        async with asyncio.timeout(SECONDS):
            while not (found := self.store.unfinished()):
                await asyncio.sleep(0.02)
        return found

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(SECONDS):
            while not true():
                await asyncio.sleep(0.01)

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
    clock, minds, store = Clock(), FakeMinds(), Store(folder / "tables")
    host = Host(store, minds, CREW, About("1.0", "Lunch"), "instant", clock=clock, **settings)
    hosted = Hosted(host, clock, minds, store)
    hosted.address = Address("127.0.0.1", await host.listen(context, "127.0.0.1", 0))
    hosted.pin = pin
    try:
        yield hosted
    finally:
        await host.close()


class Client:
    """A stream to a host. Pings are answered while it waits."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.seated = Seated(-1, "")
        self.heard: list[FromHost] = []
        self._kept: deque[FromHost] = deque()

    @classmethod
    async def dial(cls, address: Address, context: ssl.SSLContext | None = None) -> Client:
        return cls(*await asyncio.open_connection(*address, ssl=context or client_context()))

    def say(self, message: FromClient | Hello) -> None:
        """Raises Broken if the line is."""
        write_frame(self.writer, encode(message))

    async def message(self) -> FromHost:
        """The next message but pings. Raises Broken when the host closed the stream."""
        return self._kept.popleft() if self._kept else await self._read()

    async def _read(self) -> FromHost:
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

    async def wait_for(self, kind: type[M], fit: Callable[[M], bool] = lambda message: True) -> None:
        """Wait for something not heard before. It, and what came until then, is still to be heard."""
        while True:
            self._kept.append(message := await self._read())
            if isinstance(message, kind) and fit(message):
                return

    async def company(self, fit: Callable[[Company], bool] = lambda company: True) -> Company:
        return await self.next(Company, fit)

    async def listen(self, seconds: float) -> None:
        """Hear what comes within so much time; what was `heard` is kept."""
        with suppress(TimeoutError, Broken):
            async with asyncio.timeout(seconds):
                while True:
                    message = from_host(await read_frame(self.reader, HOST_LIMIT))
                    self.heard.append(message)
                    if isinstance(message, Seated):
                        self.seated = message

    async def rest(self) -> list[FromHost]:
        """Everything until the host closes the stream."""
        heard: list[FromHost] = []
        try:
            while True:
                heard.append(await self.message())
        except Broken:
            return heard

    async def poke(self) -> None:
        """Say something without consequences, and wait until it was heard."""
        self.say(Kick(15))
        await self.wait_for(Denied, lambda denied: denied.code in ("no-person", "not-head", "watching"))
        self._kept.pop()

    def cut(self) -> None:
        """Break the line, without a word."""
        self.writer.transport.abort()


async def play_on(client: Client, present: bytes = b"") -> Update:
    """Choose the first of what is offered until the game is over; the last update."""
    numbers = count(100)
    update = from_host(present) if present else await client.next(Update)
    while True:
        assert isinstance(update, Update)
        if update.view["outcome"] is not None:
            return update
        if update.view["legal"]:
            client.say(Act(next(numbers), update.seq, update.view["legal"][0]))
        update = await client.next(Update)


async def two_playing(hosted: Hosted, **hello: Any) -> tuple[Client, Client]:
    """Two people in the first two seats, and the game has begun; the first is the head."""
    ana, bo = await hosted.seated("Ana", **hello), await hosted.seated("Bo", **hello)
    bo.say(Ready(True))
    await ana.company(lambda company: company.chairs[bo.seated.seat].ready)
    ana.say(Start())
    for client in (ana, bo):
        await client.wait_for(Welcome)
    return ana, bo
