"""A view read the way a player reads a table: who comes next, what may still be where, what the hand is made of."""

from __future__ import annotations

from functools import cache
from typing import Final

from engines.roitatouille.cards import (
    COLOURS,
    DECKS,
    FITS,
    JEANNE,
    KINDS,
    NO_RANK,
    PLUS_TWO,
    PRISONER,
    RANKS,
    REVOLUTION,
    kinds,
)
from engines.roitatouille.values import View

ANSWERS: Final[dict[str, tuple[int, ...]]] = {
    "plus_two": (PLUS_TWO, 13 + PLUS_TWO, 26 + PLUS_TWO, JEANNE),
    "revolution": (REVOLUTION, JEANNE),
    "prisoner": (PRISONER, JEANNE),
    "famine": (JEANNE,),
}

_FITTING: Final = tuple(tuple(frozenset(kinds(bits)) for bits in table) for table in FITS)
_SPANS: Final = ((0, 13), (13, 26), (26, PRISONER), (PRISONER, KINDS))
_DYNASTIES: Final = frozenset(range(PRISONER))


@cache
def _copies(deck: str) -> tuple[int, ...]:
    return tuple(DECKS[deck].count(kind) for kind in range(KINDS))


class Scene:
    """What the decisions of one turn have in common, counted once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seats = len(view.sizes)
        self.size = len(view.hand)
        self.held = [0] * KINDS
        for card in view.hand:
            self.held[card] += 1
        self.colours = [sum(self.held[13 * colour : 13 * colour + 13]) for colour in range(COLOURS)]
        self.green = self.size - sum(self.colours)
        self.answers = self.held_by_rank(PLUS_TWO) + self.held[JEANNE]
        self.next = self.free(view.seat, view.direction)
        self.previous = self.free(view.seat, -view.direction)
        self.after_next = self.free(self.next, view.direction)
        self.known: dict[int, tuple[int, ...]] = {seen.seat: seen.cards for seen in view.seen}
        self.dynasties = sum(1 for count in self.colours if count)
        self.peak = 1.0 / max(1, min(size for seat, size in enumerate(view.sizes) if seat != view.seat))
        self.unseen = self._hidden()
        """How many cards of each kind lie where the viewer does not know: in hands or in the pile."""
        self.unseen_colours = [sum(self.unseen[start:end]) for start, end in _SPANS]
        self.unseen_total = sum(self.unseen_colours)
        self._able: dict[tuple[int, int, int], float] = {}

    def free(self, seat: int, direction: int) -> int:
        """The next seat in this direction that is not captive: `seat` itself if there is no other."""
        captive = self.view.captive
        other = (seat + direction) % self.seats
        while other != seat and captive[other]:
            other = (other + direction) % self.seats
        return other

    def threat(self, seat: int) -> float:
        """How near this opponent is to winning: 1 with one card left."""
        return 0.0 if seat == self.view.seat else 1.0 / max(1, self.view.sizes[seat])

    def strikes(self) -> int | None:
        """Whom a régicide laid now would hit (RT-30)."""
        view = self.view
        for seat in view.recent:
            if seat != view.seat and not view.captive[seat]:
                return seat
        return None

    def held_by_rank(self, rank: int) -> int:
        """How many cards of this number or symbol the hand has, in all dynasties."""
        return self.held[rank] + self.held[13 + rank] + self.held[26 + rank]

    def matches(self, rank: int) -> bool:
        """Whether a card of this rank lets the same rank of another dynasty follow."""
        return rank < PLUS_TWO or (rank < NO_RANK and self.view.options.symbol_match)

    def able(self, seat: int, colour: int, rank: int) -> float:
        """How likely the seat holds a card that fits on this colour and rank.

        Counts what is unseen, leaves out what the seat has shown not to have, and trusts what Cartier showed.
        """
        key = (seat, colour, rank)
        if key not in self._able:
            self._able[key] = self._ability(seat, colour, rank)
        return self._able[key]

    def can_answer(self, seat: int, attack: str) -> float:
        """How likely the seat holds an answer to this attack."""
        answers = ANSWERS[attack] if attack != "prisoner" or self.view.options.prisoner_stacks else (JEANNE,)
        shown = self.known.get(seat, ())
        if any(card in shown for card in answers):
            return 1.0
        count = sum([self.unseen[card] for card in answers])
        return _some(count, self.unseen_total, self.view.sizes[seat] - len(shown))

    def _hidden(self) -> list[int]:
        unseen = list(_copies(self.view.options.deck))
        for card in self.view.hand:
            unseen[card] -= 1
        for card in self.view.discard:
            unseen[card] -= 1
        for cards in self.known.values():
            for card in cards:
                unseen[card] -= 1
        return unseen

    def _ability(self, seat: int, colour: int, rank: int) -> float:
        row = colour * RANKS + rank
        fitting = _FITTING[self.view.options.symbol_match]
        shown = self.known.get(seat, ())
        if any(card in fitting[row] for card in shown):
            return 1.0
        unseen, hidden = self.unseen, self.view.sizes[seat] - len(shown)
        for lack in self.view.lacks:
            if lack.seat == seat:
                lacking = fitting[lack.colour * RANKS + lack.rank] & _DYNASTIES
                total = self.unseen_total - sum([unseen[kind] for kind in lacking])
                return _some(sum([unseen[kind] for kind in fitting[row] - lacking]), total, hidden)
        good = self.unseen_colours[colour] + self.unseen_colours[COLOURS]
        if self.matches(rank):
            good += unseen[rank] + unseen[13 + rank] + unseen[26 + rank] - unseen[13 * colour + rank]
        return _some(good, self.unseen_total, hidden)


def _some(good: int, total: int, drawn: int) -> float:
    """The chance that `drawn` cards out of `total` have a good one among them (as if they were put back)."""
    if drawn < 1 or good < 1 or total < 1:
        return 0.0
    return 1.0 - (1.0 - min(1.0, good / total)) ** drawn
