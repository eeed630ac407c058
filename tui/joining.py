"""`roitelet join`: a seat at a table that someone hosts, in lines of text."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import TYPE_CHECKING

from net.client import Address, RemoteLink
from net.known import Known, Visit
from net.link import Refused
from net.wire import Company

from .hosting import PORT
from .lines import Lines, standard_input
from .plain import Console, End, PlainTable
from .streams import let_go, warn
from .usage import Misuse

if TYPE_CHECKING:
    from .starting import Start

_log = logging.getLogger(__name__)


def address_of(text: str) -> Address:
    """`HOST`, `HOST:PORT` or `[IPv6]:PORT`. Raises Misuse."""
    name, port = text, str(PORT)
    if text.startswith("["):
        name, bracket, rest = text[1:].partition("]")
        port = rest.removeprefix(":") if rest else port
        name = name if bracket and (not rest or rest.startswith(":")) else ""
    elif text.count(":") == 1:
        name, _, port = text.partition(":")
    if not name or not (port.isascii() and port.isdigit() and 0 < int(port) < 1 << 16):
        raise Misuse("lan-address", word=text, given="one" if text else "none")
    return Address(name, int(port))


def join(start: Start, address: Address, name: str, version: str) -> int:
    """Sit down at the table there and play to its end. Exit code."""
    try:
        return asyncio.run(_Guest(start, address, name, version).run())
    except KeyboardInterrupt:  # a bot sits in; the seat is kept
        return 0
    except BrokenPipeError:
        let_go(sys.stdout)
        return 0


class _Guest:
    def __init__(self, start: Start, address: Address, name: str, version: str) -> None:
        self._texts, self._settings = start.texts, start.settings
        self._known = Known(start.folders.data)
        self._where = f"{address.name}:{address.port}"
        self._console = Console(start.texts, Lines(standard_input()), sys.stdout)
        self._pin = b""
        visit = self._known.visit(self._where)
        self._link = RemoteLink(address, self._pinned, version, name, visit.token if visit else "")

    def _pinned(self, fingerprint: bytes) -> bool:
        """The first visit pins the host; from then on it must be the same."""
        visit = self._known.visit(self._where)
        self._pin = fingerprint
        return visit is None or visit.pin == fingerprint.hex()

    async def run(self) -> int:
        try:
            await self._link.join(self._waiting)
        except Refused as refused:
            warn(self._texts.refusal(refused.code))
            return 1
        end = End.LEFT
        try:
            self._keep()
            end = await PlainTable(self._console, self._link, self._settings.auto_single).play()
        finally:
            self._keep()
            await self._link.close()
            if end is not End.OVER:
                self._console.say("lan-seat-kept", command=f"roitelet join {self._where}")
        return 0

    def _waiting(self, table: Company) -> None:
        if self._known.visit(self._where) is None:
            self._console.say("lan-new-host", fingerprint=self._pin.hex()[:16])
        self._keep()
        if missing := sum(not chair.name for chair in table.chairs):
            self._console.say("lan-waiting", missing=missing)

    def _keep(self) -> None:
        """Remember the host and the seat, if the disk lets us: without it one only has to be let in anew."""
        try:
            self._known.keep(self._where, Visit(self._pin.hex(), self._link.token))
        except OSError:
            _log.exception("the visit could not be kept")
