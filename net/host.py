"""A host: one port and several tables. Whoever connects is sent to his, and his faults reach no other."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from engines.game import Outcome

from . import revival
from .connection import Connection
from .entrance import Site
from .framing import CLIENT_LIMIT, HELLO_LIMIT, Broken, read_frame, write_frame
from .games import Means
from .identity import HostContext
from .lobby import Crew
from .minds import Minds
from .pace import Pace
from .policy import Policy
from .record import Records
from .refusal import Refused
from .room import Room
from .setup import Setup
from .store import Store
from .wire import PROTOCOL, Hello, Listing, encode, from_stranger

HELLO_SECONDS: Final = 5.0
TICK_SECONDS: Final = 1.0
ASLEEP_SECONDS: Final = 5.0
"""If the host's own clock was not looked at for so long, the machine slept: nobody else is to blame for the silence."""
TRIES: Final = 5
"""So often a port that is free on every address is looked for."""
FAREWELL_SECONDS: Final = 5.0

_log = logging.getLogger(__name__)


class About(NamedTuple):
    """What a host says of itself: the version of its program and its name."""

    program: str
    host: str


class Limits(NamedTuple):
    """How many connections there may be: in all, from one address, and of those who have not said yet who they are."""

    connections: int = 64
    each: int = 8
    strangers: int = 8


LIMITS: Final = Limits()


async def _bind(serve: Callable[..., Awaitable[None]], address: str | None, port: int) -> asyncio.Server:
    """A server with one port for all addresses: the system, asked to choose, chooses one for each. Raises OSError."""
    for _ in range(TRIES):
        server = await asyncio.start_server(serve, address, port, limit=CLIENT_LIMIT)
        ports = {int(socket.getsockname()[1]) for socket in server.sockets}
        if len(ports) == 1:
            return server
        server.close()
        with suppress(OSError):
            return await asyncio.start_server(serve, address, min(ports), limit=CLIENT_LIMIT)
    raise OSError("no port is free on every address")


class Host:
    """Listens on one port and has tables. Raises nothing at clients' faults."""

    def __init__(
        self,
        store: Store,
        minds: Minds,
        crew: Crew,
        about: About,
        pace: Pace = "normal",
        limits: Limits = LIMITS,
        clock: Callable[[], float] | None = None,
        records: Records | None = None,
    ) -> None:
        """With `records`, a host that was killed can `restore` its tables when it is started again."""
        self._about = about
        self._limits = limits
        self._clock = clock or asyncio.get_running_loop().time
        self._means = Means(store, minds, crew, pace, self._clock, Site(), records)
        self._rooms: dict[str, Room] = {}
        self._connections: Counter[str] = Counter()
        self._strangers = 0
        self._server: asyncio.Server | None = None
        self._ticked = self._clock()
        self._ticking: asyncio.Task[None] | None = None

    async def listen(self, context: HostContext, address: str | None, port: int) -> int:
        """Begin to take connections; the port, which was chosen if 0 was asked for. Raises OSError."""
        serve = partial(self._serve, context)
        self._server = await _bind(serve, address, port)
        self._ticking = asyncio.create_task(self._tick())
        site = self._means.site
        site.fingerprint, site.address = context.fingerprint, address
        site.port = int(self._server.sockets[0].getsockname()[1])
        return site.port

    def open_room(
        self,
        setup: Setup,
        policy: Policy | None = None,
        title: str = "",
        *,
        owned: bool = False,
        autostart: bool = False,
        ended: Callable[[Room, Outcome], None] | None = None,
    ) -> Room:
        """A new table, in its lobby. Seats of the set-up without a level are free."""
        room = Room(setup, policy or Policy(), title or self._about.host, self._means, owned, autostart, ended)
        return self._open(room)

    def _open(self, room: Room) -> Room:
        self._rooms[room.id] = room
        room.closed.add_done_callback(lambda _: self._rooms.pop(room.id, None))
        return room

    async def restore(
        self, *, autostart: bool = False, ended: Callable[[Room, Outcome], None] | None = None
    ) -> tuple[Room, ...]:
        """Open the tables again that were open when the host was killed, before it listens; those there are."""
        for kept in self._means.records.all() if self._means.records else ():
            try:
                terms = kept.policy, kept.title, self._means, kept.owned, autostart, ended, kept.room
                room = Room(revival.setup(kept), *terms)
                await room.restore(kept)
                self._open(room)
            except ValueError as error:  # of another version of the program
                _log.warning("room %s cannot be opened again: %s", kept.room, type(error).__name__)
        return self.rooms

    @property
    def rooms(self) -> tuple[Room, ...]:
        """Every table that is open."""
        return tuple(self._rooms.values())

    def listing(self) -> Listing:
        """What anyone may know."""
        return Listing(PROTOCOL, self._about.program, self._about.host, tuple(room.offer() for room in self.rooms))

    async def farewell(self) -> None:
        """Wait a little for the guests to go by themselves."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while any(room.here for room in self.rooms):
                    await asyncio.sleep(0.05)

    async def close(self, code: str = "closed") -> None:
        """Let everyone go. Games under way are saved; a host that was only `stopped` can be started again."""
        if self._server is not None:
            self._server.close()
        if self._ticking is not None:
            self._ticking.cancel()
        for room in self.rooms:
            await room.shut(code)
        if self._server is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._server.wait_closed(), 2.0)

    def tick(self) -> None:
        """See who is silent. It is done every second while the host listens."""
        now = self._clock()
        gap, self._ticked = now - self._ticked, now
        for room in self.rooms:
            try:
                if gap > ASLEEP_SECONDS:
                    room.forgive(gap)
                room.tick(now)
            except Exception:
                _log.exception("table %s broke down over the time", room.id)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self.tick()

    # Connections

    async def _serve(self, context: HostContext, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """TLS begins here and not in the server: nobody who is one too many costs the host its buffers."""
        address, limits = str((writer.get_extra_info("peername") or ("?",))[0]), self._limits
        crowd = self._connections.total() >= limits.connections or self._connections[address] >= limits.each
        if crowd or self._strangers >= limits.strangers:
            writer.transport.abort()
            return
        self._connections[address] += 1
        try:
            await self._receive(context, reader, writer, address)
        except (Broken, OSError) as error:  # ssl's errors are OSErrors
            _log.info("a connection ended: %s", error.code if isinstance(error, Broken) else type(error).__name__)
        except Exception:
            _log.exception("a connection broke the host's code")
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]
            with suppress(OSError):
                writer.close()

    async def _receive(
        self, context: HostContext, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str
    ) -> None:
        self._strangers += 1
        try:
            await writer.start_tls(context, ssl_handshake_timeout=HELLO_SECONDS)
            connection = Connection(reader, writer)
            hello = await self._first(reader, writer)
            if hello is None:
                return
            if hello.protocol != PROTOCOL:
                connection.end("version", self._about.program)
                return
            room = self._room(hello)
            proof = await room.admit(hello, address, connection.challenge)
        except Refused as refused:
            connection.end(refused.code)
            return
        finally:
            self._strangers -= 1
        try:
            await room.attend(hello, connection, proof)
        except Refused as refused:
            connection.end(refused.code)

    async def _first(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> Hello | None:
        """What a stranger says first; None if he only asked, and was answered. Raises Broken."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = from_stranger(await read_frame(reader, HELLO_LIMIT))
        except TimeoutError as error:
            raise Broken("slow") from error
        except ValueError as error:
            raise Broken("malformed") from error
        if isinstance(first, Hello):
            return first
        write_frame(writer, encode(self.listing()))
        await writer.drain()
        return None

    def _room(self, hello: Hello) -> Room:
        """The table he asks for; else one that expects him, one with a free seat, or any. Raises Refused."""
        if hello.table:
            room = self._rooms.get(hello.table)
            if room is None:
                raise Refused("missing")
        else:
            wanted = sorted(self.rooms, key=lambda room: (not room.expects(hello), not room.lobby.free))
            if not wanted:
                raise Refused("full")
            room = wanted[0]
        return room
