"""Messages on a stream: four bytes of length, big-endian, then so many bytes, and no more than is allowed."""

from __future__ import annotations

import asyncio
from typing import Final

HEADER: Final = 4
HELLO_LIMIT: Final = 512
"""What a client may send before it has been let in, in bytes."""
CLIENT_LIMIT: Final = 4_096
"""What a client may send at once after that."""
HOST_LIMIT: Final = 262_144
"""What a host may send at once."""
BACKLOG_LIMIT: Final = 1 << 20
"""A reader that falls so many bytes behind is dropped, never waited for."""


class Broken(Exception):
    """The other side broke the rules of the stream, or is gone. `code` says how."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


async def read_frame(reader: asyncio.StreamReader, limit: int, seconds: float | None = None) -> bytes:
    """The next message. Raises Broken: `gone`, `too-large`, `empty`, or `slow` if a frame once begun takes too long.

    There is no limit to how long one may wait for a frame to begin: liveness has its own messages.
    """
    header = await _exactly(reader, HEADER)
    size = int.from_bytes(header, "big")
    if size == 0:
        raise Broken("empty")
    if size > limit:
        raise Broken("too-large")
    try:
        return await asyncio.wait_for(_exactly(reader, size), seconds)
    except TimeoutError as error:
        raise Broken("slow") from error


async def _exactly(reader: asyncio.StreamReader, size: int) -> bytes:
    try:
        return await reader.readexactly(size)
    except (asyncio.IncompleteReadError, OSError) as error:
        raise Broken("gone") from error


def write_frame(writer: asyncio.StreamWriter, data: bytes) -> None:
    """Queue a message. Raises Broken: `gone` if the connection is closing, `behind` if its reader does not keep up."""
    if writer.is_closing():
        raise Broken("gone")
    if writer.transport.get_write_buffer_size() > BACKLOG_LIMIT:
        writer.transport.abort()
        raise Broken("behind")
    writer.write(len(data).to_bytes(HEADER, "big") + data)
