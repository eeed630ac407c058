"""What a bot would do in a person's seat, told what that seat was told and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec

from engines.codec import build, unpack
from engines.game import Action, Game, Seat
from engines.rng import Rng

from .bots import PATIENCE, answer_of
from .minds import Minds
from .refusal import Refused
from .table import Table

REFUSED: Final = "hint-failed"


class Advice(msgspec.Struct, frozen=True):
    """An action, the tag of the reason for it, and what the reason speaks of."""

    action: Action
    reason: str
    values: dict[str, int]


class _Decision(msgspec.Struct, frozen=True):
    """A bot's decision, as far as advice needs it."""

    action: Any
    reason: str
    values: dict[str, int]


def gives_hints(game: Game) -> bool:
    """Whether a game goes with advice: not where something is for the players alone to remember."""
    return not any(event.forgets for event in get_args(game.event_type))


async def advise(minds: Minds, table: Table, told: Sequence[bytes], game: Game, seat: Seat, level: str) -> Advice:
    """Ask a bot that hears all this for the first time, and forget it again. Raises Refused."""
    key = f"{table.id}/{seat}/hint"
    seed = Rng(table.header.seed).split(f"hint {seat}").seed
    try:
        minds.seat(key, table.header.game, level, seed)
        try:
            for update in told:
                minds.observe(key, update)
            async with asyncio.timeout(PATIENCE):
                answer = await answer_of(minds.decide(key, table.seq))
        finally:
            minds.leave(key)
        decision = unpack(answer, _Decision)
        return Advice(build(decision.action, game.action_type), decision.reason, decision.values)
    except Exception as error:  # whatever befell the pool, its table sees to
        raise Refused(REFUSED) from error
