"""What the actions of one's own turn, and claims, are worth, in coins."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from engines.ministre.state import STEP
from engines.ministre.values import EXECUTIONER, MINISTER, PEASANT, RING, Action, Claim, Look, Rotate

from .effects import Course, courses, expected, paying, taking
from .insight import Insight

Run = Callable[[list[int], int], list[Course]]
"""What comes of a claim that stands, from coins and treasury."""


class Temper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth beside coins.

    `stay`: how much more an action must bring than none; `hide`: what each coin loses if everyone knows who one is;
    `fear`: what each coin loses if it is sure that the next player can rob one;
    `curious`: to see a card by doubting; `shy`: what a lie costs; `secret`: to be found out in answer to the King.
    """

    stay: float
    hide: float
    fear: float
    curious: float
    shy: float
    secret: float


class Turn:
    """Weighs what one may say and do."""

    def __init__(self, insight: Insight, temper: Temper) -> None:
        self.insight = insight
        self.temper = temper
        self.coins = list(insight.view.coins)
        self.treasury = insight.view.treasury
        self.now = insight.worth(self.coins, self.treasury)

    def heard(
        self, claimant: int, run: Run, listeners: Iterable[tuple[int, float, float]], coins: list[int], treasury: int
    ) -> tuple[float, float]:
        """A claim, if it is true and if it is false: the first who doubts a true one pays, a doubted lie is void."""
        insight = self.insight
        runs = expected(insight, run(coins, treasury))
        true, silent_true, silent_false = 0.0, 1.0, 1.0
        for seat, if_true, if_false in listeners:
            fined = expected(insight, run(*paying(coins, treasury, seat, 1))) if if_true > 0.05 else runs
            true += silent_true * if_true * fined
            silent_true *= 1.0 - if_true
            silent_false *= 1.0 - if_false
        void = insight.worth(*paying(coins, treasury, claimant, insight.view.options.bluff_fine))
        return true + silent_true * runs, (1.0 - silent_false) * void + silent_false * runs

    def claim(self, character: int, step: int = 0, true: float | None = None, paid: int = 0) -> float:
        """A claim, after the ring has turned by `step` and `paid` coins were spent."""
        insight = self.insight
        true = insight.mine(character, step) if true is None else true
        coins, treasury = paying(self.coins, self.treasury, insight.me, paid)

        def run(coins: list[int], treasury: int) -> list[Course]:
            return courses(insight, character, insight.me, coins, treasury, step)

        if character == PEASANT:
            wrong = insight.worth(*paying(coins, treasury, insight.me, 2))
            right = expected(insight, run(coins, treasury)) if true else 0.0
            return true * right + (1.0 - true) * (wrong - self.temper.shy)
        honest, lying = self.heard(insight.me, run, insight.listeners(insight.me, character, step), coins, treasury)
        return true * honest + (1.0 - true) * (lying - self.temper.shy)

    def reply(self) -> float:
        """To answer the King, compared with keeping still."""
        insight = self.insight
        me = insight.me

        def run(coins: list[int], treasury: int) -> list[Course]:
            return [(1.0, *taking(coins, treasury, me, 1))]

        listeners = insight.listeners(me, MINISTER, reply=True)
        honest, lying = self.heard(me, run, listeners, self.coins, self.treasury)
        true = insight.mine(MINISTER)
        return true * honest + (1.0 - true) * (lying - self.temper.shy - self.temper.secret) - self.now

    def best_claim(self, step: int = 0) -> float:
        """The best that can be claimed, or to claim nothing."""
        return max(self.now, *(self.claim(character, step) for character in range(RING)))

    def look(self, step: int = 0) -> float:
        """Pay, see who one is, and then claim the best."""
        insight = self.insight
        after = insight.worth(*paying(self.coins, self.treasury, insight.me, 1))
        if max(insight.chances[(insight.place + step) % RING]) > 0.999 or "claim" in insight.view.used:
            return after
        total = 0.0
        bluffs = [self.claim(character, step, true=0.0, paid=1) for character in range(RING)]
        for held in range(RING):
            chance = insight.mine(held, step)
            if chance:
                true = self.claim(held, step, true=1.0, paid=1)
                total += chance * max(after, true, *(bluff for c, bluff in enumerate(bluffs) if c != held))
        return total

    def hiding(self, step: int) -> float:
        """What it is worth to leave the table in the dark about oneself, compared with staying."""
        coins = self.coins[self.insight.me]
        exposed = self.insight.exposed() - self.insight.exposed(step)
        return coins * (self.temper.hide * exposed + self.temper.fear * (self.threat(0) - self.threat(step)))

    def threat(self, step: int) -> float:
        """How likely the next player can be an Executioner who knows whom he robs, oneself being the richest."""
        insight, places = self.insight, self.insight.view.places
        if self.coins[insight.me] < max(self.coins):
            return 0.0
        after, mine = places[(insight.me + 1) % insight.seats] + step, insight.place + step
        return max(
            insight.known[(after + way) % RING][EXECUTIONER] * max(insight.known[(mine + way) % RING])
            for way in (0, *STEP.values())
        )

    def worth(self, action: Action) -> float:
        """Of one legal action of a turn."""
        if isinstance(action, Claim):
            return self.claim(action.character)
        used = self.insight.view.used
        if isinstance(action, Look):
            return self.look() - self.temper.stay
        if isinstance(action, Rotate):
            step = STEP[action.way]
            if "claim" in used:
                return self.now + self.hiding(step) - self.temper.stay
            best = self.best_claim(step)
            if "look" not in used and self.coins[self.insight.me]:
                best = max(best, self.look(step) - self.temper.stay)
            return best - self.temper.stay
        return self.now
