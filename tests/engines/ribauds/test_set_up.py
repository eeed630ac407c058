"""Le Roy des Ribauds: the deal, who starts, matches and their end."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.options import fields
from engines.ribauds import GAME
from engines.ribauds.dealing import DECK, REDEALS, Deal, check
from engines.ribauds.rules import new
from engines.ribauds.values import REINE, GameStarted, Options, Redealt

from .positions import AS_WRITTEN, Table, cards, letters, seed, table

MATCH = Options(wins_needed=2)
MURDER = ("A^ R^ C_ C_", "AQC | QCR")
"""A table at which seat 1 wins at once by `A@3^`."""


def dealt(hands: str, pile: str) -> Deal:
    """A deal in notation; the Court is what remains. The pile is in the order of drawing."""
    held, order = [cards(hand) for hand in hands.split("|")], cards(pile)
    rest = list(DECK)
    for card in (*held[0], *held[1], *order):
        rest.remove(card)
    return Deal(rest, held, order[::-1])


def test_rr01_four_in_the_court_three_in_each_hand_six_in_the_pile() -> None:
    for number in range(50):
        state = new(AS_WRITTEN, seed(number))
        assert (len(state.court), [len(hand) for hand in state.hands], len(state.pile)) == (4, [3, 3], 6)
        assert state.up == [False] * 4
        assert state.discard == []
        assert Counter([*state.court, *state.hands[0], *state.hands[1], *state.pile]) == Counter(DECK)
        assert set(Counter(DECK).values()) == {4}


def test_rr02_no_hand_is_dealt_two_reines() -> None:
    assert all(hand.count(REINE) < 2 for number in range(400) for hand in new(AS_WRITTEN, seed(number)).hands)


def test_rr02_two_reines_go_under_the_pile_and_two_cards_are_drawn() -> None:
    deal, _ = check(dealt("QQR | AAC", "CARRCC"), seed(1))
    assert deal is not None
    assert letters(deal.hands[0]) == "RCA"
    assert letters(deal.hands[1]) == "AAC"
    assert letters(deal.pile[::-1]) == "RRCCQQ"
    assert deal.buried == 2
    assert deal.redealt == (Redealt(0, False),)


def test_rr02_the_check_is_repeated_for_the_cards_drawn() -> None:
    deal, _ = check(dealt("AAC | QQR", "QQCARR"), seed(1))
    assert deal is not None
    assert deal.redealt == (Redealt(1, False), Redealt(1, False))
    assert letters(deal.hands[1]) == "RCA"
    assert letters(deal.pile[::-1]) == "RRQQQQ"
    assert deal.buried == 4


def test_trap_redeal_with_three_reines() -> None:
    deal, _ = check(dealt("QQQ | AAC", "CARRQR"), seed(1))
    assert deal is not None
    assert deal.redealt[0] == Redealt(None, True)
    assert all(hand.count(REINE) < 2 for hand in deal.hands)
    assert letters(deal.court) == "RCCA", "the Court stays"


def test_trap_redeal_with_two_and_two_reines() -> None:
    deal, _ = check(dealt("QQR | QQC", "CARRCA"), seed(2))
    assert deal is not None
    assert deal.redealt[0] == Redealt(None, True)
    assert all(hand.count(REINE) < 2 for hand in deal.hands)


def test_rr02_a_whole_redeal_forgets_what_lay_under_the_pile() -> None:
    for number in range(300):
        deal, _ = check(dealt("QQR | QAC", "QCRRCA"), seed(number))
        assert deal is not None
        last_whole = max((at for at, event in enumerate(deal.redealt) if event.whole), default=-1)
        assert deal.buried == 2 * len(deal.redealt[last_whole + 1 :])
        assert deal.pile[: deal.buried] == [REINE] * deal.buried


def test_rr02_after_fifty_rounds_everything_is_shuffled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    stubborn = dealt("QQQ | AAC", "CARRQR")
    rng = seed(1)
    monkeypatch.setattr(type(rng), "shuffle", lambda stream, items: (cards("QQQAACRARCQR"), stream))
    assert check(stubborn, rng) == (None, rng)
    assert REDEALS == 50


def test_rr02_everyone_learns_that_it_happened_and_to_whom() -> None:
    for number in range(60):
        state = new(AS_WRITTEN, seed(number))
        told = GAME.opening(state)
        assert told == (GameStarted(1, state.starter), *state.redealt)
        for event in told:
            assert GAME.tell(event, -1) == event
        assert state.view(-1).buried == state.buried


def test_rr03_lots_decide_who_starts() -> None:
    starters = Counter(new(AS_WRITTEN, seed(number)).starter for number in range(200))
    assert min(starters[0], starters[1]) > 60


def test_rr03_the_loser_starts_the_next_game_of_a_match() -> None:
    t = table(*MURDER, options=MATCH)
    told = t.play("A@3^")
    assert told[1] == "game-won number=1 winners=[1] conspiracy=murder wins=[1 0]"
    assert told[2] == "game-started number=2 starter=2"
    assert (t.turn, t.state.turns, t.state.wins) == (2, 0, (1, 0))
    assert t.view().number == 2


@pytest.mark.parametrize("needed", [1, 2, 3])
def test_wins_needed_end_the_match(needed: int) -> None:
    t = table(*MURDER, options=Options(wins_needed=needed), wins=(needed - 1, 0), number=needed)
    t.play("A@3^")
    assert t.turn == 0
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.scores, t.outcome.reason) == ((0,), (needed, 0), "murder")


def drawn_at_the_limit(options: Options, **more: object) -> Table:
    t = table("C_ C_ R_ R_", "AQC | QCR", options=options, turns=99, **more)
    t.play("Q@1_")
    return t


def test_rr34_all5_a_game_at_the_turn_limit_is_drawn_and_shared() -> None:
    t = drawn_at_the_limit(AS_WRITTEN)
    assert t.events[-1] == "game-drawn number=1 winners=[1 2] wins=[0 0]"
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.reason) == ((0, 1), "drawn")


def test_rr34_without_a_limit_it_goes_on() -> None:
    t = drawn_at_the_limit(Options(turn_limit=0))
    assert (t.outcome, t.turn, t.state.turns) == (None, 2, 100)


def test_rr34_a_drawn_game_of_a_match_is_followed_by_another_that_the_other_starts() -> None:
    t = drawn_at_the_limit(MATCH)
    assert t.outcome is None
    assert t.events[-2:] == [
        "game-drawn number=1 winners=[1 2] wins=[0 0]",
        f"game-started number=2 starter={t.state.starter + 1}",
    ]
    assert t.state.starter == 1 - new(MATCH, seed(0)).starter


def test_rr34_a_match_of_drawn_games_ends_for_whoever_leads() -> None:
    t = drawn_at_the_limit(MATCH, number=10, wins=(0, 1))
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.scores) == ((1,), (0, 1))


def test_the_defaults_are_the_preset_as_written() -> None:
    assert Options() == AS_WRITTEN
    assert {field.name: field.choices for field in fields(Options)} == {
        "wins_needed": (1, 2, 3),
        "turn_limit": (100, 0),
        "queen_picks": ("lot", "chooser"),
        "memory_aid": (True, False),
    }


def test_a_duel_is_for_two() -> None:
    for seats in (1, 3):
        with pytest.raises(ValueError, match="two"):
            GAME.new(AS_WRITTEN, seats, seed(1))


def test_the_memory_aid_changes_nothing_of_the_game() -> None:
    with_aid, without = (new(Options(memory_aid=aid), seed(3)) for aid in (True, False))
    assert (with_aid.court, with_aid.hands, with_aid.pile) == (without.court, without.hands, without.pile)
    assert with_aid.legal(with_aid.turn) == without.legal(without.turn)
