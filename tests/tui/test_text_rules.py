"""The rules to read: the same in every language, with every ruling in its place."""

import re
from pathlib import Path

import pytest

from engines.registry import names
from tests.contract.walks import trials, walk
from tui.boards.rulings import RULINGS
from tui.text import Texts
from tui.text_language import languages
from tui.text_rules import read_rules

ENGINE_TESTS = Path(__file__).parents[1] / "engines"


def shape(markdown: str) -> list[str]:
    """The kinds of a text's lines, in order."""
    return [re.match(r"#+|\||-|\d|", line)[0] for line in markdown.splitlines()]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_rules_have_the_same_parts_in_every_language(game: str, language: str) -> None:
    english, other = read_rules(game, "en"), read_rules(game, language)
    assert shape(other.markdown) == shape(english.markdown)
    assert list(other.headings) == list(english.headings)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_rulings_lead_to_headings_and_are_not_shown(game: str, language: str) -> None:
    rules = read_rules(game, language)
    headings = re.findall(r"^#+ (.+)$", rules.markdown, re.MULTILINE)
    assert set(rules.headings.values()) <= set(headings)
    assert len(set(headings)) == len(headings)
    assert not re.search(r"[{}]|\b[A-Z]{2}-\d\d\b", rules.markdown)


@pytest.mark.parametrize("game", names())
def test_every_ruling_that_the_engine_is_tested_for_can_be_read(game: str) -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in (ENGINE_TESTS / game).glob("test_*.py"))
    tested = {f"{letters.upper()}-{number}" for letters, number in re.findall(r"def test_([a-z]{2})(\d\d)_", code)}
    assert tested
    assert tested <= read_rules(game, "en").headings.keys()


@pytest.mark.parametrize("game", names())
def test_whatever_is_asked_has_its_ruling_in_the_rules(game: str) -> None:
    asked = {
        position.state.view(0).prompt for table in trials(game) for seed in range(3) for position in walk(table, seed)
    }
    assert asked <= RULINGS[game].keys()
    assert set(RULINGS[game].values()) <= read_rules(game, "en").headings.keys()


def test_a_game_without_rules_has_none() -> None:
    assert read_rules("mine", "fr") == ("", {})


def test_rules_are_read_in_the_language_of_the_texts() -> None:
    assert Texts("fr").rules("roitatouille") == read_rules("roitatouille", "fr").markdown
    assert Texts("fr").rules("roitatouille") != Texts("en").rules("roitatouille")
