"""The process in which bots think, so that no decision keeps a screen or a table waiting."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import NamedTuple, ParamSpec, TypeVar

from engines.codec import pack
from engines.registry import load
from engines.rng import Rng

from .agent import Agent, Budget, create, read_update

P = ParamSpec("P")
R = TypeVar("R")


class BotPool:
    """The bots of a host, all in one process of their own that starts with the first call.

    Bots are known by a key. Calls are worked off in order; only `decide` has a result to wait for. When the process has
    died, that result is a `BrokenProcessPool`: `restart`, seat the bots again and tell them what they were told.
    """

    def __init__(self, budget: Budget | None = None) -> None:
        self._budget = budget or Budget()
        self._executor: ProcessPoolExecutor | None = None
        self._restarting = threading.Lock()
        self.restarts = 0

    def warm(self) -> None:
        """Start the process ahead of need. It returns at once."""
        self._submit(_nothing)

    def seat(self, key: str, game: str, level: str, seed: bytes) -> None:
        """Put a new bot at this key. All its chance comes from `seed`."""
        self._submit(_seat, key, game, level, seed)

    def observe(self, key: str, update: bytes) -> None:
        """Hand on a packed update of the bot's seat."""
        self._submit(_observe, key, update)

    def decide(self, key: str, number: int) -> Future[bytes]:
        """The packed `Decision` of the latest view. Asked again with the same number, a bot decides the same."""
        return self._submit(_decide, key, number, self._budget.iterations)

    def leave(self, key: str) -> None:
        """Forget this bot."""
        self._submit(_leave, key)

    def restart(self, since: int) -> None:
        """A fresh process without bots, unless there was one since there were so many `restarts`."""
        with self._restarting:
            if since == self.restarts:
                self.close()
                self.warm()
                self.restarts += 1

    def close(self) -> None:
        """End the process, whatever it is thinking about, and wait until it is gone: call it beside an event loop."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        for worker in [*executor._processes.values()]:  # killed: it has nothing to lose, and may be stopped or stuck
            worker.kill()
        executor.shutdown(wait=True, cancel_futures=True)  # one left to end by itself can fall over the program's end

    def _submit(self, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        if self._executor is None:
            self._start()
        assert self._executor is not None
        try:
            return self._executor.submit(work, *args, **kwargs)
        except RuntimeError as error:  # broken: told where a result is waited for
            failed: Future[R] = Future()
            failed.set_exception(error)
            return failed

    def _start(self) -> None:
        with _no_interrupts():
            self._executor = ProcessPoolExecutor(1, get_context("spawn"), _prepare)
            self._executor.submit(_nothing)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Ctrl-C in a terminal goes to every process in it: one started here is born deaf to it, before it can set so."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# What follows runs in the worker process.


class _Seated(NamedTuple):
    game: str
    agent: Agent
    rng: Rng


_seated: dict[str, _Seated] = {}


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """End with the host, also when it was killed and could tell nobody."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    signal.raise_signal(signal.SIGTERM)


def _nothing() -> None:
    pass


def _seat(key: str, game: str, level: str, seed: bytes) -> None:
    _seated[key] = _Seated(game, create(game, level), Rng(seed))


def _observe(key: str, data: bytes) -> None:
    seated = _seated.pop(key)  # a bot that cannot read what it is told must not decide from what it knew before
    seated.agent.observe(read_update(load(seated.game), data))
    _seated[key] = seated


def _decide(key: str, number: int, iterations: int) -> bytes:
    seated = _seated[key]
    return pack(seated.agent.decide(Budget(iterations), seated.rng.split(f"decision {number}")))


def _leave(key: str) -> None:
    _seated.pop(key, None)
