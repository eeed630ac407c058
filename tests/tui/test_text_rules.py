"""The rules to read: the same in every language, with every ruling in its place."""

import re
from pathlib import Path

import pytest

from engines.registry import names
from tui.text import Texts
from tui.text_language import languages

ENGINE_TESTS = Path(__file__).parents[1] / "engines"


def shape(markdown: str) -> list[str]:
    """The kinds of a text's lines, in order."""
    return [re.match(r"#+|\||-|\d|", line)[0] for line in markdown.splitlines()]  # type: ignore[index]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_rules_have_the_same_parts_in_every_language(game: str, language: str) -> None:
    english, other = Texts("en"), Texts(language)
    assert shape(other.rules(game)) == shape(english.rules(game))
    assert list(other.rulings(game)) == list(english.rulings(game))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_rulings_lead_to_headings_and_are_not_shown(game: str, language: str) -> None:
    texts = Texts(language)
    headings = re.findall(r"^#+ (.+)$", texts.rules(game), re.MULTILINE)
    assert set(texts.rulings(game).values()) <= set(headings)
    assert len(set(headings)) == len(headings)
    assert not re.search(r"[{}]|\b[A-Z]{2}-\d\d\b", texts.rules(game))


@pytest.mark.parametrize("game", names())
def test_every_ruling_that_the_engine_is_tested_for_can_be_read(game: str) -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in (ENGINE_TESTS / game).glob("test_*.py"))
    tested = {f"{letters.upper()}-{number}" for letters, number in re.findall(r"def test_([a-z]{2})(\d\d)_", code)}
    assert tested
    assert tested <= Texts("en").rulings(game).keys()


def test_a_game_without_rules_has_none() -> None:
    assert Texts("fr").rules("mine") == ""
    assert Texts("fr").rulings("mine") == {}
