from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from ai.agent import CHARACTERS, LEVELS, Agent, Budget, Character, Decision, Update, create, levels, read_update
from ai.league import play
from ai.ministre import REASONS, Style, agent, profiles, sense, styles
from ai.ministre.belief import Belief
from ai.ministre.calibrate import error, tables
from ai.ministre.courtier import Courtier
from ai.ministre.effects import courses
from ai.ministre.habits import Habits
from ai.ministre.playout import Playout
from ai.ministre.reader import Reader
from ai.ministre.tune import shaped, vector
from ai.ministre.witnesses import Witnesses
from engines.ministre.belief import ARRANGEMENTS, marginals, note_is, note_is_not, note_mixed, weights
from engines.ministre.rules import State
from engines.ministre.state import PLACES
from engines.ministre.values import (
    EXECUTIONER,
    KING,
    MINISTER,
    PEASANT,
    SHERIFF,
    THIEF,
    Challenge,
    Claim,
    Done,
    LetPass,
    Looked,
    Options,
    Shuffled,
    View,
)
from engines.registry import load
from engines.rng import Rng

from .updates import fresh, packed, seed

GAME = load("ministre")
BUDGET = Budget()
FEW = Budget(24)
"""Enough for what should be plain."""
TABLES = [
    *(
        pytest.param(Options(broke_may_challenge=broke, bluff_fine=fine, minister_picks=picks, round_limit=10), seats)
        for seats, (broke, fine, picks) in enumerate(
            itertools.islice(itertools.product((False, True), (0, 1), (False, True)), 0, 8, 2), 3
        )
    ),
    *(pytest.param(trial.options, max(trial.seats), id=trial.name) for trial in GAME.info.trials),
]
RANK = {"sure": 100, "accuse-sure": 100, "lie": 0, "caught": 0}


def true(decision: Decision, view: View, reads: bool) -> bool:
    """Whether what the reason says follows from what this seat has learnt. Who reads may believe more than he knows."""
    values, chances = decision.values, marginals(weights(view.notes), view.shift)
    seat, character, count = values.get("seat", view.seat), values.get("character", 0), values.get("count", 0)
    chance = round(100 * chances[view.places[seat]][character])
    match decision.reason:
        case "only-choice":
            return len(view.legal) == 1
        case "sure" | "accuse-sure" | "lie" | "caught":
            return count == chance == RANK[decision.reason]
        case "likely" | "bluff" | "suspect" | "dare" | "believe" | "let-go" | "accuse-guess":
            return reads or count == chance
        case "tax":
            return count == view.coins[seat]
        case "bring" | "hide":
            return ("claim" in view.used) == (decision.reason == "hide")
        case _:
            return True


class Watched:
    """A bot whose decisions are checked and counted."""

    def __init__(self, agent: Agent, seen: Counter[str], level: str) -> None:
        self.agent, self.seen, self.profile = agent, seen, profiles()[level]

    def observe(self, update: Update[object, View]) -> None:
        self.view = update.view
        self.agent.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        decision = self.agent.decide(FEW, rng)
        assert decision.action in self.view.legal
        assert self.profile.memory or true(decision, self.view, self.profile.reads), decision
        self.seen[decision.reason] += 1
        return decision


def watched(seat: int, seen: Counter[str]) -> Watched:
    level = LEVELS[seat % 4]
    return Watched(create(GAME.info.id, level), seen, level)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_bots_finish_every_kind_of_game_with_legal_actions(options: Options, seats: int) -> None:
    seen: Counter[str] = Counter()
    agents = [watched(seat, seen) for seat in range(seats)]
    assert play(GAME, options, agents, Rng(seed(seats)), by_wire=True).winners
    assert seen.keys() <= set(REASONS)


def test_every_reason_occurs() -> None:
    seen: Counter[str] = Counter()
    for number in range(24):
        level = LEVELS[0] if number % 2 else LEVELS[number // 2 % 4]
        bots = [Watched(create(GAME.info.id, level), seen, level) for _ in range(3 + number % 4)]
        play(GAME, Options(), bots, Rng(seed(number)))
    state, seat = seated(range(6), options=Options(minister_picks=True))
    state.apply(seat, Claim(MINISTER))
    for each in state.to_act():
        state.apply(each, LetPass())
    seen[ask(plain("player"), state, seat).reason] += 1
    assert set(seen) == set(REASONS)


def test_the_data_has_a_profile_for_each_level_and_says_where_it_comes_from() -> None:
    assert tuple(profiles()) == levels(GAME.info.id)
    assert all(profile.source for profile in profiles().values())
    assert sense().source


def test_tuning_puts_back_what_it_takes_apart() -> None:
    for profile in profiles().values():
        assert shaped(vector(profile), profile) == profile


def test_playouts_foretell_the_winner_better_with_whims_than_by_greed_alone() -> None:
    ended = tables(2, 12)[::2]
    assert error(sense(), ended, 1) < error(msgspec.structs.replace(sense(), whim=0.0), ended, 1) - 0.03


def plain(level: str, **changes: Any) -> Courtier:
    """A bot of this level without noise."""
    return Courtier(msgspec.structs.replace(profiles()[level], noise=0.0, **changes), Style(), sense())


def seated(
    cards: Sequence[int],
    seats: int = 3,
    coins: Sequence[int] = (),
    treasury: int = 0,
    options: Options | None = None,
) -> tuple[State, int]:
    """A table in the first turn with these cards, beginning with the one before the seat whose turn it is."""
    state: Any = fresh(GAME, 3, seats, options)
    for _ in range(seats):
        state.apply(state.to_act()[0], GAME.parse("decline"))
    (seat,) = state.to_act()
    place = state.places[seat]
    state.cards = [cards[(each - place) % 6] for each in range(6)]
    if coins:
        state.coins = [coins[(each - seat) % seats] for each in range(seats)]
        state.treasury = treasury
    return state, seat


def ask(agent: Agent, state: State, seat: int, budget: Budget = BUDGET, chance: int = 1) -> Decision:
    agent.observe(read_update(GAME, packed(state, seat)))
    return agent.decide(budget, Rng(seed(chance)))


@pytest.mark.parametrize("level", LEVELS[:2])
def test_a_bot_that_knows_its_card_is_the_king_says_so(level: str) -> None:
    state, seat = seated([KING, THIEF, MINISTER, EXECUTIONER, SHERIFF, PEASANT])
    state.see_own(seat, None)
    decision = ask(plain(level), state, seat)
    assert (decision.action, decision.reason) == (Claim(KING), "sure")


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("first", range(6))
def test_a_bot_that_sees_a_won_game_wins_it(level: str, first: int) -> None:
    """Everything is known, oneself leads, and the Peasant lies before oneself: to name the others ends the game."""
    state, seat = seated([PEASANT, *((first + step) % 5 for step in range(5))], 4, (9, 3, 3, 3), 2)
    for place in range(6):
        state.learn_all(note_is(state.card(place), state.cards[place]))
    agent = plain(level)
    decision = ask(agent, state, seat, FEW, first)
    while not isinstance(decision.action, Claim):
        assert not isinstance(decision.action, Done)
        state.apply(seat, decision.action)
        decision = ask(agent, state, seat, FEW, first)
    state.apply(seat, decision.action)
    while (acting := state.to_act()) and state.turn == seat:
        decided = [(each, ask(plain(level), state, each, FEW).action) for each in acting]
        for each, action in decided:
            state.apply(each, action)
    assert state.result is not None
    assert state.result.winners == (seat,)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_bot_doubts_a_king_who_would_win_and_cannot_be_one(level: str) -> None:
    state, seat = seated([THIEF, KING, MINISTER, EXECUTIONER, SHERIFF, PEASANT], 4, (6, 4, 4, 4), 2)
    state.apply(seat, Claim(KING))
    doubter = state.to_act()[0]
    state.learn(doubter, note_is(state.card(state.places[seat]), THIEF))
    decision = ask(plain(level), state, doubter)
    assert (decision.action, decision.reason) == (Challenge(), "caught")


@pytest.mark.parametrize(
    ("coins", "treasury", "after"),
    [([3, 9, 3], 1, [2, 11, 2]), ([0, 9, 3], 2, [0, 11, 2]), ([0, 11, 3], 1, [0, 12, 3]), ([3, 11, 0], 1, [2, 13, 0])],
)
def test_a_bot_knows_what_a_thief_takes(coins: list[int], treasury: int, after: list[int]) -> None:
    unasked: Any = None
    (course,) = courses(unasked, THIEF, 1, coins, treasury)
    assert course == (1.0, after, treasury + sum(coins) - sum(after))


def test_who_was_caught_is_believed_less_and_who_spoke_true_is_believed_more() -> None:
    habits = Habits(profiles()["expert"].ways)
    before = habits.ratio(1, False)
    habits.proved(1, False, 1 / 6, 0.7)
    caught = habits.ratio(1, False)
    habits.proved(1, True, 1 / 6, 0.7)
    habits.proved(1, True, 1 / 6, 0.7)
    assert caught > before > habits.ratio(1, False)
    assert habits.ratio(2, False) == before


def test_who_doubts_much_is_taken_to_doubt_again() -> None:
    habits = Habits(profiles()["expert"].ways)
    before = habits.doubting(1, KING, 0.2)
    for doubted in (True, False, False, False, False, False, False):
        habits.listened(1, 0.2, doubted)
        habits.listened(2, 0.2, True)
    assert habits.doubting(1, KING, 0.2) < before < habits.doubting(2, KING, 0.2)


def test_a_card_is_known_to_who_saw_it_until_it_is_shuffled() -> None:
    state, seat = seated(range(6), 4)
    witnesses = Witnesses()
    card = state.card(state.places[seat])
    witnesses.hear([Looked(seat)], state.view(0))
    state.rotate("left")
    assert witnesses.knows(seat, card)
    assert not witnesses.knows((seat + 1) % 4, card)
    witnesses.hear([Shuffled(0, (card - state.shift) % 6, (card - state.shift + 1) % 6)], state.view(0))
    assert not witnesses.knows(seat, card)


def brute_force(first: Sequence[tuple[str, int, int]], ratio: float) -> list[float]:
    """What each arrangement weighs after facts, words and shuffles, every course of every world being counted."""
    worlds = [(arrangement, 1.0) for arrangement in ARRANGEMENTS]
    for kind, card, other in first:
        if kind == "mixed":
            swap = {card: other, other: card}
            worlds += [(tuple(world[swap.get(each, each)] for each in range(6)), weight) for world, weight in worlds]
        else:
            factor = {"is": (0.0, 1.0), "is not": (1.0, 0.0), "said": (ratio, 1.0)}[kind]
            worlds = [(world, weight * factor[world[card] == other]) for world, weight in worlds]
    out = [0.0] * len(ARRANGEMENTS)
    for world, weight in worlds:
        out[ARRANGEMENTS.index(world)] += weight
    return out


@pytest.mark.parametrize("number", range(6))
def test_a_belief_in_facts_and_words_is_exact(number: int) -> None:
    """Against every course of every world."""
    chance = random.Random(number)
    belief, notes, told, ratio = Belief(), b"", [], 0.3
    truth = chance.sample(range(6), 6)
    for _ in range(7):
        kind = chance.choice(("is not", "mixed", "said", "said"))
        card, other = chance.sample(range(6), 2)
        if kind == "said":
            belief.weigh(card, other, ratio)
        else:
            if kind == "is not" and truth[card] == other:
                kind = "is"
            if kind == "mixed" and chance.random() < 0.5:
                truth[card], truth[other] = truth[other], truth[card]
            notes += {"is": note_is, "is not": note_is_not, "mixed": note_mixed}[kind](card, other)
            belief.learn(notes)
        told.append((kind, card, other))
    expected = brute_force(told, ratio)
    scale = sum(belief.found) / sum(expected)
    assert belief.found == pytest.approx([scale * each for each in expected])


def credence(*claims: tuple[int, bool]) -> float:
    """How far a reader who looks on believes the last claim of the seat that begins, nobody having doubted it.

    Each claim: the character, and whether the next seat doubts it. The seat is none of these.
    """
    state, seat = seated([PEASANT, KING, MINISTER, EXECUTIONER, SHERIFF, THIEF], 4)
    reader = Reader(profiles()["expert"].ways, reads=True)
    onlooker, doubter = (seat + 2) % 4, (seat + 1) % 4
    for character, doubted in claims:
        state.turn, state.used = seat, 0
        actions: list[tuple[int, Any]] = [(seat, Claim(character))]
        actions += [
            ((seat + step) % 4, Challenge() if doubted and (seat + step) % 4 == doubter else LetPass())
            for step in range(1, 4)
        ]
        for each, action in actions:
            told: list[Any] = []
            state.apply(each, action, told.append)
            reader.observe(Update(0, tuple(told), state.view(onlooker)))
    return reader.own.chance(state.card(state.places[seat]), claims[-1][0])


def test_what_is_said_is_evidence_and_the_silence_of_one_who_has_seen_the_card_is_more() -> None:
    believed, watched = credence((THIEF, False)), credence((KING, True), (THIEF, False))
    assert 1 / 6 < believed < 0.9
    assert watched > believed + 0.2


def test_playing_on_keeps_every_coin_and_card_and_never_believes_what_is_not_so() -> None:
    chance = random.Random(1)
    for number in range(60):
        seats = 3 + number % 4
        table = Playout(
            chance.sample(range(6), 6), 0, PLACES[seats], [3] * seats, 2 * seats, [0] * seats, 0, 40, chance, sense()
        )
        while table.treasury and table.left:
            table.run(1)
            assert sum(table.coins) + table.treasury == 5 * seats
            assert min(table.coins) >= 0
            assert sorted(table.cards) == list(range(6))
        assert sum(table.result(seat) for seat in range(seats)) == pytest.approx(1.0)


def test_what_an_expert_does_cannot_be_foretold_where_nothing_tells_right_from_wrong() -> None:
    """A claim of which nothing is known: it is doubted now and then, by chance."""
    state, seat = seated([THIEF, KING, MINISTER, EXECUTIONER, SHERIFF, PEASANT], 4)
    state.apply(seat, Claim(KING))
    doubter = state.to_act()[0]
    answers = Counter(type(ask(agent("expert", ""), state, doubter, FEW, chance).action) for chance in range(40))
    assert min(answers[Challenge], answers[LetPass]) >= 4


def lies(character: Character, games: int) -> float:
    """The part of its claims that this character knows, or should know, to be hardly true."""
    false = total = 0
    for number in range(games):
        seen: Counter[str] = Counter()
        others = [create(GAME.info.id, "player") for _ in range(3)]
        play(GAME, Options(), [Counted(agent("player", character), seen), *others], Rng(seed(number)))
        false += seen["bluff"] + seen["lie"]
        total += seen["bluff"] + seen["lie"] + seen["sure"] + seen["likely"]
    return false / total


class Counted:
    """A bot whose reasons are counted."""

    def __init__(self, agent: Agent, seen: Counter[str]) -> None:
        self.agent, self.seen = agent, seen

    def observe(self, update: Update[object, View]) -> None:
        self.agent.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        decision = self.agent.decide(budget, rng)
        self.seen[decision.reason] += 1
        return decision


def test_characters_lie_as_they_are_called() -> None:
    shares = {character: lies(character, 12) for character in ("honest", "", "bold")}
    assert shares["honest"] < 0.1
    assert shares["honest"] <= shares[""] < shares["bold"] - 0.1


def test_every_character_has_a_style() -> None:
    assert tuple(styles()) == CHARACTERS[1:]
