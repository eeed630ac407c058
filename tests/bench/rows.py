"""The lines of the report: a figure, the peer it stands beside, and the bound it has to keep."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Row:
    """One figure. `bound` is `(">=", 3.0)` or `("<=", 20.0)`; without one the row only informs."""

    name: str
    ours: str
    peer: str
    value: float
    bound: tuple[str, float] | None = None
    unit: str = "x"

    @property
    def held(self) -> bool:
        if self.bound is None:
            return True
        sign, limit = self.bound
        return self.value >= limit if sign == ">=" else self.value <= limit

    def __str__(self) -> str:
        bound = "" if self.bound is None else f"{self.bound[0]} {self.bound[1]:g} {self.unit}"
        verdict = "" if self.bound is None else ("ok" if self.held else "MISSED")
        return (
            f"{self.name:<46} {self.ours:>14} {self.peer:>30} {self.value:>9.2f} {self.unit:<4} {bound:>10} {verdict}"
        )


HEADER = f"{'figure':<52} {'ours':>14} {'beside':>32} {'value':>9}      {'bound':>10}"


def middle(values: list[float]) -> float:
    """The median: what a noisy machine says most often."""
    return float(median(values))


def high(values: list[float], part: float) -> float:
    """The value that a share `part` of all stays under."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]
