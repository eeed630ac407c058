from __future__ import annotations

import pytest

from ai.agent import (
    CHARACTERS,
    LEVELS,
    Budget,
    Chance,
    Decision,
    Update,
    create,
    levels,
    offers,
    parse,
    read_update,
    spell,
    usual,
)
from engines.codec import pack, unpack
from engines.game import View
from engines.registry import load, names
from engines.rng import Rng

from .updates import fresh, packed, seed

BUDGET = Budget()


@pytest.mark.parametrize("game_id", names())
def test_every_bot_of_every_game_decides_from_bytes(game_id: str) -> None:
    game = load(game_id)
    for bot in (spell(level, character) for level in levels(game_id) for character in CHARACTERS):
        agent = create(game_id, bot)
        state = fresh(game, 1, game.info.seats[0])
        (seat,) = state.to_act()[:1]
        agent.observe(read_update(game, packed(state, seat)))
        decision = agent.decide(BUDGET, Rng(seed(2)))
        assert decision.action in state.legal(seat)
        assert unpack(pack(decision), Decision).reason == decision.reason


def test_a_level_and_a_character_are_read_as_they_are_spelled() -> None:
    for level in LEVELS:
        for character in CHARACTERS:
            assert parse(spell(level, character)) == (level, character)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("grandmaster", ("novice", "")),
        ("player:mad", ("player", "")),
        ("grandmaster:bold", ("novice", "bold")),
        ("player:", ("player", "")),
        (":sly", ("novice", "sly")),
        ("player:bold:sly", ("player", "")),
        ("", ("novice", "")),
    ],
)
def test_what_no_bot_is_called_is_read_as_the_nearest_and_offered_nowhere(text: str, read: tuple[str, str]) -> None:
    assert parse(text) == read
    assert not any(offers(game_id, text) for game_id in names())
    create("roitatouille", text)


def test_a_level_that_a_game_does_not_offer_is_not_offered_with_a_character_either() -> None:
    assert offers("roitatouille", "player:bold")
    assert not offers("a game of tomorrow", "player:bold")
    assert offers("a game of tomorrow", "novice:bold")


def test_who_is_not_chosen_is_no_master() -> None:
    assert {usual(game_id) for game_id in names()} == {"player"}
    assert usual("a game of tomorrow") == "novice"


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
