"""The tables nearby, followed while somebody may look at them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from net.nearby import Neighbour

LINGER: Final = 5.0
"""Seconds that the search outlives its last listener: he may just be on the way from one screen to another."""


class Surroundings:
    """Looks for tables once somebody wants to know, and tells whoever listens, as long as anybody does.

    `tables` are those of known hosts first. `works`: there is a network to look on; `isolated`: a host that one knows
    keeps silent on it, so that it may keep its machines apart.
    """

    def __init__(self, data: Path) -> None:
        self._data = data
        self._looking: asyncio.Task[None] | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._listeners: list[Callable[[], None]] = []
        self.tables: tuple[Neighbour, ...] = ()
        self.works = True
        self.isolated = False

    def listen(self, heard: Callable[[], None]) -> None:
        """Have this called whenever the tables are others; the search begins with the first."""
        if heard not in self._listeners:
            self._listeners.append(heard)
        if self._ending is not None:
            self._ending.cancel()
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())

    def hush(self, heard: Callable[[], None]) -> None:
        """Call this no more; when nobody listens any more, the search ends soon."""
        if heard in self._listeners:
            self._listeners.remove(heard)
        if not self._listeners and self._looking is not None:
            self._ending = asyncio.get_running_loop().call_later(LINGER, self._end)

    def _end(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        self._looking, self.tables = None, ()

    @property
    def open(self) -> int:
        """How many tables one can sit down at."""
        return sum(table.state == "here" and table.offer.free > 0 for table in self.tables)

    async def close(self) -> None:
        """Look no more."""
        looking, self._looking = self._looking, None
        if looking is not None:
            looking.cancel()
            await asyncio.wait((looking,))

    async def _look(self) -> None:
        await asyncio.to_thread(__import__, "net.nearby")  # it loads for a while, and screens go on meanwhile
        from net.nearby import Nearby

        async with Nearby(self._data) as nearby:
            async for tables in nearby:
                self.found(tables, works=nearby.works, isolated=nearby.isolated)

    def found(self, tables: Sequence[Neighbour], *, works: bool = True, isolated: bool = False) -> None:
        """These are the tables now."""
        self.tables, self.works, self.isolated = tuple(tables), works, isolated
        for heard in tuple(self._listeners):
            heard()
