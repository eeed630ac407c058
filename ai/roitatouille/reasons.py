"""Why an action was chosen: the tag of a reason that is true of it, and what the reason speaks of."""

from __future__ import annotations

from typing import Final

from engines.roitatouille.cards import COLOUR, COLOURS, EXCOMMUNICATION, JEANNE, RANK, REGICIDE
from engines.roitatouille.values import Accept, Action, Draw, Keep, Lay, Parry

from .scene import Scene
from .worth import attacks, landing

REASONS: Final = (
    "only-choice",
    "last-card",
    "pass-on",
    "shield",
    "no-answer",
    "save-answer",
    "stop-leader",
    "attack",
    "again",
    "strike",
    "turn-round",
    "starve",
    "look",
    "most-held",
    "stay-in-colour",
    "change-colour",
    "lay-drawn",
    "draw-nothing-fits",
    "draw-save",
    "keep-drawn",
    "shed",
)
"""Every tag that `reason` gives."""

NEAR: Final = 2
"""With so few cards left an opponent is close to winning."""

Why = tuple[str, dict[str, int]]


def reason(scene: Scene, action: Action) -> Why:
    """The first reason, from the most to the least telling, that holds for this legal action.

    Values: `card` and `colour` as the game numbers them, `seat` the opponent meant, `count` cards (or turns).
    """
    view = scene.view
    if isinstance(action, Lay):
        if scene.size == 1:
            return "last-card", {"card": action.card}
        if len(view.legal) == 1:
            return "only-choice", {}
        return _answering(scene, action) if view.attack else _laying(scene, action)
    if isinstance(action, Accept):
        if len(view.legal) == 1:
            return "no-answer", {"count": view.total or 1}
        return "save-answer", {"count": view.total or 1}
    if isinstance(action, Parry):
        return "shield", {"card": JEANNE, "count": 1}
    if isinstance(action, Draw):
        return ("draw-nothing-fits" if len(view.legal) == 1 else "draw-save"), {}
    if isinstance(action, Keep) and view.drawn is not None and len(view.legal) > 1:
        return "keep-drawn", {"card": view.drawn}
    return "only-choice", {}


def _answering(scene: Scene, action: Lay) -> Why:
    if action.card == JEANNE:
        return "shield", {"card": action.card, "count": scene.view.total}
    return "pass-on", {"card": action.card, "seat": scene.next, "count": scene.view.total}


def _laying(scene: Scene, action: Lay) -> Why:
    view, card = scene.view, action.card
    rank, colour = RANK[card], landing(scene, action)
    if attacks(card) and scene.next != view.seat:
        near = view.sizes[scene.next] <= NEAR
        return ("stop-leader" if near else "attack"), {
            "card": card,
            "seat": scene.next,
            "count": view.sizes[scene.next],
        }
    if rank == REGICIDE and (target := scene.strikes()) is not None:
        return "strike", {"seat": target, "count": view.sizes[target]}
    if rank == EXCOMMUNICATION:
        if scene.seats == 2 and view.options.reverse_skips_two:
            return "again", {}
        if scene.seats > 2 and view.sizes[scene.next] < view.sizes[scene.previous]:
            return "turn-round", {"seat": scene.next, "count": view.sizes[scene.next]}
    if view.drawn is not None:
        return "lay-drawn", {"card": card}
    if any(lack.seat == scene.next and lack.colour == colour for lack in view.lacks):
        return "starve", {"seat": scene.next, "colour": colour}
    if action.target is not None:
        return "look", {"seat": action.target}
    return _colour(scene, action, colour)


def _colour(scene: Scene, action: Lay, colour: int) -> Why:
    left = scene.colours[colour] - (COLOUR[action.card] == colour)
    if COLOUR[action.card] == COLOURS:
        if left and left == max(scene.colours):
            return "most-held", {"colour": colour, "count": left}
    elif colour != scene.view.colour:
        if left:
            return "change-colour", {"colour": colour, "count": left}
    elif left:
        return "stay-in-colour", {"colour": colour, "count": left}
    return "shed", {"card": action.card}
