"""What the actions of one's own turn are worth."""

from __future__ import annotations

from engines.ministre.state import STEP
from engines.ministre.values import PEASANT, RING, Action, Claim, Look, Rotate

from .effects import courses, expected, paying, richest
from .insight import Insight
from .record import Record

STAY = 0.12
"""How much more an action must bring than none."""

EXPOSED = 0.12
"""What it costs for each coin one has, if everyone knows who one is when the turn ends."""

HABIT = 1.2
"""A claim that the table has every reason to disbelieve is doubted so much more often."""


class Turn:
    """Weighs the actions of a turn; `shy` is what a lie costs, beyond what may come of it."""

    def __init__(self, insight: Insight, record: Record, shy: float) -> None:
        self.insight = insight
        self.record = record
        self.shy = shy
        view = insight.view
        self.coins = list(view.coins)
        self.treasury = view.treasury
        self.now = insight.worth(self.coins, self.treasury)

    def doubted(self, character: int, step: int = 0) -> float:
        """How likely somebody doubts one's claim."""
        if not any(self.coins[seat] for seat in self.insight.others):
            return 0.0
        suspected = self.insight.suspected(character, step)
        return min(0.95, self.record.doubt * HABIT * (1.0 - suspected) / (1.0 - 1.0 / RING))

    def claim(self, character: int, step: int = 0, true: float | None = None, paid: int = 0) -> float:
        """A claim, after the ring has turned by `step` and `paid` coins were spent."""
        insight = self.insight
        true = insight.mine(character, step) if true is None else true
        coins, treasury = paying(self.coins, self.treasury, insight.me, paid)
        if character == PEASANT:
            wrong = insight.worth(*paying(coins, treasury, insight.me, 2))
            if not true:
                return wrong
            return true * expected(insight, courses(insight, PEASANT, insight.me, coins, treasury, step)) + (
                1.0 - true
            ) * (wrong - self.shy)
        doubt = self.doubted(character, step)
        runs = expected(insight, courses(insight, character, insight.me, coins, treasury, step))
        doubter = richest(coins, insight.me)
        fined, pot = paying(coins, treasury, doubter, 1)
        proven = (
            expected(insight, courses(insight, character, insight.me, fined, pot, step)) if true and doubt else runs
        )
        void = insight.worth(*paying(coins, treasury, insight.me, insight.view.options.bluff_fine))
        honest = doubt * proven + (1.0 - doubt) * runs
        lying = doubt * void + (1.0 - doubt) * runs
        return true * honest + (1.0 - true) * (lying - self.shy)

    def best_claim(self, step: int = 0) -> float:
        """The best that can be claimed, or to claim nothing."""
        return max(self.now, *(self.claim(character, step) for character in range(RING)))

    def look(self) -> float:
        """Pay, see who one is, and then claim the best."""
        insight = self.insight
        after = insight.worth(*paying(self.coins, self.treasury, insight.me, 1))
        if max(insight.chances[insight.place]) > 0.999 or "claim" in insight.view.used:
            return after
        total = 0.0
        bluffs = [self.claim(character, true=0.0, paid=1) for character in range(RING)]
        for held in range(RING):
            chance = insight.mine(held)
            if chance:
                true = self.claim(held, true=1.0, paid=1)
                total += chance * max(after, true, *(bluff for c, bluff in enumerate(bluffs) if c != held))
        return total

    def hide(self, step: int) -> float:
        """What it is worth to leave the table in the dark about oneself, compared with staying."""
        coins = self.coins[self.insight.me]
        return EXPOSED * coins * (self.insight.exposed() - self.insight.exposed(step))

    def worth(self, action: Action) -> float:
        """Of one legal action of a turn."""
        if isinstance(action, Claim):
            return self.claim(action.character)
        if isinstance(action, Look):
            return self.look() - STAY
        if isinstance(action, Rotate):
            step = STEP[action.way]
            if "claim" in self.insight.view.used:
                return self.now + self.hide(step) - STAY
            return self.best_claim(step) - STAY
        return self.now
