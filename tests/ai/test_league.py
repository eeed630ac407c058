from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from ai.agent import Agent, Budget, Chance, Decision, Update
from ai.league import deal, deal_rng, deals, entrant, play, summary
from engines.registry import load
from engines.rng import Rng

GAME = load("roitatouille")
OPTIONS = GAME.info.presets["as_written"]
RANDOM = entrant(GAME.info.id, "random")


class First(Chance):
    """Always the first legal action."""

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        return Decision(self._legal[0], "first")


def test_equal_bots_share_a_deal_equally() -> None:
    makes: list[partial[Agent]] = [partial(First)] * 3
    for number in range(5):
        assert deal(GAME, OPTIONS, makes, deal_rng(1, number)) == pytest.approx((1 / 3,) * 3)


def test_shares_of_a_deal_add_up_to_one() -> None:
    for shares in deals(
        GAME.info.id, [entrant(GAME.info.id, name) for name in ("random", "novice", "player:bold")], 2, 0, 10
    ):
        assert sum(shares) == pytest.approx(1)


def test_a_match_can_be_played_in_pieces() -> None:
    makes = [RANDOM, entrant(GAME.info.id, "novice")]
    whole = deals(GAME.info.id, makes, 3, 0, 20)
    assert deals(GAME.info.id, makes, 3, 0, 8) + deals(GAME.info.id, makes, 3, 8, 20) == whole
    assert deals(GAME.info.id, makes, 4, 0, 20) != whole


def test_the_interval_narrows_with_the_deals() -> None:
    few = summary([(0.0, 1.0), (1.0, 0.0)] * 5)[0]
    many = summary([(0.0, 1.0), (1.0, 0.0)] * 500)[0]
    assert few.mean == many.mean == 0.5
    assert few.low < many.low < 0.5 < many.high < few.high


def test_levels_are_in_order_of_strength() -> None:
    for strong, weak in (("player", "novice"), ("novice", "random")):
        makes = [entrant(GAME.info.id, strong), entrant(GAME.info.id, weak)]
        assert summary(deals(GAME.info.id, makes, 5, 0, 150))[0].mean > 0.5


def test_an_unknown_entrant_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="random"):
        entrant(GAME.info.id, "grandmaster")


class Listener(Chance):
    """Counts what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: list[int] = []

    def observe(self, update: Update[Any, Any]) -> None:
        self.numbers.append(update.seq)
        super().observe(update)


def test_every_bot_is_told_of_every_decision_as_at_a_table() -> None:
    bots = [Listener() for _ in range(3)]
    play(GAME, OPTIONS, bots, deal_rng(6, 1))
    assert bots[0].numbers == bots[1].numbers == bots[2].numbers == list(range(len(bots[0].numbers)))
    assert len(bots[0].numbers) > 20
