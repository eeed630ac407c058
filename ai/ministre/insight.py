"""A view read the way a player reads a table: who is likely who, who would doubt what, and what coins are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.ministre.belief import certain, ends_of, holding, marginals, weights
from engines.ministre.values import PEASANT, RING, View

from .reader import Reader

WIN: Final = 15.0
"""The worth of winning, in coins."""

_SURE: Final = 0.999
_LOW: Final = 3
"""With so few coins in the treasury, one King ends the game."""


class Insight:
    """What the decisions of one moment have in common, counted once.

    With `memory`, only so many of the latest notes are remembered; one who forgets may be wrong.
    """

    def __init__(self, view: View, reader: Reader, memory: int = 0) -> None:
        self.view = view
        self.reader = reader
        self.me = view.seat
        self.seats = len(view.coins)
        self._forgetful = memory > 0
        self.place = view.places[view.seat]
        self.others = [(self.me + step) % self.seats for step in range(1, self.seats)]
        self.found: Sequence[float] = _remembered(view.notes, memory) if memory else reader.own.found
        self.chances = marginals(self.found, view.shift)
        """`[place][character]`, as this bot believes."""
        self.known = marginals(reader.common.found, view.shift)
        """The same, as everyone at the table may believe."""
        limit, played = view.options.round_limit, (view.turn - view.starter) % self.seats
        self.left = (limit - view.round + 1) * self.seats - played - 1 if limit else 1000
        """So many turns are left after this one."""

    def chance(self, seat: int, character: int) -> float:
        """How likely a seat sits before this character."""
        return self.chances[self.view.places[seat]][character]

    def mine(self, character: int, step: int = 0) -> float:
        """The same of oneself, after the ring has turned by so many places."""
        return self.chances[(self.place + step) % RING][character]

    def sure(self, seat: int, character: int) -> bool:
        """Whether this seat must sit before this character by all that is remembered, whatever has been said."""
        if self.chance(seat, character) < _SURE:
            return False
        return self._forgetful or certain(self.view.notes, self.view.shift)[self.view.places[seat]] == character

    def exposed(self, step: int = 0) -> float:
        """How sure the table is of who one is, from 0 to 1."""
        return (max(self.known[(self.place + step) % RING]) * RING - 1) / (RING - 1)

    def names(self, step: int = 0) -> tuple[tuple[int, ...], float]:
        """If oneself is the Peasant: the likeliest characters of the others, clockwise, and how likely they are."""
        turned = self.view.shift + step
        own = (self.place + turned) % RING
        cards = [(self.view.places[seat] + turned) % RING for seat in self.others]
        counts: dict[tuple[int, ...], float] = {}
        total = 0.0
        for weight, arrangement in holding(self.found, own, PEASANT):
            named = tuple(arrangement[card] for card in cards)
            counts[named] = counts.get(named, 0.0) + weight
            total += weight
        if not counts:
            return (), 0.0
        best = max(counts, key=counts.__getitem__)
        return best, counts[best] / total

    def listeners(
        self, claimant: int, character: int, step: int = 0, reply: bool = False
    ) -> Iterator[tuple[int, float, float]]:
        """Who may doubt a claim, clockwise, and how likely each does if it is true and if it is false.

        It is the claim in the open, or one that oneself may make after the ring has turned by `step`.
        """
        reader, view = self.reader, self.view
        place = (view.places[claimant] + step) % RING
        card = (place + view.shift) % RING
        credence = self.known[place][character]
        if view.claimant is None or reply:
            ratio = reader.habits.ratio(claimant, reader.witnesses.knows(claimant, card), reply)
            credence = credence / (credence + (1.0 - credence) * ratio) if credence else 0.0
        for each in range(1, self.seats):
            seat = (claimant + each) % self.seats
            if view.coins[seat] or view.options.broke_may_challenge:
                yield seat, *reader.doubting(seat, card, character, credence)

    def worth(self, coins: list[int], treasury: int) -> float:
        """What a table is worth to oneself, in coins: its lead, the more the nearer the end; winning outweighs all."""
        rest = [each for other, each in enumerate(coins) if other != self.me]
        best = max(rest)
        mine = coins[self.me]
        lead = mine - best
        if treasury <= 0:
            return WIN if lead > 0 else WIN / 3 if lead == 0 else -WIN
        value = 0.6 * (mine - sum(rest) / len(rest)) + 0.4 * lead
        near = 1.0 if treasury <= _LOW else _LOW / treasury / 2
        return value + near * 2.0 * max(-1.0, min(1.0, lead / 2))


def _remembered(notes: bytes, memory: int) -> tuple[float, ...]:
    """What one believes who remembers the latest notes only; a memory that fits nothing is no memory."""
    ends = ends_of(notes)
    found = weights(notes[ends[-memory - 1] :] if len(ends) > memory else notes)
    return found if any(found) else weights(notes)
