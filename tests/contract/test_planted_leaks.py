"""The suite must fail on every known way to leak: each is planted in turn."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec
import pytest

from engines.game import PUBLIC
from engines.roitatouille import rules, sight
from engines.roitatouille.cards import BIT, JEANNE_BIT, spread
from engines.roitatouille.values import Drew, Lay

from . import checks
from .walks import Table, trials

sampling = import_module("engines.roitatouille.sample")
TABLES = [table for table in trials("roitatouille") if table.seats == 3]


def caught(check: Any, *, games: int = 12, tables: Sequence[Table] = TABLES) -> bool:
    for table in tables:
        try:
            check(table, games)
        except (AssertionError, ValueError):
            return True
    return False


def test_the_honest_game_passes() -> None:
    assert not caught(checks.indistinguishable)
    assert not caught(checks.told_alike)
    assert not caught(checks.nothing_given_away)


def test_top_of_the_pile_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.view

    def leaky(state: Any, viewer: int) -> Any:
        top = state.pile[state.left - 1] if state.left else 0
        return msgspec.structs.replace(honest(state, viewer), idle=top)

    monkeypatch.setattr(sight, "view", leaky)
    assert caught(checks.indistinguishable)


def test_a_hand_in_the_public_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.view

    def leaky(state: Any, viewer: int) -> Any:
        view = honest(state, viewer)
        return msgspec.structs.replace(view, hand=tuple(spread(state.hands[0]))) if viewer == PUBLIC else view

    monkeypatch.setattr(sight, "view", leaky)
    assert caught(checks.indistinguishable)


def test_a_harmless_looking_flag_about_a_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.view

    def leaky(state: Any, viewer: int) -> Any:
        danger = any(hand & JEANNE_BIT for seat, hand in enumerate(state.hands) if seat != viewer)
        return msgspec.structs.replace(honest(state, viewer), turns=state.turns + danger)

    monkeypatch.setattr(sight, "view", leaky)
    assert caught(checks.indistinguishable)


def test_legality_that_depends_on_a_rivals_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules.State.legal

    def leaky(self: rules.State, seat: int) -> Any:
        legal = honest(self, seat)
        rival = self.hands[(seat + 1) % self.setting.seats]
        return legal[:1] if len(legal) > 1 and rival & JEANNE_BIT else legal

    monkeypatch.setattr(rules.State, "legal", leaky)
    assert caught(checks.indistinguishable)


@pytest.mark.parametrize("viewers", ["all", "public"])
def test_drawn_cards_in_an_event(monkeypatch: pytest.MonkeyPatch, viewers: str) -> None:
    honest = sight.tell

    def leaky(event: Any, viewer: int) -> Any:
        open_to = viewers == "all" or viewer == PUBLIC
        return event if isinstance(event, Drew) and open_to else honest(event, viewer)

    monkeypatch.setattr(sight, "tell", leaky)
    assert caught(checks.told_alike)


def test_a_mask_whose_length_depends_on_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.tell

    def leaky(event: Any, viewer: int) -> Any:
        if isinstance(event, Drew) and event.seat != viewer:
            return Drew(event.seat, event.count, event.cause, tuple(0 for card in event.cards if card < 26))
        return honest(event, viewer)

    monkeypatch.setattr(sight, "tell", leaky)
    assert caught(checks.told_alike)


def test_a_prompt_only_for_those_who_can_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules.State._advance

    def leaky(self: rules.State, seat: int, emit: Any) -> None:
        honest(self, seat, emit)
        if self.phase == rules.ATTACK and len(self.legal(self.turn)) == 1:
            self._accept(self.turn, emit)

    monkeypatch.setattr(rules.State, "_advance", leaky)
    assert caught(checks.nothing_given_away)


def test_a_question_only_after_drawing_a_green_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked only if he drew green or black: then the question itself says so to everyone (ALL-3)."""
    honest = rules.State._draw_one

    def leaky(self: rules.State, seat: int, emit: Any) -> None:
        honest(self, seat, emit)
        if self.phase == rules.DRAWN and len(self.legal(seat)) == 1:
            self.drawn = -1
            self._advance(seat, emit)

    monkeypatch.setattr(rules.State, "_draw_one", leaky)
    assert caught(checks.nothing_given_away)


def test_a_sampler_that_forgets_what_others_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sampling._share
    monkeypatch.setattr(sampling, "_share", lambda pool, places, banned, held: honest(pool, places, [0] * 3, held))
    assert caught(checks.indistinguishable)


def test_a_sampler_that_forgets_what_cartier_showed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sampling._deal_unknown

    def forgetful(state: Any, view: Any, rng: Any) -> None:
        honest(state, msgspec.structs.replace(view, seen=()), rng)

    monkeypatch.setattr(sampling, "_deal_unknown", forgetful)
    assert caught(checks.indistinguishable, games=40)


def test_a_table_that_loses_the_laid_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules.State._lay

    def careless(self: rules.State, seat: int, action: Lay, emit: Any) -> None:
        honest(self, seat, action, emit)
        if action.card == 0 and not self.hands[seat] & BIT[0] and len(self.discard) > 2:
            self.discard = self.discard[1:]

    monkeypatch.setattr(rules.State, "_lay", careless)
    assert caught(checks.indistinguishable)


def test_the_tables_used_here_exist() -> None:
    assert {table.label for table in TABLES} >= {"small", "siege", "small-cafe"}
    assert all(isinstance(table, Table) for table in TABLES)
