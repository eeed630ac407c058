"""A room on disk and back: what of it is kept, and how it goes on after its host was killed."""

from __future__ import annotations

import logging

from engines.codec import build
from engines.game import Options, Seat
from engines.registry import load, names

from .games import Games
from .lobby import Lobby, plain
from .places import Bot, Person, hashed
from .presence import Line
from .record import Record, Records, Sitter
from .refusal import Refused
from .setup import Player, Setup

_log = logging.getLogger(__name__)


class Memory:
    """What a room has on disk. Without `records` it lives as long as its host."""

    def __init__(self, records: Records | None, room: str) -> None:
        self._records = records
        self._room = room
        self._kept: Record | None = None

    def keep(self, record: Record) -> None:
        """Return when this is on disk, if it is news. Raises Refused: `unsaved`."""
        if self._records is None or record == self._kept:
            return
        try:
            self._records.keep(record)
        except OSError as error:
            _log.warning("room %s cannot be kept: %s", self._room, type(error).__name__)
            raise Refused("unsaved") from error
        self._kept = record

    def drop(self) -> None:
        """Forget it all."""
        if self._records is not None:
            self._records.drop(self._room)
            self._kept = None


def record(room: str, title: str, lobby: Lobby, owned: bool, games: Games, invite: str) -> Record:
    """What is to be kept of a room."""
    seats = {id(person): seat for seat, person in lobby.people()}
    return Record(
        room=room,
        title=title,
        game=lobby.game,
        options=plain(lobby.options),
        players=tuple(_player(sitter) for sitter in lobby.sitters),
        policy=lobby.policy,
        sitters=tuple(_sitter(seats[id(person)], person) for person in lobby.arrivals),
        part=games.deal.part,
        named=games.deal.named,
        owned=owned,
        head=lobby.head,
        instead=tuple(s for s, sitter in enumerate(lobby.sitters) if isinstance(sitter, Bot) and sitter.instead),
        kept=games.kept,
        invite=invite,
    )


def _player(sitter: Person | Bot | None) -> Player:
    return Player("") if sitter is None else Player(sitter.name, sitter.level if isinstance(sitter, Bot) else "")


def _sitter(seat: Seat, person: Person) -> Sitter:
    tokens, owner = tuple(person.tokens), bool(person.owner)
    return Sitter(seat, person.name, tokens, person.key, owner, person.ready, person.entropy)


def setup(kept: Record) -> Setup:
    """The set-up that a record names. Raises ValueError if this program has none like it."""
    if kept.game not in names():
        raise ValueError("unknown game")
    options: Options = build(kept.options, load(kept.game).info.options)
    return Setup(kept.game, kept.players, options, kept.part if kept.named else None)


async def restore(record: Record, lobby: Lobby, games: Games, now: float, owner: str) -> None:
    """Let everybody have his seat again, and the game go on where it was, if its journal is still there."""
    playing = bool(record.kept.table)
    lobby.restore(people(record, now, owner), record.instead, record.head, playing)
    if playing:
        try:
            await games.resume(record.kept)
        except Refused as refused:
            _log.warning("room %s has no game to go on with: %s", record.room, refused.code)
            lobby.phase = "lobby"
            return
        for seat in record.instead:
            games.lend(seat)


def people(kept: Record, now: float, owner: str) -> dict[Seat, Person]:
    """Everyone who had a seat, his line broken just now; who came first first."""
    found = {}
    for sitter in kept.sitters:
        line = Line(now)
        line.lose()
        secret = hashed(owner) if sitter.owner and owner else b""
        tokens, key = list(sitter.tokens), sitter.key
        found[sitter.seat] = Person(sitter.name, line, secret, tokens, key, sitter.ready, sitter.entropy)
    return found
