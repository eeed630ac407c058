"""What holds in every position of random games, under every option set."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from engines.codec import pack
from engines.ribauds import GAME
from engines.ribauds.dealing import DECK
from engines.ribauds.rules import State, new
from engines.ribauds.state import MAIN, OVER
from engines.ribauds.values import ASSASSIN, REINE, ROI, Drew, Looked, Options, Replaced
from tests.contract.audits import ribauds as audit

from .positions import AS_WRITTEN, seed

EVERY_OPTION_SET = [
    Options(wins_needed=wins, turn_limit=limit, queen_picks=picks, memory_aid=aid)
    for wins, limit, picks, aid in itertools.product((1, 2, 3), (100, 0), ("lot", "chooser"), (True, False))
]


def positions(options: Options, number: int) -> Iterator[State]:
    """Every position of a game at random, the last one too."""
    choose = random.Random(number)
    state = new(options, seed(number))
    while True:
        yield state
        acting = state.to_act()
        if not acting:
            return
        state.apply(acting[0], choose.choice(state.legal(acting[0])))


def conspiracy_stands(state: State) -> bool:
    up = [card if side else None for card, side in zip(state.court, state.up, strict=True)]
    murder = any(up[at] == up[at + 2] == ASSASSIN and up[at + 1] is not None for at in (0, 1))
    return murder or up.count(ROI) >= 3


@pytest.mark.parametrize("options", EVERY_OPTION_SET, ids=str)
def test_all6_every_game_ends_under_every_option_set_and_the_invariants_hold(options: Options) -> None:
    for number in range(3):
        for state in positions(options, number):
            audit(state)
            cards = Counter([*state.court, *state.hands[0], *state.hands[1], *state.pile, *state.discard])
            assert cards == Counter(DECK)
            if state.phase == MAIN:
                assert [len(hand) for hand in state.hands] == [3, 3]
                assert len(state.pile) + len(state.discard) == 6
                assert not conspiracy_stands(state)
                assert state.hands[state.turn].count(REINE) < 3
            assert len(state.to_act()) == (state.phase != OVER)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == state.wins


def test_all1_what_is_drawn_looked_at_or_laid_unseen_is_told_to_nobody_else() -> None:
    for told, silent in (
        (Drew(1, 2, (0, 3)), Drew(1, 2)),
        (Looked(1, (0, 2), (1, 1)), Looked(1, (0, 2))),
        (Replaced(1, 2, False, 0, 3), Replaced(1, 2, False)),
    ):
        assert GAME.tell(told, 1) == told
        assert GAME.tell(told, 0) == GAME.tell(told, -1) == silent


def test_all2_a_decision_is_one_action_and_a_turn_is_made_of_finished_ones() -> None:
    for number in range(20):
        for state in positions(AS_WRITTEN, number):
            for seat in state.to_act():
                for action in state.legal(seat):
                    assert GAME.parse(GAME.notate(action)) == action


def test_all3_a_prompt_does_not_depend_on_what_the_rival_holds() -> None:
    compared = 0
    for number in range(10):
        for state in positions(Options(queen_picks="chooser"), number):
            for seat in state.to_act():
                twin = GAME.sample(state.view(seat), seed(compared))
                assert twin.view(seat).prompt == state.view(seat).prompt
                assert twin.legal(seat) == state.legal(seat)
                compared += 1
    assert compared > 100


def test_all4_the_game_knows_no_way_to_leave() -> None:
    tags = {action.__struct_config__.tag for action in get_args(GAME.action_type)}
    assert tags == {"reveal", "replace", "swap", "turn", "draw-two", "discard", "pick", "look"}


def test_all7_the_same_seed_and_actions_give_the_same_state() -> None:
    for number in range(5):
        first, second = (
            [pack(state.view(viewer)) for state in positions(AS_WRITTEN, number) for viewer in (-1, 0, 1)]
            for _ in range(2)
        )
        assert first == second


def test_every_way_to_win_comes_up() -> None:
    ends = Counter(str(state.outcome().reason) for number in range(150) for state in [last(number)])
    assert {"coronation", "murder", "marriage"} <= set(ends)


def last(number: int) -> State:
    *_, state = positions(AS_WRITTEN, number)
    return state
