"""A whole network in one process, in its own time: guests, a host and its disk, and a router that can be spoiled.

The same seed gives the same world: nothing here waits for a real clock, and one thing happens after the other. What
runs in it is the program's own code; only TLS is left out, which `async_solipsism` has not.
"""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

import async_solipsism
import pytest

from net import line, private
from net import log as log_module
from net.host import About, Host
from net.identity import HostContext, host_context
from net.line import Address
from net.log import Log
from net.pace import Pace
from net.policy import Policy
from net.record import Records
from net.setup import Setup
from net.store import Store
from tests.net.fake_minds import FakeMinds
from tests.net.faults import Faults
from tests.net.rooms import CREW

PORT = 4_000
DISK_SECONDS = 0.0002
_HOST: contextvars.ContextVar[int] = contextvars.ContextVar("host", default=0)


class PowerCut(Exception):
    """The host's machine lost its power in the middle of what it was doing."""


class Disk:
    """What is sure to be on the disk: as much of each file as was written when it was last synced."""

    def __init__(self) -> None:
        self._sure: dict[Path, int] = {}
        self.logs: list[Log] = []

    def synced(self, file: BinaryIO) -> None:
        """All that was written to this file until now will still be there."""
        self._sure[Path(str(file.name))] = file.seek(0, 2)

    def lose(self) -> None:
        """Drop what was never synced, and every lock."""
        for log in self.logs:
            log.close()
        self.logs.clear()
        for path, size in self._sure.items():
            if path.is_file() and path.stat().st_size > size:
                with path.open("r+b") as file:
                    file.truncate(size)


class World:
    """One host and a router before it. `rng` is where a scenario takes its chance from."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.folder = folder
        self.disk = Disk()
        self.minds = FakeMinds()
        self.host: Host | None = None
        self.router = Faults("host", PORT)
        self.address = Address("router", PORT)
        self.pace: Pace = "normal"
        self.cuts = 0
        self._boot = 0
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: list[tuple[int, asyncio.Task[Any]]] = []
        self._disks: tuple[Store, Records] | None = None
        self._off = asyncio.Event()

    async def boot(self, setup: Setup | None = None, policy: Policy | None = None, *, autostart: bool = True) -> Host:
        """Switch the host on: it goes on where it was, or offers a new table."""
        self._boot += 1
        self._off.clear()
        _HOST.set(self._boot)
        try:
            return await asyncio.create_task(self._start(setup, policy, autostart))
        finally:
            _HOST.set(0)

    async def _start(self, setup: Setup | None, policy: Policy | None, autostart: bool) -> Host:
        store, records = Store(self.folder / "tables"), Records(self.folder / "rooms", PORT)
        about = About("1.0", "Lunch")
        host = Host(store, self.minds, CREW, about, self.pace, records=records)
        await host.restore(autostart=autostart)
        if setup is not None and not host.rooms:
            host.open_room(setup, policy, autostart=autostart)
        await host.listen(_context(self.folder), "host", PORT)
        self.host, self._disks = host, (store, records)
        return host

    async def route(self) -> None:
        """Put the router in place."""
        await self.router.listen("router", PORT)

    def cut_power(self) -> None:
        """From the middle of the host's work: nothing that it was about to do is done. Raises PowerCut."""
        self._stop()
        raise PowerCut

    async def out_of_power(self) -> None:
        """Wait until the power was cut."""
        await self._off.wait()
        await self._bury()

    async def switch_off(self) -> None:
        """Cut the power between two of the host's doings."""
        self._stop()
        await self._bury()

    def _stop(self) -> None:
        """From now on nothing reaches the guests or the disk any more."""
        self.cuts += 1
        for each in self._disks or ():
            for name in ("keep", "drop", "finish", "discard"):
                setattr(each, name, lambda *_: None)
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()
        self._off.set()

    async def _bury(self) -> None:
        """End what ran on the host's machine; it can reach nobody any more."""
        if self.host is not None and self.host._server is not None:
            self.host._server.close()
            _free_port()
        while dead := [task for boot, task in self._tasks if boot == self._boot and not task.done()]:
            for task in dead:
                task.cancel()
            await asyncio.gather(*dead, return_exceptions=True)
        self.host = None
        self.minds = FakeMinds()
        self.disk.lose()

    # What the program finds instead of the real thing

    def spawn(self, loop: asyncio.AbstractEventLoop, coro: Coroutine[Any, Any, Any], **how: Any) -> asyncio.Task[Any]:
        """Every task belongs to the machine that it runs on."""
        task = asyncio.Task(coro, loop=loop, **how)
        context = how.get("context") or contextvars.copy_context()
        if boot := context.get(_HOST, 0):
            self._tasks.append((boot, task))
        return task

    def served(self, writer: asyncio.StreamWriter) -> None:
        """A connection that the host's machine holds."""
        self._writers.append(writer)


def _free_port() -> None:
    """The simulated loop keeps the name of a port that nobody listens on any more."""
    loop: Any = asyncio.get_running_loop()
    loop._EventLoop__listening_sockets.pop(("host", PORT, 0, 0), None)


_contexts: dict[Path, HostContext] = {}


def _context(folder: Path) -> HostContext:
    if folder not in _contexts:
        _contexts[folder] = host_context(folder / "identity")[0]
    return _contexts[folder]


def live(
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    seed: int,
    scenario: Callable[[World], Coroutine[Any, Any, None]],
) -> World:
    """Run a scenario in a world of its own, to its end."""
    loop = async_solipsism.EventLoop()
    world = World(folder, seed)
    with monkeypatch.context() as patch, _without_tls(patch, world):
        _on_disk(patch, world.disk)
        loop.set_task_factory(world.spawn)
        try:
            loop.run_until_complete(_whole(world, scenario))
        finally:
            with suppress(RuntimeError):
                loop.run_until_complete(loop.shutdown_default_executor())
            loop.close()
    return world


async def _whole(world: World, scenario: Callable[[World], Coroutine[Any, Any, None]]) -> None:
    await world.route()
    try:
        await scenario(world)
    finally:
        await world.router.close()
        if world.host is not None:
            await world.host.close()
        while left := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)


@contextmanager
def _without_tls(patch: pytest.MonkeyPatch, world: World) -> Iterator[None]:
    dial, serve = asyncio.open_connection, asyncio.start_server

    async def open_connection(host: str, port: int, *, ssl: Any = None, server_hostname: Any = None, **how: Any) -> Any:
        return await dial(host, port, **how)

    async def start_server(called: Any, host: Any = None, port: Any = None, **how: Any) -> asyncio.Server:
        for of_tls in ("ssl", "ssl_handshake_timeout"):
            how.pop(of_tls, None)

        async def noted(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if host == "host":
                world.served(writer)
            with suppress(asyncio.CancelledError):
                await called(reader, writer)

        return await serve(noted, host, port, **how)

    async def start_tls(writer: asyncio.StreamWriter, context: Any, **how: Any) -> None:
        return None

    patch.setattr(asyncio.StreamWriter, "start_tls", start_tls)
    patch.setattr(asyncio, "open_connection", open_connection)
    patch.setattr(asyncio, "start_server", start_server)
    patch.setattr(line, "peer", lambda _: _context(world.folder).fingerprint)
    yield


def _on_disk(patch: pytest.MonkeyPatch, disk: Disk) -> None:
    """Take note of what is synced, and of the files that are open."""
    sync, create, reopen = private.sync, Log.create.__func__, Log.open.__func__  # type: ignore[attr-defined]

    def noted(file: BinaryIO) -> None:
        sync(file)
        disk.synced(file)

    def created(cls: type[Log], *how: Any) -> Log:
        disk.logs.append(create(cls, *how))
        return disk.logs[-1]

    def opened(cls: type[Log], *how: Any) -> Any:
        recording, log = reopen(cls, *how)
        disk.logs.append(log)
        return recording, log

    patch.setattr(private, "sync", noted)
    patch.setattr(log_module, "sync", noted)
    patch.setattr(Log, "create", classmethod(created))
    patch.setattr(Log, "open", classmethod(opened))
