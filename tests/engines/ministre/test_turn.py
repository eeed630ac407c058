"""What a turn holds."""

from __future__ import annotations

from engines.ministre import GAME
from engines.ministre.values import Looked, Options

from .positions import table, told


def test_kt10_the_cards_move_once_a_turn() -> None:
    at = table()
    at.play("left")
    assert not at.legal(1) & {"left", "right", "opposite"}
    assert "done" in at.legal(1)
    assert at.asked == [1]


def test_kt10_kt11_kt12_each_kind_once_in_any_order_and_the_turn_ends_after_the_third() -> None:
    at = table()
    at.play("!S", "pass", "pass", "pass", "pass", "pass", "$2", "look")
    assert at.legal(1) == {"right", "left", "opposite", "done"}
    assert at.play("opposite")[-1] == "turn-started seat=2 round=1"
    assert at.asked == [2]


def test_kt10_all_actions_are_optional() -> None:
    at = table(turn=6)
    assert at.play("done") == ["turn-started seat=1 round=2"]


def test_kt11_a_look_is_paid_first_and_private() -> None:
    at = table()
    assert at.play("look") == ["paid seat=1 amount=1", "looked seat=1 character=K"]
    assert (at.coins[0], at.treasury) == (2, 13)
    assert "look" not in at.legal(1)
    seen = Looked(0, 0)
    assert GAME.tell(seen, 0) == seen
    assert GAME.tell(seen, 3) == Looked(0)


def test_kt11_a_look_needs_a_coin() -> None:
    assert "look" not in table(coins=[0, 3, 3, 3, 3, 3], treasury=15).legal(1)


def test_kt12_any_character_may_be_claimed_also_one_claimed_before() -> None:
    at = table("S T M E K P")
    assert {"!K", "!T", "!M", "!E", "!S", "!P"} <= at.legal(1)
    at.play("!T", "pass", "pass", "pass", "pass", "pass", "done")
    assert "!T" in at.legal(2)


def test_kt12_targets_are_named_after_the_window() -> None:
    at = table("E T M K S P", seats=3)
    assert at.play("!E") == ["claimed seat=1 character=E"]
    assert at.prompt == "challenge"
    at.answer()
    assert at.prompt == "accuse"


def test_kt12_one_action_a_turn_as_an_option() -> None:
    options = Options(turn_actions="one")
    for action in ("right", "look"):
        at = table(options=options)
        assert at.play(action)[-1] == "turn-started seat=2 round=1"
    at = table(options=options, seats=3)
    at.play("!T")
    at.answer(2)
    assert at.asked == [2], "a void claim was the turn's action"
    assert told(at, "turn-started")
