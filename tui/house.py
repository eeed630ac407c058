"""A table of one's own for others to join: the host in this program, and what is offered at it."""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ai.worker import BotPool
from net.discovery import announced
from net.host import About, Host
from net.identity import host_context
from net.invite import Right, Where
from net.line import PORT, Address
from net.record import Records
from net.refusal import Refused
from net.setup import Player, Setup

from .crew import CREW
from .solo import tables
from .tables import let_processes_start

if TYPE_CHECKING:
    from engines.game import Options
    from net.pace import Pace
    from net.policy import Policy
    from net.room import Room

PORTS: Final = tuple(range(PORT, PORT + 10))
"""Where a table may be, the usual port first: others may host on this machine too."""

FOLDER: Final = "house"
"""What a table must not lose when the program is killed is kept here, beneath the data folder."""

_log = logging.getLogger(__name__)


class Plan(NamedTuple):
    """What a person wants to open."""

    game: str
    seats: int
    options: Options
    policy: Policy
    title: str
    bots: tuple[Player, ...] = ()
    """Those that sit there from the beginning, in the last seats."""

    @property
    def setup(self) -> Setup:
        """The table with every other seat free."""
        free = (Player(""),) * (self.seats - len(self.bots))
        return Setup(self.game, (*free, *self.bots), self.options)


class Interrupted(NamedTuple):
    """A table that was open when the program was killed."""

    port: int
    room: str
    title: str


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


async def open_house(data: Path, plan: Plan | Interrupted, name: str, program: str, pace: Pace) -> House:
    """Open a table on the usual port, or the next that is free; or the one that was interrupted. Raises Refused."""
    let_processes_start()
    port = plan.port if isinstance(plan, Interrupted) else next(filter(_free, PORTS), PORT)
    bots, records = BotPool(), Records(data / FOLDER, port)
    host = Host(tables(data), bots, CREW, About(program, name), pace, records=records)
    try:
        context, pin = await asyncio.to_thread(host_context, data)
        room = await _room(host, plan)
        await host.listen(context, None, port)
    except (OSError, ValueError) as error:  # ssl's errors are OSErrors
        _log.warning("no table can be opened: %s", type(error).__name__)
        await host.close()
        await asyncio.to_thread(bots.close)
        raise Refused("cannot-host") from error
    announcing = asyncio.create_task(_announce(room.title or name, port))
    where = Where((Address("127.0.0.1", port),), pin, room.id)
    return House(host, bots, where, Right(token=room.owner), announcing)


async def _room(host: Host, plan: Plan | Interrupted) -> Room:
    """Raises ValueError if the interrupted table cannot be opened again."""
    if isinstance(plan, Plan):
        return host.open_room(plan.setup, plan.policy, plan.title, owned=True)
    found = [room for room in await host.restore() if room.owner]
    if not found:
        raise ValueError("nothing to go on with")
    return found[0]


def interrupted(data: Path) -> Interrupted | None:
    """A table of one's own that was open when the program was killed, unless it is open again."""
    for port in PORTS:
        for record in Records(data / FOLDER, port).all():
            if record.owned and _free(port):
                return Interrupted(port, record.room, record.title)
    return None


def forget(data: Path, table: Interrupted) -> None:
    """Open an interrupted table never more; its game stays among the saved ones."""
    Records(data / FOLDER, table.port).drop(table.room)


def _free(port: int) -> bool:
    """Whether nobody listens there."""
    try:
        socket.create_server(("", port)).close()
    except OSError:
        return False
    return True


async def _announce(title: str, port: int) -> None:
    async with announced(title, port):
        await asyncio.Event().wait()
