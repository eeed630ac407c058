"""RT-15 to RT-25: attacks, answers, captives."""

from __future__ import annotations

import pytest

from engines.roitatouille.values import Attack, Options

from .positions import CAFE, table

EVERYTHING = "B+2 R+2 V+2 BF RF B1 B5 BX BK P +4 G C J"
JEANNE = {"J:B", "J:R", "J:V"}
REVOLUTION = {"+4:B", "+4:R", "+4:V"}
ATTACKS: list[tuple[Attack, str, int]] = [("plus_two", "B+2", 2), ("revolution", "+4", 4), ("prisoner", "P", 2)]


@pytest.mark.parametrize(
    ("attack", "top", "answers"),
    [
        ("plus_two", "B+2", {"B+2", "R+2", "V+2"} | JEANNE),
        ("revolution", "+4", REVOLUTION | JEANNE),
        ("prisoner", "P", {"P"} | JEANNE),
        ("famine", "BF", JEANNE),
    ],
)
@pytest.mark.parametrize("options", [Options(), CAFE], ids=["as_written", "cafe"])
def test_rt15_only_the_same_kind_or_jeanne_answers(
    attack: Attack, top: str, answers: set[str], options: Options
) -> None:
    pending = table(f"B9 B8 | {EVERYTHING}", top=top, colour="B", turn=2, attack=(attack, 2), pile="", options=options)
    assert pending.legal == answers | {"accept"}


@pytest.mark.parametrize(
    ("lay", "attack"),
    [("B+2", ("plus_two", 2)), ("+4:R", ("revolution", 4)), ("P", ("prisoner", 2)), ("BF", ("famine", 1))],
)
def test_rt15_every_victim_is_asked_whatever_he_holds(lay: str, attack: tuple[str, int]) -> None:
    t = table(f"{lay.partition(':')[0]} B1 | V1 V2", top="B5")
    said = t.play(lay)
    assert said[-1] == f"attacked seat=1 target=2 attack={attack[0]} total={attack[1]}"
    assert (t.turn, t.prompt, t.attack) == (2, "attack", attack)
    assert t.legal == {"accept"}


def test_rt15_answers_add_up_and_pass_on() -> None:
    t = table("B+2 B1 | R+2 R1 | V+2 V1 | B8 B9", top="B5")
    t.play("B+2", "R+2", "V+2")
    assert t.attack == ("plus_two", 6)
    assert t.turn == 4
    t.play("accept")
    assert t.sizes == [1, 1, 1, 8]


def test_rt15_revolutions_stack_and_the_last_layer_chooses_the_colour() -> None:
    t = table("+4 B1 | +4 R1 | V1 V2", top="B5")
    t.play("+4:R", "+4:V")
    assert (t.attack, t.turn, t.colour) == (("revolution", 8), 3, "V")


def test_rt15_prisoners_stack() -> None:
    t = table("P B1 | P R1 | V1 V2", top="B5")
    t.play("P", "P")
    assert (t.attack, t.turn, t.colour) == (("prisoner", 4), 3, "B")


def test_rt15_option_prisoner_stacks_off_leaves_jeanne_alone() -> None:
    t = table("P B1 | P J R1 | V1 V2", top="B5", options=Options(prisoner_stacks=False))
    t.play("P")
    assert t.legal == JEANNE | {"accept"}


def test_rt15_a_revolution_may_never_answer_a_plus_two_nor_the_reverse() -> None:
    t = table("B+2 B1 | +4 R1", top="B5")
    t.play("B+2")
    assert t.legal == {"accept"}
    t = table("+4 B1 | B+2 R1", top="B5")
    t.play("+4:B")
    assert t.legal == {"accept"}


def test_rt15_an_answer_follows_the_direction_of_play() -> None:
    t = table("B+2 B1 | V1 V2 | R+2 R1", top="B5", direction=-1)
    t.play("B+2")
    assert t.turn == 3
    t.play("R+2")
    assert (t.turn, t.attack) == (2, ("plus_two", 4))


def test_rt16_plus_two_victim_draws_then_plays_a_normal_turn() -> None:
    t = table("B+2 B1 | R1 R2 | V1", top="B5", pile="R7 B7 ...")
    t.play("B+2")
    said = t.play("accept")
    assert said == [
        "accepted seat=2 attack=plus_two total=2",
        "drew seat=2 count=2 cause=plus_two cards=[B7 R7]",
    ]
    assert (t.turn, t.prompt, t.attack) == (2, "turn", None)
    assert t.legal == {"B7"}
    t.play("B7")
    assert t.turn == 3


def test_rt16_the_victim_may_also_draw_in_his_normal_turn() -> None:
    t = table("B+2 B1 | R1 R2 | V1", top="B5", pile="R7 R8 R9 ...")
    t.play("B+2", "accept", "draw", "keep")
    assert (t.turn, t.size(2)) == (3, 5)


def test_rt16_option_plus_two_skips_takes_the_turn() -> None:
    t = table("B+2 B1 | R1 B2 | V1", top="B5", options=Options(plus_two_skips=True))
    t.play("B+2", "accept")
    assert (t.turn, t.prompt, t.size(2)) == (3, "turn", 4)


@pytest.mark.parametrize("total", [4, 8, 12, 16])
def test_rt17_revolution_draws_the_total_and_misses_the_turn(total: int) -> None:
    t = table("B1 B2 | R1 R2 | V1", top="+4", colour="B", turn=2, attack=("revolution", total))
    t.play("accept")
    assert (t.turn, t.prompt, t.attack, t.size(2)) == (3, "turn", None, 2 + total)


def test_rt18_famine_misses_the_turn() -> None:
    t = table("BF B1 | B2 R2 | V1", top="B5")
    t.play("BF", "accept")
    assert (t.turn, t.prompt, t.attack) == (3, "turn", None)
    assert t.size(2) == 2
    assert t.captive == [0, 0, 0]


@pytest.mark.parametrize(("total", "misses"), [(2, 2), (4, 4)])
def test_rt19_prisoner_misses_two_turns_a_card_and_this_is_the_first(total: int, misses: int) -> None:
    t = table("B1 B2 B3 B4 B6 | B7 R2 | B9 B8 B7 B6 B5", top="P", colour="B", turn=2, attack=("prisoner", total))
    t.play("accept")
    assert t.captive == [0, misses - 1, 0]
    turns = []
    while t.turn != 2:
        turns.append(t.turn)
        t.play(min(t.layable))
    assert turns == [3, 1] * misses
    assert [line for line in t.events if line.startswith("missed")] == [
        f"missed seat=2 left={left}" for left in range(misses - 2, -1, -1)
    ]


def test_rt19_the_counter_drops_when_the_turn_comes_from_the_other_side() -> None:
    t = table("B1 BX | R1 R2 | B8 BX", top="B5", turn=3, captive=[0, 2, 0])
    t.play("BX")
    assert (t.turn, t.captive) == (1, [0, 1, 0])
    t.play("BX")
    assert (t.turn, t.captive) == (3, [0, 0, 0])


def test_rt20_jeanne_cancels_everything_and_chooses_the_colour() -> None:
    t = table("B+2 B1 | R+2 R1 | J V1 | R9 B8", top="B5")
    t.play("B+2", "R+2")
    said = t.play("J:R")
    assert said == ["laid seat=3 card=J colour=R answer=on", "cancelled seat=3 attack=plus_two total=4"]
    assert (t.turn, t.prompt, t.attack, t.colour) == (4, "turn", None, "R")
    assert t.layable == {"R9"}
    assert t.sizes == [1, 1, 1, 2]


@pytest.mark.parametrize(
    ("attack", "top"), [("plus_two", "B+2"), ("revolution", "+4"), ("prisoner", "P"), ("famine", "BF")]
)
def test_rt20_jeanne_cancels_any_attack(attack: Attack, top: str) -> None:
    t = table("B1 B2 | J R1 | V1 V2", top=top, colour="B", turn=2, attack=(attack, 1))
    t.play("J:V")
    assert (t.turn, t.prompt, t.attack, t.colour) == (3, "turn", None, "V")
    assert t.captive == [0, 0, 0]
    assert t.sizes == [2, 1, 2]


def test_rt20_jeanne_may_be_laid_in_an_ordinary_turn() -> None:
    t = table("J B1 | V1 V2", top="B5")
    assert t.play("J:V") == ["laid seat=1 card=J colour=V"]
    assert (t.turn, t.prompt) == (2, "turn")


def test_rt21_a_revolution_may_be_laid_on_a_plus_two_already_served() -> None:
    t = table("B+2 B1 | +4 R1 | V1 V2", top="B5")
    t.play("B+2", "accept")
    assert t.legal >= REVOLUTION
    t.play("+4:R")
    assert t.attack == ("revolution", 4)


def test_rt22_cards_drawn_as_a_penalty_cannot_answer_it() -> None:
    t = table("B+2 B1 | R1 R2 | V1", top="B5", pile="R+2 J ...")
    t.play("B+2", "accept")
    assert (t.attack, t.prompt) == (None, "turn")
    t.play("J:V")
    assert not [line for line in t.events if line.startswith("cancelled")]
    t = table("+4 B1 | R1 R2 | V1", top="B5", pile="+4 J +4 G ...")
    t.play("+4:B", "accept")
    assert (t.turn, t.attack, t.size(2)) == (3, None, 6)


def test_rt23_a_captive_is_not_asked_for_jeanne() -> None:
    t = table("B1 B2 | J R2", top="B5", captive=[0, 2])
    t.play("B1")
    assert (t.turn, t.captive) == (1, [0, 1])
    assert t.state.legal(1) == ()


@pytest.mark.parametrize(
    ("lay", "attack"), [("BF", ("famine", 1)), ("+4:B", ("revolution", 4)), ("P", ("prisoner", 2))]
)
def test_rt24_these_attacks_pass_over_captives(lay: str, attack: tuple[str, int]) -> None:
    t = table(f"{lay.partition(':')[0]} B1 | J R1 | R2 R3 | V1 V2", top="B5", captive=[0, 2, 1, 0])
    said = t.play(lay)
    assert said[1:] == [
        "missed seat=2 left=1",
        "missed seat=3 left=0",
        f"attacked seat=1 target=4 attack={attack[0]} total={attack[1]}",
    ]
    assert t.captive == [0, 1, 0, 0]
    assert (t.turn, t.attack) == (4, attack)
    assert t.sizes == [1, 2, 2, 2]


@pytest.mark.parametrize(("lay", "attack"), [("BF", "famine"), ("+4:V", "revolution"), ("P", "prisoner")])
def test_rt24_an_attack_that_comes_back_to_its_attacker_lapses(lay: str, attack: str) -> None:
    t = table(f"{lay.partition(':')[0]} B1 | R1 R2 | R2 R3", top="B5", captive=[0, 2, 1])
    said = t.play(lay)
    assert said[-1] == f"lapsed seat=1 attack={attack}"
    assert (t.turn, t.prompt, t.attack, t.captive) == (1, "turn", None, [0, 1, 0])


def test_rt24_a_plus_two_on_a_captive_is_drawn_by_him_without_an_answer() -> None:
    t = table("B+2 B1 | R+2 J | B9 R3", top="B5", captive=[0, 2, 0], pile="V1 V2 ...")
    said = t.play("B+2")
    assert said[1:] == ["drew seat=2 count=2 cause=captive cards=[V1 V2]", "missed seat=2 left=1"]
    assert (t.turn, t.prompt, t.attack) == (3, "turn", None)
    assert t.captive == [0, 1, 0]
    assert t.sizes == [1, 4, 2]


def test_rt24_a_stack_that_reaches_a_captive_is_drawn_by_him_alone() -> None:
    t = table("R+2 R1 | V1 V2 | V3 V4", top="B+2", turn=1, attack=("plus_two", 4), captive=[0, 1, 1])
    t.play("R+2")
    assert t.sizes == [1, 8, 2]
    assert (t.turn, t.captive, t.attack) == (1, [0, 0, 0], None)


def test_rt24_somebody_is_always_free() -> None:
    t = table("P B1 | R1 R2 | V1 V2", top="B5", captive=[0, 0, 3])
    t.play("P", "accept")
    assert t.captive == [0, 1, 2]
    assert t.turn == 1


def test_rt25_with_two_players_an_accepted_prisoner_gives_three_turns_running() -> None:
    t = table("P B1 B2 B3 | B8 B9", top="B5")
    t.play("P", "accept")
    assert t.turn == 1
    t.play("B1")
    assert (t.turn, t.captive) == (1, [0, 0])
    t.play("B2")
    assert t.turn == 2


@pytest.mark.parametrize(("attack", "top", "total"), ATTACKS)
def test_the_total_is_nothing_after_accepting(attack: Attack, top: str, total: int) -> None:
    t = table("B1 B2 | R1 R2", top=top, colour="B", turn=2, attack=(attack, total))
    t.play("accept")
    assert (t.state.attack, t.state.total) == (None, 0)
