"""The bots that tables for others are offered with."""

from __future__ import annotations

from typing import Final

from ai.agent import levels, offers
from net.lobby import Crew

from .request import BOTS


def _stand_in(game: str) -> str:
    """Who plays for people in a game: a bot that can play, but not the best."""
    return levels(game)[:2][-1]


CREW: Final = Crew(offers, _stand_in, BOTS)
