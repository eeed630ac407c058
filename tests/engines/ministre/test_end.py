"""How the game ends, and the laws of the house."""

from __future__ import annotations

import random

import pytest

from engines.codec import pack
from engines.ministre import GAME, belief
from engines.ministre.rules import State, new
from engines.ministre.values import Options

from .positions import AS_WRITTEN, seed, table


def test_kt40_the_most_coins_win_when_the_treasury_is_empty() -> None:
    at = table(seats=3, treasury=3, coins=[2, 6, 4])
    at.play("!K")
    at.answer()
    assert at.outcome
    assert (at.outcome.winners, at.outcome.scores, at.outcome.reason) == ((1,), (5, 6, 4), "treasury")
    assert at.asked == []
    assert at.view().cards == (0, 1, 2, 3, 4, 5)


def test_kt40_a_thief_who_empties_the_treasury_robs_nobody_after_it() -> None:
    at = table(seats=3, turn=2, treasury=1, coins=[0, 11, 3])
    at.play("!T")
    assert at.answer()[1:] == ["took seat=2 amount=1", "ended cards=[K T M E S P] coins=[0 12 3]"]


@pytest.mark.parametrize("limit", [10, 25])
def test_kt41_the_game_ends_after_the_last_round(limit: int) -> None:
    at = table(seats=3, turn=1, starter=2, round_number=limit, coins=[5, 2, 2], options=Options(round_limit=limit))
    assert at.play("done")[0].startswith("ended")
    assert at.outcome
    assert (at.outcome.winners, at.outcome.reason) == ((0,), "rounds")


def test_kt41_no_limit_goes_on() -> None:
    at = table(seats=3, turn=1, starter=2, round_number=999, options=Options(round_limit=0))
    assert at.play("done") == ["turn-started seat=2 round=1000"]


def test_all1_views_of_two_worlds_alike_to_a_viewer_are_equal() -> None:
    at = table("K T M E S P", seats=3)
    other = table("K P M S E T", seats=3)
    for world in (at, other):
        world.play("look", "!K")
        world.by(2, "doubt")
    for viewer in (0, 1, 2, 3):
        assert pack(at.view(viewer)) == pack(other.view(viewer))


def test_all2_a_claim_with_a_choice_is_a_choice_after_it_and_never_half_an_action() -> None:
    at = table("E T M K S P", seats=3)
    at.play("!E")
    at.answer()
    assert all("=" in text for text in at.legal(1))


def test_all3_everyone_is_asked_the_same_whatever_he_holds() -> None:
    for cards in ("K T M E S P", "K M T E S P"):
        at = table(cards)
        at.play("!K")
        assert at.asked == [2, 3, 4, 5, 6]
        at.answer()
        assert at.asked == [2, 3, 4, 5, 6]
        assert {frozenset(at.legal(seat)) for seat in at.asked} == {frozenset({"yes", "still"})}


def test_all4_a_view_is_enough_to_play_on_from() -> None:
    state = new(AS_WRITTEN, 4, seed(4))
    chance = random.Random(4)
    for _ in range(40):
        seat = state.to_act()[0]
        twin = GAME.sample(state.view(seat), seed(9))
        assert twin.legal(seat) == state.legal(seat)
        state.apply(seat, chance.choice(state.legal(seat)))
        if not state.to_act():
            break


def test_all5_ties_are_shared() -> None:
    at = table(seats=3, treasury=3, coins=[3, 6, 3])
    at.play("!K")
    at.answer()
    assert at.outcome
    assert at.outcome.winners == (0, 1)


def walk(options: Options, seats: int, number: int) -> list[State]:
    """Every position of a game by chance, as copies."""
    chance, state = random.Random(number), new(options, seats, seed(number))
    states = [state.clone()]
    while acting := state.to_act():
        seat = chance.choice(acting)
        state.apply(seat, chance.choice(state.legal(seat)))
        states.append(state.clone())
    return states


@pytest.mark.parametrize("picks", [False, True])
@pytest.mark.parametrize("broke", [False, True])
@pytest.mark.parametrize("fine", [0, 1])
@pytest.mark.parametrize("seats", range(3, 7))
def test_all6_every_option_set_ends_and_keeps_the_invariants(seats: int, fine: int, broke: bool, picks: bool) -> None:
    options = Options(round_limit=10, bluff_fine=fine, broke_may_challenge=broke, minister_picks=picks)
    for number in range(3):
        for state in walk(options, seats, number):
            assert sum(state.coins) + state.treasury == 5 * seats
            assert min(state.coins) >= 0
            assert sorted(state.cards) == [0, 1, 2, 3, 4, 5]
            over = not state.to_act()
            assert (state.outcome() is not None) == over
            assert over >= (state.treasury == 0)
            assert over <= (state.treasury == 0 or state.round == 10)
            assert state.round <= 10
            truth = tuple(state.cards[(card - state.shift) % 6] for card in range(6))
            assert all(belief.weights(notes)[belief.ARRANGEMENTS.index(truth)] for notes in state.notes)


def test_all6_a_game_without_a_limit_ends_too() -> None:
    assert all(walk(Options(round_limit=0), 3 + number % 4, number)[-1].outcome() for number in range(12))


def test_all7_seed_options_seats_and_actions_make_the_game() -> None:
    first, again, other = (walk(AS_WRITTEN, 4, number)[-1] for number in (5, 5, 6))
    assert pack(first.view(-1)) == pack(again.view(-1))
    assert first.cards == again.cards
    assert pack(first.view(-1)) != pack(other.view(-1))
