"""Who can meet in the league: the bots of the table, and those that play nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Final

from engines.game import State
from engines.registry import load
from engines.rng import Rng

from ..agent import Agent, Budget, Chance, Decision, Update, create, levels, offers
from .allseeing import allseeing
from .guests.anywhere import FirstLegal, Ismcts
from .playing import Seer

Make = Callable[[], Agent]
"""A fresh bot for one game."""

GUESTS: Final = {
    "roitatouille": "ai.league.guests.roitatouille",
    "ribauds": "ai.league.guests.ribauds",
    "ministre": "ai.league.guests.ministre",
}
"""Where the guests of a game are found."""


class Budgeted:
    """A bot that thinks for longer or shorter than it does at a table."""

    def __init__(self, agent: Agent, iterations: int) -> None:
        self._agent, self._budget = agent, Budget(iterations)

    def observe(self, update: Update[Any, Any]) -> None:
        """Hand on."""
        self._agent.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Decide within a budget of its own."""
        return self._agent.decide(self._budget, rng)


class BudgetedSeer(Budgeted):
    """The same of one who is shown the table."""

    def see(self, state: State) -> None:
        """Hand on."""
        assert isinstance(self._agent, Seer)
        self._agent.see(state)


def entrants(game_id: str) -> tuple[str, ...]:
    """The names of all who can enter, without the characters that each level can have."""
    return (*_outsiders(game_id), *levels(game_id))


def entrant(game_id: str, name: str) -> Make:
    """What makes the bots that go by this name: an entrant, a level with a character, or either with `@ITERATIONS`.

    Raises ValueError for any other.
    """
    who, at, iterations = name.partition("@")
    outsiders = _outsiders(game_id)
    known = who in outsiders or offers(game_id, who)
    if not known or (at and not _is_number(iterations)):
        raise ValueError(f"no entrant {name!r}; there are: {', '.join(entrants(game_id))}")
    make = outsiders.get(who) or partial(create, game_id, who)
    return partial(_budgeted, make, int(iterations)) if at else make


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and 0 < int(text) < 10**9


def _budgeted(make: Make, iterations: int) -> Agent:
    agent = make()
    return (BudgetedSeer if isinstance(agent, Seer) else Budgeted)(agent, iterations)


def _outsiders(game_id: str) -> dict[str, Make]:
    game = load(game_id)
    found: dict[str, Make] = {
        "random": Chance,
        "first-legal": FirstLegal,
        "ismcts": partial(Ismcts, game),
        "allseeing": partial(allseeing, game),
    }
    return found | (import_module(GUESTS[game_id]).GUESTS if game_id in GUESTS else {})
