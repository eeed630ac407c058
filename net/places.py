"""Who may sit where at a hosted table: a seat is had by its token, and by nothing else."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from engines.game import Seat

from .clean import clean_name
from .refusal import Refused

TOKEN_BYTES = 32

Send = Callable[[bytes], None]
Drop = Callable[[str], None]


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


@dataclass
class Place:
    """A person's seat. Of the tokens only hashes are kept: the latest, and the one before until the new one is used."""

    seat: Seat
    name: str = ""
    tokens: list[bytes] = field(default_factory=list)
    drop: Drop | None = None
    """Ends the connection that has the seat now; None while nobody is connected."""

    @property
    def taken(self) -> bool:
        return bool(self.tokens)


class Places:
    """The persons' seats of one table."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self._places = {seat: Place(seat) for seat in seats}

    def __getitem__(self, seat: Seat) -> Place:
        return self._places[seat]

    @property
    def free(self) -> int:
        """How many seats nobody has taken yet."""
        return sum(not place.taken for place in self._places.values())

    def enter(self, name: str, token: str, drop: Drop) -> tuple[Place, str]:
        """The seat of this token, or a free one; and the new token for it. The newest connection has the seat.

        Raises Refused: `full`. A token that fits no seat counts as none: it may be of an earlier table.
        """
        place = self._of(token) if token else None
        if place is None:
            place = next((place for place in self._places.values() if not place.taken), None)
            if place is None:
                raise Refused("full")
            place.name = clean_name(name)
            place.tokens = []
        else:
            place.tokens = [_hash(token)]
            if place.drop is not None:
                place.drop("replaced")
        fresh = secrets.token_hex(TOKEN_BYTES)
        place.tokens.append(_hash(fresh))
        place.drop = drop
        return place, fresh

    def empty(self, place: Place) -> None:
        """The person left before the game began: the seat is free again."""
        place.tokens, place.name, place.drop = [], "", None

    def _of(self, token: str) -> Place | None:
        wanted = _hash(token)
        for place in self._places.values():
            if any(hmac.compare_digest(wanted, known) for known in place.tokens):
                return place
        return None
