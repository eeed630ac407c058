"""A table for one person and his bots, put together from its parts: the same for every front end."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ai.worker import BotPool
from net.local import LocalHost
from net.pace import Pace
from net.setup import Setup
from net.store import Store


class SoloHost(LocalHost):
    """A host in this process that brings its bots along: their process starts with a table and ends with it."""

    def __init__(self, data: Path, pace: Pace) -> None:
        self._pool = BotPool()
        super().__init__(tables(data), self._pool, pace)

    async def close(self) -> None:
        """Close the table, which is saved, and end the process of the bots."""
        await super().close()
        await asyncio.to_thread(self._pool.close)


def tables(data: Path) -> Store:
    """This person's saved tables, beneath the data folder."""
    return Store(data / "tables")


async def open_solo(data: Path, table: Setup | str, pace: Pace) -> SoloHost:
    """A host with a new table, or with the saved one of this id. Raises Refused when it cannot be opened."""
    host = SoloHost(data, pace)
    try:
        if isinstance(table, str):
            await host.resume(table)
        else:
            await host.open(table)
    except BaseException:
        await host.close()
        raise
    return host
