"""Drawing: who goes to which bed, what a jester does, and what comes too early."""

from __future__ import annotations

import msgspec
import pytest

from engines.sommeil.values import Options

from .positions import EASY, HARD, LITTLE, MEDIUM, positions, seed, table

MOVES_TOO = msgspec.structs.replace(MEDIUM, move_on_change=True)
STRICT = msgspec.structs.replace(EASY, strict_opening=True)


def test_rs10_after_a_sleeper_or_a_jester_the_left_neighbour_draws() -> None:
    t = table(pile="KW jester QR KB", drawer=2)
    t.play("draw")
    assert t.turn == 3
    t.play("draw")
    assert t.turn == 1


def test_rs10_after_a_ghost_the_new_holder_draws() -> None:
    t = table(". . KW", pile="ghost QR", stack="KQPC", holder=3, drawer=2)
    t.play("draw", "K@3", "Q@0", "P@0")
    assert (t.prompt, t.turn) == ("draw", 1)


@pytest.mark.parametrize("options", [EASY, MEDIUM, HARD, LITTLE])
def test_rs11_the_first_sleeper_goes_to_the_rightmost_bed(options: Options) -> None:
    t = table(pile="KW QR", options=options)
    t.play("draw")
    assert t.beds.split()[-1] == "KW"
    assert set(t.beds.split()[:-1]) == {"."}


@pytest.mark.parametrize("options", [EASY, MEDIUM])
def test_rs11_who_is_in_bed_changes_there(options: Options) -> None:
    t = table("DY QR KW" if options is EASY else ". DY QR KW", pile="DB QB", options=options)
    t.play("draw")
    assert t.beds.removeprefix(". ") == "DB QR KW"
    assert t.state.aside == 1
    assert t.view().fresh == t.state.beds[-3]


def test_rs11_an_option_moves_the_bed_of_who_changes() -> None:
    t = table(". DY QR KW", pile="DB QB", options=MOVES_TOO)
    t.play("draw")
    assert t.beds == ". QR KW DB"
    t.play("draw")
    assert t.beds == ". KW DB QB"


def test_rs12_a_new_sleeper_goes_to_the_left_and_stays_there_without_moving_beds() -> None:
    t = table(pile="KW QR DB KY", options=EASY)
    t.play("draw", "draw", "draw")
    assert t.beds == "DB QR KW"


@pytest.mark.parametrize(("options", "empty"), [(MEDIUM, ". "), (HARD, ". . ")])
def test_rs12_with_moving_beds_a_new_sleeper_comes_to_the_head_of_the_line(options: Options, empty: str) -> None:
    t = table(pile="KW QR DB KY", options=options)
    t.play("draw", "draw", "draw")
    assert t.beds == f"{empty}KW QR DB"


def test_rs13_only_the_top_card_counts() -> None:
    t = table(". . KW", pile="KR ghost DB", stack="WRK")
    t.play("draw", "draw", "W@3", "R@3", "K@3")
    assert [t.won(seat) for seat in (1, 2, 3)] == ["K", "", "R"]


def test_rs13_cards_set_aside_never_come_back() -> None:
    for number in range(5):
        shrinking = [len(state.pile) for state in positions(HARD, 3, number)]
        assert shrinking == sorted(shrinking, reverse=True)


@pytest.mark.parametrize("card", ["jester", "ghost"])
def test_rs14_too_early_it_is_shuffled_back_and_the_same_seat_draws_again(card: str) -> None:
    t = table(pile=f"{card} KW KR KY KB QW QR QY QB", drawer=2)
    assert t.play("draw") == [f"put-back seat=2 card={card}"]
    assert (t.turn, t.prompt, len(t.state.pile)) == (2, "draw", 9)
    assert (t.state.ghosts, t.state.jesters) == (0, 0)
    found = {tuple(moved(card, number)) for number in range(20)}
    assert len(found) > 10


def moved(card: str, number: int) -> list[int]:
    """The pile after a card was shuffled back with this seed."""
    t = table(pile=f"{card} KW KR KY KB QW QR QY QB")
    t.state.rng = seed(number)
    t.play("draw")
    return t.state.pile


def test_rs15_a_jester_clears_the_beds_and_the_turn_passes() -> None:
    t = table("DB QR KW", pile="jester KY PB")
    assert t.play("draw") == ["cleared seat=1"]
    assert (t.beds, t.turn, t.state.aside, t.state.jesters) == (". . .", 2, 3, 1)
    t.play("draw")
    assert t.beds == ". . KY"


def test_rs15_a_second_jester_is_played_on_empty_beds_too() -> None:
    t = table(". . KW", pile="jester jester KY")
    t.play("draw", "draw")
    assert (t.turn, t.state.jesters) == (3, 2)


def test_rs16_a_ghost_on_emptied_beds_is_played_and_not_here_is_right_for_every_coin() -> None:
    t = table("DB QR KW", pile="jester ghost KY", stack="KWR")
    t.play("draw", "draw")
    assert (t.prompt, t.state.ghosts) == ("bet", 1)
    t.play("K@0", "W@0", "R@3")
    assert [t.won(seat) for seat in (1, 2, 3)] == ["", "K", "W"]


def test_rs17_with_the_option_beds_are_filled_once_first() -> None:
    t = table(". QR KW", pile="ghost jester KB KR KY PB DW DR DY", options=STRICT)
    t.play("draw")
    assert t.state.ghosts == 0
    assert not t.view().opened
    for _ in range(100):
        if t.state.opened:
            break
        t.play("draw")
    assert t.beds.count(".") == 0
    assert t.state.jesters == t.state.ghosts == 0


def test_rs17_once_filled_they_may_be_emptied() -> None:
    t = table("DB QR KW", pile="jester ghost KY", stack="KQP", options=STRICT, opened=True)
    t.play("draw", "draw")
    assert (t.prompt, t.state.jesters, t.state.ghosts) == ("bet", 1, 1)
