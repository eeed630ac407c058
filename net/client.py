"""A seat at a table across the network. It looks like any other link, and comes back by itself when the line breaks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from itertools import count
from typing import Final, NamedTuple, TypeVar

from engines.codec import raw
from engines.game import Action, Game
from engines.registry import load, names

from .framing import HOST_LIMIT, Broken, read_frame, write_frame
from .identity import client_context, peer
from .link import News, Told, read_news, read_past
from .refusal import Refused
from .wire import (
    PROTOCOL,
    Ack,
    Act,
    Ask,
    Closed,
    Company,
    FromClient,
    FromHost,
    Hello,
    Leave,
    Listing,
    Nack,
    Ping,
    Pong,
    Recall,
    Recalled,
    Seated,
    Update,
    Welcome,
    encode,
    from_afar,
)

CONNECT_SECONDS: Final = 5.0
SILENT_SECONDS: Final = 12.0
"""A host that says nothing for so long is gone: it pings every three."""
BACK_OFF: Final = (0.2, 0.5, 1.0, 2.0, 4.0)
"""Pauses before each new try to come back; the last one is repeated until `GIVE_UP` seconds have passed."""
GIVE_UP: Final = 120.0

_log = logging.getLogger(__name__)

Pinned = Callable[[bytes], bool]
"""Told a host's fingerprint: whether it is the right host."""


class Address(NamedTuple):
    """Where a host listens."""

    name: str
    port: int


class _Line(NamedTuple):
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


async def _dial(address: Address, pinned: Pinned) -> _Line:
    """A connection to the right host. Raises Refused: `unreachable`, `another-host`."""
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(
                address.name, address.port, ssl=client_context(), server_hostname=None, limit=HOST_LIMIT
            )
    except (OSError, TimeoutError, ValueError) as error:  # the last: what is no name of a host
        raise Refused("unreachable") from error
    if not pinned(peer(writer.get_extra_info("ssl_object"))):
        writer.transport.abort()
        raise Refused("another-host")
    return _Line(reader, writer)


async def ask(address: Address, pinned: Pinned) -> Listing:
    """What is played there. Raises Refused."""
    line = await _dial(address, pinned)
    try:
        write_frame(line.writer, encode(Ask()))
        async with asyncio.timeout(CONNECT_SECONDS):
            answer = from_afar(await read_frame(line.reader, HOST_LIMIT))
    except (Broken, TimeoutError, ValueError) as error:
        raise Refused("unreachable") from error
    finally:
        line.writer.close()
    if not isinstance(answer, Listing):
        raise Refused("unreachable")
    return answer


Message = TypeVar("Message")
Read = TypeVar("Read")


def _read(how: Callable[[Message, Game], Read], message: Message, game: Game) -> Read:
    """Raises Refused if this makes no sense in the game."""
    try:
        return how(message, game)
    except ValueError as error:
        raise Refused("broken-off") from error


class RemoteLink:
    """A seat at a hosted table, from the moment the game has begun. Made by `join`."""

    welcome: Welcome

    def __init__(self, address: Address, pinned: Pinned, program: str, name: str, token: str = "") -> None:
        self._address = address
        self._pinned = pinned
        self._program = program
        self._name = name
        self.token = token
        self._game: Game | None = None
        self._line: _Line | None = None
        self._ids = count(secrets.randbits(52) + 1)
        self._seen = 0
        self._latest = -1
        self._news: asyncio.Queue[Update | Refused | None] = asyncio.Queue()
        self._acting: Act | None = None
        self._answer: asyncio.Future[Ack | Nack] | None = None
        self._recalls: dict[int, tuple[Recall, asyncio.Future[Recalled]]] = {}
        self._begun = asyncio.Event()
        self._refused: Refused | None = None
        self._running: asyncio.Task[None] | None = None

    async def join(self, waiting: Callable[[Company], None]) -> None:
        """Sit down and wait until the game begins; `waiting` is told who else has come. Raises Refused."""
        self._line = await _dial(self._address, self._pinned)
        self._running = asyncio.create_task(self._run(waiting))
        await self._begun.wait()
        if self._refused is not None:
            raise self._refused

    async def act(self, action: Action) -> int:
        """Decide on the latest news that was taken, again after every broken line until the host answers.

        Raises Refused.
        """
        if self._refused is not None or self._running is None:
            raise self._refused or Refused("closed")
        self._acting = Act(next(self._ids), self._seen, raw(action))
        self._answer = asyncio.get_running_loop().create_future()
        self._send(self._acting)
        try:
            answer = await self._answer
        finally:
            self._acting = self._answer = None
        if isinstance(answer, Nack):
            raise Refused(answer.code)
        return answer.seq

    async def __aiter__(self) -> AsyncIterator[News]:
        """For one reader. Raises Refused if the table closed for a bad reason, or the host did not come back."""
        assert self._game is not None
        while (update := await self._news.get()) is not None:
            if isinstance(update, Refused):
                raise update
            self._seen = update.seq
            yield _read(read_news, update, self._game)

    async def history(self, since: int = 0) -> tuple[Told, ...]:
        """What happened from update `since` on, told again. Raises Refused."""
        assert self._game is not None
        if self._refused is not None:
            raise self._refused
        recall = Recall(next(self._ids), since)
        answer: asyncio.Future[Recalled] = asyncio.get_running_loop().create_future()
        self._recalls[recall.id] = (recall, answer)
        self._send(recall)
        try:
            recalled = await answer
        finally:
            del self._recalls[recall.id]
        return tuple(_read(read_past, past, self._game) for past in recalled.past)

    async def close(self) -> None:
        """Leave: a bot sits in until one comes back."""
        self._send(Leave())
        if self._line is not None:
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(1.0):
                    await self._line.writer.drain()
        self._end(None)
        if self._running is not None:
            self._running.cancel()

    # The line

    def _send(self, message: FromClient | Hello) -> None:
        if self._line is not None:
            with suppress(Broken):
                write_frame(self._line.writer, encode(message))

    async def _run(self, waiting: Callable[[Company], None]) -> None:
        """Talk to the host until the table closes, coming back when the line breaks."""
        try:
            while True:
                try:
                    await self._talk(waiting)
                    return
                except Broken:
                    await self._come_back()
        except Refused as refused:
            self._end(refused)
        except Exception:  # the host can say anything
            _log.exception("what the host said could not be followed")
            self._end(Refused("broken-off"))

    async def _talk(self, waiting: Callable[[Company], None]) -> None:
        """Raises Broken when the line does, Refused when the host says so; returns when the table is closed."""
        line = self._line
        assert line is not None
        self._send(Hello(PROTOCOL, self._program, self._name, token=self.token))
        try:
            while True:
                async with asyncio.timeout(SILENT_SECONDS):
                    message = from_afar(await read_frame(line.reader, HOST_LIMIT))
                if isinstance(message, Company):
                    waiting(message)
                elif isinstance(message, Closed):
                    if message.code != "closed":
                        raise Refused(message.code)
                    self._end(None)
                    return
                else:
                    self._hear(message)
        except (TimeoutError, ValueError) as error:
            raise Broken("gone") from error
        finally:
            self._line = None
            line.writer.close()

    def _hear(self, message: FromHost) -> None:
        if isinstance(message, Update):
            if message.seq > self._latest:
                self._latest = message.seq
                self._news.put_nowait(message)
        elif isinstance(message, Ack | Nack):
            if self._answer is not None and self._acting is not None and message.id == self._acting.id:
                self._answer.set_result(message)
                self._acting = None
        elif isinstance(message, Ping):
            self._send(Pong(message.number))
        elif isinstance(message, Seated):
            self.token = message.token
        elif isinstance(message, Welcome):
            self._enter(message)
        elif isinstance(message, Recalled) and message.id in self._recalls:
            answer = self._recalls[message.id][1]
            if not answer.done():
                answer.set_result(message)

    def _enter(self, welcome: Welcome) -> None:
        """The game has begun, or goes on: what was not answered is said again."""
        if welcome.game not in names():
            raise Refused("unknown-game")
        if not 0 <= welcome.seat < len(welcome.players):
            raise Refused("broken-off")
        if self._game is not None and (welcome.table, welcome.game) != (self.welcome.table, self.welcome.game):
            raise Refused("closed")  # the table one sat at is no more
        self.welcome, self._game = welcome, load(welcome.game)
        self._begun.set()
        if self._acting is not None:
            self._send(self._acting)
        for recall, answer in tuple(self._recalls.values()):
            if not answer.done():
                self._send(recall)

    async def _come_back(self) -> None:
        """Dial until the host answers. Raises Refused when it does not for too long, or is not the same one."""
        clock = asyncio.get_running_loop().time
        until, tries = clock() + GIVE_UP, 0
        while True:
            await asyncio.sleep(BACK_OFF[min(tries, len(BACK_OFF) - 1)])
            tries += 1
            try:
                self._line = await _dial(self._address, self._pinned)
                return
            except Refused as refused:
                if refused.code != "unreachable" or clock() > until:
                    raise

    def _end(self, refused: Refused | None) -> None:
        """Nothing more will come: whoever waits is told so."""
        self._refused = self._refused or refused or Refused("closed")
        self._news.put_nowait(refused)
        self._begun.set()
        for waiting in (self._answer, *(answer for _, answer in self._recalls.values())):
            if waiting is not None and not waiting.done():
                waiting.set_exception(self._refused)
