"""What a screen has of a table, be it in this process, across the network or a recording."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol

import msgspec

from engines.codec import build
from engines.game import Action, Event, Game, View

from .refusal import Refused
from .wire import Past, Update, Welcome

__all__ = ["Link", "News", "Refused", "Told", "read_news", "read_past"]


class News(msgspec.Struct, frozen=True):
    """A decoded update: the events since the one before, and the view after them."""

    seq: int
    events: tuple[Event, ...]
    view: View


class Told(msgspec.Struct, frozen=True):
    """Events of the past, told again: what nobody is to be reminded of is not among them."""

    seq: int
    events: tuple[Event, ...]


class Link(Protocol):
    """One viewer's connection to a table."""

    welcome: Welcome

    async def act(self, action: Action) -> int:
        """Decide, and return when the table has taken it: the number of the update that tells of it.

        Raises Refused with a code otherwise. Updates with a lower number know nothing of the decision.
        """
        ...

    def __aiter__(self) -> AsyncIterator[News]:
        """The present view first, without events, then every update until the table is closed."""
        ...

    async def history(self, since: int = 0) -> tuple[Told, ...]:
        """What happened from update `since` on, told again; number 0 tells how the game was set up."""
        ...

    async def close(self) -> None:
        """Let go of the table. The iteration ends; the seat stays."""
        ...


def read_news(update: Update, game: Game) -> News:
    """An update in the types of its game. Raises ValueError if it does not fit them."""
    events = _events(update, game)
    view = build(update.view, game.view_type)
    legal = tuple(build(action, game.action_type) for action in view.legal)
    return News(update.seq, events, msgspec.structs.replace(view, legal=legal))


def read_past(past: Past, game: Game) -> Told:
    """What is told again, in the types of its game. Raises ValueError if it does not fit them."""
    return Told(past.seq, _events(past, game))


def _events(message: Update | Past, game: Game) -> tuple[Event, ...]:
    return tuple(build(event, game.event_type) for event in message.events)
