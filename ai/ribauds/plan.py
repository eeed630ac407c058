"""What an action is worth: over guessed tables, how safe it leaves the player and what it prepares."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from typing import Final

import msgspec

from engines.ribauds.values import (
    ASSASSIN,
    HAND,
    PLACES,
    REINE,
    ROI,
    Action,
    Discard,
    DrawTwo,
    Look,
    Replace,
    Reveal,
    Swap,
    Turn,
    View,
)

from .court import (
    UP,
    at,
    bits,
    by_chevalier,
    can_win,
    hidden,
    laid,
    moved,
    sees_win,
    stands,
    swapped,
    turned,
)
from .worlds import World

WON: Final = 1.0

_Case = tuple[int, int, World, list[int]]
"""A card that comes into play, the Court with it, the guess, and the hand that is left."""
Held = tuple[int, int]
"""A hand: its kinds, a bit each, and how many Reines."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much each thing counts; a won game is 1."""

    base: float = 0.4
    """nothing decided yet"""
    danger: float = 0.0
    """how far a win that the rival sees is minded: not at all, or as much as a lost game (1)"""
    luck: float = 0.0
    """the same of a win that he would have to stumble upon"""
    near: float = 0.0
    """a win next turn, if the rival lets it be"""
    three: float = 0.0
    """three Reines in the hand"""
    two: float = 0.0
    """two Reines in the hand"""
    sight: float = 0.0
    """each hidden card of the Court that is known"""
    veil: float = 0.0
    """each hidden card of the Court that the rival does not know"""


class Plan:
    """One decision, over guesses that differ only in what the player does not know."""

    def __init__(self, view: View, guesses: Sequence[World], weights: Weights) -> None:
        self.view = view
        self.guesses = guesses
        self._weights = weights
        self._hand = list(view.hand)
        self._known = sum(1 << place.place for place in view.court if place.card is not None)
        self._watched = sum(1 << place.place for place in view.court if place.watched)

    def worth(self, action: Action) -> float:
        """Between 0, a game surely lost, and 1, a game surely won."""
        if isinstance(action, Look):
            return self._look(action)
        return self._sum(action) / len(self.guesses)

    def danger(self) -> float:
        """In how many of the guesses the rival would win if the table stayed as it is."""
        hands = [(guess.court, *hold(guess.rival)) for guess in self.guesses]
        lost = [reines == HAND or sees_win(court, self._watched, held) for court, held, reines in hands]
        return sum(lost) / len(lost)

    def _sum(self, action: Action) -> float:
        hand, guesses, known, watched = self._hand, self.guesses, self._known, self._watched
        if isinstance(action, Reveal):
            place = action.place
            return self._played((at(g.court, place), turned(g.court, place), g, hand) for g in guesses)
        if isinstance(action, Replace):
            return self._replace(action)
        if isinstance(action, Swap):
            return self._swap(action)
        if isinstance(action, DrawTwo):
            return sum(self._draw(g.court, g, hand) for g in guesses)
        if isinstance(action, Turn):
            seen = 1 << action.place
            ends = [(turned(g.court, action.place), hold(g.rival)) for g in guesses]
            return sum(self._rest(court, rival, hold(hand), known | seen, watched | seen) for court, rival in ends)
        if isinstance(action, Discard):
            kept = hand.copy()
            kept.remove(action.first)
            kept.remove(action.second)
            return sum(self._rest(g.court, hold(g.rival), hold(kept), known, watched) for g in guesses)
        return 0.0

    def _look(self, action: Look) -> float:
        """New sights, and rather those that the rival has already."""
        places = (action.place,) if action.other is None else (action.place, action.other)
        fresh = [place for place in places if not self._known >> place & 1]
        return len(fresh) / 4 + sum(self._watched >> place & 1 for place in fresh) / 16

    def _replace(self, action: Replace) -> float:
        cases: list[_Case] = []
        for guess in self.guesses:
            kept = [*self._hand, at(guess.court, action.place) & ~UP]
            kept.remove(action.card)
            cases.append((action.card, laid(guess.court, action.place, action.card, action.up), guess, kept))
        if action.up:
            return self._played(cases)
        place = 1 << action.place
        known, watched = self._known | place, self._watched & ~place
        return sum(self._rest(court, hold(g.rival), hold(kept), known, watched) for _, court, g, kept in cases)

    def _swap(self, action: Swap) -> float:
        """With the best card to turn over after it."""
        known, watched = (moved(places, action.place, action.other) for places in (self._known, self._watched))
        ways, mine = [0.0] * PLACES, hold(self._hand)
        for guess in self.guesses:
            after, rival = swapped(guess.court, action.place, action.other), hold(guess.rival)
            for turn in range(PLACES):
                court, seen = after if stands(after) else turned(after, turn), 1 << turn
                ways[turn] += self._rest(court, rival, mine, known | seen, watched | seen)
        return max(ways)

    def _played(self, cases: Iterable[_Case]) -> float:
        """A card in play: its effect is chosen once for all the guesses in which it is the same card."""
        ways: dict[int, dict[Hashable, float]] = defaultdict(lambda: defaultdict(float))
        known, watched = self._known, self._watched
        total = 0.0
        for card, court, guess, hand in cases:
            options, mine = ways[card], hold(hand)
            if stands(court):
                total += WON
            elif card == REINE:
                total += self._rest(court, hold(_shown(guess)), mine, known, watched)
            elif card == ASSASSIN:
                total += self._rest(court, hold(guess.rival), mine, known, watched) + 2 * self._weights.sight
            elif card == ROI:
                options["draw"] += self._draw(court, guess, hand)
                for place in range(PLACES):
                    seen = 1 << place
                    if hidden(court) & seen:
                        end = turned(court, place)
                        options[place] += self._rest(end, hold(guess.rival), mine, known | seen, watched | seen)
            else:
                self._ride(court, hold(guess.rival), mine, options)
        return total + sum(max(options.values()) for options in ways.values() if options)

    def _ride(self, court: int, rival: Held, mine: Held, options: dict[Hashable, float]) -> None:
        """All that a Chevalier can do."""
        pair = (-1, -1)
        known = watched = 0
        for a, b, turn, after in by_chevalier(court):
            if pair != (a, b):
                pair = (a, b)
                known, watched = moved(self._known, a, b), moved(self._watched, a, b)
            if turn < 0:
                for each in range(PLACES):
                    options[a, b, each] += WON
                continue
            seen = 1 << turn
            options[a, b, turn] += self._rest(after, rival, mine, known | seen, watched | seen)

    def _draw(self, court: int, guess: World, hand: Sequence[int]) -> float:
        """Two more cards, of which Reines and different ones are kept."""
        five = [*hand, *guess.pile[:2]]
        others = sorted({card for card in five if card != REINE}, reverse=True)
        kept = [*[REINE] * five.count(REINE), *others, *five][:HAND]
        return self._rest(court, hold(guess.rival), hold(kept), self._known, self._watched)

    def _rest(self, court: int, rival: Held, mine: Held, known: int, watched: int) -> float:
        """The worth of a table as the turn ends, the rival to play."""
        if stands(court):
            return WON
        weights, down = self._weights, hidden(court)
        held, reines = mine
        value = weights.base + weights.sight * (down & known).bit_count() + weights.veil * (down & ~watched).bit_count()
        if reines >= 2:
            value += weights.two if reines == 2 else weights.three
        if sees_win(court, known, held):
            value += weights.near
        theirs, reines = rival
        if reines == HAND or sees_win(court, watched, theirs):
            return (1.0 - weights.danger) * value
        return (1.0 - weights.luck) * value if can_win(court, theirs) else value


def hold(cards: Sequence[int]) -> Held:
    """What a hand can do."""
    return bits(cards), cards.count(REINE)


def _shown(guess: World) -> tuple[int, ...]:
    """The rival's hand after a Reine has shown its first two cards."""
    first, second, third = guess.rival
    kept = [card for card in (first, second) if card != REINE]
    return (*kept, third, *guess.pile[: 2 - len(kept)])
