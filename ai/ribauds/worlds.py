"""Tables that a view allows: what the unseen cards may be, as a player guesses."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from engines.ribauds.dealing import DECK
from engines.ribauds.values import HAND, REINE, View
from engines.rng import Rng

from .court import code

_DECK: Final = Counter(DECK)


class World(NamedTuple):
    """One guess: the whole Court as a number, the rival's hand, the pile in the order of drawing."""

    court: int
    rival: tuple[int, ...]
    pile: tuple[int, ...]


def worlds(view: View, count: int, rng: Rng) -> list[World]:
    """Guesses that agree with all that the viewer knows; what he saw in the rival's hand is likely still there."""
    rival = next(held for held in view.held if held.seat != view.seat)
    pool = _DECK.copy()
    pool.subtract(view.hand)
    pool.subtract(view.discard)
    pool.subtract(place.card for place in view.court if place.card is not None)
    pool.subtract(rival.sure)
    pool[REINE] -= view.buried
    unseen = sorted(pool.elements())
    up = [place.up for place in view.court]
    wanted = max(0, view.sizes[rival.seat] - len(rival.sure))
    guesses = []
    for number in range(count):
        cards, rng = rng.shuffle(unseen)
        if number % 2:
            for card in rival.maybe:
                if card in cards:
                    cards.remove(card)
                    cards.append(card)
        hand = (*rival.sure, *reversed(cards[len(cards) - wanted :]))
        del cards[len(cards) - wanted :]
        court = [cards.pop() if place.card is None else place.card for place in view.court]
        order, rng = rng.shuffle(hand[:HAND])
        guesses.append(World(code(court, up), tuple(order), (*cards, *[REINE] * view.buried)))
    return guesses
