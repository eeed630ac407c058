from __future__ import annotations

import pytest

from ai.agent import LEVELS, Budget, Chance, Decision, Update, create, levels, read_update
from engines.codec import pack, unpack
from engines.game import View
from engines.registry import load, names
from engines.rng import Rng

from .updates import fresh, packed, seed

BUDGET = Budget()


@pytest.mark.parametrize("game_id", names())
def test_every_level_of_every_game_decides_from_bytes(game_id: str) -> None:
    game = load(game_id)
    for level in levels(game_id):
        agent = create(game_id, level)
        state = fresh(game, 1, game.info.seats[0])
        (seat,) = state.to_act()[:1]
        agent.observe(read_update(game, packed(state, seat)))
        decision = agent.decide(BUDGET, Rng(seed(2)))
        assert decision.action in state.legal(seat)
        assert unpack(pack(decision), Decision).reason == decision.reason


def test_a_game_without_bots_of_its_own_is_played_by_chance() -> None:
    assert isinstance(create("a game of tomorrow", "player"), Chance)
    assert levels("a game of tomorrow") == LEVELS[:1]


def test_chance_reaches_every_legal_action() -> None:
    chance = Chance()
    actions = ("a", "b", "c")
    chance.observe(Update(0, (), View(0, (0,), "turn", actions, None)))
    assert {chance.decide(BUDGET, Rng(seed(n))).action for n in range(60)} == set(actions)


def test_nothing_to_decide_is_an_error_and_not_a_guess() -> None:
    game = load("roitatouille")
    state = fresh(game, 1)
    waiting = 1 - state.to_act()[0]
    for agent in (Chance(), create("roitatouille", "player")):
        agent.observe(read_update(game, packed(state, waiting)))
        with pytest.raises(ValueError, match="nothing to decide"):
            agent.decide(BUDGET, Rng(seed(1)))


def test_an_update_is_read_as_the_games_own_values() -> None:
    game = load("roitatouille")
    state = fresh(game, 3)
    seat = state.to_act()[0]
    view = state.view(seat)
    events = game.opening(state)
    assert read_update(game, pack(Update(5, events, view))) == Update(5, events, view)


@pytest.mark.parametrize("data", [b"", b"\x80", pack({"type": "update", "seq": 0, "events": [], "view": {}})])
def test_what_is_no_update_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_update(load("roitatouille"), data)
