"""Indistinguishability over every registered game (DESIGN: proofs of secrecy)."""

from __future__ import annotations

import pytest

from engines.registry import names

from . import checks
from .walks import Table, presets, table_id, trials

TRIALS = [table for game_id in names() for table in trials(game_id)]
PRESETS = [table for game_id in names() for table in presets(game_id)]


@pytest.mark.parametrize("table", TRIALS, ids=table_id)
def test_a_view_is_a_function_of_what_its_viewer_may_know(table: Table) -> None:
    assert checks.indistinguishable(table, games=12) > 100


@pytest.mark.parametrize("table", PRESETS, ids=table_id)
def test_a_view_of_a_full_game_is_too(table: Table) -> None:
    assert checks.indistinguishable(table, games=2, every=7) > 10


@pytest.mark.parametrize("table", TRIALS, ids=table_id)
def test_events_tell_no_more_than_the_view(table: Table) -> None:
    assert checks.told_alike(table, games=12) > 50


@pytest.mark.parametrize("table", TRIALS, ids=table_id)
def test_a_bystander_learns_only_what_the_rules_show(table: Table) -> None:
    assert checks.nothing_given_away(table, games=12) > 25


@pytest.mark.parametrize("table", PRESETS, ids=table_id)
def test_invented_worlds_seldom_equal_the_true_one(table: Table) -> None:
    assert checks.seldom_true(table, games=30) < 0.02


@pytest.mark.parametrize("table", PRESETS, ids=table_id)
def test_invented_worlds_differ(table: Table) -> None:
    assert checks.varied(table, worlds=30) > 10
