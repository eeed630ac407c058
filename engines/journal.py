"""A game as the list of what was decided; everything else is a fold over it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, cast

import msgspec

from .codec import build, pack, raw
from .game import PUBLIC, Action, Emit, Event, Game, Seat, State
from .registry import load
from .rng import Rng


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat: a person (`level` empty) or a bot of that level."""

    name: str
    level: str = ""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game's course depends on besides the decisions. It holds the seed: it never leaves the host."""

    game: str
    rules_version: int
    options: dict[str, Any]
    players: tuple[Player, ...]
    seed: bytes


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One decision: who, what (a mapping as `pack` writes it), and its sender's number for it (0: none)."""

    seat: int
    action: dict[str, Any]
    id: int = 0


class RulesChanged(ValueError):
    """The journal was written under another version of the rules."""


class Journal:
    """A header, the decisions so far, and the state they lead to."""

    def __init__(self, header: Header) -> None:
        self.game: Game = load(header.game)
        info = self.game.info
        if header.rules_version != info.rules_version:
            raise RulesChanged(f"written under rules version {header.rules_version}, this is {info.rules_version}")
        if not info.seats[0] <= len(header.players) <= info.seats[1]:
            raise ValueError(f"{info.id} takes {info.seats[0]} to {info.seats[1]} seats")
        if len(header.seed) != 32:
            raise ValueError("a seed is 32 bytes")
        self.header = header
        self.entries: list[Entry] = []
        options = build(header.options, info.options)
        self.state: State = self.game.new(options, len(header.players), Rng(header.seed).split("table"))

    @property
    def seq(self) -> int:
        """How many decisions were taken."""
        return len(self.entries)

    def opening(self) -> tuple[Event, ...]:
        """The events of the set-up."""
        return self.game.opening(Journal(self.header).state)

    def check(self, seat: Seat, action: Action) -> bool:
        """Whether this is one of the seat's legal actions now."""
        return action in self.state.legal(seat)

    def entry(self, seat: Seat, action: Action, number: int = 0) -> Entry:
        """The record of a decision, as it is kept."""
        return Entry(seat, raw(action), number)

    def action(self, entry: Entry) -> Action:
        """The decision that an entry records. Raises ValueError if it is none of this game's."""
        return cast(Action, build(entry.action, self.game.action_type))

    def play(self, entry: Entry, emit: Emit | None = None) -> None:
        """Apply a decision and keep it. Raises ValueError, with nothing changed, if it is not legal."""
        action = self.action(entry)
        if not self.check(entry.seat, action):
            raise ValueError(f"not legal for seat {entry.seat}")
        self.state.apply(entry.seat, action, emit)
        self.entries.append(entry)

    def adopt(self, entry: Entry, state: State) -> None:
        """Keep a decision that was already played on a copy of the state."""
        self.entries.append(entry)
        self.state = state

    def at(self, number: int) -> Journal:
        """The journal as it stood after `number` decisions."""
        past = Journal(self.header)
        for entry in self.entries[:number]:
            past.play(entry)
        return past

    def digest(self) -> str:
        """A hash of every seat's view: equal for equal games. It depends on secrets and stays on the host."""
        views = [pack(self.state.view(seat)) for seat in (PUBLIC, *range(len(self.header.players)))]
        return blake2b(b"".join(views), digest_size=16).hexdigest()
