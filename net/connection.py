"""One client's stream: what comes is checked, counted and passed on, and nobody who is silent is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from .bucket import Bucket
from .framing import CLIENT_LIMIT, Broken, read_frame, write_frame
from .wire import Challenge, Closed, FromClient, FromHost, Leave, Ping, Proof, encode, from_client

FRAME_SECONDS: Final = 10.0
"""A frame once begun has to be whole within this time."""
PROOF_SECONDS: Final = 5.0
PING_SECONDS: Final = 3.0
BROKEN_LINE: Final = ("gone", "slow", "behind")
"""What happens to a client through no fault of his: he is not told to stay away, but may dial again."""
RATE: Final = 20.0
BURST: Final = 40.0
"""Messages a second that a client may send, and how many at once."""


class Connection:
    """One client's stream, after its first message."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, message: FromHost) -> None:
        """Send a message, if anyone is still there."""
        self.pass_on(encode(message))

    def pass_on(self, data: bytes) -> None:
        """Send a packed message, if anyone is still there."""
        with suppress(Broken):
            write_frame(self._writer, data)

    def end(self, code: str, detail: str = "") -> None:
        """Say why, and close."""
        self.send(Closed(code, detail))
        self._writer.close()

    def abort(self) -> None:
        """Close without a word: nobody is there to hear it."""
        self._writer.transport.abort()

    async def challenge(self, asked: Challenge) -> Proof:
        """Put a challenge to a stranger; what he answers. Raises Broken."""
        self.send(asked)
        try:
            async with asyncio.timeout(PROOF_SECONDS):
                answer = await self._next()
        except TimeoutError as error:
            raise Broken("slow") from error
        if not isinstance(answer, Proof):
            raise Broken("malformed")
        return answer

    async def listen(self, hear: Callable[[FromClient], Awaitable[bool]]) -> bool:
        """Pass on what the client says, one thing after the other, until he is gone; True if he said so.

        What `hear` says yes to, a decision that was taken, does not count: a script may be as quick as it likes.
        """
        pings = asyncio.create_task(self._ping())
        clock = asyncio.get_running_loop().time
        bucket = Bucket(RATE, BURST, clock())
        try:
            while True:
                message = await self._next()
                if not bucket.take(clock()):
                    raise Broken("flood")
                if isinstance(message, Leave):
                    return True
                if await hear(message):
                    bucket.put_back()
        except Broken as broken:
            if broken.code in BROKEN_LINE:
                self.abort()
            else:
                self.end("broken-off")
            return False
        finally:
            pings.cancel()

    async def _next(self) -> FromClient:
        """Raises Broken."""
        try:
            return from_client(await read_frame(self._reader, CLIENT_LIMIT, FRAME_SECONDS))
        except ValueError as error:
            raise Broken("malformed") from error

    async def _ping(self) -> None:
        number = 0
        while True:
            await asyncio.sleep(PING_SECONDS)
            number += 1
            self.send(Ping(number))
