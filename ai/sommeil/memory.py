"""A memory like a person's (RS-42): what was looked at fades with every card, old and new get mixed, neighbours too."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final, NamedTuple

import msgspec

from engines.sommeil.values import COLOURS

GONE: Final = -1
"""Where a sleeper is who is in no bed."""

_KEPT: Final = 24
"""So many of the latest looks at a fact can still be remembered."""
_FRESH: Final = 0.5
"""The part of its inattention that a level loses when something changes before its eyes."""
_FAINT: Final = 1e-6


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one remembers.

    `attention` is the chance that a look at the row takes a fact in, `decay` how fast looks fade with each card, `blur`
    how much chance there is in what comes to mind, `floor` the strength below which nothing does. `distance` is how
    much weaker a neighbouring bed comes to mind, `residue` what a new fact leaves of the strength of the one before,
    and `lapse` the chance of a blank.
    """

    attention: float
    decay: float
    blur: float
    floor: float
    distance: float
    residue: float
    lapse: float


class Recalled(NamedTuple):
    """What comes to mind, and how sure it feels from 0 to 1. Nothing does: `value` is None."""

    value: int | None
    sure: float


class _Look(NamedTuple):
    time: int
    value: int
    changed: bool


class Memory:
    """Where each character sleeps and in what, as far as it was looked at; chance comes in when it is asked."""

    def __init__(self, habits: Habits) -> None:
        self._habits = habits
        self._time = 0
        self._places: dict[int, list[_Look]] = {}
        self._colours: dict[int, list[_Look]] = {}

    @property
    def known(self) -> Sequence[int]:
        """The characters that were ever seen."""
        return sorted(self._places)

    def pass_time(self) -> None:
        """Something happened, and there was nothing to look at."""
        self._time += 1

    def look(self, beds: Sequence[int | None], fresh: int | None) -> None:
        """The row as it is seen; `fresh` has just been put to bed."""
        self._time += 1
        seen = {top // COLOURS: (bed, top % COLOURS) for bed, top in enumerate(beds) if top is not None}
        for character, (bed, colour) in seen.items():
            changed = fresh is not None and character == fresh // COLOURS
            self._note(self._places, character, bed, changed)
            self._note(self._colours, character, colour, changed)
        for character, looks in self._places.items():
            if character not in seen and looks[-1].value != GONE:
                self._note(self._places, character, GONE, True)

    def _note(self, facts: dict[int, list[_Look]], character: int, value: int, changed: bool) -> None:
        looks = facts.setdefault(character, [])
        looks.append(_Look(self._time, value, changed))
        del looks[:-_KEPT]

    def place(self, character: int, beds: int, chance: Random) -> Recalled:
        """The bed of a character, or GONE."""
        strengths = self._strengths(self._places.get(character, ()), chance)
        for bed, strength in list(strengths.items()):
            for near in (bed - 1, bed + 1):
                if bed != GONE and 0 <= near < beds:
                    strengths[near] = max(strengths.get(near, _FAINT), strength * exp(-self._habits.distance))
        return self._recall(strengths, chance)

    def colour(self, character: int, chance: Random) -> Recalled:
        """The colour that a character wears."""
        return self._recall(self._strengths(self._colours.get(character, ()), chance), chance)

    def _strengths(self, looks: Sequence[_Look], chance: Random) -> dict[int, float]:
        """How strong each value is: every look that was taken in adds to its own, and weakens the others."""
        habits, now = self._habits, self._time
        strengths: dict[int, float] = {}
        current: int | None = None
        for look in looks:
            attention = habits.attention
            if look.changed:
                attention += (1 - attention) * _FRESH
            if chance.random() >= attention:
                continue
            if look.value != current:
                strengths = {value: strength * habits.residue for value, strength in strengths.items()}
                current = look.value
            trace = (now - look.time + 1) ** -habits.decay
            strengths[look.value] = strengths.get(look.value, 0.0) + trace
        return strengths

    def _recall(self, strengths: dict[int, float], chance: Random) -> Recalled:
        habits = self._habits
        if not strengths or chance.random() < habits.lapse:
            return Recalled(None, 0.0)
        heard = {value: log(max(strength, _FAINT)) for value, strength in strengths.items()}
        noisy = {value: strength + habits.blur * _logistic(chance) for value, strength in heard.items()}
        best = max(noisy, key=noisy.__getitem__)
        if noisy[best] < habits.floor:
            return Recalled(None, 0.0)
        shares = {value: exp(strength / habits.blur) for value, strength in heard.items()}
        return Recalled(best, shares[best] / sum(shares.values()))


def _logistic(chance: Random) -> float:
    spot = min(max(chance.random(), _FAINT), 1 - _FAINT)
    return log(spot / (1 - spot))
