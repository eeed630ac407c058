"""Search by playing on in worlds that may be the true one: which of a few actions is better than the first choice?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

W = TypeVar("W")

_LEAST_SPREAD = 1e-9
_LOOK = 12
"""After so many worlds it is looked whether an arm is hopeless."""
_HOPELESS = 2.5
"""So many standard errors behind arm 0 it is."""


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
    counted: luck that is common to them cancels out. After each round the worse half goes, and what falls far behind
    goes at once. `budget` is the number of values at most. Arm 0 stays unless another gains more than `gate` standard
    errors; `lean` is added to each arm's value.
    """
    leans = [each - lean[0] for each in lean] if lean else [0.0] * arms
    counts, sums, squares = [0] * arms, [0.0] * arms, [0.0] * arms

    def score(arm: int) -> float:
        mean = sums[arm] / counts[arm]
        spread = sqrt(max(_LEAST_SPREAD, squares[arm] / counts[arm] - mean * mean) / counts[arm])
        return (mean + leans[arm]) / spread

    rivals = list(range(1, arms))
    rounds = max(1, (arms - 1).bit_length())
    for _ in range(rounds):
        for number in range(max(2, budget // rounds // (len(rivals) + 1))):
            if number % _LOOK == _LOOK - 1:
                rivals = [arm for arm in rivals if score(arm) > -_HOPELESS]
                if not rivals:
                    return 0
            world = deal()
            first = value(world, 0)
            for arm in rivals:
                gain = value(world, arm) - first
                counts[arm] += 1
                sums[arm] += gain
                squares[arm] += gain * gain
        rivals.sort(key=lambda arm: -sums[arm] / counts[arm] - leans[arm])
        del rivals[max(1, len(rivals) // 2) :]
    best = max(rivals, key=score)
    return best if score(best) > gate else 0
