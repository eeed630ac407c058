"""Games between bots on the same deals, every one in every seat, and what they say of the bots' strength."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from math import sqrt

import msgspec

from engines.codec import pack
from engines.game import Event, Game, Options, Outcome
from engines.registry import load
from engines.rng import Rng

from .agent import Agent, Budget, Chance, Update, create, levels, offers, read_update

Make = Callable[[], Agent]
"""A fresh bot for one game."""

RANDOM = "random"

_LONG = 50_000


class Share(msgspec.Struct, frozen=True):
    """The part of its games that an entrant won, with the 95 % interval over deals. A shared victory counts in part."""

    mean: float
    low: float
    high: float


def entrant(game_id: str, name: str) -> Make:
    """What makes the bots that go by this name in the league."""
    if name != RANDOM and not offers(game_id, name):
        raise ValueError(f"no entrant {name!r}; there are: {', '.join((RANDOM, *levels(game_id)))}")
    return Chance if name == RANDOM else partial(create, game_id, name)


def play(game: Game, options: Options, agents: Sequence[Agent], rng: Rng, by_wire: bool = False) -> Outcome:
    """One game. A bot is told what its seat is told at a table; `by_wire`: as the bytes that a table sends."""
    state = game.new(options, len(agents), rng.split("table"))
    chances = [rng.split(f"bot {seat}") for seat in range(len(agents))]
    budget = Budget()
    news: list[Event] = list(game.opening(state))
    for number in range(_LONG):
        for seat, agent in enumerate(agents):
            told = tuple(event for event in (game.tell(event, seat) for event in news) if event is not None)
            update = Update(number, told, state.view(seat))
            agent.observe(read_update(game, pack(update)) if by_wire else update)
        acting = state.to_act()
        if not acting:
            break
        decided = [(seat, agents[seat].decide(budget, chances[seat].split(str(number))).action) for seat in acting]
        news = []
        for seat, action in decided:
            state.apply(seat, action, news.append)
    outcome = state.outcome()
    if outcome is None:
        raise RuntimeError("the game does not end")
    return outcome


def deal(game: Game, options: Options, makes: Sequence[Make], rng: Rng) -> tuple[float, ...]:
    """Each entrant's share of the games of one deal, played once for each way to move up a seat."""
    count = len(makes)
    shares = [0.0] * count
    for shift in range(count):
        seated = [(seat + shift) % count for seat in range(count)]
        outcome = play(game, options, [makes[index]() for index in seated], rng)
        for seat in outcome.winners:
            shares[seated[seat]] += 1.0 / len(outcome.winners) / count
    return tuple(shares)


def deals(game_id: str, makes: Sequence[Make], seed: int, first: int, last: int) -> list[tuple[float, ...]]:
    """The shares of the deals `first` to `last` - 1 of a seed: pieces of one match can be played anywhere."""
    game = load(game_id)
    options = next(iter(game.info.presets.values()))
    return [deal(game, options, makes, deal_rng(seed, number)) for number in range(first, last)]


def deal_rng(seed: int, number: int) -> Rng:
    """The chance of one deal."""
    return Rng(blake2b(f"league {seed} {number}".encode(), digest_size=32).digest())


def summary(shares: Sequence[Sequence[float]]) -> tuple[Share, ...]:
    """One share an entrant. Deals are independent, the games of one deal are not: the interval is over the deals."""
    return tuple(_share(column) for column in zip(*shares, strict=True))


def _share(values: Sequence[float]) -> Share:
    count = len(values)
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count)
    return Share(mean, mean - 1.96 * spread, mean + 1.96 * spread)
