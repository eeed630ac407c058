"""How strong the bots are, and how long they think.

    python -m tests.bench.arena roitatouille --entrants player,random --deals 1000 --seed 1

Every deal is played once with the entrants in each other's seats. Shares come with the 95 % interval over deals.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from time import perf_counter
from typing import Any

from ai.agent import Agent, Budget, Decision, Update
from ai.league import Make, deals, entrant, summary
from engines.registry import names
from engines.rng import Rng

PIECE = 25


class Timed:
    """A bot whose decisions are timed, in milliseconds."""

    def __init__(self, agent: Agent, times: list[float]) -> None:
        self.agent = agent
        self.times = times

    def observe(self, update: Update[Any, Any]) -> None:
        self.agent.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        start = perf_counter()
        decision = self.agent.decide(budget, rng)
        self.times.append((perf_counter() - start) * 1000)
        return decision


def timed(make: Make, times: list[float]) -> Make:
    return lambda: Timed(make(), times)


def piece(game_id: str, entrants: tuple[str, ...], seed: int, first: int, last: int) -> tuple[Any, Any]:
    times: list[list[float]] = [[] for _ in entrants]
    makes = [timed(entrant(game_id, name), spent) for name, spent in zip(entrants, times, strict=True)]
    return deals(game_id, makes, seed, first, last), times


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.arena")
    parser.add_argument("game", choices=names())
    parser.add_argument("--entrants", required=True, help="who plays, separated by commas: one for each seat")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    entrants = tuple(args.entrants.split(","))
    try:
        for name in entrants:
            entrant(args.game, name)
    except ValueError as error:
        parser.error(str(error))
    shares: list[tuple[float, ...]] = []
    times: list[list[float]] = [[] for _ in entrants]
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as executor:
        pieces = [
            executor.submit(piece, args.game, entrants, args.seed, first, min(first + PIECE, args.deals))
            for first in range(0, args.deals, PIECE)
        ]
        for played in pieces:
            some, spent = played.result()
            shares += some
            for all_times, new in zip(times, spent, strict=True):
                all_times += new
            if sys.stderr.isatty():
                print(f"\r{len(shares)}/{args.deals} deals", end="", file=sys.stderr, flush=True)
    rows = [
        {
            "entrant": name,
            "share": round(share.mean, 4),
            "low": round(share.low, 4),
            "high": round(share.high, 4),
            "think_p50_ms": round(percentile(spent, 0.5), 3),
            "think_p95_ms": round(percentile(spent, 0.95), 3),
        }
        for name, share, spent in zip(entrants, summary(shares), times, strict=True)
    ]
    if args.json:
        print(json.dumps({"game": args.game, "deals": args.deals, "seed": args.seed, "entrants": rows}))
        return
    for row in rows:
        print(
            "{entrant:10} {share:.3f} [{low:.3f}, {high:.3f}]  p50 {think_p50_ms} ms  p95 {think_p95_ms} ms".format(
                **row
            )
        )


if __name__ == "__main__":
    main()
