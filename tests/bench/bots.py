"""`make bench-bots`: every figure of the bots beside its bound. The unlucky end of the 95 % interval counts.

    python -m tests.bench.bots                         all of them, which takes hours
    python -m tests.bench.bots ribauds --deals 0.1     one game, on a tenth of the deals
    python -m tests.bench.bots honesty --jobs 1        the twin worlds

Exits with 1 if a bound is missed. How characters differ is measured by `tests.bench.characters`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import pairwise
from multiprocessing import get_context
from os import cpu_count
from statistics import median
from time import process_time
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ai.agent import CHARACTERS, LEVELS, Agent, Budget, Decision, Update, create, levels, spell
from ai.league import Deal, Match, Standing, deal_rng, play, standings
from ai.league.running import Plan, run
from ai.league.standing import Share, share
from engines.game import Options
from engines.registry import load, names
from engines.rng import Rng
from tests.ai.twins import audit, tables

THINKS: Final = {"novice": 10, "player": 10, "expert": 60, "master": 250}
"""Milliseconds within which 95 of 100 decisions are taken."""

DECISIONS: Final = 10_000
"""So many decisions of each bot are put to the test of twin worlds."""

ZOO: Final = ("liar", "treason", "always-challenge", "never-challenge", "always-king")
HARD: Final = {"difficulty": "hard"}


class Pairing(NamedTuple):
    """The first entrant against the others, and what its share has to be at least, or at most."""

    game: str
    entrants: str
    sign: str
    bound: float
    deals: int
    options: Mapping[str, Any] = MappingProxyType({})


PAIRINGS: Final = (
    Pairing("roitatouille", "player,random", ">=", 0.73, 3000),
    Pairing("roitatouille", "expert,player", ">=", 0.55, 3000),
    Pairing("roitatouille", "master,random", ">=", 0.78, 2000),
    Pairing("roitatouille", "master,player", ">=", 0.58, 2000),
    Pairing("roitatouille", "player,random,random,random", ">=", 0.44, 2000),
    Pairing("roitatouille", "master,random,random,random", ">=", 0.47, 1000),
    Pairing("roitatouille", "master,player,player,player", ">=", 0.29, 1000),
    Pairing("ribauds", "novice,random", ">=", 0.7, 500),
    Pairing("ribauds", "player,novice", ">=", 0.7, 500),
    Pairing("ribauds", "expert,player", ">=", 0.7, 500),
    Pairing("ribauds", "master,expert", ">=", 0.7, 500),
    Pairing("ribauds", "master,random", ">=", 0.985, 1000),
    Pairing("ribauds", "master,greedy", ">=", 0.95, 500),
    Pairing("ribauds", "responder,master", "<=", 0.62, 300),
    Pairing("ministre", "expert,random,random,random", ">=", 0.99, 500),
    Pairing("ministre", "expert,honest,honest,honest", ">=", 0.72, 500),
    *(Pairing("ministre", f"{each},expert,expert,expert", "<=", 0.28, 400) for each in ZOO),
    *(Pairing("sommeil", f"{high},{low}", ">=", 0.68, 500, HARD) for low, high in pairwise(LEVELS)),
)


class Figure(NamedTuple):
    """One line of the report."""

    name: str
    found: str
    bound: str
    holds: bool

    def __str__(self) -> str:
        return f"{self.name:<62} {self.found:>26} {self.bound:>10}  {'holds' if self.holds else 'MISSED'}"


class Bench(NamedTuple):
    """How much is played, by how many processes at a time."""

    factor: float
    jobs: int
    seed: int

    def count(self, whole: int) -> int:
        """So many of them, by the factor."""
        return max(4, round(whole * self.factor))

    def played(self, pairing: Pairing) -> list[Deal]:
        """The deals of a pairing."""
        match = Match(pairing.game, tuple(pairing.entrants.split(",")), dict(pairing.options))
        return list(run(Plan([match], self.seed, self.count(pairing.deals)), self.jobs, process_time))


def bounded(name: str, found: Share, sign: str, bound: float) -> Figure:
    """A share beside its bound."""
    holds = found.low >= bound if sign == ">=" else found.high <= bound
    return Figure(name, f"{found.mean:.3f} [{found.low:.3f}, {found.high:.3f}]", f"{sign} {bound:g}", holds)


def pairings(bench: Bench, game_id: str) -> Iterator[Figure]:
    """The shares of a game's pairings, and how long its levels think."""
    slowest: dict[str, float] = {}
    for pairing in PAIRINGS:
        if pairing.game == game_id:
            table: dict[str, Standing] = {each.entrant: each for each in standings(bench.played(pairing))}
            for entrant, standing in table.items():
                slowest[entrant] = max(slowest.get(entrant, 0.0), standing.thought[95] * 1000)
            first, *others = pairing.entrants.split(",")
            name = f"{game_id} {first} against {len(others)} {others[0]}"
            yield bounded(name, table[first].share, pairing.sign, pairing.bound)
    for level, most in THINKS.items():
        if level in slowest:
            found = slowest[level]
            yield Figure(f"{game_id} {level} thinks, 95 of 100, ms", f"{found:.1f}", f"<= {most}", found <= most)


def closed(bench: Bench) -> Iterator[Figure]:
    """RoiTatouille: the share of the way from the player to one who sees everything."""
    for seats, least, deals in ((2, 0.3, 400), (4, 0.15, 200)):
        rest = ",player" * (seats - 1)
        won = []
        for who in ("master", "allseeing"):
            pairing = Pairing("roitatouille", who + rest, ">=", 0.0, deals)
            won.append(next(each.share for each in standings(bench.played(pairing)) if each.entrant == who))
        master, seer = won
        low, mean, high = (
            (part - 1 / seats) / max(1e-9, seer.mean - 1 / seats) for part in (master.low, master.mean, master.high)
        )
        name = f"roitatouille {seats} seats, way from player to all-seeing ({seer.mean:.3f})"
        yield bounded(name, Share(mean, low, high), ">=", least)


class Turns:
    """A bot beside which turns and right bets are counted."""

    def __init__(self, agent: Agent) -> None:
        self.agent, self.turns, self.right, self.bets = agent, 0, 0, 0

    def observe(self, update: Update[Any, Any]) -> None:
        self.turns += sum(type(event).__name__ == "TurnStarted" for event in update.events)
        verdicts = getattr(update.view, "verdicts", ())
        self.right += sum(verdict.right for verdict in verdicts)
        self.bets += len(verdicts)
        self.agent.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        return self.agent.decide(budget, rng)


def lengths(bench: Bench) -> Iterator[Figure]:
    """King Thief Minister between four experts: how long it takes, and whether the round limit has to end it."""
    game, reasons, turns = load("ministre"), Counter[str](), []
    count = bench.count(500)
    for number in range(count):
        bots = [Turns(create("ministre", "expert")) for _ in range(4)]
        reasons[play(game, usual("ministre"), bots, deal_rng(bench.seed, number)).reason] += 1
        turns.append(bots[0].turns)
    stopped, middle = share([float(number < reasons["rounds"]) for number in range(count)]), median(turns)
    yield bounded("ministre 4 experts: ended by the round limit", stopped, "<=", 0.01)
    yield Figure("ministre 4 experts: median turns", f"{middle:g}", "10 – 40", 10 <= middle <= 40)


@cache
def usual(game_id: str) -> Options:
    """The options of a game that nobody changed."""
    return next(iter(load(game_id).info.presets.values()))


def guesses(bench: Bench) -> Iterator[Figure]:
    """Le Roi Sommeil on hard tables: how often each level is right."""
    game = load("sommeil")
    hard = next(each for each in game.info.presets.values() if getattr(each, "difficulty", "") == "hard")
    for level, aim in zip(LEVELS, (0.62, 0.78, 0.90, 0.97), strict=True):
        shares = []
        for number in range(bench.count(200)):
            judge = Turns(create("sommeil", level))
            play(game, hard, [judge, create("sommeil", level)], deal_rng(bench.seed, number))
            shares.append(judge.right / max(1, judge.bets))
        found = share(shares)
        held = aim - 0.02 <= found.mean <= aim + 0.02
        found_text = f"{found.mean:.3f} [{found.low:.3f}, {found.high:.3f}]"
        yield Figure(f"sommeil {level}: right on hard tables", found_text, f"{aim} ± .02", held)


def _differences(game_id: str, bot: str, decisions: int) -> int:
    where = tables(game_id)
    each = -(-decisions // len(where))
    counts = [audit(table, partial(create, game_id, bot), each, seed=number) for number, table in enumerate(where)]
    return sum(count.differ for count in counts)


def honesty(bench: Bench) -> Iterator[Figure]:
    """No bot decides otherwise in a world that looks the same to it."""
    bots = [(game, spell(level, each)) for game in names() for level in levels(game) for each in CHARACTERS]
    decisions = bench.count(DECISIONS)
    with ProcessPoolExecutor(bench.jobs, get_context("spawn")) as executor:
        found = [(bot, executor.submit(_differences, *bot, decisions)) for bot in bots]
        for (game, bot), differ in found:
            count = differ.result()
            yield Figure(f"{game} {bot}: other choices in {decisions} twin worlds", str(count), "= 0", not count)


def figures(bench: Bench, part: str) -> Iterator[Figure]:
    """The lines of one part of the report."""
    if part == "honesty":
        yield from honesty(bench)
        return
    yield from pairings(bench, part)
    more = {"roitatouille": closed, "ministre": lengths, "sommeil": guesses}.get(part)
    if more is not None:
        yield from more(bench)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bots")
    parts = (*names(), "honesty")
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(parts)}; else all")
    parser.add_argument("--deals", type=float, default=1.0, help="so many times the usual number of deals")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if unknown := set(args.parts) - set(parts):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are: {', '.join(parts)}")
    bench, missed = Bench(args.deals, args.jobs, args.seed), False
    for part in args.parts or parts:
        for figure in figures(bench, part):
            print(figure, flush=True)
            missed |= not figure.holds
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
