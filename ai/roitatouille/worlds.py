"""Tables that look like a view, the likelier the better they explain what the others did."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

import msgspec

from engines.rng import Rng
from engines.roitatouille.cards import BIT, DECKS, DYNASTY_BITS, FITS, RANKS, gather
from engines.roitatouille.moves import DRAW
from engines.roitatouille.rules import State
from engines.roitatouille.sample import sample
from engines.roitatouille.state import setting
from engines.roitatouille.values import View

from .instinct import Instinct
from .memory import Step

Deal = Callable[[], State]
"""Gives another world."""

_BACK: Final = 10
"""How many steps of a seat are looked back upon."""
_TRIES: Final = 8


class Guess(NamedTuple):
    """A hand that a seat may have: the cards that nobody showed, and all of them."""

    hidden: list[int]
    whole: int


class Worlds:
    """Deals the unseen cards again and again.

    For each other seat `guesses` hands are drawn and weighed by how well they explain its steps; every world takes one
    guess for each seat, and shuffles the rest into the pile.
    """

    def __init__(self, view: View, steps: dict[int, list[Step]], instinct: Instinct, guesses: int, rng: Rng) -> None:
        self.random = Random(int.from_bytes(rng.seed))
        self._table = one_round(sample(view, rng), view)
        seats = len(view.sizes)
        self._shown = {seen.seat: list(seen.cards) for seen in view.seen}
        self._pool = list(DECKS[view.options.deck])
        for card in (*view.hand, *view.discard, *(card for cards in self._shown.values() for card in cards)):
            self._pool.remove(card)
        self._guesses = [
            (seat, *self._guess(view, seat, steps.get(seat, [])[-_BACK:], instinct, guesses))
            for seat in range(seats)
            if seat != view.seat
        ]

    def deal(self) -> State:
        """One world."""
        chance, world, rest = self.random.random, self._table.clone(), self._pool[:]
        for seat, hands, chances in self._guesses:
            world.hands[seat] = self._take(seat, hands, chances, rest)
        world.pile = bytes(sorted(rest, key=lambda _: chance()))
        return world

    def _take(self, seat: int, hands: list[Guess], chances: list[float], rest: list[int]) -> int:
        """A guess of which all cards are left; they are taken away. If none is found soon, any cards."""
        for _ in range(_TRIES):
            hand = hands[min(bisect(chances, self.random.random() * chances[-1]), len(hands) - 1)]
            before = rest[:]
            try:
                for card in hand.hidden:
                    rest.remove(card)
            except ValueError:
                rest[:] = before
                continue
            return hand.whole
        hidden = self.random.sample(rest, len(hands[0].hidden))
        for card in hidden:
            rest.remove(card)
        return gather(self._shown.get(seat, []) + hidden)

    def _guess(
        self, view: View, seat: int, steps: list[Step], instinct: Instinct, guesses: int
    ) -> tuple[list[Guess], list[float]]:
        """Hands that the seat may have, and the running sum of how likely they are."""
        shown, pool = self._shown.get(seat, []), self._pool
        missing = view.sizes[seat] - len(shown)
        for lack in view.lacks:
            if lack.seat == seat:
                banned = FITS[view.options.symbol_match][lack.colour * RANKS + lack.rank] & DYNASTY_BITS
                pool = [card for card in pool if not BIT[card] & banned]
        if len(pool) < missing:
            pool = self._pool
        hands: list[Guess] = []
        chances: list[float] = []
        for _ in range(guesses):
            hidden = self.random.sample(pool, missing)
            hand = shown + hidden
            hands.append(Guess(hidden, gather(hand)))
            chances.append(self._explains(hand, steps, instinct))
        return hands, list(accumulate(chances))

    def _explains(self, hand: list[int], steps: Sequence[Step], instinct: Instinct) -> float:
        """How likely this hand makes what its seat did, as one draw of what it may have held then."""
        random = self.random.random
        held = hand[:]
        chance = 1.0
        for choice, gained, lost in reversed(steps):
            if gained:
                if choice is not None and choice.action is DRAW:
                    fits = choice.state.fits & DYNASTY_BITS
                    loose = [i for i, card in enumerate(held) if not BIT[card] & fits] or range(len(held))
                    if loose:
                        del held[loose[int(random() * len(loose))]]
                else:
                    for _ in range(min(gained, len(held))):
                        del held[int(random() * len(held))]
            if lost is not None:
                held.append(lost)
            if choice is not None and held:
                chance *= instinct.odds(choice.state, choice.action, gather(held))
        return chance


def one_round(table: State, view: View) -> State:
    """The table with nothing played for but the present round."""
    seats = len(view.sizes)
    table.setting = setting(msgspec.structs.replace(view.options, rounds=1), seats)
    table.round, table.wins = 1, (0,) * seats
    return table
