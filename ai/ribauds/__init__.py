"""The bots of Le Roy des Ribauds."""

from __future__ import annotations

from functools import cache
from pkgutil import get_data

import msgspec

from ..agent import Agent, Character, Level
from .plotter import Plotter, Profile
from .reasons import REASONS
from .style import Style
from .worth import Tables, Worth

__all__ = ["REASONS", "Profile", "agent", "profiles", "tables", "weigher"]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    levels: dict[Level, Profile]
    characters: dict[Character, Style]
    worth: Tables


@cache
def _data() -> _Data:
    """What is in `data/ribauds.json`."""
    data = get_data("ai", "data/ribauds.json")
    assert data is not None, "the data is part of the package"
    return msgspec.json.decode(data, type=_Data)


def profiles() -> dict[Level, Profile]:
    """The levels."""
    return _data().levels


def tables() -> Tables:
    """What tables are worth."""
    return _data().worth


def weigher(level: Level) -> Worth:
    """How a level weighs tables."""
    profile = profiles()[level]
    return _worth(profile.heed, profile.wary)


@cache
def _worth(heed: float, wary: float) -> Worth:
    return Worth(_data().worth, heed, wary)


def agent(level: Level, character: Character) -> Agent:
    """A new bot of this level and character."""
    data = _data()
    return Plotter(data.levels[level], weigher(level), data.characters[character])
