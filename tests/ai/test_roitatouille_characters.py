"""Characters play so differently that one tells them by twenty games, and hardly worse for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, pvariance

import pytest

from ai.agent import CHARACTERS, Agent, Budget, Decision, Update, create, spell
from ai.league import Match, deal_rng, play, play_deals, standings
from ai.roitatouille import tuned
from engines.registry import load
from engines.rng import Rng
from engines.roitatouille.cards import (
    COLOUR,
    EXCOMMUNICATION,
    FAMINE,
    GUESCLIN,
    JEANNE,
    PLUS_TWO,
    PRISONER,
    RANK,
    REGICIDE,
    REVOLUTION,
)
from engines.roitatouille.values import Draw, Lay, View

GAME = load("roitatouille")
OPTIONS = GAME.info.presets["as_written"]
GAMES = 20
HABITS = ("attack", "wild", "regicide", "turn", "switch", "draw", "answer", "look")


def habit(action: object, view: View) -> str:
    """What sort of thing this is."""
    if isinstance(action, Draw):
        return "draw"
    if not isinstance(action, Lay):
        return ""
    if view.attack is not None:
        return "answer"
    card, rank = action.card, RANK[action.card]
    if action.target is not None:
        return "look"
    if rank in (PLUS_TWO, FAMINE) or card in (PRISONER, REVOLUTION):
        return "attack"
    if GUESCLIN <= card <= JEANNE:
        return "wild"
    if rank in (REGICIDE, EXCOMMUNICATION):
        return "regicide" if rank == REGICIDE else "turn"
    return "switch" if COLOUR[card] != view.colour else ""


class Observed:
    """A bot of which is counted what it could have done, and what it did."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.could: Counter[str] = Counter()
        self.did: Counter[str] = Counter()

    def observe(self, update: Update[object, View]) -> None:
        self.view = update.view
        self.agent.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        decision = self.agent.decide(budget, rng)
        if len(self.view.legal) > 1 and len(self.view.hand) > 1:
            self.could.update({habit(action, self.view) for action in self.view.legal})
            self.did[habit(decision.action, self.view)] += 1
        return decision


def profile(bot: str, number: int) -> list[float]:
    """How often a bot did each thing when it could, over twenty games."""
    could, did = Counter[str](), Counter[str]()
    for game in range(GAMES):
        observed = Observed(create("roitatouille", bot))
        other = create("roitatouille", "player")
        play(GAME, OPTIONS, [observed, other][:: 1 if game % 2 else -1], deal_rng(number, game))
        could += observed.could
        did += observed.did
    return [did[each] / max(1, could[each]) for each in HABITS]


def told_apart(level: str, learnt: int, asked: int) -> float:
    """How often the nearest of all characters, by some profiles of each, is the one that made another profile."""
    bots = [spell(level, character) for character in CHARACTERS]  # type: ignore[arg-type]
    known = {bot: [profile(bot, number) for number in range(learnt)] for bot in bots}
    centres = {bot: [fmean(column) for column in zip(*some, strict=True)] for bot, some in known.items()}
    within = [
        fmean(pvariance([each[index] for each in some]) for some in known.values()) + 0.0005
        for index in range(len(HABITS))
    ]

    def far(found: Sequence[float], bot: str) -> float:
        return sum((a - b) ** 2 / c for a, b, c in zip(found, centres[bot], within, strict=True))

    right = 0
    for bot in bots:
        for number in range(learnt, learnt + asked):
            found = profile(bot, number)
            right += min(bots, key=lambda each: far(found, each)) == bot
    return right / asked / len(bots)


def test_characters_are_told_apart() -> None:
    assert told_apart("player", learnt=5, asked=4) >= 0.8


@pytest.mark.soak
@pytest.mark.parametrize("level", ["player", "expert", "master"])
def test_characters_of_every_level_are_told_apart(level: str) -> None:
    assert told_apart(level, learnt=10, asked=10) >= 0.8


@pytest.mark.soak
@pytest.mark.parametrize("character", tuned().characters)
def test_a_style_costs_little(character: str) -> None:
    match = Match("roitatouille", (f"player:{character}", "player"))
    share = next(row.share for row in standings(list(play_deals(match, 1, range(2_000)))) if ":" in row.entrant)
    assert share.high > 0.47
