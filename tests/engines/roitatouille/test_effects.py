"""RT-30 to RT-33: Régicide, Excommunication, Cartier."""

from __future__ import annotations

import pytest

from engines.game import PUBLIC
from engines.roitatouille import GAME
from engines.roitatouille.values import Looked, Options

from .positions import CAFE, table

PARRY = Options(jeanne_stops_regicide=True)
SKIP = Options(reverse_skips_two=True)


def test_rt30_regicide_strikes_the_last_other_player_to_have_laid() -> None:
    t = table("BK B1 | V1 V2 | V3 V4 | V5 V6", top="B5", laid=[1, 3, 4, 2])
    said = t.play("BK")
    assert said[1:] == ["struck seat=1 target=3", "drew seat=3 count=1 cause=regicide cards=[B1]"]
    assert t.sizes == [1, 2, 3, 2]


def test_rt30_the_target_loses_nothing_else_and_play_goes_on_from_the_striker() -> None:
    t = table("BK B1 | B2 V2 | V3 V4", top="B5", laid=[2, 3])
    t.play("BK")
    assert (t.turn, t.prompt, t.size(2), t.colour) == (2, "turn", 3, "B")


def test_rt30_the_target_is_who_laid_last_and_not_who_sits_before() -> None:
    t = table("R1 R2 | BK V2 | V3 V4 | B3 V5", top="B5", turn=4, pile="R9 ...")
    t.play("B3", "draw", "keep")
    assert t.play("BK")[1] == "struck seat=2 target=4"


def test_rt30_captives_are_passed_over_in_the_walk_back() -> None:
    t = table("BK B1 | V1 V2 | V3 V4 | V5 V6", top="B5", laid=[3, 2, 4], captive=[0, 0, 1, 0])
    assert t.play("BK")[1] == "struck seat=1 target=2"


def test_rt30_with_nobody_to_strike_there_is_no_effect() -> None:
    t = table("BK B1 | V1 V2 | V3 V4", top="B5", laid=[1])
    assert t.play("BK") == ["laid seat=1 card=BK", "struck seat=1"]
    assert (t.turn, t.sizes) == (2, [1, 2, 2])
    t = table("BK B1 | V1 V2", top="B5", laid=[2], captive=[0, 1])
    assert t.play("BK")[1] == "struck seat=1"


def test_rt30_the_laying_history_starts_anew_each_round() -> None:
    t = table("B1 | V1 V2 | V3 V4", top="B5", laid=[2, 3], options=Options(rounds=2))
    t.play("B1")
    assert t.view().recent == ()


def test_rt31_as_written_jeanne_does_not_stop_a_regicide() -> None:
    t = table("BK B1 | J V2 | V3 V4", top="B5", laid=[2])
    t.play("BK")
    assert (t.turn, t.prompt, t.size(2)) == (2, "turn", 3)


def test_rt31_option_jeanne_stops_regicide_asks_every_target() -> None:
    for hand, legal in (("J V2", {"parry", "accept"}), ("V1 V2", {"accept"})):
        t = table(f"BK B1 | V3 V4 | {hand}", top="B5", laid=[3], options=PARRY)
        t.play("BK")
        assert (t.turn, t.prompt, t.legal) == (3, "regicide", legal)
        assert t.view().striker == 0


def test_rt31_parried_jeanne_goes_under_the_top_card_and_the_colour_stays() -> None:
    t = table("BK B1 | B7 V4 | J V2", top="B5", laid=[3], options=PARRY)
    said = t.play("BK", "parry")
    assert said[-1] == "parried seat=3"
    assert t.discard == "B5 J BK"
    assert (t.turn, t.colour, t.prompt) == (2, "B", "turn")
    assert t.sizes == [1, 2, 1]
    assert t.layable == {"B7"}
    assert t.view().striker is None


def test_rt31_accepting_draws_one_and_play_goes_on_from_the_striker() -> None:
    t = table("BK B1 | V3 V4 | J V2", top="B5", laid=[3], options=PARRY)
    said = t.play("BK", "accept")
    assert said[-1].startswith("drew seat=3 count=1 cause=regicide")
    assert (t.turn, t.sizes) == (2, [1, 2, 3])


def test_rt31_a_parry_with_the_last_card_wins_the_round() -> None:
    t = table("BK B1 | V3 V4 | J", top="B5", laid=[3], options=PARRY)
    t.play("BK", "parry")
    assert t.outcome is not None
    assert t.outcome.winners == (2,)


def test_rt31_without_a_target_nobody_is_asked() -> None:
    t = table("BK B1 | V3 V4 | J V2", top="B5", options=PARRY)
    t.play("BK")
    assert (t.turn, t.prompt) == (2, "turn")


def test_rt31_a_parry_is_no_laying_that_a_later_regicide_looks_for() -> None:
    t = table("BK B1 | BK V4 | J V2 | V5 V6", top="B5", laid=[3, 4], options=PARRY)
    t.play("BK", "parry")
    assert t.play("BK")[1] == "struck seat=2 target=1"
    assert t.view().recent == (1, 0, 2, 3)


def test_rt32_excommunication_reverses_then_advances() -> None:
    t = table("BX B1 | V1 V2 | BX V4", top="B5")
    assert t.play("BX") == ["laid seat=1 card=BX", "reversed direction=-1"]
    assert t.turn == 3
    assert t.play("BX")[1] == "reversed direction=1"
    assert t.turn == 1


@pytest.mark.parametrize("options", [SKIP, CAFE], ids=["skips", "cafe"])
def test_rt32_option_reverse_skips_two_changes_nothing_with_three_players(options: Options) -> None:
    t = table("BX B1 | V1 V2 | V3 V4", top="B5", options=options)
    t.play("BX")
    assert (t.turn, t.prompt) == (3, "turn")


def test_rt32_with_two_players_nothing_changes() -> None:
    t = table("BX B1 | V1 V2", top="B5")
    assert t.play("BX") == ["laid seat=1 card=BX", "reversed direction=-1"]
    assert (t.turn, t.prompt) == (2, "turn")


def test_rt32_option_reverse_skips_two_is_a_skip_and_no_attack() -> None:
    t = table("BX B1 | J V2", top="B5", options=SKIP)
    assert t.play("BX") == ["laid seat=1 card=BX", "reversed direction=-1", "skipped seat=2"]
    assert (t.turn, t.prompt, t.attack) == (1, "turn", None)
    assert t.legal == {"B1"}


def test_rt32_a_skip_is_no_turn_that_comes_to_a_captive() -> None:
    t = table("BX B1 | J V2", top="B5", captive=[0, 1], options=SKIP)
    t.play("BX")
    assert (t.turn, t.captive) == (1, [0, 1])
    t.play("B1")
    assert t.outcome is not None


def test_rt33_cartier_looks_at_one_opponent_or_nobody() -> None:
    t = table("C B1 | V1 V2 | V3 V4 | V5", top="B5")
    looks = {f"C:{colour}{target}" for colour in "BRV" for target in ("", ">2", ">3", ">4")}
    assert t.legal == looks | {"B1"}


def test_rt33_only_the_layer_sees_the_hand_and_all_learn_who_looked_at_whom() -> None:
    t = table("C B1 | V1 V2 | V3 V4", top="B5")
    said = t.play("C:R>3")
    assert said[1:] == ["looked seat=1 target=3 cards=[V3 V4]"]
    looked = Looked(0, 2, (28, 29))
    assert GAME.tell(looked, 0) == looked
    for other in (1, 2, PUBLIC):
        assert GAME.tell(looked, other) == Looked(0, 2)
    assert [seen.cards for seen in t.view(1).seen] == [(28, 29)]
    assert [t.view(seat).seen for seat in (0, 2, 3)] == [()] * 3


def test_rt33_the_hand_is_seen_as_it_is_then() -> None:
    t = table("C B1 | R1 V2 | B3 V4", top="B5", pile="R9 ...")
    t.play("C:R>2", "R1")
    assert [seen.cards for seen in t.view(1).seen] == [(27,)]
    t = table("C B1 | V1 V2 | B3 V4", top="B5", pile="V9 ...")
    t.play("C:R>2", "draw", "keep")
    assert [seen.cards for seen in t.view(1).seen] == [(26, 27)], "a card drawn later was not seen"


def test_rt33_looking_at_nobody_shows_nothing() -> None:
    t = table("C B1 | V1 V2", top="B5")
    assert t.play("C:R") == ["laid seat=1 card=C colour=R"]
    assert t.view(1).seen == ()


def test_rt33_with_the_last_card_there_is_no_look() -> None:
    t = table("C | V1 V2", top="B5")
    assert not [line for line in t.play("C:R>2") if line.startswith("looked")]
    assert t.view(1).seen == ()


def test_rt33_what_was_seen_is_forgotten_with_the_round() -> None:
    t = table("C B1 | V1 | V3 V4", top="B5", options=Options(rounds=2))
    t.play("C:V>3", "V1")
    assert t.view(1).seen == ()
