"""The course of the duel. Ruling numbers (RR-) are those of the rules text."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from engines import game
from engines.game import Emit, Outcome, Seat
from engines.rng import Rng

from . import sight
from .knowledge import Knowledge
from .values import (
    ASSASSIN,
    CHEVALIER,
    COPIES,
    HAND,
    PLACES,
    REINE,
    ROI,
    Conspiracy,
    Discard,
    Discarded,
    DrawTwo,
    Drew,
    GameDrawn,
    GameStarted,
    GameWon,
    Look,
    Looked,
    Options,
    Pick,
    Redealt,
    Replace,
    Replaced,
    Reshuffled,
    Reveal,
    Revealed,
    Shown,
    Swap,
    Swapped,
    Turn,
    Turned,
    View,
)

MAIN, SWAP, TURN_OVER, ROI_CHOICE, ROI_DISCARD, REINE_PICK, ASSASSIN_LOOK, OVER = range(8)
PROMPTS: Final = ("main", "swap", "turn-over", "roi", "discard", "pick", "look", "")
"""What the acting seat is asked, by phase."""

DECK: Final = tuple(sorted([ROI, REINE, CHEVALIER, ASSASSIN] * COPIES))
PAIRS: Final = tuple(combinations(range(PLACES), 2))
REDEALS: Final = 50
DRAWN_GAMES: Final = 5
"""A match ends, won by whoever leads, after so many games for each win needed."""

_TURNS: Final = ((0,), (1,), ())
_REVEAL: Final = tuple(Reveal(place) for place in range(PLACES))
_TURN: Final = tuple(Turn(place) for place in range(PLACES))
_SWAP: Final = tuple(Swap(*pair) for pair in PAIRS)
_REPLACE: Final = tuple(
    tuple(Replace(card, place, up) for place in range(PLACES) for up in (True, False)) for card in range(4)
)
_PICK: Final = tuple(Pick(*pair) for pair in combinations(range(HAND), 2))
_DISCARD: Final = {(a, b): Discard(a, b) for a in range(4) for b in range(a, 4)}
_LOOK: Final = {pair: Look(*pair) for pair in (*PAIRS, *((place, None) for place in range(PLACES)))}
_DRAW_TWO: Final = DrawTwo()


class State:
    """One match. `pile` is drawn from its end; `up[place]` is the side of `court[place]`.

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

    # Contract

    def to_act(self) -> tuple[Seat, ...]:
        """The player whose turn it is; nobody when the match is over."""
        return _TURNS[self.turn]

    def legal(self, seat: Seat) -> tuple[game.Action, ...]:
        """The seat's actions in a fixed order."""
        if seat != self.turn or seat < 0:
            return ()
        phase, down = self.phase, [place for place in range(PLACES) if not self.up[place]]
        if phase == MAIN:
            reveals = tuple(_REVEAL[place] for place in down)
            return reveals + tuple(action for card in sorted(set(self.hands[seat])) for action in _REPLACE[card])
        if phase == SWAP:
            return _SWAP
        if phase == TURN_OVER:
            return _TURN
        if phase == ROI_CHOICE:
            return (*(_TURN[place] for place in down), _DRAW_TWO)
        if phase == ROI_DISCARD:
            return tuple(_DISCARD[pair] for pair in sorted(set(combinations(sorted(self.hands[seat]), 2))))
        if phase == REINE_PICK:
            return _PICK
        if len(down) == 1:
            return (_LOOK[down[0], None],)
        return tuple(_LOOK[pair] for pair in combinations(down, 2))

    def apply(self, seat: Seat, action: game.Action, emit: Emit | None = None) -> None:
        """Play a legal action."""
        if isinstance(action, Replace):
            self._replace(seat, action, emit)
        elif isinstance(action, Reveal):
            self._turn_over(action.place)
            if emit:
                emit(Revealed(seat, action.place, self.court[action.place]))
            if not self._won(seat, emit):
                self._effect(seat, self.court[action.place], emit)
        elif isinstance(action, Swap):
            self._swap(action.place, action.other)
            if emit:
                emit(Swapped(seat, action.place, action.other))
            if not self._won(seat, emit):
                self.phase = TURN_OVER
        elif isinstance(action, Turn):
            self._turn_over(action.place)
            if emit:
                emit(Turned(seat, action.place, self.court[action.place], self.up[action.place]))
            if not self._won(seat, emit):
                self._next_turn(emit)
        elif isinstance(action, DrawTwo):
            self._draw(seat, 2, emit)
            self.phase = ROI_DISCARD
        elif isinstance(action, Discard):
            self._discard(seat, (action.first, action.second), emit)
            self._next_turn(emit)
        elif isinstance(action, Pick):
            self._show(seat, (self.layout[action.first], self.layout[action.second]), emit)
        elif isinstance(action, Look):
            self._look(seat, action, emit)

    def outcome(self) -> Outcome | None:
        """The match result."""
        return self.result

    def view(self, viewer: Seat) -> View:
        """What this viewer may know."""
        return sight.view(self, viewer)

    def clone(self) -> State:
        """An independent copy; what never changes in place is shared."""
        copy = State.__new__(State)
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
        cards, self.rng = self.rng.shuffle(DECK)
        self.court = cards[:PLACES]
        self.up = [False] * PLACES
        self.hands = [cards[PLACES : PLACES + HAND], cards[PLACES + HAND : PLACES + 2 * HAND]]
        self.pile = cards[PLACES + 2 * HAND :]
        self.discard = []
        self.buried = 0
        self.untouched = [True, True]
        self.knowledge = Knowledge()
        self.layout = []
        self.shown = ()
        self.turn = self.starter = starter
        self.turns = 0
        self.phase = MAIN
        redealt = self._redeal()
        if redealt is None:
            self.deal(starter, emit)
            return
        self.redealt = redealt
        if emit:
            emit(GameStarted(self.number, starter))
            for event in redealt:
                emit(event)

    def _redeal(self) -> tuple[Redealt, ...] | None:
        """RR-02: until neither hand holds two Reines; None if everything is to be reshuffled."""
        redealt: list[Redealt] = []
        for _ in range(REDEALS):
            counts = [hand.count(REINE) for hand in self.hands]
            if max(counts) < 2:
                return tuple(redealt)
            if max(counts) == 3 or min(counts) == 2:
                cards, self.rng = self.rng.shuffle(sorted(self.pile + self.hands[0] + self.hands[1]))
                self.hands = [cards[:HAND], cards[HAND : 2 * HAND]]
                self.pile = cards[2 * HAND :]
                self.buried = 0
                redealt.append(Redealt(None, True))
                continue
            seat = counts.index(2)
            kept = [card for card in self.hands[seat] if card != REINE]
            self.pile = [REINE, REINE, *self.pile]
            self.buried += 2
            self.hands[seat] = [*kept, self.pile.pop(), self.pile.pop()]
            redealt.append(Redealt(seat, False))
        return None

    def _won(self, seat: Seat, emit: Emit | None) -> bool:
        """RR-30, RR-31, tested after every change for the player whose turn it is (RR-33)."""
        court, up = self.court, self.up
        if sum(card == ROI and side for card, side in zip(court, up, strict=True)) >= 3:
            self._end_game(seat, "coronation", emit)
            return True
        for left in (0, 1):
            if up[left] and up[left + 1] and up[left + 2] and court[left] == court[left + 2] == ASSASSIN:
                self._end_game(seat, "murder", emit)
                return True
        return False

    def _end_game(self, seat: Seat | None, conspiracy: Conspiracy | None, emit: Emit | None) -> None:
        loser = 1 - self.starter
        if seat is not None and conspiracy is not None:
            self.wins = (self.wins[0] + (seat == 0), self.wins[1] + (seat == 1))
            loser = 1 - seat
            if emit:
                emit(GameWon(self.number, seat, conspiracy, self.wins))
        elif emit:
            emit(GameDrawn(self.number, self.wins))
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

    def _turn_over(self, place: int) -> None:
        self.up[place] = not self.up[place]
        self.knowledge.see_place(place)

    def _swap(self, place: int, other: int) -> None:
        court, up = self.court, self.up
        court[place], court[other] = court[other], court[place]
        up[place], up[other] = up[other], up[place]
        self.knowledge.swap(place, other)

    def _replace(self, seat: Seat, action: Replace, emit: Emit | None) -> None:
        """RR-11: an exchange."""
        place, card, up = action.place, action.card, action.up
        taken, was_up = self.court[place], self.up[place]
        hand = self.hands[seat]
        hand.remove(card)
        self.knowledge.exchange(seat, place, card, up, was_up, taken)
        hand.append(taken)
        self.untouched[seat] = False
        self.court[place] = card
        self.up[place] = up
        if emit:
            emit(Replaced(seat, place, up, card, taken, was_up))
        if up and self._won(seat, emit):
            return
        if up:
            self._effect(seat, card, emit)
        else:
            self._next_turn(emit)

    def _draw(self, seat: Seat, count: int, emit: Emit | None) -> None:
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

    def _discard(self, seat: Seat, cards: tuple[int, ...], emit: Emit | None) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.knowledge.leave(seat, card)
            self.discard.append(card)
        if emit:
            emit(Discarded(seat, cards))

    # Effects

    def _effect(self, seat: Seat, card: int, emit: Emit | None) -> None:
        rival = 1 - seat
        if card == CHEVALIER:
            self.phase = SWAP
        elif card == ROI:
            self.phase = ROI_CHOICE
        elif card == REINE:
            order, self.rng = self.rng.shuffle(sorted(self.hands[rival]))
            if self.options.queen_picks == "lot":
                self._show(seat, (order[0], order[1]), emit)
            else:
                self.layout = order
                self.phase = REINE_PICK
        elif all(self.up):
            self._next_turn(emit)
        else:
            self.phase = ASSASSIN_LOOK

    def _show(self, seat: Seat, cards: tuple[int, int], emit: Emit | None) -> None:
        """RR-22: two cards are shown, the Reines among them discarded and replaced."""
        rival = 1 - seat
        self.layout = []
        self.shown = shown = tuple(sorted(cards))
        self.knowledge.show(seat, rival, shown)
        if emit:
            emit(Shown(seat, rival, shown))
        reines = tuple(card for card in shown if card == REINE)
        if reines:
            self._discard(rival, reines, emit)
            self._draw(rival, len(reines), emit)
        self._next_turn(emit)

    def _look(self, seat: Seat, action: Look, emit: Emit | None) -> None:
        """RR-23."""
        places = (action.place,) if action.other is None else (action.place, action.other)
        for place in places:
            self.knowledge.court[seat][place] = True
        if emit:
            emit(Looked(seat, places, tuple(self.court[place] for place in places)))
        self._next_turn(emit)

    def _next_turn(self, emit: Emit | None) -> None:
        assert len(self.pile) + len(self.discard) == len(DECK) - PLACES - 2 * HAND, "two can always be drawn (RR-24)"
        self.turns += 1
        if self.turns == self.options.turn_limit:
            self._end_game(None, None, emit)
            return
        self.turn = 1 - self.turn
        self.phase = MAIN
        if self.hands[self.turn].count(REINE) == HAND:  # RR-32
            self._end_game(self.turn, "marriage", emit)


def new(options: Options, rng: Rng) -> State:
    """A match before its first decision (RR-03)."""
    state = State.__new__(State)
    state.options = options
    state.number = 1
    state.wins = (0, 0)
    state.result = None
    starter, state.rng = rng.below(2)
    state.deal(starter, None)
    return state
