"""Setting up: who begins, who is away, and what a table is made of."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from engines.sommeil import GAME
from engines.sommeil.rules import NAMES, coins, deck, new
from engines.sommeil.values import GHOST, JESTER, Options

from .positions import EASY, HARD, LITTLE, MEDIUM, seed

LEVELS = pytest.mark.parametrize(
    ("options", "beds", "away", "cards", "coin_count"),
    [(EASY, 3, 2, 34, 28), (MEDIUM, 4, 1, 42, 32), (HARD, 5, 0, 50, 36), (LITTLE, 3, 2, 34, 28)],
    ids=["easy", "medium", "hard", "little"],
)


@LEVELS
def test_rs02_each_difficulty_has_its_beds_cards_and_coins(
    options: Options, beds: int, away: int, cards: int, coin_count: int
) -> None:
    state = new(options, 4, seed(3))
    assert len(state.beds) == beds
    assert len(state.removed) == away
    assert len(state.pile) == cards
    assert len(state.stack) == coin_count
    assert Counter(state.pile)[GHOST] == 7
    assert Counter(state.pile)[JESTER] == 3
    assert not {card // 4 for card in state.pile if card < GHOST} & set(state.removed)
    assert set(state.stack) == set(range(9)) - set(state.removed)


def test_rs02_every_sleeper_is_there_twice_and_every_coin_four_times() -> None:
    sleepers = Counter(card for card in deck(HARD, ()) if card < GHOST)
    assert set(sleepers) == set(range(20))
    assert set(sleepers.values()) == {2}
    assert set(Counter(coins(HARD, ())).values()) == {4}


def test_rs02_lots_decide_who_is_away() -> None:
    away = Counter(who for number in range(200) for who in new(EASY, 2, seed(number)).removed)
    assert set(away) == set(range(5))
    assert min(away.values()) > 50


@pytest.mark.parametrize("name", NAMES)
def test_rs02_an_option_names_one_who_is_away(name: str) -> None:
    for options, count in ((EASY, 2), (MEDIUM, 1), (HARD, 0)):
        chosen = msgspec.structs.replace(options, removed=name)
        removed = {new(chosen, 2, seed(number)).removed for number in range(30)}
        assert all(len(set(away)) == count for away in removed)
        assert all(NAMES.index(name) in away for away in removed if count)
        assert len(removed) == (4 if count == 2 else 1)


def test_rs02_the_coins_of_the_absent_stay_if_the_option_says_so() -> None:
    options = msgspec.structs.replace(EASY, keep_absent_coins=True)
    state = new(options, 2, seed(1))
    assert len(state.stack) == 36
    assert set(state.stack) == set(range(9))


def test_rs01_lots_decide_who_holds_the_blanket_and_the_holder_draws() -> None:
    states = [new(EASY, 5, seed(number)) for number in range(60)]
    assert {state.holder for state in states} == set(range(5))
    assert all(state.to_act() == (state.holder,) for state in states)


@pytest.mark.parametrize("seat", range(1, 6))
def test_rs01_an_option_seats_the_first_holder(seat: int) -> None:
    options = msgspec.structs.replace(EASY, first_holder=str(seat))
    assert {new(options, 5, seed(number)).holder for number in range(10)} == {seat - 1}
    if seat > 2:
        with pytest.raises(ValueError, match="no seat"):
            new(options, 2, seed(1))


def test_rs01_the_opening_tells_the_holder_and_who_is_away() -> None:
    state = new(MEDIUM, 3, seed(4))
    (event,) = GAME.opening(state)
    assert event == type(event)(state.holder, state.removed)
