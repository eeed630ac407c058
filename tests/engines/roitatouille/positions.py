"""Positions written in card notation, and play by notation: `table("B1 B2 | R+2 J", top="B7").play("B1")`.

Seats count from 1 here, as in notation and in the spelled events.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.game import PUBLIC, Outcome
from engines.rng import Rng
from engines.roitatouille import GAME
from engines.roitatouille.cards import COLOUR, DECKS, gather, row, spread
from engines.roitatouille.notation import COLOUR_LETTERS, SIGNS
from engines.roitatouille.rules import State, new
from engines.roitatouille.state import ATTACK, PROMPTS, TURN
from engines.roitatouille.values import Attack, Event, Options, View
from tests.golden.spelling import Spelling

AS_WRITTEN = GAME.info.presets["as_written"]
CAFE = GAME.info.presets["cafe"]
SPELLING = Spelling("roitatouille")


def cards(text: str) -> list[int]:
    """Cards by their signs: `B7 V+2 +4 J`."""
    return [SIGNS.index(sign) for sign in text.split()]


def signs(kinds: Sequence[int]) -> str:
    """Signs of cards."""
    return " ".join(SIGNS[kind] for kind in kinds)


def seed(number: int) -> Rng:
    """A seeded stream."""
    return Rng(number.to_bytes(32, "big"))


class Table:
    """A state, played and read in notation."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[str] = []

    def play(self, *actions: str) -> list[str]:
        """The seat to act does this, and so on: what happened, spelled."""
        told: list[Event] = []
        for text in actions:
            (seat,) = self.state.to_act()
            action = GAME.parse(text)
            assert action in self.state.legal(seat), f"{text} is not among {sorted(self.legal)}"
            self.state.apply(seat, action, told.append)
        spelled = [SPELLING.event(event) for event in told]
        self.events += spelled
        return spelled

    @property
    def turn(self) -> int:
        """The seat that decides; 0 when the match is over."""
        return next((seat + 1 for seat in self.state.to_act()), 0)

    @property
    def prompt(self) -> str:
        return PROMPTS[self.state.phase]

    @property
    def legal(self) -> set[str]:
        """What the seat to act may do."""
        return {GAME.notate(action) for seat in self.state.to_act() for action in self.state.legal(seat)}

    @property
    def layable(self) -> set[str]:
        """The signs of the cards that may be laid."""
        return {action.partition(":")[0] for action in self.legal} & set(SIGNS)

    def hand(self, seat: int) -> str:
        return signs(spread(self.state.hands[seat - 1]))

    def size(self, seat: int) -> int:
        return self.state.hands[seat - 1].bit_count()

    @property
    def sizes(self) -> list[int]:
        return [hand.bit_count() for hand in self.state.hands]

    @property
    def top(self) -> str:
        return SIGNS[self.state.discard[-1]]

    @property
    def discard(self) -> str:
        """From the bottom up."""
        return signs(self.state.discard)

    @property
    def colour(self) -> str:
        return COLOUR_LETTERS[self.state.colour]

    @property
    def attack(self) -> tuple[str, int] | None:
        """The pending attack and its total; None only if there is neither."""
        attack, total = self.state.attack, self.state.total
        return (attack or "", total) if attack or total else None

    @property
    def captive(self) -> list[int]:
        return self.state.captive

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def view(self, seat: int = PUBLIC + 1) -> View:
        """What a seat sees; without a seat, what a stranger sees."""
        return self.state.view(seat - 1)


def table(
    hands: str,
    *,
    top: str,
    colour: str | None = None,
    pile: str = "...",
    under: str = "",
    options: Options = AS_WRITTEN,
    turn: int = 1,
    direction: int = 1,
    attack: tuple[Attack, int] | None = None,
    captive: Sequence[int] | None = None,
    laid: Sequence[int] = (),
    wins: Sequence[int] | None = None,
    round_number: int = 1,
    turns: int = 0,
) -> Table:
    """A position.

    `hands` are parted by `|`. `pile` is in the order of drawing; `...` at its end stands for the rest of the deck, in
    ascending order. `under` lies below the top card. `turn` is the victim when an `attack` is pending. `laid` lists
    who has laid, latest first.
    """
    held = [cards(hand) for hand in hands.split("|")]
    seats = len(held)
    state = new(options, seats, seed(0))
    discard = cards(under) + cards(top)
    order = cards(pile.removesuffix("..."))
    if pile.endswith("..."):
        rest = list(DECKS[options.deck])
        for kind in (*order, *discard, *(card for hand in held for card in hand)):
            rest.remove(kind)
        order += rest
    state.hands = [gather(hand) for hand in held]
    state.pile = bytes(reversed(order))
    state.left = len(order)
    state.discard = bytes(discard)
    state.colour = COLOUR_LETTERS.index(colour) if colour else COLOUR[discard[-1]]
    state.fits = state.setting.fits[row(state.colour, discard[-1])]
    state.turn = turn - 1
    state.step = direction
    state.phase = ATTACK if attack else TURN
    state.attack, state.total = attack or (None, 0)
    state.captive = list(captive or [0] * seats)
    for age, seat in enumerate(laid):
        state.laid[seat - 1] = len(laid) - age
    state.wins = tuple(wins or [0] * seats)
    state.round = round_number
    state.turns = max(turns, len(laid))
    return Table(state)
