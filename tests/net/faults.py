"""A proxy that spoils connections on their way: it works on real sockets and in the simulated network alike."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress
from typing import Final

_PIECE: Final = 65_536
_RESET: Final = struct.pack("ii", 1, 0)
"""SO_LINGER of no seconds: what closes then is reset, and what was not yet sent is lost."""


class Faults:
    """Stands between clients and one host. Its faults can be changed at any time and apply to every connection.

    `latency` delays what arrives at once, in seconds; `piece` is the most bytes passed on at once; while `flowing` is
    not set nothing is passed on, in either direction; `refusing` closes new connections at once.
    """

    def __init__(self, address: str, port: int) -> None:
        self._target = (address, port)
        self._server: asyncio.Server | None = None
        self._pairs: list[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = []
        self._serving: set[asyncio.Task[None]] = set()
        self.latency = 0.0
        self.piece = _PIECE
        self.refusing = False
        self.flowing = asyncio.Event()
        self.flowing.set()

    async def listen(self, address: str, port: int = 0) -> int:
        """Begin; the port to dial instead of the host's."""
        self._server = await asyncio.start_server(self._serve, address, port)
        return int(self._server.sockets[0].getsockname()[1])

    @property
    def connections(self) -> int:
        """How many there are now."""
        return len(self._pairs)

    def reset(self) -> None:
        """Break every connection without a word, as a router does that was switched off and on."""
        for pair in tuple(self._pairs):
            for writer in pair:
                sock = writer.get_extra_info("socket")
                with suppress(OSError, AttributeError):
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
                writer.transport.abort()

    def end_half(self) -> None:
        """Tell every host that its client will say nothing more, while the other direction stays open."""
        for _, to_host in tuple(self._pairs):
            with suppress(OSError, RuntimeError):
                to_host.write_eof()

    async def close(self) -> None:
        """Let go of everything."""
        if self._server is not None:
            self._server.close()
        self.flowing.set()
        self.reset()
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    async def _serve(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        try:
            if not self.refusing:
                await self._join(from_client, to_client)
        except (OSError, asyncio.CancelledError):
            pass  # the host is not there: as seen from the client, neither is anyone here
        finally:
            to_client.close()

    async def _join(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        from_host, to_host = await asyncio.open_connection(*self._target)
        pair = (to_client, to_host)
        self._pairs.append(pair)
        try:
            await asyncio.gather(self._pass(from_client, to_host), self._pass(from_host, to_client))
        finally:
            self._pairs.remove(pair)
            to_host.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction, until it ends."""
        with suppress(OSError, RuntimeError):  # the latter: its other end was told already that nothing more comes
            while data := await reader.read(_PIECE):
                await asyncio.sleep(self.latency)
                for start in range(0, len(data), self.piece):
                    await self.flowing.wait()
                    writer.write(data[start : start + self.piece])
                    await writer.drain()
            writer.write_eof()
            return
        writer.close()
