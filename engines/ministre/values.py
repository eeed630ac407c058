"""What can be chosen, decided, told and seen in King Thief Minister.

Characters: 0 King, 1 Thief, 2 Minister, 3 Executioner, 4 Sheriff, 5 Peasant. Places of the ring: 0..5, clockwise.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from engines import game
from engines.game import SeatId

KING, THIEF, MINISTER, EXECUTIONER, SHERIFF, PEASANT = range(6)
RING: Final = 6

Character = Annotated[int, msgspec.Meta(ge=0, le=5, extra={"kind": "character"})]
Place = Annotated[int, msgspec.Meta(ge=0, le=5, extra={"kind": "place"})]
Way = Literal["right", "left", "opposite"]


class Options(game.Options, frozen=True):
    """The table's rule options."""

    turn_actions: Literal["each_once", "one"] = "each_once"
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=1000, extra={"choices": [25, 10, 50, 0]})] = 25
    broke_may_challenge: bool = False
    bluff_fine: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    minister_picks: bool = False
    memory_aid: bool = False


# Actions


class Peek(game.Action, frozen=True, tag="peek"):
    """Before the first turn: look at a card that is not one's own (KT-04)."""

    place: Place


class Decline(game.Action, frozen=True, tag="decline"):
    """Look at no card."""


class Rotate(game.Action, frozen=True, tag="rotate"):
    """Move every card (KT-10)."""

    way: Way


class Look(game.Action, frozen=True, tag="look"):
    """Pay a coin and look at one's own card (KT-11)."""


class Claim(game.Action, frozen=True, tag="claim"):
    """Claim to be a character and act as one (KT-12)."""

    character: Character


class Done(game.Action, frozen=True, tag="done"):
    """End the turn."""


class Challenge(game.Action, frozen=True, tag="challenge"):
    """Doubt the claim (KT-20)."""


class LetPass(game.Action, frozen=True, tag="let-pass"):
    """Do not doubt it."""


class Reply(game.Action, frozen=True, tag="reply"):
    """“Yes, sire”: claim to be the Minister when the King calls (KT-30)."""


class KeepStill(game.Action, frozen=True, tag="keep-still"):
    """Do not answer the King's call."""


class Accuse(game.Action, frozen=True, tag="accuse"):
    """Executioner: name a player and a character (KT-33)."""

    target: SeatId
    character: Character


class Tax(game.Action, frozen=True, tag="tax"):
    """Sheriff: the player who pays two (KT-34)."""

    target: SeatId


class Shuffle(game.Action, frozen=True, tag="shuffle"):
    """Minister, with `minister_picks`: the two places whose cards are shuffled (KT-32)."""

    place: Place
    other: Place


class Name(game.Action, frozen=True, tag="name"):
    """Peasant: the characters of all other players, clockwise from her (KT-35)."""

    characters: tuple[Character, ...]


Action = (
    Peek
    | Decline
    | Rotate
    | Look
    | Claim
    | Done
    | Challenge
    | LetPass
    | Reply
    | KeepStill
    | Accuse
    | Tax
    | Shuffle
    | Name
)


# Events


class GameStarted(game.Event, frozen=True, tag="game-started"):
    """Who was dealt the King face up and so begins; then all cards were shuffled."""

    starter: SeatId


class Peeked(game.Event, frozen=True, tag="peeked"):
    """A look before the first turn; `character` is told to the looker."""

    seat: SeatId
    place: Place
    character: Character | None = None


class Declined(game.Event, frozen=True, tag="declined"):
    """No look was wanted."""

    seat: SeatId


class TurnStarted(game.Event, frozen=True, tag="turn-started"):
    """A player's turn, in which round."""

    seat: SeatId
    round: int


class Rotated(game.Event, frozen=True, tag="rotated"):
    """Every card moved."""

    seat: SeatId
    way: Way


class Looked(game.Event, frozen=True, tag="looked"):
    """A player saw his own card; `character` is told to him."""

    seat: SeatId
    character: Character | None = None


class Claimed(game.Event, frozen=True, tag="claimed"):
    """A claim. Everyone who may doubt it is asked."""

    seat: SeatId
    character: Character


class Unchallenged(game.Event, frozen=True, tag="unchallenged"):
    """Nobody doubted."""

    seat: SeatId
    character: Character


class Challenged(game.Event, frozen=True, tag="challenged"):
    """`challengers` doubted, `seat` is the one who sees the card; all learn if the claim was true.

    `shown`, the card, is told to the challenger.
    """

    seat: SeatId
    claimant: SeatId
    character: Character
    true: bool
    challengers: tuple[SeatId, ...]
    shown: Character | None = None


class Paid(game.Event, frozen=True, tag="paid"):
    """Coins went from a player to the treasury."""

    seat: SeatId
    amount: int


class Took(game.Event, frozen=True, tag="took"):
    """Coins went from the treasury to a player."""

    seat: SeatId
    amount: int


class Robbed(game.Event, frozen=True, tag="robbed"):
    """Coins went from one player to another."""

    seat: SeatId
    target: SeatId
    amount: int


class Called(game.Event, frozen=True, tag="called"):
    """The King asks who is the Minister."""

    seat: SeatId


class Replied(game.Event, frozen=True, tag="replied"):
    """Who said “Yes, sire”; the first clockwise from the King is taken, and may be doubted."""

    seat: SeatId | None
    replies: tuple[SeatId, ...]


class Shuffled(game.Event, frozen=True, tag="shuffled"):
    """Two cards were shuffled unseen."""

    seat: SeatId
    place: Place
    other: Place


class Accused(game.Event, frozen=True, tag="accused"):
    """The Executioner named a character; the victim looked and said whether it is so."""

    seat: SeatId
    target: SeatId
    character: Character
    right: bool


class Unveiled(game.Event, frozen=True, tag="unveiled"):
    """The Peasant's claimant turned her card up for all."""

    seat: SeatId
    character: Character


class Named(game.Event, frozen=True, tag="named"):
    """The Peasant named everyone; only whether all was right is said."""

    seat: SeatId
    characters: tuple[Character, ...]
    right: bool


class Ended(game.Event, frozen=True, tag="ended"):
    """The game is over and all cards are turned up, by place."""

    cards: tuple[Character, ...]
    coins: tuple[int, ...]


Event = (
    GameStarted
    | Peeked
    | Declined
    | TurnStarted
    | Rotated
    | Looked
    | Claimed
    | Unchallenged
    | Challenged
    | Paid
    | Took
    | Robbed
    | Called
    | Replied
    | Shuffled
    | Accused
    | Unveiled
    | Named
    | Ended
)


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of which the viewer can be sure."""

    place: Place
    character: Character


class View(game.View, frozen=True, tag="ministre"):
    """A seat's information state.

    `places[seat]` is where a seat's card lies; `turn` is the seat whose turn it is, `used` the kinds of action it has
    taken; `claimant` and `character` are the claim in the open, `answer` this viewer's own sealed answer to it (or to
    the King's call), `caller` the King while his call is open. `shift` says how far the ring has turned since the
    beginning, `notes` what this viewer has learnt and `common` what all have: all that `belief.py` needs. With
    `memory_aid` what follows for certain from the notes is `known`. `cards` are turned up at the end.
    """

    legal: tuple[Action, ...]
    options: Options
    round: int
    starter: SeatId
    turn: SeatId
    places: tuple[int, ...]
    coins: tuple[int, ...]
    treasury: int
    used: tuple[Literal["rotate", "look", "claim"], ...]
    claimant: SeatId | None
    character: Character | None
    caller: SeatId | None
    asked: tuple[SeatId, ...]
    answer: bool | None
    shift: int
    notes: bytes
    common: bytes
    known: tuple[Known, ...]
    cards: tuple[Character, ...]
