"""The Court as a number, and what can be won from it: three bits a place, the card and 4 if it lies face up."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
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


# Every Court at once, for plans and searches: thousands of look-ups are what one decision may take.

REVEAL: Final = 16
"""The bit of `WAYS` for turning a card up; the lower four stand for laying a card of that kind."""


def _ways(court: int) -> int:
    ways = 0
    for place in range(PLACES):
        card = at(court, place)
        if not card & UP and after_effect(turned(court, place), card):
            ways |= REVEAL
        for kind in _KINDS:
            if not ways >> kind & 1 and after_effect(laid(court, place, kind, True), kind):
                ways |= 1 << kind
    return ways


def _seen(known: int, court: int) -> int:
    for place in range(PLACES):
        if not known >> place & 1 and not at(court, place) & UP:
            court = laid(court, place, REINE, False)
    return court


COURTS: Final = range(1 << 3 * PLACES)
DOWN: Final = bytes(sum(1 << place for place in range(PLACES) if not at(court, place) & UP) for court in COURTS)
"""The places that lie face down, a bit each."""
STANDS: Final = bytes(stands(court) for court in COURTS)
WAYS: Final = bytes(_ways(court) for court in COURTS)
"""What wins at once for whoever knows the whole Court, effects included: see `REVEAL`."""
SEEN: Final = array("H", [_seen(known, court) for known in range(1 << PLACES) for court in COURTS])
"""At `known << 12 | court`: the Court as it is to someone who knows only these hidden places, a bit each. Where he does
not know, a Reine, who helps no conspiracy."""


def can_win(court: int, held: int) -> bool:
    """Whether whoever knows this whole Court and holds these kinds wins on his turn."""
    return bool(WAYS[court] & (held | REVEAL))


def sees_win(court: int, known: int, held: int) -> bool:
    """Whether whoever knows only these hidden places, and holds these kinds, is sure to win on his turn."""
    return can_win(SEEN[known << 12 | court], held)
