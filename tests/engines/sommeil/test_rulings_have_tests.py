"""Every ruling of the rules has a test that bears its name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

RULINGS = (1, 2, *range(10, 18), *range(20, 29), 30, *range(40, 45))
WANTED = tuple(f"rs{number:02}_" for number in RULINGS)


def names() -> set[str]:
    """The tests of this folder."""
    trees = [ast.parse(path.read_text("utf-8")) for path in Path(__file__).parent.glob("test_*.py")]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


def untested(tests: set[str]) -> list[str]:
    return [wanted for wanted in WANTED if not any(f"_{wanted}" in name for name in tests)]


def test_every_ruling_has_a_test() -> None:
    assert not untested(names())


@pytest.mark.parametrize("wanted", ["rs16_", "rs40_"])
def test_a_ruling_without_a_test_is_refused(wanted: str) -> None:
    assert untested({name for name in names() if wanted not in name}) == [wanted]


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    assert {int(number) for name in names() for number in re.findall(r"_rs(\d\d)_", name)} == set(RULINGS)
