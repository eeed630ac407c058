"""The bots of RoiTatouille."""

from __future__ import annotations

from functools import cache
from pkgutil import get_data

import msgspec

from ..agent import Agent, Character, Level
from .reasons import REASONS
from .tactician import Tactician
from .worth import Weights

__all__ = ["REASONS", "Profile", "agent", "profiles"]


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level's weights, how blurred they are, and where they come from."""

    source: str
    noise: float
    duel: Weights
    crowd: Weights


@cache
def profiles() -> dict[str, Profile]:
    """The levels of `data/roitatouille.json`."""
    data = get_data("ai", "data/roitatouille.json")
    assert data is not None, "the data is part of the package"
    return msgspec.json.decode(data, type=dict[str, Profile])


def agent(level: Level, character: Character) -> Agent:
    """A new bot of this level and character."""
    profile = profiles()[level]
    return Tactician(profile.duel, profile.crowd, profile.noise)
