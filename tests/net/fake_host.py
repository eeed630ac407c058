"""A host that says what a test wants it to say, over real TLS on loopback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

from net.framing import CLIENT_LIMIT, Broken, read_frame, write_frame
from net.identity import host_context
from net.line import Address
from net.wire import First, FromClient, FromHost, encode, from_client, from_stranger

Kind = TypeVar("Kind", bound=FromClient)


class Caller:
    """One connection, as the host sees it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def first(self) -> First:
        return from_stranger(await read_frame(self._reader, CLIENT_LIMIT))

    async def hear(self, kind: type[Kind]) -> Kind:
        """The next message of this kind; others are passed over."""
        while True:
            message = from_client(await read_frame(self._reader, CLIENT_LIMIT))
            if isinstance(message, kind):
                return message

    def say(self, *messages: FromHost) -> None:
        for message in messages:
            write_frame(self._writer, encode(message))

    def cut(self) -> None:
        self._writer.transport.abort()

    async def gone(self) -> None:
        """Wait until the caller has hung up."""
        with suppress(OSError):
            await self._reader.read()


Serve = Callable[[Caller], Awaitable[None]]


@asynccontextmanager
async def fake_host(folder: Path, serve: Serve) -> AsyncIterator[tuple[Address, bytes]]:
    """Serve every caller in this way; where, and the fingerprint."""
    context, pin = host_context(folder)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(Broken, OSError):
            await serve(Caller(reader, writer))
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=context)
    try:
        yield Address("127.0.0.1", server.sockets[0].getsockname()[1]), pin
    finally:
        server.close()
