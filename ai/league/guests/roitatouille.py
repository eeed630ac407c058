"""Guests at RoiTatouille."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from engines.rng import Rng
from engines.roitatouille.cards import COLOUR, COLOURS, PRISONER, REVOLUTION
from engines.roitatouille.values import Lay, View

from ...agent import Agent, Budget, Decision, Update

STRONG: Final = (REVOLUTION, PRISONER)


class _Seated:
    """One that plays by the view it has."""

    _view: View

    def observe(self, update: Update[Any, Any]) -> None:
        """The latest view is enough."""
        self._view = update.view

    def lays(self) -> list[Lay]:
        """The cards that may be laid."""
        return [action for action in self._view.legal if isinstance(action, Lay)]


class Rule(_Seated):
    """The rule player that RLCard has for UNO: the strongest wild card at once, in the colour held most; else anything
    that fits."""

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """One rule, and chance."""
        lays = self.lays()
        held = Counter(COLOUR[card] for card in self._view.hand if COLOUR[card] < COLOURS)
        strong = [lay for lay in lays if lay.card in STRONG]
        if strong:
            best = max(strong, key=lambda lay: (lay.card in STRONG[:1], held[-1 if lay.colour is None else lay.colour]))
            return Decision(best, "wild")
        return Decision(Random(rng.seed).choice(lays or list(self._view.legal)), "chance")


class Starver(_Seated):
    """Looks for nothing but colours that the next player is known to lack."""

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Starve, or do anything."""
        view, lays = self._view, self.lays()
        following = (view.seat + view.direction) % len(view.sizes)
        lacking = {lack.colour for lack in view.lacks if lack.seat == following}
        starving = [lay for lay in lays if (COLOUR[lay.card] if lay.colour is None else lay.colour) in lacking]
        return Decision(Random(rng.seed).choice(starving or lays or list(view.legal)), "starve")


GUESTS: Final[dict[str, Callable[[], Agent]]] = {"rule": Rule, "colour-starver": Starver}
