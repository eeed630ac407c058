"""A best response to the master of Le Roy des Ribauds: it knows how he weighs tables, and thinks his turn through."""

from __future__ import annotations

from functools import cache
from itertools import cycle
from random import Random
from typing import Any, Final

from engines.ribauds.values import HAND, PLACES, REINE, Action, Pick, Replace, Reveal
from engines.rng import Rng

from ...agent import Budget, Decision, Update
from ...ribauds import weigher
from ...ribauds.belief import Belief
from ...ribauds.counts import ALL, cards_of, count, laid_in, less
from ...ribauds.court import DOWN, STANDS, UP, at, laid, sees_win
from ...ribauds.hands import CARDS, KINDS, REINES, hand_of
from ...ribauds.plan import Plan
from ...ribauds.turns import End, Table, Way, ends
from ...search import halving

TABLES: Final = 64
ARMS: Final = 5
NEAR: Final = 0.1
"""Only so many actions are thought through, and only if they seem nearly as good as the best."""
THOUGHTS: Final = 2
"""So many tables the answering master thinks of."""
EFFORT: Final = 5
"""How many answers for each iteration of the budget."""


@cache
def legal(down: int, kinds: int) -> tuple[Action, ...]:
    """What can be done with these places face down and these kinds in the hand, a bit each."""
    reveals = tuple(Reveal(place) for place in range(PLACES) if down >> place & 1)
    return reveals + tuple(
        Replace(kind, place, up)
        for kind in range(4)
        if kinds >> kind & 1
        for place in range(PLACES)
        for up in (True, False)
    )


class Responder:
    """Of what seems nearly best, does what is best once the master has answered."""

    def __init__(self) -> None:
        self._worth = weigher("master")
        self._belief = Belief()
        self._view: Any = None
        self._random = Random()

    def observe(self, update: Update[Any, Any]) -> None:
        """Carry on what is known of the unseen cards."""
        self._belief.see(update.events, update.view)
        self._view = update.view

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Compare the few that are left over paired tables."""
        view = self._view
        self._random = Random(rng.seed)
        plan = Plan(view.hand, self._belief.tables(TABLES, self._random), self._worth)
        lines = sorted(((*plan.line(action), action) for action in view.legal), key=lambda line: -line[0])
        near = [line for line in lines[:ARMS] if line[0] > lines[0][0] - NEAR]
        if len(near) == 1 or plan.wins(near[0][2]) or isinstance(near[0][2], Pick):
            return Decision(near[0][2], "respond")
        tables = cycle(self._random.sample(plan.tables, TABLES))
        best = halving(
            len(near),
            lambda: next(tables),
            lambda table, arm: self._answered(near[arm][2], near[arm][1], table),
            EFFORT * budget.iterations,
            0.0,
        )
        return Decision(near[best][2], "respond")

    def _answered(self, action: Action, ways: dict[int, Way], table: Table) -> float:
        """What the action is worth in this table once the master has done what seems best to him."""
        end = self._end(action, ways, table, self._view.hand)
        court, known, watched, hand, rival = end
        if STANDS[court]:
            return 1.0
        if REINES[rival] == HAND or sees_win(court, watched, KINDS[rival]):
            return 0.0
        plan = Plan(CARDS[rival], [self._imagined(end) for _ in range(THOUGHTS)], self._worth)
        (_, chosen), answer = max(
            ((plan.line(each), each) for each in legal(DOWN[court], KINDS[rival])), key=lambda pair: pair[0][0]
        )
        true = Table(court, watched, known, rival, hand, hand, self._rest(end))
        last = self._end(answer, chosen, true, CARDS[rival])
        return 0.0 if STANDS[last[0]] else 1.0 - self._worth.of(*last)

    def _end(self, action: Action, ways: dict[int, Way], table: Table, cards: tuple[int, ...]) -> End:
        """How a turn ends; where a card has come up that nobody had thought of, as seems best then."""
        found = [(card, way, end) for card, way, end in ends(action, table, cards, self._worth)]
        settled = [end for card, way, end in found if ways.get(card) == way]
        if settled:
            return settled[0]
        return max((end for _, _, end in found), key=lambda end: 1.0 if STANDS[end[0]] else self._worth.of(*end))

    def _rest(self, end: End) -> tuple[int, ...]:
        """What neither lies in the Court nor is held, as it may be drawn: the discard last."""
        discard = count(self._view.discard)
        rest = less(less(less(ALL, laid_in(end[0])), count(CARDS[end[3]])), count(CARDS[end[4]]))
        unseen = list(cards_of(tuple(max(0, each) for each in less(rest, discard))))  # type: ignore[arg-type]
        self._random.shuffle(unseen)
        return (*unseen, *cards_of(discard))

    def _imagined(self, end: End) -> Table:
        """A table that the rival cannot tell from this one, as he sees it."""
        court, known, watched, hand, rival = end
        mine, pinned = list(CARDS[hand]), []
        for card in self._view.exposed:
            if card in mine:
                mine.remove(card)
                pinned.append(card)
        dark = [place for place in range(PLACES) if DOWN[court] & ~watched & 1 << place]
        discard = cards_of(count(self._view.discard))
        rest = self._rest(end)
        pool = sorted([*mine, *(at(court, place) & ~UP for place in dark), *rest[: len(rest) - len(discard)]])
        self._random.shuffle(pool)
        pinned += [pool.pop() for _ in mine]
        for place in dark:
            court = laid(court, place, pool.pop(), False)
        pile = (*pool, *discard)
        shown = [pinned[2], *(card for card in pinned[:2] if card != REINE), *pile]
        return Table(court, watched, known, rival, hand_of(pinned), hand_of(shown), pile)
