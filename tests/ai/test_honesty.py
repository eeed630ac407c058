"""Every bot of every game, level and character is honest; every planted cheater is caught."""

from __future__ import annotations

from functools import partial

import pytest

from ai.agent import CHARACTERS, LEVELS, Budget, create, levels, spell
from engines.registry import names

from .twins import CHEATERS, Cheater, audit, tables

FEW = Budget(24)
"""Honesty does not depend on how long a bot thinks."""

BOTS = [
    (game_id, spell(level, character))
    for game_id in names()
    for level in levels(game_id)
    for character in CHARACTERS
    if level in LEVELS[-1:] + LEVELS[:1] or character in CHARACTERS[:2]
]


@pytest.mark.parametrize(("game_id", "bot"), BOTS)
def test_a_bot_decides_the_same_in_a_twin_world(game_id: str, bot: str) -> None:
    for number, table in enumerate(tables(game_id)):
        tested, differ = audit(table, partial(create, game_id, bot), 4, FEW, number)
        assert tested == 4
        assert differ == 0


@pytest.mark.parametrize("cheater", CHEATERS)
@pytest.mark.parametrize("game_id", names())
def test_a_cheater_is_caught(game_id: str, cheater: type[Cheater]) -> None:
    counts = [audit(table, cheater, 60) for table in tables(game_id)]
    assert sum(count.differ for count in counts) > sum(count.tested for count in counts) / 10
