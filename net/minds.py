"""What a host needs of a pool of bots. `ai.worker` has one; hosts are given it and do not import it."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Protocol


class Minds(Protocol):
    """Bots by key, each with its own memory, fed with nothing but the updates of its seat."""

    def seat(self, key: str, game: str, level: str, seed: bytes) -> None:
        """A bot of this level with an empty memory; one that had the key before is forgotten."""
        ...

    def observe(self, key: str, update: bytes) -> None:
        """Tell the bot an update of its seat, as it is on the wire."""
        ...

    def decide(self, key: str, number: int) -> Future[bytes]:
        """Its decision on the last update it was told: the bytes of a mapping with an `action`.

        `number` counts decisions: with the seed it fixes the bot's chances.
        """
        ...

    def leave(self, key: str) -> None:
        """Forget the bot."""
        ...

    @property
    def restarts(self) -> int:
        """How many times it began anew. All bots seated before the latest are forgotten."""
        ...

    def restart(self, since: int) -> None:
        """Begin anew after a breakdown, unless that was done since there were so many restarts: others use it too."""
        ...

    def close(self) -> None:
        """End every process of the pool."""
        ...
