"""The bot: it believes exactly what it has seen, and weighs what it says by what others may think."""

from __future__ import annotations

from math import log
from typing import Any

import msgspec

from engines.ministre.state import STEP
from engines.ministre.values import (
    MINISTER,
    RING,
    Accuse,
    Action,
    Challenge,
    Name,
    Peek,
    Reply,
    Shuffle,
    Tax,
    View,
)
from engines.rng import Rng

from ..agent import Budget, Decision, Update
from .effects import courses, expected, paying, richest, taking
from .insight import Insight
from .reasons import reason
from .record import Record
from .turn import Turn

_FINE = 1 << 32

CURIOUS = 0.15
"""What it is worth to see a card by doubting."""

SHARED = 0.35
"""How likely somebody else doubts a lie."""

SECRET = 0.2
"""What it costs to be found out in answer to the King, besides the fine."""


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level: how blurred its judgement is, how many facts it remembers (0: all), how loath it is to lie."""

    source: str
    noise: float
    memory: int
    shy: float


class Courtier:
    """Plays the action of the greatest worth, in coins."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._record = Record()
        self._view: View | None = None

    def observe(self, update: Update[Any, Any]) -> None:
        """Note who was caught and how often claims are doubted."""
        self._record.hear(update.events)
        self._view = update.view

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Weigh each legal action; equals are decided by chance."""
        view = self._view
        if view is None or not view.legal:
            raise ValueError("nothing to decide")
        insight = Insight(view, self._profile.memory)
        best = view.legal[0]
        if len(view.legal) > 1:
            turn = Turn(insight, self._record, self._profile.shy) if view.prompt == "main" else None
            actions, rng = rng.shuffle(view.legal)
            named = insight.names()[0] if view.prompt == "name" else ()
            most = float("-inf")
            for action in actions:
                if turn is not None:
                    value = turn.worth(action)
                elif isinstance(action, Name):
                    value = 10.0 * (action.characters == named)
                else:
                    value = self._answer(insight, action)
                if self._profile.noise:
                    draw, rng = rng.below(_FINE)
                    value -= self._profile.noise * log(-log((draw + 0.5) / _FINE))
                if value > most:
                    best, most = action, value
        why, values = reason(insight, best)
        return Decision(best, why, values)

    # Everything that is not asked in one's own turn, or after a claim of one's own

    def _answer(self, insight: Insight, action: Action) -> float:
        view = insight.view
        if isinstance(action, Challenge):
            return self._doubting(insight)
        if isinstance(action, Reply):
            return self._replying(insight)
        if isinstance(action, Accuse):
            return insight.chance(action.target, action.character) * (view.coins[action.target] + 0.01)
        if isinstance(action, Tax):
            return float(view.coins[action.target])
        if isinstance(action, Shuffle):
            return sum(1.0 - max(insight.chances[place]) for place in (action.place, action.other))
        if isinstance(action, Peek):
            near = (action.place - insight.place) % RING in STEP.values()
            return 1.0 + 0.5 * near
        return 0.0

    def _doubting(self, insight: Insight) -> float:
        """To doubt the claim in the open, compared with letting it pass."""
        view = insight.view
        assert view.claimant is not None
        assert view.character is not None
        claimant, character = view.claimant, view.character
        held = insight.chance(claimant, character)
        true = held / (held + (1.0 - held) * self._record.bluffing(claimant)) if held else 0.0
        coins, treasury = list(view.coins), view.treasury
        after, pot = paying(coins, treasury, insight.me, 1)
        if view.prompt == "challenge-reply":
            runs = insight.worth(*taking(coins, treasury, claimant, 1))
            proven = insight.worth(*taking(after, pot, claimant, 1))
        else:
            runs = expected(insight, courses(insight, character, claimant, coins, treasury))
            proven = expected(insight, courses(insight, character, claimant, after, pot))
        void = insight.worth(*paying(coins, treasury, claimant, view.options.bluff_fine))
        passing = true * runs + (1.0 - true) * (SHARED * void + (1.0 - SHARED) * runs)
        return true * proven + (1.0 - true) * (void + CURIOUS) - passing

    def _replying(self, insight: Insight) -> float:
        """To answer the King, compared with keeping still."""
        view = insight.view
        true = insight.mine(MINISTER)
        coins, treasury = list(view.coins), view.treasury
        doubt = Turn(insight, self._record, 0.0).doubted(MINISTER)
        gain = insight.worth(*taking(coins, treasury, insight.me, 1)) - insight.worth(coins, treasury)
        doubter = richest(coins, insight.me)
        proven = insight.worth(*taking(*paying(coins, treasury, doubter, 1), insight.me, 1))
        caught = insight.worth(*paying(coins, treasury, insight.me, view.options.bluff_fine)) - SECRET
        base = insight.worth(coins, treasury)
        honest = doubt * (proven - base) + (1.0 - doubt) * gain
        lying = doubt * (caught - base) + (1.0 - doubt) * gain - self._profile.shy
        return true * honest + (1.0 - true) * lying
