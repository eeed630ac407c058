"""`roitelet tables`: what is open nearby."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Any

import msgspec

from engines.registry import names
from net.nearby import Nearby, Neighbour

from .streams import warn

if TYPE_CHECKING:
    from .starting import Start


def tables(start: Start, seconds: float, address: str | None, as_json: bool) -> int:
    """List the tables that answer, one a line. Exit code."""
    try:
        return asyncio.run(_look(start, seconds, address, as_json))
    except KeyboardInterrupt:
        return 130


async def _look(start: Start, seconds: float, address: str | None, as_json: bool) -> int:
    async with Nearby(start.folders.data, address) as nearby:
        await asyncio.sleep(seconds)
        found, works, isolated = nearby.tables(), nearby.works, nearby.isolated
    if not found and not works:
        warn(start.texts.say("lan-no-network"))
        return 1
    if as_json:
        sys.stdout.write(msgspec.json.encode([_plain(table) for table in found]).decode() + "\n")
        return 0
    for table in found:
        print(_line(start, table))
    if not found:
        print(start.texts.refusal("isolated") if isolated else start.texts.say("lan-nothing-found"))
    return 0


def _plain(table: Neighbour) -> dict[str, Any]:
    """A table as a script reads it."""
    offer = table.offer
    return {
        "address": table.address.name,
        "port": table.address.port,
        "host": table.host,
        "fingerprint": table.fingerprint.hex(),
        "known": table.known,
        "state": table.state,
        "table": offer.table,
        "title": offer.title,
        "game": offer.game,
        "seats": offer.seats,
        "free": offer.free,
        "watchers": offer.watchers,
        "phase": offer.phase,
        "options": offer.options,
        "policy": msgspec.to_builtins(offer.policy),
    }


def _line(start: Start, table: Neighbour) -> str:
    offer = table.offer
    game = start.texts.game(offer.game)[0] if offer.game in names() else offer.game
    state = "open" if offer.phase == "lobby" else "playing"
    title = f"{offer.title} · {game}" if offer.title else game
    where = str(table.address)
    return start.texts.say("lan-table", title=title, free=offer.free, seats=offer.seats, where=where, state=state)
