"""What a league is made of: matches, and the deals they are played on, records that can be kept and read again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import floor, log
from typing import Any, Final

import msgspec

from engines.registry import load

from .entrants import entrant
from .playing import Clock, course, deal_rng

STEP: Final = 1.1
"""Think times are counted in classes, each so much longer than the one before."""


class Match(msgspec.Struct, frozen=True):
    """Who meets whom, in which game and by which options (those that differ from the first preset)."""

    game: str
    entrants: tuple[str, ...]
    options: dict[str, Any] = {}

    @property
    def name(self) -> str:
        """The match in a line, and no other by the same line."""
        changed = "".join(f" {name}={self.options[name]}" for name in sorted(self.options))
        return f"{self.game} {','.join(self.entrants)}{changed}"


Key = tuple[str, int, int]
"""What tells a deal from every other: its match by name, its seed and its number."""


class Deal(msgspec.Struct, frozen=True):
    """A deal, played once for each way to move the entrants up a seat.

    `shares` are the parts of its games that the entrants won, a shared victory counting in part; `reasons` and
    `decisions` say of each game how it ended and how long it was; `thought` counts each entrant's decisions by the
    class of the time they took (`time_of` tells how long that is).
    """

    match: Match
    seed: int
    number: int
    shares: tuple[float, ...]
    reasons: tuple[str, ...]
    decisions: tuple[int, ...]
    thought: tuple[dict[int, int], ...]

    @property
    def key(self) -> Key:
        """What tells it from every other."""
        return self.match.name, self.seed, self.number


def play_deals(match: Match, seed: int, numbers: Iterable[int], clock: Clock = float) -> Iterator[Deal]:
    """These deals of a match: pieces of it can be played anywhere, and matches of one seed are played on one deal."""
    game = load(match.game)
    options = msgspec.structs.replace(next(iter(game.info.presets.values())), **match.options)
    makes = [entrant(match.game, name) for name in match.entrants]
    count = len(makes)
    for number in numbers:
        shares = [0.0] * count
        thought: tuple[dict[int, int], ...] = tuple({} for _ in makes)
        reasons, decisions = [], []
        for shift in range(count):
            seated = [(seat + shift) % count for seat in range(count)]
            played = course(game, options, [makes[index]() for index in seated], deal_rng(seed, number), clock)
            for seat in played.outcome.winners:
                shares[seated[seat]] += 1.0 / len(played.outcome.winners) / count
            for seat, index in enumerate(seated):
                for seconds in played.thought[seat]:
                    kind = class_of(seconds)
                    thought[index][kind] = thought[index].get(kind, 0) + 1
            reasons.append(played.outcome.reason)
            decisions.append(played.decisions)
        yield Deal(match, seed, number, tuple(shares), tuple(reasons), tuple(decisions), thought)


def class_of(seconds: float) -> int:
    """The class of a think time: 0 up to a microsecond."""
    return floor(log(seconds * 1e6, STEP)) + 1 if seconds > 1e-6 else 0


def time_of(kind: int) -> float:
    """The longest time of a class, in seconds."""
    return float(STEP**kind) / 1e6
