"""What a bot is: it gets the updates of its seat, and answers with an action and the reason for it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, TypeVar, cast

import msgspec

from engines.codec import build, unpack
from engines.game import Action, Game
from engines.rng import Rng

E = TypeVar("E")
V = TypeVar("V")

Level = Literal["novice", "player", "expert", "master"]
LEVELS: Final[tuple[Level, ...]] = ("novice", "player", "expert", "master")
"""From the weakest to the strongest."""

USUAL: Final[Level] = "player"

Character = Literal["", "cautious", "bold", "sly", "honest", "chatty"]
CHARACTERS: Final[tuple[Character, ...]] = ("", "cautious", "bold", "sly", "honest", "chatty")
"""Styles of play, as strong as one another; the first is none in particular."""


class Budget(msgspec.Struct, frozen=True):
    """How much a decision may cost, in iterations and never in time: the same budget gives the same decision."""

    iterations: int = 400


class Decision(msgspec.Struct, frozen=True):
    """An action, the tag of the reason for it, and what it speaks of (`card`, `colour`, `seat`, `count`, ...)."""

    action: Any
    reason: str
    values: dict[str, int] = {}


class Update(msgspec.Struct, Generic[E, V], frozen=True, tag="update"):
    """All that reaches a bot: what its seat was told, and its view after that."""

    seq: int
    events: tuple[E, ...]
    view: V


class Agent(Protocol):
    """One bot in one seat. It knows nothing but the updates it observed."""

    def observe(self, update: Update[Any, Any]) -> None:
        """Take in what happened. Updates come in order; one after a gap still holds the whole view."""
        ...

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Choose one of the legal actions of the latest view. Equal updates, budget and rng: equal decision."""
        ...


class Chance:
    """Plays any game: one of the legal actions, each as likely as another."""

    def __init__(self) -> None:
        self._legal: tuple[Action, ...] = ()

    def observe(self, update: Update[Any, Any]) -> None:
        """Only the present choices matter."""
        self._legal = update.view.legal

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Draw one."""
        if not self._legal:
            raise ValueError("nothing to decide")
        index, _ = rng.below(len(self._legal))
        return Decision(self._legal[index], "chance")


class _Skilled(NamedTuple):
    package: str
    levels: tuple[Level, ...]


_SKILLED: Final[dict[str, _Skilled]] = {
    "roitatouille": _Skilled("ai.roitatouille", LEVELS),
    "ribauds": _Skilled("ai.ribauds", LEVELS),
    "sommeil": _Skilled("ai.sommeil", LEVELS),
    "ministre": _Skilled("ai.ministre", LEVELS),
}
"""Where `agent(level, character)` of a game is found. A game without a line here is played by chance."""


def levels(game_id: str) -> tuple[Level, ...]:
    """The levels offered in a game, the weakest first."""
    return _SKILLED[game_id].levels if game_id in _SKILLED else LEVELS[:1]


def usual(game_id: str) -> Level:
    """The level of those whom nobody chose: good company, and no master."""
    return next((level for level in levels(game_id) if level == USUAL), levels(game_id)[-1])


def parse(text: str) -> tuple[Level, Character]:
    """What `LEVEL` or `LEVEL:CHARACTER` names: an unknown level is the weakest, an unknown character none."""
    level, _, character = text.partition(":")
    return (
        next((each for each in LEVELS if each == level), LEVELS[0]),
        next((each for each in CHARACTERS if each == character), CHARACTERS[0]),
    )


def spell(level: Level, character: Character) -> str:
    """The text that `parse` reads so."""
    return f"{level}:{character}" if character else level


def offers(game_id: str, text: str) -> bool:
    """Whether this is, to the letter, a bot that can be chosen in a game."""
    level, character = parse(text)
    return level in levels(game_id) and spell(level, character) == text


def create(game_id: str, text: str) -> Agent:
    """A new bot of a level and character. Any game has bots: a level that it does not offer plays as its weakest."""
    if game_id not in _SKILLED:
        return Chance()
    level, character = parse(text)
    known = levels(game_id)
    make = cast(Callable[[Level, Character], Agent], import_module(_SKILLED[game_id].package).agent)
    return make(level if level in known else known[0], character)


def read_update(game: Game, data: bytes) -> Update[Any, Any]:
    """A packed update as the game's own events and view. Raises ValueError for anything else."""
    kind: Any = Update
    update: Update[Any, Any] = unpack(data, kind[game.event_type, game.view_type])
    legal = tuple(
        action if isinstance(action, Action) else build(action, game.action_type) for action in update.view.legal
    )
    view = msgspec.structs.replace(update.view, legal=legal)
    return msgspec.structs.replace(update, view=view)
