"""What can be chosen, decided, told and seen in RoiTatouille. Cards and colours are numbers of `cards.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines import game
from engines.game import SeatId

Card = Annotated[int, msgspec.Meta(ge=0, le=43, extra={"kind": "card"})]
"""0..38 dynasty * 13 + rank (0..8 kings 1..9, 9 +2, 10 Famine, 11 Excommunication, 12 Régicide); 39 Prisonnier,
40 Révolution, 41 Du Guesclin, 42 Jacques Cartier, 43 Jeanne d'Arc."""

Colour = Annotated[int, msgspec.Meta(ge=0, le=2, extra={"kind": "colour"})]
"""0 blue Capétiens, 1 red Valois, 2 violet Bourbons."""

Rank = Annotated[int, msgspec.Meta(ge=0, le=13, extra={"kind": "rank"})]

Attack = Literal["plus_two", "revolution", "prisoner", "famine"]
Cause = Literal["turn", "plus_two", "revolution", "regicide", "captive"]


class Options(game.Options, frozen=True):
    """The table's rule options; `deck` and `hand` make tiny games for tests."""

    rounds: Annotated[int, msgspec.Meta(extra={"choices": [1, 2, 3, 5, 7, 9]})] = 1
    starter: Literal["random", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] = "random"
    symbol_match: bool = False
    free_draw: bool = False
    plus_two_skips: bool = False
    prisoner_stacks: bool = True
    jeanne_stops_regicide: bool = False
    reverse_skips_two: bool = False
    deck: Annotated[Literal["full", "small", "siege"], msgspec.Meta(extra={"hidden": True})] = "full"
    hand: Annotated[int, msgspec.Meta(ge=1, le=8, extra={"hidden": True})] = 8


# Actions


class Lay(game.Action, frozen=True, tag="lay"):
    """Lay a card; `colour` with Révolution and the green ones, `target` to look at a hand with Cartier."""

    card: Card
    colour: Colour | None = None
    target: SeatId | None = None


class Draw(game.Action, frozen=True, tag="draw"):
    """Draw one card; a dynasty card that fits is laid at once (RT-07)."""


class Keep(game.Action, frozen=True, tag="keep"):
    """Keep the card just drawn."""


class Accept(game.Action, frozen=True, tag="accept"):
    """Take what the attack, or the régicide, brings."""


class Parry(game.Action, frozen=True, tag="parry"):
    """Stop a régicide with Jeanne d'Arc (RT-31)."""


class Pass(game.Action, frozen=True, tag="pass"):
    """Nothing to lay and nothing to draw (RT-42)."""


Action = Lay | Draw | Keep | Accept | Parry | Pass


# Events


class RoundStarted(game.Event, frozen=True, tag="round-started"):
    """A round was dealt. `turned` are the cards turned up, the last one the king that lies on the table."""

    round: int
    starter: SeatId
    turned: tuple[Card, ...]


class Laid(game.Event, frozen=True, tag="laid"):
    """A card was laid: `colour` if one was chosen, `answer` if it answers an attack, `drawn` if just drawn."""

    seat: SeatId
    card: Card
    colour: Colour | None = None
    answer: bool = False
    drawn: bool = False


class Attacked(game.Event, frozen=True, tag="attacked"):
    """An attack has come to its victim: `total` cards to draw, or turns to miss."""

    seat: SeatId
    target: SeatId
    attack: Attack
    total: int


class Accepted(game.Event, frozen=True, tag="accepted"):
    """The victim did not answer."""

    seat: SeatId
    attack: Attack
    total: int


class Cancelled(game.Event, frozen=True, tag="cancelled"):
    """Jeanne d'Arc cancelled a pending attack."""

    seat: SeatId
    attack: Attack
    total: int


class Lapsed(game.Event, frozen=True, tag="lapsed"):
    """An attack came back to the attacker over captives, and is void (RT-24)."""

    seat: SeatId
    attack: Attack


class Drew(game.Event, frozen=True, tag="drew"):
    """Cards were drawn. `count` may be less than was due (RT-41); `cards` is told to the one who drew."""

    seat: SeatId
    count: int
    cause: Cause
    cards: tuple[Card, ...] = ()


class Kept(game.Event, frozen=True, tag="kept"):
    """The drawn card was kept."""

    seat: SeatId


class Passed(game.Event, frozen=True, tag="passed"):
    """Nothing could be laid or drawn."""

    seat: SeatId


class Missed(game.Event, frozen=True, tag="missed"):
    """A captive missed his turn; `left` more to come."""

    seat: SeatId
    left: int


class Reversed(game.Event, frozen=True, tag="reversed"):
    """The direction changed: 1 clockwise, -1 the other way."""

    direction: int


class Skipped(game.Event, frozen=True, tag="skipped"):
    """A reversal between two players skipped this one (RT-32)."""

    seat: SeatId


class Struck(game.Event, frozen=True, tag="struck"):
    """A régicide found its target, or nobody."""

    seat: SeatId
    target: SeatId | None = None


class Parried(game.Event, frozen=True, tag="parried"):
    """Jeanne d'Arc stopped a régicide; she lies under the top card now."""

    seat: SeatId


class Looked(game.Event, frozen=True, tag="looked"):
    """Cartier looked at a hand; `cards` is told to the looker."""

    seat: SeatId
    target: SeatId
    cards: tuple[Card, ...] = ()


class Reshuffled(game.Event, frozen=True, tag="reshuffled"):
    """The discard became the pile again: so many cards."""

    count: int


class RoundWon(game.Event, frozen=True, tag="round-won"):
    """A round is over; `blocked` when nobody could play on. `sizes` are the cards left in each hand."""

    round: int
    winners: tuple[SeatId, ...]
    blocked: bool
    sizes: tuple[int, ...]
    wins: tuple[int, ...]


Event = (
    RoundStarted
    | Laid
    | Attacked
    | Accepted
    | Cancelled
    | Lapsed
    | Drew
    | Kept
    | Passed
    | Missed
    | Reversed
    | Skipped
    | Struck
    | Parried
    | Looked
    | Reshuffled
    | RoundWon
)


# What a viewer sees


class Lack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat drew because nothing fitted: it holds no dynasty card that fits on this colour and rank.

    `rank` is that of `cards.py`: 0..8 a king's number less one, 9..12 a symbol, 13 none.
    """

    seat: SeatId
    colour: Colour
    rank: Rank


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that Cartier showed this viewer and that the seat has not laid since."""

    seat: SeatId
    cards: tuple[Card, ...]


class View(game.View, frozen=True, tag="roitatouille"):
    """A seat's information state. Per-seat tuples are indexed by seat.

    `discard` is in order, its last card on top; `total` counts cards (or turns, for prisoner and famine) of the pending
    `attack`; `recent` lists who laid, latest first; `striker` laid the régicide that waits for an answer (RT-31);
    `drawn` is the viewer's own card while he may keep or lay it; `last_winners` won the round before this one.
    """

    legal: tuple[Action, ...]
    options: Options
    round: int
    wins: tuple[int, ...]
    last_winners: tuple[SeatId, ...]
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    pile: int
    discard: tuple[Card, ...]
    colour: Colour
    direction: int
    attack: Attack | None
    total: int
    captive: tuple[int, ...]
    recent: tuple[SeatId, ...]
    striker: SeatId | None
    drawn: Card | None
    lacks: tuple[Lack, ...]
    seen: tuple[Seen, ...]
    turns: int
    idle: int
