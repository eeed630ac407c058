"""RT-40 to RT-43: the empty pile, too few cards, the blocked round."""

from __future__ import annotations

from engines.roitatouille.state import TURN_LIMIT
from engines.roitatouille.values import Options

from .positions import table


def test_rt40_an_empty_pile_is_made_of_the_discard_but_its_top_card() -> None:
    t = table("R1 R2 | V8 V9", top="B5", under="R6 V7 R8", pile="")
    said = t.play("draw")
    assert said[0] == "reshuffled count=3"
    assert (t.discard, t.state.left, t.size(1)) == ("B5", 2, 3)


def test_rt40_the_new_pile_is_shuffled() -> None:
    drawn = set()
    for turn in range(20):
        t = table("R1 R2 | V8 V9", top="B5", under="R5 R6 R7 R8 R9 V1 V2", pile="", turns=turn)
        t.state.rng = t.state.rng.split(str(turn))
        t.play("draw")
        drawn.add(t.hand(1))
    assert len(drawn) > 2


def test_rt40_the_active_colour_stays() -> None:
    t = table("R1 R2 | V8 V9", top="G", colour="V", under="R6 R7", pile="")
    t.play("draw", "keep")
    assert (t.top, t.colour, t.turn) == ("G", "V", 2)
    assert t.layable == {"V8", "V9"}


def test_rt40_a_penalty_goes_on_drawing_from_the_new_pile() -> None:
    t = table("B1 B2 | R1", top="+4", colour="B", under="V1 V2 V3", pile="V9", turn=2, attack=("revolution", 4))
    said = t.play("accept")
    assert "reshuffled count=3" in said
    assert t.hand(2) == "R1 V1 V2 V3 V9"
    assert (t.state.left, t.discard) == (0, "+4")


def test_rt41_too_few_cards_the_rest_is_forgiven() -> None:
    t = table("B1 B2 | R1", top="+4", colour="B", under="V1", pile="V9", turn=2, attack=("revolution", 16))
    said = t.play("accept")
    assert said[-1] == "drew seat=2 count=2 cause=revolution cards=[V1 V9]"
    assert (t.turn, t.attack, t.hand(2)) == (1, None, "R1 V1 V9")


def test_rt41_no_card_at_all_is_forgiven_too() -> None:
    t = table("B1 B2 | R1", top="B+2", pile="", turn=2, attack=("plus_two", 2))
    t.play("accept")
    assert (t.turn, t.prompt, t.hand(2)) == (2, "turn", "R1")


def test_rt42_without_a_card_to_draw_and_nothing_to_lay_one_passes() -> None:
    t = table("R1 R2 | V8 B9", top="B5", pile="")
    assert t.legal == {"pass"}
    assert t.play("pass") == ["passed seat=1"]
    assert t.turn == 2


def test_rt42_who_can_lay_lays_and_does_not_pass() -> None:
    assert table("B1 R2 | V8", top="B5", pile="").legal == {"B1"}
    assert table("P R2 | V8", top="B5", pile="").legal == {"P"}
    assert table("B1 R2 | V8", top="B5", pile="", options=Options(free_draw=True)).legal == {"B1"}


def test_rt42_a_pass_is_not_offered_while_a_card_can_be_drawn() -> None:
    assert table("R1 R2 | V8", top="B5", under="V1", pile="").legal == {"draw"}
    assert table("R1 R2 | V8", top="B5", pile="V1").legal == {"draw"}


def test_rt42_when_everybody_has_passed_the_round_is_blocked_and_fewest_cards_win() -> None:
    t = table("R1 R2 | V8 | V1 V2 V3", top="B5", pile="")
    t.play("pass", "pass")
    assert t.outcome is None
    said = t.play("pass")
    assert said[-1] == "round-won round=1 winners=[2] blocked=on sizes=[2 1 3] wins=[0 1 0]"
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.reason) == ((1,), "blocked")


def test_rt42_all5_equal_hands_share_a_blocked_round() -> None:
    t = table("R1 R2 | V8 V9 | V1 V2 V3", top="B5", pile="")
    t.play("pass", "pass", "pass")
    assert t.outcome is not None
    assert t.outcome.winners == (0, 1)
    assert t.outcome.scores == (1, 1, 0)


def test_rt42_a_card_laid_breaks_the_row_of_passes() -> None:
    t = table("R1 R2 | V8 V9 | B3 B4 B6", top="B5", pile="")
    t.play("pass", "pass", "B3")
    assert t.outcome is None
    assert (t.turn, t.view().idle) == (1, 0)


def test_rt42_missed_turns_of_captives_count() -> None:
    t = table("R1 R2 | V8 | V1 V2 V3", top="B5", pile="", captive=[0, 2, 0])
    t.play("pass")
    assert t.outcome is None
    t.play("pass")
    assert t.outcome is not None
    assert t.outcome.winners == (1,)


def test_rt42_the_row_of_passes_begins_after_an_accepted_attack() -> None:
    t = table("+4 R1 | R2 R3 | R4 R5 | R6 R7", top="B5", pile="", captive=[0, 2, 2, 0])
    t.play("+4:B", "accept", "pass")
    assert t.outcome is None
    assert (t.turn, t.legal) == (4, {"B5"}), "he has drawn the last card, and can lay it"


def test_rt42_the_next_round_after_a_blocked_one_is_started_by_a_winner() -> None:
    starters = set()
    for number in range(30):
        t = table("R1 R2 | V8 V9 | V1 V2 V3", top="B5", pile="", options=Options(rounds=2))
        t.state.rng = t.state.rng.split(str(number))
        t.play("pass", "pass", "pass")
        starters.add(t.turn)
        assert t.view().last_winners == (0, 1)
    assert starters == {1, 2}, "drawn by lot among those who shared it"


def test_rt43_a_round_of_two_thousand_turns_is_blocked() -> None:
    assert TURN_LIMIT == 2_000
    t = table("B3 B1 B2 | V1 V2", top="B5", pile="R9 ...", turns=TURN_LIMIT - 2)
    t.play("B3", "draw")
    assert t.outcome is None
    t.play("keep")
    assert t.outcome is not None
    assert t.outcome.reason == "blocked"
    assert t.outcome.winners == (0,)


def test_rt43_the_guard_voids_a_pending_attack() -> None:
    t = table("B+2 B2 B3 | V1 V2", top="B5", turns=TURN_LIMIT - 1, options=Options(rounds=2))
    t.play("B+2")
    assert (t.state.round, t.prompt, t.attack) == (2, "turn", None)
