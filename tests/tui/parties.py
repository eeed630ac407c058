"""A guest without a host: what the host would tell is told by the test, and what a person asks is written down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from engines.registry import load
from net.policy import Policy
from net.wire import Chair, Company


def company(game: str = "roitatouille", **changes: Any) -> Company:
    """A lobby of four seats: Marie is its head, Ana is ready, a bot sits there, a seat is free."""
    info = load(game).info
    told = Company(
        table="0badcafe",
        game=game,
        title="Lunch at Marie’s",
        options=msgspec.to_builtins(next(iter(info.presets.values()))),
        policy=Policy(),
        chairs=(Chair("Marie", presence="here"), Chair("Ana", "", True, "here"), Chair("Bruno", "player"), Chair("")),
        head=0,
        phase="lobby",
        watchers=0,
        paused=False,
    )
    return msgspec.structs.replace(told, **changes)


class FakeGuest:
    """Sits at `seat`; `asked` is what he asked of the table, in order."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.fingerprint = bytes(range(32))
        self.asked: list[tuple[Any, ...]] = []
        self._notices: asyncio.Queue[Any] = asyncio.Queue()

    def tell(self, *notices: Any) -> None:
        """As the host would."""
        for notice in notices:
            self._notices.put_nowait(notice)

    async def notices(self) -> AsyncIterator[Any]:
        while True:
            yield await self._notices.get()

    async def leave(self) -> None:
        self.asked.append(("leave",))

    def __getattr__(self, name: str) -> Any:
        if name not in ("ready", "say", "emote", "pause", "arrange", "settle", "kick", "start", "again", "shut"):
            raise AttributeError(name)
        return lambda *args: self.asked.append((name, *args))
