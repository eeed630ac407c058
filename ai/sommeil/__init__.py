"""The bots of Le Roi Sommeil."""

from __future__ import annotations

from functools import cache
from pkgutil import get_data

import msgspec

from ..agent import Agent, Character, Level
from .bettor import REASONS, Bettor, Nerve, Style
from .memory import Habits

__all__ = ["REASONS", "Profile", "Style", "agent", "profiles", "styles"]


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level's memory and nerve, and where they come from."""

    source: str
    memory: Habits
    nerve: Nerve


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    levels: dict[str, Profile]
    characters: dict[str, Style]


@cache
def _data() -> _Data:
    data = get_data("ai", "data/sommeil.json")
    assert data is not None, "the data is part of the package"
    return msgspec.json.decode(data, type=_Data)


def profiles() -> dict[str, Profile]:
    """The levels of `data/sommeil.json`."""
    return _data().levels


def styles() -> dict[str, Style]:
    """The characters of `data/sommeil.json`."""
    return _data().characters


def agent(level: Level, character: Character) -> Agent:
    """A new bot of this level and character."""
    profile = profiles()[level]
    return Bettor(profile.memory, profile.nerve, styles().get(character, Style()))
