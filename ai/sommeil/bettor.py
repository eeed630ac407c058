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


class Nerve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one bets: the chance to take the coin one is surest of, and how sure one must be to lay the joker."""

    choosy: float
    joker: float


class _Idea(NamedTuple):
    sure: float
    coin: int
    bed: int | None
    reason: str


class Bettor:
    """Knows the views of its seat, and of those only what its memory keeps."""

    def __init__(self, habits: Habits, nerve: Nerve) -> None:
        self._memory = Memory(habits)
        self._nerve = nerve
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
        surest = max(ideas, key=lambda idea: idea.sure)
        idea = surest if chance.random() < self._nerve.choosy else chance.choice(ideas)
        joker = any(isinstance(bet, Bet) and bet.joker for bet in view.legal) and idea.sure >= self._nerve.joker
        values = {"coin": idea.coin} if idea.bed is None else {"coin": idea.coin, "bed": idea.bed}
        return Decision(Bet(idea.coin, idea.bed, joker), idea.reason, values)

    def _ideas(self, view: View, chance: Random) -> list[_Idea]:
        """The best bet for each coin. The mind is asked once for each character: all coins go by the same answers."""
        beds = BEDS[view.options.difficulty]
        places = {who: self._memory.place(who, beds, chance) for who in self._memory.known}
        worn = {who: self._memory.colour(who, chance) for who in places}
        ideas = []
        for coin in sorted(set(view.up)):
            if coin in view.removed:
                ideas.append(_Idea(1.0, coin, None, "away"))
            elif coin < CHARACTERS:
                if coin not in places:
                    ideas.append(_Idea(_UNSEEN, coin, None, "not-seen"))
                    continue
                bed, sure = places[coin]
                if bed is None:
                    ideas.append(_Idea(1 / beds, coin, chance.randrange(beds), "guess"))
                else:
                    ideas.append(_Idea(sure, coin, *((None, "not-seen") if bed == GONE else (bed, "sleeps-there"))))
            else:
                ideas.append(self._wearer(coin, places, worn))
        return ideas

    @staticmethod
    def _wearer(coin: int, places: dict[int, Any], worn: dict[int, Any]) -> _Idea:
        """The bed of whoever is thought to wear the coin's colour, or "not here"."""
        colour, doubt = coin - CHARACTERS, 1.0
        best: _Idea | None = None
        for who, (bed, sure) in places.items():
            if bed == GONE:
                continue
            wears, certain = worn[who]
            if wears is None:
                doubt *= 1 - 1 / 4
            elif wears != colour:
                doubt *= certain
            elif bed is not None and (best is None or sure * certain > best.sure):
                best = _Idea(sure * certain, coin, bed, "wears-it")
        return best or _Idea(doubt, coin, None, "nobody-wears-it")
