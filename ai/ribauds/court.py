"""The Court as a number, and what can be won from it: three bits a place, the card and 4 if it lies face up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from engines.ribauds.values import ASSASSIN, CHEVALIER, PLACES, REINE, ROI

UP: Final = 4
_KINDS: Final = range(4)
_PAIRS: Final = tuple(combinations(range(PLACES), 2))


def code(cards: Sequence[int], up: Sequence[bool]) -> int:
    """The number of a Court."""
    return sum(
        (card | (UP if side else 0)) << 3 * place for place, (card, side) in enumerate(zip(cards, up, strict=True))
    )


def at(court: int, place: int) -> int:
    """The card in a place, and 4 if it lies face up."""
    return court >> 3 * place & 7


def turned(court: int, place: int) -> int:
    """With one card turned over."""
    return court ^ UP << 3 * place


def laid(court: int, place: int, card: int, up: bool) -> int:
    """With this card in a place."""
    return court & ~(7 << 3 * place) | (card | (UP if up else 0)) << 3 * place


def swapped(court: int, place: int, other: int) -> int:
    """With two cards in each other's place."""
    change = at(court, place) ^ at(court, other)
    return court ^ (change << 3 * place | change << 3 * other)


def bits(cards: Sequence[int]) -> int:
    """Which kinds a hand holds, a bit a kind."""
    held = 0
    for card in cards:
        held |= 1 << card
    return held


def moved(places: int, place: int, other: int) -> int:
    """Places, a bit each, after two cards were swapped."""
    change = (places >> place ^ places >> other) & 1
    return places ^ (change << place | change << other)


@cache
def hidden(court: int) -> int:
    """The places that lie face down, a bit each."""
    return sum(1 << place for place in range(PLACES) if not at(court, place) & UP)


@cache
def unknown(court: int, known: int) -> int:
    """As it is to someone who knows only these places (a bit each): a Reine, who helps no conspiracy, for the rest."""
    for place in range(PLACES):
        if not known >> place & 1 and not at(court, place) & UP:
            court = laid(court, place, REINE, False)
    return court


@cache
def stands(court: int) -> bool:
    """Whether Coronation or Murder stands."""
    cards = [at(court, place) for place in range(PLACES)]
    roi, assassin = ROI | UP, ASSASSIN | UP
    return cards.count(roi) >= 3 or any(
        cards[left] == cards[left + 2] == assassin and cards[left + 1] & UP for left in (0, 1)
    )


@cache
def by_chevalier(court: int) -> tuple[tuple[int, int, int, int], ...]:
    """What a Chevalier can do: the two swapped, the one turned, and the Court after it; -1 if the swap alone wins."""
    ways = []
    for place, other in _PAIRS:
        after = swapped(court, place, other)
        if stands(after):
            ways.append((place, other, -1, after))
        else:
            ways += [(place, other, turn, turned(after, turn)) for turn in range(PLACES)]
    return tuple(ways)


@cache
def after_effect(court: int, card: int) -> bool:
    """Whether the player who has just brought this card into play wins, by it or by its effect."""
    if stands(court):
        return True
    if card == ROI:
        return any(not at(court, place) & UP and stands(turned(court, place)) for place in range(PLACES))
    return card == CHEVALIER and any(stands(after) for *_, after in by_chevalier(court))


@cache
def can_win(court: int, held: int) -> bool:
    """Whether whoever knows this whole Court and holds these kinds wins on his turn."""
    for place in range(PLACES):
        card = at(court, place)
        if not card & UP and after_effect(turned(court, place), card):
            return True
        if any(held >> kind & 1 and after_effect(laid(court, place, kind, True), kind) for kind in _KINDS):
            return True
    return False


@lru_cache(1 << 16)
def sees_win(court: int, known: int, held: int) -> bool:
    """Whether whoever knows only these hidden places, and holds these kinds, is sure to win on his turn."""
    return can_win(unknown(court, known), held)
