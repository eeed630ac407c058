"""Every ruling of the rules, every law of the house and every known trap has a test that bears its name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

RULINGS = (*range(1, 11), *range(15, 26), *range(30, 34), *range(40, 44))
LAWS = range(1, 8)
TRAPS = (
    "pile_refilled_twice_or_not_at_all",
    "cards_duplicated_at_the_reshuffle",
    "reverse_with_two_players",
    "stack_counter_doubled_or_not_reset",
    "last_card_an_action_and_the_game_waits_for_a_colour",
    "a_wild_as_first_card",
    "colour_lost_at_reshuffle",
    "drawing_twice",
    "laying_another_card_after_drawing",
    "a_leaving_player_breaks_the_order",
    "a_double_key_press_plays_twice",
    "everybody_blocked",
)
WANTED = (*(f"rt{n:02}_" for n in RULINGS), *(f"all{n}_" for n in LAWS), *(f"trap_{name}" for name in TRAPS))


def names() -> set[str]:
    """The tests of this folder."""
    trees = [ast.parse(path.read_text("utf-8")) for path in Path(__file__).parent.glob("test_*.py")]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


def untested(tests: set[str]) -> list[str]:
    return [wanted for wanted in WANTED if not any(f"_{wanted}" in name for name in tests)]


def test_every_ruling_law_and_trap_has_a_test() -> None:
    assert not untested(names())


@pytest.mark.parametrize("wanted", ["rt16_", "all5_", "trap_drawing_twice"])
def test_a_ruling_without_a_test_is_refused(wanted: str) -> None:
    assert untested({name for name in names() if wanted not in name}) == [wanted]


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    named = {int(number) for name in names() for number in re.findall(r"_rt(\d\d)_", name)}
    assert named == set(RULINGS)
