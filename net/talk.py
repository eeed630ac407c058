"""What people at a table say to each other: short lines, and emotes for those who would rather not type."""

from __future__ import annotations

from typing import Final

from .bucket import Bucket
from .clean import clean_line
from .refusal import Refused
from .wire import Said, Say

CELLS: Final = 240
"""A line is cut to so many terminal cells."""
RATE: Final = 1.0
BURST: Final = 5.0
EMOTES: Final = ("hello", "thanks", "bravo", "ouch", "laugh", "think", "hurry", "sorry", "good-game", "bye")
"""Their texts are the screens'."""


class Talker:
    """One person who may say a line a second, five at once."""

    def __init__(self, now: float) -> None:
        self._bucket = Bucket(RATE, BURST, now)

    def say(self, seat: int, name: str, say: Say, now: float) -> Said | None:
        """What everyone hears; None if nothing is left of it. Raises Refused: `no-emote`, `too-fast`."""
        text = clean_line(say.text, CELLS)
        if say.emote and say.emote not in EMOTES:
            raise Refused("no-emote")
        if not text and not say.emote:
            return None
        if not self._bucket.take(now):
            raise Refused("too-fast")
        return Said(seat, name, text, say.emote)
