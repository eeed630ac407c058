"""Find how much things are worth, and what to expect of strangers, by the cross-entropy method.

    python -m ai.ministre.tune --seed 1

Candidates read the table but do not play on. They meet the best so far and the guests of the league. Nothing depends on
time: the same command gives the same numbers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec

from engines.ministre.values import Options
from engines.registry import load

from ..agent import Agent
from ..league.entrants import entrant
from ..league.playing import deal_rng, play
from ..tuning import cross_entropy
from . import profiles, sense
from .courtier import Courtier, Profile
from .habits import Ways
from .style import Style
from .turn import Temper

GENERATIONS: Final = 12
GAMES: Final = 64
GUESTS: Final = ("honest", "treason", "always-challenge", "never-challenge")
SEATS: Final = (4, 4, 3, 5)

_TEMPER: Final = ("stay", "hide", "fear", "curious", "secret")
_WAYS: Final = ("known", "unknown", "reply")


def vector(profile: Profile) -> list[float]:
    """What is tuned, in a row."""
    return [
        *(getattr(profile.temper, name) for name in _TEMPER),
        *(getattr(profile.ways, name) for name in _WAYS),
        *profile.ways.doubt[:-1],
    ]


def shaped(values: Sequence[float], like: Profile) -> Profile:
    """A profile with these numbers, which reads and does not play on."""
    numbers = [max(0.0, each) for each in values]
    temper = dict(zip(_TEMPER, numbers, strict=False))
    ways = dict(zip(_WAYS, (min(1.0, max(0.02, each)) for each in numbers[len(_TEMPER) :]), strict=False))
    doubt = tuple(min(1.0, each) for each in numbers[len(_TEMPER) + len(_WAYS) :])
    return msgspec.structs.replace(
        like,
        temper=msgspec.structs.replace(like.temper, **temper),
        ways=msgspec.structs.replace(like.ways, **ways, doubt=(*doubt, 0.0)),
    )


def wins(profile: Profile, champion: Profile, seed: int, first: int) -> float:
    """The share of games from the deal `first` on that a profile wins, for each fair share, alone among others."""
    game = load("ministre")
    total = 0.0
    for number in range(first, first + GAMES):
        seats = SEATS[number // 2 % len(SEATS)]
        mine = number % seats
        guest = GUESTS[number // 8 % len(GUESTS)]

        def other(guest: str = guest, number: int = number) -> Agent:
            return Courtier(champion, Style(), sense()) if number % 4 else entrant("ministre", guest)()

        agents = [Courtier(profile, Style(), sense()) if seat == mine else other() for seat in range(seats)]
        outcome = play(game, Options(), agents, deal_rng(seed, number))
        if mine in outcome.winners:
            total += seats / len(outcome.winners)
    return total / GAMES


def tune(seed: int, generations: int, report: Callable[[str], object]) -> tuple[Temper, Ways]:
    """The numbers after so many generations."""
    like = msgspec.structs.replace(profiles()["expert"], playouts=0.0)
    start = vector(like)

    def fitness(values: Sequence[float], champion: Sequence[float], generation: int) -> float:
        return wins(shaped(values, like), shaped(champion, like), seed, generation * GAMES)

    spread = [0.05 + 0.4 * each for each in start]
    found = shaped(
        [round(each, 3) for each in cross_entropy(start, spread, fitness, Random(seed), generations, report, 16, 4, 3)],
        like,
    )
    return found.temper, found.ways


def main() -> None:
    """Print the numbers as JSON."""
    parser = argparse.ArgumentParser(prog="python -m ai.ministre.tune")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=GENERATIONS)
    args = parser.parse_args()
    temper, ways = tune(args.seed, args.generations, lambda line: print(line, file=sys.stderr, flush=True))
    print(msgspec.json.format(msgspec.json.encode({"temper": temper, "ways": ways})).decode())


if __name__ == "__main__":
    main()
