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
    DYNASTY_BITS,
    EXCOMMUNICATION,
    FAMINE,
    FITS,
    JEANNE,
    JEANNE_BIT,
    PLUS_TWO,
    PLUS_TWO_BITS,
    PRISONER,
    RANK,
    RANKS,
    REGICIDE,
    REVOLUTION,
    WILD_BITS,
    add,
    gather,
    remove,
    spread,
)
from .values import (
    Accept,
    Accepted,
    Attack,
    Attacked,
    Cancelled,
    Cause,
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
    Reshuffled,
    Reversed,
    RoundStarted,
    RoundWon,
    Skipped,
    Struck,
    View,
)

TURN, DRAWN, ATTACK, STRUCK, OVER = range(5)
PROMPTS: Final = ("turn", "drawn", "attack", "regicide", "")
"""What the acting seat is asked, by phase."""

TURN_LIMIT: Final = 2_000

_TURNS: Final = (*((seat,) for seat in range(10)), ())
_ONE: Final = tuple(bytes((kind,)) for kind in range(len(COLOUR)))
_NOTHING: Final[tuple[game.Action, ...]] = ()


class Setting:
    """What stays the same for a whole table: options, seats, and the tables that follow from them."""

    __slots__ = ("answers", "fits", "moves", "options", "seat_keys", "seats")

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.fits = FITS[options.symbol_match]
        self.moves = moves.TURN[options.free_draw]
        self.seat_keys = tuple(moves.seat_key(seats, seat) for seat in range(seats))
        self.answers: dict[Attack, int] = {
            "plus_two": PLUS_TWO_BITS | JEANNE_BIT,
            "revolution": BIT[REVOLUTION] | JEANNE_BIT,
            "prisoner": (BIT[PRISONER] if options.prisoner_stacks else 0) | JEANNE_BIT,
            "famine": JEANNE_BIT,
        }


class State:
    """One table of RoiTatouille.

    `hands` are card sets of `cards.py`; `pile[:left]` is still to be drawn, from the end; `discard` ends with the top
    card; `row` indexes `FITS`; `laid[seat]` is the stamp of the seat's last laying in this round, 0 for none;
    `lacks[seat]` is the row on which the seat last had nothing to lay, -1 if nothing is known; `seen[looker, target]`
    are cards that Cartier showed; `idle` counts the passes and missed turns in a row.
    """

    __slots__ = (
        "attack",
        "captive",
        "colour",
        "discard",
        "drawn",
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
        "row",
        "seen",
        "setting",
        "stamp",
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
    row: int
    turn: Seat
    step: int
    phase: int
    attack: Attack | None
    total: int
    striker: Seat
    drawn: int
    captive: list[int]
    laid: list[int]
    stamp: int
    lacks: list[int]
    seen: dict[tuple[Seat, Seat], int]
    turns: int
    idle: int
    round: int
    wins: tuple[int, ...]
    last_winners: tuple[Seat, ...]
    result: Outcome | None

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
            setting = self.setting
            playable = self.hands[seat] & setting.fits[self.row]
            if playable & CARTIER_BIT:
                playable |= setting.seat_keys[seat]
            if self.left or len(self.discard) > 1:
                return setting.moves[playable]
            return moves.STUCK[playable]
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
        if isinstance(action, Lay):
            self._lay(seat, action, emit)
        elif isinstance(action, Draw):
            self._draw_one(seat, emit)
        elif isinstance(action, Keep):
            if emit:
                emit(Kept(seat))
            self.drawn = -1
            self._advance(seat, emit)
        elif isinstance(action, Accept):
            self._accept(seat, emit)
        elif isinstance(action, Parry):
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

    def clone(self) -> State:
        """An independent copy; what never changes in place is shared."""
        copy = State.__new__(State)
        copy.setting = self.setting
        copy.rng = self.rng
        copy.hands = self.hands[:]
        copy.pile = self.pile
        copy.left = self.left
        copy.discard = self.discard
        copy.turned = self.turned
        copy.colour = self.colour
        copy.row = self.row
        copy.turn = self.turn
        copy.step = self.step
        copy.phase = self.phase
        copy.attack = self.attack
        copy.total = self.total
        copy.striker = self.striker
        copy.drawn = self.drawn
        copy.captive = self.captive[:]
        copy.laid = self.laid[:]
        copy.stamp = self.stamp
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
        while True:
            cards, self.rng = self.rng.shuffle(DECKS[options.deck])
            rest = cards[seats * size :]
            king = next((i for i in range(len(rest) - 1, -1, -1) if RANK[rest[i]] < PLUS_TWO), -1)
            if king >= 0:
                break
        self.turned = bytes(rest[: king - 1 if king else None : -1])
        top = rest.pop(king)
        if king < len(rest):
            rest, self.rng = self.rng.shuffle(rest)
        self.hands = [gather(cards[seat * size : (seat + 1) * size]) for seat in range(seats)]
        self.pile = bytes(rest)
        self.left = len(rest)
        self.discard = _ONE[top]
        self.colour = COLOUR[top]
        self.row = self.colour * RANKS + RANK[top]
        self.turn = starter
        self.step = 1
        self.phase = TURN
        self.attack = None
        self.total = 0
        self.striker = -1
        self.drawn = -1
        self.captive = [0] * seats
        self.laid = [0] * seats
        self.stamp = 0
        self.lacks = [-1] * seats
        self.seen = {}
        self.turns = 0
        self.idle = 0
        if emit:
            emit(RoundStarted(self.round, starter, tuple(self.turned)))

    def _end_round(self, winners: tuple[Seat, ...], blocked: bool, emit: Emit | None) -> None:
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

    def _block(self, emit: Emit | None) -> None:
        """Nobody can play on: fewest cards win (RT-42, RT-43)."""
        sizes = [hand.bit_count() for hand in self.hands]
        least = min(sizes)
        self._end_round(tuple(seat for seat, size in enumerate(sizes) if size == least), True, emit)

    # Laying

    def _lay(self, seat: Seat, action: Lay, emit: Emit | None) -> None:
        card = action.card
        colour = action.colour
        hand = remove(self.hands[seat], card)
        self.hands[seat] = hand
        self.discard += _ONE[card]
        self.stamp += 1
        self.laid[seat] = self.stamp
        self.idle = 0
        if self.seen:
            self._unsee(seat, card)
        if emit:
            emit(Laid(seat, card, colour, self.phase == ATTACK, self.drawn >= 0))
        self.drawn = -1
        if colour is not None:
            self.colour = colour
        elif card != PRISONER:
            self.colour = COLOUR[card]
        rank = RANK[card]
        self.row = self.colour * RANKS + rank
        if not hand:  # RT-03
            self._end_round((seat,), False, emit)
            return
        if rank >= PLUS_TWO and self._effect(seat, card, action.target, emit):
            return
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
            self._block(emit)
        return True

    def _strike(self, seat: Seat, emit: Emit | None) -> bool:
        """Régicide: the last other free seat to have laid draws one (RT-30), or is asked for Jeanne first (RT-31)."""
        target, latest = -1, 0
        for other, stamp in enumerate(self.laid):
            if stamp > latest and other != seat and not self.captive[other]:
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
        self._draw(target, 1, "regicide", emit)
        return False

    def _parry(self, seat: Seat, emit: Emit | None) -> None:
        """RT-31: Jeanne goes under the top card, colour and number stay."""
        self.hands[seat] = hand = remove(self.hands[seat], JEANNE)
        self.discard = self.discard[:-1] + _ONE[JEANNE] + self.discard[-1:]
        if self.seen:
            self._unsee(seat, JEANNE)
        if emit:
            emit(Parried(seat))
        striker, self.striker = self.striker, -1
        if not hand:
            self._end_round((seat,), False, emit)
            return
        self._advance(striker, emit)

    def _unsee(self, seat: Seat, card: int) -> None:
        """A card that Cartier showed has left the hand: of the copies seen, one less is certain."""
        self.seen = {
            (looker, target): remove(hand, card) if target == seat and hand & BIT[card] else hand
            for (looker, target), hand in self.seen.items()
        }

    # Drawing

    def _draw_one(self, seat: Seat, emit: Emit | None) -> None:
        """RT-07: draw; a dynasty card that fits is laid at once, else the seat is asked, whatever it drew (ALL-3)."""
        self.idle = 0
        before = self.hands[seat]
        self._draw(seat, 1, "turn", emit)
        bit = self.hands[seat] ^ before
        card = (bit.bit_length() - 1) % len(BIT)
        self.drawn = card
        if not self.setting.options.free_draw:
            self.lacks[seat] = self.row
        if BIT[card] & DYNASTY_BITS & self.setting.fits[self.row]:
            self._lay(seat, Lay(card), emit)
        else:
            self.phase = DRAWN

    def _draw(self, seat: Seat, count: int, cause: Cause, emit: Emit | None) -> None:
        """Draw as many as there are (RT-41), turning the discard over when the pile is empty (RT-40)."""
        self.lacks[seat] = -1
        hand, left, drawn = self.hands[seat], self.left, []
        for _ in range(count):
            if not left:
                if len(self.discard) < 2:
                    break
                cards, self.rng = self.rng.shuffle(sorted(self.discard[:-1]))
                self.pile = bytes(cards)
                self.discard = self.discard[-1:]
                left = len(cards)
                if emit:
                    emit(Reshuffled(left))
            left -= 1
            card = self.pile[left]
            hand = add(hand, card)
            drawn.append(card)
        self.hands[seat] = hand
        self.left = left
        if emit:
            emit(Drew(seat, len(drawn), cause, tuple(sorted(drawn))))

    # Whose turn

    def _accept(self, seat: Seat, emit: Emit | None) -> None:
        """Take the attack (RT-16 to RT-19) or the régicide."""
        if self.phase == STRUCK:
            self._draw(seat, 1, "regicide", emit)
            striker, self.striker = self.striker, -1
            self._advance(striker, emit)
            return
        attack, total = self.attack, self.total
        assert attack is not None
        self.attack = None
        self.total = 0
        if emit:
            emit(Accepted(seat, attack, total))
        if attack == "plus_two":
            self._draw(seat, total, "plus_two", emit)
            if not self.setting.options.plus_two_skips:
                self.phase = TURN
                return
        elif attack == "revolution":
            self._draw(seat, total, "revolution", emit)
        elif attack == "prisoner":
            self.captive[seat] = total - 1
            assert not all(self.captive), "the attacker is free (RT-24)"
        self._advance(seat, emit)

    def _advance(self, seat: Seat, emit: Emit | None) -> None:
        """Give the turn to the next free seat, and bring a pending attack to it (RT-24)."""
        seats, step, captive = self.setting.seats, self.step, self.captive
        following = (seat + step) % seats
        self.turns += 1
        while captive[following]:
            if self.attack == "plus_two":
                total, self.attack, self.total = self.total, None, 0
                self._draw(following, total, "captive", emit)
            captive[following] -= 1
            self.idle += 1
            self.turns += 1
            if emit:
                emit(Missed(following, captive[following]))
            following = (following + step) % seats
        self.turn = following
        self.phase = TURN
        if self.attack:
            if following == seat:
                if emit:
                    emit(Lapsed(seat, self.attack))
                self.attack = None
                self.total = 0
            else:
                self.phase = ATTACK
                if emit:
                    emit(Attacked(seat, following, self.attack, self.total))
        if self.idle >= seats or self.turns >= TURN_LIMIT:
            self._block(emit)


def new(options: Options, seats: int, rng: Rng) -> State:
    """A table before its first decision. Raises ValueError if options and seats do not go together."""
    if seats * options.hand >= len(DECKS[options.deck]):
        raise ValueError("not enough cards for so many seats")
    if options.starter != "random" and int(options.starter) > seats:
        raise ValueError("the starter has no seat at this table")
    state = State.__new__(State)
    state.setting = Setting(options, seats)
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
