"""Lines from the keyboard or a pipe, read so that nothing else has to wait."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final

LONGEST: Final = 1024
"""What a line holds beyond so many bytes is dropped."""


def standard_input() -> Callable[[int], bytes]:
    """What reads bytes from standard input without a lock that could hold up the end of the program."""
    if sys.stdin is None:
        return lambda _size: b""
    raw = getattr(getattr(sys.stdin, "buffer", None), "raw", None)
    if raw is None:
        return lambda size: sys.stdin.readline(size).encode()
    return lambda size: raw.read(size) or b""


class Lines:
    """Lines read one at a time and only when asked for, in a thread, so that the event loop goes on."""

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self._read = read
        self._rest = b""
        self._ended = False

    async def next(self) -> str | None:
        """The next line without its end, or None at the end of input."""
        loop = asyncio.get_running_loop()
        line: asyncio.Future[str | None] = loop.create_future()

        def give(text: str | None) -> None:
            if not line.done():
                line.set_result(text)

        def wait() -> None:
            text = self._line()
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(give, text)

        threading.Thread(target=wait, name="input", daemon=True).start()
        return await line

    def _line(self) -> str | None:
        kept = b""
        while b"\n" not in self._rest:
            kept = (kept + self._rest)[:LONGEST]
            self._rest = b"" if self._ended else self._more()
            if not self._rest:
                return kept.decode(errors="replace") if kept else None
        line, _, self._rest = self._rest.partition(b"\n")
        return (kept + line)[:LONGEST].decode(errors="replace").rstrip("\r")

    def _more(self) -> bytes:
        try:
            data = self._read(LONGEST)
        except (OSError, ValueError):
            data = b""
        self._ended = not data
        return data
