"""Le Roy des Ribauds: a duel of hidden cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from engines import game
from engines.game import Event, GameInfo, Seat, Trial
from engines.rng import Rng

from . import notation, rules, sight
from .sample import sample
from .values import Action, GameStarted, Options, View
from .values import Event as AnyEvent


class Ribauds:
    """The game as the registry hands it out."""

    info: ClassVar[GameInfo] = GameInfo(
        id="ribauds",
        rules_version=1,
        seats=(2, 2),
        usual_seats=(2, 2),
        minutes=5,
        options=Options,
        presets={"as_written": Options()},
        trials=(
            Trial("match", Options(wins_needed=2, turn_limit=30), (2,)),
            Trial("chooser", Options(queen_picks="chooser"), (2,)),
        ),
    )
    action_type: ClassVar[Any] = Action
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[type[game.View]] = View

    def new(self, options: game.Options, seats: int, rng: Rng) -> rules.State:
        """A match before its first decision."""
        if seats != 2:
            raise ValueError("a duel is for two")
        return rules.new(cast(Options, options), rng)

    def opening(self, state: game.State) -> tuple[Event, ...]:
        """The first deal."""
        table = cast(rules.State, state)
        return (GameStarted(table.number, table.starter), *table.redealt)

    def tell(self, event: Event, viewer: Seat) -> Event | None:
        """What this viewer learns of an event."""
        return sight.tell(event, viewer)

    def sample(self, view: game.View, rng: Rng) -> rules.State:
        """A table that looks like this view."""
        return sample(cast(View, view), rng)

    def notate(self, action: game.Action) -> str:
        """The text of an action."""
        return notation.notate(action)

    def parse(self, text: str) -> game.Action:
        """The action of a text."""
        return notation.parse(text)


GAME: Final[game.Game] = Ribauds()
