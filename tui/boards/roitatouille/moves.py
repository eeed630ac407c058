"""What a seat did last, in the few words that fit beside its name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engines.game import Event
from engines.roitatouille.values import (
    Accepted,
    Attacked,
    Drew,
    Kept,
    Laid,
    Looked,
    Missed,
    Parried,
    Passed,
    RoundStarted,
    Skipped,
    Struck,
)

from .words import Words

Moves = dict[int, Event]
"""The last event of each seat."""


def follow(moves: Moves, events: Iterable[Event]) -> set[int]:
    """Bring the last moves up to date; returns the seats that did something or to whom something was done."""
    stirred: set[int] = set()
    for event in events:
        if isinstance(event, RoundStarted):
            moves.clear()
            stirred.clear()
        elif isinstance(event, Attacked):
            moves[event.target] = event
            stirred.add(event.target)
        elif isinstance(event, (Laid, Drew, Kept, Passed, Missed, Skipped, Looked, Parried, Accepted)):
            moves[event.seat] = event
            stirred.add(event.seat)
        elif isinstance(event, Struck) and event.target is not None:
            stirred.add(event.target)
    return stirred


def say(words: Words, event: Event) -> str:
    """A move in words."""
    name, args = _told(words, event)
    return words.texts.say(f"board-roitatouille-move-{name}", **args) if name else ""


def _told(words: Words, event: Event) -> tuple[str, dict[str, Any]]:
    if isinstance(event, Laid):
        name = "answered" if event.answer else "drew-laid" if event.drawn else "laid"
        colour = "none" if event.colour is None else words.colour(event.colour)
        return name, {"card": words.brief(event.card), "colour": colour}
    if isinstance(event, Drew):
        return "drew", {"count": event.count}
    if isinstance(event, Looked):
        return "looked", {"target": words.names[event.target]}
    if isinstance(event, Attacked):
        return "attacked", {"attack": event.attack, "total": event.total}
    return next((name for kind, name in _BARE.items() if isinstance(event, kind)), ""), {}


_BARE: Final[dict[type[Event], str]] = {
    Missed: "missed",
    Kept: "kept",
    Passed: "passed",
    Skipped: "skipped",
    Parried: "parried",
    Accepted: "accepted",
}
"""Moves of which the name is all that is told."""
