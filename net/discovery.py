"""Tables that announce themselves on the local network by mDNS. Nothing that comes from there is believed.

An announcement is a hint of an address, no more: every table is asked itself, over TLS, before it is listed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .clean import clean_line
from .line import Address, ask
from .networks import Interface, own_addresses
from .refusal import Refused
from .wire import Listing

if TYPE_CHECKING:
    from zeroconf.asyncio import AsyncZeroconf

SERVICE: Final = "_roitelet._tcp.local."
MOST: Final = 200
"""So many announcements are followed at once: more is a flood."""
AT_ONCE: Final = 4
"""So many tables are asked at the same time."""
RESOLVE_MS: Final = 1_000
TITLE_CELLS: Final = 24

_log = logging.getLogger(__name__)


class Found(msgspec.Struct, frozen=True):
    """A table that answered, where it did, and what it said of itself, cleaned."""

    name: str
    port: int
    game: str
    title: str
    seats: int
    free: int
    playing: bool


def _own() -> list[Interface]:
    return [interface for interface in own_addresses() if interface.version == 4]


@asynccontextmanager
async def _zeroconf(addresses: Sequence[str]) -> AsyncIterator[AsyncZeroconf]:
    """Raises OSError where the machine has no network to speak of."""
    from zeroconf import IPVersion
    from zeroconf.asyncio import AsyncZeroconf

    try:
        network = AsyncZeroconf(interfaces=list(addresses), ip_version=IPVersion.V4Only)
    except RuntimeError as error:
        raise OSError(str(error)) from error
    try:
        yield network
    finally:
        await network.async_close()


@asynccontextmanager
async def announced(title: str, port: int, address: str | None = None) -> AsyncIterator[bool]:
    """Announce a table while the block runs; whether that could be done. A table nobody finds can still be joined."""
    from zeroconf import Error
    from zeroconf.asyncio import AsyncServiceInfo

    addresses = [address] if address else [str(interface.ip) for interface in _own()]
    mark = secrets.token_hex(4)
    info = AsyncServiceInfo(
        SERVICE,
        f"{clean_line(title, TITLE_CELLS).replace('.', ' ') or 'roitelet'} {mark[:4]}.{SERVICE}",
        port=port,
        properties={"v": "1"},
        server=f"roitelet-{mark}.local.",
        parsed_addresses=addresses,
    )
    try:
        async with _zeroconf(addresses) as network:
            try:
                await (await network.async_register_service(info, allow_name_change=True))
            except Error as error:
                _log.warning("the table is not announced: %s", error)
            yield True
    except OSError as error:
        _log.warning("the table is not announced: %s", error)
        yield False


async def look_around(seconds: float, address: str | None = None) -> list[Found]:
    """The tables that answer within so many seconds, by title. Raises OSError where there is no network."""
    interfaces = _own()
    addresses = [address] if address else [str(interface.ip) for interface in interfaces]
    near = [interface.network for interface in interfaces if str(interface.ip) in addresses] or [
        ipaddress.IPv4Interface(f"{each}/32").network for each in addresses
    ]
    gate = asyncio.Semaphore(AT_ONCE)
    asked: dict[str, asyncio.Task[Found | None]] = {}
    async with _zeroconf(addresses) as network, _heard(network) as names:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    name = await names.get()
                    if name not in asked and len(asked) < MOST:
                        asked[name] = asyncio.create_task(_follow(network, name, near, gate))
        answers = await asyncio.gather(*asked.values(), return_exceptions=True)
    tables = {(found.name, found.port): found for found in answers if isinstance(found, Found)}
    return sorted(tables.values(), key=lambda found: (found.title.casefold(), found.name, found.port))


@asynccontextmanager
async def _heard(network: AsyncZeroconf) -> AsyncIterator[asyncio.Queue[str]]:
    """The names that are announced. An exception in the callback would silence the browser for good: it has none."""
    from zeroconf.asyncio import AsyncServiceBrowser

    names: asyncio.Queue[str] = asyncio.Queue(MOST)

    def changed(name: str = "", **_: Any) -> None:
        with suppress(Exception):
            names.put_nowait(name)

    browser = AsyncServiceBrowser(network.zeroconf, SERVICE, handlers=[changed])
    try:
        yield names
    finally:
        await browser.async_cancel()


async def _follow(
    network: AsyncZeroconf,
    name: str,
    near: Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network],
    gate: asyncio.Semaphore,
) -> Found | None:
    """Ask the table of an announcement. Only addresses on this machine's own networks are dialled."""
    from zeroconf import IPVersion
    from zeroconf.asyncio import AsyncServiceInfo

    info = AsyncServiceInfo(SERVICE, name)
    if not await info.async_request(network.zeroconf, RESOLVE_MS) or info.port is None or info.port < 1024:
        return None
    for text in info.parsed_addresses(IPVersion.V4Only)[:AT_ONCE]:
        if any(ipaddress.IPv4Address(text) in net for net in near):
            with suppress(Refused):
                async with gate:
                    listing, _ = await ask(Address(text, info.port), lambda *_: True)
                    return _cleaned(text, info.port, listing) if listing.tables else None
    return None


def _cleaned(name: str, port: int, listing: Listing) -> Found:
    table = listing.tables[0]
    game, title = clean_line(table.game, TITLE_CELLS), clean_line(table.title, TITLE_CELLS)
    return Found(name, port, game, title, table.seats, table.free, table.phase != "lobby")
