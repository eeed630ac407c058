"""A view read the way a player reads a table: who is likely who, and what coins are worth."""

from __future__ import annotations

from typing import Final

from engines.ministre.belief import ends_of, holding, marginals, weights
from engines.ministre.values import PEASANT, RING, View

WIN: Final = 15.0
"""The worth of winning, in coins."""

_LOW: Final = 3
"""With so few coins in the treasury, one King ends the game."""


class Insight:
    """What the decisions of one moment have in common, counted once.

    With `memory`, only so many of the latest notes are remembered; one who forgets may be wrong.
    """

    def __init__(self, view: View, memory: int = 0) -> None:
        self.view = view
        self.me = view.seat
        self.seats = len(view.coins)
        self.place = view.places[view.seat]
        self.others = [(self.me + step) % self.seats for step in range(1, self.seats)]
        notes = view.notes
        ends = ends_of(notes)
        if memory and len(ends) > memory:
            notes = notes[ends[-memory - 1] :]
        self.found = weights(notes)
        if not any(self.found):
            self.found = weights(view.notes)
        self.chances = marginals(self.found, view.shift)
        """`[place][character]`, as this bot believes."""
        self.known = marginals(weights(view.common), view.shift)
        """The same, as everyone at the table knows."""

    def chance(self, seat: int, character: int) -> float:
        """How likely a seat sits before this character."""
        return self.chances[self.view.places[seat]][character]

    def mine(self, character: int, step: int = 0) -> float:
        """The same of oneself, after the ring has turned by so many places."""
        return self.chances[(self.place + step) % RING][character]

    def suspected(self, character: int, step: int = 0) -> float:
        """How likely the table holds it that oneself is this character."""
        return self.known[(self.place + step) % RING][character]

    def exposed(self, step: int = 0) -> float:
        """How sure the table is of who one is, from 0 to 1."""
        return (max(self.known[(self.place + step) % RING]) * RING - 1) / (RING - 1)

    def names(self, step: int = 0) -> tuple[tuple[int, ...], float]:
        """If oneself is the Peasant: the likeliest characters of the others, clockwise, and how likely they are."""
        turned = self.view.shift + step
        own = (self.place + turned) % RING
        cards = [(self.view.places[seat] + turned) % RING for seat in self.others]
        counts: dict[tuple[int, ...], int] = {}
        total = 0
        for weight, arrangement in holding(self.found, own, PEASANT):
            named = tuple(arrangement[card] for card in cards)
            counts[named] = counts.get(named, 0) + weight
            total += weight
        if not counts:
            return (), 0.0
        best = max(counts, key=counts.__getitem__)
        return best, counts[best] / total

    def worth(self, coins: list[int], treasury: int, seat: int | None = None) -> float:
        """What a table is worth to a seat, in coins: its lead, the more the nearer the end; winning outweighs all."""
        mine = self.me if seat is None else seat
        rest = [each for other, each in enumerate(coins) if other != mine]
        best, lead = max(rest), coins[mine] - max(rest)
        if treasury <= 0:
            return WIN if lead > 0 else WIN / 3 if lead == 0 else -WIN
        value = 0.6 * (coins[mine] - sum(rest) / len(rest)) + 0.4 * (coins[mine] - best)
        near = 1.0 if treasury <= _LOW else _LOW / treasury / 2
        return value + near * 2.0 * max(-1.0, min(1.0, lead / 2))
