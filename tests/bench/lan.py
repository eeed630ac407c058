"""How fast a hosted table is: over TLS on loopback, beside what TLS and the disk alone cost in the same run."""

from __future__ import annotations

import asyncio
import os
import random
import ssl
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

from ai.worker import BotPool
from engines.registry import load
from net.discovery import announced
from net.framing import HELLO_LIMIT
from net.guest import Guest, Where
from net.host import About, Host, Limits
from net.identity import client_context, host_context
from net.invite import Right
from net.line import Address
from net.link import Link, News
from net.lobby import Crew
from net.local import LocalHost
from net.nearby import Nearby
from net.notices import Began, Gone
from net.policy import Policy
from net.refusal import Refused
from net.setup import Player, Setup, seed_from_text
from net.store import Store

from .rows import Row, high, middle

GAME = "roitatouille"
PEOPLE = tuple(Player("") for _ in range(4))
ACTIONS = 400
ROUNDS = 15
RATES = (500, 1_000, 1_500, 2_000, 3_000)
TABLES = 250
SECONDS = 4.0
LATE_MS = 25.0
CREW = Crew(lambda game, level: True, lambda game: "novice", ("Robin",))
BOMBS = {
    "an empty frame": b"\0\0\0\0",
    "a huge length": b"\xff\xff\xff\xff",
    "a stranger's long word": (HELLO_LIMIT + 1).to_bytes(4, "big") + b"x" * (HELLO_LIMIT + 1),
    "no MessagePack": b"\0\0\0\x14" + b"\xc1" * 20,
    "an array of four thousand millions": b"\0\0\0\x05\xdd\xff\xff\xff\xff",
    "a map of four thousand millions": b"\0\0\0\x05\xdf\xff\xff\xff\xff",
    "arrays in arrays": b"\0\0\x01\xf4" + b"\x91" * 500,
    "a long text that is not there": b"\0\0\0\x05\xdb\xff\xff\xff\xff",
}


def lan_rows() -> list[Row]:
    """Every figure of hosted tables."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_rows(Path(folder)))


async def _rows(folder: Path) -> list[Row]:
    return [
        *await _act_rows(folder / "act"),
        *await _crowd_rows(folder / "crowd"),
        await _seen_row(folder / "seen"),
        *await _enter_rows(folder / "enter"),
        await _bomb_row(folder / "bomb"),
    ]


def _setup(seed: int = 0) -> Setup:
    options = next(iter(load(GAME).info.presets.values()))
    return Setup(GAME, PEOPLE, options, seed_from_text(str(seed)))


@asynccontextmanager
async def _hosting(folder: Path) -> AsyncIterator[tuple[Host, Address]]:
    pool = BotPool()
    limits = Limits(connections=1_000, each=1_000, strangers=1_000)
    host = Host(Store(folder / "tables"), pool, CREW, About("1", "Bench"), "instant", limits)
    try:
        yield host, Address("127.0.0.1", await host.listen(host_context(folder / "me")[0], "127.0.0.1", 0))
    finally:
        await host.close()
        pool.close()


async def _sit(guest: Guest) -> Link:
    await guest.enter()
    guest.ready(True)
    async for notice in guest.notices():
        if isinstance(notice, Began):
            return notice.link
        if isinstance(notice, Gone):
            raise Refused(notice.code)
    raise Refused("closed")


class Reader:
    """Follows one link: its latest news, and when it came."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.news: News | None = None
        self.when = 0.0
        self.more = asyncio.Event()
        self._task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for news in self.link:
            self.news, self.when = news, perf_counter()
            self.more.set()

    async def until(self, seq: int) -> float:
        """When the news of this number had come and was decoded."""
        while self.news is None or self.news.seq < seq:
            self.more.clear()
            await self.more.wait()
        return self.when


async def _act_once(readers: list[Reader], rng: random.Random, since: float | None = None) -> float | None:
    """Seconds from one seat's decision to the last seat's news of it; None if the game is over."""
    for reader in readers:
        await reader.until(0)
        news = reader.news
        if news is not None and news.view.legal:
            start = perf_counter() if since is None else since
            seq = await reader.link.act(rng.choice(news.view.legal))
            return max([await each.until(seq) for each in readers]) - start
    return None


async def _act_rows(folder: Path) -> list[Row]:
    """From one client's decision to the last of four, beside one TLS echo and one fdatasync."""
    rng, took, alone = random.Random(0), [], []
    async with _hosting(folder) as (host, address), _echo(folder) as echo:
        while len(took) < ACTIONS:
            host.open_room(_setup(len(took)), autostart=True)
            guests = [Guest(Where((address,)), "1", f"P{number}") for number in range(4)]
            readers = [Reader(link) for link in await asyncio.gather(*map(_sit, guests))]
            while len(took) < ACTIONS and (seconds := await _act_once(readers, rng)) is not None:
                took.append(seconds * 1_000)
                alone.append((await echo() + _sync(folder)) * 1_000)
            for guest in guests:
                await guest.leave()
            for room in host.rooms:
                await room.shut()
    ours, floor = middle(took), middle(alone)
    p99 = high(took, 0.99)
    return [
        Row(
            "decision to the last of four seats",
            f"{ours:.2f} ms",
            f"TLS echo + fdatasync {floor:.2f} ms",
            ours / floor,
            ("<=", 2.5),
        ),
        Row("decision to the last of four seats, p99", f"{p99:.1f} ms", "", p99, ("<=", 20.0), "ms"),
    ]


@asynccontextmanager
async def _echo(folder: Path) -> AsyncIterator[Callable[[], Awaitable[float]]]:
    """One TLS connection on loopback that answers with what it gets: seconds there and back."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(4_096):
            writer.write(data)

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=_plain_context(folder))
    port = server.sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=client_context())

    async def echo() -> float:
        start = perf_counter()
        writer.write(b"x" * 64)
        await reader.readexactly(64)
        return perf_counter() - start

    try:
        yield echo
    finally:
        writer.close()
        server.close()


def _plain_context(folder: Path) -> ssl.SSLContext:
    return host_context(folder / "me")[0]


def _sync(folder: Path) -> float:
    """Seconds that the disk takes to keep a hundred bytes."""
    with (folder / "sync").open("ab", buffering=0) as file:
        start = perf_counter()
        file.write(b"x" * 100)
        os.fdatasync(file.fileno())
        return perf_counter() - start


async def _crowd_rows(folder: Path) -> list[Row]:
    """Many tables in one process: how late the last seat is told, at growing rates, until it is too late."""
    pool, rows, saturated = BotPool(), [], 0
    hosts = [LocalHost(Store(folder / "tables"), pool, "instant") for _ in range(TABLES)]
    tables: list[list[Reader]] = []
    for number, host in enumerate(hosts):
        await host.open(_setup(number))
        tables.append([Reader(host.link(seat)) for seat in range(4)])
    for rate in RATES:
        late = [ms * 1_000 for ms in await _crowd(tables, rate)]
        p99 = high(late, 0.99)
        if rate == RATES[0]:
            rows.append(
                Row(
                    f"{TABLES} tables, {rate} decisions a second, p99",
                    f"p50 {middle(late):.1f} ms",
                    "",
                    p99,
                    ("<=", LATE_MS),
                    "ms",
                )
            )
        if p99 > LATE_MS:
            break
        saturated = rate
    rows.append(
        Row(f"{TABLES} tables, the rate held under {LATE_MS:g} ms", f"{saturated} /s", "", saturated, None, "/s")
    )
    for host in hosts:
        await host.close()
    pool.close()
    return rows


async def _crowd(tables: list[list[Reader]], rate: int) -> list[float]:
    """Decisions at their appointed times, each at another table; seconds that the last seat heard after that time."""
    rng, acting, late = random.Random(rate), set[asyncio.Task[Any]](), list[float]()

    async def one(readers: list[Reader], due: float) -> None:
        if (seconds := await _act_once(readers, rng, due)) is not None:
            late.append(seconds)

    order = [*tables]
    rng.shuffle(order)
    begin = perf_counter()
    for number in range(int(rate * SECONDS)):
        due = begin + number / rate
        await asyncio.sleep(max(0.0, due - perf_counter()))
        task = asyncio.create_task(one(order[number % len(order)], due))
        acting.add(task)
        task.add_done_callback(acting.discard)
    await asyncio.gather(*acting, return_exceptions=True)
    return late


async def _seen_row(folder: Path) -> Row:
    """From opening a table to seeing it in a list that is already open."""
    async with _hosting(folder) as (host, address), Nearby(folder, address.name) as nearby:
        start = perf_counter()
        host.open_room(_setup())
        async with asyncio.timeout(20), announced("Bench", address.port, address.name):
            async for tables in nearby:
                if tables:
                    break
        seconds = perf_counter() - start
    return Row("a table is seen nearby", f"{seconds:.2f} s", "", seconds, ("<=", 1.5), "s")


async def _enter_rows(folder: Path) -> list[Row]:
    by_pin, again = [], []
    async with _hosting(folder) as (host, address):
        for _ in range(ROUNDS):
            room = host.open_room(Setup(GAME, (Player(""), *PEOPLE[:1]), _setup().options), Policy(access="pin"))
            first = Guest(Where((address,), table=room.id), "1", "Ana", Right(pin=room.entrance.pin))
            start = perf_counter()
            await first.enter()
            by_pin.append((perf_counter() - start) * 1_000)
            other = Guest(Where((address,), table=room.id), "1", "Bo", Right(pin=room.entrance.pin))
            room.autostart = True
            await asyncio.gather(_begun(first), _sit(other))
            await first.drop()
            back = Guest(Where((address,), table=room.id), "1", "Ana", first._right)
            start = perf_counter()
            await back.enter()
            link = await _begun(back)
            async for _news in link:
                break
            again.append((perf_counter() - start) * 1_000)
            for guest in (back, other):
                await guest.leave()
            await room.shut()
    return [
        Row(
            "entering with a PIN, the slowest",
            f"{max(by_pin):.0f} ms",
            f"median {middle(by_pin):.0f} ms",
            max(by_pin),
            ("<=", 300.0),
            "ms",
        ),
        Row(
            "coming back to one's seat, the slowest",
            f"{max(again):.0f} ms",
            f"median {middle(again):.0f} ms",
            max(again),
            ("<=", 100.0),
            "ms",
        ),
    ]


async def _begun(guest: Guest) -> Link:
    guest.ready(True)
    async for notice in guest.notices():
        if isinstance(notice, Began):
            return notice.link
    raise Refused("closed")


async def _bomb_row(folder: Path) -> Row:
    """What no client of ours says: how long until the connection is ended."""
    slowest, worst = 0.0, ""
    async with _hosting(folder) as (host, address):
        host.open_room(_setup())
        for name, bomb in BOMBS.items():
            for _ in range(5):
                reader, writer = await asyncio.open_connection(*address, ssl=client_context())
                await asyncio.sleep(0.01)
                start = perf_counter()
                writer.write(bomb)
                try:
                    while await reader.read(4_096):
                        pass
                except OSError:
                    pass
                if (took := (perf_counter() - start) * 1_000) > slowest:
                    slowest, worst = took, name
                writer.close()
    return Row("a bomb ends its connection, the slowest", f"{slowest:.1f} ms", worst, slowest, ("<=", 5.0), "ms")
