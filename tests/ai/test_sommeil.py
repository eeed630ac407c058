"""The bots of Le Roi Sommeil: what they remember, and how they err (RS-42)."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean
from typing import Any

import msgspec
import pytest

from ai.agent import CHARACTERS, LEVELS, Agent, Budget, Decision, Update, create, levels, read_update
from ai.league import deal_rng, play
from ai.sommeil import REASONS, Style, agent, profiles, styles
from ai.sommeil.bettor import Bettor
from ai.sommeil.memory import GONE, Memory
from engines.registry import load
from engines.rng import Rng
from engines.sommeil.values import COLOURS, Bet, View

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
        agents = [Watched(create("sommeil", LEVELS[seat % 4]), tally) for seat in range(seats)]
        assert play(GAME, trial.options, agents, Rng(seed(seats)), by_wire=True).winners
    assert tally.keys() <= set(REASONS)


def test_every_reason_occurs() -> None:
    tally: Counter[str] = Counter()
    options = [*PRESETS, GAME.info.trials[-1].options]
    for number in range(20):
        agents = [Watched(create("sommeil", LEVELS[seat % 4]), tally) for seat in range(4)]
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
    assert accuracy("player", 5) > accuracy("novice", 5) + 0.1 > 1 / 5 + 0.3


@pytest.mark.parametrize(("level", "games"), [("novice", 200), ("player", 400), ("expert", 1500), ("master", 4000)])
def test_places_that_come_to_mind_wrongly_are_mostly_the_neighbours(level: str, games: int) -> None:
    """Six errors in ten and more; by chance it would be four."""
    wrong = Counter(error for error in errors(level, 5, games) if error in ("near", "far"))
    assert wrong.total() >= 80
    assert wrong["near"] / wrong.total() > 0.65


@pytest.mark.parametrize("level", LEVELS)
def test_more_is_forgotten_with_every_card_that_passes(level: str) -> None:
    def right(passed: int) -> float:
        hits = []
        for number in range(400):
            chance, memory = Random(number), Memory(profiles()[level].memory)
            for bed in (0, 1, 2):
                memory.look((bed, *(4 * who for who in range(1, 5))), bed)
            for _ in range(passed):
                memory.pass_time()
            hits.append(memory.colour(0, chance).value == 2)
        return mean(hits)

    shares = [right(passed) for passed in (0, 8, 60)]
    assert shares[0] >= shares[1] >= shares[2]
    assert shares[0] > shares[2]


@pytest.mark.parametrize(("level", "games"), [("novice", 200), ("player", 400), ("expert", 1200), ("master", 4000)])
def test_a_wrong_colour_is_mostly_the_one_before(level: str, games: int) -> None:
    """Of all colours that come to mind wrongly, four in ten and more; by chance it would be one in three."""
    wrong: Counter[bool] = Counter()
    for number in range(games):
        chance, memory = Random(number), Memory(profiles()[level].memory)
        worn = [chance.randrange(COLOURS)]
        for _ in range(8):
            if chance.random() < 0.5:
                worn.append(chance.choice([colour for colour in range(COLOURS) if colour != worn[-1]]))
            memory.look((worn[-1],), worn[-1])
        recalled = memory.colour(0, chance).value
        if recalled not in (None, worn[-1]) and len(worn) > 1:
            wrong[recalled == worn[-2]] += 1
    assert wrong.total() >= 20
    assert wrong[True] / wrong.total() > 0.5


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
    for level, least in (("expert", 0.85), ("player", 0.65), ("novice", 0.4)):
        gone = []
        for number in range(200):
            memory = Memory(profiles()[level].memory)
            memory.look((None, None, 3), 3)
            memory.look((None, None, None), None)
            gone.append(memory.place(0, 3, Random(number)).value == GONE)
        assert least < mean(gone) < 1


@pytest.mark.parametrize(("level", "aim"), [("novice", 0.62), ("player", 0.78), ("expert", 0.90), ("master", 0.97)])
def test_a_level_is_right_as_often_as_it_should_be_on_hard_tables(level: str, aim: float) -> None:
    judges = []
    for number in range(50):
        judges += (seated := [Judge(create("sommeil", level)) for _ in range(4)])
        play(GAME, PRESETS[2], seated, deal_rng(3, number))
    right = sum(judge.right for judge in judges) / sum(judge.total for judge in judges)
    assert right == pytest.approx(aim, abs=0.03)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_level_beats_the_one_below(level: str) -> None:
    below = LEVELS[LEVELS.index(level) - 1]
    won = 0.0
    for number in range(60):
        bots = [create("sommeil", each) for each in ((level, below) if number % 2 else (below, level))]
        outcome = play(GAME, PRESETS[2], bots, deal_rng(4, number))
        won += (1 - number % 2 in outcome.winners) / len(outcome.winners)
    assert won / 60 > 0.6


def hard_bet(won: int, looks: int, level: str = "expert", **changes: Any) -> Decision:
    """What is bet on a hard table with the Roi in the last bed, seen so often, if one has won so many coins."""
    state = fresh(GAME, 5, 2, PRESETS[2])
    while not state.view(0).covered:
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    view = state.view(state.to_act()[0])
    beds = (None, None, None, None, 0)
    memory = msgspec.structs.replace(profiles()[level].memory, attention=1.0, lapse=0.0, **changes)
    agent = Bettor(memory, msgspec.structs.replace(profiles()[level].nerve, choosy=1.0), Style())
    for _ in range(looks):
        agent.observe(Update(0, (), msgspec.structs.replace(view, covered=False, beds=beds, fresh=0, legal=())))
    bets = tuple(Bet(0, bed, joker) for bed in (*range(5), None) for joker in (False, True))
    wons = tuple(won if seat == view.seat else 0 for seat in range(2))
    agent.observe(Update(1, (), msgspec.structs.replace(view, up=(0,), won=wons, legal=bets)))
    return agent.decide(BUDGET, Rng(seed(1)))


def test_the_joker_is_laid_if_one_is_rather_right_or_has_nothing_to_lose() -> None:
    assert hard_bet(won=3, looks=6).action == Bet(0, 4, True)
    lost = {"floor": 50.0}
    assert not hard_bet(3, 6, **lost).action.joker
    assert hard_bet(0, 6, **lost).action.joker
    assert not hard_bet(0, 6, "player", **lost).action.joker


def test_characters_lay_the_joker_as_they_are_called() -> None:
    shares = {}
    for character in ("cautious", "", "bold"):
        jokers = total = 0
        for number in range(20):
            judge = Judge(agent("player", character))
            play(GAME, PRESETS[2], [judge, create("sommeil", "player")], deal_rng(5, number))
            jokers, total = jokers + judge.jokers, total + judge.total
        shares[character] = jokers / total
    assert shares["cautious"] + 0.05 < shares[""] < shares["bold"] - 0.1


def test_every_character_has_a_style() -> None:
    assert tuple(styles()) == CHARACTERS[1:]


class Judge(Watched):
    """Counts what was right of all that it bet."""

    def __init__(self, agent: Agent) -> None:
        super().__init__(agent, Counter())
        self.right = self.total = self.jokers = 0

    def observe(self, update: Update[Any, View]) -> None:
        super().observe(update)
        mine = [verdict for verdict in update.view.verdicts if verdict.seat == update.view.seat]
        self.right += sum(verdict.right for verdict in mine)
        self.jokers += sum(verdict.joker for verdict in mine)
        self.total += len(mine)


def test_a_bot_that_sat_down_late_bets_without_knowing() -> None:
    state = fresh(GAME, 5, 3, PRESETS[2])
    while not state.view(0).covered:
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    seat = state.to_act()[0]
    for level in levels("sommeil"):
        agent = create("sommeil", level)
        agent.observe(read_update(GAME, packed(state, seat)))
        assert agent.decide(BUDGET, Rng(seed(1))).reason in ("not-seen", "nobody-wears-it")
