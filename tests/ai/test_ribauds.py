"""The bots of Le Roy des Ribauds: legal, honest, true in what they say, and never blind to a win."""

from __future__ import annotations

from collections import Counter

import pytest

from ai.agent import LEVELS, Agent, Budget, Decision, Update, create, levels
from ai.league import play
from ai.ribauds import REASONS, profiles
from ai.ribauds.court import DOWN, SEEN, by_chevalier, can_win, code, moved, stands, swapped, turned
from engines.game import State
from engines.registry import load
from engines.ribauds.values import REINE, Discard, Look, Options, Pick, Replace, View
from engines.rng import Rng
from tests.engines.ribauds.positions import cards, table

from .updates import fresh, seed

GAME = load("ribauds")
BUDGET = Budget(24)
OPTIONS = [
    Options(),
    Options(wins_needed=2, turn_limit=0),
    Options(queen_picks="chooser"),
    Options(memory_aid=False, queen_picks="chooser", wins_needed=3),
]


def true(decision: Decision, view: View) -> bool:
    """Whether what the reason says can be seen at the table."""
    action, count = decision.action, decision.values.get("count", 0)
    match decision.reason:
        case "only-choice":
            return len(view.legal) == 1
        case "any-two":
            return isinstance(action, Pick)
        case "look":
            return isinstance(action, Look) and count == 1 + (action.other is not None)
        case "keep-reines":
            return isinstance(action, Discard) and count == view.hand.count(REINE) > 1
        case "hide":
            return isinstance(action, Replace) and not action.up and decision.values["card"] in view.hand
        case "unmask" | "spy":
            return isinstance(action, Replace) and action.up and decision.values["card"] == action.card
        case "guard":
            return 0 < count <= 100
        case _:
            return len(view.legal) > 1


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


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_bots_finish_every_kind_of_game_with_legal_actions_and_true_reasons(options: Options) -> None:
    seen: Counter[str] = Counter()
    for pair in (("novice", "expert:sly"), ("player", "master")):
        agents = [Watched(create("ribauds", level), seen) for level in pair]
        assert play(GAME, options, agents, Rng(seed(1)), by_wire=True).winners
    assert seen.keys() <= set(REASONS)


def test_every_reason_occurs() -> None:
    seen: Counter[str] = Counter()
    for number in range(40):
        agents = [Watched(create("ribauds", LEVELS[(number + seat) % 2]), seen) for seat in (0, 1)]
        play(GAME, OPTIONS[number % len(OPTIONS)], agents, Rng(seed(number)))
        if set(seen) == set(REASONS):
            return
    assert set(seen) == set(REASONS)


def test_the_data_has_a_profile_for_each_level_and_says_where_it_comes_from() -> None:
    assert tuple(profiles()) == levels("ribauds")
    assert all(profile.source for profile in profiles().values())


WINS = [
    ("R^ R^ C_ R_", "RQC | QAC"),
    ("A^ R^ C_ Q_", "AQC | QCR"),
    ("A^ A^ R^ C_", "CQR | QCC"),
    ("R^ C^ R^ A_", "CRQ | AAC"),
]


@pytest.mark.parametrize("level", ["player", "expert:bold", "expert", "master:sly", "master"])
@pytest.mark.parametrize(("court", "hands"), WINS)
def test_a_win_that_is_seen_is_taken(court: str, hands: str, level: str) -> None:
    for number in range(5):
        t, bot = table(court, hands), create("ribauds", level)
        for step in range(3):
            if not t.state.to_act() or t.turn == 2:
                break
            bot.observe(Update(step, (), t.view(1)))
            t.state.apply(0, bot.decide(BUDGET, Rng(seed(number)).split(str(step))).action)
        assert t.outcome is not None
        assert t.outcome.winners == (0,)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_win_is_not_left_to_the_rival_where_it_can_be_helped(level: str) -> None:
    """Two Rois lie face up, and in most of the hands that he may hold there is a third."""
    for number in range(5):
        t, bot = table("R^ R^ Q_ Q_", "CCQ | RRA", discard="AAC"), create("ribauds", level)
        for step in range(3):
            if not t.state.to_act() or t.turn == 2:
                break
            bot.observe(Update(step, (), t.view(1)))
            t.state.apply(0, bot.decide(Budget(), Rng(seed(number)).split(str(step))).action)
        assert t.court.count("R^") < 2


def test_characters_have_habits_of_their_own() -> None:
    """How often each lays a card unseen, of a hundred at the start of a game."""
    unseen = Counter[str]()
    for character in ("sly", "", "honest"):
        for number in range(60):
            view, bot = fresh(GAME, number).view(0), create("ribauds", f"player:{character}")
            if view.to_act == (0,):
                bot.observe(Update(0, (), view))
                action = bot.decide(BUDGET, Rng(seed(number))).action
                unseen[character] += isinstance(action, Replace) and not action.up
    assert unseen["honest"] < unseen[""] < unseen["sly"]


# The Court as a number


def test_the_court_as_a_number_agrees_with_the_rules() -> None:
    murder, none = code(cards("ARAQ"), [True] * 3 + [False]), code(cards("ARAQ"), [True, False, True, True])
    assert (stands(murder), stands(none)) == (True, False)
    assert stands(code(cards("RRAR"), [True, True, False, True]))
    assert DOWN[none] == 0b0010
    assert turned(none, 1) == code(cards("ARAQ"), [True] * 4)
    assert swapped(none, 1, 3) == code(cards("AQAR"), [True, True, True, False])
    assert moved(0b0010, 1, 3) == 0b1000
    assert SEEN[none] == code(cards("AQAQ"), [True, False, True, True])
    assert len(by_chevalier(none)) <= 24


def test_what_can_be_won_in_a_turn_is_what_the_rules_let_win() -> None:
    found = Counter[bool]()
    for number in range(60):
        state = fresh(GAME, number)
        rng = Rng(seed(number)).split("play")
        for _ in range(30):
            acting = state.to_act()
            if not acting:
                break
            if state.view(acting[0]).prompt == "main":
                held = sum(1 << card for card in set(state.hands[acting[0]]))
                guess = can_win(code(state.court, state.up), held)
                assert guess == wins(state, acting[0])
                found[guess] += 1
            legal = state.legal(acting[0])
            index, rng = rng.below(len(legal))
            state.apply(acting[0], legal[index])
    assert min(found[True], found[False]) > 20


def wins(state: State, seat: int, depth: int = 3) -> bool:
    """Whether the seat can complete Coronation or Murder this turn, tried out by the rules (no drawing)."""
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        outcome = after.outcome()
        if outcome is not None and outcome.winners == (seat,) and outcome.reason != "marriage":
            return True
        goes_on = depth > 1 and after.to_act() == (seat,) and after.view(seat).prompt in ("swap", "turn-over", "roi")
        if goes_on and wins(after, seat, depth - 1):
            return True
    return False
