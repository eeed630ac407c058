"""What each character does."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.ministre.values import Options

from .positions import table, told


def test_kt30_the_king_takes_three_and_everyone_is_asked_for_the_minister() -> None:
    at = table(coins=[3, 0, 3, 3, 3, 3], treasury=15)
    at.play("!K")
    assert at.answer()[1:] == ["took seat=1 amount=3", "called seat=1"]
    assert (at.prompt, at.asked) == ("call", [2, 3, 4, 5, 6])
    assert at.legal(2) == {"yes", "still"}, "also without a coin"


def test_kt30_the_king_takes_what_is_left_and_ends_the_game_at_once() -> None:
    at = table(seats=3, treasury=2, coins=[4, 5, 4])
    at.play("!K")
    assert at.answer()[1:] == ["took seat=1 amount=2", "ended cards=[K T M E S P] coins=[6 5 4]"]
    assert at.outcome
    assert at.outcome.winners == (0,)


def test_kt30_the_first_reply_clockwise_from_the_king_is_taken() -> None:
    at = table("T M E K S P", turn=4)
    at.play("!K")
    at.answer()
    assert at.answer(2, 3, 6, last_first=True) == ["replied seat=6 replies=[6 2 3]"]
    assert (at.prompt, at.asked) == ("challenge-reply", [1, 2, 3, 4, 5])


def test_kt30_the_reply_stands_for_a_coin_or_falls() -> None:
    at = table(seats=3)
    at.play("!K")
    at.answer()
    at.answer(2)
    assert at.answer() == ["unchallenged seat=2 character=M", "took seat=2 amount=1"]
    assert at.legal(1) == {"right", "left", "opposite", "look", "done"}
    at = table("K T S E M P", seats=3)
    at.play("!K")
    at.answer()
    at.answer(2)
    assert at.answer(1) == ["challenged seat=1 claimant=2 character=M true=off challengers=[1] shown=S"]
    assert (at.coins, at.treasury, at.prompt) == ([6, 3, 3], 3, "main")


def test_kt30_nobody_answers_the_king() -> None:
    at = table(seats=3)
    at.play("!K")
    at.answer()
    assert at.answer() == ["replied seat=- replies=[]"]
    assert at.prompt == "main"


def test_kt30_silence_and_reply_look_alike_until_all_have_answered() -> None:
    first, second = table(seats=4), table(seats=4)
    for at, answer in ((first, "yes"), (second, "still")):
        at.play("!K")
        at.answer()
        assert at.by(2, answer) == []
    assert all(first.view(viewer) == second.view(viewer) for viewer in (0, 1, 3, 4))


def test_kt31_the_thief_takes_right_then_left_from_players() -> None:
    at = table("K T M E S P", seats=3, turn=2)
    at.play("!T")
    assert at.answer()[1:] == ["robbed seat=2 target=1 amount=1", "robbed seat=2 target=3 amount=1"]


@pytest.mark.parametrize(
    ("coins", "events"),
    [
        ([0, 5, 4], ["took seat=2 amount=1", "robbed seat=2 target=3 amount=1"]),
        ([4, 5, 0], ["robbed seat=2 target=1 amount=1", "took seat=2 amount=1"]),
    ],
)
def test_kt31_the_treasury_pays_for_who_has_nothing(coins: list[int], events: list[str]) -> None:
    at = table(seats=3, turn=2, coins=coins, treasury=6)
    at.play("!T")
    assert at.answer()[1:] == events


def test_kt31_a_thief_can_empty_the_treasury() -> None:
    at = table(seats=3, turn=2, coins=[0, 14, 0], treasury=1)
    assert at.play("!T")[-1].startswith("ended")
    assert at.coins == [0, 15, 0]


def test_kt32_lots_choose_two_places_and_nobody_learns_the_order() -> None:
    pairs, swapped = Counter[str](), Counter[bool]()
    for number in range(300):
        at = table(seats=3, number=number)
        at.play("!M")
        event = at.answer()[-1]
        pairs[event] += 1
        swapped[at.cards != "K T M E S P"] += 1
        assert len({at.view(viewer).notes for viewer in range(4)}) == 1
    assert len(pairs) == 15
    assert min(swapped.values()) > 100


def test_kt32_the_minister_picks_as_an_option() -> None:
    at = table(seats=3, options=Options(minister_picks=True))
    at.play("!M")
    at.answer()
    assert (at.prompt, len(at.legal(1))) == ("shuffle", 15)
    assert at.play("2~6") == ["shuffled seat=1 place=2 other=6"]
    assert at.cards in ("K T M E S P", "K P M E S T")


def test_kt33_right_takes_all_and_the_victim_plays_on() -> None:
    at = table("E T M K S P", seats=3)
    at.play("!E")
    at.answer()
    assert at.play("2=M") == [
        "looked seat=2 character=M",
        "accused seat=1 target=2 character=M right=on",
        "robbed seat=1 target=2 amount=3",
    ]
    at.play("done")
    assert at.asked == [2]


def test_kt33_wrong_costs_nothing_and_the_victim_has_learnt_his_card() -> None:
    at = table("E T M K S P", seats=3, options=Options(memory_aid=True))
    at.play("!E")
    at.answer()
    assert at.play("2=K")[1:] == ["accused seat=1 target=2 character=K right=off"]
    assert at.coins == [3, 3, 3]
    assert [(known.place, known.character) for known in at.view(2).known] == [(2, 2)]
    assert not at.view(3).known


def test_kt34_every_other_pays_one_and_the_chosen_two_as_far_as_he_can() -> None:
    at = table("S T M E K P", coins=[3, 3, 1, 0, 5, 3], treasury=15)
    at.play("!S")
    at.answer()
    assert at.legal(1) == {"$2", "$3", "$4", "$5", "$6"}
    at.play("$3")
    assert at.coins == [3, 2, 0, 0, 4, 2]
    assert at.treasury == 19


def test_kt35_the_peasant_needs_no_challenge_and_pays_two_for_a_lie() -> None:
    at = table("S T M E K P", seats=3, coins=[1, 4, 4], treasury=6)
    assert at.play("!P") == ["claimed seat=1 character=P", "unveiled seat=1 character=S", "paid seat=1 amount=1"]
    assert at.prompt == "main"


def test_kt35_all_right_takes_the_treasury_and_ends_the_game() -> None:
    at = table("P T M E S K", seats=3)
    at.play("!P")
    assert (at.prompt, at.asked) == ("name", [1])
    assert at.play("*MS")[:2] == ["named seat=1 characters=[M S] right=on", "took seat=1 amount=6"]
    assert at.outcome
    assert at.coins == [9, 3, 3]


def test_kt35_anything_wrong_pays_two_and_only_that_is_told() -> None:
    at = table("P T M E S K", seats=3)
    at.play("!P")
    assert at.play("*MT") == ["named seat=1 characters=[M T] right=off", "paid seat=1 amount=2"]
    assert (at.coins, at.treasury, at.prompt) == ([1, 3, 3], 8, "main")
    assert len({at.view(viewer).notes for viewer in range(4)}) == 1


@pytest.mark.parametrize(("seats", "choices"), [(3, 20), (4, 60), (5, 120), (6, 120)])
def test_kt35_the_names_are_those_of_all_other_players_clockwise(seats: int, choices: int) -> None:
    at = table("P T M E S K", seats=seats)
    at.play("!P")
    assert len(at.legal(1)) == choices


def test_kt35_her_card_has_been_seen_by_all() -> None:
    at = table("P T M E S K", seats=3, options=Options(memory_aid=True))
    at.play("!P", "*MT")
    assert all([(k.place, k.character) for k in at.view(v).known] == [(0, 5)] for v in range(4))


def test_kt36_a_claim_that_can_achieve_nothing_is_legal_and_nobody_owes() -> None:
    at = table("S T M E K P", seats=3, coins=[9, 0, 0], treasury=6)
    at.play("!S", "$2")
    assert not told(at, "paid")
    assert at.coins == [9, 0, 0]
    at = table("E T M K S P", seats=3, coins=[9, 0, 0], treasury=6)
    at.play("!E")
    at.play("2=M")
    assert not told(at, "robbed")
