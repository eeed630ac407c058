"""The course of the game. Ruling numbers (KT-) are those of the rules text."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from engines import game
from engines.game import PUBLIC, Emit, Outcome, Seat
from engines.rng import Rng

from . import sight
from .belief import note_is, note_is_not, note_mixed, note_not_all
from .state import (
    ACCUSE,
    ALL_USED,
    CALL,
    CLAIM_USED,
    COINS_IN_HAND,
    COINS_IN_TREASURY,
    LOOK_USED,
    MAIN,
    NAME,
    OVER,
    PEEK,
    PLACES,
    REPLY_WINDOW,
    ROTATE_USED,
    SHUFFLE,
    STEP,
    TAX,
    WINDOW,
    Position,
)
from .values import (
    EXECUTIONER,
    KING,
    MINISTER,
    PEASANT,
    RING,
    SHERIFF,
    THIEF,
    Accuse,
    Accused,
    Called,
    Challenge,
    Challenged,
    Claim,
    Claimed,
    Decline,
    Declined,
    Done,
    KeepStill,
    LetPass,
    Look,
    Name,
    Named,
    Options,
    Peek,
    Peeked,
    Replied,
    Reply,
    Rotate,
    Rotated,
    Shuffle,
    Shuffled,
    Tax,
    TurnStarted,
    Unchallenged,
    Unveiled,
    View,
)

_PEEKS: Final = tuple(Peek(place) for place in range(RING))
_ROTATES: Final = tuple(Rotate(way) for way in STEP)
_CLAIMS: Final = tuple(Claim(character) for character in range(RING))
_DECLINE, _LOOK, _DONE = Decline(), Look(), Done()
_WINDOW: Final = (Challenge(), LetPass())
_CALL: Final = (Reply(), KeepStill())
_ACCUSES: Final = tuple(tuple(Accuse(seat, character) for character in range(RING)) for seat in range(RING))
_TAXES: Final = tuple(Tax(seat) for seat in range(RING))
_SHUFFLES: Final = tuple(Shuffle(*pair) for pair in combinations(range(RING), 2))
_NAMES: Final = {n: tuple(Name(p) for p in permutations(range(PEASANT), n - 1)) for n in PLACES}


class State(Position):
    """One table of King Thief Minister, played by the rules."""

    __slots__ = ()

    # Contract

    def to_act(self) -> tuple[Seat, ...]:
        """The seat whose turn it is, or all of an open window that have not answered yet."""
        if self.phase == OVER:
            return ()
        if self.phase in (WINDOW, CALL, REPLY_WINDOW):
            return tuple(seat for seat in self.asked if seat not in self.answers)
        return (self.turn,)

    def legal(self, seat: Seat) -> tuple[game.Action, ...]:
        """The seat's actions in a fixed order."""
        phase = self.phase
        if phase in (WINDOW, REPLY_WINDOW, CALL):
            if seat not in self.asked or seat in self.answers:
                return ()
            return _CALL if phase == CALL else _WINDOW
        if seat != self.turn or phase == OVER:
            return ()
        if phase == MAIN:
            return self._turn_actions(seat)
        if phase == PEEK:
            return (*(_PEEKS[place] for place in range(RING) if place != self.places[seat]), _DECLINE)
        others = [other for other in range(self.seats) if other != seat]
        if phase == ACCUSE:
            return tuple(action for other in others for action in _ACCUSES[other])
        if phase == TAX:
            return tuple(_TAXES[other] for other in others)
        return _SHUFFLES if phase == SHUFFLE else _NAMES[self.seats]

    def _turn_actions(self, seat: Seat) -> tuple[game.Action, ...]:
        out: tuple[game.Action, ...] = () if self.used & ROTATE_USED else _ROTATES
        if not self.used & LOOK_USED and self.coins[seat]:
            out += (_LOOK,)
        if not self.used & CLAIM_USED:
            out += _CLAIMS
        return (*out, _DONE)

    def apply(self, seat: Seat, action: game.Action, emit: Emit | None = None) -> None:
        """Play a legal action."""
        if isinstance(action, (Challenge, LetPass)):
            self._answer(seat, isinstance(action, Challenge), emit)
        elif isinstance(action, (Reply, KeepStill)):
            self._answer(seat, isinstance(action, Reply), emit)
        elif isinstance(action, Rotate):
            self.rotate(action.way)
            if emit:
                emit(Rotated(seat, action.way))
            self._spend(ROTATE_USED, emit)
        elif isinstance(action, Look):
            self.pay(seat, 1, emit)
            self.see_own(seat, emit)
            self._spend(LOOK_USED, emit)
        elif isinstance(action, Claim):
            self._claim(seat, action.character, emit)
        elif isinstance(action, Done):
            self._next_turn(emit)
        elif isinstance(action, (Peek, Decline)):
            self._peek(seat, action, emit)
        elif isinstance(action, Accuse):
            self._accuse(seat, action, emit)
        elif isinstance(action, Tax):
            for other in self.clockwise(seat):
                self.pay(other, 2 if other == action.target else 1, emit)
            self._spend(CLAIM_USED, emit)
        elif isinstance(action, Shuffle):
            self._shuffle(seat, action.place, action.other, emit)
        elif isinstance(action, Name):
            self._name(seat, action, emit)

    def outcome(self) -> Outcome | None:
        """The result, once the treasury is empty or the last round played."""
        return self.result

    def view(self, viewer: Seat) -> View:
        """What this viewer may know."""
        return sight.view(self, viewer)

    # Turns

    def _peek(self, seat: Seat, action: Peek | Decline, emit: Emit | None) -> None:
        """KT-04."""
        if isinstance(action, Peek):
            character = self.cards[action.place]
            self.learn(seat, note_is(self.card(action.place), character))
            if emit:
                emit(Peeked(seat, action.place, character))
        elif emit:
            emit(Declined(seat))
        self.peeked += 1
        self.turn = (seat + 1) % self.seats
        if self.peeked == self.seats:
            self.phase = MAIN
            if emit:
                emit(TurnStarted(self.turn, self.round))

    def _spend(self, bit: int, emit: Emit | None) -> None:
        """An action is done; the turn ends by itself when no other is left."""
        self.claimant = self.character = self.caller = -1
        if self.treasury == 0:
            self.end("treasury", emit)
            return
        self.used |= bit
        self.phase = MAIN
        if self.used == ALL_USED or self.options.turn_actions == "one":
            self._next_turn(emit)

    def _next_turn(self, emit: Emit | None) -> None:
        self.used = 0
        self.phase = MAIN
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.starter:
            if self.round == self.options.round_limit:  # KT-41
                self.end("rounds", emit)
                return
            self.round += 1
        if emit:
            emit(TurnStarted(self.turn, self.round))

    # Claims

    def _claim(self, seat: Seat, character: int, emit: Emit | None) -> None:
        if emit:
            emit(Claimed(seat, character))
        if character == PEASANT:
            self._unveil(seat, emit)
            return
        self.claimant, self.character = seat, character
        self._open_window(WINDOW, emit)

    def _open_window(self, phase: int, emit: Emit | None) -> None:
        """Everyone who may doubt the claim is asked (KT-20)."""
        broke_too = self.options.broke_may_challenge
        self.asked = tuple(s for s in self.clockwise(self.claimant) if self.coins[s] or broke_too)
        self.answers = {}
        self.phase = phase
        if not self.asked:
            self._close_window(emit)

    def _answer(self, seat: Seat, yes: bool, emit: Emit | None) -> None:
        """Keep a sealed answer; the last one opens them all."""
        self.answers[seat] = yes
        if len(self.answers) == len(self.asked):
            if self.phase == CALL:
                self._close_call(emit)
            else:
                self._close_window(emit)

    def _close_window(self, emit: Emit | None) -> None:
        """KT-21, KT-22."""
        claimant, character, phase = self.claimant, self.character, self.phase
        doubters = tuple(seat for seat in self.asked if self.answers.get(seat))
        self.asked = ()
        self.answers = {}
        holds = True
        if doubters:
            place = self.places[claimant]
            card, shown = self.card(place), self.cards[place]
            holds = shown == character
            self.learn_all(note_is(card, character) if holds else note_is_not(card, character))
            if not holds:
                self.learn(doubters[0], note_is(card, shown))
            if emit:
                emit(Challenged(doubters[0], claimant, character, holds, doubters, shown))
            self.pay(doubters[0], 1, emit) if holds else self.pay(claimant, self.options.bluff_fine, emit)
        elif emit:
            emit(Unchallenged(claimant, character))
        if phase == REPLY_WINDOW:
            if holds:
                self.take(claimant, 1, emit)
            self._spend(CLAIM_USED, emit)
        elif holds:
            self._act(claimant, character, emit)
        else:
            self._spend(CLAIM_USED, emit)

    # Characters

    def _act(self, seat: Seat, character: int, emit: Emit | None) -> None:
        if character == KING:
            self.take(seat, 3, emit)
            if self.treasury == 0:
                self._spend(CLAIM_USED, emit)
                return
            self.caller = seat
            self.claimant = self.character = -1
            self.asked = tuple(self.clockwise(seat))
            self.answers = {}
            self.phase = CALL
            if emit:
                emit(Called(seat))
        elif character == THIEF:
            for neighbour in ((seat - 1) % self.seats, (seat + 1) % self.seats):
                if self.treasury == 0:  # KT-40: the game ended with the first coin
                    break
                if self.coins[neighbour]:
                    self.rob(seat, neighbour, 1, emit)
                else:
                    self.take(seat, 1, emit)
            self._spend(CLAIM_USED, emit)
        elif character == MINISTER:
            if self.options.minister_picks:
                self.phase = SHUFFLE
                return
            order, self.rng = self.rng.shuffle(range(RING))
            self._shuffle(seat, min(order[:2]), max(order[:2]), emit)
        elif character == EXECUTIONER:
            self.phase = ACCUSE
        elif character == SHERIFF:
            self.phase = TAX

    def _close_call(self, emit: Emit | None) -> None:
        """KT-30: the first clockwise from the King who answered is taken, and may be doubted."""
        replies = tuple(seat for seat in self.asked if self.answers[seat])
        self.asked = ()
        self.answers = {}
        if emit:
            emit(Replied(replies[0] if replies else None, replies))
        if not replies:
            self._spend(CLAIM_USED, emit)
            return
        self.claimant, self.character = replies[0], MINISTER
        self._open_window(REPLY_WINDOW, emit)

    def _shuffle(self, seat: Seat, place: int, other: int, emit: Emit | None) -> None:
        """KT-32: nobody knows the order, not the Minister either."""
        swapped, self.rng = self.rng.below(2)
        if swapped:
            self.cards[place], self.cards[other] = self.cards[other], self.cards[place]
        self.learn_all(note_mixed(self.card(place), self.card(other)))
        if emit:
            emit(Shuffled(seat, place, other))
        self._spend(CLAIM_USED, emit)

    def _accuse(self, seat: Seat, action: Accuse, emit: Emit | None) -> None:
        """KT-33: the victim looks, the answer is public."""
        target, character = action.target, action.character
        place = self.places[target]
        card, right = self.card(place), self.cards[place] == action.character
        self.learn_all(note_is(card, character) if right else note_is_not(card, character))
        self.see_own(target, emit)
        if emit:
            emit(Accused(seat, target, character, right))
        if right:
            self.rob(seat, target, self.coins[target], emit)
        self._spend(CLAIM_USED, emit)

    def _unveil(self, seat: Seat, emit: Emit | None) -> None:
        """KT-35: her card is turned up for all."""
        place = self.places[seat]
        self.learn_all(note_is(self.card(place), self.cards[place]))
        if emit:
            emit(Unveiled(seat, self.cards[place]))
        if self.cards[place] == PEASANT:
            self.phase = NAME
            return
        self.pay(seat, 2, emit)
        self._spend(CLAIM_USED, emit)

    def _name(self, seat: Seat, action: Name, emit: Emit | None) -> None:
        """KT-35: all right takes the treasury; only “wrong” is announced."""
        named = list(zip((self.places[s] for s in self.clockwise(seat)), action.characters, strict=True))
        right = all(self.cards[place] == character for place, character in named)
        if emit:
            emit(Named(seat, action.characters, right))
        if right:
            for place, character in named:
                self.learn_all(note_is(self.card(place), character))
            self.take(seat, self.treasury, emit)
        else:
            self.learn_all(note_not_all((self.card(place), character) for place, character in named))
            self.pay(seat, 2, emit)
        self._spend(CLAIM_USED, emit)


def new(options: Options, seats: int, rng: Rng) -> State:
    """A table before its first look (KT-01, KT-03)."""
    state = State.__new__(State)
    state.options = options
    state.seats = seats
    state.places = PLACES[seats]
    while True:
        shown, rng = rng.shuffle(range(RING))
        if shown.index(KING) in state.places:
            break
    state.starter = state.turn = state.places.index(shown.index(KING))
    state.cards, state.rng = rng.shuffle(range(RING))
    state.shift = 0
    state.notes = [b""] * (seats + 1)
    assert PUBLIC == -1
    state.coins = [COINS_IN_HAND] * seats
    state.treasury = COINS_IN_TREASURY * seats
    state.round = 1
    state.peeked = 0
    state.used = 0
    state.phase = PEEK
    state.claimant = state.character = state.caller = -1
    state.asked = ()
    state.answers = {}
    state.result = None
    return state
