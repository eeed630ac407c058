"""Random games of every game, preset and seat count end, soundly: a few in `make test`, ten thousand in `make soak`."""

from __future__ import annotations

import random

import pytest

from engines.registry import load, names

from .audits import AUDITS
from .walks import Table, rng, table_id

TABLES = [
    Table(game, name, options, seats)
    for game in map(load, names())
    for name, options in game.info.presets.items()
    for seats in range(game.info.seats[0], game.info.seats[1] + 1)
]


def play(table: Table, seed: int) -> None:
    """One random game, audited at its end."""
    chance = random.Random(seed).random
    state = table.game.new(table.options, table.seats, rng(seed))
    for _ in range(20_000):
        acting = state.to_act()
        if not acting:
            break
        seat = acting[int(chance() * len(acting))]
        legal = state.legal(seat)
        state.apply(seat, legal[int(chance() * len(legal))])
    outcome = state.outcome()
    assert outcome is not None, f"seed {seed} does not end"
    assert outcome.winners
    AUDITS[table.game.info.id](state)


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_random_games_end_soundly(table: Table) -> None:
    for seed in range(20):
        play(table, seed)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_ten_thousand_random_games_end_soundly(table: Table) -> None:
    for seed in range(10_000):
        play(table, seed)
