"""What holds in every position of random games, with every option both ways and every number of seats."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from engines.options import fields
from engines.sommeil import GAME
from engines.sommeil.rules import OVER
from engines.sommeil.values import Options
from tests.contract.audits import sommeil as audit

from .positions import EASY, HARD, MEDIUM, positions

SWITCHES = [field.name for field in fields(Options) if isinstance(field.default, bool)]
SETS = [
    msgspec.structs.replace(options, blanket=blanket, **dict(zip(SWITCHES, values, strict=True)))
    for options in (EASY, MEDIUM, HARD)
    for blanket in ("auto", "manual")
    for values in itertools.product((False, True), repeat=len(SWITCHES))
]


@pytest.mark.parametrize("number", range(len(SETS)))
def test_invariants_and_all6_every_game_ends_under_every_option_set(number: int) -> None:
    ghosts = 0
    for state in positions(SETS[number], 2 + number % 4, number):
        audit(state)
        assert state.ghosts in (ghosts, ghosts + 1)
        ghosts = state.ghosts
    assert state.phase == OVER


def test_all2_a_bet_is_one_action() -> None:
    assert {kind.__struct_config__.tag for kind in GAME.action_type.__args__} == {"draw", "cover", "bet"}


def test_all5_equals_share_the_victory() -> None:
    for number in range(40):
        *_, last = positions(EASY, 4, number)
        outcome = last.outcome()
        assert outcome is not None
        most = max(outcome.scores)
        assert outcome.winners == tuple(seat for seat in range(4) if outcome.scores[seat] == most)


def test_all7_the_same_seed_options_seats_and_actions_give_the_same_state() -> None:
    for number in range(5):
        first, second = ([(s.pile[:], s.stack[:], s.beds[:]) for s in positions(HARD, 3, number)] for _ in range(2))
        assert first == second
