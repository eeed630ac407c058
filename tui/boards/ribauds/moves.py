"""What just happened on the table: where it was, what the viewer glimpsed, and each player's last move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engines.game import Event, Seat
from engines.ribauds.values import (
    REINE,
    Discarded,
    Drew,
    GameStarted,
    Looked,
    Replaced,
    Revealed,
    Shown,
    Swapped,
    Turned,
)

MOVES = (Revealed, Replaced, Swapped, Turned, Looked, Discarded, Drew, Shown)


class Trace(NamedTuple):
    """`places` were touched, `glimpsed` are cards seen by place, `shown` those that the rival showed and kept."""

    places: frozenset[int] = frozenset()
    glimpsed: tuple[tuple[int, int], ...] = ()
    shown: tuple[int, ...] = ()


def trace(events: Iterable[Event], viewer: Seat) -> Trace:
    """What the latest news leaves to be seen for a moment."""
    places: set[int] = set()
    glimpsed: dict[int, int] = {}
    shown: tuple[int, ...] = ()
    for event in events:
        if isinstance(event, GameStarted):
            places, glimpsed, shown = set(), {}, ()
        elif isinstance(event, (Revealed, Replaced, Turned)):
            places.add(event.place)
            if isinstance(event, Replaced):
                glimpsed.pop(event.place, None)
                shown = shown if event.seat == viewer else ()
        elif isinstance(event, Swapped):
            places |= {event.place, event.other}
            change = {event.place: event.other, event.other: event.place}
            glimpsed = {change.get(place, place): card for place, card in glimpsed.items()}
        elif isinstance(event, Looked):
            places |= set(event.places)
            glimpsed.update(zip(event.places, event.cards, strict=False))
        elif isinstance(event, Shown) and event.seat == viewer:
            shown = tuple(card for card in event.cards if card != REINE)
    return Trace(frozenset(places), tuple(glimpsed.items()), shown)


def follow(last: dict[Seat, Event], events: Iterable[Event]) -> None:
    """Bring each player's last move up to date; drawing for a Reine is none."""
    for event in events:
        if isinstance(event, GameStarted):
            last.clear()
        elif isinstance(event, MOVES):
            last[event.seat] = event
