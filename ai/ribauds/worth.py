"""How likely a table is won by the player who has just moved, the rival to play: learnt from games between bots.

A sum of table look-ups, one for each of its sides, made into a probability. `features` says what is looked up; the
tables are data. `Worth` adds up beforehand what always goes together, so that one table takes a microsecond.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import exp
from typing import Final

import msgspec

from engines.ribauds.values import ASSASSIN, HAND, PLACES, REINE, ROI

from .court import COURTS, DOWN, REVEAL, SEEN, UP, WAYS, at, can_win, laid
from .hands import CARDS, INDEX, KINDS, REINES

Numbers = tuple[float, ...]

_MANY: Final = 5
"""One more than a hand or a Court may hold of a kind: places and hands are counted 0 to 4."""
_HOPES: Final = 9


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each trait adds to the log-odds, by its number in `features`. `their_` is the rival's side."""

    source: str = ""
    peril: Numbers = (0.0,) * 11
    openings: Numbers = (0.0,) * 5
    chance: Numbers = (0.0,) * 16
    promise: Numbers = (0.0,) * 5
    court: Numbers = (0.0,) * 125
    sight: Numbers = (0.0,) * 25
    hand: Numbers = (0.0,) * 20
    their_hand: Numbers = (0.0,) * 20
    rois: Numbers = (0.0,) * 20
    their_rois: Numbers = (0.0,) * 20
    assassins: Numbers = (0.0,) * 20
    their_assassins: Numbers = (0.0,) * 20
    reines: Numbers = (0.0,) * 20
    their_reines: Numbers = (0.0,) * 20
    hope: Numbers = (0.0,) * _HOPES
    their_hope: Numbers = (0.0,) * _HOPES


_COUNT: Final = bytes(places.bit_count() for places in range(32))
_HELD: Final = tuple(bytes(cards.count(kind) for cards in CARDS) for kind in range(4))
_REINES_AT: Final = bytes(sum(1 << p for p in range(PLACES) if at(c, p) & ~UP == REINE) for c in COURTS)


@cache
def _hope(court: int, kinds: int) -> int:
    """After how many of the cards that may come to lie somewhere these kinds win."""
    wins = sum(
        can_win(laid(court, place, card & ~UP, bool(card & UP)), kinds) for place in range(PLACES) for card in range(8)
    )
    return min(_HOPES - 1, (wins + 1) // 2)


def _cards(court: int, card: int, mask: int = 7) -> int:
    return sum(at(court, place) & mask == card for place in range(PLACES))


def _public(court: int) -> int:
    return (_cards(court, ROI | UP) * _MANY + _cards(court, ASSASSIN | UP)) * _MANY + _COUNT[DOWN[court]]


def _side(seen: int, hand: int) -> tuple[tuple[str, int], ...]:
    """The traits of one side alone: the Court as that player sees it, and his hand."""
    return (
        ("hand", hand),
        ("rois", _cards(seen, ROI, 3) * 4 + _HELD[ROI][hand]),
        ("assassins", _cards(seen, ASSASSIN, 3) * 4 + _HELD[ASSASSIN][hand]),
        ("hope", _hope(seen, KINDS[hand])),
    )


def _mine(seen: int, hand: int) -> tuple[tuple[str, int], ...]:
    """And what he who has moved will be able to win with."""
    ways = WAYS[seen]
    number = 5 if ways & REVEAL else _COUNT[ways & KINDS[hand]]
    return (*_side(seen, hand), ("chance", number), ("promise", 0 if ways & REVEAL else _COUNT[ways & 15]))


def _theirs(seen: int, hand: int) -> tuple[tuple[str, int], ...]:
    """And how many kinds the rival would win with, if he held them."""
    side = tuple((f"their_{name}", number) for name, number in _side(seen, hand))
    return (*side, ("openings", _COUNT[WAYS[seen] & 15]))


def _luck(ways: int, kinds: int, dark: int) -> int:
    """A win that one would have to stumble upon: 1 to 5 by turning a card up, 6 to 10 by laying one, by how many places
    one does not know; 0 for none."""
    return (1 + _COUNT[dark]) if ways & REVEAL else (6 + _COUNT[dark]) if ways & kinds else 0


def features(court: int, known: int, watched: int, hand: int, rival: int) -> list[tuple[str, int]]:
    """The traits of a table: `known` and `watched` are the places that the mover and his rival know, a bit each.

    A rival who sees a win, or holds three Reines, has won: no traits are asked then.
    """
    down, ways = DOWN[court], WAYS[court]
    dark, veiled = down & ~known, down & ~watched
    mine = _mine(SEEN[known << 12 | court], hand)
    theirs = _theirs(SEEN[watched << 12 | court], rival)
    found = [
        *mine,
        *theirs,
        ("court", _public(court)),
        ("sight", _COUNT[down & known] * _MANY + _COUNT[down & watched]),
        ("reines", REINES[hand] * _MANY + _COUNT[_REINES_AT[court] & ~dark]),
        ("their_reines", REINES[rival] * _MANY + _COUNT[_REINES_AT[court] & ~veiled]),
        ("peril", _luck(ways, KINDS[rival], veiled)),
    ]
    if ("chance", 0) in mine and ways & (KINDS[hand] | REVEAL):
        found.remove(("chance", 0))
        found.append(("chance", 5 + _luck(ways, KINDS[hand], dark)))
    return found


class Worth:
    """The tables, ready for use.

    `heed`: how far the rival's side is minded, 1 as much as it should be. `wary`: how far a win that he would have to
    stumble upon counts as his; those who play for it are many.
    """

    def __init__(self, tables: Tables, heed: float = 1.0, wary: float = 0.0) -> None:
        self._tables: dict[str, list[float]] = {
            name: [heed * each for each in numbers] if name.startswith(("their_", "peril", "openings")) else [*numbers]
            for name, numbers in msgspec.structs.asdict(tables).items()
            if name != "source"
        }
        self._heedless, self._unwary = 1.0 - heed, 1.0 - wary
        self._mine: dict[int, float] = {}
        self._theirs: dict[int, float] = {}
        self._kept: dict[tuple[int, ...], int] = {}
        table = self._tables
        self._peril, self._chance = table["peril"], table["chance"]
        self._court = [table["court"][_public(court)] for court in COURTS]
        self._sight = [table["sight"][_COUNT[a] * _MANY + _COUNT[b]] for a in range(16) for b in range(16)]
        self._reines = [table["reines"][r * _MANY + _COUNT[places]] for r in REINES for places in range(16)]
        self._their_reines = [table["their_reines"][r * _MANY + _COUNT[places]] for r in REINES for places in range(16)]

    def of(self, court: int, known: int, watched: int, hand: int, rival: int) -> float:
        """The probability that the mover wins; `features` says what of."""
        lost = REINES[rival] == HAND or WAYS[SEEN[watched << 12 | court]] & (KINDS[rival] | REVEAL)
        if lost and self._heedless == 0.0:
            return 0.0
        down = DOWN[court]
        dark, veiled = down & ~known, down & ~watched
        reines = _REINES_AT[court]
        key = SEEN[known << 12 | court] << 5 | hand
        mine = self._mine.get(key)
        if mine is None:
            mine = self._mine[key] = self._sum(_mine(key >> 5, hand))
        key = SEEN[watched << 12 | court] << 5 | rival
        theirs = self._theirs.get(key)
        if theirs is None:
            theirs = self._theirs[key] = self._sum(_theirs(key >> 5, rival))
        odds = (
            mine
            + theirs
            + self._court[court]
            + self._sight[(down & known) << 4 | down & watched]
            + self._reines[hand << 4 | reines & ~dark]
            + self._their_reines[rival << 4 | reines & ~veiled]
        )
        ways = WAYS[court]
        odds += self._peril[_luck(ways, KINDS[rival], veiled)]
        if ways & (KINDS[hand] | REVEAL) and not WAYS[SEEN[known << 12 | court]] & (KINDS[hand] | REVEAL):
            odds += self._chance[5 + _luck(ways, KINDS[hand], dark)] - self._chance[0]
        value = 1.0 / (1.0 + exp(-odds))
        if lost:
            return self._heedless * value
        return self._unwary * value if ways & (KINDS[rival] | REVEAL) else value

    def keep(self, court: int, known: int, cards: Sequence[int]) -> int:
        """The best hand of three out of these cards."""
        seen, reines = SEEN[known << 12 | court], _REINES_AT[court] & ~(DOWN[court] & ~known)
        key = seen, reines, *sorted(cards)
        best = self._kept.get(key)
        if best is None:
            hands = sorted({INDEX[three] for three in combinations(key[2:], HAND)})
            best = self._kept[key] = max(
                hands, key=lambda hand: self._sum(_mine(seen, hand)) + self._reines[hand << 4 | reines]
            )
        return best

    def _sum(self, traits: tuple[tuple[str, int], ...]) -> float:
        return sum(self._tables[name][number] for name, number in traits)
