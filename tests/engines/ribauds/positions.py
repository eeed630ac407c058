"""Positions written in notation, and play by notation: `table("R^ A_ C_ Q_", "RQC | AAC").play("?2")`.

Cards are R, Q, C, A (Roi, Reine, Chevalier, Assassin); `^` lies face up, `_` face down. Seats and places count from 1.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.game import PUBLIC, Outcome
from engines.ribauds import GAME
from engines.ribauds.dealing import DECK
from engines.ribauds.knowledge import Knowledge
from engines.ribauds.notation import LETTERS
from engines.ribauds.rules import State, new
from engines.ribauds.state import MAIN, PROMPTS
from engines.ribauds.values import Event, Options, View
from engines.rng import Rng
from tests.golden.spelling import Spelling

AS_WRITTEN = GAME.info.presets["as_written"]
SPELLING = Spelling("ribauds")


def cards(text: str) -> list[int]:
    """Cards by their letters: `RQC`."""
    return [LETTERS.index(letter) for letter in text.strip()]


def letters(kinds: Sequence[int]) -> str:
    """Letters of cards, in order."""
    return "".join(LETTERS[kind] for kind in kinds)


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
    def court(self) -> str:
        """As `table` takes it."""
        sides = zip(self.state.court, self.state.up, strict=True)
        return " ".join(f"{LETTERS[card]}{'^' if up else '_'}" for card, up in sides)

    def hand(self, seat: int) -> str:
        return letters(sorted(self.state.hands[seat - 1]))

    @property
    def discard(self) -> str:
        """From the bottom up."""
        return letters(self.state.discard)

    @property
    def pile(self) -> str:
        """In the order of drawing."""
        return letters(self.state.pile[::-1])

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def view(self, seat: int = PUBLIC + 1) -> View:
        """What a seat sees; without a seat, what a stranger sees."""
        return self.state.view(seat - 1)

    def known(self, seat: int) -> str:
        """The Court as a seat knows it: `.` for a card it does not know."""
        return "".join("." if place.card is None else LETTERS[place.card] for place in self.view(seat).court)

    def watched(self, seat: int) -> str:
        """The places whose cards the seat's rival knows, face up or not."""
        return "".join(str(place.place + 1) for place in self.view(seat).court if place.watched)

    def sure(self, seat: int) -> str:
        """What a seat surely knows of the other hand."""
        return letters(self.view(seat).held[0].sure)

    def maybe(self, seat: int) -> str:
        """What a seat has known of the other hand and may have left it unseen."""
        return letters(self.view(seat).held[0].maybe)


def table(
    court: str,
    hands: str,
    *,
    pile: str | None = None,
    discard: str = "",
    options: Options = AS_WRITTEN,
    turn: int = 1,
    turns: int = 0,
    number: int = 1,
    wins: tuple[int, int] = (0, 0),
) -> Table:
    """A position of sixteen cards at the start of a turn.

    `pile` is in the order of drawing; without it, it is what remains of the deck, in ascending order.
    """
    state = new(options, seed(0))
    state.court = cards("".join(place[0] for place in court.split()))
    state.up = [place[1] == "^" for place in court.split()]
    state.hands = [cards(hand) for hand in hands.split("|")]
    state.discard = cards(discard)
    rest = list(DECK)
    for card in (*state.court, *state.hands[0], *state.hands[1], *state.discard):
        rest.remove(card)
    order = rest if pile is None else cards(pile)
    assert sorted(order) == rest, f"sixteen cards, please: {letters(rest)} remain"
    state.pile = order[::-1]
    state.buried = 0
    state.untouched = [False, False]
    state.knowledge = Knowledge()
    for place, up in enumerate(state.up):
        if up:
            state.knowledge.see_place(place)
    state.turn = turn - 1
    state.turns = turns
    state.number = number
    state.wins = wins
    state.phase = MAIN
    return Table(state)
