"""A small game for the tests of tables: everyone bids a card in secret, the highest single card scores its round.

All seats decide at once; hands and bids are hidden until all have bid; with `faulty`, the rules break over card 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engines import game
from engines.game import Emit, GameInfo, Outcome, Seat, SeatId
from engines.rng import Rng

CARDS = 12


class Options(game.Options, frozen=True):
    faulty: bool = False


class Bid(game.Action, frozen=True, tag="bid"):
    card: int


class Dealt(game.Event, frozen=True, tag="dealt"):
    seat: SeatId
    cards: tuple[int, ...] = ()


class Bade(game.Event, frozen=True, tag="bade"):
    seat: SeatId
    card: int | None = None


class Shown(game.Event, frozen=True, tag="shown"):
    cards: tuple[int, ...]


class View(game.View, frozen=True, tag="bids"):
    hand: tuple[int, ...]
    bid: int | None
    points: tuple[int, ...]


class State:
    def __init__(self, faulty: bool, hands: list[list[int]]) -> None:
        self.faulty = faulty
        self.hands = hands
        self.bids: list[int | None] = [None] * len(hands)
        self.points = [0] * len(hands)

    def to_act(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, bid in enumerate(self.bids) if bid is None and self.hands[seat])

    def legal(self, seat: Seat) -> Sequence[Bid]:
        return [Bid(card) for card in self.hands[seat]] if seat in self.to_act() else []

    def apply(self, seat: Seat, action: Bid, emit: Emit | None = None) -> None:
        self.hands[seat].remove(action.card)
        if self.faulty and action.card == 0:
            raise ZeroDivisionError("a planted fault of the rules")
        self.bids[seat] = action.card
        events: list[game.Event] = [Bade(seat, action.card)]
        shown = [bid for bid in self.bids if bid is not None]
        if len(shown) == len(self.bids):
            self.points[self.bids.index(max(shown))] += 1
            self.bids = [None] * len(self.bids)
            events.append(Shown(tuple(shown)))
        for event in events if emit else ():
            emit(event)

    def outcome(self) -> Outcome | None:
        if any(self.hands) or any(bid is not None for bid in self.bids):
            return None
        best = max(self.points)
        return Outcome(tuple(s for s, p in enumerate(self.points) if p == best), tuple(self.points), "counted")

    def view(self, viewer: Seat) -> View:
        mine = viewer in range(len(self.hands))
        return View(
            seat=viewer if mine else game.PUBLIC,
            to_act=self.to_act(),
            prompt="bid" if self.to_act() else "",
            legal=tuple(self.legal(viewer)) if mine else (),
            outcome=self.outcome(),
            hand=tuple(self.hands[viewer]) if mine else (),
            bid=self.bids[viewer] if mine else None,
            points=tuple(self.points),
        )

    def clone(self) -> State:
        other = State(self.faulty, [list(hand) for hand in self.hands])
        other.bids, other.points = list(self.bids), list(self.points)
        return other


class Bids:
    info = GameInfo("bids", 1, (2, 4), (2, 4), 1, Options, {"usual": Options()}, ())
    action_type: Any = Bid
    event_type: Any = Dealt | Bade | Shown
    view_type = View

    def new(self, options: game.Options, seats: int, rng: Rng) -> State:
        assert isinstance(options, Options)
        deck, _ = rng.shuffle(range(CARDS))
        return State(options.faulty, [sorted(deck[seat * 3 : seat * 3 + 3]) for seat in range(seats)])

    def opening(self, state: game.State) -> tuple[game.Event, ...]:
        assert isinstance(state, State)
        return tuple(Dealt(seat, tuple(hand)) for seat, hand in enumerate(state.hands))

    def tell(self, event: game.Event, viewer: Seat) -> game.Event | None:
        match event:
            case Dealt(seat=seat):
                return event if seat == viewer else Dealt(seat)
            case Bade(seat=seat):
                return event if seat == viewer else Bade(seat)
            case Shown():
                return event
        return None

    def sample(self, view: game.View, rng: Rng) -> State:
        raise NotImplementedError("tables do not sample")

    def notate(self, action: game.Action) -> str:
        return str(msgspec.structs.asdict(action)["card"])

    def parse(self, text: str) -> Bid:
        return Bid(int(text))


GAME = Bids()
