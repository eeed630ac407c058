"""The course of the duel. Ruling numbers (RR-) are those of the rules text."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from engines import game
from engines.game import Emit, Outcome, Seat
from engines.rng import Rng

from . import sight
from .dealing import DECK
from .state import (
    ASSASSIN_LOOK,
    MAIN,
    PAIRS,
    REINE_PICK,
    ROI_CHOICE,
    ROI_DISCARD,
    SWAP,
    TURN_OVER,
    Position,
)
from .values import (
    CHEVALIER,
    HAND,
    PLACES,
    REINE,
    ROI,
    Discard,
    DrawTwo,
    Look,
    Looked,
    Options,
    Pick,
    Replace,
    Replaced,
    Reveal,
    Revealed,
    Shown,
    Swap,
    Swapped,
    Turn,
    Turned,
    View,
)

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


class State(Position):
    """One match of Le Roy des Ribauds, played by the rules."""

    __slots__ = ()

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
            self.turn_over(action.place)
            if emit:
                emit(Revealed(seat, action.place, self.court[action.place]))
            if not self.won(seat, emit):
                self._effect(seat, self.court[action.place], emit)
        elif isinstance(action, Swap):
            self.swap(action.place, action.other)
            if emit:
                emit(Swapped(seat, action.place, action.other))
            if not self.won(seat, emit):
                self.phase = TURN_OVER
        elif isinstance(action, Turn):
            self.turn_over(action.place)
            if emit:
                emit(Turned(seat, action.place, self.court[action.place], self.up[action.place]))
            if not self.won(seat, emit):
                self._next_turn(emit)
        elif isinstance(action, DrawTwo):
            self.draw(seat, 2, emit)
            self.phase = ROI_DISCARD
        elif isinstance(action, Discard):
            self.throw(seat, (action.first, action.second), emit)
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

    # Exchange

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
        if up and self.won(seat, emit):
            return
        if up:
            self._effect(seat, card, emit)
        else:
            self._next_turn(emit)

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
            self.throw(rival, reines, emit)
            self.draw(rival, len(reines), emit)
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
            self.end_game(None, None, emit)
            return
        self.turn = 1 - self.turn
        self.phase = MAIN
        if self.hands[self.turn].count(REINE) == HAND:  # RR-32
            self.end_game(self.turn, "marriage", emit)


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
