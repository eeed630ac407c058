"""`roitelet host`: a table for others to join, without a screen."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from ai.worker import BotPool
from net.discovery import announced
from net.host import About, Host
from net.identity import FILE, host_context
from net.line import PORT
from net.setup import Setup

from .crew import CREW
from .solo import tables
from .streams import warn

if TYPE_CHECKING:
    from engines.game import Outcome
    from net.pace import Pace
    from net.room import Room

    from .starting import Start

__all__ = ["PORT", "Offer", "host"]

_log = logging.getLogger(__name__)


class Offer(NamedTuple):
    """What is offered, and where."""

    setup: Setup
    title: str
    address: str | None
    port: int
    pace: Pace
    once: bool


def host(start: Start, offer: Offer, version: str) -> int:
    """Offer tables, one after the other, until stopped; with `once`, a single one. Exit code."""
    return asyncio.run(_Hosting(start, offer, version).run())


class _Hosting:
    def __init__(self, start: Start, offer: Offer, version: str) -> None:
        self._texts, self._data, self._offer = start.texts, start.folders.data, offer
        self._version = version

    def _say(self, key: str, **args: Any) -> None:
        print(self._texts.say(key, **args), flush=True)

    async def run(self) -> int:
        stop = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError):  # Windows: Ctrl-C ends the program, the table is saved all the same
                asyncio.get_running_loop().add_signal_handler(number, stop.set)
        bots = BotPool()
        offer = self._offer
        host = Host(tables(self._data), bots, CREW, About(self._version, offer.title), offer.pace)
        try:
            return await self._open(host, stop)
        finally:
            await host.close()
            await asyncio.to_thread(bots.close)

    async def _open(self, host: Host, stop: asyncio.Event) -> int:
        offer = self._offer
        try:
            context, pin = host_context(self._data)
        except (OSError, ValueError) as error:  # ssl's errors are OSErrors
            _log.warning("no identity: %s", type(error).__name__)
            warn(self._texts.say("lan-no-identity", file=str(self._data / FILE)))
            return 1
        try:
            port = await host.listen(context, offer.address, offer.port)
        except (OSError, ValueError) as error:  # the last: what is no address
            _log.warning("cannot listen: %s", error)
            warn(self._texts.say("lan-no-port", port=str(offer.port)))
            return 1
        stopping = asyncio.create_task(stop.wait())
        try:
            async with announced(offer.title or self._texts.game(offer.setup.game)[0], port, offer.address):
                while not stop.is_set():
                    code = await self._table(host, port, pin, stopping)
                    if offer.once or code:
                        return code
        finally:
            stopping.cancel()
        return 0

    async def _table(self, host: Host, port: int, pin: bytes, stopping: asyncio.Task[bool]) -> int:
        """One table, from its opening until it is closed; with `once`, until its first game is over."""
        offer = self._offer
        over = asyncio.Event()

        def ended(outcome: Outcome) -> None:
            self._standing(outcome, room)
            over.set()

        room = host.open_room(offer.setup, title=offer.title, autostart=True, ended=ended)
        title = self._texts.game(offer.setup.game)[0]
        self._say("lan-open", game=title, port=str(port), people=room.lobby.free)
        self._say("lan-fingerprint", fingerprint=pin.hex()[:16])
        playing = asyncio.create_task(over.wait())
        waited = {stopping, room.closed, playing} if offer.once else {stopping, room.closed}
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        playing.cancel()
        if over.is_set():
            await host.farewell()
        if room.closed.done() and (code := room.closed.result()) != "closed":
            warn(self._texts.refusal(code))
            return 1
        return 0

    def _standing(self, outcome: Outcome, room: Room) -> None:
        names = [sitter.name for sitter in room.lobby.sitters if sitter is not None]
        for line in self._texts.standing(room.lobby.game, outcome, names):
            print(line, flush=True)
