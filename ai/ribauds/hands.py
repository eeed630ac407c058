"""Hands of three as numbers: what they hold, and what becomes of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

from engines.ribauds.values import HAND, REINE

from .court import bits

CARDS: Final = tuple(combinations_with_replacement(range(4), HAND))
"""The cards of each hand, in order."""
INDEX: Final[dict[tuple[int, ...], int]] = {cards: hand for hand, cards in enumerate(CARDS)}
KINDS: Final = bytes(bits(cards) for cards in CARDS)
REINES: Final = bytes(cards.count(REINE) for cards in CARDS)


def _exchanged(hand: int, given: int, taken: int) -> int:
    cards = list(CARDS[hand])
    if given not in cards:
        return 0
    cards.remove(given)
    return INDEX[tuple(sorted([*cards, taken]))]


GIVE: Final = tuple(
    bytes(_exchanged(hand, given, taken) for given in range(4) for taken in range(4)) for hand in range(len(CARDS))
)
"""The hand after one card of it was given for another: `GIVE[hand][4 * given + taken]`."""


def hand_of(cards: Sequence[int]) -> int:
    """The number of a hand, in whatever order; of its first three cards if there are more."""
    return INDEX[tuple(sorted(cards[:HAND]))]
