"""Who sits in a seat: a person, known by his secrets and by nothing else, or a bot."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Final

from .presence import Line

TOKEN_BYTES: Final = 32
KEY_BYTES: Final = 16


def hashed(secret: str) -> bytes:
    """All that is kept of a secret."""
    return hashlib.sha256(secret.encode()).digest()


@dataclass(eq=False)
class Bot:
    """A bot in a seat. `instead`: it took the seat of a person who was shown the door during the game."""

    name: str
    level: str
    instead: bool = False


@dataclass(eq=False)
class Person:
    """A person in a seat. Of his secrets only hashes are kept.

    `tokens` are the latest one, and the one before until the new one is used; `key` is what he types to come back from
    another machine. `entropy` is what he adds to the chance of the deal.
    """

    name: str
    line: Line
    owner: bytes = b""
    tokens: list[bytes] = field(default_factory=list)
    key: bytes = b""
    ready: bool = False
    entropy: bytes = b""

    def knows(self, secret: str) -> bool:
        """Whether this is one of his secrets."""
        wanted = hashed(secret)
        return any(hmac.compare_digest(wanted, known) for known in (*self.tokens, self.key, self.owner))

    def turn(self, used: str = "") -> str:
        """A new token. The one he `used` is good until the new one is; all others are not, except key and owner's."""
        fresh = secrets.token_hex(TOKEN_BYTES)
        kept = (
            [known for known in self.tokens if hmac.compare_digest(known, hashed(used))] if used else self.tokens[-1:]
        )
        self.tokens = [*kept, hashed(fresh)]
        return fresh

    def cut_key(self) -> str:
        """A new key to come back with."""
        key = secrets.token_hex(KEY_BYTES)
        self.key = hashed(key)
        return key


Sitter = Person | Bot | None
"""Who has a seat; nobody has a free one."""
