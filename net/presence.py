"""A person's line as everyone sees it: here, shaky, dropped, or away because he said so."""

from __future__ import annotations

from math import ceil
from typing import Final

from .wire import Presence

SHAKY_SECONDS: Final = 7.0
"""Silent for so long, a line is shaky: there is a ping every three seconds."""
DROPPED_SECONDS: Final = 12.0
"""Silent for so long, it counts as broken."""
GRACE_SECONDS: Final = 20.0
"""So long after that, the table does without the person."""


class Line:
    """One person's line. `now` is always of the host's clock."""

    def __init__(self, now: float) -> None:
        self._heard = now
        self._connected = True
        self._left = False

    @property
    def connected(self) -> bool:
        """Whether there is a connection at all, well or not."""
        return self._connected

    def hear(self, now: float) -> None:
        """Something came from him, be it a new connection."""
        self._heard, self._connected, self._left = now, True, False

    def lose(self) -> None:
        """His connection ended without a word."""
        self._connected = False

    def leave(self) -> None:
        """He said that he goes."""
        self._connected, self._left = False, True

    def forgive(self, seconds: float) -> None:
        """The host itself was away for so long: no silence of that time counts."""
        self._heard += seconds

    def state(self, now: float) -> Presence:
        """How the line is. One that broke is shaky first: most are mended before anyone need know more."""
        if self._left:
            return "away"
        silent = now - self._heard
        if silent >= DROPPED_SECONDS:
            return "dropped"
        return "here" if self._connected and silent < SHAKY_SECONDS else "shaky"

    def expired(self, now: float) -> bool:
        """Whether the table need not wait for him any longer."""
        return self._left or now - self._heard >= DROPPED_SECONDS + GRACE_SECONDS

    def seconds(self, now: float) -> int:
        """How long until then, if the line is not well."""
        if self.state(now) in ("here", "away"):
            return 0
        return max(0, ceil(self._heard + DROPPED_SECONDS + GRACE_SECONDS - now))
