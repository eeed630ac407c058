"""Le Roi Sommeil: remember who sleeps where, in what."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from engines import game
from engines.game import Event, GameInfo, Seat, Trial
from engines.rng import Rng

from . import notation, rules, sight
from .sample import sample
from .values import Action, GameStarted, Options, View
from .values import Event as AnyEvent


class Sommeil:
    """The game as the registry hands it out."""

    info: ClassVar[GameInfo] = GameInfo(
        id="sommeil",
        rules_version=1,
        seats=(2, 5),
        usual_seats=(2, 5),
        minutes=15,
        options=Options,
        presets={
            "easy": Options(),
            "medium": Options(difficulty="medium"),
            "hard": Options(difficulty="hard"),
            "little": Options(difficulty="little", pace="relaxed"),
        },
        trials=(
            Trial("tiny", Options(deck="tiny"), (2, 3)),
            Trial("tiny-hard", Options(deck="tiny", difficulty="hard", blanket="manual"), (2, 5)),
            Trial(
                "tiny-medium",
                Options(
                    deck="tiny",
                    difficulty="medium",
                    keep_absent_coins=True,
                    move_on_change=True,
                    strict_opening=True,
                    removed="chien",
                ),
                (4,),
            ),
        ),
    )
    action_type: ClassVar[Any] = Action
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[type[game.View]] = View

    def new(self, options: game.Options, seats: int, rng: Rng) -> rules.State:
        """A table before its first card."""
        return rules.new(cast(Options, options), seats, rng)

    def opening(self, state: game.State) -> tuple[Event, ...]:
        """The first deal."""
        table = cast(rules.State, state)
        return (GameStarted(table.holder, table.removed),)

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


GAME: Final[game.Game] = Sommeil()
