"""A belief over the arrangements of the cards, in which facts are certain and words are weighed."""

from __future__ import annotations

from itertools import pairwise

from engines.ministre.belief import ARRANGEMENTS, HOLDS, ends_of, learnt, weights
from engines.ministre.values import RING


class Belief:
    """How likely each of `ARRANGEMENTS` is; only the ratios mean something."""

    def __init__(self) -> None:
        self.found: tuple[float, ...] = (1.0,) * len(ARRANGEMENTS)
        self._notes = b""

    def learn(self, notes: bytes) -> None:
        """All that is known for certain by now, in the order of learning."""
        ends = [len(self._notes), *(end for end in ends_of(notes) if end > len(self._notes))]
        for start, end in pairwise(ends):
            self.found = learnt(self.found, notes[start:end])
        if len(ends) > 1:
            total = sum(self.found)
            scale = len(ARRANGEMENTS) / total if total else 0.0
            self.found = tuple([w * scale for w in self.found]) if scale else tuple(map(float, weights(notes)))
        self._notes = notes

    def weigh(self, card: int, character: int, ratio: float) -> None:
        """Something was said that is heard `ratio` times as often if this card is not this character."""
        self.found = tuple(
            [w if h else w * ratio for w, h in zip(self.found, HOLDS[card * RING + character], strict=True)]
        )

    def chance(self, card: int, character: int) -> float:
        """How likely this card is this character."""
        total = sum(self.found)
        return sum([w for w, h in zip(self.found, HOLDS[card * RING + character], strict=True) if h]) / total
