"""Places, the deal and the first looks."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.ministre import GAME
from engines.ministre.rules import new
from engines.ministre.values import GameStarted, Peek, Peeked

from .positions import AS_WRITTEN, Table, seed, table


@pytest.mark.parametrize(
    ("seats", "places"), [(3, (0, 2, 4)), (4, (0, 1, 3, 4)), (5, (0, 1, 2, 3, 4)), (6, (0, 1, 2, 3, 4, 5))]
)
def test_kt01_each_number_of_seats_has_its_places(seats: int, places: tuple[int, ...]) -> None:
    state = new(AS_WRITTEN, seats, seed(1))
    assert state.view(0).places == places
    assert sorted(state.cards) == [0, 1, 2, 3, 4, 5]
    assert state.coins == [3] * seats
    assert state.treasury == 2 * seats


def test_kt01_an_ownerless_card_rotates_and_can_be_seen_and_shuffled() -> None:
    at = Table(new(AS_WRITTEN, 3, seed(1)))
    assert "?2" in at.legal(at.asked[0])
    at = table(seats=3)
    at.play("right")
    assert at.cards == "T M E S P K"
    shuffled = {tuple(table(seats=3, number=n).play("!M", "pass", "pass")[-1].split()[2:]) for n in range(60)}
    assert any("place=2" in pair for pair in shuffled)


def test_kt01_an_ownerless_card_is_neither_accused_nor_named() -> None:
    at = table("P T M E S K", seats=3)
    at.play("!P")
    assert all(len(name) == 3 for name in at.legal(1))
    at = table("E T M K S P", seats=3)
    at.play("!E", "pass", "pass")
    assert {name[0] for name in at.legal(1)} == {"2", "3"}


@pytest.mark.parametrize(
    ("way", "cards"),
    [("right", "T M E S P K"), ("left", "P K T M E S"), ("opposite", "E S P K T M")],
)
def test_kt02_right_is_counter_clockwise_and_left_is_clockwise(way: str, cards: str) -> None:
    at = table("K T M E S P")
    assert at.play(way) == [f"rotated seat=1 way={way}"]
    assert at.cards == cards


def test_kt03_whoever_is_dealt_the_king_starts_and_the_cards_are_shuffled_again() -> None:
    starters, lying = Counter[int](), Counter[int]()
    for number in range(400):
        state = new(AS_WRITTEN, 3, seed(number))
        assert GAME.opening(state) == (GameStarted(state.starter),)
        starters[state.starter] += 1
        lying[state.cards.index(0)] += 1
    assert set(starters) == {0, 1, 2}
    assert set(lying) == set(range(6)), "the King may lie anywhere when the game begins, where nobody sits as well"
    assert max(starters.values()) < 2 * min(starters.values())


def test_kt04_each_looks_once_at_a_card_not_his_own_from_the_starter_on() -> None:
    at = Table(new(AS_WRITTEN, 4, seed(4)))
    order = []
    for _ in range(4):
        (seat,) = at.asked
        order.append(seat)
        own = at.state.places[seat - 1] + 1
        assert at.legal(seat) == {f"?{place}" for place in range(1, 7) if place != own} | {"decline"}
        at.play("decline" if len(order) == 2 else f"?{own % 6 + 1}")
    start = at.state.starter + 1
    assert order == [(start - 1 + step) % 4 + 1 for step in range(4)]
    assert at.events[1] == f"declined seat={order[1]}"
    assert (at.prompt, at.asked) == ("main", [start])


def test_kt04_the_place_is_public_and_the_face_private() -> None:
    seen = Peeked(0, 3, 5)
    assert GAME.tell(seen, 0) == seen
    assert GAME.tell(seen, 1) == GAME.tell(seen, -1) == Peeked(0, 3)
    state = new(AS_WRITTEN, 4, seed(4))
    looker = state.to_act()[0]
    before = [state.view(viewer).notes for viewer in range(-1, 4)]
    state.apply(looker, Peek((state.places[looker] + 1) % 6))
    after = [state.view(viewer).notes for viewer in range(-1, 4)]
    assert [n for n in range(5) if before[n] != after[n]] == [looker + 1]
