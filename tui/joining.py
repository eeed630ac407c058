"""`roitelet join`: a seat at a table that someone hosts, in lines of text."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from net.guest import Guest
from net.invite import Right, Where, decode
from net.known import Known
from net.line import PORT, Address
from net.link import Refused
from net.nearby import named
from net.notices import Began, Gone
from net.remote import RemoteLink
from net.wire import Company

from .lines import Lines, standard_input
from .plain import Console, End, Left, PlainTable
from .plain_company import PlainCompany
from .streams import let_go, warn
from .usage import Misuse

if TYPE_CHECKING:
    from .starting import Start


TRIES: Final = 3
"""So many times the PIN is asked for."""
LOOK_SECONDS: Final = 3.0
"""So long a table of a name is looked for."""


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


def destination(text: str) -> tuple[Where, Right]:
    """Where a person wants to go, and by what right: an address or a code. Raises Misuse."""
    with suppress(ValueError):
        return decode(text)
    return Where((address_of(text),)), Right()


async def by_name(folder: Path, where: Where) -> Where | None:
    """A word without a dot is the name of a table nearby, if there is such a one: where that is."""
    name, port = where.addresses[0]
    if port != PORT or "." in name or ":" in name or name == "localhost":
        return None
    table = await named(folder, name, LOOK_SECONDS)
    return None if table is None else Where((table.address,), table=table.offer.table)


def join(start: Start, where: Where, right: Right, name: str, version: str) -> int:
    """Sit down at the table there and play to its end. Exit code."""
    try:
        return asyncio.run(_Guest(start, where, right, name, version).run())
    except KeyboardInterrupt:  # a bot sits in; the seat is kept
        return 0
    except BrokenPipeError:
        let_go(sys.stdout)
        return 0


class _Guest:
    def __init__(self, start: Start, where: Where, right: Right, name: str, version: str) -> None:
        self._texts, self._settings = start.texts, start.settings
        self._where, self._name, self._version = where, name, version
        self._folder = start.folders.data
        self._known = Known(self._folder)
        self._met = frozenset(self._known.addresses())
        self._console = Console(start.texts, Lines(standard_input()), sys.stdout)
        self._guest = self._as(right)

    def _as(self, right: Right) -> Guest:
        return Guest(self._where, self._version, self._name, right, known=self._known)

    async def run(self) -> int:
        found = await by_name(self._folder, self._where)
        if found is not None:
            self._where, self._guest = found, self._as(Right())
        try:
            await self._enter()
        except Refused as refused:
            warn(self._texts.refusal(refused.code))
            return 1
        except Left:
            return 0
        if str(self._guest.address) not in self._met:
            self._console.say("lan-new-host", fingerprint=self._guest.fingerprint.hex()[:16])
        self._guest.ready(True)
        end = End.LEFT
        try:
            end = await self._play(await self._begun())
        except Refused as refused:
            warn(self._texts.refusal(refused.code))
            return 1
        finally:
            await self._guest.leave()
            if end is not End.OVER:
                self._tell_way_back()
        return 0

    async def _play(self, link: RemoteLink) -> End:
        """Play the game, and tell of the others meanwhile."""
        company = PlainCompany(self._console, self._guest)
        following = asyncio.create_task(company.follow())
        self._console.say("company-commands")
        try:
            end = await PlainTable(self._console, link, self._settings.auto_single, aside=company.aside).play()
            if end is End.OVER:
                await company.judged()
            return end
        finally:
            following.cancel()

    async def _enter(self) -> None:
        """Be let in, with the PIN if one is asked for. Raises Refused, or Left if input ends before."""
        for _ in range(TRIES):
            try:
                await self._guest.enter()
                return
            except Refused as refused:
                if refused.code not in ("pin-wanted", "wrong-pin"):
                    raise
                self._console.tell(self._texts.refusal(refused.code))
            self._guest = self._as(Right(pin=await self._console.read()))
        await self._guest.enter()

    def _tell_way_back(self) -> None:
        self._console.say("lan-seat-kept", command=f"roitelet join {self._guest.address}")
        if code := self._guest.resume_code:
            self._console.say("lan-seat-code", code=code)

    async def _begun(self) -> RemoteLink:
        """The game, once it has begun. Raises Refused if it does not."""
        async for notice in self._guest.notices():
            if isinstance(notice, Began):
                return notice.link
            if isinstance(notice, Gone):
                raise Refused(notice.code)
            if isinstance(notice, Company) and (missing := sum(not chair.name for chair in notice.chairs)):
                self._console.say("lan-waiting", missing=missing)
        raise Refused("closed")
