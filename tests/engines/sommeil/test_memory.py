"""Memory is the game: what is told while the beds are covered, and how long they can be seen."""

from __future__ import annotations

import msgspec
import pytest

from engines.codec import pack
from engines.game import PUBLIC
from engines.sommeil import GAME
from engines.sommeil.notation import LETTERS, SLEEPERS
from engines.sommeil.rules import BET, EMPTY
from engines.sommeil.values import Event, Options, Uncovered

from .positions import EASY, HARD, LITTLE, MEDIUM, positions, table

VIEWERS = (PUBLIC, 0, 1, 2, 3)


@pytest.mark.parametrize("options", [EASY, MEDIUM, HARD])
def test_rs40_under_the_blanket_every_view_is_the_same_whatever_lies_in_the_beds(options: Options) -> None:
    checked = 0
    for state in positions(options, 4, 2):
        if state.phase != BET:
            continue
        other = state.clone()
        other.beds = [EMPTY] * len(state.beds)
        other.aside += sum(top != EMPTY for top in state.beds)
        for viewer in VIEWERS:
            assert pack(other.view(viewer)) == pack(state.view(viewer))
        checked += 1
    assert checked


def test_rs40_no_event_before_the_reveal_names_what_lies_in_a_bed() -> None:
    t = table(pile="KW QR DB ghost KY", stack="PCY")
    names = {"sleeper", "character"}
    for action in ("draw", "draw", "draw", "draw", "P@1", "C@2"):
        told: list[Event] = []
        (seat,) = t.state.to_act()
        t.state.apply(seat, GAME.parse(action), told.append)
        for event in told:
            fields = msgspec.structs.fields(type(event))
            kinds = {meta.extra["kind"] for f in fields for meta in metas(f.type) if meta.extra}
            assert not kinds & names


def metas(annotation: object) -> list[msgspec.Meta]:
    """Every note in a type."""
    found = list(getattr(annotation, "__metadata__", ()))
    for inner in getattr(annotation, "__args__", ()):
        found += metas(inner)
    return found


def test_rs40_the_fall_of_the_blanket_makes_all_that_was_told_forgotten() -> None:
    forgetting = {kind.__struct_config__.tag for kind in GAME.event_type.__args__ if kind.forgets}
    assert forgetting == {"coins-shown"}
    assert not Uncovered.forgets


def test_rs40_what_was_just_drawn_or_judged_is_gone_with_the_next_card() -> None:
    t = table(". . KW", pile="QR ghost DB DY", stack="KQPC")
    t.play("draw")
    assert t.view().fresh == SLEEPERS.index("QR")
    t.play("draw")
    assert t.view().fresh is None
    t.play("K@3", "Q@2", "P@0")
    assert [verdict.coin for verdict in t.view().verdicts] == [LETTERS.index(coin) for coin in "KQP"]
    t.play("draw")
    assert t.view().verdicts == ()


@pytest.mark.parametrize(
    ("options", "look", "unhurried"),
    [
        (EASY, 3.0, False),
        (msgspec.structs.replace(EASY, pace="brisk"), 1.5, False),
        (msgspec.structs.replace(EASY, pace="relaxed"), 5.0, True),
        (LITTLE, 5.0, True),
    ],
)
def test_rs41_a_card_is_in_view_for_as_long_as_the_pace_says(options: Options, look: float, unhurried: bool) -> None:
    t = table(". . KW", pile="QR ghost KB", stack="KQP", options=options)
    for _ in range(2):
        assert {(t.view(seat).look, t.view(seat).unhurried) for seat in range(4)} == {(look, unhurried)}
        t.play("draw")
    assert t.prompt == "bet"
    assert (t.view().look, t.view().unhurried) == (0.0, True)


def test_rs42_every_seat_is_told_the_same_and_no_more_than_a_stranger() -> None:
    for state in positions(HARD, 4, 5):
        public = msgspec.to_builtins(state.view(PUBLIC))
        for seat in range(4):
            mine = msgspec.to_builtins(state.view(seat))
            assert {key for key in mine if mine[key] != public[key]} <= {"seat", "legal"}
    event = Uncovered((None, 3))
    assert {GAME.tell(event, viewer) for viewer in VIEWERS} == {event}


def test_rs43_every_nightdress_and_every_character_has_a_letter_of_its_own() -> None:
    assert len(set(LETTERS)) == 9
    assert len(set(SLEEPERS)) == 20


def test_rs44_after_the_reveal_the_beds_stay_in_view() -> None:
    t = table(". . KW", pile="ghost DB DY", stack="KQP")
    t.play("draw", "K@3", "Q@2", "P@0")
    view = t.view()
    assert (view.covered, view.beds[-1], view.look, view.unhurried) == (False, SLEEPERS.index("KW"), 6.0, False)
    last = table(". . KW", pile="ghost DB", stack="KQP", ghosts=6)
    last.play("draw", "K@3", "Q@2", "P@0")
    assert (last.view().prompt, last.view().beds[-1], last.view().look) == ("", SLEEPERS.index("KW"), 6.0)
