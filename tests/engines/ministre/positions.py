"""Positions in the signs of notation, and play by notation: `table("K T M E S P").play("!K", "doubt", "pass", "pass")`.

Seats and places count from 1 here, as in notation and in the spelled events.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.game import PUBLIC, Outcome
from engines.ministre import GAME
from engines.ministre.notation import LETTERS
from engines.ministre.rules import State, new
from engines.ministre.state import MAIN, PROMPTS
from engines.ministre.values import Event, Options, View
from engines.rng import Rng
from tests.golden.spelling import Spelling

AS_WRITTEN = GAME.info.presets["as_written"]
SPELLING = Spelling("ministre")


def seed(number: int) -> Rng:
    """A seeded stream."""
    return Rng(number.to_bytes(32, "big"))


class Table:
    """A state, played and read in notation."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[str] = []

    def play(self, *actions: str) -> list[str]:
        """Each by the first seat that is to act; what happened, spelled."""
        return [text for action in actions for text in self.by(self.asked[0], action)]

    def by(self, seat: int, text: str) -> list[str]:
        """A seat does this; what happened, spelled."""
        told: list[Event] = []
        action = GAME.parse(text)
        assert action in self.state.legal(seat - 1), f"{text} is not among {sorted(self.legal(seat))}"
        self.state.apply(seat - 1, action, told.append)
        spelled = [SPELLING.event(event) for event in told]
        self.events += spelled
        return spelled

    def answer(self, *doubting: int, last_first: bool = False) -> list[str]:
        """An open window: these seats doubt (or answer the King), the others do not."""
        yes, no = ("yes", "still") if self.prompt == "call" else ("doubt", "pass")
        seats = self.asked[::-1] if last_first else self.asked
        return [text for seat in seats for text in self.by(seat, yes if seat in doubting else no)]

    @property
    def asked(self) -> list[int]:
        """The seats that are to act."""
        return [seat + 1 for seat in self.state.to_act()]

    @property
    def prompt(self) -> str:
        return PROMPTS[self.state.phase]

    def legal(self, seat: int) -> set[str]:
        """What a seat may do."""
        return {GAME.notate(action) for action in self.state.legal(seat - 1)}

    @property
    def cards(self) -> str:
        """By place."""
        return " ".join(LETTERS[card] for card in self.state.cards)

    @property
    def coins(self) -> list[int]:
        return self.state.coins

    @property
    def treasury(self) -> int:
        return self.state.treasury

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def view(self, seat: int = PUBLIC + 1) -> View:
        """What a seat sees; without a seat, what a stranger sees."""
        return self.state.view(seat - 1)


def table(
    cards: str = "K T M E S P",
    *,
    seats: int = 6,
    coins: Sequence[int] | None = None,
    treasury: int | None = None,
    turn: int = 1,
    starter: int = 1,
    round_number: int = 1,
    options: Options = AS_WRITTEN,
    number: int = 0,
) -> Table:
    """A position in which a turn begins. `cards` are by place; `number` seeds the lots to come."""
    state = new(options, seats, seed(number))
    state.cards = [LETTERS.index(letter) for letter in cards.split()]
    state.coins = list(coins or [3] * seats)
    state.treasury = 2 * seats if treasury is None else treasury
    state.turn, state.starter, state.round = turn - 1, starter - 1, round_number
    state.phase, state.peeked = MAIN, seats
    return Table(state)


def told(table: Table, tag: str) -> list[str]:
    """The events of one kind so far."""
    return [text for text in table.events if text.split()[0] == tag]


def letters(cards: Iterable[int]) -> str:
    """Signs of characters."""
    return " ".join(LETTERS[card] for card in cards)
