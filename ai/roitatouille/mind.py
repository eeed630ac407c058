"""What a searching bot knows of the game: what actions are worth, what others do, what a position promises."""

from __future__ import annotations

from collections.abc import Sequence

from engines.roitatouille.rules import State
from engines.roitatouille.state import TURN
from engines.roitatouille.values import Action, Lay

from .instinct import Instinct
from .prospect import Prospect
from .scene import Scene
from .worth import Weights, Worth

_LEAN, _MOST = 0.004, 0.02
"""What a character's liking is worth in chances to win: for each point of worth, and at most."""


class Mind:
    """One set of weights for everything, with a character's liking beside it."""

    def __init__(self, weights: Weights, prospect: Prospect, style: Weights | None = None) -> None:
        self._worth = Worth(weights)
        self._styled = None if style is None else Worth(weights.plus(style))
        self._prospect = prospect
        self.instinct = Instinct(weights)

    def arms(self, scene: Scene, actions: Sequence[Action]) -> list[Action]:
        """What is worth a search, the first choice first: of Cartier's looks only the one most liked."""
        worth = self._styled or self._worth
        arms: dict[tuple[object, ...], Action] = {}
        for action in sorted(actions, key=lambda action: -worth.of(scene, action)):
            arms.setdefault((action.card, action.colour) if isinstance(action, Lay) else (action,), action)
        return list(arms.values())

    def leans(self, scene: Scene, arms: Sequence[Action]) -> list[float]:
        """How much the character likes each of these, in chances to win."""
        if self._styled is None:
            return [0.0] * len(arms)
        likes = [_LEAN * (self._styled.of(scene, arm) - self._worth.of(scene, arm)) for arm in arms]
        return [max(-_MOST, min(_MOST, like)) for like in likes]

    def foresee(self, state: State, seat: int, turns: int) -> float:
        """How likely the seat wins a table, played on by instinct until so many turns of its own have come.

        The table is played on, not a copy.
        """
        choose = self.instinct.choose
        while (turn := state.turn) >= 0:
            if turn == seat and state.phase == TURN:
                turns -= 1
                if turns <= 0:
                    return self._prospect.of(state)
            state.apply(turn, choose(state))
        assert state.result is not None
        winners = state.result.winners
        return 1.0 / len(winners) if seat in winners else 0.0
