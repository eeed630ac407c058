"""The bot of Le Roy des Ribauds: it guesses what it does not know, and plays what is worth most."""

from __future__ import annotations

from math import log
from typing import Any, Final

import msgspec

from engines.ribauds.values import View
from engines.rng import Rng

from ..agent import Budget, Decision, Update
from .plan import Plan, Weights
from .reasons import reason
from .worlds import worlds

PATIENCE: Final = 24
"""Most games are over after so many turns."""

_FINE: Final = 1 << 32


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level: how many tables it guesses, how its attention wanders, and what it minds.

    `restless`: what is added to the noise with each turn after `PATIENCE`, so that no two wait for each other for ever.
    """

    source: str
    guesses: int
    noise: float
    restless: float
    weights: Weights


class Plotter:
    """Plays the action of the greatest worth."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._view: View | None = None

    def observe(self, update: Update[Any, Any]) -> None:
        """The view holds all that this bot weighs."""
        self._view = update.view

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Weigh each legal action over the same guesses; equals are decided by chance."""
        view, profile = self._view, self._profile
        if view is None or not view.legal:
            raise ValueError("nothing to decide")
        plan = Plan(view, worlds(view, profile.guesses, rng.split("guesses")), profile.weights)
        actions, rng = rng.shuffle(view.legal)
        noise = profile.noise + profile.restless * max(0, view.turns - PATIENCE)
        best, most, highest = actions[0], 0.0, float("-inf")
        for action in actions if len(actions) > 1 else ():
            worth = value = plan.worth(action)
            if noise:
                draw, rng = rng.below(_FINE)
                value -= noise * log(-log((draw + 0.5) / _FINE))
            if value > highest:
                best, most, highest = action, worth, value
        why, values = reason(plan, best, most)
        return Decision(best, why, values)
