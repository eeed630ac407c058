"""The bot of Le Roi Sommeil: it looks at the beds while they can be seen, and bets on what it remembers."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from engines.rng import Rng
from engines.sommeil.values import BEDS, CHARACTERS, Bet, View

from ..agent import Budget, Decision, Update
from .memory import GONE, Habits, Memory

REASONS: Final = ("only-choice", "sleeps-there", "wears-it", "away", "not-seen", "nobody-wears-it", "guess")
"""Every tag that a decision gives; values: `coin` and, before a bed, `bed`."""

_UNSEEN: Final = 0.8
"""How sure one is that a character never noticed is in no bed."""


class Idea(NamedTuple):
    """A bet, how sure one is of it, and why."""

    sure: float
    coin: int
    bed: int | None
    reason: str


class Nerve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one bets: the chance to take the coin one is surest of, and how sure one must be to lay the joker.

    `dares` if one lays it without fear where a lost joker costs no coin won before.
    """

    choosy: float
    joker: float
    dares: bool


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a character likes, in how sure one seems to be: its favourite coins, "not here"; the joker less."""

    favourites: tuple[int, ...] = ()
    fond: float = 0.0
    away: float = 0.0
    joker: float = 0.0

    def liking(self, idea: Idea) -> float:
        """How much this character likes a bet for its own sake."""
        return self.fond * (idea.coin in self.favourites) + self.away * (idea.bed is None)


class Bettor:
    """Knows the views of its seat, and of those only what its memory keeps."""

    def __init__(self, habits: Habits, nerve: Nerve, style: Style) -> None:
        self._memory = Memory(habits)
        self._nerve = nerve
        self._style = style
        self._view: View | None = None

    def observe(self, update: Update[Any, Any]) -> None:
        """Look at the beds while they are open."""
        view: View = update.view
        self._view = view
        if view.covered:
            self._memory.pass_time()
        else:
            self._memory.look(view.beds, view.fresh)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """The surest bet, or another if the mind wanders."""
        view = self._view
        if view is None or not view.legal:
            raise ValueError("nothing to decide")
        if len(view.legal) == 1:
            return Decision(view.legal[0], "only-choice")
        chance = Random(rng.seed)
        ideas = self._ideas(view, chance)
        surest = max(ideas, key=lambda idea: idea.sure + self._style.liking(idea))
        idea = surest if chance.random() < self._nerve.choosy else chance.choice(ideas)
        values = {"coin": idea.coin} if idea.bed is None else {"coin": idea.coin, "bed": idea.bed}
        return Decision(Bet(idea.coin, idea.bed, self._joker(view, idea.sure)), idea.reason, values)

    def _joker(self, view: View, sure: float) -> bool:
        """A right joker brings a coin more and a wrong one costs a coin won before: worth it if one is rather right."""
        if not any(isinstance(bet, Bet) and bet.joker for bet in view.legal):
            return False
        free = self._nerve.dares and not view.won[view.seat]
        return free or sure > self._nerve.joker + self._style.joker

    def _ideas(self, view: View, chance: Random) -> list[Idea]:
        """The best bet for each coin. The mind is asked once for each character: all coins go by the same answers."""
        beds = BEDS[view.options.difficulty]
        places = {who: self._memory.place(who, beds, chance) for who in self._memory.known}
        worn = {who: self._memory.colour(who, chance) for who in places}
        ideas = []
        for coin in sorted(set(view.up)):
            if coin in view.removed:
                ideas.append(Idea(1.0, coin, None, "away"))
            elif coin < CHARACTERS:
                if coin not in places:
                    ideas.append(Idea(_UNSEEN, coin, None, "not-seen"))
                    continue
                bed, sure = places[coin]
                if bed is None:
                    ideas.append(Idea(1 / beds, coin, chance.randrange(beds), "guess"))
                else:
                    ideas.append(Idea(sure, coin, *((None, "not-seen") if bed == GONE else (bed, "sleeps-there"))))
            else:
                ideas.append(self._wearer(coin, places, worn))
        return ideas

    @staticmethod
    def _wearer(coin: int, places: dict[int, Any], worn: dict[int, Any]) -> Idea:
        """The bed of whoever is thought to wear the coin's colour, or "not here"."""
        colour, doubt = coin - CHARACTERS, 1.0
        best: Idea | None = None
        for who, (bed, sure) in places.items():
            if bed == GONE:
                continue
            wears, certain = worn[who]
            if wears is None:
                doubt *= 1 - 1 / 4
            elif wears != colour:
                doubt *= certain
            elif bed is not None and (best is None or sure * certain > best.sure):
                best = Idea(sure * certain, coin, bed, "wears-it")
        return best or Idea(doubt, coin, None, "nobody-wears-it")
