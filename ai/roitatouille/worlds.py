"""Tables that look like a view, the likelier the better they explain what the others did."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random

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

_BACK = 10
"""How many steps of a seat are looked back upon."""
_TRIES = 8


class Worlds:
    """Deals the unseen cards again and again.

    For each other seat `guesses` hands are drawn and weighed by how well they explain its steps; every world takes one
    guess for each seat, and shuffles the rest into the pile.
    """

    def __init__(self, view: View, steps: dict[int, list[Step]], instinct: Instinct, guesses: int, rng: Rng) -> None:
        self.random = Random(int.from_bytes(rng.seed))
        self._table = one_round(sample(view, rng), view)
        seats = len(view.sizes)
        self._pool = list(DECKS[view.options.deck])
        for card in (*view.hand, *view.discard):
            self._pool.remove(card)
        self._others = [seat for seat in range(seats) if seat != view.seat and view.sizes[seat]]
        self._guesses = {seat: self._guess(view, seat, steps.get(seat, []), instinct, guesses) for seat in self._others}

    def deal(self) -> State:
        """One world."""
        random, world = self.random, self._table.clone()
        for _ in range(_TRIES):
            rest = self._pool[:]
            try:
                for seat in self._others:
                    hands, chances = self._guesses[seat]
                    cards = hands[_pick(chances, random)]
                    for card in cards:
                        rest.remove(card)
                    world.hands[seat] = gather(cards)
            except ValueError:
                continue
            chance = random.random
            world.pile = bytes(sorted(rest, key=lambda _: chance()))
            break
        else:
            world.hands = self._table.hands[:]
        return world

    def _guess(
        self, view: View, seat: int, steps: list[Step], instinct: Instinct, guesses: int
    ) -> tuple[list[list[int]], list[float]]:
        pinned: list[int] = next((list(seen.cards) for seen in view.seen if seen.seat == seat), [])
        pool = self._pool[:]
        for card in pinned:
            pool.remove(card)
        for lack in view.lacks:
            if lack.seat == seat:
                banned = FITS[view.options.symbol_match][lack.colour * RANKS + lack.rank] & DYNASTY_BITS
                pool = [card for card in pool if not BIT[card] & banned]
        missing = view.sizes[seat] - len(pinned)
        recent = steps[-_BACK:]
        hands: list[list[int]] = []
        chances: list[float] = []
        if not recent:
            guesses //= 4
        for _ in range(guesses):
            hand = pinned + self.random.sample(pool, missing)
            hands.append(hand)
            chances.append(self._explains(hand, recent, instinct) if recent else 1.0)
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


def _pick(chances: list[float], random: Random) -> int:
    """An index, as likely as its part of these running sums."""
    return min(bisect(chances, random.random() * chances[-1]), len(chances) - 1)
