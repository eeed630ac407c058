"""The three conspiracies, and how near each visibly is."""

from __future__ import annotations

from typing import NamedTuple

from engines.ribauds.values import ASSASSIN, HAND, REINE, ROI, View


class Plot(NamedTuple):
    """Its name, and what it needs, met or not. `card` is the sign of each, None for any card."""

    name: str
    met: tuple[bool, ...]
    cards: tuple[int | None, ...]

    @property
    def missing(self) -> int:
        """So many are still needed."""
        return self.met.count(False)


def plots(view: View) -> tuple[Plot, Plot, Plot]:
    """From what lies face up and the viewer's own hand alone."""
    up = [place.card if place.up else None for place in view.court]
    return (
        Plot("coronation", _first(up.count(ROI)), (ROI,) * 3),
        Plot("murder", max((_murder(up[left : left + 3]) for left in (0, 1)), key=_rank), (ASSASSIN, None, ASSASSIN)),
        Plot("marriage", _first(view.hand.count(REINE)), (REINE,) * 3),
    )


def _first(count: int) -> tuple[bool, ...]:
    return tuple(number < count for number in range(HAND))


def _murder(three: list[int | None]) -> tuple[bool, ...]:
    """Both ends an Assassin, and a victim between them; without an Assassin nobody is a victim yet."""
    left, middle, right = three
    ends = left == ASSASSIN, right == ASSASSIN
    return ends[0], middle is not None and any(ends), ends[1]


def _rank(met: tuple[bool, ...]) -> tuple[int, bool]:
    return met.count(True), met[0] and met[2]
