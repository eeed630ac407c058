"""Learn the numbers of `Prospect` from games that the instinct plays against itself.

    python -m ai.roitatouille.practise duel --seed 1

Logistic regression by stochastic gradient descent, each number at its own pace (AdaGrad). Nothing depends on time: the
same command gives the same numbers.
"""

from __future__ import annotations

import argparse
import sys
from math import exp, sqrt
from random import Random
from typing import cast

import msgspec

from engines.registry import load
from engines.roitatouille.rules import new
from engines.roitatouille.state import TURN
from engines.roitatouille.values import Options

from ..league import deal_rng
from . import WEIGHS, tuned
from .instinct import Instinct
from .prospect import NUMBERS, places

SEATS = {"duel": (2,), "crowd": (4, 4, 3, 5, 4, 6)}
GAMES = {"duel": 40_000, "crowd": 24_000}
WANDER = 0.05
"""How often anything legal is done instead, so that more is met than good play leads to."""
ROUNDS, PACE, START = 5, 0.1, 1e-6

Example = tuple[list[int], float]


def examples(table: str, seed: int, games: int) -> list[Example]:
    """What every turn looked like to its mover, and whether he won in the end."""
    weighed = tuned().weighed[WEIGHS]
    random, instinct = Random(seed), Instinct(weighed.duel if table == "duel" else weighed.crowd)
    presets = [cast(Options, options) for options in load("roitatouille").info.presets.values()]
    found: list[Example] = []
    for number in range(games):
        seats = SEATS[table][number % len(SEATS[table])]
        state = new(presets[number % 8 == 7], seats, deal_rng(seed, number))
        met: list[tuple[int, list[int]]] = []
        while (seat := state.turn) >= 0:
            if state.phase == TURN:
                met.append((seat, places(state)))
            legal = state.legal(seat)
            wander = random.random() < WANDER
            state.apply(seat, legal[int(random.random() * len(legal))] if wander else instinct.choose(state))
        assert state.result is not None
        winners = state.result.winners
        found += [(where, 1.0 / len(winners) if seat in winners else 0.0) for seat, where in met]
    return found


def learn(found: list[Example], seed: int) -> list[float]:
    """The numbers that make what happened likeliest."""
    random = Random(seed)
    numbers, steps = [0.0] * NUMBERS, [START] * NUMBERS
    for turn in range(ROUNDS):
        random.shuffle(found)
        pace = PACE / 2**turn
        for where, won in found:
            miss = 1.0 / (1.0 + exp(-sum([numbers[place] for place in where]))) - won
            square = miss * miss
            for place in where:
                steps[place] += square
                numbers[place] -= pace * miss / sqrt(steps[place])
    return [round(number, 3) for number in numbers]


def main() -> None:
    """Print the numbers as JSON."""
    parser = argparse.ArgumentParser(prog="python -m ai.roitatouille.practise")
    parser.add_argument("table", choices=SEATS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int)
    args = parser.parse_args()
    found = examples(args.table, args.seed, args.games or GAMES[args.table])
    print(f"{len(found)} turns", file=sys.stderr, flush=True)
    print(msgspec.json.encode(learn(found, args.seed)).decode())


if __name__ == "__main__":
    main()
