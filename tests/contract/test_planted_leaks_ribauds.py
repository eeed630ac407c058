"""Secret looks and unseen layings of Le Roy des Ribauds, leaked in every likely way: the suite must catch each."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from engines.ribauds import rules, sight
from engines.ribauds.knowledge import Knowledge
from engines.ribauds.values import ASSASSIN, REINE, Drew, Event, Looked, Replaced, Shown

from . import checks
from .test_planted_leaks import caught as _caught
from .walks import trials

caught = partial(_caught, games=8, tables=trials("ribauds"))


def test_the_honest_duel_passes() -> None:
    assert not caught(checks.indistinguishable)
    assert not caught(checks.told_alike)
    assert not caught(checks.nothing_given_away)


@pytest.mark.parametrize("kind", [Drew, Looked, Replaced, Shown])
def test_an_event_told_whole_to_everyone(monkeypatch: pytest.MonkeyPatch, kind: type[Event]) -> None:
    honest = sight.tell
    monkeypatch.setattr(
        sight, "tell", lambda event, viewer: event if isinstance(event, kind) else honest(event, viewer)
    )
    assert caught(checks.told_alike)


def test_a_harmless_looking_number_about_the_rivals_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.view

    def leaky(state: Any, viewer: int) -> Any:
        return msgspec.structs.replace(honest(state, viewer), turns=state.turns + state.hands[1].count(REINE))

    monkeypatch.setattr(sight, "view", leaky)
    assert caught(checks.indistinguishable)


def test_a_prompt_only_if_there_is_something_worth_seeing(monkeypatch: pytest.MonkeyPatch) -> None:
    """An Assassin who is asked only if he could find another one tells where none lies."""
    honest = rules.State._effect

    def leaky(self: rules.State, seat: int, card: int, emit: Any) -> None:
        honest(self, seat, card, emit)
        hidden = [there for there, up in zip(self.court, self.up, strict=True) if not up]
        if self.phase == rules.ASSASSIN_LOOK and ASSASSIN not in hidden:
            self._next_turn(emit)

    monkeypatch.setattr(rules.State, "_effect", leaky)
    assert caught(checks.nothing_given_away)


def test_knowledge_that_stays_behind_when_cards_are_swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Knowledge, "swap", lambda self, place, other: None)
    assert caught(checks.indistinguishable) or caught(checks.nothing_given_away)
