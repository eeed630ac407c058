"""How a turn can end: all that an action and the choices of its effect can make of a table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from engines.ribauds.values import (
    CHEVALIER,
    PLACES,
    REINE,
    ROI,
    Action,
    Discard,
    DrawTwo,
    Look,
    Replace,
    Reveal,
    Swap,
    Turn,
)

from .court import DOWN, STANDS, UP, at, by_chevalier, laid, moved, turned
from .hands import CARDS, GIVE, hand_of
from .worth import Worth


class Table(NamedTuple):
    """A table as numbers: the Court, the places that the mover and his rival know, and both hands.

    `shown`: the rival's hand once a Reine has shown two of it. `pile`: the next cards in their order.
    """

    court: int
    known: int
    watched: int
    hand: int
    rival: int
    shown: int
    pile: tuple[int, ...]


End = tuple[int, int, int, int, int]
"""The table after the turn, as far as `Worth.of` asks; a Court in which a conspiracy stands is won."""
Way = tuple[int, int, int]
"""What is chosen on the way, once a card has come into play: the same for all tables in which it is that card."""

_NONE: Final = (-1, -1, -1)
_DRAW: Final = (-2, -2, -2)


@cache
def _looks(down: int) -> tuple[int, ...]:
    """The places that an Assassin may look at, a bit each."""
    places = [place for place in range(PLACES) if down >> place & 1]
    return tuple(1 << a | 1 << b for a, b in combinations(places, 2)) or (down,)


def ends(action: Action, table: Table, cards: tuple[int, ...], worth: Worth) -> Iterator[tuple[int, Way, End]]:
    """Each way in which the turn can go on and end: the card in play (-1 if none), the choices, the end.

    `cards` are the mover's, of which there are five when he is to discard two.
    """
    court, known, watched, hand, rival, _, _ = table
    if isinstance(action, Reveal):
        seen = 1 << action.place
        played = table._replace(court=turned(court, action.place), known=known | seen, watched=watched | seen)
        yield from _effect(at(court, action.place) & ~UP, played, worth)
    elif isinstance(action, Replace):
        place, card, seen = action.place, action.card, 1 << action.place
        after, hand = laid(court, place, card, action.up), GIVE[hand][4 * card + (at(court, place) & ~UP)]
        if action.up:
            played = table._replace(court=after, known=known | seen, watched=watched | seen, hand=hand)
            yield from _effect(card, played, worth)
        else:
            yield -1, _NONE, (after, known | seen, watched & ~seen, hand, rival)
    elif isinstance(action, Swap):
        for a, b, turn, after in by_chevalier(court):
            if (a, b) == (action.place, action.other):
                yield CHEVALIER, (a, b, turn), _ridden(table, a, b, turn, after)
    elif isinstance(action, Turn):
        seen = 1 << action.place
        yield -1, _NONE, (turned(court, action.place), known | seen, watched | seen, hand, rival)
    elif isinstance(action, DrawTwo):
        yield -1, _NONE, _drawn(table, worth)
    elif isinstance(action, Discard):
        kept = list(cards)
        kept.remove(action.first)
        kept.remove(action.second)
        yield -1, _NONE, (court, known, watched, hand_of(kept), rival)
    elif isinstance(action, Look):
        seen = 1 << action.place | (0 if action.other is None else 1 << action.other)
        yield -1, _NONE, (court, known | seen, watched, hand, rival)
    else:
        yield -1, _NONE, (court, known, watched, hand, table.shown)


def _effect(card: int, table: Table, worth: Worth) -> Iterator[tuple[int, Way, End]]:
    """Of a card that has just come into play."""
    court, known, watched, hand, rival, shown, _ = table
    if STANDS[court]:
        yield card, _NONE, (court, known, watched, hand, rival)
    elif card == REINE:
        yield card, _NONE, (court, known, watched, hand, shown)
    elif card == CHEVALIER:
        for a, b, turn, after in by_chevalier(court):
            yield card, (a, b, turn), _ridden(table, a, b, turn, after)
    elif card == ROI:
        yield card, _DRAW, _drawn(table, worth)
        for place in range(PLACES):
            seen = 1 << place
            if DOWN[court] & seen:
                yield card, (-1, -1, place), (turned(court, place), known | seen, watched | seen, hand, rival)
    else:
        for look in _looks(DOWN[court]):
            yield card, (-1, -1, look), (court, known | look, watched, hand, rival)


def _ridden(table: Table, a: int, b: int, turn: int, after: int) -> End:
    """After a Chevalier's swap and turn; whatever is turned, if the swap alone wins."""
    seen = 0 if turn < 0 else 1 << turn
    return after, moved(table.known, a, b) | seen, moved(table.watched, a, b) | seen, table.hand, table.rival


def _drawn(table: Table, worth: Worth) -> End:
    """After two more cards, of which the best are kept."""
    court, known, watched, hand, rival, _, pile = table
    return court, known, watched, worth.keep(court, known, (*CARDS[hand], *pile[:2])), rival
