"""A game without texts in which all decide at once and in secret: who names the higher number wins the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

import msgspec

from engines import game
from engines.game import GameInfo, Outcome, SeatId
from engines.rng import Rng

ROUNDS = 2


class Options(game.Options, frozen=True):
    """Whether the lowest wins."""

    low: bool = False


class Name(game.Action, frozen=True, tag="name"):
    """Name a number."""

    number: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Shown(game.Event, frozen=True, tag="shown"):
    """All numbers are shown."""

    numbers: tuple[int, ...]
    winner: SeatId


class View(game.View, frozen=True, tag="dice"):
    """What everybody sees, and one's own number."""

    wins: tuple[int, ...]
    mine: int | None


class State:
    """Rounds won, and the numbers named in this one."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options, self.wins, self.named = options, [0] * seats, dict[int, int]()

    def to_act(self) -> tuple[int, ...]:
        over = sum(self.wins) == ROUNDS
        return () if over else tuple(seat for seat in range(len(self.wins)) if seat not in self.named)

    def legal(self, seat: int) -> Sequence[game.Action]:
        return (Name(1), Name(2), Name(3)) if seat in self.to_act() else ()

    def apply(self, seat: int, action: game.Action, emit: game.Emit | None = None) -> None:
        assert isinstance(action, Name)
        self.named[seat] = action.number
        if len(self.named) == len(self.wins):
            sign = -1 if self.options.low else 1
            winner = max(self.named, key=lambda each: (sign * self.named[each], -each))
            numbers = tuple(self.named[each] for each in range(len(self.wins)))
            self.wins[winner] += 1
            self.named = {}
            if emit:
                emit(Shown(numbers, winner))

    def outcome(self) -> Outcome | None:
        best = tuple(seat for seat, wins in enumerate(self.wins) if wins == max(self.wins))
        return Outcome(best, tuple(self.wins), "counted") if sum(self.wins) == ROUNDS else None

    def view(self, viewer: int) -> View:
        over = self.outcome()
        legal = tuple(self.legal(viewer))
        return View(
            viewer, self.to_act(), "" if over else "number", legal, over, tuple(self.wins), self.named.get(viewer)
        )

    def clone(self) -> State:
        other = State(self.options, len(self.wins))
        other.wins, other.named = list(self.wins), dict(self.named)
        return other


class DiceGame:
    """The game as the registry hands it out."""

    info: ClassVar[GameInfo] = GameInfo("dice", 1, (2, 4), (2, 4), 1, Options, {"high": Options()}, ())
    action_type: ClassVar[Any] = Name
    event_type: ClassVar[Any] = Shown
    view_type: ClassVar[type[game.View]] = View

    def new(self, options: Options, seats: int, rng: Rng) -> State:
        return State(options, seats)

    def opening(self, state: game.State) -> tuple[game.Event, ...]:
        return ()

    def tell(self, event: game.Event, viewer: int) -> game.Event | None:
        return event

    def sample(self, view: game.View, rng: Rng) -> State:
        raise NotImplementedError

    def notate(self, action: game.Action) -> str:
        assert isinstance(action, Name)
        return f"n{action.number}"

    def parse(self, text: str) -> game.Action:
        if text[:1].lower() != "n" or text[1:] not in ("1", "2", "3"):
            raise ValueError(text)
        return Name(int(text[1:]))


GAME = DiceGame()
