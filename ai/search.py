"""Search by playing on in worlds that may be the true one: which of a few actions is better than the first choice?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

W = TypeVar("W")

_LEAST_SPREAD = 1e-9


def halving(
    arms: int,
    deal: Callable[[], W],
    value: Callable[[W, int], float],
    budget: int,
    gate: float,
    lean: Sequence[float] = (),
) -> int:
    """The arm to choose, by sequential halving over paired worlds.

    Every world that `deal` gives is valued for all arms that are left, and only what each gains over arm 0 there is
    counted: luck that is common to them cancels out. After each round the worse half goes. `budget` is the number of
    values. Arm 0 stays unless another gains more than `gate` standard errors; `lean` is added to each arm's value.
    """
    leans = [each - lean[0] for each in lean] if lean else [0.0] * arms
    counts, sums, squares = [0] * arms, [0.0] * arms, [0.0] * arms
    rivals = list(range(1, arms))
    rounds = max(1, (arms - 1).bit_length())
    for _ in range(rounds):
        for _ in range(max(2, budget // rounds // (len(rivals) + 1))):
            world = deal()
            first = value(world, 0)
            for arm in rivals:
                gain = value(world, arm) - first
                counts[arm] += 1
                sums[arm] += gain
                squares[arm] += gain * gain
        rivals.sort(key=lambda arm: -sums[arm] / counts[arm] - leans[arm])
        del rivals[max(1, len(rivals) // 2) :]
    best, most = 0, gate
    for arm in rivals:
        mean = sums[arm] / counts[arm]
        spread = sqrt(max(_LEAST_SPREAD, squares[arm] / counts[arm] - mean * mean) / counts[arm])
        score = (mean + leans[arm]) / spread
        if score > most:
            best, most = arm, score
    return best
