"""Cards of the Court that turn over or change places, for a moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from engines.game import Event
from engines.ribauds.values import Revealed, Swapped, Turned

from .cards import Rect

FRAMES: Final = 8
INTERVAL: Final = 1 / 30
_THIN: Final = 3


class Motion(NamedTuple):
    """The places that turn over, the two that are being exchanged, and how many frames have been shown."""

    turning: frozenset[int] = frozenset()
    exchanged: tuple[int, int] | None = None
    frame: int = 0

    @property
    def over(self) -> bool:
        """Whether everything has come to rest."""
        return self.frame >= FRAMES or not (self.turning or self.exchanged)

    def next(self) -> Motion:
        """A frame later."""
        return self._replace(frame=self.frame + 1)

    def rect(self, place: int, rects: Sequence[Rect]) -> Rect:
        """Where the card of a place is now: narrow while it turns, on its way while it changes places."""
        x, y, width, height = rects[place]
        if place in self.turning:
            thin = max(_THIN, round(width * abs(1 - 2 * self.frame / FRAMES)))
            return Rect(x + (width - thin) // 2, y, thin, height)
        if self.exchanged is not None and place in self.exchanged:
            start = rects[self.exchanged[0] if place == self.exchanged[1] else self.exchanged[1]].x
            left = (1 - self.frame / FRAMES) ** 2
            return Rect(round(x + (start - x) * left), y, width, height)
        return rects[place]

    def other_side(self, place: int) -> bool:
        """Whether a card still shows the side it had before."""
        return place in self.turning and 2 * self.frame < FRAMES


def motion(events: Iterable[Event]) -> Motion:
    """What the latest news sets in motion."""
    moved = Motion()
    for event in events:
        if isinstance(event, (Revealed, Turned)):
            moved = Motion(turning=frozenset([event.place]))
        elif isinstance(event, Swapped):
            moved = Motion(exchanged=(event.place, event.other))
    return moved
