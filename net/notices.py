"""What a guest is told of his table apart from the game, in order and never in a heap."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final, Literal, NamedTuple

from .deal import Verdict
from .remote import RemoteLink
from .wire import Clocks, Company, Denied, Door, Said

MOST: Final = 256
"""So many notices may lie unread. Then the oldest that can be missed are."""


class Began(NamedTuple):
    """A game begins, or goes on."""

    link: RemoteLink


class Line(NamedTuple):
    """The guest's own line to the host."""

    state: Literal["here", "lost"]


class Gone(NamedTuple):
    """The last notice: the table is closed to this guest, for this reason."""

    code: str


Notice = Company | Said | Clocks | Denied | Door | Began | Verdict | Line | Gone


class Notices:
    """A queue for one reader."""

    def __init__(self) -> None:
        self._unread: deque[Notice] = deque()
        self._more = asyncio.Event()
        self._ended = False

    def put(self, notice: Notice) -> None:
        """Add a notice; after `Gone` there are no others."""
        if self._ended:
            return
        self._ended = isinstance(notice, Gone)
        if isinstance(notice, Company | Clocks | Line):  # how it stands now is all that counts
            for earlier in [each for each in self._unread if type(each) is type(notice)]:
                self._unread.remove(earlier)
        if len(self._unread) >= MOST:
            self._unread.remove(
                next((each for each in self._unread if not isinstance(each, Began | Verdict)), self._unread[0])
            )
        self._unread.append(notice)
        self._more.set()

    async def __aiter__(self) -> AsyncIterator[Notice]:
        """Every notice, ending with `Gone`."""
        while True:
            await self._more.wait()
            while self._unread:
                notice = self._unread.popleft()
                yield notice
                if isinstance(notice, Gone):
                    return
            self._more.clear()
