"""Random walks through every registered game, on all its trial and preset option sets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from engines.game import PUBLIC, Action, Game, Options, Seat, State
from engines.registry import load, names
from engines.rng import Rng


class Table(NamedTuple):
    """A game with the options and seats to walk it with."""

    game: Game
    label: str
    options: Options
    seats: int

    def new(self, seed: int) -> State:
        return self.game.new(self.options, self.seats, rng(seed))

    @property
    def viewers(self) -> tuple[Seat, ...]:
        return (PUBLIC, *range(self.seats))


class Position(NamedTuple):
    """A state met on a walk, and what was done in it."""

    number: int
    state: State
    seat: Seat
    action: Action


def rng(number: int, label: str = "") -> Rng:
    return Rng(number.to_bytes(32, "big")).split(label)


def trials(game_id: str) -> list[Table]:
    """The tiny tables, where rare phases are common."""
    game = load(game_id)
    return [Table(game, trial.name, trial.options, seats) for trial in game.info.trials for seats in trial.seats]


def presets(game_id: str) -> list[Table]:
    """The tables people play, at the fewest, a usual and the most seats."""
    game = load(game_id)
    low, high = game.info.seats
    return [
        Table(game, name, options, seats)
        for name, options in game.info.presets.items()
        for seats in sorted({low, (low + high) // 2, high})
    ]


def every_table() -> list[Table]:
    return [table for game_id in names() for table in (*trials(game_id), *presets(game_id))]


def table_id(table: Table) -> str:
    return f"{table.game.info.id}-{table.label}-{table.seats}"


def walk(table: Table, seed: int, limit: int = 3_000) -> Iterator[Position]:
    """Random play from a fresh deal. The state is the live one: clone it before changing it."""
    choose = random.Random(seed)
    state = table.new(seed)
    for number in range(limit):
        acting = state.to_act()
        if not acting:
            return
        seat = choose.choice(acting)
        action = choose.choice(state.legal(seat))
        yield Position(number, state, seat, action)
        state.apply(seat, action)
    raise AssertionError("the game does not end")
