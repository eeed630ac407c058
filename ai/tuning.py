"""The cross-entropy method: draw many settings, try them on the same deals, go on from the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Final

PACE: Final = 0.7
"""How far mean and spread follow the best of a generation."""


def cross_entropy(
    start: Sequence[float],
    spread: Sequence[float],
    fitness: Callable[[Sequence[float], Sequence[float], int], float],
    random: Random,
    generations: int,
    report: Callable[[str], object],
    candidates: int = 24,
    best: int = 6,
    renewal: int = 5,
    floor: float = 0.1,
) -> list[float]:
    """The mean of the best after so many generations.

    `fitness(values, champion, generation)` tells how well values do; the champion is the mean, chosen anew after every
    `renewal` generations. No spread falls below `floor` times what it was.
    """
    mean, wide = list(start), list(spread)
    champion = mean[:]
    for generation in range(generations):
        drawn = [[random.gauss(m, s) for m, s in zip(mean, wide, strict=True)] for _ in range(candidates)]
        scored = sorted(((fitness(each, champion, generation), each) for each in drawn), key=lambda pair: -pair[0])
        for index, column in enumerate(zip(*(each for _, each in scored[:best]), strict=True)):
            centre = sum(column) / best
            width = sqrt(sum((value - centre) ** 2 for value in column) / best)
            mean[index] += PACE * (centre - mean[index])
            wide[index] = max(wide[index] + PACE * (width - wide[index]), floor * spread[index])
        if generation % renewal == renewal - 1:
            champion = mean[:]
        middle = sum(score for score, _ in scored) / candidates
        report(f"{generation + 1}/{generations}: best {scored[0][0]:.3f}, all {middle:.3f}")
    return mean
