"""All secrecy of the game: what a viewer sees of a table, and what he is told of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from engines import game
from engines.game import Seat

from .cards import RANKS, spread
from .state import DRAWN, PROMPTS
from .values import (
    Accepted,
    Action,
    Attacked,
    Cancelled,
    Drew,
    Kept,
    Lack,
    Laid,
    Lapsed,
    Looked,
    Missed,
    Parried,
    Passed,
    Reshuffled,
    Reversed,
    RoundStarted,
    RoundWon,
    Seen,
    Skipped,
    Struck,
    View,
)

if TYPE_CHECKING:
    from .rules import State

PUBLIC_EVENTS = (
    RoundStarted,
    Laid,
    Attacked,
    Accepted,
    Cancelled,
    Lapsed,
    Kept,
    Passed,
    Missed,
    Reversed,
    Skipped,
    Struck,
    Parried,
    Reshuffled,
    RoundWon,
)
"""Told to everyone as they are: all their fields are seen on the table."""


def view(state: State, viewer: Seat) -> View:
    """The table as this viewer may know it."""
    seats = range(state.setting.seats)
    seated = viewer in seats
    mine = viewer if seated else game.PUBLIC
    return View(
        seat=mine,
        to_act=state.to_act(),
        prompt=PROMPTS[state.phase],
        legal=cast(tuple[Action, ...], state.legal(viewer)) if seated else (),
        outcome=state.result,
        options=state.setting.options,
        round=state.round,
        wins=state.wins,
        last_winners=state.last_winners,
        hand=tuple(spread(state.hands[viewer])) if seated else (),
        sizes=tuple(hand.bit_count() for hand in state.hands),
        pile=state.left,
        discard=tuple(state.discard),
        colour=state.colour,
        direction=state.step,
        attack=state.attack,
        total=state.total,
        captive=tuple(state.captive),
        recent=tuple(sorted((s for s in seats if state.laid[s]), key=lambda s: -state.laid[s])),
        striker=state.striker if state.striker >= 0 else None,
        drawn=state.drawn if viewer == state.turn and state.phase == DRAWN else None,
        lacks=tuple(Lack(s, row // RANKS, row % RANKS) for s, row in enumerate(state.lacks) if row >= 0),
        seen=tuple(
            Seen(target, tuple(spread(cards)))
            for (looker, target), cards in sorted(state.seen.items())
            if looker == viewer and seated and cards
        ),
        turns=state.turns,
        idle=state.idle,
    )


def tell(event: game.Event, viewer: Seat) -> game.Event | None:
    """What this viewer learns of an event. Drawn cards and Cartier's look are for the seat that drew or looked."""
    if isinstance(event, Drew):
        mine = event.seat == viewer
        return Drew(event.seat, event.count, event.cause, event.cards if mine else ())
    if isinstance(event, Looked):
        mine = event.seat == viewer
        return Looked(event.seat, event.target, event.cards if mine else ())
    if isinstance(event, PUBLIC_EVENTS):
        return event
    return None
