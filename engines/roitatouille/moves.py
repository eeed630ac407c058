"""Every action of RoiTatouille, built once, and the lists of them that a position allows."""

from __future__ import annotations

from typing import Final

from .cards import CARTIER, COLOURS, DYNASTY_BITS, KIND_BITS, KINDS, PRISONER, kinds
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


class Moves(dict[int, tuple[Action, ...]]):
    """From the kinds that may be laid (plus `seat_key` if Cartier is among them) to the legal actions, then `tail`.

    Bounded: emptied when it has grown too large.
    """

    def __init__(self, *tail: Action) -> None:
        super().__init__()
        self._tail = tail

    def __missing__(self, key: int) -> tuple[Action, ...]:
        actions: list[Action] = []
        for kind in kinds(key & KIND_BITS):
            actions += _cartier(key >> KINDS) if kind == CARTIER else LAYS[kind]
        if len(self) >= _CACHE_LIMIT:
            self.clear()
        found = self[key] = (*actions, *self._tail)
        return found


class TurnMoves(dict[int, tuple[Action, ...]]):
    """The legal actions of a normal turn (RT-06), by the same keys. `beside` offers what goes with a dynasty card.

    New sets are common here: their moves are joined from those of the dynasty cards and of the others.
    """

    def __init__(self, beside: Moves) -> None:
        super().__init__()
        self._beside = beside

    def __missing__(self, key: int) -> tuple[Action, ...]:
        dynasty = key & DYNASTY_BITS
        if len(self) >= _CACHE_LIMIT:
            self.clear()
        found = self[key] = LAY[dynasty] + self._beside[key ^ dynasty] if dynasty else LAY_OR_DRAW[key]
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
