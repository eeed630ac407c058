"""Le Roy des Ribauds: what the four cards do."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.ribauds.values import Options, Shown

from .positions import AS_WRITTEN, GAME, seed, table

CHOOSER = Options(queen_picks="chooser")


# Chevalier


def test_rr20_the_chevalier_swaps_two_and_then_turns_one() -> None:
    t = table("R_ A^ C_ Q_", "QRC | AAC")
    t.play("?3")
    assert t.legal == {"1<>2", "1<>3", "1<>4", "2<>3", "2<>4", "3<>4"}
    assert t.play("2<>4") == ["swapped seat=1 place=2 other=4"]
    assert (t.court, t.prompt, t.turn) == ("R_ Q_ C^ A^", "turn-over", 1)
    assert t.legal == {"/1", "/2", "/3", "/4"}
    assert t.play("/2") == ["turned seat=1 place=2 card=Q up=on"]
    assert (t.court, t.turn) == ("R_ Q^ C^ A^", 2)


def test_rr20_he_may_swap_and_turn_himself() -> None:
    t = table("R_ A^ C_ Q_", "QRC | AAC")
    t.play("?3", "1<>3", "/1")
    assert (t.court, t.turn) == ("C_ A^ R_ Q_", 2)


def test_trap_a_chevalier_may_turn_a_card_down() -> None:
    t = table("R_ A^ C_ Q_", "QRC | AAC")
    assert t.play("?3", "1<>4", "/2")[-1] == "turned seat=1 place=2 card=A up=off"
    assert t.court == "Q_ A_ C^ R_"


@pytest.mark.parametrize("place", ["1", "2", "4"])
def test_trap_what_a_chevalier_turns_up_does_not_trigger(place: str) -> None:
    t = table("R_ A_ C_ Q_", "QRC | QAC")
    t.play("?3", "1<>2", f"/{place}")
    assert (t.turn, t.prompt) == (2, "main")
    assert not [event for event in t.events if event.startswith(("shown", "looked", "drew"))]


def test_trap_a_win_by_the_swap_alone_comes_before_the_turn_over() -> None:
    t = table("A^ A^ R^ C_", "CQR | QCC")
    told = t.play("C@4^", "2<>3")
    assert told[-1] == "game-won number=1 winners=[1] conspiracy=murder wins=[1 0]"
    assert (t.turn, t.legal) == (0, set())


def test_rr20_a_win_by_the_turn_over() -> None:
    t = table("R_ R^ C_ R^", "QAC | QAC")
    assert t.play("?3", "2<>4", "/1")[-1].startswith("game-won number=1 winners=[1] conspiracy=coronation")


# Roi


def test_rr21_the_roi_turns_up_a_hidden_card_or_draws() -> None:
    t = table("R_ A^ C_ Q_", "QRC | AAC")
    t.play("?1")
    assert t.legal == {"/3", "/4", "draw"}
    assert t.play("/3") == ["turned seat=1 place=3 card=C up=on"]
    assert t.turn == 2


def test_trap_what_a_roi_turns_up_does_not_trigger() -> None:
    for place, card in (("2", "Q"), ("3", "C"), ("4", "A")):
        t = table("R_ Q_ C_ A_", "QRC | QAC")
        assert t.play("?1", f"/{place}")[-1] == f"turned seat=1 place={place} card={card} up=on"
        assert (t.turn, t.prompt) == (2, "main")


def test_rr21_with_nothing_face_down_he_can_only_draw() -> None:
    t = table("R^ A^ C^ Q_", "RQC | AAC")
    t.play("R@4^")
    assert t.legal == {"draw"}


def test_rr21_two_are_drawn_and_any_two_of_five_discarded_face_up() -> None:
    t = table("R_ A^ C_ Q_", "QRC | AAC", pile="CQRRQA")
    assert t.play("?1", "draw")[-1] == "drew seat=1 count=2 cards=[Q C]"
    assert (t.prompt, t.hand(1)) == ("discard", "RQQCC")
    assert t.legal == {"-RQ", "-RC", "-QQ", "-QC", "-CC"}
    assert t.play("-RC") == ["discarded seat=1 cards=[R C]"]
    assert (t.hand(1), t.discard, t.turn) == ("QQC", "RC", 2)
    assert t.view().discard == (0, 2)


def test_rr21_a_third_roi_wins_before_his_effect() -> None:
    t = table("R_ R^ R^ Q_", "QCC | AAC")
    t.play("?1")
    assert (t.turn, t.prompt) == (0, "")


# Reine


def test_rr22_two_cards_of_the_rival_are_shown_to_the_one_who_plays_her() -> None:
    t = table("R_ R_ C_ Q_", "RAC | AAA", pile="RCCQQQ")
    t.play("?4")
    assert t.events[-1] == "shown seat=1 target=2 cards=[A A]"
    assert t.sure(1) == "AA"
    assert t.turn == 2


def test_rr22_the_two_are_drawn_by_lot() -> None:
    seen: Counter[str] = Counter()
    for number in range(120):
        t = table("R_ R_ C_ Q_", "RCC | ARC")
        t.state.rng = seed(number)
        t.play("?4")
        seen[t.events[-1].partition("cards=")[2]] += 1
    assert set(seen) == {"[R A]", "[C A]", "[R C]"}
    assert min(seen.values()) > 20


def test_rr22_both_learn_which_and_nobody_else() -> None:
    shown = Shown(0, 1, (0, 3))
    assert GAME.tell(shown, 0) == GAME.tell(shown, 1) == shown
    assert GAME.tell(shown, -1) == Shown(0, 1)


def test_rr22_every_reine_among_them_is_discarded_and_replaced() -> None:
    t = table("R_ R_ C_ Q_", "RAC | QQQ", pile="CARCAA")
    told = t.play("?4")
    assert told[1:] == [
        "shown seat=1 target=2 cards=[Q Q]",
        "discarded seat=2 cards=[Q Q]",
        "drew seat=2 count=2 cards=[C A]",
    ]
    assert (t.hand(2), t.discard, t.turn) == ("QCA", "QQ", 2)


def test_trap_a_reine_shows_neither_the_third_card_nor_the_refill() -> None:
    t = table("R_ R_ C_ Q_", "RAC | QQQ", pile="CARCAA")
    t.play("?4")
    assert t.view(1).held[0].sure == ()
    assert t.view(1).held[0].maybe == ()
    assert t.view(1).shown == (1, 1)


@pytest.mark.parametrize("slots", ["#12", "#13", "#23"])
def test_queen_picks_by_the_chooser_two_places_laid_out_at_random(slots: str) -> None:
    seen: set[str] = set()
    for number in range(40):
        t = table("R_ R_ C_ Q_", "RCC | ARC", options=CHOOSER)
        t.state.rng = seed(number)
        t.play("?4")
        assert (t.turn, t.prompt, t.legal) == (1, "pick", {"#12", "#13", "#23"})
        t.play(slots)
        seen.add(t.events[-1].partition("cards=")[2])
    assert seen == {"[R A]", "[C A]", "[R C]"}


def test_queen_picks_by_lot_asks_nobody() -> None:
    t = table("R_ R_ C_ Q_", "RCC | ARC", options=AS_WRITTEN)
    t.play("?4")
    assert (t.turn, t.prompt) == (2, "main")


# Assassin


def test_rr23_the_assassin_looks_at_two_hidden_cards() -> None:
    t = table("R_ A_ C_ Q^", "QRC | AAC")
    t.play("?2")
    assert t.legal == {"=13"}
    assert t.play("=13") == ["looked seat=1 places=[1 3] cards=[R C]"]
    assert (t.known(1), t.known(2), t.known(0)) == ("RACQ", ".A.Q", ".A.Q")
    assert t.turn == 2


def test_rr23_one_if_there_is_but_one() -> None:
    t = table("R^ A_ C_ Q^", "QRC | AAC")
    t.play("?2")
    assert t.legal == {"=3"}
    assert t.play("=3") == ["looked seat=1 places=[3] cards=[C]"]


def test_rr23_none_if_there_is_none() -> None:
    t = table("R^ A_ C^ Q^", "QRC | AAC")
    assert t.play("?2") == ["revealed seat=1 place=2 card=A"]
    assert (t.turn, t.prompt) == (2, "main")


def test_rr23_all_see_which_places() -> None:
    t = table("R_ A_ C_ Q^", "QRC | AAC")
    t.play("?2", "=13")
    assert t.watched(2) == "1234"
    assert t.watched(1) == "24"
    t.play("A@3_")
    assert t.watched(2) == "124"


# Pile


def test_rr24_an_empty_pile_is_made_of_the_discard() -> None:
    t = table("R_ R_ C_ Q_", "QRC | AAC", pile="R", discard="CQAAQ")
    told = t.play("?1", "draw")
    assert told[1] == "reshuffled count=5"
    assert told[2].startswith("drew seat=1 count=2")
    assert (len(t.state.pile), t.discard) == (4, "")
    assert t.view(2).stock == (1, 1, 2, 3, 3), "what the pile was made of is seen by all"


def test_rr24_pile_and_discard_are_six_at_every_turns_end() -> None:
    for number in range(30):
        t = table("R_ Q_ C_ Q_", "QRC | AQC")
        t.state.rng = seed(number)
        while t.turn and t.state.turns < 30:
            t.play(sorted(t.legal)[number % len(t.legal)])
            if t.prompt == "main":
                assert len(t.state.pile) + len(t.state.discard) == 6
