"""What the bots of Le Roy des Ribauds think of the unseen cards: no more and no less than what was seen allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from random import Random

import pytest

from ai.agent import Budget, Update, create
from ai.ribauds.belief import Belief
from ai.ribauds.counts import cards_of, count, draws, whole
from ai.ribauds.court import code
from engines.game import Event
from engines.registry import load
from engines.ribauds.rules import State
from engines.ribauds.values import (
    REINE,
    Discarded,
    Drew,
    Looked,
    Replaced,
    Reshuffled,
    Revealed,
    Shown,
    Swapped,
    Turned,
    View,
)
from engines.rng import Rng
from tests.engines.ribauds.positions import cards, table

from .updates import fresh, seed

GAME = load("ribauds")
Seen = tuple[tuple[int, ...], tuple[int, ...]]
"""A Court and the rival's hand."""


@dataclass(frozen=True)
class Arrangement:
    """Where every single card lies, as seat 0 may imagine it."""

    court: tuple[int, ...]
    rival: tuple[int, ...]
    pile: tuple[int, ...]
    share: float = 1.0

    def after(self, event: Event) -> Iterator[Arrangement]:
        """What it becomes by an event that seat 0 was told; nothing, if the event cannot happen in it."""
        court = list(self.court)
        if isinstance(event, Revealed | Turned):
            if court[event.place] == event.card:
                yield self
        elif isinstance(event, Replaced) and event.seat == 0:
            if court[event.place] == event.taken:
                assert event.card is not None
                court[event.place] = event.card
                yield replace(self, court=tuple(court))
        elif isinstance(event, Replaced):
            kinds = sorted(set(self.rival))
            for card in kinds if event.card is None else [event.card]:
                if card in kinds:
                    court[event.place] = card
                    rival = list(self.rival)
                    rival[rival.index(card)] = self.court[event.place]
                    yield Arrangement(tuple(court), tuple(rival), self.pile, self.share / len(kinds))
        elif isinstance(event, Swapped):
            court[event.place], court[event.other] = court[event.other], court[event.place]
            yield replace(self, court=tuple(court))
        elif isinstance(event, Looked) and event.seat == 0:
            if tuple(court[place] for place in event.places) == event.cards:
                yield self
        elif isinstance(event, Shown) and event.seat == 0:
            pairs = [tuple(sorted(pair)) for pair in combinations(self.rival, 2)]
            if event.cards in pairs:
                yield replace(self, share=self.share * pairs.count(event.cards) / 3)
        elif isinstance(event, Discarded) and event.seat == 1:
            rival = list(self.rival)
            for card in event.cards:
                if card not in rival:
                    return
                rival.remove(card)
            yield replace(self, rival=tuple(rival))
        elif isinstance(event, Drew):
            left, drawn = self.pile[: -event.count], self.pile[-event.count :]
            if event.seat == 1:
                yield replace(self, rival=self.rival + drawn, pile=left)
            elif tuple(sorted(drawn)) == event.cards:
                yield replace(self, pile=left)
        else:
            yield self


def shares(arrangements: list[Arrangement]) -> dict[Seen, float]:
    total = sum(each.share for each in arrangements)
    found: dict[Seen, float] = Counter()
    for each in arrangements:
        found[each.court, tuple(sorted(each.rival))] += each.share / total
    return found


def believed(belief: Belief) -> dict[Seen, float]:
    return {
        (tuple(court >> 3 * place & 3 for place in range(4)), cards_of(held)): share
        for (court, held), share in belief.possibilities()
    }


def told(events: list[Event], viewer: int) -> list[Event]:
    return [event for event in (GAME.tell(event, viewer) for event in events) if event is not None]


@pytest.mark.parametrize("number", range(12))
def test_the_belief_is_what_every_single_arrangement_adds_up_to(number: int) -> None:
    state, random = table("R^ A^ C_ Q_", "RQC | AAC", discard="QRQR").state, Random(number)
    unseen = [state.court[2], state.court[3], *state.hands[1], *state.pile]
    arrangements = [
        Arrangement((*state.court[:2], *order[:2]), order[2:5], order[5:]) for order in permutations(unseen)
    ]
    belief = Belief()
    belief.see((), state.view(0))
    assert believed(belief) == pytest.approx(shares(arrangements))
    for _ in range(12):
        if not state.to_act():
            break
        events: list[Event] = []
        state.apply(state.turn, random.choice(state.legal(state.turn)), events.append)
        if any(isinstance(event, Reshuffled) for event in events) or not state.to_act():
            break
        news = told(events, 0)
        for event in news:
            arrangements = [after for each in arrangements for after in each.after(event)]
        belief.see(news, state.view(0))
        assert believed(belief) == pytest.approx(shares(arrangements), abs=1e-5)


def test_cards_drawn_after_a_shuffle_are_those_that_lay_open() -> None:
    assert dict(draws(count(cards("RRQ")), 0, 2)) == pytest.approx(
        {count(cards("RR")): 1 / 3, count(cards("RQ")): 2 / 3}
    )
    assert draws(count(cards("QQ")), 2, 1) == ((count(cards("Q")), 1.0),)
    assert dict(draws(count(cards("RQQ")), 2, 2)) == {count(cards("RQ")): 1.0}


def test_the_truth_is_always_possible() -> None:
    for number in range(6):
        state, rng = fresh(GAME, number), Rng(seed(number))
        assert isinstance(state, State)
        bots = [create("ribauds", "novice") for _ in range(2)]
        beliefs = [Belief(0.1), Belief()]
        events = list(GAME.opening(state))
        for step in range(200):
            for viewer in (0, 1):
                news = told(events, viewer)
                bots[viewer].observe(Update(step, tuple(news), state.view(viewer)))
                beliefs[viewer].see(news, state.view(viewer))
                truth = code(state.court, state.up), count(state.hands[1 - viewer])
                assert not state.to_act() or truth in dict(beliefs[viewer].possibilities())
            if not state.to_act():
                break
            events = []
            state.apply(state.turn, bots[state.turn].decide(Budget(), rng.split(str(step))).action, events.append)


def test_a_rival_who_lets_a_win_be_is_thought_not_to_hold_it() -> None:
    t = table("R^ R^ C^ Q_", "QQC | RAA", turn=2)
    views: dict[bool, Belief] = {}
    for infers in (True, False):
        views[infers] = Belief(0.1 if infers else 1.0)
        views[infers].see((), t.view(1))
    events: list[Event] = []
    t.state.apply(1, GAME.parse("?4"), events.append)
    for belief in views.values():
        belief.see(told(events, 0), t.view(1))
    with_roi = {
        infers: sum(share for (_, held), share in belief.possibilities() if held[0]) for infers, belief in views.items()
    }
    assert with_roi[True] < 0.4 * with_roi[False]


def test_a_belief_that_missed_something_starts_anew_from_the_view() -> None:
    state, random = fresh(GAME, 3), Random(3)
    assert isinstance(state, State)
    belief = Belief()
    belief.see(GAME.opening(state), state.view(0))
    for _ in range(9):
        state.apply(state.turn, random.choice(state.legal(state.turn)))
    belief.see((), state.view(0))
    truth = code(state.court, state.up), count(state.hands[1])
    assert truth in dict(belief.possibilities())


def test_the_same_belief_gives_the_same_tables_and_each_as_often_as_it_is_likely() -> None:
    t = table("R^ A^ C_ Q_", "RQC | AAC", discard="QRQR")
    belief = Belief()
    belief.see((), t.view(1))
    tables = belief.tables(400, Random(1))
    assert tables == belief.tables(400, Random(1))
    found = Counter(each.court for each in tables)
    expected: Counter[int] = Counter()
    for (court, _), share in belief.possibilities():
        expected[court] += share  # type: ignore[assignment]
    assert all(abs(found[court] / 400 - share) < 0.01 for court, share in expected.items())
    assert all(len(each.pile) == 6 for each in tables)


@pytest.mark.parametrize("reines", range(5))
def test_how_often_all_hands_go_back(reines: int) -> None:
    outside = [REINE] * (4 - reines) + [0] * (8 + reines)
    deals = goes_back = 0
    for first in combinations(range(12), 3):
        for second in combinations([each for each in range(12) if each not in first], 3):
            a, b = (sum(outside[each] == REINE for each in hand) for hand in (first, second))
            deals += 1
            goes_back += 3 in (a, b) or a == b == 2
    assert whole(reines) == pytest.approx(goes_back / deals)


def test_a_view_is_all_that_a_belief_needs() -> None:
    view = fresh(GAME, 1).view(0)
    assert isinstance(view, View)
    belief = Belief()
    belief.see((), view)
    assert sum(share for _, share in belief.possibilities()) == pytest.approx(1)
