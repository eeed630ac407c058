"""How a table stands: its cards, its rounds, and what search copies. What may be done with it is in `rules.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Self

from engines.game import Emit, Outcome, Seat
from engines.rng import Rng

from . import moves
from .cards import (
    BIT,
    COLOUR,
    DECKS,
    FITS,
    JEANNE_BIT,
    KINDS,
    PLUS_TWO,
    PLUS_TWO_BITS,
    PRISONER,
    RANK,
    REVOLUTION,
    gather,
    remove,
    row,
)
from .values import (
    Attack,
    Cause,
    Drew,
    Options,
    Reshuffled,
    RoundStarted,
    RoundWon,
)

TURN, DRAWN, ATTACK, STRUCK, OVER = range(5)
PROMPTS: Final = ("turn", "drawn", "attack", "regicide", "")
"""What the acting seat is asked, by phase."""

TURN_LIMIT: Final = 2_000

ONE: Final = tuple(bytes((kind,)) for kind in range(len(COLOUR)))
"""A card as bytes, to lay it on the discard."""


class Setting:
    """What stays the same for a whole table: options, seats, and the tables that follow from them."""

    __slots__ = ("answers", "fits", "fits_on", "free_draw", "moves", "options", "seat_keys", "seats")

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.free_draw = options.free_draw
        self.fits = FITS[options.symbol_match]
        self.fits_on = tuple(self.fits[row(COLOUR[kind], kind)] for kind in range(PRISONER))
        self.moves = moves.TURN[options.free_draw]
        self.seat_keys = tuple(moves.seat_key(seats, seat) for seat in range(seats))
        self.answers: dict[Attack, int] = {
            "plus_two": PLUS_TWO_BITS | JEANNE_BIT,
            "revolution": BIT[REVOLUTION] | JEANNE_BIT,
            "prisoner": (BIT[PRISONER] if options.prisoner_stacks else 0) | JEANNE_BIT,
            "famine": JEANNE_BIT,
        }


setting: Final = lru_cache(maxsize=64)(Setting)
"""The setting of these options and seats, built once: rollouts deal and invent tables by the thousand."""


class Position:
    """How one table of RoiTatouille stands.

    `hands` are card sets of `cards.py`; `pile[:left]` is still to be drawn, from the end; `discard` ends with the top
    card; `fits` are the kinds that may be laid when no attack is pending; `laid[seat]` tells when the seat last laid in
    this round, 0 for never; `lacks[seat]` is the row on which the seat last had nothing to lay, -1 if nothing is known;
    `seen[looker, target]` are cards that Cartier showed; `drawn` is the card that may be kept, in that phase; `idle`
    counts the passes and missed turns in a row.
    """

    __slots__ = (
        "attack",
        "captive",
        "colour",
        "discard",
        "drawn",
        "fits",
        "hands",
        "idle",
        "lacks",
        "laid",
        "last_winners",
        "left",
        "phase",
        "pile",
        "result",
        "rng",
        "round",
        "seen",
        "setting",
        "step",
        "striker",
        "total",
        "turn",
        "turned",
        "turns",
        "wins",
    )

    setting: Setting
    rng: Rng
    hands: list[int]
    pile: bytes
    left: int
    discard: bytes
    turned: bytes
    colour: int
    fits: int
    turn: Seat
    step: int
    phase: int
    attack: Attack | None
    total: int
    striker: Seat
    drawn: int
    captive: list[int]
    laid: list[int]
    lacks: list[int]
    seen: dict[tuple[Seat, Seat], int]
    turns: int
    idle: int
    round: int
    wins: tuple[int, ...]
    last_winners: tuple[Seat, ...]
    result: Outcome | None

    def clone(self) -> Self:
        """An independent copy; what never changes in place is shared."""
        kind = self.__class__
        copy = kind.__new__(kind)
        copy.setting = self.setting
        copy.rng = self.rng
        copy.hands = self.hands[:]
        copy.pile = self.pile
        copy.left = self.left
        copy.discard = self.discard
        copy.turned = self.turned
        copy.colour = self.colour
        copy.fits = self.fits
        copy.turn = self.turn
        copy.step = self.step
        copy.phase = self.phase
        copy.attack = self.attack
        copy.total = self.total
        copy.striker = self.striker
        copy.drawn = self.drawn
        copy.captive = self.captive[:]
        copy.laid = self.laid[:]
        copy.lacks = self.lacks[:]
        copy.seen = self.seen
        copy.turns = self.turns
        copy.idle = self.idle
        copy.round = self.round
        copy.wins = self.wins
        copy.last_winners = self.last_winners
        copy.result = self.result
        return copy

    # A round's beginning and end

    def deal(self, starter: Seat, emit: Emit | None) -> None:
        """Shuffle everything and begin a round, clockwise (RT-01, RT-02)."""
        options, seats = self.setting.options, self.setting.seats
        size = options.hand
        dealt = seats * size
        king = -1
        while king < dealt:
            cards, self.rng = self.rng.shuffle(DECKS[options.deck])
            king = len(cards) - 1
            while RANK[cards[king]] >= PLUS_TWO:
                king -= 1
        self.turned = bytes(cards[: king - 1 : -1])
        top = cards[king]
        rest = cards[dealt:king]
        for card in cards[king + 1 :]:  # each at a random place: as good as to shuffle all again
            place, self.rng = self.rng.below(len(rest) + 1)
            rest.insert(place, card)
        self.hands = [gather(cards[seat * size : (seat + 1) * size]) for seat in range(seats)]
        self.pile = bytes(rest)
        self.left = len(rest)
        self.discard = ONE[top]
        self.colour = COLOUR[top]
        self.fits = self.setting.fits[row(self.colour, top)]
        self.turn = starter
        self.step = 1
        self.phase = TURN
        self.attack = None
        self.total = 0
        self.striker = -1
        self.drawn = -1
        self.captive = [0] * seats
        self.laid = [0] * seats
        self.lacks = [-1] * seats
        self.seen = {}
        self.turns = 0
        self.idle = 0
        if emit:
            emit(RoundStarted(self.round, starter, tuple(self.turned)))

    def end_round(self, winners: tuple[Seat, ...], blocked: bool, emit: Emit | None) -> None:
        """Count the round, then deal the next one or close the match."""
        self.attack = None
        self.total = 0
        self.wins = tuple(wins + (seat in winners) for seat, wins in enumerate(self.wins))
        if emit:
            emit(RoundWon(self.round, winners, blocked, tuple(hand.bit_count() for hand in self.hands), self.wins))
        if self.round == self.setting.options.rounds:
            most = max(self.wins)
            best = tuple(seat for seat, wins in enumerate(self.wins) if wins == most)
            self.result = Outcome(best, self.wins, "blocked" if blocked else "shed")
            self.turn = -1
            self.phase = OVER
            return
        self.round += 1
        self.last_winners = winners
        lot = 0
        if len(winners) > 1:
            lot, self.rng = self.rng.below(len(winners))
        self.deal(winners[lot], emit)

    def block(self, emit: Emit | None) -> None:
        """Nobody can play on: fewest cards win (RT-42, RT-43)."""
        sizes = [hand.bit_count() for hand in self.hands]
        least = min(sizes)
        self.end_round(tuple(seat for seat, size in enumerate(sizes) if size == least), True, emit)

    # Cards that change hands

    def draw(self, seat: Seat, count: int, cause: Cause, emit: Emit | None) -> None:
        """Draw as many as there are (RT-41)."""
        self.lacks[seat] = -1
        drawn: list[int] = []
        while len(drawn) < count and (card := self.draw_card(seat, emit)) >= 0:
            drawn.append(card)
        if emit:
            emit(Drew(seat, len(drawn), cause, tuple(sorted(drawn))))

    def draw_card(self, seat: Seat, emit: Emit | None) -> int:
        """Draw one card, -1 if there is none, turning the discard over when the pile is empty (RT-40)."""
        if not self.left:
            if len(self.discard) < 2:
                return -1
            cards, self.rng = self.rng.shuffle(sorted(self.discard[:-1]))
            self.pile = bytes(cards)
            self.discard = self.discard[-1:]
            self.left = len(cards)
            if emit:
                emit(Reshuffled(self.left))
        self.left = left = self.left - 1
        card = self.pile[left]
        hand, bit = self.hands[seat], BIT[card]
        while hand & bit:
            bit <<= KINDS
        self.hands[seat] = hand | bit
        return card

    def unsee(self, seat: Seat, card: int) -> None:
        """A card that Cartier showed has left the hand: of the copies seen, one less is certain."""
        bit = BIT[card]
        fewer = {pair: remove(cards, card) for pair, cards in self.seen.items() if pair[1] == seat and cards & bit}
        if fewer:
            self.seen = self.seen | fewer
