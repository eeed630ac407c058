"""What can be chosen, decided, told and seen in Le Roi Sommeil.

Characters: 0 Roi, 1 Reine, 2 Princesse, 3 Chambellan, 4 Chien. Colours: 0 white, 1 red, 2 yellow, 3 blue.
A sleeper is `character * 4 + colour`, 20 a ghost, 21 a jester. A coin is a character 0..4, or 5 + colour.
Beds are numbered from the left; the last one is the head of the line.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from engines import game
from engines.game import SeatId

CHARACTERS, COLOURS = 5, 4
GHOST, JESTER = 20, 21

Character = Annotated[int, msgspec.Meta(ge=0, le=4, extra={"kind": "character"})]
Sleeper = Annotated[int, msgspec.Meta(ge=0, le=19, extra={"kind": "sleeper"})]
Coin = Annotated[int, msgspec.Meta(ge=0, le=8, extra={"kind": "coin"})]
Bed = Annotated[int, msgspec.Meta(ge=0, le=4, extra={"kind": "bed"})]

LOOKS: Final = {"relaxed": 5.0, "normal": 3.0, "brisk": 1.5}
"""Seconds from one card to the next, by pace (RS-41); at a relaxed table people wait for a key instead."""
FALL: Final = 3.0
"""Seconds until the blanket falls by itself (RS-20)."""
REVEAL: Final = 6.0
"""Seconds that the beds stay in view after a reveal (RS-44)."""

GHOSTS: Final = {"full": 7, "tiny": 3}
BEDS: Final = {"easy": 3, "medium": 4, "hard": 5, "little": 3}


class Options(game.Options, frozen=True):
    """The table's rule options; `deck` makes tiny games for tests."""

    difficulty: Literal["easy", "medium", "hard", "little"] = "easy"
    pace: Literal["normal", "relaxed", "brisk"] = "normal"
    blanket: Literal["auto", "manual"] = "auto"
    first_holder: Literal["random", "1", "2", "3", "4", "5"] = "random"
    removed: Literal["lot", "roi", "reine", "princesse", "chambellan", "chien"] = "lot"
    keep_absent_coins: bool = False
    move_on_change: bool = False
    strict_opening: bool = False
    deck: Annotated[Literal["full", "tiny"], msgspec.Meta(extra={"hidden": True})] = "full"


# Actions


class Draw(game.Action, frozen=True, tag="draw"):
    """Turn up the next card."""


class Cover(game.Action, frozen=True, tag="cover"):
    """Let the blanket fall (RS-20)."""


class Bet(game.Action, frozen=True, tag="bet"):
    """Put a coin before a bed, or before oneself if `bed` is not given: “not here” (RS-22)."""

    coin: Coin
    bed: Bed | None = None
    joker: bool = False


Action = Draw | Cover | Bet


# Events: none before a ghost names what lies in a bed (RS-40)


class GameStarted(game.Event, frozen=True, tag="game-started"):
    """Who holds the blanket first, and which characters stay away."""

    holder: SeatId
    removed: tuple[Character, ...]


class TurnedUp(game.Event, frozen=True, tag="turned-up"):
    """A sleeper was turned up and put to bed."""

    seat: SeatId


class Cleared(game.Event, frozen=True, tag="cleared"):
    """A jester emptied the beds (RS-15)."""

    seat: SeatId


class PutBack(game.Event, frozen=True, tag="put-back"):
    """A ghost or jester came too early and was shuffled back (RS-14, RS-17)."""

    seat: SeatId
    card: Literal["ghost", "jester"]


class GhostCame(game.Event, frozen=True, tag="ghost-came"):
    """The `number`th ghost; `holder` has the blanket."""

    seat: SeatId
    number: int
    holder: SeatId


class CoinsShown(game.Event, frozen=True, tag="coins-shown"):
    """The blanket falls (RS-20), and these are the coins to choose from (RS-21). `sitting_out` get none (RS-26)."""

    forgets: ClassVar[bool] = True

    ghost: int
    coins: tuple[Coin, ...]
    sitting_out: tuple[SeatId, ...]


class BetMade(game.Event, frozen=True, tag="bet-made"):
    """A coin was taken and put down."""

    seat: SeatId
    coin: Coin
    bed: Bed | None = None
    joker: bool = False


class Uncovered(game.Event, frozen=True, tag="uncovered"):
    """The blanket was lifted: the beds as they are."""

    beds: tuple[Sleeper | None, ...]


class Judged(game.Event, frozen=True, tag="judged"):
    """A coin was right or wrong."""

    seat: SeatId
    coin: Coin
    right: bool
    bed: Bed | None = None
    joker: bool = False


class JokerLost(game.Event, frozen=True, tag="joker-lost"):
    """A wrong joker: the coin is out of the game, and an earlier one went back if there was one (RS-25)."""

    seat: SeatId
    returned: bool


class JokerWon(game.Event, frozen=True, tag="joker-won"):
    """A right joker brought a second coin."""

    seat: SeatId


class BlanketPassed(game.Event, frozen=True, tag="blanket-passed"):
    """The blanket has a new holder, who draws (RS-10, RS-28)."""

    seat: SeatId


class Ended(game.Event, frozen=True, tag="ended"):
    """The game is over (RS-30)."""

    coins: tuple[int, ...]
    reason: Literal["ghosts", "cards", "coins"]


Event = (
    GameStarted
    | TurnedUp
    | Cleared
    | PutBack
    | GhostCame
    | CoinsShown
    | BetMade
    | Uncovered
    | Judged
    | JokerLost
    | JokerWon
    | BlanketPassed
    | Ended
)


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bet on the table."""

    seat: SeatId
    coin: Coin
    bed: Bed | None
    joker: bool


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bet that was judged; it lies there until the next card is turned up."""

    seat: SeatId
    coin: Coin
    bed: Bed | None
    joker: bool
    right: bool


class View(game.View, frozen=True, tag="sommeil"):
    """The table as everyone sees it: nothing in it remembers what is no longer to be seen.

    `beds` is empty while `covered`, `fresh` the sleeper just put to bed. `up` are the coins still to be chosen, `bets`
    those put down, `verdicts` those just judged, `order` the seats that still have to bet. `opened` says that early
    ghosts and jesters no longer go back.
    """

    legal: tuple[Action, ...]
    options: Options
    removed: tuple[Character, ...]
    holder: SeatId
    drawer: SeatId
    covered: bool
    beds: tuple[Sleeper | None, ...]
    fresh: Sleeper | None
    ghosts: int
    jesters: int
    pile: int
    up: tuple[Coin, ...]
    bets: tuple[Placed, ...]
    verdicts: tuple[Verdict, ...]
    order: tuple[SeatId, ...]
    stack: int
    won: tuple[int, ...]
    lost: int
    opened: bool

    @property
    def look(self) -> float:
        """While cards are drawn, and after a reveal (RS-20, RS-41, RS-44)."""
        if self.verdicts:
            return REVEAL
        if self.prompt == "cover":
            return FALL
        return LOOKS[self.options.pace] if self.prompt == "draw" else 0.0

    @property
    def unhurried(self) -> bool:
        """A relaxed table goes on at a key alone, but for the blanket, which falls by itself."""
        return self.prompt == "bet" or (self.prompt == "draw" and self.options.pace == "relaxed")
