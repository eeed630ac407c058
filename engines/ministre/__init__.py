"""King Thief Minister: say who you are, and dare them to doubt it."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from engines import game
from engines.game import Event, GameInfo, Seat, Trial
from engines.rng import Rng

from . import notation, rules, sight
from .sample import sample
from .values import Action, GameStarted, Options, View
from .values import Event as AnyEvent


class Ministre:
    """The game as the registry hands it out."""

    info: ClassVar[GameInfo] = GameInfo(
        id="ministre",
        rules_version=1,
        seats=(3, 6),
        usual_seats=(3, 6),
        minutes=15,
        options=Options,
        presets={"as_written": Options(), "first_steps": Options(memory_aid=True, round_limit=10)},
        trials=(
            Trial("short", Options(round_limit=3), (3, 4)),
            Trial("one", Options(turn_actions="one", bluff_fine=1, round_limit=6), (3, 5)),
            Trial("aided", Options(memory_aid=True, round_limit=2), (4, 6)),
            Trial("loose", Options(broke_may_challenge=True, minister_picks=True, round_limit=2), (3, 6)),
        ),
        aids=("memory_aid",),
    )
    action_type: ClassVar[Any] = Action
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[type[game.View]] = View

    def new(self, options: game.Options, seats: int, rng: Rng) -> rules.State:
        """A table before its first decision."""
        return rules.new(cast(Options, options), seats, rng)

    def opening(self, state: game.State) -> tuple[Event, ...]:
        """The first deal."""
        table = cast(rules.State, state)
        return (GameStarted(table.starter),)

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


GAME: Final[game.Game] = Ministre()
