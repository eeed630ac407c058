"""Why an action was chosen: the tag of a reason that is true of it, and what the reason speaks of."""

from __future__ import annotations

from typing import Final

from engines.ribauds.values import ASSASSIN, REINE, Action, Discard, DrawTwo, Look, Pick, Replace, Reveal, View

from .plan import Plan

REASONS: Final = (
    "only-choice",
    "win",
    "guard",
    "any-two",
    "look",
    "unmask",
    "spy",
    "keep-reines",
    "tidy",
    "fresh-cards",
    "hide",
    "explore",
    "arrange",
)
"""Every tag that `reason` gives."""

NOTICED: Final = 0.2

Why = tuple[str, dict[str, int]]


def reason(view: View, plan: Plan, action: Action) -> Why:
    """The first reason, from the most to the least telling, that holds. Values: `card`, and `count` in percent."""
    if len(view.legal) == 1:
        return "only-choice", {}
    if isinstance(action, Pick):
        return "any-two", {}
    if isinstance(action, Look):
        return "look", {"count": 1 if action.other is None else 2}
    if plan.wins(action):
        return "win", {}
    if isinstance(action, Discard):
        reines = view.hand.count(REINE)
        if reines > 1 and REINE not in (action.first, action.second):
            return "keep-reines", {"card": REINE, "count": reines}
        return "tidy", {}
    if isinstance(action, DrawTwo):
        return "fresh-cards", {}
    danger = plan.danger()
    if danger >= NOTICED:
        return "guard", {"count": round(100 * danger)}
    if isinstance(action, Replace):
        if not action.up:
            return "hide", {"card": action.card}
        if action.card in (REINE, ASSASSIN):
            return ("unmask" if action.card == REINE else "spy"), {"card": action.card}
    if isinstance(action, Reveal) and view.court[action.place].card is None:
        return "explore", {}
    return "arrange", {}
