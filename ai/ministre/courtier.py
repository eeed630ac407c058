"""The bot: it believes what it has seen and heard, and weighs what it says by what others may think."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any, Final

import msgspec

from engines.ministre.state import STEP
from engines.ministre.values import (
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
from ..search import halving
from .effects import Course, courses, robbing, taking, taxing
from .foresight import Foresight, World
from .habits import Ways
from .insight import Insight
from .playout import Sense
from .reader import Reader
from .reasons import reason
from .style import COIN, Style
from .turn import Temper, Turn

_FINE = 1 << 32

PLAIN: Final = 8.0
"""By so many coins an action is plainly worse than another: it loses the game, or does not win it."""
GATE: Final = 0.5
"""By how many standard errors another action must look better than the likeliest."""


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level.

    `noise`: how blurred its judgement is, which is also what keeps it from being read; `memory`: how many facts it
    remembers (0: all); `reads`: whether it takes words as evidence and learns the others' ways; `playouts`: how often
    it plays on for each iteration of its budget; `width`: how many actions it considers then.
    """

    source: str
    noise: float
    memory: int
    reads: bool
    playouts: float
    width: int
    temper: Temper
    ways: Ways


class Courtier:
    """Plays the action of the greatest worth."""

    def __init__(self, profile: Profile, style: Style, sense: Sense) -> None:
        self._profile = profile
        self._style = style
        self._sense = sense
        self._reader = Reader(profile.ways, profile.reads)
        self._view: View | None = None

    def observe(self, update: Update[Any, Any]) -> None:
        """Follow the table."""
        self._reader.observe(update)
        self._view = update.view

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """The action of the greatest worth; those of nearly equal worth are decided by chance."""
        view = self._view
        if view is None or not view.legal:
            raise ValueError("nothing to decide")
        insight = Insight(view, self._reader, self._profile.memory)
        best = view.legal[0]
        if len(view.legal) > 1:
            weighed, rng = self._weighed(insight, rng)
            playouts = round(self._profile.playouts * budget.iterations)
            best = self._foreseen(insight, weighed, playouts, rng) if playouts else weighed[0]
        return Decision(best, *reason(insight, best))

    def _weighed(self, insight: Insight, rng: Rng) -> tuple[list[Action], Rng]:
        """The legal actions that are not plainly worse than the best, by the coins they bring, the best first."""
        view, noise = insight.view, self._profile.noise
        if view.prompt == "name":
            return [Name(insight.names()[0])], rng
        turn = Turn(insight, self._profile.temper)
        actions, rng = rng.shuffle(view.legal)
        values = []
        for action in actions:
            value = turn.worth(action) if view.prompt == "main" else self._answer(turn, action)
            draw, rng = rng.below(_FINE)
            values.append(value + self._style.liking(insight, action) - noise * log(-log((draw + 0.5) / _FINE)))
        order = sorted(range(len(actions)), key=lambda index: -values[index])
        return [actions[index] for index in order if values[index] > values[order[0]] - PLAIN], rng

    def _foreseen(self, insight: Insight, weighed: list[Action], playouts: int, rng: Rng) -> Action:
        """The best of the likeliest, by playing on."""
        arms = weighed[: self._profile.width]
        if len(arms) == 1 or insight.view.prompt == "peek":
            return arms[0]
        seed, _ = rng.below(_FINE)
        foresight = Foresight(insight, self._sense, Random(seed))
        lean = [COIN * self._style.liking(insight, action) for action in arms]

        def value(world: World, arm: int) -> float:
            return foresight.value(world, arms[arm])

        return arms[halving(len(arms), foresight.world, value, playouts, GATE, lean)]

    # Everything that is not asked in one's own turn, or after a claim of one's own

    def _answer(self, turn: Turn, action: Action) -> float:
        insight = turn.insight
        if isinstance(action, Challenge):
            return self._doubting(turn)
        if isinstance(action, Reply):
            return turn.reply()
        if isinstance(action, Accuse):
            chance = insight.chance(action.target, action.character)
            return chance * (
                insight.worth(*robbing(turn.coins, turn.treasury, insight.me, action.target)) - turn.now + 0.01
            )
        if isinstance(action, Tax):
            return insight.worth(*taxing(turn.coins, turn.treasury, insight.me, action.target))
        if isinstance(action, Shuffle):
            return sum(1.0 - max(insight.chances[place]) for place in (action.place, action.other))
        if isinstance(action, Peek):
            near = (action.place - insight.place) % RING in STEP.values()
            return 1.0 + 0.5 * near
        return 0.0

    def _doubting(self, turn: Turn) -> float:
        """To doubt the claim in the open, compared with letting it pass."""
        insight, reader = turn.insight, self._reader
        view = insight.view
        assert view.claimant is not None
        assert view.character is not None
        claimant, character = view.claimant, view.character
        reply = view.prompt == "challenge-reply"
        true = insight.chance(claimant, character)
        if not self._profile.reads:
            true = true / (true + (1.0 - true) * reader.habits.usual(False, reply)) if true else 0.0

        def run(coins: list[int], treasury: int) -> list[Course]:
            if reply:
                return [(1.0, *taking(coins, treasury, claimant, 1))]
            return courses(insight, character, claimant, coins, treasury)

        listeners = list(insight.listeners(claimant, character))
        others = [each for each in listeners if each[0] != insight.me]
        mine = [each if each[0] != insight.me else (each[0], 1.0, 1.0) for each in listeners]
        pass_true, pass_false = turn.heard(claimant, run, others, turn.coins, turn.treasury)
        doubt_true, doubt_false = turn.heard(claimant, run, mine, turn.coins, turn.treasury)
        gain = true * (doubt_true - pass_true) + (1.0 - true) * (doubt_false - pass_false)
        return gain + (1.0 - true) * self._profile.temper.curious
