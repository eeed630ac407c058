"""Positions in card notation, and play by notation: `table(". KW QR", pile="KB ghost")`, then `.play("draw")`.

A sleeper is a character and a colour, `KW` the Roi in white; `.` is an empty bed. Seats count from 1 here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from engines.game import PUBLIC
from engines.rng import Rng
from engines.sommeil import GAME
from engines.sommeil.notation import LETTERS, SLEEPERS
from engines.sommeil.rules import EMPTY, PROMPTS, State, new
from engines.sommeil.values import BEDS, GHOST, JESTER, Event, Options, View
from tests.golden.spelling import Spelling

EASY, MEDIUM, HARD, LITTLE = (GAME.info.presets[name] for name in ("easy", "medium", "hard", "little"))
SPELLING = Spelling("sommeil")


OTHERS = {".": EMPTY, "ghost": GHOST, "jester": JESTER}


def card(text: str) -> int:
    """`KW`, `ghost`, `jester`, or `.` for an empty bed."""
    return OTHERS[text] if text in OTHERS else SLEEPERS.index(text)


def sign(top: int) -> str:
    """A bed's sign."""
    return "." if top == EMPTY else SLEEPERS[top]


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
            assert action in self.state.legal(seat), f"{text} is not among {self.legal}"
            self.state.apply(seat, action, told.append)
        spelled = [SPELLING.event(event) for event in told]
        self.events += spelled
        return spelled

    @property
    def turn(self) -> int:
        """The seat that decides; 0 when the game is over."""
        return next((seat + 1 for seat in self.state.to_act()), 0)

    @property
    def prompt(self) -> str:
        return PROMPTS[self.state.phase]

    @property
    def legal(self) -> list[str]:
        return [GAME.notate(action) for seat in self.state.to_act() for action in self.state.legal(seat)]

    @property
    def beds(self) -> str:
        return " ".join(map(sign, self.state.beds))

    @property
    def up(self) -> str:
        return "".join(LETTERS[coin] for coin in self.state.up)

    def won(self, seat: int) -> str:
        return "".join(LETTERS[coin] for coin in sorted(self.state.won[seat - 1]))

    @property
    def stack(self) -> str:
        return "".join(LETTERS[coin] for coin in sorted(self.state.stack))

    def view(self, seat: int = PUBLIC + 1) -> View:
        """What a seat sees; without a seat, what a stranger sees."""
        return self.state.view(seat - 1)


def table(
    beds: str = "",
    *,
    pile: str = "",
    stack: str | None = None,
    options: Options = EASY,
    seats: int = 3,
    holder: int = 1,
    drawer: int = 1,
    won: Sequence[str] = (),
    ghosts: int = 0,
    opened: bool | None = None,
) -> Table:
    """A position before a draw. `pile` begins with the next card; `stack` with the coins turned up next.

    What is not named keeps its deal; the pile is what is given and nothing else.
    """
    state = new(options, seats, seed(1))
    state.removed = ()
    state.beds = [card(text) for text in beds.split()] or [EMPTY] * BEDS[options.difficulty]
    state.pile = [card(text) for text in reversed(pile.split())]
    if stack is not None:
        state.stack = [LETTERS.index(letter) for letter in reversed(stack)]
    for seat, letters in enumerate(won):
        state.won[seat] = [LETTERS.index(letter) for letter in letters]
    state.holder, state.drawer = holder - 1, drawer - 1
    state.ghosts = ghosts
    in_bed = sum(top != EMPTY for top in state.beds)
    state.filled = in_bed
    state.opened = bool(in_bed) and not options.strict_opening if opened is None else opened
    return Table(state)


def positions(options: Options, seats: int, number: int) -> Iterator[State]:
    """Every position of a game at random, the last one too."""
    choose, state = Random(number), new(options, seats, seed(number))
    while True:
        yield state
        acting = state.to_act()
        if not acting:
            return
        (seat,) = acting
        state.apply(seat, choose.choice(state.legal(seat)))
