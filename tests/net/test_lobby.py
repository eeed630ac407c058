"""The seats of a table and the terms it is played on: who may change what, without a network."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines import registry
from net.lobby import Lobby
from net.places import Bot, Person
from net.policy import Policy
from net.presence import Line
from net.refusal import Refused
from net.setup import Player
from net.wire import Settle
from tests.net.rooms import CREW, setup

FREE = Player("")
BOT = Player("Bot", "novice")


def lobby(*players: Player, owned: bool = False) -> Lobby:
    return Lobby(setup(*(players or (FREE, FREE, BOT))), Policy(), CREW, owned)


def sit(at: Lobby, name: str, **owner: Any) -> int:
    return at.sit(name, Line(0.0), **owner)


def names(at: Lobby) -> list[str]:
    return [sitter.name if sitter else "" for sitter in at.sitters]


def settle(seats: int, game: str = "bids", options: dict[str, Any] | None = None, **policy: Any) -> Settle:
    return Settle(game, seats, options or {}, Policy(**policy))


def everyone(person: Person) -> bool:
    return True


def test_newcomers_take_the_free_seats_until_none_is_left() -> None:
    at = lobby(FREE, BOT, FREE)
    assert (at.free, sit(at, "Ana"), at.free, sit(at, "Bo"), at.free) == (2, 0, 1, 2, 0)
    with pytest.raises(Refused, match="full"):
        sit(at, "Cy")
    at.rise(0)
    assert sit(at, "Cy") == 0


def test_no_two_are_called_alike_and_names_are_clean() -> None:
    at = lobby(FREE, FREE, FREE, BOT)
    for name in ("ana\x1b[2J", "ANA[2J", "bot"):
        sit(at, name)
    assert names(at) == ["ana[2J", "ANA[2J 2", "bot 2", "Bot"]
    assert at.distinct("\u202e") == "?"


def test_the_first_who_came_is_the_head_and_after_him_the_next() -> None:
    at = lobby(FREE, FREE, FREE)
    assert at.head == -1
    for name in ("Ana", "Bo", "Cy"):
        sit(at, name)
    at.rise(0)
    assert (at.head, sit(at, "Di"), at.head) == (1, 0, 1)
    at.rise(1)
    assert at.head == 2


def test_the_owner_is_the_head_whenever_he_is_there() -> None:
    at = lobby(FREE, FREE, FREE, owned=True)
    sit(at, "Bo")
    assert at.head == -1
    with pytest.raises(Refused, match="not-head"):
        at.start(0)
    assert (sit(at, "Ana", owner=b"o"), at.head) == (1, 1)
    at.rise(1)
    assert at.head == 0
    assert (sit(at, "Ana", owner=b"o"), at.head) == (1, 1)


def test_a_head_who_is_not_fit_passes_it_on_and_does_not_get_it_back_by_coming_back() -> None:
    at = lobby(FREE, FREE)
    sit(at, "Ana"), sit(at, "Bo")
    at.pass_on(lambda person: person.name != "Ana")
    assert at.head == 1
    at.pass_on(everyone)
    assert at.head == 1
    at.pass_on(lambda person: False)
    assert at.head == 1


def test_seats_are_arranged_by_the_head_alone() -> None:
    at = lobby()
    sit(at, "Ana"), sit(at, "Bo")
    at.arrange(0, 2, "player")
    assert [at.sitters[2].name, at.sitters[2].level] == ["Robin", "player"]  # type: ignore[union-attr]
    at.arrange(0, 2, "")
    assert at.sitters[2] is None
    for by, seat, level, code in (
        (1, 2, "novice", "not-head"),
        (-1, 2, "novice", "not-head"),
        (0, 1, "novice", "taken"),
        (0, 1, "", "taken"),
        (0, 2, "genius", "no-level"),
        (0, 3, "novice", "no-seat"),
    ):
        with pytest.raises(Refused, match=f"^{code}$"):
            at.arrange(by, seat, level)
    assert names(at) == ["Ana", "Bo", ""]


def test_other_terms_make_nobody_ready_and_keep_everyone_seated_in_order() -> None:
    at = lobby(BOT, FREE, FREE, FREE)
    sit(at, "Ana"), sit(at, "Bo")
    at.ready(2, True, b"chance")
    assert at.settle(1, settle(2, dropped="wait")) == {1: 0, 2: 1}
    assert (names(at), at.head, at.policy.dropped) == (["Ana", "Bo"], 0, "wait")
    assert [(person.ready, person.entropy) for _, person in at.people()] == [(False, b""), (False, b"")]
    assert at.settle(0, settle(4)) == {}
    assert names(at) == ["Ana", "Bo", "", ""]


def test_bots_go_before_people_and_free_seats_before_bots() -> None:
    at = lobby(FREE, BOT, FREE, Player("Other", "player"))
    sit(at, "Ana")
    at.settle(0, settle(3))
    assert names(at) == ["Ana", "Bot", "Other"]
    at.settle(0, settle(2))
    assert names(at) == ["Ana", "Bot"]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (settle(2), "too-few-seats"),
        (settle(5), "no-such-rules"),
        (settle(3, options={"faulty": 7}), "no-such-rules"),
        (settle(3, options={"other": True}), "no-such-rules"),
        (settle(3, "chess"), "no-game"),
    ],
)
def test_terms_that_cannot_be_are_refused_and_change_nothing(wanted: Settle, code: str) -> None:
    at = lobby(FREE, FREE, FREE)
    for name in ("Ana", "Bo", "Cy"):
        sit(at, name)
    at.ready(1, True, b"")
    with pytest.raises(Refused, match=f"^{code}$"):
        at.settle(0, wanted)
    assert (at.game, names(at), at.person(1).ready) == ("bids", ["Ana", "Bo", "Cy"], True)


def test_a_bot_that_the_new_game_does_not_have_becomes_one_that_it_has() -> None:
    crew = CREW._replace(offers=lambda game, level: (game, level) != ("sommeil", "novice"))
    at = Lobby(setup(FREE, BOT), Policy(), crew)
    sit(at, "Ana")
    at.settle(0, settle(3, "sommeil"))
    assert isinstance(at.sitters[1], Bot)
    assert at.sitters[1].level == "player"


def test_the_game_starts_when_everyone_but_the_head_is_ready_and_bots_fill_the_table() -> None:
    at = lobby(FREE, FREE, FREE, BOT)
    sit(at, "Ana"), sit(at, "Bo")
    with pytest.raises(Refused, match="not-head"):
        at.start(1)
    with pytest.raises(Refused, match="not-ready"):
        at.start(0)
    at.ready(1, True, b"x")
    at.ready(1, False, b"y")
    assert at.person(1).entropy == b""
    at.ready(1, True, b"z")
    assert at.start(0) == (Player("Ana"), Player("Bo"), Player("Robin", "player"), BOT)
    assert (at.phase, at.free) == ("playing", 0)
    for late in (lambda: sit(at, "Cy"),):
        with pytest.raises(Refused, match="begun"):
            late()
    for refused in (
        lambda: at.start(0),
        lambda: at.ready(1, True, b""),
        lambda: at.arrange(0, 3, ""),
        lambda: at.settle(0, settle(4)),
        lambda: at.again(0, everyone),
    ):
        with pytest.raises(Refused, match="not-now"):
            refused()


def test_who_is_shown_the_door_frees_a_seat_or_leaves_it_to_a_bot() -> None:
    at = lobby(FREE, FREE, FREE)
    for name in ("Ana", "Bo", "Cy"):
        sit(at, name)
    for by, seat, code in ((1, 2, "not-head"), (0, 0, "not-yourself"), (0, 5, "no-person")):
        with pytest.raises(Refused, match=code):
            at.kick(by, seat)
    at.kick(0, 2)
    assert names(at) == ["Ana", "Bo", ""]
    at.begin()
    bo = at.kick(0, 1)
    assert isinstance(at.sitters[1], Bot)
    assert (at.sitters[1].name, at.sitters[1].instead) == ("Bo", True)
    assert at.seat_of(bo.turn()) is None


def test_after_a_game_the_seats_of_those_who_are_gone_are_free() -> None:
    at = lobby(FREE, FREE, FREE, BOT)
    for name in ("Ana", "Bo", "Cy"):
        sit(at, name)
    at.begin()
    at.kick(0, 2)
    at.phase = "over"
    with pytest.raises(Refused, match="not-head"):
        at.again(1, everyone)
    at.again(0, lambda person: person.name == "Bo")
    assert (names(at), at.head, at.phase) == (["", "Bo", "", "Bot"], 1, "lobby")


def test_a_secret_leads_to_its_seat_and_to_no_other() -> None:
    at = lobby(FREE, FREE)
    sit(at, "Ana"), sit(at, "Bo")
    first, key = at.person(1).turn(), at.person(1).cut_key()
    second = at.person(1).turn(first)
    assert [at.seat_of(secret) for secret in (first, second, key, "", "0" * 64)] == [1, 1, 1, None, None]
    third = at.person(1).turn(second)
    assert [at.seat_of(secret) for secret in (first, second, third)] == [None, 1, 1]
    fourth = at.person(1).turn(key)
    assert [at.seat_of(secret) for secret in (second, third, fourth, key)] == [None, None, 1, 1]


ASKED = ("sit", "own", "rise", "kick", "arrange", "settle", "start", "ready", "over")


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_is_asked_for_a_table_stays_whole(data: st.DataObject) -> None:
    """People keep their seats through everything they may do, in every order; the head is one of them or nobody."""
    registry._GAMES["bids"] = "tests.net.bids"
    at = lobby(
        *data.draw(st.lists(st.sampled_from([FREE, BOT]), min_size=2, max_size=4)), owned=data.draw(st.booleans())
    )
    seats = st.integers(-1, 5)
    came = 0
    for _ in range(data.draw(st.integers(0, 40))):
        before = {id(person) for _, person in at.people()}
        gone: set[int] = set()
        seat, by = data.draw(seats), data.draw(seats)
        with suppress(Refused):
            match data.draw(
                st.sampled_from(("sit", "own", "rise", "kick", "arrange", "settle", "start", "ready", "over"))
            ):
                case "sit":
                    sit(at, f"Guest {came}")
                    came += 1
                case "own":
                    owned = any(person.owner for _, person in at.people())
                    if not owned:
                        sit(at, "Owner", owner=b"o")
                case "rise" if at.phase == "lobby":
                    gone = {id(at.person(seat))}
                    at.rise(seat)
                case "kick":
                    gone = {id(at.kick(by, seat))}
                case "arrange":
                    at.arrange(by, seat, data.draw(st.sampled_from(("", "novice", "player", "?"))))
                case "settle":
                    at.settle(by, settle(data.draw(st.integers(1, 5))))
                case "start":
                    at.start(by)
                case "ready":
                    at.ready(seat, data.draw(st.booleans()), b"x")
                case "over" if at.phase == "playing":
                    at.phase = "over"
                    here = data.draw(st.booleans())
                    gone = set() if here else before
                    at.again(at.head, lambda person, here=here: here)  # type: ignore[misc]
        people = list(at.people())
        assert before - gone <= {id(person) for _, person in people}
        assert at.head == -1 or at.head in [seat for seat, _ in people]
        assert len({sitter.name.casefold() for sitter in at.sitters if sitter}) == len([s for s in at.sitters if s])
        assert 2 <= len(at.sitters) <= 4
        assert at.phase == "lobby" or None not in at.sitters
