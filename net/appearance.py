"""A table apart from its game, as those who sit at it and those who are looking for one see it."""

from __future__ import annotations

from engines.game import Seat

from .games import Games
from .lobby import Lobby, plain
from .places import Bot
from .wire import Chair, Company, Offer


def company(table: str, title: str, lobby: Lobby, games: Games, watchers: int, now: float) -> Company:
    """The table for everyone who is there."""
    chairs = tuple(_chair(lobby, games, seat, now) for seat in range(len(lobby.sitters)))
    terms = lobby.game, title, plain(lobby.options), lobby.policy
    state = lobby.head, lobby.phase, watchers, games.paused
    return Company(table, *terms, chairs, *state, games.deal.commitment)


def marks(lobby: Lobby, games: Games, now: float) -> object:
    """What time changes by itself of that."""
    lines = [(person.line.state(now), games.stands_in(seat)) for seat, person in lobby.people()]
    return lines, lobby.head, games.paused


def offer(table: str, title: str, lobby: Lobby, watchers: int) -> Offer:
    """The table as anyone may know it."""
    sizes = len(lobby.sitters), lobby.free, watchers
    return Offer(table, lobby.game, title, *sizes, lobby.phase, plain(lobby.options), lobby.policy)


def _chair(lobby: Lobby, games: Games, seat: Seat, now: float) -> Chair:
    sitter = lobby.sitters[seat]
    if sitter is None:
        return Chair("")
    if isinstance(sitter, Bot):
        return Chair(sitter.name, sitter.level, stand_in=sitter.instead)
    line = sitter.line
    consequences = lobby.policy.dropped != "wait" or lobby.phase != "playing"
    seconds = line.seconds(now) if consequences else 0
    return Chair(sitter.name, "", sitter.ready, line.state(now), seconds, games.stands_in(seat))
