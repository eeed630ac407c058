"""Find how playouts must go to foretell best who wins.

    python -m ai.ministre.calibrate --seed 1

Games between experts are played, and at the beginning of every turn the true table is written down: who will win it?
Each number of the playouts is then tried smaller and greater; what lowers the mean squared error is kept. A level that
plays otherwise afterwards wants another round.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from engines.ministre.rules import State
from engines.ministre.state import MAIN
from engines.ministre.values import RING, Options
from engines.registry import load
from engines.rng import Rng

from ..agent import Agent, Budget, Decision, Update, create
from ..league.playing import deal_rng, play
from . import sense
from .foresight import FAR, sure
from .playout import Playout, Sense

GAMES: Final = 150
PLAYOUTS: Final = 40
STEPS: Final = (0.6, 1.6)
LEAST: Final = 0.002
"""By so much the error must fall."""


class Table(NamedTuple):
    """A table at the beginning of a turn, all cards open, and what each seat is sure of."""

    cards: list[int]
    shift: int
    places: tuple[int, ...]
    coins: list[int]
    treasury: int
    known: list[int]
    turn: int
    left: int


class Witness:
    """A bot behind whom somebody writes down how the table stands."""

    def __init__(self, agent: Agent, tables: list[Table]) -> None:
        self._agent = agent
        self._tables = tables

    def observe(self, update: Update[Any, Any]) -> None:
        """Hand on."""
        self._agent.observe(update)

    def see(self, state: State) -> None:
        """Write down a turn that begins."""
        if state.phase != MAIN or state.used:
            return
        cards = [state.cards[(card - state.shift) % RING] for card in range(RING)]
        known = [sure(state.notes[seat], state.shift) for seat in range(state.seats)]
        rounds = state.options.round_limit - state.round
        left = (rounds + 1) * state.seats - (state.turn - state.starter) % state.seats
        coins = list(state.coins)
        self._tables.append(Table(cards, state.shift, state.places, coins, state.treasury, known, state.turn, left))

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Hand on."""
        return self._agent.decide(budget, rng)


Ended = tuple[Table, tuple[int, ...]]
"""A table and who won it."""


def tables(seed: int, games: int) -> list[Ended]:
    """All turns of so many games between four experts."""
    out: list[Ended] = []
    for number in range(games):
        seen: list[Table] = []
        agents = [Witness(create("ministre", "expert"), seen) for _ in range(4)]
        outcome = play(load("ministre"), Options(), agents, deal_rng(seed, number))
        out += [(table, outcome.winners) for table in seen]
    return out


def error(sense: Sense, ended: list[Ended], seed: int) -> float:
    """The squared error of the foretold shares of the win, summed over seats, in the mean over tables."""
    random = Random(seed)
    total = 0.0
    for table, winners in ended:
        seats = len(table.coins)
        shares = [0.0] * seats
        for _ in range(PLAYOUTS):
            playout = Playout(*table, random, sense)
            playout.run(FAR)
            for seat in range(seats):
                shares[seat] += playout.share(seat) / PLAYOUTS
        total += sum((share - (seat in winners) / len(winners)) ** 2 for seat, share in enumerate(shares))
    return total / len(ended)


def calibrate(start: Sense, ended: list[Ended], seed: int, report: Callable[[str], object]) -> Sense:
    """The best found by changing one number after the other."""
    best, least = start, error(start, ended, seed)
    report(f"{len(ended)} tables, error {least:.4f}")
    for name in start.__struct_fields__[1:]:
        value = getattr(best, name)
        for step in STEPS:
            tried = msgspec.structs.replace(best, **{name: round(value * step, 3)})
            found = error(tried, ended, seed)
            report(f"{name} {value * step:.3f}: {found:.4f}")
            if found < least - LEAST:
                best, least = tried, found
    return best


def main() -> None:
    """Print the numbers as JSON."""
    parser = argparse.ArgumentParser(prog="python -m ai.ministre.calibrate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES)
    args = parser.parse_args()
    ended = tables(args.seed, args.games)
    found = calibrate(sense(), ended, args.seed, lambda line: print(line, file=sys.stderr, flush=True))
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
