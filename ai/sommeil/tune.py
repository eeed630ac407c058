"""Find how well each level must remember to be right as often as it should be on hard tables.

    python -m ai.sommeil.tune --seed 1

A memory is a point on a line from a child's to an elephant's, through a tired colleague's and a sharp one's. Nothing
depends on time: the same command gives the same numbers.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any, Final

import msgspec

from engines.registry import load
from engines.rng import Rng
from engines.sommeil.values import Options, View

from ..agent import Budget, Decision, Update
from ..league.playing import deal_rng, play
from .bettor import Bettor, Nerve, Style
from .memory import Habits

GAMES: Final = 400
STEPS: Final = 9

LINE: Final = (
    Habits(attention=0.55, decay=0.8, blur=0.5, floor=-1.2, distance=1.0, residue=0.35, lapse=0.1),
    Habits(attention=0.7, decay=0.65, blur=0.4, floor=-1.8, distance=1.4, residue=0.25, lapse=0.05),
    Habits(attention=0.85, decay=0.5, blur=0.25, floor=-2.5, distance=2.0, residue=0.12, lapse=0.02),
    Habits(attention=0.985, decay=0.4, blur=0.15, floor=-3.5, distance=3.5, residue=0.02, lapse=0.0),
)
"""The better one remembers, the less what is superseded may leave: else old colours would make good memories err."""

LEVELS: Final = {
    "novice": (0.62, Nerve(choosy=0.6, joker=0.4, dares=False)),
    "player": (0.78, Nerve(choosy=0.85, joker=0.7, dares=False)),
    "expert": (0.90, Nerve(choosy=0.97, joker=0.5, dares=True)),
    "master": (0.97, Nerve(choosy=1.0, joker=0.5, dares=True)),
}
"""How often each level should be right, and how it bets."""


class Judged:
    """A bot whose bets are counted."""

    def __init__(self, habits: Habits, nerve: Nerve) -> None:
        self._bettor = Bettor(habits, nerve, Style())
        self.right = self.total = 0

    def observe(self, update: Update[Any, View]) -> None:
        """Hand on, and count the verdicts."""
        self._bettor.observe(update)
        mine = [verdict.right for verdict in update.view.verdicts if verdict.seat == update.view.seat]
        self.right += sum(mine)
        self.total += len(mine)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Hand on."""
        return self._bettor.decide(budget, rng)


def point(along: float) -> Habits:
    """The memory so far along the line, from 0 to 1."""
    spot = along * (len(LINE) - 1)
    first = min(int(spot), len(LINE) - 2)
    ends = (msgspec.structs.astuple(LINE[first]), msgspec.structs.astuple(LINE[first + 1]))
    return Habits(*(round(a + (b - a) * (spot - first), 4) for a, b in zip(*ends, strict=True)))


def accuracy(habits: Habits, nerve: Nerve, seed: int, games: int = GAMES) -> float:
    """The part of all bets on hard tables of two to five equals that is right."""
    right = total = 0
    for number in range(games):
        seated = [Judged(habits, nerve) for _ in range(2 + number % 4)]
        play(load("sommeil"), Options(difficulty="hard"), seated, deal_rng(seed, number))
        right += sum(each.right for each in seated)
        total += sum(each.total for each in seated)
    return right / total


def tune(level: str, seed: int) -> tuple[Habits, float]:
    """The memory of a level by halving the line, and how often it is right."""
    aim, nerve = LEVELS[level]
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if accuracy(point(middle), nerve, seed) < aim:
            low = middle
        else:
            high = middle
    habits = point((low + high) / 2)
    return habits, accuracy(habits, nerve, seed + 1)


def main() -> None:
    """Print the levels as JSON."""
    parser = argparse.ArgumentParser(prog="python -m ai.sommeil.tune")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    out = {}
    for level, (aim, nerve) in LEVELS.items():
        habits, found = tune(level, args.seed)
        print(f"{level}: {found:.3f}, to be {aim:.2f}", file=sys.stderr, flush=True)
        out[level] = {"memory": habits, "nerve": nerve}
    print(msgspec.json.format(msgspec.json.encode(out)).decode())


if __name__ == "__main__":
    main()
