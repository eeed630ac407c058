"""The bot of Le Roy des Ribauds: it reckons what it does not know, and plays what is worth most."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any, Final

import msgspec

from engines.ribauds.values import Action, View
from engines.rng import Rng

from ..agent import Budget, Decision, Update
from .belief import Belief
from .plan import Plan
from .reasons import reason
from .style import Style
from .worth import Worth

PATIENCE: Final = 24
"""Most games are over after so many turns."""


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level: how many tables it thinks of, how its attention wanders, and how far it minds the rival.

    `heed`, `wary`: see `Worth`. `missed`: see `Belief`. `guesses` are for a whole budget. `flair`: how much room there
    is for a style, of which the strong can afford less. `restless`: what is added to the noise with each turn after
    `PATIENCE`, so that no two wait for each other for ever.
    """

    source: str
    guesses: int
    noise: float = 0.0
    restless: float = 0.0
    heed: float = 1.0
    wary: float = 0.0
    missed: float = 1.0
    flair: float = 1.0


class Plotter:
    """Plays the action of the greatest worth."""

    def __init__(self, profile: Profile, worth: Worth, style: Style) -> None:
        self._profile, self._worth, self._style = profile, worth, style
        self._belief = Belief(profile.missed)
        self._view: View | None = None

    def observe(self, update: Update[Any, Any]) -> None:
        """Carry on what is known of the unseen cards."""
        self._belief.see(update.events, update.view)
        self._view = update.view

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Take what wins; else weigh each legal action over the same tables. Equals are decided by chance."""
        view, profile = self._view, self._profile
        if view is None or not view.legal:
            raise ValueError("nothing to decide")
        random = Random(rng.seed)
        number = max(1, profile.guesses * budget.iterations // Budget().iterations)
        plan = Plan(view.hand, self._belief.tables(number, random), self._worth)
        actions = random.sample(view.legal, len(view.legal))
        best = next((action for action in actions if plan.wins(action)), None)
        if best is None:
            best = max(actions, key=lambda action: plan.worth(action) + self._liking(view, action, random))
        why, values = reason(view, plan, best)
        return Decision(best, why, values)

    def _liking(self, view: View, action: Action, random: Random) -> float:
        """How far style and a wandering attention speak for an action."""
        noise = self._profile.noise + self._profile.restless * max(0, view.turns - PATIENCE)
        whim = noise * log(-log(1.0 - random.random())) if noise else 0.0
        return self._profile.flair * self._style.lean(view, action) - whim
