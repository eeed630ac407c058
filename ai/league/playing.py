"""One game between bots, each told what its seat is told at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple, Protocol, runtime_checkable

from engines.codec import pack
from engines.game import Event, Game, Options, Outcome, State
from engines.rng import Rng

from ..agent import Agent, Budget, Update, read_update

_LONG: Final = 50_000

Clock = Callable[[], float]
"""Seconds of computing. It is handed in: bots and their league know no clock."""


@runtime_checkable
class Seer(Protocol):
    """What is shown the table itself before it decides: the league's yardstick, and nothing that plays elsewhere."""

    def see(self, state: State) -> None:
        """Look at everything."""
        ...


class Course(NamedTuple):
    """A game that was played: how it ended, after how many decisions, and how long each seat took over its own.

    That is from the last news to the decision: taking it in counts.
    """

    outcome: Outcome
    decisions: int
    thought: tuple[list[float], ...]


def play(game: Game, options: Options, agents: Sequence[Agent], rng: Rng, by_wire: bool = False) -> Outcome:
    """The outcome of one game. `by_wire`: bots are told in the bytes that a table sends."""
    return course(game, options, agents, rng, by_wire=by_wire).outcome


def course(
    game: Game,
    options: Options,
    agents: Sequence[Agent],
    rng: Rng,
    clock: Clock = float,
    by_wire: bool = False,
) -> Course:
    """One game, timed by `clock`."""
    state = game.new(options, len(agents), rng.split("table"))
    chances = [rng.split(f"bot {seat}") for seat in range(len(agents))]
    budget = Budget()
    thought: tuple[list[float], ...] = tuple([] for _ in agents)
    heard = [0.0] * len(agents)
    news: list[Event] = list(game.opening(state))
    for number in range(_LONG):
        for seat, agent in enumerate(agents):
            told = tuple(event for event in (game.tell(event, seat) for event in news) if event is not None)
            update = Update(number, told, state.view(seat))
            begun = clock()
            agent.observe(read_update(game, pack(update)) if by_wire else update)
            heard[seat] = clock() - begun
        acting = state.to_act()
        if not acting:
            break
        decided = []
        for seat in acting:
            agent = agents[seat]
            if isinstance(agent, Seer):
                agent.see(state.clone())
            begun = clock()
            decided.append((seat, agent.decide(budget, chances[seat].split(str(number))).action))
            thought[seat].append(heard[seat] + clock() - begun)
        news = []
        for seat, action in decided:
            state.apply(seat, action, news.append)
    outcome = state.outcome()
    if outcome is None:
        raise RuntimeError("the game does not end")
    return Course(outcome, number, thought)


def deal_rng(seed: int, number: int) -> Rng:
    """The chance of one deal."""
    return Rng(blake2b(f"league {seed} {number}".encode(), digest_size=32).digest())
