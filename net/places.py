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
MOST_TOKENS: Final = 8


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

    `tokens` are the one he used last and all that were cut since, for any of them may have been lost on its way; `key`
    is what he types to come back from another machine. `visit` is his program's run, and `attempt` its latest hello.
    `entropy` is what he adds to the chance of the deal.
    """

    name: str
    line: Line
    owner: bytes = b""
    tokens: list[bytes] = field(default_factory=list)
    key: bytes = b""
    ready: bool = False
    entropy: bytes = b""
    visit: bytes = b""
    attempt: int = 0

    def knows(self, secret: str) -> bool:
        """Whether this is one of his secrets."""
        wanted = hashed(secret)
        return any(hmac.compare_digest(wanted, known) for known in (*self.tokens, self.key, self.owner))

    def turn(self, used: str = "") -> str:
        """A new token. The one he `used` and those cut after it are good until one of them is used."""
        fresh = secrets.token_hex(TOKEN_BYTES)
        wanted = hashed(used)
        first = next((at for at, known in enumerate(self.tokens) if hmac.compare_digest(known, wanted)), -1)
        self.tokens = [*(self.tokens[first:] if first >= 0 or not used else ()), hashed(fresh)][-MOST_TOKENS:]
        return fresh

    def come(self, visit: str, attempt: int) -> bool:
        """Take note of a hello; False if a later one of the same visit was here before."""
        mark = hashed(visit) if visit else b""
        if mark and mark == self.visit and attempt <= self.attempt:
            return False
        self.visit, self.attempt = mark, attempt
        return True

    def cut_key(self) -> str:
        """A new key to come back with."""
        key = secrets.token_hex(KEY_BYTES)
        self.key = hashed(key)
        return key


Sitter = Person | Bot | None
"""Who has a seat; nobody has a free one."""
