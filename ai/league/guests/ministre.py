"""Guests at King Thief Minister: players of fixed habits, as the online Coup of octachrome ("treason") has them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

import msgspec

from engines.ministre.belief import holding, marginals, weights
from engines.ministre.values import (
    KING,
    MINISTER,
    PEASANT,
    RING,
    Accuse,
    Action,
    Challenge,
    Claim,
    Decline,
    Done,
    KeepStill,
    LetPass,
    Look,
    Name,
    Peek,
    Reply,
    Rotate,
    Shuffle,
    Tax,
    View,
)
from engines.rng import Rng

from ...agent import Agent, Budget, Decision, Update

SURE: Final = 0.9


class Habits(msgspec.Struct, frozen=True):
    """What one does by habit.

    `bluffs`: the chance, drawn once a game, of being one who claims the King when he does not know better; `king`:
    claims nothing else; `doubts`: the chance to challenge any claim; `knows`: challenges what cannot be true.
    """

    bluffs: float = 0.0
    king: bool = False
    doubts: float = 0.0
    knows: bool = False


class Habitual:
    """Knows the exact chances of its own card, and goes by its habits."""

    def __init__(self, habits: Habits) -> None:
        self._habits = habits
        self._bluffs: bool | None = None
        self._view: View

    def observe(self, update: Update[Any, Any]) -> None:
        """The view holds all that was learnt."""
        self._view = update.view

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """What habit says."""
        view, random = self._view, Random(rng.seed)
        if self._bluffs is None:
            self._bluffs = random.random() < self._habits.bluffs
        wanted = self._wanted(view, marginals(weights(view.notes), view.shift), random)
        return Decision(next((each for each in wanted if each in view.legal), random.choice(view.legal)), "habit")

    def _wanted(self, view: View, chances: list[list[float]], random: Random) -> list[Action]:
        """What it would like to do, the first choice first."""
        mine = chances[view.places[view.seat]]
        if view.prompt == "main":
            return self._turn(view, mine, random)
        if view.claimant is not None and view.character is not None and Challenge() in view.legal:
            holds = chances[view.places[view.claimant]][view.character]
            doubts = (self._habits.knows and holds == 0) or random.random() < self._habits.doubts
            return [Challenge() if doubts else LetPass()]
        if Reply() in view.legal:
            return [Reply() if mine[MINISTER] >= SURE or self._bluffs or self._habits.king else KeepStill()]
        if any(isinstance(each, Name) for each in view.legal):
            return [_names(view)]
        best = max(view.legal, key=lambda each: _gain(view, chances, each))
        return [best]

    def _turn(self, view: View, mine: list[float], random: Random) -> list[Action]:
        if self._habits.king:
            return [Claim(KING), Done()]
        likeliest = max(range(RING), key=mine.__getitem__)
        if mine[likeliest] >= SURE and likeliest != PEASANT:
            return [Claim(likeliest), Done()]
        if mine[likeliest] >= SURE and _joint(view)[1] >= SURE:
            return [Claim(PEASANT), Done()]
        if self._bluffs:
            return [Claim(KING), Done()]
        return [Look(), Rotate(random.choice(("right", "left", "opposite"))), Done()]


def _gain(view: View, chances: list[list[float]], action: Action) -> float:
    if isinstance(action, Accuse):
        return chances[view.places[action.target]][action.character] * view.coins[action.target]
    if isinstance(action, Tax):
        return float(view.coins[action.target])
    if isinstance(action, (Peek, Shuffle)):
        return 1.0
    return 0.0 if isinstance(action, Decline) else 0.5


def _names(view: View) -> Name:
    return Name(_joint(view)[0])


def _joint(view: View) -> tuple[tuple[int, ...], float]:
    """The likeliest characters of the others, clockwise, if oneself is the Peasant, and how likely they are."""
    seats = len(view.coins)
    card = [(view.places[(view.seat + step) % seats] + view.shift) % RING for step in range(seats)]
    counts: dict[tuple[int, ...], int] = {}
    for weight, arrangement in holding(weights(view.notes), card[0], PEASANT):
        named = tuple(arrangement[other] for other in card[1:])
        counts[named] = counts.get(named, 0) + weight
    if not counts:
        return (), 0.0
    best = max(counts, key=counts.__getitem__)
    return best, counts[best] / sum(counts.values())


GUESTS: Final[dict[str, Callable[[], Agent]]] = {
    name: partial(Habitual, habits)
    for name, habits in {
        "honest": Habits(),
        "liar": Habits(king=True),
        "treason": Habits(bluffs=0.5, doubts=0.1, knows=True),
        "always-challenge": Habits(doubts=1.0),
        "never-challenge": Habits(bluffs=1.0),
        "always-king": Habits(king=True, knows=True),
    }.items()
}
