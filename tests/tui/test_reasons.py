"""Every reason of every bot is said in words, in every language."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from ai.agent import Agent, Budget, Decision, Update, create, levels
from ai.league import deal_rng, play
from engines.registry import load, names
from engines.rng import Rng
from tui.text import Texts
from tui.text_language import languages

PEOPLE = ("Ana", "Bruno", "Chloé", "Driss", "Élise", "Farid")
SAID = {"card": 1, "colour": 1, "seat": 1, "count": 3, "character": 2, "place": 1, "coin": 5, "bed": 1}


class Witness:
    """A bot whose reasons are noted."""

    def __init__(self, agent: Agent, noted: dict[str, set[str]]) -> None:
        self._agent, self._noted = agent, noted

    def observe(self, update: Update[Any, Any]) -> None:
        self._agent.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        decision = self._agent.decide(Budget(16), rng)
        self._noted[decision.reason] |= {" ".join(sorted(decision.values))}
        return decision


@cache
def given(game_id: str) -> dict[str, set[str]]:
    """The reasons that bots give in a few games, with the names of the values that came with each."""
    game, noted = load(game_id), defaultdict[str, set[str]](set)
    for number in range(6):
        seats = game.info.seats[0] + number % 2 * (game.info.seats[1] > game.info.seats[0])
        known = levels(game_id)
        bots = [Witness(create(game_id, known[(number + seat) % len(known)]), noted) for seat in range(seats)]
        play(game, game.info.trials[number % len(game.info.trials)].options, bots, deal_rng(1, number))
    return noted


def tags(game_id: str) -> tuple[str, ...]:
    return tuple(import_module(f"ai.{game_id}").REASONS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", names())
def test_every_reason_has_words(game_id: str, language: str) -> None:
    texts = Texts(language)
    for tag in tags(game_id):
        said = texts.reason(game_id, tag, SAID, PEOPLE, 0)
        assert said, f"no words for {tag}"
        assert "{" not in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", names())
def test_the_words_need_no_value_that_is_not_given(game_id: str, language: str) -> None:
    texts = Texts(language)
    assert len(given(game_id)) > 3
    for tag, rows in given(game_id).items():
        assert tag in tags(game_id)
        for row in rows:
            said = texts.reason(game_id, tag, {name: SAID[name] for name in row.split()}, PEOPLE, 0)
            assert said
            assert "{" not in said, (tag, row, said)


def test_a_reason_without_words_is_not_said() -> None:
    assert Texts("en").reason("ribauds", "no such tag", {}, PEOPLE, 0) == ""


def test_numbers_choose_their_form_and_values_their_names() -> None:
    said = [Texts("en").reason("roitatouille", "attack", {"seat": 2, "count": n, "card": 1}, PEOPLE, 0) for n in (1, 4)]
    assert said == ["that hits Chloé, who holds one card", "that hits Chloé, who holds 4 cards"]
