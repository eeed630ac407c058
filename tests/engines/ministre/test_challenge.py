"""Claims and those who doubt them."""

from __future__ import annotations

import pytest

from engines.ministre import GAME
from engines.ministre.values import Challenged, Options

from .positions import AS_WRITTEN, table, told


def test_kt20_every_other_player_with_a_coin_is_asked() -> None:
    at = table(coins=[3, 3, 0, 3, 0, 3], treasury=18)
    at.play("!K")
    assert at.asked == [2, 4, 6]
    assert {tuple(sorted(at.legal(seat))) for seat in at.asked} == {("doubt", "pass")}
    assert at.legal(1) == at.legal(3) == set()


def test_kt20_answers_are_sealed_until_the_last() -> None:
    quiet, loud = table(seats=4), table(seats=4)
    for at, answer in ((quiet, "pass"), (loud, "doubt")):
        at.play("!K")
        assert at.by(3, answer) == []
        assert at.asked == [2, 4]
        assert at.view(3).answer is (answer == "doubt")
    for viewer in (0, 1, 2, 4):
        assert quiet.view(viewer) == loud.view(viewer)


@pytest.mark.parametrize("last_first", [False, True])
def test_kt20_of_several_the_first_clockwise_from_the_claimant_is_the_challenger(last_first: bool) -> None:
    at = table("K S M E T P", turn=4)
    at.play("!K")
    events = at.answer(1, 2, 6, last_first=last_first)
    assert events[0] == "challenged seat=6 claimant=4 character=K true=off challengers=[6 1 2] shown=E"


def test_kt20_nobody_who_could_doubt_lets_the_claim_run() -> None:
    at = table("K T M E S P", seats=3, coins=[10, 0, 0], treasury=5)
    assert at.play("!K")[:3] == [
        "claimed seat=1 character=K",
        "unchallenged seat=1 character=K",
        "took seat=1 amount=3",
    ]


def test_kt20_without_a_coin_one_may_doubt_as_an_option_and_pays_nothing() -> None:
    at = table(seats=3, coins=[10, 0, 0], treasury=5, options=Options(broke_may_challenge=True))
    at.play("!T")
    assert at.asked == [2, 3]
    at = table("T K M E S P", seats=3, coins=[10, 0, 0], treasury=5, options=Options(broke_may_challenge=True))
    at.play("!T")
    at.answer(2)
    assert not told(at, "paid")
    assert at.coins == [12, 0, 0]


def test_kt21_only_the_challenger_sees_the_card() -> None:
    seen = Challenged(2, 0, 1, False, (2, 3), 4)
    assert GAME.tell(seen, 2) == seen
    for viewer in (-1, 0, 1, 3):
        assert GAME.tell(seen, viewer) == Challenged(2, 0, 1, False, (2, 3))


def test_kt21_true_the_challenger_pays_and_then_the_action_runs() -> None:
    at = table("K T M E S P", seats=3, treasury=2, coins=[5, 4, 4])
    at.play("!K")
    assert at.answer(2)[1:4] == [
        "paid seat=2 amount=1",
        "took seat=1 amount=3",
        "ended cards=[K T M E S P] coins=[8 3 4]",
    ]


def test_kt21_false_the_claim_is_void_without_a_fine_and_the_turn_goes_on() -> None:
    at = table("S T M E K P", seats=3)
    at.play("!K")
    assert at.answer(3) == ["challenged seat=3 claimant=1 character=K true=off challengers=[3] shown=S"]
    assert at.coins == [3, 3, 3]
    assert at.legal(1) == {"right", "left", "opposite", "look", "done"}


@pytest.mark.parametrize(("coins", "left"), [([3, 3, 3], [2, 3, 3]), ([0, 3, 3], [0, 3, 3])])
def test_kt21_a_fine_for_a_bluff_as_an_option(coins: list[int], left: list[int]) -> None:
    at = table("S T M E K P", seats=3, coins=coins, options=Options(bluff_fine=1))
    at.play("!K")
    at.answer(3)
    assert at.coins == left


def test_kt22_unchallenged_the_action_runs_and_the_card_is_never_shown() -> None:
    at = table("S T M E K P", seats=3)
    before = [at.view(seat).notes for seat in range(4)]
    at.play("!T")
    assert at.answer() == [
        "unchallenged seat=1 character=T",
        "robbed seat=1 target=3 amount=1",
        "robbed seat=1 target=2 amount=1",
    ]
    assert [at.view(seat).notes for seat in range(4)] == before


def test_trap_after_a_failed_challenge_the_action_runs_and_later_windows_open() -> None:
    at = table("T S K E M P", seats=3)
    at.play("!T")
    at.answer(2)
    assert at.coins == [5, 1, 2]
    at.play("done", "!K")
    assert (at.prompt, at.asked) == ("challenge", [3, 1])
    at.answer()
    assert at.prompt == "call"


def test_trap_the_character_checked_is_the_one_claimed() -> None:
    for claimed in "KTMES":
        at = table("T K M E S P", seats=3)
        at.play(f"!{claimed}")
        assert ("true=on" in at.answer(2)[0]) == (claimed == "T")
    at = table("K T S E M P", seats=3)
    at.play("!K")
    at.answer()
    at.answer(2)
    assert "true=off" in at.answer(1)[0], "the reply is a claim to be the Minister"


def test_trap_two_penalties_in_one_turn_are_independent() -> None:
    at = table("K T M E S P", seats=3)
    at.play("!K")
    at.answer(3)
    assert at.coins == [6, 3, 2]
    at.answer(2)
    events = at.answer(1, 3)
    assert events[0].startswith("challenged seat=3 claimant=2 character=M true=on challengers=[3 1]")
    assert told(at, "paid") == ["paid seat=3 amount=1", "paid seat=3 amount=1"]
    assert (at.coins, at.treasury) == ([6, 4, 1], 4)


def test_trap_several_challengers_at_once_pay_once() -> None:
    at = table("K T M E S P")
    at.play("!K")
    at.answer(2, 3, 4, 5, 6)
    assert at.coins == [6, 2, 3, 3, 3, 3]


@pytest.mark.parametrize("treasury", range(5))
@pytest.mark.parametrize("course", ["unchallenged", "true", "false"])
@pytest.mark.parametrize("claim", ["King", "reply"])
def test_trap_matrix_of_king_and_reply_by_challenge_by_treasury(claim: str, course: str, treasury: int) -> None:
    """Seat 1 is King; seat 2 sits on the Minister or not. `treasury` is what lies there when the claim is made."""
    true = course != "false"
    cards = "K T M E S P" if true else "T K S E M P"
    took = {"King": 3, "reply": 1}[claim]
    at = table(cards, seats=3, coins=[4, 4, 4], treasury=treasury)
    if claim == "reply":
        at.state.treasury += 3
        at.state.coins = [1, 4, 4]
        at.play("!K")
        at.answer()
        if treasury == 0:
            assert at.outcome, "the King has emptied it: nobody is called"
            assert at.coins == [4, 4, 4]
            return
        at.answer(2)
        assert (at.treasury, at.coins) == (treasury, [4, 4, 4])
    claimant, doubter = (1, 2) if claim == "King" else (2, 3)
    if claim == "King":
        at.play("!K")
    at.answer(*([] if course == "unchallenged" else [doubter]))
    coins = [4, 4, 4]
    if course == "true":
        coins[doubter - 1] -= 1
        treasury += 1
    if true:
        coins[claimant - 1] += min(took, treasury)
        treasury -= min(took, treasury)
    assert (at.coins, at.treasury) == (coins, treasury)
    assert (at.outcome is not None) == (treasury == 0)
    if treasury:
        assert at.prompt == ("call" if claim == "King" and true else "main")
        assert at.asked == ([2, 3] if claim == "King" and true else [1])


def test_kt20_defaults_are_the_rule_as_written() -> None:
    assert not AS_WRITTEN.broke_may_challenge
    assert AS_WRITTEN.bluff_fine == 0
