"""Somebody at a table through one connection: a person in his seat, or one who looks on."""

from __future__ import annotations

from collections.abc import Callable

from engines.game import Seat

from .connection import Connection
from .places import Person
from .presence import Line
from .talk import Talker


class Feed:
    """What a game tells one connection, until it is cut."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self._send = send
        self._open = True

    def __call__(self, data: bytes) -> None:
        if self._open:
            self._send(data)

    def cut(self) -> None:
        """Say nothing more."""
        self._open = False


class Stay:
    """One connection of somebody who is at the table; without `person`, he looks on."""

    def __init__(self, connection: Connection, seat: Seat, person: Person | None, name: str, now: float) -> None:
        self.connection = connection
        self.seat = seat
        self.person = person
        self.name = name
        self.line = person.line if person else Line(now)
        self.talker = Talker(now)
        self.feed: Feed | None = None
