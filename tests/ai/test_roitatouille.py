from __future__ import annotations

import itertools
from collections import Counter

import pytest

from ai.agent import LEVELS, Agent, Budget, Chance, Decision, Update, create, levels, read_update
from ai.league import play
from ai.roitatouille import REASONS, profiles
from engines.codec import pack
from engines.game import Options as AnyOptions
from engines.game import State
from engines.registry import load
from engines.rng import Rng
from engines.roitatouille.cards import COLOUR
from engines.roitatouille.values import Lay, Options, View

from .updates import fresh, packed, seed

GAME = load("roitatouille")
BUDGET = Budget()
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
        decision = self.agent.decide(budget, rng)
        assert decision.action in self.view.legal
        assert true(decision, self.view), decision
        self.seen[decision.reason] += 1
        return decision


@pytest.mark.parametrize(("options", "tables"), TABLES)
def test_bots_finish_every_kind_of_game_with_legal_actions(options: AnyOptions, tables: tuple[int, ...]) -> None:
    seen: Counter[str] = Counter()
    for seats in tables:
        agents = [Watched(create(GAME.info.id, LEVELS[seat % 2]), seen) for seat in range(seats)]
        assert play(GAME, options, agents, Rng(seed(seats)), by_wire=True).winners
    assert seen.keys() <= set(REASONS)


def test_every_reason_occurs() -> None:
    seen: Counter[str] = Counter()
    for number, (seats, preset) in enumerate(itertools.product((2, 3, 4), [*GAME.info.presets.values()] * 8)):
        agents = [Watched(create(GAME.info.id, LEVELS[seat % 2]), seen) for seat in range(seats)]
        play(GAME, preset, agents, Rng(seed(number)))
    assert set(seen) == set(REASONS)


def test_the_data_has_a_profile_for_each_level_and_says_where_it_comes_from() -> None:
    assert tuple(profiles()) == levels(GAME.info.id)
    assert all(profile.source for profile in profiles().values())


# Honesty: a bot chooses from its view alone


class Peeker(Chance):
    """A planted cheater: it was given the table itself, and lays what the next player holds most of."""

    state: State

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        hands = self.state.hands
        turn = self.state.to_act()[0]
        return Decision(self._legal[hands[turn - 1] % len(self._legal)], "peek")


def choice(agent: Agent, state: State, chance: bytes) -> bytes:
    seat = state.to_act()[0]
    if isinstance(agent, Peeker):
        agent.state = state
    agent.observe(read_update(GAME, packed(state, seat)))
    return pack(agent.decide(BUDGET, Rng(chance)))


def differences(make: object, games: int = 12) -> tuple[int, int]:
    """How often a bot chooses otherwise in a world that looks the same to it, and of how many choices."""
    assert callable(make)
    differ = total = 0
    for number in range(games):
        options = list(GAME.info.presets.values())[number % 2]
        state = fresh(GAME, number, 2 + number % 4, options)
        rng = Rng(seed(number)).split("play")
        while acting := state.to_act():
            legal = state.legal(acting[0])
            if len(legal) > 1:
                twin = GAME.sample(state.view(acting[0]), rng.split("twin"))
                chance = rng.split("bot").seed
                differ += choice(make(), state, chance) != choice(make(), twin, chance)
                total += 1
            index, rng = rng.below(len(legal))
            state.apply(acting[0], legal[index])
    return differ, total


@pytest.mark.parametrize("level", levels(GAME.info.id))
def test_a_bot_chooses_the_same_in_a_twin_world(level: str) -> None:
    differ, total = differences(lambda: create(GAME.info.id, level))
    assert differ == 0
    assert total > 100


@pytest.mark.soak
@pytest.mark.parametrize("level", levels(GAME.info.id))
def test_a_bot_chooses_the_same_in_ten_thousand_twin_worlds(level: str) -> None:
    differ, total = differences(lambda: create(GAME.info.id, level), games=300)
    assert differ == 0
    assert total > 10_000


def test_a_cheater_is_caught() -> None:
    differ, total = differences(Peeker)
    assert differ > total / 10
