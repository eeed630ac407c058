"""Why a card cannot be laid now: the ruling that forbids it, as a key of the texts and its arguments."""

from __future__ import annotations

from typing import NamedTuple

from engines.roitatouille.cards import COLOUR, COLOURS, PLUS_TWO, RANK, REVOLUTION
from engines.roitatouille.values import View


class Why(NamedTuple):
    """`board-roitatouille-why-{reason}` says it, with the active colour and the number on top where they matter."""

    reason: str
    colour: int
    number: int = 0


def why_not(view: View, card: int) -> Why:
    """The reason why this card of the viewer's hand is not among his legal actions."""
    if not view.to_act:
        return Why("over", view.colour)
    if view.seat not in view.to_act:
        return Why("not-your-turn", view.colour)
    if view.prompt == "drawn":
        return Why("drawn", view.colour)
    if view.prompt == "regicide":
        return Why("regicide", view.colour)
    if view.prompt == "attack":
        return Why(_unanswering(view, card), view.colour)
    top = view.discard[-1]
    if RANK[top] < PLUS_TWO and COLOUR[top] < COLOURS:
        return Why("fit-number", view.colour, RANK[top] + 1)
    return Why("fit-colour", view.colour)


def _unanswering(view: View, card: int) -> str:
    if view.attack == "famine":
        return "famine"
    if view.attack == "plus_two":
        return "revolution-on-two" if card == REVOLUTION else "plus-two"
    if view.attack == "revolution":
        return "two-on-revolution" if RANK[card] == PLUS_TWO else "revolution"
    return "prisoner" if view.options.prisoner_stacks else "prisoner-alone"
