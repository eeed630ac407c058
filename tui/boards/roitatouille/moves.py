"""What a seat did last, in the few words that fit beside its name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
from tui.text import Texts

from .faces import short

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


def say(texts: Texts, event: Event, names: Sequence[str]) -> str:
    """A move in words."""
    if isinstance(event, Laid):
        kind = "answered" if event.answer else "drew-laid" if event.drawn else "laid"
        colour = "none" if event.colour is None else texts.value("roitatouille", "colour", event.colour)
        return texts.say(f"board-roitatouille-move-{kind}", card=short(event.card), colour=colour)
    if isinstance(event, Drew):
        return texts.say("board-roitatouille-move-drew", count=event.count)
    if isinstance(event, Looked):
        return texts.say("board-roitatouille-move-looked", target=names[event.target])
    if isinstance(event, Attacked):
        return texts.say("board-roitatouille-move-attacked", attack=event.attack, total=event.total)
    if isinstance(event, Missed):
        return texts.say("board-roitatouille-move-missed", left=event.left)
    if isinstance(event, Kept):
        return texts.say("board-roitatouille-move-kept")
    if isinstance(event, Passed):
        return texts.say("board-roitatouille-move-passed")
    if isinstance(event, Skipped):
        return texts.say("board-roitatouille-move-skipped")
    if isinstance(event, Parried):
        return texts.say("board-roitatouille-move-parried")
    if isinstance(event, Accepted):
        return texts.say("board-roitatouille-move-accepted")
    return ""
