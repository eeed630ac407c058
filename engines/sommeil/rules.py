"""The course of the game. Ruling numbers (RS-) are those of the rules text."""

from __future__ import annotations

from itertools import product
from typing import Final, Literal, NamedTuple

from engines import game
from engines.game import Emit, Outcome, Seat
from engines.rng import Rng

from . import sight
from .values import (
    BEDS,
    CHARACTERS,
    COLOURS,
    GHOST,
    GHOSTS,
    JESTER,
    Bet,
    BetMade,
    BlanketPassed,
    Cleared,
    CoinsShown,
    Cover,
    Draw,
    Ended,
    GhostCame,
    JokerLost,
    JokerWon,
    Judged,
    Options,
    PutBack,
    TurnedUp,
    Uncovered,
    Verdict,
    View,
)

DRAW, COVER, BET, OVER = range(4)
PROMPTS: Final = ("draw", "cover", "bet", "")
"""What the acting seat is asked, by phase."""

REMOVED: Final = {"easy": 2, "medium": 1, "hard": 0, "little": 2}
NAMES: Final = ("roi", "reine", "princesse", "chambellan", "chien")
EMPTY: Final = -1

_TURNS: Final = tuple((seat,) for seat in range(5))
_DRAW: Final = (Draw(),)
_COVER: Final = (Cover(),)
_BETS: Final = {
    key: Bet(*key) for key in product(range(CHARACTERS + COLOURS), (*range(max(BEDS.values())), None), (False, True))
}


class Contents(NamedTuple):
    """How many of each card and coin a game is played with."""

    sleepers: int
    ghosts: int
    jesters: int
    coins: int


CONTENTS: Final = {"full": Contents(2, GHOSTS["full"], 3, 4), "tiny": Contents(1, GHOSTS["tiny"], 2, 2)}


def deck(options: Options, removed: tuple[int, ...]) -> list[int]:
    """All cards in ascending order."""
    contents = CONTENTS[options.deck]
    sleepers = [card for card in range(CHARACTERS * COLOURS) if card // COLOURS not in removed]
    return sorted(sleepers * contents.sleepers) + [GHOST] * contents.ghosts + [JESTER] * contents.jesters


def coins(options: Options, removed: tuple[int, ...]) -> list[int]:
    """All coins in ascending order (RS-02)."""
    faces = [
        face
        for face in range(CHARACTERS + COLOURS)
        if face >= CHARACTERS or face not in removed or options.keep_absent_coins
    ]
    return sorted(faces * CONTENTS[options.deck].coins)


class State:
    """One table. `beds` holds the top card of each bed, `EMPTY` for none; `pile` and `stack` are drawn from their ends.

    `won[seat]` are the faces of a seat's coins, which nobody minds; `lost` those out of the game; `aside` counts the
    sleepers that left the beds. `fresh` and `verdicts` are what the last action laid open, until the next one.
    """

    __slots__ = (
        "aside",
        "beds",
        "bets",
        "drawer",
        "filled",
        "fresh",
        "ghosts",
        "holder",
        "jesters",
        "lost",
        "opened",
        "options",
        "order",
        "phase",
        "pile",
        "removed",
        "result",
        "rng",
        "seats",
        "stack",
        "up",
        "verdicts",
        "won",
    )

    options: Options
    seats: int
    rng: Rng
    removed: tuple[int, ...]
    beds: list[int]
    pile: list[int]
    aside: int
    ghosts: int
    jesters: int
    opened: bool
    filled: int
    fresh: int
    verdicts: tuple[Verdict, ...]
    holder: Seat
    drawer: Seat
    phase: int
    stack: list[int]
    up: tuple[int, ...]
    bets: tuple[tuple[Seat, Bet], ...]
    order: tuple[Seat, ...]
    won: list[list[int]]
    lost: list[int]
    result: Outcome | None

    # Contract

    def to_act(self) -> tuple[Seat, ...]:
        """Who draws, holds the blanket, or bets."""
        phase = self.phase
        if phase == DRAW:
            return _TURNS[self.drawer]
        if phase == COVER:
            return _TURNS[self.holder]
        return self.order[:1]

    def legal(self, seat: Seat) -> tuple[game.Action, ...]:
        """The seat's actions in a fixed order."""
        if seat not in self.to_act():
            return ()
        if self.phase == DRAW:
            return _DRAW
        if self.phase == COVER:
            return _COVER
        jokers = (False, True) if self.options.difficulty == "hard" else (False,)
        places = (*range(len(self.beds)), None)
        return tuple(_BETS[key] for key in product(sorted(set(self.up)), places, jokers))

    def apply(self, seat: Seat, action: game.Action, emit: Emit | None = None) -> None:
        """Play a legal action."""
        if isinstance(action, Draw):
            self._draw(seat, emit)
        elif isinstance(action, Bet):
            self._bet(seat, action, emit)
        else:
            self._show_coins(emit)

    def outcome(self) -> Outcome | None:
        """The result (RS-30)."""
        return self.result

    def view(self, viewer: Seat) -> View:
        """What this viewer may see now."""
        return sight.view(self, viewer)

    def clone(self) -> State:
        """An independent copy; what never changes in place is shared."""
        copy = State.__new__(State)
        copy.options = self.options
        copy.seats = self.seats
        copy.rng = self.rng
        copy.removed = self.removed
        copy.beds = self.beds[:]
        copy.pile = self.pile[:]
        copy.aside = self.aside
        copy.ghosts = self.ghosts
        copy.jesters = self.jesters
        copy.opened = self.opened
        copy.filled = self.filled
        copy.fresh = self.fresh
        copy.verdicts = self.verdicts
        copy.holder = self.holder
        copy.drawer = self.drawer
        copy.phase = self.phase
        copy.stack = self.stack[:]
        copy.up = self.up
        copy.bets = self.bets
        copy.order = self.order
        copy.won = [mine[:] for mine in self.won]
        copy.lost = self.lost[:]
        copy.result = self.result
        return copy

    @property
    def covered(self) -> bool:
        """Whether the blanket lies over the beds (RS-20)."""
        return self.phase == BET

    # Drawing

    def _draw(self, seat: Seat, emit: Emit | None) -> None:
        card = self.pile.pop()
        self.fresh = EMPTY
        self.verdicts = ()
        if card >= GHOST and not self.opened:  # RS-14, RS-17
            self.pile, self.rng = self.rng.shuffle(sorted([*self.pile, card]))
            if emit:
                emit(PutBack(seat, "ghost" if card == GHOST else "jester"))
            return
        if card == GHOST:
            self.ghosts += 1
            if emit:
                emit(GhostCame(seat, self.ghosts, self.holder))
            if self.options.blanket == "manual":
                self.phase = COVER
            else:
                self._show_coins(emit)
            return
        if card == JESTER:  # RS-15
            self.jesters += 1
            self.aside += sum(bed != EMPTY for bed in self.beds)
            self.beds = [EMPTY] * len(self.beds)
            if emit:
                emit(Cleared(seat))
        else:
            self.fresh = card
            self._put_to_bed(card)
            if emit:
                emit(TurnedUp(seat))
        self._next_draw((seat + 1) % self.seats, emit)

    def _put_to_bed(self, card: int) -> None:
        """RS-11, RS-12."""
        beds = self.beds
        bed = next((i for i, top in enumerate(beds) if top != EMPTY and top // COLOURS == card // COLOURS), -1)
        if bed >= 0:
            beds[bed] = card
            self.aside += 1
            if self.options.move_on_change:
                beds.append(beds.pop(bed))
        else:
            leftmost = next((i for i, top in enumerate(beds) if top != EMPTY), len(beds))
            beds[leftmost - 1] = card
            if self.options.difficulty in ("medium", "hard"):
                beds.append(beds.pop(leftmost - 1))
        self.filled = max(self.filled, sum(top != EMPTY for top in beds))
        self.opened = self.opened or not self.options.strict_opening or self.filled == len(beds)

    def _next_draw(self, drawer: Seat, emit: Emit | None) -> None:
        self.drawer = drawer
        self.phase = DRAW
        if not self.pile:
            self._end("cards", emit)

    # Ghost rounds

    def _show_coins(self, emit: Emit | None) -> None:
        """RS-20, RS-21, RS-26: the beds are covered now, and as many coins shown as there are players."""
        number = min(self.seats, len(self.stack))
        self.up = tuple(sorted(self.stack[len(self.stack) - number :]))
        del self.stack[len(self.stack) - number :]
        order = tuple((self.holder + step) % self.seats for step in range(1, self.seats + 1))
        self.order = order[:number]
        self.phase = BET
        if emit:
            emit(CoinsShown(self.ghosts, self.up, order[number:]))

    def _bet(self, seat: Seat, bet: Bet, emit: Emit | None) -> None:
        """RS-22."""
        at = self.up.index(bet.coin)
        self.up = self.up[:at] + self.up[at + 1 :]
        self.bets += ((seat, bet),)
        self.order = self.order[1:]
        if emit:
            emit(BetMade(seat, bet.coin, bet.bed, bet.joker))
        if not self.order:
            self._settle(emit)

    def _right(self, bet: Bet) -> bool:
        """RS-23."""
        if bet.bed is None:
            return not any(self._shows(top, bet.coin) for top in self.beds)
        return self._shows(self.beds[bet.bed], bet.coin)

    @staticmethod
    def _shows(top: int, coin: int) -> bool:
        if top == EMPTY:
            return False
        return top // COLOURS == coin if coin < CHARACTERS else top % COLOURS == coin - CHARACTERS

    def _settle(self, emit: Emit | None) -> None:
        """RS-27: judge all, wrong coins back, joker penalties, joker bonuses, shuffle the stack, then the end test."""
        if emit:
            emit(Uncovered(tuple(None if top == EMPTY else top for top in self.beds)))
        judged = [(seat, bet, self._right(bet)) for seat, bet in self.bets]
        self.bets = ()
        self.verdicts = tuple(Verdict(seat, bet.coin, bet.bed, bet.joker, right) for seat, bet, right in judged)
        for seat, bet, right in judged:
            if emit:
                emit(Judged(seat, bet.coin, right, bet.bed, bet.joker))
            if right:
                self.won[seat].append(bet.coin)
            elif not bet.joker:
                self.stack.append(bet.coin)
        for seat, bet, right in judged:
            if bet.joker and not right:
                self._penalty(seat, bet, emit)
        for seat, bet, right in judged:
            if bet.joker and right and self.stack:
                self.stack, self.rng = self.rng.shuffle(sorted(self.stack))
                self.won[seat].append(self.stack.pop())
                if emit:
                    emit(JokerWon(seat))
        self.stack, self.rng = self.rng.shuffle(sorted(self.stack))
        self.holder = (self.holder + 1) % self.seats
        self.drawer = self.holder
        self.phase = DRAW
        if self.ghosts == CONTENTS[self.options.deck].ghosts:
            self._end("ghosts", emit)
        elif not self.stack:
            self._end("coins", emit)
        else:
            if emit:
                emit(BlanketPassed(self.holder))
            self._next_draw(self.holder, emit)

    def _penalty(self, seat: Seat, bet: Bet, emit: Emit | None) -> None:
        """RS-25. Which earlier coin goes back is drawn by lot: coins lie face down."""
        self.lost.append(bet.coin)
        mine = self.won[seat]
        returned = bool(mine)
        if returned:
            mine.sort()
            lot, self.rng = self.rng.below(len(mine))
            self.stack.append(mine.pop(lot))
        if emit:
            emit(JokerLost(seat, returned))

    def _end(self, reason: Literal["ghosts", "cards", "coins"], emit: Emit | None) -> None:
        scores = tuple(len(mine) for mine in self.won)
        most = max(scores)
        self.result = Outcome(tuple(seat for seat, score in enumerate(scores) if score == most), scores, reason)
        self.phase = OVER
        self.order = ()
        if emit:
            emit(Ended(scores, reason))


def new(options: Options, seats: int, rng: Rng) -> State:
    """A table before its first card (RS-01, RS-02). Raises ValueError if the first holder has no seat."""
    state = State.__new__(State)
    state.options = options
    state.seats = seats
    absent, rng = rng.shuffle(range(CHARACTERS))
    if options.removed != "lot":
        absent.sort(key=lambda character: character != NAMES.index(options.removed))
    state.removed = tuple(sorted(absent[: REMOVED[options.difficulty]]))
    if options.first_holder == "random":
        state.holder, rng = rng.below(seats)
    elif int(options.first_holder) > seats:
        raise ValueError("the first holder has no seat at this table")
    else:
        state.holder = int(options.first_holder) - 1
    state.drawer = state.holder
    state.pile, rng = rng.shuffle(deck(options, state.removed))
    state.stack, state.rng = rng.shuffle(coins(options, state.removed))
    state.beds = [EMPTY] * BEDS[options.difficulty]
    state.aside = state.ghosts = state.jesters = state.filled = 0
    state.opened = False
    state.fresh = EMPTY
    state.verdicts = ()
    state.phase = DRAW
    state.up = ()
    state.bets = ()
    state.order = ()
    state.won = [[] for _ in range(seats)]
    state.lost = []
    state.result = None
    return state
