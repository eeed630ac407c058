"""`roitelet tables`: what is open nearby."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import msgspec

from engines.registry import names
from net.discovery import Found, look_around

from .streams import warn

if TYPE_CHECKING:
    from .starting import Start


def tables(start: Start, seconds: float, address: str | None, as_json: bool) -> int:
    """List the tables that answer, one a line. Exit code."""
    try:
        found = asyncio.run(look_around(seconds, address))
    except OSError:
        warn(start.texts.say("lan-no-network"))
        return 1
    except KeyboardInterrupt:
        return 130
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    for table in found:
        print(_line(start, table))
    if not found:
        print(start.texts.say("lan-nothing-found"))
    return 0


def _line(start: Start, table: Found) -> str:
    game = start.texts.game(table.game)[0] if table.game in names() else table.game
    where = f"{table.name}:{table.port}"
    state = "playing" if table.playing else "open"
    title = f"{table.title} · {game}" if table.title else game
    return start.texts.say("lan-table", title=title, free=table.free, seats=table.seats, where=where, state=state)
