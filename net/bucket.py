"""How much of something one may do: so much a second, and so much at once."""

from __future__ import annotations


class Bucket:
    """Full at first; `rate` is what comes in a second, `burst` what it holds. `now` is in seconds of any one clock."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take one; False, and nothing is taken, if it is not there."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def put_back(self) -> None:
        """What was taken does not count."""
        self._left = min(self._burst, self._left + 1)
