"""The parts of the searching bots: what they remember, suppose, and foresee."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from ai.agent import Budget, Update, create
from ai.roitatouille import minds, prospects, tuned
from ai.roitatouille.instinct import Instinct
from ai.roitatouille.memory import Memory
from ai.roitatouille.prospect import NUMBERS, Prospect
from ai.roitatouille.scene import Scene
from ai.roitatouille.worlds import Worlds
from ai.roitatouille.worth import Worth
from engines.game import Event
from engines.registry import load
from engines.rng import Rng
from engines.roitatouille.cards import COLOUR, GUESCLIN, gather, spread
from engines.roitatouille.moves import ACCEPT, DRAW
from engines.roitatouille.rules import State, new
from engines.roitatouille.state import TURN
from engines.roitatouille.values import Laid, Lay, Options, View

from .updates import seed

GAME = load("roitatouille")
CAFE = GAME.info.presets["cafe"]
assert isinstance(CAFE, Options)
WRITTEN = Options()
WEIGHED = tuned().weighed["player"]


class Table:
    """A game in which one seat is told everything, as its memory has it."""

    def __init__(self, number: int, seats: int = 2, options: Options = WRITTEN, viewer: int = 0) -> None:
        self.state = new(options, seats, Rng(seed(number)))
        self.viewer = viewer
        self.memory = Memory()
        self.number = 0
        self._tell([])

    def play(self, action: object) -> None:
        news: list[Event] = []
        assert action in self.state.legal(self.state.turn)
        self.state.apply(self.state.turn, action, news.append)  # type: ignore[arg-type]
        self.number += 1
        self._tell(news)

    def _tell(self, news: list[Event]) -> None:
        told = tuple(event for event in (GAME.tell(event, self.viewer) for event in news) if event is not None)
        view = self.state.view(self.viewer)
        assert isinstance(view, View)
        self.memory.observe(Update(self.number, told, view))

    def worlds(self, guesses: int = 100, number: int = 1) -> Worlds:
        view = self.memory.view
        assert view is not None
        instinct = Instinct(WEIGHED.duel if len(view.sizes) == 2 else WEIGHED.crowd)
        return Worlds(view, self.memory.steps, instinct, guesses, Rng(seed(number)))


def instinct(seats: int) -> Instinct:
    return Instinct(WEIGHED.duel if seats == 2 else WEIGHED.crowd)


# Instinct


@pytest.mark.parametrize("options", [WRITTEN, CAFE, Options(jeanne_stops_regicide=True, prisoner_stacks=False)])
@pytest.mark.parametrize("seats", [2, 4])
def test_instinct_does_what_is_legal_and_mostly_what_care_would_do(options: Options, seats: int) -> None:
    quick = instinct(seats)
    careful = Worth(WEIGHED.duel if seats == 2 else WEIGHED.crowd)
    alike = total = 0
    for number in range(25):
        state = new(options, seats, Rng(seed(number)))
        while (seat := state.turn) >= 0:
            legal = state.legal(seat)
            action = quick.choose(state)
            assert action in legal
            if len(legal) > 1:
                view = state.view(seat)
                scene = Scene(view)
                worths = {each: careful.of(scene, each) for each in view.legal}
                alike += worths[action] >= max(worths.values()) - 0.1  # type: ignore[index]
                total += 1
            state.apply(seat, action)
    assert alike > 0.75 * total


def test_what_instinct_chooses_is_what_it_thinks_likely() -> None:
    quick = instinct(2)
    for number in range(20):
        state = new(WRITTEN, 2, Rng(seed(number)))
        while (seat := state.turn) >= 0:
            legal = state.legal(seat)
            action = quick.choose(state)
            if state.phase == TURN and len(legal) > 1:
                hand = state.hands[seat]
                by_card: dict[object, float] = {}
                for each in legal:
                    if not isinstance(each, Lay) or each.target is None:
                        card = each.card if isinstance(each, Lay) else each
                        by_card[card] = by_card.get(card, 0.0) + quick.odds(state, each, hand)
                assert by_card[action.card if isinstance(action, Lay) else action] >= max(by_card.values()) - 0.1
                assert 1 <= sum(by_card.values()) < 1.7
            state.apply(seat, action)


# Worlds


def hidden(state: State) -> list[int]:
    """All cards in hands and pile, in ascending order."""
    return sorted([*state.pile[: state.left], *(card for hand in state.hands for card in spread(hand))])


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("options", [WRITTEN, CAFE])
def test_a_world_looks_like_the_true_table(seats: int, options: Options) -> None:
    random = Random(seats)
    for number in range(4):
        table = Table(number, seats, options)
        while (turn := table.state.turn) >= 0:
            legal = table.state.legal(turn)
            if turn == 0 and len(legal) > 1:
                world = table.worlds(guesses=8).deal()
                assert world.view(0) == table.state.view(0)
                assert hidden(world) == hidden(table.state)
            table.play(random.choice(legal))


class Posterior(NamedTuple):
    exact: dict[tuple[int, ...], float]
    dealt: dict[tuple[int, ...], float]


def posterior(table: Table, deals: int) -> Posterior:
    """How likely each hand of the other seat is: by trying every one there can be, and by dealing worlds."""
    view = table.memory.view
    assert view is not None
    pool = sorted(table.state.pile[: table.state.left] + bytes(spread(table.state.hands[1])))
    quick = instinct(2)
    exact: Counter[tuple[int, ...]] = Counter()
    for hand in combinations(pool, view.sizes[1]):
        chance, held = 1.0, list(hand)
        for step in reversed(table.memory.steps.get(1, [])):
            assert not step.gained
            if step.lost is not None:
                held.append(step.lost)
            if step.choice is not None:
                chance *= quick.odds(step.choice.state, step.choice.action, gather(held))
        exact[hand] += chance  # type: ignore[assignment]
    worlds = table.worlds(guesses=4_000)
    dealt = Counter(tuple(spread(worlds.deal().hands[1])) for _ in range(deals))
    whole = sum(exact.values())
    return Posterior({hand: each / whole for hand, each in exact.items()}, {h: n / deals for h, n in dealt.items()})


def test_worlds_are_as_likely_as_all_hands_tried_one_by_one_say() -> None:
    options = Options(deck="small", hand=3)
    compared = 0
    for number in range(40):
        table = Table(number, 2, options)
        for _ in range(6):
            turn = table.state.turn
            if turn < 0:
                break
            table.play(table.state.legal(turn)[0])
            steps = table.memory.steps.get(1, [])
            view = table.memory.view
            assert view is not None
            if view.to_act == (0,) and view.sizes[1] == 1 and not view.lacks and not any(step.gained for step in steps):
                exact, dealt = posterior(table, 3_000)
                far = sum(abs(exact.get(hand, 0.0) - dealt.get(hand, 0.0)) for hand in exact.keys() | dealt.keys()) / 2
                uniform = sum(abs(chance - 1 / len(exact)) for chance in exact.values()) / 2
                assert far < 0.06
                compared += uniform > 0.15
                break
    assert compared > 3


def held(table: Table, colour: int) -> float:
    """How many cards of a colour the other seat is thought to hold."""
    worlds = table.worlds(200)
    return sum(COLOUR[card] == colour for _ in range(50) for card in spread(worlds.deal().hands[1])) / 50


def test_a_colour_that_was_chosen_is_thought_to_be_held() -> None:
    chosen, liked, other = 0, 0.0, 0.0
    for number in range(120):
        table = Table(number, 2)
        while table.state.turn == 0:
            table.play(table.state.legal(0)[-1])
        wishes = [each for each in table.state.legal(1) if isinstance(each, Lay) and each.card == GUESCLIN]
        if not wishes:
            continue
        colour = (table.state.colour + 1 + number % 2) % 3
        beside = (table.state.colour + 2 - number % 2) % 3
        table.play(Lay(GUESCLIN, colour))
        liked += held(table, colour)
        other += held(table, beside)
        chosen += 1
    assert chosen > 10
    assert liked > 1.2 * other


# Memory


def test_memory_holds_what_others_did_and_forgets_over_a_gap() -> None:
    table = Table(3, 3)
    random = Random(1)
    laid = Counter[int]()
    while table.state.turn >= 0 and len(table.state.discard) < 12:
        before = table.state.turn
        action = random.choice(table.state.legal(before))
        table.play(action)
        laid[before] += isinstance(action, Lay)
    steps = table.memory.steps
    assert set(steps) == {0, 1, 2}
    for seat, some in steps.items():
        known = [step for step in some if step.choice is not None and isinstance(step.choice.action, Lay)]
        assert len(known) == laid[seat]
        assert {step.choice.action for step in some if step.choice} <= {DRAW, ACCEPT} | {
            step.choice.action for step in known if step.choice
        }
    view = table.memory.view
    assert view is not None
    table.memory.observe(Update(table.number + 5, (Laid(1, 0),), view))
    assert table.memory.steps == {}


def test_memory_counts_every_card_of_a_hand() -> None:
    """Walked back, a hand has at each choice the size it had then."""
    for number in range(20):
        table = Table(number, 2 + number % 3, viewer=0)
        random = Random(number)
        while (turn := table.state.turn) >= 0:
            table.play(random.choice(table.state.legal(turn)))
            view = table.memory.view
            assert view is not None
            for seat, steps in table.memory.steps.items():
                size = view.sizes[seat]
                for step in reversed(steps):
                    size += (step.lost is not None) - step.gained
                    if step.choice is not None:
                        assert size == step.choice.state.hands[seat].bit_count()


# Prospect


@pytest.mark.parametrize("seats", [2, 4])
def test_a_prospect_tells_chances_that_come_true(seats: int) -> None:
    duel, crowd = minds()
    mind, quick = (duel if seats == 2 else crowd), instinct(seats)
    told: list[tuple[float, float]] = []
    for number in range(150):
        state = new(WRITTEN, seats, Rng(seed(number)))
        met: list[tuple[int, float]] = []
        while (seat := state.turn) >= 0:
            if state.phase == TURN:
                met.append((seat, mind.foresee(state.clone(), seat, 1)))
            state.apply(seat, quick.choose(state))
        assert state.result is not None
        told += [(chance, float(seat in state.result.winners)) for seat, chance in met]
    mean = sum(won for _, won in told) / len(told)
    assert abs(mean - sum(chance for chance, _ in told) / len(told)) < 0.05
    brier = sum((chance - won) ** 2 for chance, won in told) / len(told)
    assert brier < 0.9 * mean * (1 - mean)


def test_a_prospect_wants_all_its_numbers() -> None:
    assert len(prospects().duel) == len(prospects().crowd) == NUMBERS
    with pytest.raises(ValueError, match="numbers"):
        Prospect([0.0] * (NUMBERS - 1))


# Bots


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_win_that_can_be_seen_is_never_missed(level: str) -> None:
    wins = 0
    for number in range(120):
        seats = 2 + number % 3
        state = new(Options(hand=1 + number % 2), seats, Rng(seed(number)))
        random = Random(number)
        while (seat := state.turn) >= 0:
            legal = state.legal(seat)
            winning = [each for each in legal if isinstance(each, Lay)]
            if state.hands[seat].bit_count() == 1 and winning and len(legal) > 1:
                agent = create("roitatouille", level)
                agent.observe(Update(0, (), state.view(seat)))
                assert isinstance(agent.decide(Budget(4), Rng(seed(number))).action, Lay)
                wins += 1
            state.apply(seat, random.choice(legal))
    assert wins > 10
