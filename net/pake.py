"""SPAKE2 over a PIN: both sides find out whether they know the same six digits, and nobody else learns anything.

The host's certificate is in what is agreed on, so that one in the middle with a certificate of his own cannot pass the
messages on. The guest proves first: whoever guesses at a host learns "no" and nothing to try further guesses against.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Literal, TypeVar

Side = Literal["guest", "host"]
T = TypeVar("T")

_GUEST: Final = b"roitelet guest"
_HOST: Final = b"roitelet host "
_THREADS: Final = ThreadPoolExecutor(2, "pake")
"""An exchange takes tens of milliseconds of arithmetic: never in the event loop, and never more than two at a time."""


class Exchange:
    """One side of one exchange. `message` goes to the other side."""

    def __init__(self, side: Side, pin: str, fingerprint: bytes) -> None:
        from spake2 import SPAKE2_A, SPAKE2_B

        kind = SPAKE2_A if side == "guest" else SPAKE2_B
        self._side: Side = side
        self._fingerprint = fingerprint
        self._spake = kind(pin.encode(), idA=_GUEST, idB=_HOST + fingerprint)
        self._key = b""
        self.message: bytes = self._spake.start()

    @classmethod
    async def begin(cls, side: Side, pin: str, fingerprint: bytes) -> Exchange:
        """A new exchange, worked out beside the event loop."""
        return await _beside(lambda: cls(side, pin, fingerprint))

    async def agree(self, other: bytes) -> None:
        """Take in the other side's message, once. Raises ValueError if it is none."""
        await _beside(lambda: self._agree(other))

    def _agree(self, other: bytes) -> None:
        try:
            self._key = self._spake.finish(other)
        except Exception as error:  # the library has several kinds, and asserts
            raise ValueError("no message of SPAKE2") from error

    @property
    def proof(self) -> bytes:
        """That this side knows the PIN. The host keeps his until the guest has proved himself."""
        return self._confirm(self._side)

    def proves(self, proof: bytes) -> bool:
        """Whether the other side knows the PIN, and sees the same certificate."""
        return bool(self._key) and hmac.compare_digest(
            proof, self._confirm("host" if self._side == "guest" else "guest")
        )

    def _confirm(self, side: Side) -> bytes:
        return hmac.new(self._key, b"roitelet proof " + side.encode() + self._fingerprint, hashlib.sha256).digest()


async def _beside(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_THREADS, work)
