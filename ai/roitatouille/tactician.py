"""The bot of the levels that do not search: it weighs what it sees, more or less carefully."""

from __future__ import annotations

from math import log
from typing import Any

from engines.rng import Rng
from engines.roitatouille.values import View

from ..agent import Budget, Decision, Update
from .reasons import reason
from .scene import Scene
from .worth import Weights, Worth

_FINE = 1 << 32


class Tactician:
    """Plays the action of the greatest worth.

    `noise` blurs every worth by as much, the way attention wanders; `duel` are the weights for two at the table.
    """

    def __init__(self, duel: Weights, crowd: Weights, noise: float) -> None:
        self._duel = Worth(duel)
        self._crowd = Worth(crowd)
        self._noise = noise
        self._view: View | None = None

    def observe(self, update: Update[Any, Any]) -> None:
        """The view holds all that this bot weighs."""
        self._view = update.view

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Weigh each legal action; equals are decided by chance."""
        view = self._view
        if view is None or not view.legal:
            raise ValueError("nothing to decide")
        scene = Scene(view)
        best = view.legal[0]
        if len(view.legal) > 1:
            worth = self._duel if scene.seats == 2 else self._crowd
            actions, rng = rng.shuffle(view.legal)
            most = float("-inf")
            for action in actions:
                value = worth.of(scene, action)
                if self._noise:
                    draw, rng = rng.below(_FINE)
                    value -= self._noise * log(-log((draw + 0.5) / _FINE))
                if value > most:
                    best, most = action, value
        why, values = reason(scene, best)
        return Decision(best, why, values)
