"""Where everything lies: the rival above, the Court in the middle with the piles beside it, the hand at the foot."""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.ribauds.values import HAND, PLACES

from .cards import Rect

_RIVAL: Final = 3
_SIDE: Final = 17
"""Columns beside the Court for pile and discard."""


class Layout(NamedTuple):
    """The parts of the table. `piles` is empty where there is no room for it; `gaps` are blank lines to spare."""

    rival: tuple[Rect, ...]
    plate: Rect
    keys: int
    court: tuple[Rect, ...]
    piles: Rect
    plots: Rect
    rule: int
    hand: tuple[Rect, ...]
    words: Rect


def layout(width: int, height: int, held: int, shown: int) -> Layout:
    """For a hand of `held` cards and a rival with `shown`."""
    spare = max(0, height - 5 - _RIVAL)  # less the keys, the plots in two lines, the rule and the keys of the hand
    court = min(13, max(4, spare * 5 // 8))
    hand = min(10, max(3, spare - court))
    blank = max(0, spare - court - hand)
    side = _SIDE if width >= 4 * 13 + 3 * 2 + _SIDE + 3 else 0
    wide = min(9 + court if court > 6 else 13, 21, (width - 3 - side - 3 * 2) // PLACES)
    across = PLACES * wide + 3 * 2
    left = 2 if not side else 2 + max(0, (width - 4 - across - 2 - side) // 3)
    small = 12 if width >= 70 else 9
    rival = tuple(Rect(2 + (small + 1) * number, 0, small, _RIVAL) for number in range(shown))
    start = 2 + (small + 1) * shown + 1
    y = _RIVAL + (blank + 1) // 3
    places = tuple(Rect(left + (wide + 2) * number, y + 1, wide, court) for number in range(PLACES))
    piles = Rect(left + across + 2, y + 1, max(0, width - left - across - 3) if side else 0, court)
    below = y + 1 + court + (blank + 1) // 3
    rule = height - hand - 2
    size = min(8 + hand, 15) if held <= HAND else min(11, (width - 4) // held - 1)
    fan = tuple(Rect(2 + (size + 1) * number, height - hand, size, hand) for number in range(held))
    right = 2 + (size + 1) * held + 1
    return Layout(
        rival=rival,
        plate=Rect(start, 0, width - start - 1, _RIVAL),
        keys=y,
        court=places,
        piles=piles,
        plots=Rect(2, below, width - 4, 2),
        rule=rule,
        hand=fan,
        words=Rect(right, height - hand - 1, width - right - 1, hand + 1),
    )
