from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from ai.agent import LEVELS, Agent, Budget, Decision, Update, create, levels, read_update
from ai.league import play
from ai.ministre import REASONS, Profile, profiles
from ai.ministre.courtier import Courtier
from ai.ministre.effects import courses
from ai.ministre.record import Record
from engines.ministre.belief import marginals, weights
from engines.ministre.values import THIEF, Challenged, Claim, Options, Unchallenged, View
from engines.registry import load
from engines.rng import Rng

from .updates import fresh, packed, seed

GAME = load("ministre")
BUDGET = Budget()
TABLES = [
    *(
        pytest.param(Options(broke_may_challenge=broke, bluff_fine=fine, minister_picks=picks, round_limit=10), seats)
        for seats, (broke, fine, picks) in enumerate(
            itertools.islice(itertools.product((False, True), (0, 1), (False, True)), 0, 8, 2), 3
        )
    ),
    *(pytest.param(trial.options, max(trial.seats), id=trial.name) for trial in GAME.info.trials),
]
RANK = {"sure": 100, "accuse-sure": 100, "lie": 0, "caught": 0}


def true(decision: Decision, view: View) -> bool:
    """Whether what the reason says follows from what this seat has learnt."""
    values, chances = decision.values, marginals(weights(view.notes), view.shift)
    seat, character, count = values.get("seat", view.seat), values.get("character", 0), values.get("count", 0)
    chance = round(100 * chances[view.places[seat]][character])
    match decision.reason:
        case "only-choice":
            return len(view.legal) == 1
        case "sure" | "likely" | "bluff" | "lie" | "caught" | "suspect" | "dare" | "believe" | "let-go":
            return count == chance == RANK.get(decision.reason, count)
        case "accuse-sure" | "accuse-guess":
            return count == chance == RANK.get(decision.reason, count)
        case "tax":
            return count == view.coins[seat]
        case "bring" | "hide":
            return ("claim" in view.used) == (decision.reason == "hide")
        case _:
            return True


class Watched:
    """A bot whose decisions are checked and counted."""

    def __init__(self, agent: Agent, seen: Counter[str], forgetful: bool = False) -> None:
        self.agent, self.seen, self.forgetful = agent, seen, forgetful

    def observe(self, update: Update[object, View]) -> None:
        self.view = update.view
        self.agent.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        decision = self.agent.decide(budget, rng)
        assert decision.action in self.view.legal
        assert self.forgetful or true(decision, self.view), decision
        self.seen[decision.reason] += 1
        return decision


def watched(seat: int, seen: Counter[str]) -> Watched:
    level = LEVELS[seat % 2]
    return Watched(create(GAME.info.id, level), seen, forgetful=profiles()[level].memory > 0)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_bots_finish_every_kind_of_game_with_legal_actions(options: Options, seats: int) -> None:
    seen: Counter[str] = Counter()
    agents = [watched(seat, seen) for seat in range(seats)]
    assert play(GAME, options, agents, Rng(seed(seats)), by_wire=True).winners
    assert seen.keys() <= set(REASONS)


def test_every_reason_occurs() -> None:
    seen: Counter[str] = Counter()
    for number in range(24):
        options = Options(minister_picks=number % 2 == 0)
        play(GAME, options, [watched(seat, seen) for seat in range(3 + number % 4)], Rng(seed(number)))
    assert set(seen) == set(REASONS)


def test_the_data_has_a_profile_for_each_level_and_says_where_it_comes_from() -> None:
    assert tuple(profiles()) == levels(GAME.info.id)
    assert all(profile.source for profile in profiles().values())


def test_a_bot_that_knows_its_card_is_the_king_says_so() -> None:
    state = fresh(GAME, 3, 3)
    for _ in range(3):
        state.apply(state.to_act()[0], GAME.parse("decline"))
    (seat,) = state.to_act()
    state.cards.remove(0)
    state.cards.insert(state.places[seat], 0)
    state.see_own(seat, None)
    agent = Courtier(Profile("", noise=0.0, memory=0, shy=0.0))
    agent.observe(read_update(GAME, packed(state, seat)))
    decision = agent.decide(BUDGET, Rng(seed(1)))
    assert (decision.action, decision.reason) == (Claim(0), "sure")


@pytest.mark.parametrize(
    ("coins", "treasury", "after"),
    [([3, 9, 3], 1, [2, 11, 2]), ([0, 9, 3], 2, [0, 11, 2]), ([0, 11, 3], 1, [0, 12, 3]), ([3, 11, 0], 1, [2, 13, 0])],
)
def test_a_bot_knows_what_a_thief_takes(coins: list[int], treasury: int, after: list[int]) -> None:
    unasked: Any = None
    (course,) = courses(unasked, THIEF, 1, coins, treasury)
    assert course == (1.0, after, treasury + sum(coins) - sum(after))


def test_who_was_caught_is_believed_less() -> None:
    record = Record()
    before = record.bluffing(1)
    record.hear([Challenged(0, 1, 0, False, (0,))])
    caught = record.bluffing(1)
    record.hear([Challenged(0, 1, 0, True, (0,)), Challenged(0, 1, 1, True, (0,))])
    assert caught > before > record.bluffing(1)
    often = record.doubt
    record.hear([Unchallenged(1, 0)] * 9)
    assert record.doubt < often
