"""The bots of RoiTatouille."""

from __future__ import annotations

from functools import cache
from pkgutil import get_data

import msgspec

from ..agent import Agent, Character, Level
from .mind import Mind
from .prospect import Prospect
from .reasons import REASONS
from .strategist import Depth, Strategist
from .tactician import Tactician
from .worth import Weights

__all__ = ["REASONS", "Prospects", "Tuned", "Weighed", "agent", "minds", "prospects", "tuned"]

WEIGHS = "player"
"""The level whose weights the searching ones start from."""


class Weighed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level's weights, how blurred they are, and where they come from."""

    source: str
    noise: float
    duel: Weights
    crowd: Weights


class Tuned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`data/roitatouille.json`: levels that weigh, levels that search, and what a character adds to the weights."""

    weighed: dict[str, Weighed]
    searching: dict[str, Depth]
    characters: dict[str, Weights]


class Prospects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`data/roitatouille_prospects.json`: the learned numbers for two at the table, and for more."""

    source: str
    duel: tuple[float, ...]
    crowd: tuple[float, ...]


@cache
def tuned() -> Tuned:
    """What the levels and characters are made of."""
    return msgspec.json.decode(_data("roitatouille"), type=Tuned)


@cache
def prospects() -> Prospects:
    """What the searching levels expect of a table."""
    return msgspec.json.decode(_data("roitatouille_prospects"), type=Prospects)


def _data(name: str) -> bytes:
    data = get_data("ai", f"data/{name}.json")
    assert data is not None, "the data is part of the package"
    return data


def agent(level: Level, character: Character = "") -> Agent:
    """A new bot of this level and character."""
    data = tuned()
    style = data.characters.get(character)
    if level in data.weighed:
        profile = data.weighed[level]
        duel, crowd = (each if style is None else each.plus(style) for each in (profile.duel, profile.crowd))
        return Tactician(duel, crowd, profile.noise)
    return Strategist(*minds(character), data.searching[level])


@cache
def minds(character: Character = "") -> tuple[Mind, Mind]:
    """What the searching levels of this character know: for two at the table, and for more."""
    data, learned = tuned(), prospects()
    profile, style = data.weighed[WEIGHS], data.characters.get(character)
    return (
        Mind(profile.duel, Prospect(learned.duel), style),
        Mind(profile.crowd, Prospect(learned.crowd), style),
    )
