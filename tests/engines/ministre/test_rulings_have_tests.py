"""Every ruling of the rules, every law of the house and every known trap has a test that bears its name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

RULINGS = (*range(1, 5), *range(10, 13), *range(20, 23), *range(30, 37), 40, 41)
LAWS = range(1, 8)
TRAPS = (
    "after_a_failed_challenge_the_action_runs_and_later_windows_open",
    "the_character_checked_is_the_one_claimed",
    "two_penalties_in_one_turn_are_independent",
    "several_challengers_at_once",
    "matrix_of_king_and_reply_by_challenge_by_treasury",
)
WANTED = (*(f"kt{n:02}_" for n in RULINGS), *(f"all{n}_" for n in LAWS), *(f"trap_{name}" for name in TRAPS))


def names() -> set[str]:
    """The tests of this folder."""
    trees = [ast.parse(path.read_text("utf-8")) for path in Path(__file__).parent.glob("test_*.py")]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


def untested(tests: set[str]) -> list[str]:
    return [wanted for wanted in WANTED if not any(f"_{wanted}" in name for name in tests)]


def test_every_ruling_law_and_trap_has_a_test() -> None:
    assert not untested(names())


@pytest.mark.parametrize("wanted", ["kt32_", "all5_", "trap_several_challengers_at_once"])
def test_a_ruling_without_a_test_is_refused(wanted: str) -> None:
    assert untested({name for name in names() if wanted not in name}) == [wanted]


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    named = {int(number) for name in names() for number in re.findall(r"_kt(\d\d)_", name)}
    assert named == set(RULINGS)
