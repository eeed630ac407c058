"""One person's stream to a seat: what comes is checked and passed to the table, what the table says is passed on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from .framing import CLIENT_LIMIT, Broken, read_frame, write_frame
from .refusal import Refused
from .sitting import Sitting
from .wire import Act, Closed, FromHost, Leave, Past, Ping, Recall, Recalled, encode, from_client, from_host

FRAME_SECONDS: Final = 10.0
PING_SECONDS: Final = 3.0
DEAD_SECONDS: Final = 12.0
RATE, BURST = 20.0, 40.0
"""Messages a second that a client may send, and how many at once."""


class Connection:
    """One person's stream to his seat."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._sitting: Sitting | None = None
        self._heard = asyncio.get_running_loop().time()

    def send(self, message: FromHost) -> None:
        """Send a message, if anyone is still there."""
        self._pass_on(encode(message))

    def _pass_on(self, data: bytes) -> None:
        with suppress(Broken):
            write_frame(self._writer, data)

    def end(self, code: str, detail: str = "") -> None:
        """Say why, and close."""
        self.send(Closed(code, detail))
        self._writer.close()

    def attach(self, sitting: Sitting, seat: int) -> None:
        """Let the table speak to this person."""
        self._sitting = sitting
        self.send(sitting.table.welcome(seat))
        sitting.attach(seat, self._pass_on)

    async def listen(self, seat: int) -> bool:
        """Do what the person says until he is gone; True if he said so."""
        pings = asyncio.create_task(self._ping())
        try:
            return await self._hear(seat)
        except Broken:
            return False
        finally:
            pings.cancel()
            if self._sitting is not None:
                self._sitting.detach(self._pass_on)

    async def _hear(self, seat: int) -> bool:
        clock = asyncio.get_running_loop().time
        allowance, last = BURST, clock()
        while True:
            data = await read_frame(self._reader, CLIENT_LIMIT, FRAME_SECONDS)
            now = clock()
            self._heard = now
            allowance, last = min(BURST, allowance + (now - last) * RATE) - 1, now
            if allowance < 0:
                self.end("broken-off")
                raise Broken("flood")
            try:
                message = from_client(data)
            except ValueError:
                self.end("broken-off")
                raise Broken("malformed") from None
            if isinstance(message, Leave):
                return True
            if isinstance(message, Act):
                await self._act(seat, message)
            elif isinstance(message, Recall) and self._sitting is not None:
                await self._recall(seat, message)

    async def _act(self, seat: int, act: Act) -> None:
        if self._sitting is not None:
            self.send(await self._sitting.submit(seat, act))

    async def _recall(self, seat: int, recall: Recall) -> None:
        assert self._sitting is not None
        with suppress(Refused):
            told = map(from_host, await self._sitting.recall(seat, recall.since))
            self.send(Recalled(recall.id, tuple(past for past in told if isinstance(past, Past))))

    async def _ping(self) -> None:
        clock = asyncio.get_running_loop().time
        number = 0
        while True:
            await asyncio.sleep(PING_SECONDS)
            if clock() - self._heard > DEAD_SECONDS:
                self._writer.transport.abort()
                return
            number += 1
            self.send(Ping(number))
