"""The bots of King Thief Minister."""

from __future__ import annotations

from functools import cache
from pkgutil import get_data

import msgspec

from ..agent import Agent, Character, Level
from .courtier import Courtier, Profile
from .reasons import REASONS

__all__ = ["REASONS", "Profile", "agent", "profiles"]


@cache
def profiles() -> dict[str, Profile]:
    """The levels of `data/ministre.json`."""
    data = get_data("ai", "data/ministre.json")
    assert data is not None, "the data is part of the package"
    return msgspec.json.decode(data, type=dict[str, Profile])


def agent(level: Level, character: Character) -> Agent:
    """A new bot of this level and character."""
    return Courtier(profiles()[level])
