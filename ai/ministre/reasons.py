"""Why an action was chosen: the tag of a reason that is true of it, and what the reason speaks of."""

from __future__ import annotations

from typing import Final

from engines.ministre.values import (
    MINISTER,
    Accuse,
    Action,
    Challenge,
    Claim,
    Decline,
    Done,
    LetPass,
    Look,
    Name,
    Peek,
    Reply,
    Rotate,
    Shuffle,
    Tax,
)

from .insight import Insight

REASONS: Final = (
    "only-choice",
    "sure",
    "likely",
    "bluff",
    "lie",
    "learn",
    "bring",
    "hide",
    "enough",
    "spy",
    "stay-dark",
    "caught",
    "suspect",
    "dare",
    "believe",
    "let-go",
    "keep-still",
    "accuse-sure",
    "accuse-guess",
    "tax",
    "mix",
    "name-sure",
    "name-guess",
)
"""Every tag that `reason` gives."""

LIKELY: Final = 0.5

Why = tuple[str, dict[str, int]]


def reason(insight: Insight, action: Action) -> Why:
    """The reason that holds for this legal action.

    Values: `character`, `seat` and `place` as the game numbers them, `count` a chance in hundredths, or coins.
    """
    view = insight.view
    if len(view.legal) == 1:
        return "only-choice", {}
    if isinstance(action, Claim):
        return _saying(insight, action.character)
    if isinstance(action, Reply):
        return _saying(insight, MINISTER)
    if isinstance(action, (Challenge, LetPass)):
        return _doubting(insight, isinstance(action, Challenge))
    if isinstance(action, Rotate):
        return ("hide" if "claim" in view.used else "bring"), {}
    if isinstance(action, Accuse):
        chance = insight.chance(action.target, action.character)
        tag = "accuse-sure" if insight.sure(action.target, action.character) else "accuse-guess"
        return tag, {"seat": action.target, "character": action.character, "count": _part(chance)}
    if isinstance(action, Tax):
        return "tax", {"seat": action.target, "count": view.coins[action.target]}
    if isinstance(action, Name):
        sure = all(map(insight.sure, insight.others, action.characters))
        return ("name-sure" if sure else "name-guess"), {}
    if isinstance(action, Peek):
        return "spy", {"place": action.place}
    if isinstance(action, Shuffle):
        return "mix", {"place": action.place}
    plain = {Look: "learn", Done: "enough", Decline: "stay-dark"}
    return plain.get(type(action), "keep-still"), {}


def _saying(insight: Insight, character: int) -> Why:
    chance = insight.mine(character)
    tag = (
        "sure"
        if insight.sure(insight.me, character)
        else "likely"
        if chance >= LIKELY
        else "bluff"
        if chance > 0
        else "lie"
    )
    return tag, {"character": character, "count": _part(chance)}


def _doubting(insight: Insight, doubts: bool) -> Why:
    view = insight.view
    assert view.claimant is not None
    assert view.character is not None
    chance = insight.chance(view.claimant, view.character)
    values = {"seat": view.claimant, "character": view.character, "count": _part(chance)}
    if not doubts:
        return ("believe" if chance >= LIKELY else "let-go"), values
    return ("caught" if chance == 0 else "suspect" if chance < LIKELY else "dare"), values


def _part(chance: float) -> int:
    return round(100 * chance)
