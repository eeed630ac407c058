"""A ghost: the blanket, the coins, the bets, and what comes of them."""

from __future__ import annotations

import msgspec
import pytest

from engines.sommeil.rules import new
from engines.sommeil.values import Bet, Options

from .positions import EASY, HARD, MEDIUM, Table, seed, table

MANUAL = msgspec.structs.replace(EASY, blanket="manual")


def haunted(beds: str = "DB QR KW", **changes: object) -> Table:
    """A table on which a ghost is about to come."""
    return table(beds, **{"pile": "ghost KB KR KY", "stack": "KQRWDB", **changes})


def test_rs20_the_ghost_covers_all_beds_at_once_and_is_counted() -> None:
    t = haunted(". . KW", ghosts=3)
    assert t.play("draw") == [
        "ghost-came seat=1 number=4 holder=1",
        "coins-shown ghost=4 coins=[K Q R] sitting_out=[]",
    ]
    for seat in range(4):
        view = t.view(seat)
        assert view.covered
        assert (view.beds, view.fresh, view.ghosts, view.prompt) == ((), None, 4, "bet")


def test_rs20_by_option_the_holder_lets_the_blanket_fall() -> None:
    t = haunted(options=MANUAL, holder=3)
    t.play("draw")
    assert (t.prompt, t.turn, t.legal) == ("cover", 3, ["cover"])
    assert not t.view().covered
    assert t.view().up == ()
    assert t.view().look == 3.0
    t.play("cover")
    assert (t.prompt, t.view().covered, t.up) == ("bet", True, "KQR")


@pytest.mark.parametrize("seats", range(2, 6))
def test_rs21_as_many_coins_as_players_are_turned_up_before_anyone_chooses(seats: int) -> None:
    t = haunted(seats=seats)
    t.play("draw")
    assert len(t.up) == seats
    assert {bet[0] for bet in t.legal} == set(t.up)


def test_rs21_the_holder_bets_last() -> None:
    t = haunted(seats=4, holder=2)
    t.play("draw")
    assert [seat + 1 for seat in t.view().order] == [3, 4, 1, 2]


def test_rs22_each_takes_one_coin_and_puts_it_before_any_bed_or_himself() -> None:
    t = haunted()
    t.play("draw")
    assert t.turn == 2
    assert set(t.legal) == {f"{coin}@{bed}" for coin in "KQR" for bed in "0123"}
    assert t.play("Q@2") == ["bet-made seat=2 coin=Q bed=2"]
    assert (t.turn, t.up) == (3, "KR")


def test_rs22_several_coins_may_lie_before_one_bed_and_a_bet_is_open_and_final() -> None:
    t = haunted()
    t.play("draw", "Q@2", "R@2")
    for seat in range(4):
        assert [(bet.seat + 1, bet.bed) for bet in t.view(seat).bets] == [(2, 1), (3, 1)]
    t.play("K@2")
    assert [t.won(seat) for seat in (1, 2, 3)] == ["", "Q", "R"]


@pytest.mark.parametrize(
    ("beds", "bet", "right"),
    [
        ("DB QR KW", "K@3", True),
        ("DB QR KW", "K@2", False),
        ("DB QR KW", "K@0", False),
        ("DB QR .", "K@0", True),
        ("DB QR .", "K@3", False),
        ("DR QR KW", "R@1", True),
        ("DR QR KW", "R@2", True),
        ("DR QR KW", "R@3", False),
        ("DR QR KW", "R@0", False),
        ("DB QY KW", "R@0", True),
        (". . KW", "R@1", False),
    ],
)
def test_rs23_what_is_right(beds: str, bet: str, right: bool) -> None:
    t = haunted(beds)
    t.play("draw", bet)
    while t.prompt == "bet":
        t.play(t.legal[0])
    assert (bet[0] in t.won(2)) is right


def test_rs24_a_right_coin_is_kept_and_counts_one_a_wrong_one_goes_back() -> None:
    t = haunted(stack="KQRWDB", seats=2)
    t.play("draw", "K@3", "Q@1")
    assert (t.won(1), t.won(2)) == ("", "K")
    assert t.stack == "QDWRB"
    assert t.view().won == (0, 1)
    assert [verdict.right for verdict in t.view().verdicts] == [True, False]


def test_rs25_a_right_joker_brings_a_second_coin() -> None:
    t = haunted(". . DB QR KW", options=HARD, seats=2, stack="KQWWWW")
    t.play("draw", "K@5!", "Q@4")
    assert (t.won(2), t.won(1), t.stack) == ("KW", "Q", "WWW")
    assert "joker-won seat=2" in t.events


def test_rs25_a_right_joker_brings_none_from_an_empty_stack() -> None:
    t = haunted(". . DB QR KW", options=HARD, seats=2, stack="KQ")
    t.play("draw", "K@5!", "Q@4!")
    assert (t.won(2), t.won(1)) == ("K", "Q")
    assert not [event for event in t.events if event.startswith("joker-won")]


def test_rs25_a_wrong_joker_costs_the_coin_and_one_won_earlier() -> None:
    t = haunted(". . DB QR KW", options=HARD, seats=2, stack="KQY", won=("", "BB"))
    t.play("draw", "K@1!", "Q@4")
    assert (t.won(2), t.state.lost) == ("B", [0])
    assert t.stack == "YB"
    assert "joker-lost seat=2 returned=on" in t.events


def test_rs25_a_wrong_joker_without_a_coin_won_costs_only_the_coin() -> None:
    t = haunted(". . DB QR KW", options=HARD, seats=2, stack="KQY")
    t.play("draw", "K@1!", "Q@4")
    assert (t.won(2), t.stack, t.state.lost) == ("", "Y", [0])
    assert "joker-lost seat=2 returned=off" in t.events


def test_rs25_the_joker_always_comes_back() -> None:
    t = haunted(". . DB QR KW", options=HARD, seats=2, pile="ghost ghost KB", stack="KQYW")
    t.play("draw", "K@1!", "Q@1!", "draw")
    assert any(action.endswith("!") for action in t.legal)


@pytest.mark.parametrize("options", [EASY, MEDIUM])
def test_rs25_only_hard_has_jokers(options: Options) -> None:
    t = haunted("DB QR KW" if options is EASY else ". DB QR KW", options=options)
    t.play("draw")
    assert not [action for action in t.legal if action.endswith("!")]


def test_rs26_with_too_few_coins_the_last_in_order_sit_out() -> None:
    t = haunted(". . DB QR KW", options=HARD, seats=5, holder=2, stack="KQY")
    events = t.play("draw")
    assert events[-1] == "coins-shown ghost=1 coins=[K Q Y] sitting_out=[1 2]"
    t.play("K@1", "Q@1", "Y@1")
    assert t.prompt == "draw"
    assert len(t.view().verdicts) == 3


def test_rs26_hard_games_of_players_who_remember_run_short_of_coins() -> None:
    """Three in four lay the joker, and nobody errs."""
    short = 0
    for number in range(40):
        state = new(HARD, 5, seed(number))
        while acting := state.to_act():
            bets = [bet for bet in state.legal(acting[0]) if isinstance(bet, Bet)]
            daring = (len(state.pile) + acting[0]) % 4 > 0
            right = [bet for bet in bets if state._right(bet) and bet.joker is daring]
            state.apply(acting[0], right[0] if bets else state.legal(acting[0])[0])
            short += bool(bets) and len(state.bets) == 1 and len(state.order) < 4
    assert short >= 5


def test_rs27_order_of_settlement() -> None:
    t = haunted(". . DB QR KW", options=HARD, seats=3, stack="KQD", won=("", "", "W"))
    events = t.play("draw", "K@5!", "Q@1!", "D@1")
    told = [event.split()[0] for event in events if event.split()[0] != "bet-made"]
    assert told == [
        *("ghost-came", "coins-shown", "uncovered", "judged", "judged", "judged"),
        *("joker-lost", "joker-won", "blanket-passed"),
    ]
    bonus = t.won(2).removeprefix("K")
    assert sorted(bonus + t.stack) == ["D", "W"], "the wrong coin and the penalty were back before the bonus was drawn"


def test_rs27_the_end_is_tested_after_bonuses_and_returns() -> None:
    t = haunted(". . DB QR KW", options=HARD, seats=2, stack="KQ")
    t.play("draw", "K@5!", "Q@1")
    assert t.won(2) == "KQ"
    assert t.state.outcome() is not None
    kept = haunted(". . DB QR KW", options=HARD, seats=2, stack="KQ")
    kept.play("draw", "K@5", "Q@1")
    assert kept.state.outcome() is None


def test_rs28_the_blanket_passes_clockwise_and_sleepers_stay() -> None:
    t = haunted(seats=3, holder=3, drawer=1)
    events = t.play("draw", "K@1", "Q@1", "R@1")
    assert events[-1] == "blanket-passed seat=1"
    assert (t.state.holder, t.turn, t.beds) == (0, 1, "DB QR KW")
    assert t.view().beds == tuple(t.state.beds)


def test_rs30_the_seventh_ghosts_round_is_the_last() -> None:
    t = haunted(ghosts=6, seats=2, won=("W", ""))
    events = t.play("draw", "K@3", "Q@1")
    assert events[-1] == "ended coins=[1 1] reason=ghosts"
    outcome = t.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, t.turn) == ((0, 1), "ghosts", 0)


def test_rs30_no_card_at_a_draw_ends_the_game() -> None:
    t = table(". . KW", pile="QR", won=("W", "", ""))
    assert t.play("draw")[-1] == "ended coins=[1 0 0] reason=cards"
    ghost = haunted(pile="ghost", seats=2)
    assert ghost.play("draw", "K@3", "Q@1")[-1] == "ended coins=[0 1] reason=cards"


def test_rs30_no_coin_in_the_stack_after_a_settled_round_ends_the_game() -> None:
    t = haunted(seats=2, stack="KQ")
    assert t.play("draw", "K@3", "Q@2")[-1] == "ended coins=[1 1] reason=coins"
    back = haunted(seats=2, stack="KQ")
    back.play("draw", "K@3", "Q@1")
    assert back.prompt == "draw"


def test_rs30_most_coins_win() -> None:
    t = haunted(ghosts=6, seats=2)
    t.play("draw", "K@3", "Q@1")
    outcome = t.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (0, 1))
