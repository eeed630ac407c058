"""A host that announces itself on the local network by mDNS: a hint of an address, and nothing that is believed."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from .clean import clean_line
from .multicast import SERVICE, Multicast

if TYPE_CHECKING:
    from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

TITLE_CELLS: Final = 24
TITLE_BYTES: Final = 40
"""With the mark after it, what a name of a service may hold."""

_log = logging.getLogger(__name__)


@asynccontextmanager
async def announced(title: str, port: int, address: str | None = None) -> AsyncIterator[bool]:
    """Announce a host while the block runs; whether that can be done now. A host nobody finds can still be joined."""
    announcer = _Announcer(title, port, address)
    await announcer.multicast.open()
    try:
        yield announcer.multicast.works
    finally:
        await announcer.multicast.close()


class _Announcer:
    """The name is its own, and says nothing of the machine or its person."""

    def __init__(self, title: str, port: int, address: str | None) -> None:
        self._mark = secrets.token_hex(4)
        short = clean_line(title, TITLE_CELLS).encode()[:TITLE_BYTES].decode(errors="ignore").replace(".", " ").strip()
        self._name = f"{short or 'roitelet'} {self._mark}.{SERVICE}"
        self._port = port
        self._network: AsyncZeroconf | None = None
        self.multicast = Multicast(address, self._register, self._move)

    def _info(self) -> AsyncServiceInfo:
        from zeroconf.asyncio import AsyncServiceInfo

        return AsyncServiceInfo(
            SERVICE,
            self._name,
            port=self._port,
            properties={"v": "1"},
            server=f"roitelet-{self._mark}.local.",
            parsed_addresses=[str(each.ip).partition("%")[0] for each in self.multicast.interfaces],
        )

    async def _register(self, network: AsyncZeroconf) -> None:
        from zeroconf import Error

        info = self._info()
        try:
            await (await network.async_register_service(info, cooperating_responders=True))
        except (Error, OSError) as error:
            _log.warning("the host is not announced: %s", error)
            return
        self._name, self._network = info.name, network

    async def _move(self) -> None:
        """Other networks: the addresses that are announced are others."""
        if self._network is not None:
            await (await self._network.async_update_service(self._info()))
