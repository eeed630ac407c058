"""The bots of King Thief Minister."""

from __future__ import annotations

from functools import cache
from pkgutil import get_data

import msgspec

from ..agent import Agent, Character, Level
from .courtier import Courtier, Profile
from .playout import Sense
from .reasons import REASONS
from .style import Style

__all__ = ["REASONS", "Profile", "Style", "agent", "profiles", "sense", "styles"]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    levels: dict[str, Profile]
    characters: dict[str, Style]
    playout: Sense


@cache
def _data() -> _Data:
    data = get_data("ai", "data/ministre.json")
    assert data is not None, "the data is part of the package"
    return msgspec.json.decode(data, type=_Data)


def profiles() -> dict[str, Profile]:
    """The levels of `data/ministre.json`."""
    return _data().levels


def styles() -> dict[str, Style]:
    """The characters of `data/ministre.json`."""
    return _data().characters


def sense() -> Sense:
    """How playouts of `data/ministre.json` go."""
    return _data().playout


def agent(level: Level, character: Character) -> Agent:
    """A new bot of this level and character."""
    return Courtier(profiles()[level], styles().get(character, Style()), sense())
