"""`roitelet host`: a table for others to join, without a screen."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ai.worker import BotPool
from net.discovery import announced
from net.host import About, Host
from net.identity import FILE, host_context
from net.line import PORT
from net.record import Records
from net.setup import Setup

from . import logs
from .crew import CREW
from .errand import Hosted
from .solo import tables
from .streams import warn

if TYPE_CHECKING:
    from engines.game import Outcome
    from net.pace import Pace
    from net.policy import Policy
    from net.room import Room
    from net.wire import Door

    from .starting import Start

__all__ = ["PORT", "Offer", "host"]

LOOK_SECONDS: Final = 1.0

_log = logging.getLogger(__name__)


class Offer(NamedTuple):
    """What is offered, where, and how: `name` is what the host is called; `new` forgets what was not finished there."""

    setup: Setup
    policy: Policy
    name: str
    title: str
    address: str | None
    port: int
    pace: Pace
    autostart: bool
    once: bool
    new: bool


def plan_of(setup: Setup, policy: Policy, title: str, name: str) -> Hosted:
    """The same table for the screens, where the one who hosts plays too: a seat more is free, if there is one."""
    from engines.registry import load

    from .house import Plan

    most = load(setup.game).info.seats[1]
    bots = tuple(player for player in setup.players if player.level)
    return Hosted(Plan(setup.game, min(most, len(setup.players) + 1), setup.options, policy, title, bots), name)


def host(start: Start, offer: Offer, version: str) -> int:
    """Offer tables, one after the other, until stopped; with `once`, a single game. Exit code."""
    logs.follow("net")
    return asyncio.run(_Hosting(start, offer, version).run())


class _Hosting:
    def __init__(self, start: Start, offer: Offer, version: str) -> None:
        self._texts, self._data, self._offer = start.texts, start.folders.data, offer
        self._about = About(version, offer.name)
        self._over = asyncio.Event()

    def _say(self, key: str, **args: Any) -> None:
        print(self._texts.say(key, **args), flush=True)

    async def run(self) -> int:
        stop = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError):  # Windows: Ctrl-C ends the program, the table is saved all the same
                asyncio.get_running_loop().add_signal_handler(number, stop.set)
        bots = BotPool()
        offer = self._offer
        records = Records(self._data / "rooms", offer.port) if offer.port else None
        host = Host(tables(self._data), bots, CREW, self._about, offer.pace, records=records)
        try:
            return await self._open(host, records, stop)
        finally:
            await host.close("closed" if self._over.is_set() and offer.once else "stopped")
            await asyncio.to_thread(bots.close)

    async def _open(self, host: Host, records: Records | None, stop: asyncio.Event) -> int:
        offer = self._offer
        try:
            context, pin = host_context(self._data)
        except (OSError, ValueError) as error:  # ssl's errors are OSErrors
            _log.warning("no identity: %s", type(error).__name__)
            warn(self._texts.say("lan-no-identity", file=str(self._data / FILE)))
            return 1
        left = await self._left(host, records)
        try:
            port = await host.listen(context, offer.address, offer.port)
        except (OSError, ValueError) as error:  # the last: what is no address
            _log.warning("cannot listen: %s", error)
            warn(self._texts.say("lan-no-port", port=str(offer.port)))
            return 1
        stopping = asyncio.create_task(stop.wait())
        announcing = asyncio.create_task(self._announce(port))
        try:
            while not stop.is_set():
                room = left.pop() if left else self._room(host)
                code = await self._table(host, room, port, pin, stopping)
                if offer.once or code:
                    return code
        finally:
            stopping.cancel()
            announcing.cancel()
            await asyncio.wait((announcing,))
        return 0

    async def _announce(self, port: int) -> None:
        """Let others on the network know, until cancelled."""
        offer = self._offer
        async with announced(offer.title or self._texts.game(offer.setup.game)[0], port, offer.address):
            await asyncio.Event().wait()

    async def _left(self, host: Host, records: Records | None) -> list[Room]:
        """The tables that were open here when this host was killed or stopped, before anyone can knock."""
        if records is not None and self._offer.new:
            for record in records.all():
                records.drop(record.room)
        rooms = await host.restore(autostart=self._offer.autostart, ended=self._ended)
        for room in rooms:
            names = ", ".join(person.name for _, person in room.lobby.people())
            self._say("lan-restored", game=self._texts.game(room.lobby.game)[0], names=names)
        return list(rooms)

    def _room(self, host: Host) -> Room:
        offer = self._offer
        return host.open_room(offer.setup, offer.policy, offer.title, autostart=offer.autostart, ended=self._ended)

    async def _table(self, host: Host, room: Room, port: int, pin: bytes, stopping: asyncio.Task[bool]) -> int:
        """One table, until it is closed; with `once`, until its game is over."""
        game = self._texts.game(room.lobby.game)[0]
        self._say("lan-open", game=game, port=str(port), people=room.lobby.free)
        self._say("lan-fingerprint", fingerprint=pin.hex()[:16])
        self._show(room.door, room.lobby.policy)
        playing = asyncio.create_task(self._over.wait())
        guarding = asyncio.create_task(self._guard(room))
        waited = {stopping, room.closed, playing} if self._offer.once else {stopping, room.closed}
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        playing.cancel()
        guarding.cancel()
        if self._over.is_set() and self._offer.once:
            await host.farewell()
        if room.closed.done() and (code := room.closed.result()) != "closed":
            warn(self._texts.refusal(code))
            return 1
        return 0

    async def _guard(self, room: Room) -> None:
        """Say a PIN that is a new one."""
        pin = room.door.pin
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if room.door.pin != pin:
                pin = room.door.pin
                self._show(room.door, room.lobby.policy)

    def _show(self, door: Door, policy: Policy) -> None:
        """How others get in: on the screen alone, never in the log."""
        if door.pin:
            self._say("lan-host-pin", pin=door.pin)
        if door.code and policy.access != "open":
            self._say("lan-host-code", code=door.code)

    def _ended(self, room: Room, outcome: Outcome) -> None:
        names = [sitter.name for sitter in room.lobby.sitters if sitter is not None]
        for line in self._texts.standing(room.lobby.game, outcome, names):
            print(line, flush=True)
        self._over.set()
