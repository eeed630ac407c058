"""Find a level's weights by the cross-entropy method, or learn what positions promise from games.

    python -m ai.roitatouille.tune weights duel --seed 1
    python -m ai.roitatouille.tune prospects crowd --seed 1

Weights meet chance and the best so far. Nothing depends on time: the same command gives the same numbers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import cast

import msgspec

from engines.registry import load
from engines.rng import Rng
from engines.roitatouille.rules import State, new
from engines.roitatouille.values import Action, Options

from ..league import deal_rng
from ..tuning import cross_entropy
from .practice import examples, learn
from .scene import Scene
from .worth import Weights, Worth

Policy = Callable[[State, tuple[Action, ...]], Action]

SEATS = {"duel": (2,), "crowd": (4, 4, 3, 5)}
GENERATIONS, DEALS = 30, 160
PRACTICE = {"duel": ((2,), 40_000), "crowd": ((4, 4, 3, 5, 4, 6), 24_000)}
"""The sizes of the tables that prospects are learned at, and how many games."""
LOOK = 0.1
"""A look costs nothing, so none is left out: less is an accident of the deals."""

START = Weights(
    revolution=-1.0,
    guesclin=-1.5,
    cartier=-1.5,
    jeanne=-3.0,
    green_late=2.0,
    green_threat=1.0,
    follow=2.0,
    number=1.0,
    attack_threat=2.0,
    attack_open=0.5,
    again=0.5,
    starve=0.5,
    starve_threat=1.0,
    turn=1.0,
    strike=1.0,
    strike_void=-0.5,
    answer=2.0,
    shield=1.5,
    draw=-1.5,
    keep=-0.5,
)
"""Plain sense, to begin with."""


def weigh(worth: Worth, state: State, legal: tuple[Action, ...]) -> Action:
    """What the bot with these weights does."""
    scene = Scene(state.view(state.turn))
    return max(legal, key=lambda action: worth.of(scene, action))


def chance(random: Random, state: State, legal: tuple[Action, ...]) -> Action:
    """Any legal action."""
    return legal[int(random.random() * len(legal))]


def wins(policy: Policy, others: Policy, options: Options, seats: int, rng: Rng) -> float:
    """The share of one deal's games that `policy` wins against `others` in all other seats, in each seat once."""
    won = 0.0
    for mine in range(seats):
        state = new(options, seats, rng)
        while (seat := state.turn) >= 0:
            legal = cast(tuple[Action, ...], state.legal(seat))
            action = legal[0] if len(legal) == 1 else (policy if seat == mine else others)(state, legal)
            state.apply(seat, action)
        assert state.result is not None
        if mine in state.result.winners:
            won += 1.0 / len(state.result.winners)
    return won / seats


def fitness(weights: Sequence[float], champion: Sequence[float], table: str, seed: int, first: int) -> float:
    """How well weights do on the deals from `first` on: half against chance, half against the champion."""
    presets = list(load("roitatouille").info.presets.values())
    policy = partial(weigh, Worth(Weights(*weights)))
    best = partial(weigh, Worth(Weights(*champion)))
    random = Random(seed + first)
    total = 0.0
    for number in range(first, first + DEALS):
        options = cast(Options, presets[1] if number % 4 == 3 else presets[0])
        seats = SEATS[table][number // 2 % len(SEATS[table])]
        others = best if number % 2 else partial(chance, random)
        total += wins(policy, others, options, seats, deal_rng(seed, number))
    return total / DEALS


def tune(table: str, seed: int, generations: int, report: Callable[[str], object]) -> Weights:
    """The mean of the best after so many generations."""
    start = msgspec.structs.astuple(START)

    def score(weights: Sequence[float], champion: Sequence[float], generation: int) -> float:
        return fitness(weights, champion, table, seed, generation * DEALS)

    mean = cross_entropy(start, [1.0] * len(start), score, Random(seed), generations, report)
    weights = Weights(*(round(value, 3) for value in mean))
    return msgspec.structs.replace(weights, look=max(weights.look, LOOK))


def main() -> None:
    """Print what was found as JSON."""
    parser = argparse.ArgumentParser(prog="python -m ai.roitatouille.tune")
    parser.add_argument("what", choices=("weights", "prospects"), nargs="?", default="weights")
    parser.add_argument("table", choices=SEATS, nargs="?", default="duel")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=GENERATIONS)
    parser.add_argument("--games", type=int, help="fewer games to learn prospects from")
    args = parser.parse_args()
    found: object
    if args.what == "weights":
        found = tune(args.table, args.seed, args.generations, lambda line: print(line, file=sys.stderr, flush=True))
    else:
        sizes, games = PRACTICE[args.table]
        found = learn(examples(sizes, args.seed, args.games or games), args.seed)
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
