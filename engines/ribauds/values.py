"""What can be chosen, decided, told and seen in Le Roy des Ribauds.

Cards: 0 Roi, 1 Reine, 2 Chevalier, 3 Assassin. Places of the Court: 0..3, in the same order for everyone.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from engines import game
from engines.game import SeatId

ROI, REINE, CHEVALIER, ASSASSIN = range(4)
PLACES: Final = 4
COPIES: Final = 4
HAND: Final = 3

Card = Annotated[int, msgspec.Meta(ge=0, le=3, extra={"kind": "card"})]
Place = Annotated[int, msgspec.Meta(ge=0, le=3, extra={"kind": "place"})]
Slot = Annotated[int, msgspec.Meta(ge=0, le=2, extra={"kind": "slot"})]
"""One of the rival's three cards, laid out anew at random for each look."""

Conspiracy = Literal["coronation", "murder", "marriage"]


class Options(game.Options, frozen=True):
    """The table's rule options."""

    wins_needed: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    turn_limit: Annotated[int, msgspec.Meta(ge=0, le=1000, extra={"choices": [100, 0]})] = 100
    queen_picks: Literal["lot", "chooser"] = "lot"
    memory_aid: bool = True


# Actions


class Reveal(game.Action, frozen=True, tag="reveal"):
    """Turn up a face-down card of the Court; its effect applies (RR-10)."""

    place: Place


class Replace(game.Action, frozen=True, tag="replace"):
    """Lay a card from the hand into a place, the card there comes to the hand (RR-11)."""

    card: Card
    place: Place
    up: bool = False


class Swap(game.Action, frozen=True, tag="swap"):
    """Chevalier: two cards of the Court change places, each keeps its side."""

    place: Place
    other: Place


class Turn(game.Action, frozen=True, tag="turn"):
    """Turn a card of the Court over, without effect (Chevalier, Roi)."""

    place: Place


class DrawTwo(game.Action, frozen=True, tag="draw-two"):
    """Roi: draw two, then discard two."""


class Discard(game.Action, frozen=True, tag="discard"):
    """Roi: discard these two, face up."""

    first: Card
    second: Card


class Pick(game.Action, frozen=True, tag="pick"):
    """Reine, with `queen_picks` chooser: the two cards of the rival to be shown."""

    first: Slot
    second: Slot


class Look(game.Action, frozen=True, tag="look"):
    """Assassin: look at two face-down cards, or at the only one."""

    place: Place
    other: Place | None = None


Action = Reveal | Replace | Swap | Turn | DrawTwo | Discard | Pick | Look


# Events


class GameStarted(game.Event, frozen=True, tag="game-started"):
    """A game of the match was dealt."""

    number: int
    starter: SeatId


class Redealt(game.Event, frozen=True, tag="redealt"):
    """The redeal check (RR-02): `whole` if both hands went back, else this seat's two Reines went under the pile."""

    seat: SeatId | None
    whole: bool


class Revealed(game.Event, frozen=True, tag="revealed"):
    """A card of the Court was turned up for its effect."""

    seat: SeatId
    place: Place
    card: Card


class Replaced(game.Event, frozen=True, tag="replaced"):
    """A hand card was laid and one taken; `card` and `taken` are told to those who could see them."""

    seat: SeatId
    place: Place
    up: bool
    card: Card | None = None
    taken: Card | None = None
    taken_up: bool = False


class Swapped(game.Event, frozen=True, tag="swapped"):
    """Two cards of the Court changed places."""

    seat: SeatId
    place: Place
    other: Place


class Turned(game.Event, frozen=True, tag="turned"):
    """A card was turned over, up or down, without effect. All have seen it."""

    seat: SeatId
    place: Place
    card: Card
    up: bool


class Drew(game.Event, frozen=True, tag="drew"):
    """Cards were drawn; `cards` is told to the one who drew."""

    seat: SeatId
    count: int
    cards: tuple[Card, ...] = ()


class Discarded(game.Event, frozen=True, tag="discarded"):
    """Cards went from a hand to the discard, face up."""

    seat: SeatId
    cards: tuple[Card, ...]


class Shown(game.Event, frozen=True, tag="shown"):
    """Reine: cards of `target` were shown to `seat`; `cards` is told to these two."""

    seat: SeatId
    target: SeatId
    cards: tuple[Card, ...] = ()


class Looked(game.Event, frozen=True, tag="looked"):
    """Assassin: who looked where; `cards` is told to the looker."""

    seat: SeatId
    places: tuple[Place, ...]
    cards: tuple[Card, ...] = ()


class Reshuffled(game.Event, frozen=True, tag="reshuffled"):
    """The discard became the pile."""

    count: int


class GameWon(game.Event, frozen=True, tag="game-won"):
    """A conspiracy succeeded."""

    number: int
    winners: tuple[SeatId, ...]
    conspiracy: Conspiracy
    wins: tuple[int, ...]


class GameDrawn(game.Event, frozen=True, tag="game-drawn"):
    """The turn limit was reached: nobody has won, or both (RR-34)."""

    number: int
    winners: tuple[SeatId, ...]
    wins: tuple[int, ...]


Event = (
    GameStarted
    | Redealt
    | Revealed
    | Replaced
    | Swapped
    | Turned
    | Drew
    | Discarded
    | Shown
    | Looked
    | Reshuffled
    | GameWon
    | GameDrawn
)


# What a viewer sees


class CourtCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the Court: its side, the card if it is face up or this viewer legally knows it, and whether the
    viewer's rival knows it too."""

    place: Place
    up: bool
    card: Card | None
    watched: bool


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a viewer knows of another's hand: `sure` is in it, `maybe` was and may have been laid unseen."""

    seat: SeatId
    sure: tuple[Card, ...]
    maybe: tuple[Card, ...]


class View(game.View, frozen=True, tag="ribauds"):
    """A seat's information state. `turns` counts both players' turns of this game.

    `buried` Reines are known to lie at the bottom of the pile; `stock`, if not empty, are the cards among which the
    pile's are; `exposed` are the cards that the rival surely knows in this viewer's hand; `shown` are the cards that
    the last Reine showed, told to both players; `untouched` hands are as dealt, so they hold at most one Reine (RR-02).
    """

    legal: tuple[Action, ...]
    options: Options
    number: int
    wins: tuple[int, ...]
    starter: SeatId
    turns: int
    court: tuple[CourtCard, ...]
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    held: tuple[Held, ...]
    pile: int
    buried: int
    stock: tuple[Card, ...]
    discard: tuple[Card, ...]
    untouched: tuple[bool, ...]
    exposed: tuple[Card, ...]
    shown: tuple[Card, ...]
