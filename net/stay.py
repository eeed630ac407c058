"""Somebody at a table through one connection: a person in his seat, or one who looks on."""

from __future__ import annotations

from collections.abc import Callable

from engines.game import Seat

from .connection import Connection
from .places import Person
from .policy import Policy
from .presence import Line
from .refusal import Refused
from .talk import Talker
from .wire import Ack, Nack, Said, Say


class Feed:
    """What a game tells one connection, until it is cut; after the first of it, what there is to add."""

    def __init__(self, send: Callable[[bytes], None], add: bytes = b"") -> None:
        self._send = send
        self._add = add
        self._open = True
        self.acked = 0
        """The latest update that a decision of his led to."""

    def __call__(self, data: bytes) -> None:
        if self._open:
            self._send(data)
            if self._add:
                self._send(self._add)
                self._add = b""

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

    def goes_on(self, answer: Ack | Nack) -> bool:
        """Whether the game went on by the decision that is answered so, and not already when it was sent before."""
        if self.feed is None or not isinstance(answer, Ack) or answer.seq <= self.feed.acked:
            return False
        self.feed.acked = answer.seq
        return True

    def say(self, say: Say, policy: Policy, now: float) -> Said | None:
        """What everyone hears of it, if anything. Raises Refused."""
        if self.person is None and policy.watching != "chat":
            raise Refused("silent")
        return self.talker.say(self.seat, self.name, say, now)
