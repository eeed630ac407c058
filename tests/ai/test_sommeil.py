"""The bots of Le Roi Sommeil: what they remember, and how they err (RS-42)."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean
from typing import Any

import pytest

from ai.agent import LEVELS, Agent, Budget, Decision, Update, create, levels, read_update
from ai.league import deal_rng, play
from ai.sommeil import REASONS, profiles
from ai.sommeil.memory import GONE, Memory
from engines.registry import load
from engines.rng import Rng
from engines.sommeil.values import COLOURS, View

from .updates import fresh, packed, seed

GAME = load("sommeil")
BUDGET = Budget()
PRESETS = tuple(GAME.info.presets.values())


class Watched:
    """A bot whose bets are checked and counted against the true beds."""

    def __init__(self, agent: Agent, tally: Counter[str]) -> None:
        self.agent = agent
        self.tally = tally

    def observe(self, update: Update[Any, View]) -> None:
        self.view = update.view
        self.agent.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        decision = self.agent.decide(budget, rng)
        assert decision.action in self.view.legal
        self.tally[decision.reason] += 1
        return decision


@pytest.mark.parametrize("trial", [*GAME.info.trials], ids=lambda trial: trial.name)
def test_bots_finish_every_kind_of_game_with_legal_actions(trial: Any) -> None:
    tally: Counter[str] = Counter()
    for seats in trial.seats:
        agents = [Watched(create("sommeil", LEVELS[seat % 2]), tally) for seat in range(seats)]
        assert play(GAME, trial.options, agents, Rng(seed(seats)), by_wire=True).winners
    assert tally.keys() <= set(REASONS)


def test_every_reason_occurs() -> None:
    tally: Counter[str] = Counter()
    options = [*PRESETS, GAME.info.trials[-1].options]
    for number in range(20):
        agents = [Watched(create("sommeil", LEVELS[seat % 2]), tally) for seat in range(4)]
        play(GAME, options[number % len(options)], agents, deal_rng(1, number))
    assert set(tally) == set(REASONS)


def test_the_data_has_a_profile_for_each_level_and_says_where_it_comes_from() -> None:
    assert tuple(profiles()) == levels("sommeil")
    assert all(profile.source for profile in profiles().values())


# The memory


def accuracy(level: str, beds: int, games: int = 60) -> float:
    """How often a level knows where someone sleeps, after a dozen cards."""
    return mean(error is None for error in errors(level, beds, games))


def errors(level: str, beds: int, games: int = 60, swaps: bool = True) -> list[str | None]:
    """What was recalled of each sleeper's place after a dozen cards: None if it is right, else the kind of error."""
    found: list[str | None] = []
    for number in range(games):
        draw, memory = Random(number), Memory(profiles()[level].memory)
        row = [who * COLOURS + draw.randrange(COLOURS) for who in range(beds)]
        for _ in range(12):
            fresh_one = draw.randrange(beds)
            row[fresh_one] = row[fresh_one] // COLOURS * COLOURS + draw.randrange(COLOURS)
            memory.look(row, row[fresh_one])
            if swaps and draw.random() < 0.2:
                row.append(row.pop(draw.randrange(beds)))
        memory.look(row, None)
        for bed, top in enumerate(row):
            recalled = memory.place(top // COLOURS, beds, draw).value
            near = recalled in (bed - 1, bed + 1)
            found.append(None if recalled == bed else "blank" if recalled is None else "near" if near else "far")
    return found


def test_a_player_remembers_better_than_a_novice_who_remembers_better_than_chance() -> None:
    assert accuracy("player", 5) > accuracy("novice", 5) + 0.15 > 1 / 5 + 0.3


def test_places_that_come_to_mind_wrongly_are_mostly_the_neighbours() -> None:
    wrong = Counter(error for error in errors("novice", 5, 150) if error in ("near", "far"))
    assert wrong["near"] > wrong["far"]


def test_more_is_forgotten_with_every_card_that_passes() -> None:
    def right(passed: int) -> float:
        hits = []
        for number in range(300):
            chance, memory = Random(number), Memory(profiles()["novice"].memory)
            for _ in range(3):
                memory.look((0, 4, 8, 12, 16), None)
            for _ in range(passed):
                memory.pass_time()
            hits.append(memory.place(number % 5, 5, chance).value == number % 5)
        return mean(hits)

    assert right(0) > right(5) > right(20)


def test_an_old_nightdress_comes_to_mind_in_place_of_the_new_one() -> None:
    seen: Counter[int | None] = Counter()
    for number in range(400):
        memory, chance = Memory(profiles()["novice"].memory), Random(number)
        for colour in (0, 0, 0, 1):
            memory.look((colour,), colour)
        seen[memory.colour(0, chance).value] += 1
    assert seen[1] > seen[0] > 20
    assert not seen[2] + seen[3]


def test_a_jester_is_noticed_and_can_be_missed() -> None:
    for level, least in (("player", 0.8), ("novice", 0.4)):
        gone = []
        for number in range(200):
            memory = Memory(profiles()[level].memory)
            memory.look((None, None, 3), 3)
            memory.look((None, None, None), None)
            gone.append(memory.place(0, 3, Random(number)).value == GONE)
        assert least < mean(gone) < 1


def test_players_are_right_mostly_and_novices_often() -> None:
    shares = {}
    for level in levels("sommeil"):
        right = total = 0
        for number in range(8):
            judge = Judge(create("sommeil", level))
            play(GAME, PRESETS[2], [judge, *(create("sommeil", level) for _ in range(3))], deal_rng(3, number))
            right, total = right + judge.right, total + judge.total
        shares[level] = right / total
    assert 0.4 < shares["novice"] < 0.75
    assert shares["player"] > 0.85


class Judge(Watched):
    """Counts what was right of all that was bet at the table."""

    def __init__(self, agent: Agent) -> None:
        super().__init__(agent, Counter())
        self.right = self.total = 0

    def observe(self, update: Update[Any, View]) -> None:
        super().observe(update)
        self.right += sum(verdict.right for verdict in update.view.verdicts)
        self.total += len(update.view.verdicts)


def test_a_bot_that_sat_down_late_bets_without_knowing() -> None:
    state = fresh(GAME, 5, 3, PRESETS[2])
    while not state.view(0).covered:
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    seat = state.to_act()[0]
    for level in levels("sommeil"):
        agent = create("sommeil", level)
        agent.observe(read_update(GAME, packed(state, seat)))
        assert agent.decide(BUDGET, Rng(seed(1))).reason in ("not-seen", "nobody-wears-it")
