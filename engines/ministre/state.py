"""How a table stands: cards, coins and what each viewer has learnt. What may be done is in `rules.py`."""

from __future__ import annotations

from typing import Final, Self

from engines.game import Emit, Outcome, Seat
from engines.rng import Rng

from .belief import note_is
from .values import (
    RING,
    Ended,
    Looked,
    Options,
    Paid,
    Robbed,
    Took,
    Way,
)

PEEK, MAIN, WINDOW, CALL, REPLY_WINDOW, ACCUSE, TAX, SHUFFLE, NAME, OVER = range(10)
PROMPTS: Final = ("peek", "main", "challenge", "call", "challenge-reply", "accuse", "tax", "shuffle", "name", "")
"""What the acting seats are asked, by phase."""

PLACES: Final = {3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
"""Where each seat's card lies, by number of seats (KT-01)."""

ROTATE_USED, LOOK_USED, CLAIM_USED = 1, 2, 4
ALL_USED: Final = ROTATE_USED | LOOK_USED | CLAIM_USED
COINS_IN_HAND, COINS_IN_TREASURY = 3, 2

STEP: Final[dict[Way, int]] = {"right": 1, "left": RING - 1, "opposite": RING // 2}


class Position:
    """How one table stands. `cards[place]` is the character there.

    `notes[viewer]` is what a viewer has learnt (PUBLIC is the last); `asked` are the seats of the open window and
    `answers` what has been answered so far, sealed; `used` is a set of the `*_USED` bits; `peeked` counts the
    seats that have had their look before the first turn.
    """

    __slots__ = (
        "answers",
        "asked",
        "caller",
        "cards",
        "character",
        "claimant",
        "coins",
        "notes",
        "options",
        "peeked",
        "phase",
        "places",
        "result",
        "rng",
        "round",
        "seats",
        "shift",
        "starter",
        "treasury",
        "turn",
        "used",
    )

    options: Options
    seats: int
    rng: Rng
    places: tuple[int, ...]
    cards: list[int]
    shift: int
    notes: list[bytes]
    coins: list[int]
    treasury: int
    starter: Seat
    turn: Seat
    round: int
    peeked: int
    used: int
    phase: int
    claimant: Seat
    character: int
    caller: Seat
    asked: tuple[Seat, ...]
    answers: dict[Seat, bool]
    result: Outcome | None

    def clone(self) -> Self:
        """An independent copy; what never changes in place is shared."""
        kind = self.__class__
        copy = kind.__new__(kind)
        copy.options = self.options
        copy.seats = self.seats
        copy.rng = self.rng
        copy.places = self.places
        copy.cards = self.cards[:]
        copy.shift = self.shift
        copy.notes = self.notes[:]
        copy.coins = self.coins[:]
        copy.treasury = self.treasury
        copy.starter = self.starter
        copy.turn = self.turn
        copy.round = self.round
        copy.peeked = self.peeked
        copy.used = self.used
        copy.phase = self.phase
        copy.claimant = self.claimant
        copy.character = self.character
        copy.caller = self.caller
        copy.asked = self.asked
        copy.answers = self.answers.copy()
        copy.result = self.result
        return copy

    # Knowledge

    def learn(self, viewer: Seat, note: bytes) -> None:
        """One viewer knows more."""
        self.notes[viewer] += note

    def learn_all(self, note: bytes) -> None:
        """Everyone knows more, a stranger too."""
        self.notes = [notes + note for notes in self.notes]

    def card(self, place: int) -> int:
        """Which card, by its first place, lies here now."""
        return (place + self.shift) % RING

    def see_own(self, seat: Seat, emit: Emit | None) -> None:
        """A seat looks at its own card."""
        place = self.places[seat]
        self.learn(seat, note_is(self.card(place), self.cards[place]))
        if emit:
            emit(Looked(seat, self.cards[place]))

    # Coins

    def pay(self, seat: Seat, amount: int, emit: Emit | None) -> None:
        """To the treasury, as much as one has (KT-36)."""
        amount = min(amount, self.coins[seat])
        if amount:
            self.coins[seat] -= amount
            self.treasury += amount
            if emit:
                emit(Paid(seat, amount))

    def take(self, seat: Seat, amount: int, emit: Emit | None) -> None:
        """From the treasury, as much as it has (KT-36)."""
        amount = min(amount, self.treasury)
        if amount:
            self.treasury -= amount
            self.coins[seat] += amount
            if emit:
                emit(Took(seat, amount))

    def rob(self, seat: Seat, target: Seat, amount: int, emit: Emit | None) -> None:
        """From one seat to another."""
        if amount:
            self.coins[target] -= amount
            self.coins[seat] += amount
            if emit:
                emit(Robbed(seat, target, amount))

    # The table

    def clockwise(self, seat: Seat) -> list[Seat]:
        """The other seats, clockwise from this one."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def rotate(self, way: Way) -> None:
        """KT-02, KT-10: to the right is counter-clockwise."""
        step = STEP[way]
        self.cards = self.cards[step:] + self.cards[:step]
        self.shift = (self.shift + step) % RING

    def end(self, reason: str, emit: Emit | None) -> None:
        """KT-40."""
        most = max(self.coins)
        winners = tuple(seat for seat, coins in enumerate(self.coins) if coins == most)
        self.result = Outcome(winners, tuple(self.coins), reason)
        self.phase = OVER
        self.used = 0
        self.asked = ()
        if emit:
            emit(Ended(tuple(self.cards), tuple(self.coins)))
