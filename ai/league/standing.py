"""What the deals of a league say: shares of games with intervals, strengths on one scale, and think times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from math import log10, sqrt
from typing import Final

import msgspec

from .match import Deal, time_of

Z: Final = 1.96
"""So many standard errors to either side make an interval of 95 %."""

_ROUNDS: Final = 2_000
_SETTLED: Final = 1e-9


class Share(msgspec.Struct, frozen=True):
    """The part of its games that an entrant won, with the 95 % interval over deals."""

    mean: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """An entrant in the table: deals, share of its games, rating, and think times in seconds by percentile.

    Ratings are Elo points: 400 more are ten times the chances. The weakest has 0.
    """

    entrant: str
    deals: int
    share: Share
    rating: float
    thought: dict[int, float]


class Group(msgspec.Struct):
    """One line-up: the seats that each has in it, deals played, and what each won of them."""

    seats: Counter[str]
    played: int
    won: dict[str, float]


def share(values: Sequence[float]) -> Share:
    """Mean and interval of independent values from 0 to 1.

    Deals are independent, the games of one deal are not: the spread is that over deals, and tells how many plain games
    would be as telling. For so many the interval is Wilson's, which is right near 0 and 1 too.
    """
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count
    telling = mean * (1 - mean) / spread if spread > 0 else float(count)
    part = Z * Z / telling
    centre = (mean + part / 2) / (1 + part)
    reach = Z * sqrt(mean * (1 - mean) / telling + part / telling / 4) / (1 + part)
    return Share(mean, max(0.0, centre - reach), min(1.0, centre + reach))


def standings(deals: Iterable[Deal]) -> tuple[Standing, ...]:
    """The table of all who took part, the strongest first. An entrant in several seats counts with all of them."""
    values: dict[str, list[float]] = {}
    thought: dict[str, Counter[int]] = {}
    groups: dict[tuple[str, ...], Group] = {}
    for deal in deals:
        names = deal.match.entrants
        group = groups.setdefault(names, Group(Counter(names), 0, dict.fromkeys(names, 0.0)))
        group.played += 1
        for name in dict.fromkeys(names):
            mine = [index for index, other in enumerate(names) if other == name]
            total = sum(deal.shares[index] for index in mine)
            values.setdefault(name, []).append(total / len(mine))
            group.won[name] += total
            for index in mine:
                thought.setdefault(name, Counter()).update(deal.thought[index])
    strength = strengths(groups.values())
    lowest = min(strength.values(), default=0.0)
    table = [
        Standing(
            name,
            len(mine),
            share(mine),
            strength[name] - lowest,
            {part: percentile(thought[name], part) for part in (50, 95, 99)},
        )
        for name, mine in values.items()
    ]
    return tuple(sorted(table, key=lambda standing: (-standing.rating, standing.entrant)))


def strengths(groups: Collection[Group]) -> dict[str, float]:
    """Elo points from who met whom and won how much.

    In a game of several each wins with a chance in proportion to his strength (Luce's choice; Bradley and Terry's for
    two). The fit is by Hunter's minorisation; one game drawn with a phantom of middling strength keeps it finite.
    """
    won: dict[str, float] = {}
    for group in groups:
        for name, wins in group.won.items():
            won[name] = won.get(name, 0.5) + wins
    strength = dict.fromkeys(won, 1.0)
    for _ in range(_ROUNDS):
        shares = {name: 1 / (value + 1) for name, value in strength.items()}
        for group in groups:
            whole = sum(strength[name] * number for name, number in group.seats.items())
            for name, number in group.seats.items():
                shares[name] += group.played * number / whole
        after = {name: won[name] / shares[name] for name in strength}
        moved = max((abs(after[name] / strength[name] - 1) for name in strength), default=0.0)
        strength = after
        if moved < _SETTLED:
            break
    return {name: 400 * log10(value) for name, value in strength.items()}


def percentile(counts: Counter[int], part: int) -> float:
    """The time within which so many of a hundred decisions were taken."""
    left = sum(counts.values()) * part / 100
    for kind in sorted(counts):
        left -= counts[kind]
        if left <= 0:
            return time_of(kind)
    return 0.0
