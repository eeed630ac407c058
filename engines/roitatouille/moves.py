"""Every action of RoiTatouille, built once, and the lists of them that a position allows."""

from __future__ import annotations

from typing import Final

from .cards import (
    BIT,
    BLUE_BITS,
    CARTIER,
    COLOURS,
    DYNASTY_BITS,
    KINDS,
    PRISONER,
    RED_BITS,
    VIOLET_BITS,
    WILD_BITS,
    kinds,
)
from .values import Accept, Action, Draw, Keep, Lay, Parry, Pass

DRAW: Final = Draw()
KEEP: Final = Keep()
ACCEPT: Final = Accept()
PARRY: Final = Parry()
PASS: Final = Pass()

LAYS: Final = tuple(
    (Lay(kind),) if kind <= PRISONER else tuple(Lay(kind, colour) for colour in range(COLOURS)) for kind in range(KINDS)
)

_CACHE_LIMIT: Final = 1 << 16


def seat_key(seats: int, seat: int) -> int:
    """What to add to a set of kinds with Cartier in it: his targets depend on who asks."""
    return (seats << 4 | seat) << KINDS


def _cartier(where: int) -> list[Lay]:
    seats, seat = where >> 4, where & 15
    targets = [None, *(other for other in range(seats) if other != seat)]
    return [Lay(CARTIER, colour, target) for target in targets for colour in range(COLOURS)]


class Runs(dict[int, tuple[Action, ...]]):
    """The moves of one dynasty's cards by their bits: those of the set without its last kind, then that kind's.

    Never emptied: a dynasty has 8,192 sets.
    """

    def __missing__(self, bits: int) -> tuple[Action, ...]:
        last = bits.bit_length() - 1
        found = self[bits] = self[bits ^ BIT[last]] + LAYS[last]
        return found


_RUNS: Final = Runs({0: ()})


def dynasty_moves(key: int) -> tuple[Action, ...]:
    """The moves of the dynasty cards of a key."""
    return _RUNS[key & BLUE_BITS] + _RUNS[key & RED_BITS] + _RUNS[key & VIOLET_BITS]


def other_moves(key: int) -> list[Action]:
    """The moves of the green and black cards of a key."""
    moves: list[Action] = []
    for kind in kinds(key & WILD_BITS):
        moves += _cartier(key >> KINDS) if kind == CARTIER else LAYS[kind]
    return moves


class Moves(dict[int, tuple[Action, ...]]):
    """From the kinds that may be laid (plus `seat_key` if Cartier is among them) to the legal actions, then `tail`.

    Bounded: emptied when it has grown too large.
    """

    def __init__(self, *tail: Action) -> None:
        super().__init__()
        self._tail = tail

    def __missing__(self, key: int) -> tuple[Action, ...]:
        if len(self) >= _CACHE_LIMIT:
            self.clear()
        found = self[key] = (*dynasty_moves(key), *other_moves(key), *self._tail)
        return found


class TurnMoves(Moves):
    """The legal actions of a normal turn (RT-06), by the same keys. `beside` offers what goes with a dynasty card.

    New sets are common here: their moves are joined from parts that are not.
    """

    def __init__(self, beside: Moves) -> None:
        super().__init__()
        self._beside = beside

    def __missing__(self, key: int) -> tuple[Action, ...]:
        if len(self) >= _CACHE_LIMIT:
            self.clear()
        lays = dynasty_moves(key)
        found = self[key] = lays + self._beside[key & ~DYNASTY_BITS] if lays else LAY_OR_DRAW[key]
        return found


LAY: Final = Moves()
LAY_OR_DRAW: Final = Moves(DRAW)
TURN: Final = (TurnMoves(LAY), TurnMoves(LAY_OR_DRAW))
"""TURN[free_draw]."""
ANSWER: Final = Moves(ACCEPT)
"""Under attack (RT-15)."""
DRAWN: Final = Moves(KEEP)
"""After a draw (RT-07): everyone is asked, whatever he drew."""
STUCK: Final[tuple[Action, ...]] = (PASS,)
"""Nothing to lay and no card left to draw (RT-42)."""
