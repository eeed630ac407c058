"""What a new table needs to be told: the game, who sits where, the options."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from engines.game import Options
from engines.journal import Player

__all__ = ["Player", "Setup", "seed_from_text"]


class Setup(msgspec.Struct, frozen=True):
    """A table to be opened. `seed` is 32 bytes; without one it is drawn from the system's secrets."""

    game: str
    players: tuple[Player, ...]
    options: Options
    seed: bytes | None = None


def seed_from_text(text: str) -> bytes:
    """The seed that a person names in a word or a number, so that a game can be played again."""
    return blake2b(text.encode(errors="surrogatepass"), digest_size=32, person=b"roitelet-seed").digest()
