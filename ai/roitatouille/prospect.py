"""How likely the seat whose turn begins is to win, if all hands were known: a sum of learned numbers.

Each hand is looked up in four tables, one of each for the part its seat plays: the mover, the next one, the previous
one, any other. Two more tables count the hands' sizes and the seats. The sum is the logarithm of the odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from engines.roitatouille.cards import (
    BIT,
    COLOURS,
    DYNASTY_BITS,
    EXCOMMUNICATION,
    FAMINE,
    JEANNE,
    PLUS_TWO_BITS,
    PRISONER,
    REGICIDE,
    REVOLUTION,
    WILD_BITS,
)
from engines.roitatouille.rules import State

from .instinct import DYNASTY, layers

_GREEN: Final = layers(WILD_BITS)
_PLUS_TWO: Final = layers(PLUS_TWO_BITS)
_REVOLUTION: Final = layers(BIT[REVOLUTION])
_STOPS: Final = layers(BIT[PRISONER] | sum(BIT[13 * colour + FAMINE] for colour in range(COLOURS)))
_TURNS: Final = layers(
    sum(BIT[13 * colour + rank] for colour in range(COLOURS) for rank in (EXCOMMUNICATION, REGICIDE))
)

_SIZES, _FITTING, _GREENS, _TWOS, _FEW, _CAPTIVE, _HELD = 13, 6, 5, 4, 3, 4, 7
"""From so many on (less one), more of a thing make no difference."""
_AT_GREEN: Final = _SIZES * _FITTING
_AT_EVIL: Final = _AT_GREEN + _GREENS * _TWOS * 2
_AT_COLOUR: Final = _AT_EVIL + _FEW**3 * _CAPTIVE
_HAND: Final = _AT_COLOUR + _HELD * _HELD
_AT_SIZES: Final = 4 * _HAND
_AT_SEATS: Final = _AT_SIZES + _SIZES * _SIZES
NUMBERS: Final = _AT_SEATS + 11
"""How many numbers there are to learn."""


def _look(state: State, seat: int, start: int, out: list[int]) -> int:
    """Add the places of a hand in its tables; tell its size."""
    hand = state.hands[seat]
    size = hand.bit_count()
    fitting = (hand & state.fits & DYNASTY_BITS).bit_count()
    greens = (hand & _GREEN).bit_count()
    twos = (hand & _PLUS_TWO).bit_count()
    revolutions = (hand & _REVOLUTION).bit_count()
    stops = (hand & _STOPS).bit_count()
    turns = (hand & _TURNS).bit_count()
    captive = state.captive[seat]
    colour = state.colour
    held = (hand & DYNASTY[colour]).bit_count()
    most = max((hand & DYNASTY[colour - 1]).bit_count(), (hand & DYNASTY[colour - 2]).bit_count())
    size = size if size < _SIZES else _SIZES - 1
    few = (revolutions if revolutions < _FEW else _FEW - 1) * _FEW + (stops if stops < _FEW else _FEW - 1)
    few = few * _FEW + (turns if turns < _FEW else _FEW - 1)
    out += (
        start + size * _FITTING + (fitting if fitting < _FITTING else _FITTING - 1),
        start
        + _AT_GREEN
        + ((greens if greens < _GREENS else _GREENS - 1) * _TWOS + (twos if twos < _TWOS else _TWOS - 1)) * 2
        + (hand >> JEANNE & 1),
        start + _AT_EVIL + few * _CAPTIVE + (captive if captive < _CAPTIVE else _CAPTIVE - 1),
        start + _AT_COLOUR + (held if held < _HELD else _HELD - 1) * _HELD + (most if most < _HELD else _HELD - 1),
    )
    return size


def places(state: State) -> list[int]:
    """Where the numbers of a state stand whose turn begins: those that `Prospect` adds up."""
    mover, seats, step = state.turn, len(state.hands), state.step
    out: list[int] = []
    mine = _look(state, mover, 0, out)
    least = _SIZES
    for away in range(1, seats):
        part = 1 if away == 1 else 2 if away == seats - 1 else 3
        size = _look(state, (mover + step * away) % seats, part * _HAND, out)
        if size < least:
            least = size
    out.append(_AT_SIZES + mine * _SIZES + least)
    out.append(_AT_SEATS + seats)
    return out


class Prospect:
    """Tells chances from one set of learned numbers."""

    def __init__(self, numbers: Sequence[float]) -> None:
        if len(numbers) != NUMBERS:
            raise ValueError(f"{len(numbers)} numbers instead of {NUMBERS}")
        self._numbers = tuple(numbers)

    def of(self, state: State) -> float:
        """How likely the mover wins."""
        hand = state.hands[state.turn]
        if not hand & hand - 1 and hand & state.fits:
            return 1.0
        numbers = self._numbers
        return 1.0 / (1.0 + exp(-sum([numbers[place] for place in places(state)])))
