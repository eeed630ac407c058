"""mDNS on this machine's networks, as they come and go. A machine without any is no failure: one may come."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from .networks import Interface, changes, own_addresses

if TYPE_CHECKING:
    from zeroconf import IPVersion
    from zeroconf.asyncio import AsyncZeroconf

SERVICE: Final = "_roitelet._tcp.local."

_log = logging.getLogger(__name__)

Opened = Callable[["AsyncZeroconf"], Awaitable[None]]


class Multicast:
    """Opens mDNS and follows the networks: `opened` is called once it works, `moved` whenever the networks changed.

    `only` is the single address to use, if not all. `interfaces` are the addresses in use.
    """

    def __init__(self, only: str | None, opened: Opened, moved: Callable[[], Awaitable[None]]) -> None:
        self._only = only
        self._opened = opened
        self._moved = moved
        self._network: AsyncZeroconf | None = None
        self._following: asyncio.Task[None] | None = None
        self.interfaces: list[Interface] = []

    @property
    def works(self) -> bool:
        """Whether there is a network to speak of."""
        return self._network is not None

    async def open(self) -> None:
        """Begin. Raises nothing for want of a network."""
        found = await asyncio.to_thread(own_addresses)
        await self._use(self._own(found))
        self._following = asyncio.create_task(self._follow(found))

    async def close(self) -> None:
        """End, and say goodbye for what was announced."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.wait((self._following,))
        if self._network is not None:
            with suppress(OSError):
                await self._network.async_close()
        self._network = None

    def _own(self, found: Sequence[Interface]) -> list[Interface]:
        return [ipaddress.ip_interface(self._only)] if self._only else list(found)

    async def _follow(self, begun: list[Interface]) -> None:
        async for found in changes(begun):
            try:
                await self._use(self._own(found))
                await self._moved()
            except Exception:  # the next change is another chance
                _log.exception("the networks could not be followed")

    async def _use(self, interfaces: list[Interface]) -> None:
        self.interfaces = interfaces
        if self._network is not None:
            with suppress(OSError, RuntimeError):  # the latter: there is no network now
                await self._network.async_update_interfaces(*_spoken(interfaces))
            return
        self._network = _open(interfaces)
        if self._network is not None:
            await self._opened(self._network)


def _open(interfaces: Sequence[Interface]) -> AsyncZeroconf | None:
    from zeroconf.asyncio import AsyncZeroconf

    names, version = _spoken(interfaces)
    if not names:
        return None
    try:
        return AsyncZeroconf(interfaces=names, ip_version=version)
    except (OSError, RuntimeError) as error:
        _log.warning("no mDNS: %s", error)
        return None


def _spoken(interfaces: Sequence[Interface]) -> tuple[list[str], IPVersion]:
    """Where mDNS is spoken: over IPv6 only by a machine that has nothing else.

    An IPv6 address cannot be used for its first second or two, and one such is enough for announcements to be missed.
    """
    from zeroconf import IPVersion

    short = [_plain(each) for each in interfaces if each.version == 4]
    return (short, IPVersion.V4Only) if short else ([_plain(each) for each in interfaces], IPVersion.V6Only)


def _plain(interface: Interface) -> str:
    return str(interface.ip).partition("%")[0]
