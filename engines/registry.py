"""The games there are. A new one is a folder here and a line in this table."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from .game import Game

_GAMES: Final[dict[str, str]] = {
    "roitatouille": "engines.roitatouille",
    "ribauds": "engines.ribauds",
    "ministre": "engines.ministre",
    "sommeil": "engines.sommeil",
}


def names() -> tuple[str, ...]:
    """Every game's id, in the order in which a menu lists them."""
    return tuple(_GAMES)


def load(game_id: str) -> Game:
    """The game of this id; its module is imported on first use. Raises KeyError for an unknown id."""
    return cast("Game", import_module(_GAMES[game_id]).GAME)
