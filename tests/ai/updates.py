"""Updates as a table sends them, made from a state."""

from __future__ import annotations

from ai.agent import Update
from engines.codec import pack
from engines.game import Game, Options, State
from engines.rng import Rng


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def fresh(game: Game, number: int, seats: int = 2, options: Options | None = None) -> State:
    return game.new(options or next(iter(game.info.presets.values())), seats, Rng(seed(number)))


def packed(state: State, seat: int, seq: int = 0) -> bytes:
    return pack(Update(seq, (), state.view(seat)))
