"""Le Roy des Ribauds: revealing and replacing, and the three conspiracies."""

from __future__ import annotations

import pytest

from .positions import table


def test_rr10_a_revealed_card_takes_effect() -> None:
    t = table("R_ A_ C_ Q^", "QRC | AAC")
    assert t.play("?3")[0] == "revealed seat=1 place=3 card=C"
    assert (t.court, t.prompt, t.turn) == ("R_ A_ C^ Q^", "swap", 1)


def test_rr10_only_a_card_that_lies_face_down_is_revealed() -> None:
    t = table("R_ A^ C_ Q^", "QRC | AAC")
    assert {action for action in t.legal if action.startswith("?")} == {"?1", "?3"}


def test_rr11_a_card_laid_face_up_takes_effect_and_the_old_one_comes_to_the_hand() -> None:
    t = table("R_ A_ C_ Q_", "QRC | AAC")
    assert t.play("C@2^")[0] == "replaced seat=1 place=2 up=on card=C taken=A"
    assert (t.court, t.hand(1), t.prompt) == ("R_ C^ C_ Q_", "RQA", "swap")


@pytest.mark.parametrize("card", ["R", "Q", "C", "A"])
def test_rr11_a_card_laid_face_down_has_no_effect(card: str) -> None:
    hand = {"R": "RQC", "Q": "QRC", "C": "CRQ", "A": "ARQ"}[card]
    t = table("R_ A_ C_ Q_", f"{hand} | AAC")
    t.play(f"{card}@1_")
    assert (t.turn, t.prompt) == (2, "main")
    assert t.state.up == [False] * 4


def test_rr11_any_card_goes_into_any_place_either_way() -> None:
    t = table("R_ A^ C_ Q^", "QRC | AAC")
    laid = {action for action in t.legal if "@" in action}
    assert laid == {f"{card}@{place}{side}" for card in "QRC" for place in range(1, 5) for side in "^_"}


def test_rr11_a_hidden_card_taken_is_known_to_its_taker_alone() -> None:
    t = table("R_ A_ C_ Q_", "QRC | AAC")
    t.play("Q@2_")
    assert t.hand(1) == "RCA"
    assert t.sure(2) == t.maybe(2) == ""
    assert (t.known(1), t.known(2)) == (".Q..", "....")


def test_rr11_a_card_taken_face_up_is_known_to_all() -> None:
    t = table("R_ A^ C_ Q_", "QRC | AAC")
    t.play("Q@2_")
    assert t.sure(2) == "A"
    assert t.view().held[0].sure == (3,)


def test_rr12_a_card_may_be_replaced_by_its_like_and_nothing_is_drawn() -> None:
    t = table("R_ A_ C_ Q_", "QRC | AAC")
    assert t.play("R@1_") == ["replaced seat=1 place=1 up=off card=R taken=R"]
    assert (t.hand(1), len(t.state.pile)) == ("RQC", 6)


def test_rr12_there_is_no_passing() -> None:
    t = table("R^ A^ C^ Q^", "QRC | AAC")
    assert len(t.legal) == 24
    assert all("@" in action for action in t.legal)


def test_rr30_a_third_roi_face_up_is_a_coronation() -> None:
    for court, action in (("R^ R^ C_ R_", "?4"), ("R^ C_ A^ R^", "R@2^")):
        t = table(court, "QRC | QAC")
        assert t.play(action)[-1] == "game-won number=1 winners=[1] conspiracy=coronation wins=[1 0]"
        assert t.outcome is not None
        assert (t.outcome.winners, t.outcome.reason) == ((0,), "coronation")


def test_rr30_two_rois_or_a_hidden_third_do_not_crown() -> None:
    t = table("R^ R^ R_ C_", "RQC | QAC")
    t.play("R@4_")
    assert (t.turn, t.outcome) == (2, None)


@pytest.mark.parametrize(
    ("court", "action"),
    [("A^ Q^ A_ C_", "?3"), ("A^ R^ R_ C_", "A@3^"), ("C_ A^ A^ R_", "A@4^"), ("A^ Q_ A^ C_", "Q@2^")],
)
def test_rr31_a_card_between_two_assassins_is_murdered(court: str, action: str) -> None:
    t = table(court, "AQC | QCR")
    t.play(action)
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.reason) == ((0,), "murder")


@pytest.mark.parametrize(
    ("court", "action"),
    [("A^ Q^ R^ A_", "?4"), ("A^ Q_ A_ C_", "?3"), ("A^ C_ C_ R_", "A@2^"), ("A_ Q^ C_ C_", "A@3^")],
)
def test_rr31_apart_or_hidden_it_is_no_murder(court: str, action: str) -> None:
    t = table(court, "AQC | QCR")
    t.play(action)
    assert t.outcome is None


def test_rr32_three_reines_win_at_the_start_of_the_turn_only() -> None:
    t = table("Q^ A_ C_ R_", "QQC | AAC")
    t.play("C@1_")
    assert (t.hand(1), t.outcome, t.turn) == ("QQQ", None, 2)
    t.play("A@2_")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.reason) == ((0,), "marriage")


def test_rr32_a_reine_lost_in_time_prevents_the_marriage() -> None:
    t = table("Q^ A_ C_ R_", "QQC | QAC", pile="RRRCAA")
    t.play("C@1_", "Q@2^")
    assert (t.outcome, t.turn) == (None, 1)
    assert "Q" in t.discard


def test_rr33_whoever_is_to_play_wins_whoever_prepared_it() -> None:
    t = table("A^ R^ R_ C_", "AQC | QAC")
    t.play("Q@4_", "A@3^")
    assert t.outcome is not None
    assert t.outcome.winners == (1,)
