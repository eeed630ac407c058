"""Honesty: a bot that was told the same decides the same, whatever lies where it cannot see."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, NamedTuple
from zlib import crc32

from ai.agent import Agent, Budget, Chance, Decision, Update, read_update
from engines.codec import pack
from engines.game import Event, State
from engines.rng import Rng
from tests.contract.audits import SECRETS
from tests.contract.walks import Table, presets, rng

Make = Callable[[], Agent]


class Count(NamedTuple):
    """How many decisions were put to the test, and how many came out otherwise in the twin world."""

    tested: int
    differ: int


class Cheater(Chance):
    """A planted cheater: the audit gives it the very table it sits at."""

    state: State

    def secrets(self) -> list[Any]:
        """All that is hidden at the table, in a row."""
        return _flat(SECRETS[_game(self.state)](self.state))


class HandReader(Cheater):
    """Looks at all hands and piles and lets them decide."""

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        return Decision(self._legal[crc32(repr(self.secrets()).encode()) % len(self._legal)], "peek")


class DeckReader(Cheater):
    """Looks at one end of what is hidden: the card that comes next, or a card in one place."""

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        return Decision(self._legal[self.secrets()[-1] % len(self._legal)], "peek")


class TrueShuffler(Cheater):
    """Invents worlds, but shuffles the true arrangement instead of a sorted one: no more in law, and yet not honest."""

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        invented, _ = rng.shuffle(self.secrets())
        return Decision(self._legal[invented[0] % len(self._legal)], "peek")


class Talker(Cheater):
    """Decides honestly, but what it says of it depends on what is hidden."""

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        return Decision(self._legal[0], "peek", {"count": crc32(repr(self.secrets()).encode()) % 7})


CHEATERS = (HandReader, DeckReader, TrueShuffler, Talker)


def audit(table: Table, make: Make, decisions: int, budget: Budget | None = None, seed: int = 0) -> Count:
    """Compare so many decisions with those in a twin world that its seat cannot tell from the true one.

    Bots in all seats are told everything as at a table; the moves are any, so that many positions are met. At a
    decision the bot is copied, told the last update as the true world has it and as the twin has it, and asked.
    """
    tested = differ = number = 0
    while tested < decisions:
        choose = random.Random(f"{seed} {number}")
        every = choose.randint(1, 5)
        state = table.new(seed * 1_000 + number)
        chance = rng(number, f"twins {seed}")
        agents = [make() for _ in range(table.seats)]
        news: Sequence[Event] = table.game.opening(state)
        step = 0
        while (acting := state.to_act()) and tested < decisions:
            asked = choose.choice(acting)
            here = chance.split(str(step))
            if len(state.legal(asked)) > 1 and step % every == 0:
                twin = table.game.sample(state.view(asked), here.split("twin"))
                answers = [
                    _answer(table, deepcopy(agents[asked]), world, asked, news, budget or Budget(), here.split("bot"))
                    for world in (state, twin)
                ]
                tested += 1
                differ += answers[0] != answers[1]
            for seat, agent in enumerate(agents):
                agent.observe(_update(table, state, seat, news, step))
            events: list[Event] = []
            state.apply(asked, choose.choice(state.legal(asked)), events.append)
            news, step = events, step + 1
        number += 1
    return Count(tested, differ)


def tables(game_id: str) -> list[Table]:
    """The tables people play, of every size there is a preset for."""
    return presets(game_id)


def _answer(
    table: Table, agent: Agent, world: State, seat: int, news: Sequence[Event], budget: Budget, chance: Rng
) -> bytes:
    """Its whole decision: action, reason and values."""
    if isinstance(agent, Cheater):
        agent.state = world
    agent.observe(_update(table, world, seat, news, 0))
    return pack(agent.decide(budget, chance))


def _update(table: Table, world: State, seat: int, news: Sequence[Event], number: int) -> Update[Any, Any]:
    told = tuple(event for event in (table.game.tell(event, seat) for event in news) if event is not None)
    return read_update(table.game, pack(Update(number, told, world.view(seat))))


def _game(state: State) -> str:
    return type(state).__module__.split(".")[1]


def _flat(secrets: Any) -> list[int]:
    if isinstance(secrets, (list, tuple, bytes)):
        return [card for part in secrets for card in _flat(part)]
    return [secrets]
