"""How a bot follows the table: what it believes, what it takes others to believe, and what it knows of their ways."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from engines.ministre.values import MINISTER, PEASANT, RING, Challenged, Claimed, Replied, Unchallenged, View

from ..agent import Update
from .belief import Belief
from .habits import Habits, Ways
from .witnesses import Witnesses

SILENCE: Final = 0.2
"""How much less often one who has seen the card keeps still if the claim is false."""

KNOWING_LIE, KNOWING_TRUTH = 0.9, 0.02
"""How likely one who has seen the card doubts a false and a true claim."""


class Said(NamedTuple):
    """A claim in the open, and how it seemed to everyone before it was made."""

    seat: int
    character: int
    card: int
    knows: bool
    reply: bool
    before: float
    credence: float
    asked: tuple[int, ...]


class Reader:
    """Follows one game in one seat.

    `own` is this seat's belief, `common` that of one who has seen only what all have. One who does not `read` believes
    facts alone, and takes everyone for a stranger.
    """

    def __init__(self, ways: Ways, reads: bool) -> None:
        self.own = Belief()
        self.common = Belief()
        self.habits = Habits(ways)
        self.witnesses = Witnesses()
        self._reads = reads
        self._said: Said | None = None

    def observe(self, update: Update[Any, View]) -> None:
        """Take in what happened: first the words, by what was known when they were said, then the facts."""
        view = update.view
        if self._reads:
            for event in update.events:
                if isinstance(event, Claimed) and event.character != PEASANT:
                    self._hear(event.seat, event.character, False, view)
                elif isinstance(event, Replied) and event.seat is not None:
                    self._hear(event.seat, MINISTER, True, view)
                elif isinstance(event, Challenged):
                    self._settle(view.seat, event.challengers, event.true)
                elif isinstance(event, Unchallenged):
                    self._settle(view.seat, (), None)
            self.witnesses.hear(update.events, view)
        self.own.learn(view.notes)
        self.common.learn(view.common)

    def _hear(self, seat: int, character: int, reply: bool, view: View) -> None:
        card = (view.places[seat] + view.shift) % RING
        knows = self.witnesses.knows(seat, card)
        ratio = self.habits.ratio(seat, knows, reply)
        before = self.common.chance(card, character)
        self.common.weigh(card, character, ratio)
        if seat != view.seat:
            self.own.weigh(card, character, ratio)
        credence = self.common.chance(card, character)
        self._said = Said(seat, character, card, knows, reply, before, credence, view.asked)

    def _settle(self, me: int, doubters: tuple[int, ...], true: bool | None) -> None:
        said, self._said = self._said, None
        if said is None:
            return
        if true is not None:
            self.habits.proved(said.seat, true, said.before, self.habits.usual(said.knows, said.reply))
        expected = self.habits.expected(said.character, said.credence)
        for seat in said.asked:
            if self.witnesses.knows(seat, said.card):
                if true is None:
                    self.common.weigh(said.card, said.character, SILENCE)
                    if seat != me:
                        self.own.weigh(said.card, said.character, SILENCE)
            elif seat != me:
                self.habits.listened(seat, expected, seat in doubters)

    def doubting(self, seat: int, card: int, character: int, credence: float) -> tuple[float, float]:
        """How likely a seat doubts a claim, if it is true and if it is false."""
        if self.witnesses.knows(seat, card):
            return KNOWING_TRUTH, KNOWING_LIE
        chance = self.habits.doubting(seat, character, credence)
        return chance, chance
