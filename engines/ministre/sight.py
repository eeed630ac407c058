"""All secrecy of the game: what a viewer sees of the table, and what he is told of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from engines import game
from engines.game import PUBLIC, Seat

from .belief import certain
from .state import OVER, PROMPTS
from .values import (
    Accused,
    Action,
    Called,
    Challenged,
    Claimed,
    Declined,
    Ended,
    GameStarted,
    Known,
    Looked,
    Named,
    Paid,
    Peeked,
    Replied,
    Robbed,
    Rotated,
    Shuffled,
    Took,
    TurnStarted,
    Unchallenged,
    Unveiled,
    View,
)

if TYPE_CHECKING:
    from .rules import State

PUBLIC_EVENTS = (
    GameStarted,
    Declined,
    TurnStarted,
    Rotated,
    Claimed,
    Unchallenged,
    Paid,
    Took,
    Robbed,
    Called,
    Replied,
    Shuffled,
    Accused,
    Unveiled,
    Named,
    Ended,
)
"""Told to everyone as they are: all their fields are seen at the table."""

_USED: tuple[tuple[int, Literal["rotate", "look", "claim"]], ...] = ((1, "rotate"), (2, "look"), (4, "claim"))


def view(state: State, viewer: Seat) -> View:
    """The table as this viewer may know it."""
    seated = 0 <= viewer < state.seats
    mine = viewer if seated else PUBLIC
    return View(
        seat=mine,
        to_act=state.to_act(),
        prompt=PROMPTS[state.phase],
        legal=cast(tuple[Action, ...], state.legal(viewer)) if seated else (),
        outcome=state.result,
        options=state.options,
        round=state.round,
        starter=state.starter,
        turn=state.turn,
        places=state.places,
        coins=tuple(state.coins),
        treasury=state.treasury,
        used=tuple(name for bit, name in _USED if state.used & bit),
        claimant=state.claimant if state.claimant >= 0 else None,
        character=state.character if state.character >= 0 else None,
        caller=state.caller if state.caller >= 0 else None,
        asked=state.asked,
        answer=state.answers.get(viewer) if seated else None,
        shift=state.shift,
        notes=state.notes[mine],
        common=state.notes[PUBLIC],
        known=_known(state, mine),
        cards=tuple(state.cards) if state.phase == OVER else (),
    )


def _known(state: State, viewer: Seat) -> tuple[Known, ...]:
    """Memory aid: what a viewer who forgets nothing is sure of."""
    if not state.options.memory_aid or state.phase == OVER:
        return ()
    found = enumerate(certain(state.notes[viewer], state.shift))
    return tuple(Known(place, character) for place, character in found if character is not None)


def tell(event: game.Event, viewer: Seat) -> game.Event | None:
    """What this viewer learns of an event: faces are for the one who saw them."""
    if isinstance(event, Peeked):
        return Peeked(event.seat, event.place, event.character if event.seat == viewer else None)
    if isinstance(event, Looked):
        return Looked(event.seat, event.character if event.seat == viewer else None)
    if isinstance(event, Challenged):
        return Challenged(
            event.seat,
            event.claimant,
            event.character,
            event.true,
            event.challengers,
            event.shown if event.seat == viewer else None,
        )
    if isinstance(event, PUBLIC_EVENTS):
        return event
    return None
