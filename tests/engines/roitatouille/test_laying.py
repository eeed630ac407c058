"""RT-04 to RT-10: what fits, what one must do, the draw, the colour."""

from __future__ import annotations

import pytest

from engines.roitatouille.cards import spread
from engines.roitatouille.values import Lack, Options

from .positions import CAFE, table

HAND = "B1 B5 BF R1 R2 R5 R+2 V5 V+2 VK P +4 G C J"
ALWAYS = {"P", "+4", "G", "C", "J"}


def test_rt04_the_colour_or_the_same_king_number_or_green_or_black() -> None:
    t = table(f"{HAND} | B9", top="B5")
    assert t.layable == {"B1", "B5", "BF", "R5", "V5"} | ALWAYS


def test_rt04_a_number_fits_only_a_king_of_that_number() -> None:
    t = table("R2 V2 B3 | B9", top="R+2")
    assert t.layable == {"R2"}


@pytest.mark.parametrize(("top", "colour"), [("B+2", None), ("BF", None), ("BX", None), ("BK", None), ("G", "B")])
def test_rt04_as_written_a_symbol_does_not_fit_by_its_symbol(top: str, colour: str | None) -> None:
    t = table("R+2 RF RX RK R5 B1 | B9", top=top, colour=colour)
    assert t.layable == {"B1"}


@pytest.mark.parametrize(("top", "fits"), [("B+2", "R+2"), ("BF", "RF"), ("BX", "RX"), ("BK", "RK")])
def test_rt05_option_symbol_match_lets_the_same_symbol_fit(top: str, fits: str) -> None:
    t = table("R+2 RF RX RK R5 B1 | B9", top=top, options=Options(symbol_match=True))
    assert t.layable == {"B1", fits}


def test_rt05_option_symbol_match_gives_green_and_black_no_symbol() -> None:
    t = table("R+2 R5 B1 | B9", top="P", colour="B", options=Options(symbol_match=True))
    assert t.layable == {"B1"}


def test_rt05_a_plus_two_answers_a_plus_two_of_another_dynasty_without_the_option() -> None:
    t = table("B1 | R+2 R1", top="B+2", turn=2, attack=("plus_two", 2))
    assert t.legal == {"R+2", "accept"}


def test_rt06_a_dynasty_card_that_fits_must_be_laid_or_a_green_or_black_one() -> None:
    t = table("B1 R2 G | B9", top="B5")
    assert t.legal == {"B1", "G:B", "G:R", "G:V"}


def test_rt06_with_only_green_or_black_one_may_draw() -> None:
    t = table("R1 R2 P | B9", top="B5")
    assert t.legal == {"P", "draw"}


def test_rt06_with_nothing_one_draws() -> None:
    t = table("R1 R2 | B9", top="B5")
    assert t.legal == {"draw"}


def test_rt06_option_free_draw_lets_one_always_draw() -> None:
    t = table("B1 R2 G | B9", top="B5", options=Options(free_draw=True))
    assert t.legal == {"B1", "G:B", "G:R", "G:V", "draw"}
    assert "draw" in table("R1 P | B9", top="B5", options=CAFE).legal
    assert table("R1 | B9", top="B5", options=CAFE).legal == {"draw"}


def test_rt06_that_one_drew_for_lack_of_a_fit_is_known_to_all_until_he_draws_again() -> None:
    t = table("R1 R2 | V8 V9", top="V5", pile="R9 B+2 ...")
    t.play("draw", "keep")
    assert t.view().lacks == (Lack(0, 2, 4),)
    t.play("V8", "draw")
    assert t.view().lacks == (Lack(0, 2, 7),), "the new draw says more, and the drawn card was none that fits"


def test_rt06_with_free_draw_a_draw_tells_nothing() -> None:
    t = table("R1 R2 | V8 V9", top="V5", pile="R9 ...", options=Options(free_draw=True))
    t.play("draw", "keep")
    assert t.view().lacks == ()


def test_rt07_a_drawn_dynasty_card_that_fits_is_laid_at_once() -> None:
    t = table("R1 R2 | B9 B8", top="B5", pile="B7 ...")
    said = t.play("draw")
    assert said == ["drew seat=1 count=1 cause=turn cards=[B7]", "laid seat=1 card=B7 drawn=on"]
    assert (t.top, t.turn, t.hand(1)) == ("B7", 2, "R1 R2")


def test_rt07_a_drawn_card_that_is_laid_has_its_effect() -> None:
    t = table("R1 R2 | B9 B8", top="B5", pile="B+2 ...")
    t.play("draw")
    assert t.attack == ("plus_two", 2)
    assert (t.turn, t.prompt) == (2, "attack")


@pytest.mark.parametrize(
    ("card", "may"),
    [
        ("P", {"P", "keep"}),
        ("+4", {"+4:B", "+4:R", "+4:V", "keep"}),
        ("G", {"G:B", "G:R", "G:V", "keep"}),
        ("C", {"C:B", "C:R", "C:V", "C:B>2", "C:R>2", "C:V>2", "keep"}),
        ("J", {"J:B", "J:R", "J:V", "keep"}),
    ],
)
def test_rt07_a_drawn_green_or_black_card_may_be_laid_or_kept(card: str, may: set[str]) -> None:
    t = table("R1 R2 | B9 B8", top="B5", pile=f"{card} ...")
    t.play("draw")
    assert (t.turn, t.prompt) == (1, "drawn")
    assert t.legal == may
    t.play("keep")
    assert (t.turn, t.prompt, t.size(1), t.top) == (2, "turn", 3, "B5")


def test_rt07_a_drawn_card_that_does_not_fit_is_kept_and_the_turn_passes() -> None:
    t = table("R1 R2 | B9 B8", top="B5", pile="R3 ...")
    t.play("draw")
    assert t.legal == {"keep"}
    t.play("keep")
    assert (t.turn, t.hand(1)) == (2, "R1 R2 R3")


def test_rt07_after_a_draw_nothing_but_the_drawn_card_may_be_laid() -> None:
    t = table("R1 G P | B9 B8", top="B5", pile="+4 ...")
    t.play("draw")
    assert t.layable == {"+4"}
    t = table("B1 G P | B9 B8", top="B5", pile="R3 ...", options=CAFE)
    t.play("draw")
    assert t.legal == {"keep"}


def test_rt07_with_free_draw_a_drawn_dynasty_card_that_fits_is_laid_too() -> None:
    t = table("B1 R2 | B9 B8", top="B5", pile="B7 ...", options=CAFE)
    t.play("draw")
    assert (t.top, t.turn) == ("B7", 2)


def test_rt07_the_fit_of_a_drawn_card_follows_symbol_match() -> None:
    strict = table("V1 V2 | B9 B8", top="B+2", pile="R+2 ...")
    strict.play("draw")
    assert strict.prompt == "drawn"
    loose = table("V1 V2 | B9 B8", top="B+2", pile="R+2 ...", options=Options(symbol_match=True))
    loose.play("draw")
    assert loose.top == "R+2"


def test_rt08_one_card_a_turn_even_with_two_alike() -> None:
    t = table("B1 B1 R2 | B9 B8 | R9", top="B5")
    t.play("B1")
    assert t.hand(1) == "B1 R2"
    assert t.turn == 2


def test_rt08_nobody_lays_out_of_turn() -> None:
    t = table("B1 R2 | B5 B8 | J B7", top="B5")
    assert [len(t.state.legal(seat)) for seat in range(3)] == [1, 0, 0]


@pytest.mark.parametrize("card", ["+4", "G", "C", "J"])
def test_rt09_any_of_the_three_colours_may_be_chosen_as_part_of_the_action(card: str) -> None:
    for colour in "BRV":
        t = table(f"{card} B1 R1 | B9 B8", top="B5")
        assert {f"{card}:{letter}" for letter in "BRV"} <= t.legal
        assert card not in t.legal
        t.play(f"{card}:{colour}")
        assert t.colour == colour
        assert t.turn == 2


def test_rt10_after_green_only_the_chosen_colour_fits() -> None:
    t = table("G B1 | R5 B5 V5 V+2 P J", top="B5")
    t.play("G:R")
    assert t.layable == {"R5", "P", "J"}


def test_rt10_after_a_revolution_only_the_chosen_colour_fits() -> None:
    t = table("+4 B1 | R1 R2 | R5 B5 V5 V+2 G", top="B5")
    t.play("+4:V", "accept")
    assert t.turn == 3
    assert t.layable == {"V5", "V+2", "G"}


def test_rt10_after_a_prisoner_the_colour_stays_without_a_number() -> None:
    t = table("P B1 | R1 R2 | R5 B4 V5 G", top="B5")
    t.play("P", "accept")
    assert (t.turn, t.colour) == (3, "B")
    assert t.layable == {"B4", "G"}


def test_rt10_a_prisoner_on_a_green_card_keeps_the_chosen_colour() -> None:
    t = table("P B1 | R1 R2 | R5 B4 V4", top="G", colour="V")
    t.play("P", "accept")
    assert t.layable == {"V4"}


def test_rt10_a_dynasty_card_makes_its_own_colour_the_active_one() -> None:
    t = table("R5 B1 | B1 R2 | B9", top="B5")
    t.play("R5")
    assert t.colour == "R"
    assert t.layable == {"R2"}


def test_a_hand_may_hold_several_cards_of_a_kind() -> None:
    t = table("B+2 B+2 B+2 | B9", top="R5")
    assert [t.hand(1), len(spread(t.state.hands[0]))] == ["B+2 B+2 B+2", 3]
