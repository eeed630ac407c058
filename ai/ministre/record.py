"""What a bot has noticed about the others: who bluffs, and how often a claim is doubted."""

from __future__ import annotations

from collections.abc import Iterable

from engines.game import Event
from engines.ministre.values import PEASANT, Challenged, Unchallenged, Unveiled


class Record:
    """Counts over one game, from the events that the bot was told."""

    def __init__(self) -> None:
        self._true: dict[int, int] = {}
        self._false: dict[int, int] = {}
        self._doubted = 0
        self._windows = 0

    def hear(self, events: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in events:
            if isinstance(event, Challenged):
                self._windows += 1
                self._doubted += 1
                kept = self._true if event.true else self._false
                kept[event.claimant] = kept.get(event.claimant, 0) + 1
            elif isinstance(event, Unchallenged):
                self._windows += 1
            elif isinstance(event, Unveiled):
                kept = self._true if event.character == PEASANT else self._false
                kept[event.seat] = kept.get(event.seat, 0) + 1

    def bluffing(self, seat: int) -> float:
        """How likely this seat makes a claim without the card, for each time that it would with it."""
        return min(1.0, (self._false.get(seat, 0) + 1.5) / (4.0 * (self._true.get(seat, 0) + 1.0)))

    @property
    def doubt(self) -> float:
        """How often a claim is doubted."""
        return (self._doubted + 1.5) / (self._windows + 3.0)
