"""The course of the game: whose turn, what is legal, what follows. Ruling numbers (RT-) are those of the rules text."""

from __future__ import annotations

from typing import Final

from engines import game
from engines.game import Emit, Outcome, Seat
from engines.rng import Rng

from . import moves, sight
from .cards import (
    BIT,
    CARTIER,
    CARTIER_BIT,
    COLOUR,
    DECKS,
    EXCOMMUNICATION,
    FAMINE,
    JEANNE,
    JEANNE_BIT,
    MORE,
    PLUS_TWO,
    PRISONER,
    RANK,
    RANKS,
    REGICIDE,
    REVOLUTION,
    WILD_BITS,
    remove,
    row,
    spread,
)
from .state import (
    ATTACK,
    DRAWN,
    ONE,
    STRUCK,
    TURN,
    TURN_LIMIT,
    Position,
    setting,
)
from .values import (
    Accept,
    Accepted,
    Attacked,
    Cancelled,
    Draw,
    Drew,
    Keep,
    Kept,
    Laid,
    Lapsed,
    Lay,
    Looked,
    Missed,
    Options,
    Parried,
    Parry,
    Passed,
    Reversed,
    Skipped,
    Struck,
    View,
)

_TURNS: Final = (*((seat,) for seat in range(10)), ())
_NOTHING: Final[tuple[game.Action, ...]] = ()


class State(Position):
    """One table of RoiTatouille, played by the rules."""

    __slots__ = ()

    # Contract

    def to_act(self) -> tuple[Seat, ...]:
        """The one seat that decides; none when the match is over."""
        return _TURNS[self.turn]

    def legal(self, seat: Seat) -> tuple[game.Action, ...]:
        """The seat's actions: cards in ascending order, then what may be done instead."""
        if seat != self.turn:
            return _NOTHING
        phase = self.phase
        if phase == TURN:
            playable, setting = self.hands[seat] & self.fits, self.setting
            if playable & CARTIER_BIT:
                playable |= setting.seat_keys[seat]
            if self.left or len(self.discard) > 1:
                return setting.moves[playable]
            return moves.LAY[playable] or moves.STUCK
        if phase == DRAWN:
            playable = BIT[self.drawn] & WILD_BITS
            if playable & CARTIER_BIT:
                playable |= self.setting.seat_keys[seat]
            return moves.DRAWN[playable]
        if phase == ATTACK:
            assert self.attack is not None
            return moves.ANSWER[self.hands[seat] & self.setting.answers[self.attack]]
        if phase == STRUCK:
            return (moves.PARRY, moves.ACCEPT) if self.hands[seat] & JEANNE_BIT else (moves.ACCEPT,)
        return _NOTHING

    def apply(self, seat: Seat, action: game.Action, emit: Emit | None = None) -> None:
        """Play a legal action."""
        if type(action) is Lay:
            self._lay(seat, action, emit)
        elif type(action) is Draw:
            self._draw_one(seat, emit)
        elif type(action) is Keep:
            if emit:
                emit(Kept(seat))
            self._advance(seat, emit)
        elif type(action) is Accept:
            self._accept(seat, emit)
        elif type(action) is Parry:
            self._parry(seat, emit)
        else:
            self.idle += 1
            if emit:
                emit(Passed(seat))
            self._advance(seat, emit)

    def outcome(self) -> Outcome | None:
        """The match result, once all rounds are played."""
        return self.result

    def view(self, viewer: Seat) -> View:
        """What this viewer may know."""
        return sight.view(self, viewer)

    # Laying

    def _lay(self, seat: Seat, action: Lay, emit: Emit | None) -> None:
        card = action.card
        hand = self.hands[seat]
        more = hand & MORE[card]
        self.hands[seat] = hand = hand ^ (1 << more.bit_length() - 1 if more else BIT[card])
        self.discard += ONE[card]
        self.laid[seat] = turns = self.turns + 1
        self.idle = 0
        if self.seen:
            self.unsee(seat, card)
        if emit:
            emit(Laid(seat, card, action.colour, self.phase == ATTACK, self.phase == DRAWN))
        if card < PRISONER:
            self.colour = COLOUR[card]
            self.fits = self.setting.fits_on[card]
        else:
            if action.colour is not None:
                self.colour = action.colour
            self.fits = self.setting.fits[row(self.colour, card)]
        if not hand:  # RT-03
            self.end_round((seat,), False, emit)
        elif RANK[card] < PLUS_TWO:  # kings are most of what is laid: `_advance` without what cannot be after one
            captive = self.captive
            following = (seat + self.step) % len(captive)
            if captive[following] or turns >= TURN_LIMIT:
                self._advance(seat, emit)
            else:
                self.turns = turns
                self.turn = following
                self.phase = TURN
        elif not self._effect(seat, card, action.target, emit):
            self._advance(seat, emit)

    def _effect(self, seat: Seat, card: int, target: Seat | None, emit: Emit | None) -> bool:
        """What the card does besides lying there. True if the turn does not simply go on to the next seat."""
        rank = RANK[card]
        if rank == PLUS_TWO:
            self.attack = "plus_two"
            self.total += 2
        elif rank == FAMINE:
            self.attack = "famine"
            self.total = 1
        elif rank == EXCOMMUNICATION:
            return self._reverse(seat, emit)
        elif rank == REGICIDE:
            return self._strike(seat, emit)
        elif card == PRISONER:
            self.attack = "prisoner"
            self.total += 2
        elif card == REVOLUTION:
            self.attack = "revolution"
            self.total += 4
        elif card == JEANNE and self.attack:  # RT-20
            if emit:
                emit(Cancelled(seat, self.attack, self.total))
            self.attack = None
            self.total = 0
        elif card == CARTIER and target is not None:  # RT-33
            self.seen = {**self.seen, (seat, target): self.hands[target]}
            if emit:
                emit(Looked(seat, target, tuple(spread(self.hands[target]))))
        return False

    def _reverse(self, seat: Seat, emit: Emit | None) -> bool:
        """RT-32."""
        self.step = -self.step
        if emit:
            emit(Reversed(self.step))
        if self.setting.seats > 2 or not self.setting.options.reverse_skips_two:
            return False
        if emit:
            emit(Skipped(1 - seat))
        self.turns += 1
        self.phase = TURN
        if self.turns >= TURN_LIMIT:
            self.block(emit)
        return True

    def _strike(self, seat: Seat, emit: Emit | None) -> bool:
        """Régicide: the last other free seat to have laid draws one (RT-30), or is asked for Jeanne first (RT-31)."""
        target, latest, captive = -1, 0, self.captive
        for other, stamp in enumerate(self.laid):
            if stamp > latest and other != seat and not captive[other]:
                target, latest = other, stamp
        if emit:
            emit(Struck(seat, target if target >= 0 else None))
        if target < 0:
            return False
        if self.setting.options.jeanne_stops_regicide:
            self.striker = seat
            self.turn = target
            self.phase = STRUCK
            return True
        self.draw(target, 1, "regicide", emit)
        return False

    def _parry(self, seat: Seat, emit: Emit | None) -> None:
        """RT-31: Jeanne goes under the top card, colour and number stay."""
        self.hands[seat] = hand = remove(self.hands[seat], JEANNE)
        self.discard = self.discard[:-1] + ONE[JEANNE] + self.discard[-1:]
        if self.seen:
            self.unsee(seat, JEANNE)
        if emit:
            emit(Parried(seat))
        striker, self.striker = self.striker, -1
        if not hand:
            self.end_round((seat,), False, emit)
            return
        self._advance(striker, emit)

    # Drawing

    def _draw_one(self, seat: Seat, emit: Emit | None) -> None:
        """RT-07: draw; a dynasty card that fits is laid at once, else the seat is asked, whatever it drew (ALL-3)."""
        self.idle = 0
        card = self.draw_card(seat, emit)
        self.lacks[seat] = -1 if self.setting.free_draw else self.colour * RANKS + RANK[self.discard[-1]]
        if emit:
            emit(Drew(seat, 1, "turn", (card,)))
        self.drawn = card
        self.phase = DRAWN
        if card < PRISONER and BIT[card] & self.fits:
            self._lay(seat, moves.LAYS[card][0], emit)

    # Whose turn

    def _accept(self, seat: Seat, emit: Emit | None) -> None:
        """Take the attack (RT-16 to RT-19) or the régicide."""
        if self.phase == STRUCK:
            self.draw(seat, 1, "regicide", emit)
            striker, self.striker = self.striker, -1
            self._advance(striker, emit)
            return
        attack, total = self.attack, self.total
        assert attack is not None
        self.attack = None
        self.total = 0
        self.idle = 0
        if emit:
            emit(Accepted(seat, attack, total))
        if attack == "plus_two":
            self.draw(seat, total, "plus_two", emit)
            if not self.setting.options.plus_two_skips:
                self.phase = TURN
                return
        elif attack == "revolution":
            self.draw(seat, total, "revolution", emit)
        elif attack == "prisoner":
            self.captive[seat] = total - 1
            assert not all(self.captive), "the attacker is free (RT-24)"
        self._advance(seat, emit)

    def _advance(self, seat: Seat, emit: Emit | None) -> None:
        """Give the turn to the next free seat, and bring a pending attack to it (RT-24)."""
        captive = self.captive
        seats = len(captive)
        following = (seat + self.step) % seats
        self.turns = turns = self.turns + 1
        if captive[following]:
            while captive[following]:
                self._miss(following, emit)
                following = (following + self.step) % seats
            turns = self.turns
        self.turn = following
        self.phase = TURN
        if self.attack:
            if following != seat:
                self.phase = ATTACK
                if emit:
                    emit(Attacked(seat, following, self.attack, self.total))
            else:
                if emit:
                    emit(Lapsed(seat, self.attack))
                self.attack = None
                self.total = 0
        if turns >= TURN_LIMIT or self.idle >= seats:
            self.block(emit)

    def _miss(self, seat: Seat, emit: Emit | None) -> None:
        """A captive's turn passes; a +2 that reaches him is drawn (RT-24)."""
        if self.attack == "plus_two":
            total, self.attack, self.total = self.total, None, 0
            self.draw(seat, total, "captive", emit)
        self.captive[seat] -= 1
        self.idle += 1
        self.turns += 1
        if emit:
            emit(Missed(seat, self.captive[seat]))


def new(options: Options, seats: int, rng: Rng) -> State:
    """A table before its first decision. Raises ValueError if options and seats do not go together."""
    if seats * options.hand >= len(DECKS[options.deck]):
        raise ValueError("not enough cards for so many seats")
    if options.starter != "random" and int(options.starter) > seats:
        raise ValueError("the starter has no seat at this table")
    state = State.__new__(State)
    state.setting = setting(options, seats)
    state.round = 1
    state.wins = (0,) * seats
    state.last_winners = ()
    state.result = None
    if options.starter == "random":
        starter, state.rng = rng.below(seats)
    else:
        starter, state.rng = int(options.starter) - 1, rng
    state.deal(starter, None)
    return state
