"""`roitelet host`: a table for others to join, without a screen."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ai.agent import levels
from net.discovery import announced
from net.host import About, Host
from net.identity import FILE, host_context
from net.link import Refused
from net.setup import Setup

from .solo import SoloHost
from .streams import warn

if TYPE_CHECKING:
    from net.pace import Pace

    from .starting import Start

PORT: Final = 45_678
"""Where a host listens and a guest knocks if nothing else is said."""

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
        while not stop.is_set():
            code = await self._table(stop)
            if self._offer.once or code:
                return code
        return 0

    async def _table(self, stop: asyncio.Event) -> int:
        """One table, from its opening to its end."""
        offer = self._offer
        table = SoloHost(self._data, offer.pace)
        host = Host(table, offer.setup, About(self._version, offer.title, levels(offer.setup.game)[0]))
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
            await table.close()
            return 1
        title = self._texts.game(offer.setup.game)[0]
        self._say("lan-open", game=title, port=str(port), people=host.places.free)
        self._say("lan-fingerprint", fingerprint=pin.hex()[:16])
        stopping = asyncio.create_task(stop.wait())
        try:
            async with announced(offer.title or title, port, offer.address):
                await asyncio.wait((host.over, stopping), return_when=asyncio.FIRST_COMPLETED)
            if host.over.done() and (sitting := host.sitting) is not None:
                self._standing(host.over.result(), sitting.table.header.players)
                await host.farewell()
        except Refused as refused:
            warn(self._texts.refusal(refused.code))
            return 1
        finally:
            stopping.cancel()
            await host.close()
        return 0

    def _standing(self, outcome: Any, players: Any) -> None:
        names, game = [player.name for player in players], self._offer.setup.game
        for line in self._texts.standing(game, outcome, names):
            print(line, flush=True)
