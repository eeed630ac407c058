"""Characters: what a bot rather does, where two actions are worth about the same."""

from __future__ import annotations

import msgspec

from engines.ribauds.values import Action, DrawTwo, Replace, Reveal, Turn, View

Kinds = tuple[float, float, float, float]


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is added to the worth of an action.

    `reveal`: turning up a card that it does not know. `recall`: one that it knows. `show`, `veil`: laying a card face
    up or down, by kind. `draw`: new cards for the Roi. `turn_down`: hiding a card of the Court again.
    """

    reveal: float = 0.0
    recall: float = 0.0
    show: Kinds = (0.0, 0.0, 0.0, 0.0)
    veil: Kinds = (0.0, 0.0, 0.0, 0.0)
    draw: float = 0.0
    turn_down: float = 0.0

    def lean(self, view: View, action: Action) -> float:
        """For one action."""
        if isinstance(action, Replace):
            return (self.show if action.up else self.veil)[action.card]
        if isinstance(action, Reveal):
            return self.reveal if view.court[action.place].card is None else self.recall
        if isinstance(action, Turn):
            return self.turn_down if view.court[action.place].up else 0.0
        return self.draw if isinstance(action, DrawTwo) else 0.0
