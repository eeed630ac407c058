"""RoiTatouille: shed your hand of kings first."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from engines import game
from engines.game import Event, GameInfo, Seat, Trial
from engines.rng import Rng

from . import notation, rules, sight
from .sample import sample
from .values import Action, Options, RoundStarted, View
from .values import Event as AnyEvent

_CAFE: Final = Options(symbol_match=True, free_draw=True, plus_two_skips=True, reverse_skips_two=True)


class RoiTatouille:
    """The game as the registry hands it out."""

    info: ClassVar[GameInfo] = GameInfo(
        id="roitatouille",
        rules_version=1,
        seats=(2, 10),
        usual_seats=(2, 8),
        minutes=10,
        options=Options,
        presets={"as_written": Options(), "cafe": _CAFE},
        trials=(
            Trial("small", Options(deck="small", hand=3, rounds=2), (2, 3, 4)),
            Trial("siege", Options(deck="siege", hand=3, jeanne_stops_regicide=True), (2, 3, 4)),
            Trial(
                "small-cafe",
                Options(
                    deck="small", hand=4, symbol_match=True, free_draw=True, plus_two_skips=True, reverse_skips_two=True
                ),
                (2, 3),
            ),
            Trial("siege-alone", Options(deck="siege", hand=2, prisoner_stacks=False), (2, 5)),
        ),
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
        return (RoundStarted(table.round, table.turn, tuple(table.turned)),)

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


GAME: Final[game.Game] = RoiTatouille()
