from __future__ import annotations

import itertools
from collections import Counter

import pytest

from ai.agent import CHARACTERS, LEVELS, Agent, Budget, Decision, Update, create, levels
from ai.league import play
from ai.roitatouille import REASONS, tuned
from engines.game import Options as AnyOptions
from engines.registry import load
from engines.rng import Rng
from engines.roitatouille.cards import COLOUR
from engines.roitatouille.values import Lay, Options, View

from .updates import seed

GAME = load("roitatouille")
BUDGET = Budget(12)
"""What is tested here does not depend on how long a bot thinks."""
FLAGS = ("symbol_match", "free_draw", "plus_two_skips", "prisoner_stacks", "jeanne_stops_regicide", "reverse_skips_two")
TABLES = [
    *(
        pytest.param(Options(**dict(zip(FLAGS, flags, strict=True))), (2 + number % 9,), id=f"options {number}")
        for number, flags in enumerate(itertools.product((False, True), repeat=len(FLAGS)))
    ),
    *(pytest.param(trial.options, trial.seats, id=trial.name) for trial in GAME.info.trials),
    pytest.param(Options(rounds=3), (2, 10), id="match"),
]


def true(decision: Decision, view: View) -> bool:
    """Whether what the reason says can be seen at the table."""
    values, legal = decision.values, view.legal
    count, seat = values.get("count", 0), values.get("seat", -1)
    rest = list(view.hand)
    if isinstance(decision.action, Lay):
        rest.remove(decision.action.card)
    held = [sum(COLOUR[card] == colour for card in rest) for colour in range(4)]
    match decision.reason:
        case "only-choice" | "no-answer" | "draw-nothing-fits":
            return len(legal) == 1 and count in (0, 1, view.total)
        case "last-card":
            return not rest
        case "pass-on" | "shield":
            return bool(rest) and count == (view.total or 1)
        case "save-answer" | "draw-save" | "keep-drawn":
            return len(legal) > 1
        case "stop-leader":
            return view.sizes[seat] == count <= 2
        case "attack" | "turn-round":
            return view.sizes[seat] == count and seat != view.seat
        case "strike":
            return seat in view.recent and view.sizes[seat] == count
        case "starve":
            return (seat, values["colour"]) in {(lack.seat, lack.colour) for lack in view.lacks}
        case "most-held":
            return count == held[values["colour"]] == max(held[:3])
        case "stay-in-colour" | "change-colour":
            stays = decision.reason == "stay-in-colour"
            return count == held[values["colour"]] and (values["colour"] == view.colour) is stays
        case "lay-drawn":
            return view.drawn == values["card"]
        case _:
            return True


class Watched:
    """A bot whose decisions are checked and counted."""

    def __init__(self, agent: Agent, seen: Counter[str]) -> None:
        self.agent = agent
        self.seen = seen

    def observe(self, update: Update[object, View]) -> None:
        self.view = update.view
        self.agent.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        decision = self.agent.decide(BUDGET, rng)
        assert decision.action in self.view.legal
        assert true(decision, self.view), decision
        self.seen[decision.reason] += 1
        return decision


@pytest.mark.parametrize(("options", "tables"), TABLES)
def test_bots_finish_every_kind_of_game_with_legal_actions(options: AnyOptions, tables: tuple[int, ...]) -> None:
    seen: Counter[str] = Counter()
    for seats in tables:
        agents = [Watched(create(GAME.info.id, LEVELS[seat % 3]), seen) for seat in range(seats)]
        assert play(GAME, options, agents, Rng(seed(seats)), by_wire=True).winners
    assert seen.keys() <= set(REASONS)


def test_every_reason_occurs() -> None:
    seen: Counter[str] = Counter()
    for number, (seats, preset) in enumerate(itertools.product((2, 3, 4), [*GAME.info.presets.values()] * 8)):
        agents = [Watched(create(GAME.info.id, LEVELS[seat % 2]), seen) for seat in range(seats)]
        play(GAME, preset, agents, Rng(seed(number)))
    assert set(seen) == set(REASONS)


def test_the_data_has_a_profile_for_each_level_and_says_where_it_comes_from() -> None:
    data = tuned()
    assert (*data.weighed, *data.searching) == levels(GAME.info.id) == LEVELS
    assert tuple(data.characters) == CHARACTERS[1:]
    assert all(profile.source for profile in (*data.weighed.values(), *data.searching.values()))
