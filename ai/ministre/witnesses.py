"""Who has seen which card, as everyone at the table can tell."""

from __future__ import annotations

from collections.abc import Iterable

from engines.game import Event
from engines.ministre.values import RING, Accused, Challenged, Looked, Peeked, Shuffled, Unveiled, View


class Witnesses:
    """By seat: the cards that it has seen and that nobody has shuffled since.

    Cards are numbered as in the game's notes, by their first place, so that a rotation changes nothing.
    """

    def __init__(self) -> None:
        self._seen: dict[int, set[int]] = {}

    def hear(self, events: Iterable[Event], view: View) -> None:
        """Take in what happened; `view` is how the table stands after it."""

        def card(place: int) -> int:
            return (place + view.shift) % RING

        everyone = range(len(view.places))
        for event in events:
            if isinstance(event, Peeked):
                self._see((event.seat,), card(event.place))
            elif isinstance(event, Looked):
                self._see((event.seat,), card(view.places[event.seat]))
            elif isinstance(event, Challenged):
                self._see(everyone if event.true else (event.seat,), card(view.places[event.claimant]))
            elif isinstance(event, Accused):
                self._see(everyone if event.right else (event.target,), card(view.places[event.target]))
            elif isinstance(event, Unveiled):
                self._see(everyone, card(view.places[event.seat]))
            elif isinstance(event, Shuffled):
                for cards in self._seen.values():
                    cards -= {card(event.place), card(event.other)}

    def _see(self, seats: Iterable[int], card: int) -> None:
        for seat in seats:
            self._seen.setdefault(seat, set()).add(card)

    def knows(self, seat: int, card: int) -> bool:
        """Whether this seat has seen this card as it lies."""
        return card in self._seen.get(seat, ())
