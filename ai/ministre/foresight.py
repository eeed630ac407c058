"""What becomes of an action in sampled worlds, played on to the end: the share of wins."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from itertools import accumulate
from random import Random
from typing import Final

from engines.ministre.belief import ARRANGEMENTS, certain
from engines.ministre.state import STEP
from engines.ministre.values import (
    EXECUTIONER,
    MINISTER,
    PEASANT,
    RING,
    Accuse,
    Action,
    Challenge,
    Claim,
    KeepStill,
    LetPass,
    Look,
    Reply,
    Rotate,
    Shuffle,
    Tax,
)

from .effects import accusation
from .insight import Insight
from .playout import Playout, Sense

World = tuple[tuple[int, ...], int]
"""Which character each card is, and the chance of all that follows."""

FAR: Final = 24
"""So many turns are played on."""


def sure(notes: bytes, shift: int) -> int:
    """The set of cards that can be but one character."""
    found = enumerate(certain(notes, shift))
    return sum(1 << (place + shift) % RING for place, character in found if character is not None)


class Foresight:
    """Plays on from the present decision of one seat."""

    def __init__(self, insight: Insight, sense: Sense, random: Random) -> None:
        self._insight = insight
        view = insight.view
        self._view = view
        self._me = insight.me
        self._random = random
        self._sense = sense
        self._sums = list(accumulate(insight.found))
        self._known = self._masks()
        self._rotated = "rotate" in view.used or view.options.turn_actions == "one"
        if view.claimant is not None and view.character is not None:
            self._open = list(insight.listeners(view.claimant, view.character))
        if view.prompt == "main":
            self._own = [list(insight.listeners(insight.me, character)) for character in range(RING)]
            target, _ = accusation(insight, list(view.coins), view.treasury)
            row = insight.chances[view.places[target]]
            self._accused = target, row.index(max(row))
        elif view.prompt == "call":
            self._answer = list(insight.listeners(insight.me, MINISTER, reply=True))

    def _masks(self) -> list[int]:
        view, witnesses = self._view, self._insight.reader.witnesses

        common = sure(view.common, view.shift)
        out = [
            common | sum(1 << card for card in range(RING) if witnesses.knows(seat, card))
            for seat in range(len(view.coins))
        ]
        out[self._me] = sure(view.notes, view.shift)
        return out

    def world(self) -> World:
        """An arrangement out of this seat's belief, and the chance of what follows in it."""
        index = bisect_right(self._sums, self._random.random() * self._sums[-1])
        return ARRANGEMENTS[min(index, len(ARRANGEMENTS) - 1)], self._random.getrandbits(32)

    def value(self, world: World, action: Action) -> float:
        """This seat's share of the win if it does this in that world."""
        cards, seed = world
        view = self._view
        table = Playout(
            cards,
            view.shift,
            view.places,
            view.coins,
            view.treasury,
            self._known,
            view.turn,
            self._insight.left + 1,
            Random(seed),
            self._sense,
        )
        self._begin(table, action)
        table.end_turn()
        table.run(FAR)
        return table.share(self._me)

    def _begin(self, table: Playout, action: Action) -> None:
        """The action, and the rest of its turn."""
        me, used = self._me, self._view.used
        if isinstance(action, (Challenge, LetPass)):
            self._window(table, isinstance(action, Challenge))
        elif isinstance(action, Reply):
            self._heard(table, me, MINISTER, self._answer, lambda: table.take(me, 1))
        elif isinstance(action, Claim):
            self._claim(table, action.character)
        elif isinstance(action, Accuse):
            right = table.cards[table.own(action.target)] == action.character
            table.accuse(me, action.target, right)
        elif isinstance(action, Tax):
            table.tax(me, action.target)
        elif isinstance(action, Shuffle):
            table.mix(table.at(action.place), table.at(action.other))
        elif isinstance(action, (Look, Rotate)):
            if isinstance(action, Look):
                table.pay(me, 1)
                table.see(me, table.own(me))
            else:
                table.shift = (table.shift + STEP[action.way]) % RING
            if "claim" not in used and self._view.options.turn_actions != "one":
                rotated = self._rotated or isinstance(action, Rotate)
                table.speak(me, rotated, isinstance(action, Look) or "look" in used)
                return
            if isinstance(action, Rotate):
                return
        elif not isinstance(action, KeepStill):
            return
        if not self._rotated and table.treasury:
            table.guard(table.turn)

    def _claim(self, table: Playout, character: int) -> None:
        me = self._me
        if character == PEASANT:
            table.unveil(me)
            return

        def act() -> None:
            if character == EXECUTIONER:
                target, named = self._accused
                table.accuse(me, target, table.cards[table.own(target)] == named)
            else:
                table.act(me, character)

        self._heard(table, me, character, self._own[character], act)

    def _window(self, table: Playout, doubts: bool) -> None:
        view = self._view
        claimant, character = view.claimant, view.character
        assert claimant is not None
        assert character is not None
        sure = 1.0 if doubts else 0.0
        listeners = [each if each[0] != self._me else (self._me, sure, sure) for each in self._open]
        reply = view.prompt == "challenge-reply"
        act = (lambda: table.take(claimant, 1)) if reply else (lambda: table.act(claimant, character))
        self._heard(table, claimant, character, listeners, act)

    def _heard(
        self,
        table: Playout,
        seat: int,
        character: int,
        listeners: Iterable[tuple[int, float, float]],
        act: Callable[[], None],
    ) -> None:
        true = table.cards[table.own(seat)] == character
        draws = [table.random.random() for _ in range(table.seats)]
        for draw, (other, if_true, if_false) in zip(draws, listeners, strict=False):
            if draw < (if_true if true else if_false):
                if true:
                    table.show(table.own(seat))
                    table.pay(other, 1)
                    act()
                else:
                    table.see(other, table.own(seat))
                    table.pay(seat, self._view.options.bluff_fine)
                return
        act()
