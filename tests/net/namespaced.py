"""Two programs for two network namespaces: `host FOLDER` opens a table with a PIN, `guest FOLDER PIN` goes there.

Each says in lines what happens, and the guest stays until its input ends.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from engines import registry
from net import guest as guest_module
from net.discovery import announced
from net.guest import Guest, Right, Where
from net.host import About, Host
from net.identity import host_context
from net.known import Known
from net.nearby import Nearby, Neighbour
from net.notices import Line
from net.policy import Policy
from net.store import Store
from tests.net.fake_minds import FakeMinds
from tests.net.rooms import CREW, setup


def say(*words: object) -> None:
    print(*words, flush=True)


async def host(folder: Path) -> None:
    host = Host(Store(folder / "tables"), FakeMinds(), CREW, About("1.0", "Lunch"), "instant")
    port = await host.listen(host_context(folder)[0], None, 0)
    room = host.open_room(setup(), Policy(access="pin", dropped="wait"), "Lunch")
    async with announced("Lunch", port):
        say("pin", room.entrance.pin)
        await asyncio.to_thread(sys.stdin.read)
    await host.close()


async def found(folder: Path) -> Neighbour:
    async with Nearby(folder) as around:
        async for tables in around:
            if tables:
                return tables[0]
    raise AssertionError


async def guest(folder: Path, pin: str) -> None:
    guest_module.SILENT_SECONDS = 4.0  # type: ignore[misc]
    table = await asyncio.wait_for(found(folder), 60)
    say("found", table.address.name)
    guest = Guest(Where((table.address,)), "1.0", "Ana", Right(pin=pin), known=Known(folder))
    await guest.enter()
    say("seat", guest.seat)
    following = asyncio.create_task(follow(guest))
    await asyncio.to_thread(sys.stdin.read)
    following.cancel()
    await guest.leave()


async def follow(guest: Guest) -> None:
    async for notice in guest.notices():
        if isinstance(notice, Line):
            say("line", notice.state)


if __name__ == "__main__":
    registry._GAMES["bids"] = "tests.net.bids"
    name, folder, *rest = sys.argv[1:]
    asyncio.run(host(Path(folder)) if name == "host" else guest(Path(folder), *rest))
