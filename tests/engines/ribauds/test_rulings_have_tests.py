"""Every ruling, law of the house, option and known trap has a test that bears its name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

RULINGS = (1, 2, 3, 10, 11, 12, *range(20, 25), *range(30, 35))
LAWS = range(1, 8)
TRAPS = (
    "what_a_roi_turns_up_does_not_trigger",
    "what_a_chevalier_turns_up_does_not_trigger",
    "a_chevalier_may_turn_a_card_down",
    "a_win_by_the_swap_alone_comes_before_the_turn_over",
    "a_reine_shows_neither_the_third_card_nor_the_refill",
    "redeal_with_three_reines",
    "redeal_with_two_and_two_reines",
)
OPTIONS = ("wins_needed", "queen_picks", "memory_aid")
WANTED = (
    *(f"rr{n:02}_" for n in RULINGS),
    *(f"all{n}_" for n in LAWS),
    *(f"trap_{name}" for name in TRAPS),
    *OPTIONS,
)


def names() -> set[str]:
    """The tests of this folder."""
    trees = [ast.parse(path.read_text("utf-8")) for path in Path(__file__).parent.glob("test_*.py")]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


def untested(tests: set[str]) -> list[str]:
    return [wanted for wanted in WANTED if not any(f"_{wanted}" in name for name in tests)]


def test_every_ruling_law_option_and_trap_has_a_test() -> None:
    assert not untested(names())


@pytest.mark.parametrize("wanted", ["rr31_", "all5_", "trap_a_chevalier_may_turn_a_card_down"])
def test_a_ruling_without_a_test_is_refused(wanted: str) -> None:
    assert untested({name for name in names() if wanted not in name}) == [wanted]


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    named = {int(number) for name in names() for number in re.findall(r"_rr(\d\d)_", name)}
    assert named == set(RULINGS)
