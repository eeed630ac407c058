"""Every action of RoiTatouille, built once, and the lists of them that a position allows."""

from __future__ import annotations

from typing import Final, Literal

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
    """From the kinds that may be laid (plus `seat_key` if Cartier is among them) to the legal actions.

    `tail` is the alternative to laying: offered always, unless a dynasty card fits, or only if nothing does.
    Bounded: emptied when it has grown too large.
    """

    def __init__(self, tail: Action, offered: Literal["always", "unless_dynasty", "if_nothing"]) -> None:
        super().__init__()
        self._tail = tail
        self._unless = {"always": 0, "unless_dynasty": DYNASTY_BITS, "if_nothing": KIND_BITS}[offered]

    def __missing__(self, key: int) -> tuple[Action, ...]:
        playable = key & KIND_BITS
        actions: list[Action] = []
        for kind in kinds(playable):
            actions += _cartier(key >> KINDS) if kind == CARTIER else LAYS[kind]
        if not playable & self._unless:
            actions.append(self._tail)
        if len(self) >= _CACHE_LIMIT:
            self.clear()
        found = self[key] = tuple(actions)
        return found


TURN: Final = (Moves(DRAW, "unless_dynasty"), Moves(DRAW, "always"))
"""TURN[free_draw]: a normal turn (RT-06)."""
STUCK: Final = Moves(PASS, "if_nothing")
"""A turn with no card left to draw (RT-42)."""
ANSWER: Final = Moves(ACCEPT, "always")
"""Under attack (RT-15)."""
DRAWN: Final = Moves(KEEP, "always")
"""After a draw (RT-07): everyone is asked, whatever he drew."""
