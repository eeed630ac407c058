"""The contract between a game and everything that plays, shows or sends it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar, Protocol

import msgspec

from .rng import Rng

Seat = int
PUBLIC: Seat = -1
"""The viewer with the least rights: a stranger looking at the table."""

SeatId = Annotated[int, msgspec.Meta(extra={"kind": "seat"})]
"""A seat number in an event, an action or a view; texts show the player's name instead."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What a seat decides: one value, compared by value, the same on the wire."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fact about what happened. What a viewer may know of it is decided by the game's `tell`.

    An event that `forgets` makes what came before it the players' own to remember: no screen shows it any more, and no
    person is told it again.
    """

    forgets: ClassVar[bool] = False


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Rule options of one table. `engines.options` reads the fields' choices from their types."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished game ended: the winners (several: a shared victory), a score a seat, and a reason tag."""

    winners: tuple[SeatId, ...]
    scores: tuple[int, ...]
    reason: str


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that one viewer may know, and the actions open to him.

    `prompt` is the tag of what the acting seats are asked; empty when the game is over. A game's own view declares
    `legal` again with its union of actions, so that it can be decoded.
    """

    seat: int
    to_act: tuple[SeatId, ...]
    prompt: str
    legal: tuple[Any, ...]
    outcome: Outcome | None

    @property
    def look(self) -> float:
        """Seconds that everyone has to look at the table before play goes on; 0 where there is nothing to remember."""
        return 0.0

    @property
    def unhurried(self) -> bool:
        """Whether a person may look for as long as he likes; else play goes on after `look`."""
        return True


Emit = Callable[[Event], None]


class Trial(msgspec.Struct, frozen=True):
    """An option set with a dozen or so cards, for tests: rare phases occur in every other game."""

    name: str
    options: Options
    seats: tuple[int, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """What a lobby needs to know of a game. `presets` begins with the default one.

    `aids` are options that come on by themselves at a table whose bots are all of the lowest level.
    """

    id: str
    rules_version: int
    seats: tuple[int, int]
    usual_seats: tuple[int, int]
    minutes: int
    options: type[Options]
    presets: dict[str, Options]
    trials: tuple[Trial, ...]
    aids: tuple[str, ...] = ()


class State(Protocol):
    """One game in progress: mutable, compact, never encoded. Between two actions it can be cloned at any point."""

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must decide now: none when the game is over, several for sealed simultaneous decisions."""
        ...

    def legal(self, seat: Seat) -> Sequence[Action]:
        """The seat's actions in a fixed order; empty when it is not to act."""
        ...

    def apply(self, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        """Play a legal action. Legality is checked at the table's door, not here: search calls this in its inner loop.

        Events are built only when `emit` is given.
        """
        ...

    def outcome(self) -> Outcome | None:
        """The result once the game is over."""
        ...

    def view(self, viewer: Seat) -> View:
        """What this viewer may know; an unknown viewer gets the public view."""
        ...

    def clone(self) -> State:
        """An independent copy."""
        ...


class Game(Protocol):
    """The rules of one game: stateless, one object a game."""

    info: ClassVar[GameInfo]
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[type[View]]

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        """A game set up for its first decision. `rng` is the only source of chance from here on."""
        ...

    def opening(self, state: State) -> tuple[Event, ...]:
        """The events that tell how a state fresh from `new` was set up."""
        ...

    def tell(self, event: Event, viewer: Seat) -> Event | None:
        """What this viewer learns of an event, built field by field from what he may know."""
        ...

    def sample(self, view: View, rng: Rng) -> State:
        """A world in which this view is what its viewer would see. Built from the view alone."""
        ...

    def notate(self, action: Action) -> str:
        """A short text of an action that is the same in every language."""
        ...

    def parse(self, text: str) -> Action:
        """The action that `notate` wrote so. Raises ValueError for anything else."""
        ...
