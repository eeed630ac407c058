"""The 94 cards as small ints and bit sets, and the tables that say which fits on which.

A card is a kind 0..43: dynasty * 13 + rank for the dynasties (0 blue, 1 red, 2 violet), then the black and green ones.
Copies of a kind are alike, so a card never has an identity that could be followed through a shuffle.

A hand is an int: bit `kind` is set for the first copy, bit `kind + 44` for the second, and so on. The lowest 44 bits
thus say which kinds are held, `bit_count()` says how many cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

KINDS: Final = 44
PLUS_TWO, FAMINE, EXCOMMUNICATION, REGICIDE = 9, 10, 11, 12
"""Ranks above the kings, which are 0..8 for the numbers 1..9."""
PRISONER, REVOLUTION, GUESCLIN, CARTIER, JEANNE = 39, 40, 41, 42, 43
NO_RANK: Final = 13
RANKS: Final = 14
COLOURS: Final = 3

RANK: Final = tuple(kind % 13 if kind < PRISONER else NO_RANK for kind in range(KINDS))
COLOUR: Final = tuple(kind // 13 if kind < PRISONER else COLOURS for kind in range(KINDS))

COPIES: Final = ((2,) * 9 + (3, 2, 2, 2)) * COLOURS + (2, 4, 4, 2, 1)
SMALL: Final = (
    ((1, 1) + (0,) * 7 + (1, 1, 0, 0))
    + ((1, 1) + (0,) * 7 + (1, 0, 1, 0))
    + ((1, 1) + (0,) * 7 + (1, 0, 0, 1))
    + (1, 2, 1, 1, 1)
)
SIEGE: Final = (
    ((1, 0) + (0,) * 7 + (1, 1, 0, 0))
    + ((1, 0) + (0,) * 7 + (1, 0, 1, 0))
    + ((1, 0) + (0,) * 7 + (1, 0, 0, 2))
    + (2, 2, 0, 1, 1)
)

BIT: Final = tuple(1 << kind for kind in range(KINDS))
MORE: Final = tuple(bit << KINDS | bit << 2 * KINDS | bit << 3 * KINDS for bit in BIT)
"""The bits of a kind's second copy and those after it."""
KIND_BITS: Final = (1 << KINDS) - 1
DYNASTY_BITS: Final = (1 << PRISONER) - 1
BLUE_BITS, RED_BITS, VIOLET_BITS = ((1 << 13) - 1 << 13 * colour for colour in range(COLOURS))
JEANNE_BIT: Final = 1 << JEANNE
CARTIER_BIT: Final = 1 << CARTIER
WILD_BITS: Final = KIND_BITS ^ DYNASTY_BITS


def deck(copies: tuple[int, ...]) -> bytes:
    """All cards in ascending order."""
    return bytes(kind for kind in range(KINDS) for _ in range(copies[kind]))


DECKS: Final = {"full": deck(COPIES), "small": deck(SMALL), "siege": deck(SIEGE)}


def remove(hand: int, kind: int) -> int:
    """The hand with one card of this kind less; the kind must be in it."""
    more = hand & MORE[kind]
    return hand ^ (1 << more.bit_length() - 1 if more else BIT[kind])


def gather(cards: Iterable[int]) -> int:
    """A hand of these cards."""
    hand = 0
    for kind in cards:
        bit = BIT[kind]
        while hand & bit:
            bit <<= KINDS
        hand |= bit
    return hand


def spread(hand: int) -> list[int]:
    """A hand's cards in ascending order."""
    cards = [kind for layer in _layers(hand) for kind in kinds(layer)]
    cards.sort()
    return cards


def _layers(hand: int) -> Iterator[int]:
    while hand:
        yield hand & KIND_BITS
        hand >>= KINDS


def kinds(bits: int) -> list[int]:
    """The kinds whose bits are set, ascending."""
    out = []
    while bits:
        low = bits & -bits
        out.append(low.bit_length() - 1)
        bits ^= low
    return out


def row(colour: int, kind: int) -> int:
    """Index into `FITS` for an active colour and the card on top (RT-10: no number on green or black)."""
    return colour * RANKS + RANK[kind]


def _fits(symbols: bool) -> tuple[int, ...]:
    rows = []
    for colour in range(COLOURS):
        for rank in range(RANKS):
            same_rank = rank < PLUS_TWO or (symbols and rank < NO_RANK)
            bits = WILD_BITS
            for kind in range(PRISONER):
                if COLOUR[kind] == colour or (same_rank and RANK[kind] == rank):
                    bits |= BIT[kind]
            rows.append(bits)
    return tuple(rows)


FITS: Final = (_fits(symbols=False), _fits(symbols=True))
"""FITS[symbol_match][row]: the kinds that may be laid when no attack is pending (RT-04, RT-05)."""

PLUS_TWO_BITS: Final = sum(BIT[colour * 13 + PLUS_TWO] for colour in range(COLOURS))
