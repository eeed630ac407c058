"""The bot of the levels that search: it plays on in worlds that explain what it has seen."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.rng import Rng
from engines.roitatouille.rules import State
from engines.roitatouille.values import Action, View

from ..agent import Budget, Decision, Update
from ..search import halving
from .memory import Memory
from .mind import Mind
from .reasons import reason
from .scene import Scene
from .worlds import Deal, Worlds

_USUAL = Budget().iterations
_LEAST = 16


class Depth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a level searches: values in all, guesses at each hand, own turns ahead, and how sure it must be.

    Fewer turns bring in the estimate's faults, more of them luck.
    """

    source: str
    iterations: int
    guesses: int
    duel_turns: int
    crowd_turns: int
    gate: float


class Strategist:
    """Starts from the first choice of its weights, and departs from it where the worlds speak clearly for another."""

    def __init__(self, duel: Mind, crowd: Mind, depth: Depth) -> None:
        self._duel, self._crowd = duel, crowd
        self._depth = depth
        self._memory = Memory()

    def observe(self, update: Update[Any, Any]) -> None:
        """What the others do tells of what they hold."""
        self._memory.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Search where there is a choice. The level's own numbers are for the usual budget."""
        view = self._memory.view
        if view is None or not view.legal:
            raise ValueError("nothing to decide")
        scene = Scene(view)
        best = self._choose(scene, budget, rng)
        why, values = reason(scene, best)
        return Decision(best, why, values)

    def _choose(self, scene: Scene, budget: Budget, rng: Rng) -> Action:
        view, depth = scene.view, self._depth
        mind, turns = (self._duel, depth.duel_turns) if scene.seats == 2 else (self._crowd, depth.crowd_turns)
        tied, rng = rng.shuffle(view.legal)
        arms = mind.arms(scene, tied)
        if len(arms) == 1 or scene.size == 1:
            return arms[0]

        def value(world: State, arm: int) -> float:
            state = world.clone()
            state.apply(view.seat, arms[arm])
            return mind.foresee(state, view.seat, turns)

        share = budget.iterations / _USUAL
        deal = self._worlds(view, mind, max(_LEAST, round(depth.guesses * share)), rng)
        leans = mind.leans(scene, arms)
        return arms[halving(len(arms), deal, value, round(depth.iterations * share), depth.gate, leans)]

    def _worlds(self, view: View, mind: Mind, guesses: int, rng: Rng) -> Deal:
        """What deals worlds for a search."""
        return Worlds(view, self._memory.steps, mind.instinct, guesses, rng).deal
