"""A table of one's own for others to join: the host in this program, and what is offered at it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ai.worker import BotPool
from net.discovery import announced
from net.host import About, Host
from net.identity import host_context
from net.invite import Right, Where
from net.line import PORT, Address
from net.refusal import Refused
from net.setup import Player, Setup

from .crew import CREW
from .solo import tables
from .tables import let_processes_start

if TYPE_CHECKING:
    from engines.game import Options
    from net.identity import HostContext
    from net.pace import Pace
    from net.policy import Policy

TRIES: Final = 10
"""So many ports are tried, from the usual one on: others may host on this machine too."""

_log = logging.getLogger(__name__)


class Plan(NamedTuple):
    """What a person wants to open."""

    game: str
    seats: int
    options: Options
    policy: Policy
    title: str

    @property
    def setup(self) -> Setup:
        """The table with every seat free."""
        return Setup(self.game, (Player(""),) * self.seats, self.options)


class House:
    """One table on this machine's network. Its own person enters it as anyone does, by the owner's secret."""

    def __init__(self, host: Host, bots: BotPool, where: Where, right: Right, announcing: asyncio.Task[None]) -> None:
        self._host, self._bots, self._announcing = host, bots, announcing
        self.where, self.right = where, right

    async def close(self) -> None:
        """Let everyone go. A game under way is saved."""
        self._announcing.cancel()
        with suppress(asyncio.CancelledError):
            await self._announcing
        await self._host.close()
        await asyncio.to_thread(self._bots.close)


async def open_house(data: Path, plan: Plan, name: str, program: str, pace: Pace) -> House:
    """Listen on the usual port, or the next that is free, and open the table. Raises Refused."""
    let_processes_start()
    bots = BotPool()
    host = Host(tables(data), bots, CREW, About(program, name), pace)
    try:
        context, pin = await asyncio.to_thread(host_context, data)
        port = await _listen(host, context)
    except (OSError, ValueError) as error:  # ssl's errors are OSErrors
        _log.warning("no table can be opened: %s", type(error).__name__)
        await host.close()
        await asyncio.to_thread(bots.close)
        raise Refused("cannot-host") from error
    room = host.open_room(plan.setup, plan.policy, plan.title, owned=True)
    announcing = asyncio.create_task(_announce(plan.title or name, port))
    where = Where((Address("127.0.0.1", port),), pin, room.id)
    return House(host, bots, where, Right(token=room.owner), announcing)


async def _listen(host: Host, context: HostContext) -> int:
    for port in range(PORT, PORT + TRIES):
        with suppress(OSError):
            return await host.listen(context, None, port)
    raise OSError("no port")


async def _announce(title: str, port: int) -> None:
    async with announced(title, port):
        await asyncio.Event().wait()
