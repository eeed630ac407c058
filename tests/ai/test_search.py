"""The searcher, on arms whose worth is known."""

from __future__ import annotations

from random import Random

import pytest

from ai.search import halving


class Arms:
    """Each arm wins as often as it says; luck is common to all arms of a world."""

    def __init__(self, chances: list[float], seed: int = 1) -> None:
        self.chances = chances
        self.random = Random(seed)
        self.values = 0

    def search(self, budget: int, gate: float, lean: tuple[float, ...] = ()) -> int:
        return halving(len(self.chances), self.random.random, self.value, budget, gate, lean)

    def value(self, luck: float, arm: int) -> float:
        self.values += 1
        return float(luck < self.chances[arm])


class Scattered(Arms):
    """Each arm has luck of its own."""

    def value(self, luck: float, arm: int) -> float:
        return super().value(self.random.random(), arm)


@pytest.mark.parametrize("best", range(1, 7))
def test_the_best_of_many_arms_is_found(best: int) -> None:
    chances = [0.4, 0.3, 0.45, 0.2, 0.4, 0.35, 0.4]
    chances[best] = 0.6
    assert Arms(chances).search(2_000, 1.0) == best


def test_arms_that_are_alike_leave_the_first_choice() -> None:
    assert {Arms([0.5] * 5, seed).search(400, 1.0) for seed in range(20)} == {0}


def test_the_gate_keeps_the_first_choice_where_the_gain_is_doubtful() -> None:
    departures = [sum(Scattered([0.5, 0.5], n).search(60, gate) for n in range(200)) for gate in (0.0, 1.0, 3.0)]
    assert departures[0] > 1.5 * departures[1] > 0
    assert departures[2] < 5


def test_a_lean_decides_between_arms_that_are_nearly_alike_and_no_others() -> None:
    assert Arms([0.50, 0.51, 0.50]).search(3_000, 0.0, (0.0, 0.0, 0.05)) == 2
    assert Arms([0.50, 0.80, 0.50]).search(3_000, 0.0, (0.0, 0.0, 0.05)) == 1


@pytest.mark.parametrize("arms", range(2, 12))
def test_a_search_keeps_to_its_budget(arms: int) -> None:
    tried = Arms([0.5] * arms)
    tried.search(1_000, 1.0)
    assert 700 < tried.values <= 1_000


def test_a_search_ends_early_where_the_first_choice_is_plainly_the_best() -> None:
    tried = Arms([0.9, 0.1, 0.2])
    assert tried.search(10_000, 1.0) == 0
    assert tried.values < 500
