"""All secrecy of the game: nobody sees under the blanket, nor into the pile and the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from engines import game
from engines.game import PUBLIC, Seat

from .values import (
    Action,
    BetMade,
    BlanketPassed,
    Cleared,
    CoinsShown,
    Ended,
    GameStarted,
    GhostCame,
    JokerLost,
    JokerWon,
    Judged,
    Placed,
    PutBack,
    TurnedUp,
    Uncovered,
    View,
)

if TYPE_CHECKING:
    from .rules import State

PUBLIC_EVENTS = (
    GameStarted,
    TurnedUp,
    Cleared,
    PutBack,
    GhostCame,
    CoinsShown,
    BetMade,
    Uncovered,
    Judged,
    JokerLost,
    JokerWon,
    BlanketPassed,
    Ended,
)
"""Told to everyone as they are: all their fields are seen on the table."""


def view(state: State, viewer: Seat) -> View:
    """The table as this viewer may see it now (RS-40)."""
    from .rules import EMPTY, PROMPTS

    seated = 0 <= viewer < state.seats
    covered = state.covered
    return View(
        seat=viewer if seated else PUBLIC,
        to_act=state.to_act(),
        prompt=PROMPTS[state.phase],
        legal=cast(tuple[Action, ...], state.legal(viewer)) if seated else (),
        outcome=state.result,
        options=state.options,
        removed=state.removed,
        holder=state.holder,
        drawer=state.drawer,
        covered=covered,
        beds=() if covered else tuple(None if top == EMPTY else top for top in state.beds),
        fresh=None if state.fresh == EMPTY or covered else state.fresh,
        ghosts=state.ghosts,
        jesters=state.jesters,
        pile=len(state.pile),
        up=state.up,
        bets=tuple(Placed(seat, bet.coin, bet.bed, bet.joker) for seat, bet in state.bets),
        verdicts=state.verdicts,
        order=state.order,
        stack=len(state.stack),
        won=tuple(len(mine) for mine in state.won),
        lost=len(state.lost),
        opened=state.opened,
    )


def tell(event: game.Event, viewer: Seat) -> game.Event | None:
    """Everyone is told the same."""
    return event if isinstance(event, PUBLIC_EVENTS) else None
