"""Who holds the same cards and was told the same sees the same: nothing is known that nobody was told.

The laws of `tests/contract` take what a view marks as known for granted; here it is held against what was told.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engines.codec import pack
from engines.ribauds import GAME, sight
from engines.ribauds.knowledge import Knowledge
from engines.ribauds.rules import new
from engines.ribauds.values import Event, Held

from .positions import AS_WRITTEN, seed

VIEWERS = (-1, 0, 1)
DECISIONS = 5


def compared(games: int = 2_500) -> int:
    """How often somebody was told what somebody else had been told before. Asserts that both see the same."""
    seen: dict[bytes, bytes] = {}
    again = 0
    for number in range(games):
        state, choose = new(AS_WRITTEN, seed(number)), random.Random(number)
        told = list(GAME.opening(state))
        heard = [pack((viewer, sorted(state.hands[viewer]) if viewer >= 0 else ())) for viewer in VIEWERS]
        for _ in range(DECISIONS):
            for at, viewer in enumerate(VIEWERS):
                heard[at] += b"".join(pack(GAME.tell(event, viewer)) for event in told)
                view = pack(state.view(viewer))
                again += heard[at] in seen
                assert seen.setdefault(heard[at], view) == view
            told = []
            acting = state.to_act()
            if not acting:
                break
            legal = state.legal(acting[0])
            state.apply(acting[0], legal[min(len(legal) - 1, choose.randrange(9))], told.append)
    return again


def test_who_was_told_the_same_sees_the_same() -> None:
    assert compared() > 2_500


def leaks() -> bool:
    try:
        compared()
    except AssertionError:
        return True
    return False


def test_a_hidden_card_that_nobody_was_shown_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.view

    def leaky(state: Any, viewer: int) -> Any:
        view = honest(state, viewer)
        first = msgspec.structs.replace(view.court[0], card=state.court[0])
        return msgspec.structs.replace(view, court=(first, *view.court[1:]))

    monkeypatch.setattr(sight, "view", leaky)
    assert leaks()


def test_a_card_of_the_rival_that_nobody_was_shown_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.view

    def leaky(state: Any, viewer: int) -> Any:
        view = honest(state, viewer)
        return msgspec.structs.replace(
            view, held=tuple(Held(h.seat, (min(state.hands[h.seat]),), ()) for h in view.held)
        )

    monkeypatch.setattr(sight, "view", leaky)
    assert leaks()


def test_knowledge_that_does_not_fade_when_a_card_is_laid_unseen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Knowledge._lay_unseen

    def stubborn(self: Knowledge, owner: int, place: int) -> None:
        honest(self, owner, place)
        for known in self.court:
            known[place] = True

    monkeypatch.setattr(Knowledge, "_lay_unseen", stubborn)
    assert leaks()


def test_an_event_is_told_with_what_makes_the_difference() -> None:
    """The law compares told events: one whose secret part is told must not make two games look different."""
    kept: set[Event | None] = set()
    for number in range(40):
        state, told = new(AS_WRITTEN, seed(number)), []
        (seat,) = state.to_act()
        state.apply(seat, next(a for a in state.legal(seat) if GAME.notate(a).endswith("@1_")), told.append)
        kept.add(GAME.tell(told[0], 1 - seat))
    assert len(kept) == 2, "one for each player who may begin"
