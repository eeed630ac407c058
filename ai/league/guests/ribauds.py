"""Guests at Le Roy des Ribauds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from engines.game import Action
from engines.registry import load
from engines.ribauds.values import ASSASSIN, REINE, Look, Pick, Replace, Reveal
from engines.rng import Rng

from ...agent import Agent, Budget, Chance, Decision
from .anywhere import Greedy
from .responder import Responder

WORLDS: Final = 8
DEPTH: Final = 3
"""A turn holds so many decisions at most that can win."""


class PeekHoarder(Chance):
    """Wants to see cards, whatever it costs."""

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """What shows the most, or anything."""
        most = max(map(_shows, self._legal))
        return Decision(Random(rng.seed).choice([action for action in self._legal if _shows(action) == most]), "peek")


def _shows(action: Action) -> int:
    """How many cards an action lets one see."""
    if isinstance(action, Replace) and action.up:
        return 2 if action.card in (REINE, ASSASSIN) else 0
    if isinstance(action, Look):
        return 1 if action.other is None else 2
    return 1 if isinstance(action, (Reveal, Pick)) else 0


GUESTS: Final[dict[str, Callable[[], Agent]]] = {
    "greedy": lambda: Greedy(load("ribauds"), WORLDS, DEPTH),
    "peek-hoarder": PeekHoarder,
    "responder": Responder,
}
