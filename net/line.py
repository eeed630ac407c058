"""A line to a host: dialled at all its addresses at once, and used only if it is the right one that answers."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, NamedTuple

from .framing import HOST_LIMIT, Broken, read_frame, write_frame
from .identity import NAME, client_context, peer
from .networks import is_near
from .refusal import Refused
from .wire import Ask, First, FromClient, FromHost, Listing, encode, from_afar

PORT: Final = 45_678
"""Where a host listens and a guest knocks if nothing else is said."""
CONNECT_SECONDS: Final = 5.0
STAGGER_SECONDS: Final = 0.25
"""So much sooner an address is dialled than the next one, while none has answered."""

_SILENT: Final = (errno.EHOSTUNREACH, errno.EHOSTDOWN, errno.ETIMEDOUT)
_WORST: Final = ("another-host", "isolated", "unreachable")
"""What is said of several addresses that failed: the first of these that was true of one."""


class Address(NamedTuple):
    """Where a host listens."""

    name: str
    port: int

    @classmethod
    def read(cls, text: str) -> Address:
        """What `str` makes of an address. Raises ValueError."""
        name, _, port = text.rpartition(":")
        return cls(name.removeprefix("[").removesuffix("]"), int(port))

    def __str__(self) -> str:
        return f"[{self.name}]:{self.port}" if ":" in self.name else f"{self.name}:{self.port}"


Trusted = Callable[[Address, bytes], bool]
"""Told where a host answered and its fingerprint: whether it is the right host."""


class Line:
    """An open line to a host, and who it is."""

    def __init__(
        self, address: Address, fingerprint: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.address = address
        self.fingerprint = fingerprint
        self._reader = reader
        self._writer = writer

    def send(self, message: First | FromClient) -> None:
        """Queue a message. Raises Broken."""
        write_frame(self._writer, encode(message))

    async def receive(self, seconds: float) -> FromHost:
        """The next message. Raises Broken if none comes in time; Refused: `broken-off` if what came is none."""
        try:
            async with asyncio.timeout(seconds):
                data = await read_frame(self._reader, HOST_LIMIT)
        except TimeoutError as error:
            raise Broken("gone") from error
        try:
            return from_afar(data)
        except ValueError as error:
            raise Refused("broken-off") from error

    async def drain(self, seconds: float) -> None:
        """Wait a little until what was sent is on its way."""
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(seconds):
                await self._writer.drain()

    def close(self) -> None:
        """Hang up."""
        with suppress(OSError, RuntimeError):  # the latter: the loop has ended before
            self._writer.close()

    def cut(self) -> None:
        """Break the line as a pulled cable does."""
        self._writer.transport.abort()


async def dial(addresses: Iterable[Address], trusted: Trusted, seconds: float = CONNECT_SECONDS) -> Line:
    """A line to the first of the addresses at which the right host answers.

    Raises Refused: `unreachable`; `isolated` if a neighbour on an own network kept silent; `another-host`.
    """
    waiting, codes = list(addresses), {"unreachable"}
    calls: set[asyncio.Task[Line]] = set()
    try:
        while waiting or calls:
            if waiting:
                calls.add(asyncio.create_task(_call(waiting.pop(0), trusted, seconds)))
            done, _ = await asyncio.wait(
                calls, timeout=STAGGER_SECONDS if waiting else None, return_when=asyncio.FIRST_COMPLETED
            )
            for call in done:
                calls.discard(call)
                try:
                    return call.result()
                except Refused as refused:
                    codes.add(refused.code)
    finally:
        for call in calls:
            call.add_done_callback(_hang_up)
            call.cancel()
    raise Refused(next(code for code in _WORST if code in codes))


def _hang_up(call: asyncio.Task[Line]) -> None:
    if not call.cancelled() and call.exception() is None:
        call.result().close()


async def _call(address: Address, trusted: Trusted, seconds: float) -> Line:
    try:
        async with asyncio.timeout(seconds):
            reader, writer = await asyncio.open_connection(
                address.name, address.port, ssl=client_context(), server_hostname=NAME, limit=HOST_LIMIT
            )
    except (OSError, ValueError) as error:  # the latter: what is no name of a host
        silent = isinstance(error, TimeoutError) or getattr(error, "errno", None) in _SILENT
        raise Refused("isolated" if silent and is_near(address.name) else "unreachable") from error
    fingerprint = peer(writer.get_extra_info("ssl_object"))
    if not trusted(address, fingerprint):
        writer.transport.abort()
        raise Refused("another-host")
    return Line(address, fingerprint, reader, writer)


class Answer(NamedTuple):
    """What a host says is played there, and who said it where."""

    listing: Listing
    address: Address
    fingerprint: bytes


async def ask(addresses: Iterable[Address], trusted: Trusted, seconds: float = CONNECT_SECONDS) -> Answer:
    """What is played there. Raises Refused."""
    line = await dial(addresses, trusted, seconds)
    try:
        line.send(Ask())
        listing = await line.receive(seconds)
    except Broken as error:
        raise Refused("unreachable") from error
    finally:
        line.close()
    if not isinstance(listing, Listing):
        raise Refused("unreachable")
    return Answer(listing, line.address, line.fingerprint)
