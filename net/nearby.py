"""The tables nearby: of hosts one knows and of those that are announced, as long as they answer when asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from .bucket import Bucket
from .clean import clean_line, clean_name
from .hearing import Hearing
from .known import Known
from .line import Address, Answer, ask
from .refusal import Refused
from .wire import Offer

PROBE_SECONDS: Final = 5.0
"""So often each host is asked what is played there."""
GONE_SECONDS: Final = 30.0
"""So often one is asked that does not answer any more: its announcement may live for an hour."""
ANSWER_SECONDS: Final = 3.0
MISSES: Final = 2
"""So many answers fail to come until a host is off the list; grey until then."""
MOST: Final = 200
"""So many announced hosts are followed at once."""
NEW_A_SECOND: Final = 20.0
LANE: Final = 2
"""So many hosts that have answered before are asked at the same time, and so many others."""
MOST_TABLES: Final = 16
"""So many tables of one host are listed."""
TITLE_CELLS: Final = 24

State = Literal["here", "grey"]

_log = logging.getLogger(__name__)


class Neighbour(NamedTuple):
    """A table nearby: where it answered, who its host is, what it said of itself. `grey`: it missed an answer.

    `known`: one has been at a table of this host before.
    """

    address: Address
    host: str
    offer: Offer
    state: State
    known: bool
    fingerprint: bytes


@dataclass(eq=False)
class _Host:
    """One that may be there. `name` is how it is announced; a known one has its addresses instead."""

    name: str = ""
    addresses: tuple[Address, ...] = ()
    answer: Answer | None = None
    misses: int = 0
    silent: bool = False
    poked: asyncio.Event = field(default_factory=asyncio.Event)
    following: asyncio.Task[None] | None = None

    @property
    def lost(self) -> bool:
        return self.misses >= MISSES


class Nearby:
    """Follows the tables nearby while its block runs; the list is told at once and at every change.

    It works without mDNS as well: `works` says whether there is a network for it. `folder` is where known hosts are
    kept; `only` is the address to listen at.
    """

    def __init__(self, folder: Path, only: str | None = None) -> None:
        known = self._known = Known(folder)
        self._hearing = Hearing(only, self._moved)
        self._hosts = [_Host(addresses=addresses) for addresses in known.hosts()]
        self._announced: dict[str, _Host] = {}
        self._lanes = asyncio.Semaphore(LANE), asyncio.Semaphore(LANE)
        self._changed = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Nearby:
        await self._hearing.open()
        self._reading = asyncio.create_task(self._read())
        for host in self._hosts:
            host.following = asyncio.create_task(self._follow(host))
        return self

    async def __aexit__(self, *_: object) -> None:
        tasks = [self._reading, *(host.following for host in (*self._hosts, *self._announced.values()))]
        running = [task for task in tasks if task is not None]
        for task in running:
            task.cancel()
        await asyncio.wait(running)
        await self._hearing.close()

    async def __aiter__(self) -> AsyncIterator[list[Neighbour]]:
        told: object = None
        while True:
            self._changed.clear()
            tables = self.tables()
            if (now := (tables, self.works, self.isolated)) != told:
                told = now
                yield tables
            await self._changed.wait()

    @property
    def works(self) -> bool:
        """Whether there is a network to find hosts on."""
        return self._hearing.multicast.works

    @property
    def isolated(self) -> bool:
        """Whether a known host on an own network keeps silent: this network may keep its machines apart."""
        return any(host.silent for host in self._hosts)

    def tables(self) -> list[Neighbour]:
        """Every table of every host that answers, or did a moment ago: known hosts first, then by title."""
        hosts: dict[bytes, tuple[_Host, Answer]] = {}
        for host in (*self._hosts, *self._announced.values()):
            if host.answer is not None and not host.lost:
                other = hosts.setdefault(host.answer.fingerprint, (host, host.answer))[0]
                if host.misses < other.misses:
                    hosts[host.answer.fingerprint] = (host, host.answer)
        found = [each for host, answer in hosts.values() for each in self._offers(host, answer)]
        return sorted(
            found, key=lambda each: (not each.known, each.offer.title.casefold(), each.address, each.offer.table)
        )

    def _offers(self, host: _Host, answer: Answer) -> list[Neighbour]:
        known, state = answer.fingerprint in self._known, _state(host)
        name = clean_name(answer.listing.host)
        return [
            Neighbour(answer.address, name, _cleaned(offer), state, known, answer.fingerprint)
            for offer in answer.listing.tables[:MOST_TABLES]
        ]

    # What is announced

    async def _read(self) -> None:
        """Take up what is heard, no faster than is good."""
        clock = asyncio.get_running_loop().time
        bucket = Bucket(NEW_A_SECOND, NEW_A_SECOND, clock())
        while True:
            name = await self._hearing.names.get()
            if host := self._announced.get(name):
                host.poked.set()
                continue
            while not bucket.take(clock()):
                await asyncio.sleep(1 / NEW_A_SECOND)
            self._take_up(name)

    def _take_up(self, name: str) -> None:
        if len(self._announced) >= MOST:
            lost = next((host for host in self._announced.values() if host.lost), None)
            if lost is None:
                return
            self._let_go(lost)
        host = self._announced[name] = _Host(name)
        host.following = asyncio.create_task(self._follow(host))

    def _let_go(self, host: _Host) -> None:
        del self._announced[host.name]
        if host.following is not None:
            host.following.cancel()

    async def _moved(self) -> None:
        """Other networks, or the machine has slept: everything may be different."""
        self._changed.set()
        for host in (*self._hosts, *self._announced.values()):
            host.poked.set()

    # Asking

    async def _follow(self, host: _Host) -> None:
        while True:
            host.poked.clear()
            try:
                await self._probe(host)
            except Exception:
                _log.exception("a host nearby could not be followed")
                host.misses += 1
            self._changed.set()
            try:
                async with asyncio.timeout(GONE_SECONDS if host.lost else PROBE_SECONDS):
                    await host.poked.wait()
            except TimeoutError:
                pass

    async def _probe(self, host: _Host) -> None:
        proven = host.answer is not None or not host.name
        async with self._lanes[proven]:
            try:
                addresses = host.addresses or await self._hearing.resolve(host.name)
                host.answer = await ask(addresses, lambda *_: True, ANSWER_SECONDS)
            except Refused as refused:
                host.misses += 1
                host.silent = refused.code == "isolated"
            else:
                host.misses, host.silent = 0, False


async def named(folder: Path, name: str, seconds: float) -> Neighbour | None:
    """The table nearby with this title, or of the host of this name, if it is found in time."""
    wanted = name.casefold()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds), Nearby(folder) as around:
            async for tables in around:
                for table in tables:
                    if wanted in (table.offer.title.casefold(), table.host.casefold()):
                        return table
    return None


def _state(host: _Host) -> State:
    return "grey" if host.misses else "here"


def _cleaned(offer: Offer) -> Offer:
    game, title = clean_line(offer.game, TITLE_CELLS), clean_line(offer.title, TITLE_CELLS)
    return msgspec.structs.replace(offer, game=game, title=title)
