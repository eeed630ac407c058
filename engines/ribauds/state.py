"""How a match stands: its games, the court and the cards. What may be done is in `rules.py`."""

from __future__ import annotations

from itertools import combinations
from typing import Final, Self

from engines.game import Emit, Outcome, Seat
from engines.rng import Rng

from .dealing import deal
from .knowledge import Knowledge
from .values import (
    ASSASSIN,
    PLACES,
    ROI,
    Conspiracy,
    Discarded,
    Drew,
    GameDrawn,
    GameStarted,
    GameWon,
    Options,
    Redealt,
    Reshuffled,
)

MAIN, SWAP, TURN_OVER, ROI_CHOICE, ROI_DISCARD, REINE_PICK, ASSASSIN_LOOK, OVER = range(8)
PROMPTS: Final = ("main", "swap", "turn-over", "roi", "discard", "pick", "look", "")
"""What the acting seat is asked, by phase."""

PAIRS: Final = tuple(combinations(range(PLACES), 2))
DRAWN_GAMES: Final = 5
"""A match ends, won by whoever leads, after so many games for each win needed."""


class Position:
    """How one match stands. `pile` is drawn from its end; `up[place]` is the side of `court[place]`.

    `buried` Reines lie at the pile's bottom in sight of all; `layout` is the order in which a hand is laid out for a
    Reine's choice, `shown` what the last Reine of this game showed.
    """

    __slots__ = (
        "buried",
        "court",
        "discard",
        "hands",
        "knowledge",
        "layout",
        "number",
        "options",
        "phase",
        "pile",
        "redealt",
        "result",
        "rng",
        "shown",
        "starter",
        "turn",
        "turns",
        "untouched",
        "up",
        "wins",
    )

    options: Options
    rng: Rng
    court: list[int]
    up: list[bool]
    hands: list[list[int]]
    pile: list[int]
    discard: list[int]
    buried: int
    untouched: list[bool]
    knowledge: Knowledge
    layout: list[int]
    redealt: tuple[Redealt, ...]
    shown: tuple[int, ...]
    turn: Seat
    phase: int
    turns: int
    number: int
    starter: Seat
    wins: tuple[int, int]
    result: Outcome | None

    def clone(self) -> Self:
        """An independent copy; what never changes in place is shared."""
        kind = self.__class__
        copy = kind.__new__(kind)
        copy.options = self.options
        copy.rng = self.rng
        copy.court = self.court[:]
        copy.up = self.up[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.pile = self.pile[:]
        copy.discard = self.discard[:]
        copy.buried = self.buried
        copy.untouched = self.untouched[:]
        copy.knowledge = self.knowledge.clone()
        copy.layout = self.layout
        copy.redealt = self.redealt
        copy.shown = self.shown
        copy.turn = self.turn
        copy.phase = self.phase
        copy.turns = self.turns
        copy.number = self.number
        copy.starter = self.starter
        copy.wins = self.wins
        copy.result = self.result
        return copy

    # A game's beginning and end

    def deal(self, starter: Seat, emit: Emit | None) -> None:
        """RR-01, RR-02."""
        dealt, self.rng = deal(self.rng)
        self.court, self.hands, self.pile, self.buried, self.redealt = dealt
        self.up = [False] * PLACES
        self.discard = []
        self.untouched = [True, True]
        self.knowledge = Knowledge()
        self.layout = []
        self.shown = ()
        self.turn = self.starter = starter
        self.turns = 0
        self.phase = MAIN
        if emit:
            emit(GameStarted(self.number, starter))
            for event in self.redealt:
                emit(event)

    def won(self, seat: Seat, emit: Emit | None) -> bool:
        """RR-30, RR-31, tested after every change for the player whose turn it is (RR-33)."""
        court, up = self.court, self.up
        if sum(card == ROI and side for card, side in zip(court, up, strict=True)) >= 3:
            self.end_game(seat, "coronation", emit)
            return True
        for left in (0, 1):
            if up[left] and up[left + 1] and up[left + 2] and court[left] == court[left + 2] == ASSASSIN:
                self.end_game(seat, "murder", emit)
                return True
        return False

    def end_game(self, seat: Seat | None, conspiracy: Conspiracy | None, emit: Emit | None) -> None:
        """The game is won, or drawn if by nobody; the next one is dealt or the match is over."""
        loser = 1 - self.starter
        if seat is not None and conspiracy is not None:
            self.wins = (self.wins[0] + (seat == 0), self.wins[1] + (seat == 1))
            loser = 1 - seat
            if emit:
                emit(GameWon(self.number, (seat,), conspiracy, self.wins))
        elif emit:
            emit(GameDrawn(self.number, (0, 1), self.wins))
        needed = self.options.wins_needed
        if max(self.wins) == needed or self.number == DRAWN_GAMES * needed or (seat is None and needed == 1):
            best = max(self.wins)
            winners = tuple(s for s in (0, 1) if self.wins[s] == best)
            self.result = Outcome(winners, self.wins, conspiracy or "drawn")
            self.turn = -1
            self.phase = OVER
            return
        self.number += 1
        self.deal(loser, emit)

    # Atomic changes

    def turn_over(self, place: int) -> None:
        """Show the other side of a card of the court."""
        self.up[place] = not self.up[place]
        self.knowledge.see_place(place)

    def swap(self, place: int, other: int) -> None:
        """Two cards of the court change places, each on its side."""
        court, up = self.court, self.up
        court[place], court[other] = court[other], court[place]
        up[place], up[other] = up[other], up[place]
        self.knowledge.swap(place, other)

    def draw(self, seat: Seat, count: int, emit: Emit | None) -> None:
        """RR-24: the discard becomes the pile when that is empty."""
        drawn: list[int] = []
        for _ in range(count):
            if not self.pile:
                self.knowledge.reshuffle(self.discard)
                self.pile, self.rng = self.rng.shuffle(sorted(self.discard))
                self.discard = []
                if emit:
                    emit(Reshuffled(len(self.pile)))
            card = self.pile.pop()
            self.buried = min(self.buried, len(self.pile))
            self.knowledge.draw(seat, [card])
            drawn.append(card)
        self.hands[seat] += drawn
        self.untouched[seat] = False
        if emit:
            emit(Drew(seat, count, tuple(sorted(drawn))))

    def throw(self, seat: Seat, cards: tuple[int, ...], emit: Emit | None) -> None:
        """Cards of a hand onto the discard, in sight of all."""
        for card in cards:
            self.hands[seat].remove(card)
            self.knowledge.leave(seat, card)
            self.discard.append(card)
        if emit:
            emit(Discarded(seat, cards))
