"""All secrecy of the game: what a viewer sees of the table, and what he is told of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from engines import game
from engines.game import PUBLIC, Seat

from .state import PROMPTS
from .values import (
    Action,
    CourtCard,
    Discarded,
    Drew,
    GameDrawn,
    GameStarted,
    GameWon,
    Held,
    Looked,
    Redealt,
    Replaced,
    Reshuffled,
    Revealed,
    Shown,
    Swapped,
    Turned,
    View,
)

if TYPE_CHECKING:
    from .rules import State

PUBLIC_EVENTS = (GameStarted, Redealt, Revealed, Swapped, Turned, Discarded, Reshuffled, GameWon, GameDrawn)
"""Told to everyone as they are: all their fields are seen on the table."""


def view(state: State, viewer: Seat) -> View:
    """The table as this viewer may know it."""
    seated = viewer in (0, 1)
    mine = viewer if seated else PUBLIC
    facts = state.knowledge
    return View(
        seat=mine,
        to_act=state.to_act(),
        prompt=PROMPTS[state.phase],
        legal=cast(tuple[Action, ...], state.legal(viewer)) if seated else (),
        outcome=state.result,
        options=state.options,
        number=state.number,
        wins=state.wins,
        starter=state.starter,
        turns=state.turns,
        court=tuple(
            CourtCard(
                place,
                up,
                card if up or facts.court[mine][place] else None,
                seated and facts.court[1 - viewer][place],
            )
            for place, (card, up) in enumerate(zip(state.court, state.up, strict=True))
        ),
        hand=tuple(sorted(state.hands[viewer])) if seated else (),
        sizes=tuple(len(hand) for hand in state.hands),
        held=tuple(Held(owner, facts.sure[mine][owner], facts.maybe[mine][owner]) for owner in (0, 1) if owner != mine),
        pile=len(state.pile),
        buried=state.buried,
        stock=facts.stock[mine],
        discard=tuple(state.discard),
        untouched=tuple(state.untouched),
        exposed=facts.sure[1 - viewer][viewer] if seated else (),
        shown=state.shown if seated else (),
    )


def tell(event: game.Event, viewer: Seat) -> game.Event | None:
    """What this viewer learns of an event."""
    if isinstance(event, Drew):
        return Drew(event.seat, event.count, event.cards if event.seat == viewer else ())
    if isinstance(event, Looked):
        return Looked(event.seat, event.places, event.cards if event.seat == viewer else ())
    if isinstance(event, Shown):
        return Shown(event.seat, event.target, event.cards if viewer in (event.seat, event.target) else ())
    if isinstance(event, Replaced):
        mine = event.seat == viewer
        return Replaced(
            event.seat,
            event.place,
            event.up,
            event.card if mine or event.up else None,
            event.taken if mine or event.taken_up else None,
            event.taken_up,
        )
    if isinstance(event, PUBLIC_EVENTS):
        return event
    return None
