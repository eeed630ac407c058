"""What others announce by mDNS: names, and the addresses behind them. Nothing that comes from there is believed."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from .line import Address
from .multicast import SERVICE, Multicast
from .networks import is_near

if TYPE_CHECKING:
    from zeroconf.asyncio import AsyncServiceBrowser, AsyncZeroconf

LOWEST_PORT: Final = 1_024
"""No host of ours listens below: an announcement may not make us knock at other services."""
RESOLVE_MS: Final = 1_000
MOST_ADDRESSES: Final = 4
MOST_UNHEARD: Final = 1_000
"""So many announcements may wait to be looked at."""


class Hearing:
    """Puts every announced name into `names`, at each change of it."""

    def __init__(self, only: str | None, moved: Callable[[], Awaitable[None]]) -> None:
        self.names: asyncio.Queue[str] = asyncio.Queue(MOST_UNHEARD)
        self.multicast = Multicast(only, self._browse, moved)
        self._network: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None

    async def open(self) -> None:
        """Begin to listen, now or when there is a network."""
        await self.multicast.open()

    async def close(self) -> None:
        """Listen no more."""
        if self._browser is not None:
            await self._browser.async_cancel()
        await self.multicast.close()

    async def _browse(self, network: AsyncZeroconf) -> None:
        from zeroconf.asyncio import AsyncServiceBrowser

        self._network = network
        self._browser = AsyncServiceBrowser(network.zeroconf, SERVICE, handlers=[self._changed])

    def _changed(self, name: str = "", **_: Any) -> None:
        """Called by the library, which falls silent for good if this raises."""
        with suppress(Exception):
            self.names.put_nowait(name)

    async def resolve(self, name: str) -> tuple[Address, ...]:
        """Where that is said to be, as far as it is on a network of this machine. Empty for whatever makes no sense."""
        from zeroconf import Error, IPVersion
        from zeroconf.asyncio import AsyncServiceInfo

        if self._network is None:
            return ()
        try:
            info = AsyncServiceInfo(SERVICE, name)
            found = await info.async_request(self._network.zeroconf, RESOLVE_MS)
            texts = info.parsed_scoped_addresses(IPVersion.All) if found else []
        except (Error, OSError, ValueError):
            return ()
        if info.port is None or info.port < LOWEST_PORT:
            return ()
        near = [text for text in texts if is_near(text, self.multicast.interfaces)]
        near.sort(key=lambda text: ipaddress.ip_address(text).version)
        return tuple(Address(text, info.port) for text in near[:MOST_ADDRESSES])
