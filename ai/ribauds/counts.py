"""Cards that lie in no order, as how many of each kind."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from math import comb, perm, prod
from typing import Final

from engines.ribauds.values import COPIES, HAND, PLACES

from .court import UP, at

Held = tuple[int, int, int, int]
"""How many of each kind."""

KINDS: Final = range(4)
ALL: Final = (COPIES,) * 4
NONE: Final = (0,) * 4
ONE: Final = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


def count(cards: Iterable[int]) -> Held:
    counts = [0] * 4
    for card in cards:
        counts[card] += 1
    return counts[0], counts[1], counts[2], counts[3]


def plus(a: Held, b: Held) -> Held:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]


def less(a: Held, b: Held) -> Held:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]


def cards_of(held: Held) -> tuple[int, ...]:
    return tuple(kind for kind in KINDS for _ in range(held[kind]))


def bits_of(held: Held) -> int:
    return sum(1 << kind for kind in KINDS if held[kind])


@cache
def laid_in(court: int) -> Held:
    return count(at(court, place) & ~UP for place in range(PLACES))


@cache
def hands(size: int) -> tuple[Held, ...]:
    """Every hand of so many."""
    return tuple(count(cards) for cards in combinations_with_replacement(KINDS, size))


def picks(held: Held, some: Held) -> float:
    """In how many ways these can be drawn from those."""
    return float(prod(map(comb, held, some)))


@cache
def draws(left: Held, buried: int, number: int) -> tuple[tuple[Held, float], ...]:
    """What the next cards of a pile may be, and how likely; the buried Reines come last."""
    free = less(left, (0, buried, 0, 0))
    size = sum(free)
    if number >= size:
        return ((plus(free, (0, number - size, 0, 0)), 1.0),)
    every = comb(size, number)
    return tuple((more, picks(free, more) / every) for more in hands(number) if min(less(free, more)) >= 0)


@cache
def whole(reines: int) -> float:
    """How often all hands go back (RR-02) with so many Reines in the Court: three in a hand, or two in each."""
    outside, rest = 4 * COPIES - PLACES, COPIES - reines
    return sum(
        comb(HAND, a) * comb(HAND, b) * comb(outside - 2 * HAND, rest - a - b) / comb(outside, rest)
        for a in range(min(HAND, rest) + 1)
        for b in range(min(HAND, rest - a) + 1)
        if HAND in (a, b) or a == b == 2
    )


def orders(held: Held, some: Held) -> int:
    """In how many ways these can be laid out in order from those."""
    return prod(map(perm, held, some))
