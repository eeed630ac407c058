"""Learn what tables are worth from games of the bots against each other and guests.

    python -m ai.ribauds.tune --seed 1 > ribauds.json

The first round plays by chance but for wins in sight; each later one plays by what the games before have taught.
Nothing depends on time: the same command gives the same numbers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from math import exp, sqrt
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from engines.registry import load
from engines.ribauds.rules import State
from engines.rng import Rng

from ..agent import Agent, Budget, Update
from ..league.entrants import entrant
from ..league.playing import deal_rng
from . import tables
from .court import bits, code, sees_win
from .hands import hand_of
from .plotter import Plotter, Profile
from .style import Style
from .worth import Tables, Worth, features

ROUNDS: Final = 4
GAMES: Final = 1200
PROFILE: Final = Profile(source="", guesses=14, noise=0.02)
GUESTS: Final = ("", "", "", "greedy")
"""Whom a bot meets, in turn: itself, and those whose luck it must not feed."""

PASSES, STEPS, PULL = 6, (0.1, 0.02), 3e-4
"""Of the descent: how often through the games, how far at first and in the second half, how strongly back to zero."""


class Moment(NamedTuple):
    """The end of a turn: the traits of the table, and what share of the game its player won."""

    traits: list[tuple[str, int]]
    won: float


def played(worth: Worth, guest: str, rng: Rng) -> list[Moment]:
    """One game of a bot against another or a guest, as what stood at the end of each turn of a bot."""
    game = load("ribauds")
    state = game.new(next(iter(game.info.presets.values())), 2, rng.split("table"))
    assert isinstance(state, State)
    bots: list[Agent] = [Plotter(PROFILE, worth, Style()) for _ in range(2)]
    if guest:
        bots[1] = entrant("ribauds", guest)()
    ends: list[tuple[list[tuple[str, int]], int]] = []
    news = list(game.opening(state))
    step = turns = 0
    while state.to_act():
        seat = state.turn
        for viewer, bot in enumerate(bots):
            told = tuple(event for event in (game.tell(event, viewer) for event in news) if event is not None)
            bot.observe(Update(step, told, state.view(viewer)))
        action = bots[seat].decide(Budget(), rng.split(f"{seat} {step}")).action
        news = []
        state.apply(seat, action, news.append)
        step += 1
        if state.turns != turns and state.to_act():
            turns = state.turns
            if (not guest or seat == 0) and not _lost(state):
                ends.append((_traits(state), seat))
    assert state.result is not None
    winners = state.result.winners
    return [Moment(traits, (mover in winners) / len(winners)) for traits, mover in ends]


def _lost(state: State) -> bool:
    """Whether he who is to move sees a win."""
    known = sum(1 << place for place, knows in enumerate(state.knowledge.court[state.turn]) if knows)
    return sees_win(code(state.court, state.up), known, bits(state.hands[state.turn]))


def _traits(state: State) -> list[tuple[str, int]]:
    """Of the table that the player before has left."""
    rival, mover = state.turn, 1 - state.turn
    known = [sum(1 << place for place, knows in enumerate(places) if knows) for places in state.knowledge.court]
    hands = [hand_of(hand) for hand in state.hands]
    return features(code(state.court, state.up), known[mover], known[rival], hands[mover], hands[rival])


def learn(moments: Sequence[Moment], random: Random, source: str) -> Tables:
    """The tables that foretell best who wins: a logistic regression by stochastic descent, each number at its pace."""
    numbers = {name: [0.0] * len(value) for name, value in msgspec.structs.asdict(Tables()).items() if name != "source"}
    paces = {name: [1e-3] * len(values) for name, values in numbers.items()}
    order = list(moments)
    for turn in range(PASSES):
        random.shuffle(order)
        step = STEPS[turn >= PASSES // 2]
        for traits, won in order:
            odds = sum(numbers[name][number] for name, number in traits)
            error = 1.0 / (1.0 + exp(-odds)) - won
            for name, number in traits:
                slope = error + PULL * numbers[name][number]
                paces[name][number] += slope * slope
                numbers[name][number] -= step * slope / sqrt(paces[name][number])
    rounded: dict[str, Any] = {name: tuple(round(each, 3) for each in values) for name, values in numbers.items()}
    return Tables(source=source, **rounded)


def tune(
    seed: int, rounds: int, count: int, report: Callable[[str], object], wary: float = 0.0, start: Tables | None = None
) -> Tables:
    """What is learnt from the last two of so many rounds of games."""
    source = f"python -m ai.ribauds.tune --seed {seed} --rounds {rounds} --games {count}"
    if start is not None:
        source = f"{start.source}; then {source} --wary {wary} --go-on"
    tables, older = start or Tables(), list[Moment]()
    for turn in range(rounds):
        moments, worth = list[Moment](), Worth(tables, wary=wary)
        for number in range(turn * count, (turn + 1) * count):
            moments += played(worth, GUESTS[number % len(GUESTS)], deal_rng(seed, number))
        tables = learn(older + moments, Random(f"{seed} {turn}"), source)
        older = moments
        report(f"{turn + 1}/{rounds}: {len(moments) / count:.1f} turns a game")
    return tables


def main() -> None:
    """Print the tables as JSON."""
    parser = argparse.ArgumentParser(prog="python -m ai.ribauds.tune")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--wary", type=float, default=0.0)
    parser.add_argument("--go-on", action="store_true", help="begin with the tables in use")
    args = parser.parse_args()
    worth = tune(
        args.seed,
        args.rounds,
        args.games,
        lambda line: print(line, file=sys.stderr, flush=True),
        args.wary,
        tables() if args.go_on else None,
    )
    print(msgspec.json.encode(worth).decode())


if __name__ == "__main__":
    main()
