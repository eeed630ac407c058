from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path

import pytest

from ai.agent import Budget, Decision, create, read_update
from ai.worker import BotPool
from engines.codec import build, unpack
from engines.game import Action
from engines.registry import load
from engines.rng import Rng

from .updates import fresh, packed, seed

GAME = load("roitatouille")
ROOT = Path(__file__).parents[2]
PATIENCE = 60


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    pool = BotPool()
    yield pool
    pool.close()


def decided(future: Future[bytes]) -> Action:
    decision = unpack(future.result(PATIENCE), Decision)
    action: Action = build(decision.action, GAME.action_type)
    return action


def in_worker(pool: BotPool, expression: str) -> object:
    return pool._submit(eval, expression).result(PATIENCE)


def test_bots_play_a_whole_game_in_the_worker(pool: BotPool) -> None:
    state = fresh(GAME, 1, seats=3)
    for seat, level in enumerate(("novice", "player", "novice")):
        pool.seat(f"seat {seat}", GAME.info.id, level, seed(seat))
    number = 0
    while acting := state.to_act():
        for seat in range(3):
            pool.observe(f"seat {seat}", packed(state, seat, number))
        action = decided(pool.decide(f"seat {acting[0]}", number))
        assert action in state.legal(acting[0])
        state.apply(acting[0], action)
        number += 1
    assert state.outcome() is not None


def test_the_worker_decides_as_the_agent_does(pool: BotPool) -> None:
    for number in range(20):
        state = fresh(GAME, number)
        seat = state.to_act()[0]
        pool.seat("same", GAME.info.id, "novice", seed(9))
        pool.observe("same", packed(state, seat))
        agent = create(GAME.info.id, "novice")
        agent.observe(read_update(GAME, packed(state, seat)))
        expected = agent.decide(Budget(), Rng(seed(9)).split(f"decision {number}")).action
        assert decided(pool.decide("same", number)) == expected
        assert decided(pool.decide("same", number)) == expected


def test_a_bot_that_left_or_was_told_nonsense_does_not_decide(pool: BotPool) -> None:
    state = fresh(GAME, 1)
    seat = state.to_act()[0]
    for spoil in (lambda: pool.leave("gone"), lambda: pool.observe("gone", b"nonsense")):
        pool.seat("gone", GAME.info.id, "player", seed(1))
        pool.observe("gone", packed(state, seat))
        spoil()
        with pytest.raises(KeyError):
            pool.decide("gone", 1).result(PATIENCE)


def test_the_worker_stays_small(pool: BotPool) -> None:
    loaded = in_worker(pool, "sorted(__import__('sys').modules)")
    assert isinstance(loaded, list)
    assert not {"textual", "rich", "asyncio", "fluent", "click"} & set(loaded)


def test_ctrl_c_does_not_reach_the_worker(pool: BotPool) -> None:
    worker = in_worker(pool, "__import__('os').getpid()")
    assert isinstance(worker, int)
    os.kill(worker, signal.SIGINT)
    assert in_worker(pool, "__import__('os').getpid()") == worker
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_after_a_breakdown_the_pool_can_be_started_again() -> None:
    pool = BotPool()
    try:
        worker = in_worker(pool, "__import__('os').getpid()")
        assert isinstance(worker, int)
        pool.seat("bot", GAME.info.id, "player", seed(1))
        busy = pool._submit(eval, "__import__('threading').Event().wait(600)")
        os.kill(worker, signal.SIGKILL)
        with pytest.raises(BrokenProcessPool):
            busy.result(PATIENCE)
        pool.observe("bot", b"")
        with pytest.raises(BrokenProcessPool):
            pool.decide("bot", 1).result(PATIENCE)
        pool.restart(pool.restarts)
        state = fresh(GAME, 1)
        seat = state.to_act()[0]
        pool.seat("bot", GAME.info.id, "player", seed(1))
        pool.observe("bot", packed(state, seat))
        assert decided(pool.decide("bot", 1)) in state.legal(seat)
    finally:
        pool.close()


def test_a_closed_pool_leaves_no_process_even_if_a_bot_hangs() -> None:
    pool = BotPool()
    worker = in_worker(pool, "__import__('os').getpid()")
    assert isinstance(worker, int)
    pool._submit(eval, "all(True for _ in iter(int, 1))")
    manager = [thread for thread in threading.enumerate() if type(thread).__name__ == "_ExecutorManagerThread"]
    pool.close()
    pool.close()
    for thread in manager[-1:]:
        thread.join(PATIENCE)
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped here")
def test_a_pool_can_be_closed_while_its_process_is_stopped() -> None:
    pool = BotPool()
    worker = in_worker(pool, "__import__('os').getpid()")
    assert isinstance(worker, int)
    os.kill(worker, signal.SIGSTOP)
    os.waitpid(worker, os.WUNTRACED)
    closing = threading.Thread(target=pool.close, daemon=True)
    closing.start()
    closing.join(PATIENCE / 3)
    try:
        assert not closing.is_alive()
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)
    finally:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGCONT)


def test_the_worker_ends_when_its_host_is_killed() -> None:
    host = textwrap.dedent(
        """
        import time
        from ai.worker import BotPool
        pool = BotPool()
        print(pool._submit(eval, "__import__('os').getpid()").result(60), flush=True)
        pool._submit(eval, "__import__('threading').Event().wait(600)")
        time.sleep(600)
        """
    )
    with subprocess.Popen([sys.executable, "-c", host], cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        os.kill(int(process.stdout.readline()), 0)
        process.kill()
        process.communicate(timeout=PATIENCE)  # the pipe closes when the last process that holds it has ended
