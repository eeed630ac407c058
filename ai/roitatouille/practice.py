"""Learn the numbers of `Prospect` from games that the instinct plays against itself.

Logistic regression by stochastic gradient descent, each number at its own pace (AdaGrad).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import cast

from engines.registry import load
from engines.roitatouille.rules import new
from engines.roitatouille.state import TURN
from engines.roitatouille.values import Options

from ..league import deal_rng
from . import WEIGHS, tuned
from .instinct import Instinct
from .prospect import NUMBERS, places

WANDER = 0.05
"""How often anything legal is done instead, so that more is met than good play leads to."""
ROUNDS, PACE, START = 5, 0.1, 1e-6

Example = tuple["array[int]", float]


def examples(tables: Sequence[int], seed: int, games: int) -> list[Example]:
    """What every turn looked like to its mover, and whether he won in the end: games at tables of these sizes."""
    weighed = tuned().weighed[WEIGHS]
    random, instinct = Random(seed), Instinct(weighed.duel if max(tables) == 2 else weighed.crowd)
    presets = [cast(Options, options) for options in load("roitatouille").info.presets.values()]
    found: list[Example] = []
    for number in range(games):
        seats = tables[number % len(tables)]
        state = new(presets[number % 8 == 7], seats, deal_rng(seed, number))
        met: list[tuple[int, array[int]]] = []
        while (seat := state.turn) >= 0:
            if state.phase == TURN:
                met.append((seat, array("H", places(state))))
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
