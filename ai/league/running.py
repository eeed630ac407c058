"""Many deals of many matches, on all cores, in an order that does not matter."""

from __future__ import annotations

import signal
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from .match import Deal, Key, Match, play_deals
from .playing import Clock

PIECE: Final = 20
"""So many deals at most are handed out at a time."""


class Plan(NamedTuple):
    """Matches, each on the same first deals of a seed."""

    matches: Sequence[Match]
    seed: int
    deals: int


def matches(game_id: str, names: Sequence[str], seats: int, options: dict[str, Any]) -> list[Match]:
    """Each group of them that fills the seats. Where there are fewer, the last sits in all seats that are left."""
    if len(names) <= seats:
        return [Match(game_id, (*names, *(names[-1],) * (seats - len(names))), options)]
    return [Match(game_id, group, options) for group in combinations(names, seats)]


def run(plan: Plan, jobs: int, clock: Clock, done: Collection[Key] = ()) -> Iterator[Deal]:
    """Play all deals that are not done yet, each as soon as it is over. One job plays them here."""
    pieces = list(_pieces(plan, jobs, frozenset(done)))
    if jobs == 1:
        for piece in pieces:
            yield from _piece(*piece, clock)
        return
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), _prepare)
    try:
        for played in as_completed([executor.submit(_piece, *piece, clock) for piece in pieces]):
            yield from played.result()
    except BaseException:
        for worker in [*executor._processes.values()]:
            worker.kill()  # whoever stops asking for deals does not wait for those begun
        raise
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def _pieces(plan: Plan, jobs: int, done: frozenset[Key]) -> Iterator[tuple[Match, int, tuple[int, ...]]]:
    """What is left to play, in pieces small enough that all jobs end at about the same time."""
    size = max(1, min(PIECE, plan.deals * len(plan.matches) // (4 * jobs)))
    for match in plan.matches:
        left = [number for number in range(plan.deals) if (match.name, plan.seed, number) not in done]
        for first in range(0, len(left), size):
            yield match, plan.seed, tuple(left[first : first + size])


def _prepare() -> None:
    """Ctrl-C is for the process that asked: it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _piece(match: Match, seed: int, numbers: Sequence[int], clock: Clock) -> list[Deal]:
    return list(play_deals(match, seed, numbers, clock))
