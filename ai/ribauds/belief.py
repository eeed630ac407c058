"""What the unseen cards may be: every possible Court and rival's hand, each with how likely it is.

Where a card of the pile lies is never known but for the buried Reines, so that a Court and a hand say what is left for
it. The possibilities move with what all can see, and weigh less where the rival would have acted otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Final

from engines.ribauds.dealing import DECK
from engines.ribauds.values import (
    HAND,
    REINE,
    Discarded,
    Drew,
    Event,
    GameStarted,
    Looked,
    Redealt,
    Replaced,
    Reshuffled,
    Revealed,
    Shown,
    Swapped,
    Turned,
    View,
)

from .counts import (
    ALL,
    KINDS,
    NONE,
    ONE,
    Held,
    bits_of,
    cards_of,
    count,
    draws,
    hands,
    laid_in,
    less,
    orders,
    picks,
    plus,
    whole,
)
from .court import UP, laid, moved, sees_win, swapped
from .hands import hand_of
from .turns import Table

World = tuple[int, Held]
"""The Court as a number, and the rival's hand."""

_FAINT: Final = 1e-6
"""What is so much less likely than all together is given up."""


class Belief:
    """The possibilities as one seat knows them.

    `missed`: how often the rival is thought to let a win be that he sees; with 1 nothing is read from what he does.
    """

    def __init__(self, missed: float = 1.0) -> None:
        self._missed = missed
        self._shares: dict[World, float] = {}
        self._hand = self._discard = NONE
        self._pile = self._buried = self._known = self._watched = 0
        self._shuffled: int | None = None
        self._seat = -1

    def see(self, events: Sequence[Event], view: View) -> None:
        """What happened, and how the table looks after it. Should the two not fit together, the view is believed."""
        began = max((i for i, event in enumerate(events) if isinstance(event, GameStarted)), default=-1)
        if self._seat < 0 or began >= 0:
            self._start(view, [event for event in events[began + 1 :] if isinstance(event, Redealt)])
        else:
            for event in events:
                self._take_in(event)
            self._agree(view)
        self._follow(view)

    def possibilities(self) -> list[tuple[World, float]]:
        """In a fixed order; their shares add up to one."""
        total = sum(self._shares.values())
        return [(world, share / total) for world, share in sorted(self._shares.items())]

    def tables(self, number: int, random: Random) -> list[Table]:
        """So many, each possibility as often as it is likely. What lies in no known order is put in any."""
        tables: list[Table] = []
        reached, step = 0.0, random.random()
        for world, share in self.possibilities():
            reached += share * number
            while step < reached and len(tables) < number:
                step += 1.0
                tables.append(self._table(world, random))
        while len(tables) < number:  # what rounding has left out
            tables.append(tables[-1])
        return tables

    def _table(self, world: World, random: Random) -> Table:
        court, held = world
        pile = _shuffled(less(self._left(court, held), (0, self._buried, 0, 0)), random)
        pile += [REINE] * self._buried + _shuffled(self._discard, random)
        rival = _shuffled(held, random)
        shown = rival[2:] + [card for card in rival[:2] if card != REINE] + pile
        mine = hand_of(cards_of(self._hand))
        return Table(court, self._known, self._watched, mine, hand_of(rival), hand_of(shown), tuple(pile))

    # From a view alone

    def _start(self, view: View, redealt: Sequence[Redealt]) -> None:
        """All that the view allows, as likely as the cards make it and the redeal check (RR-02) shows."""
        rival = next(held for held in view.held if held.seat != view.seat)
        pool = Counter(DECK)
        for cards in (view.hand, view.discard, rival.sure, [p.card for p in view.court if p.card is not None]):
            pool.subtract(cards)
        pool[REINE] -= view.buried
        unseen = (pool[0], pool[1], pool[2], pool[3])
        wanted = max(0, view.sizes[rival.seat] - len(rival.sure))
        dark = [place.place for place in view.court if place.card is None]
        base = sum(
            (0 if place.card is None else place.card) << 3 * place.place | (UP << 3 * place.place if place.up else 0)
            for place in view.court
        )
        stock = count(view.stock) if view.stock else ALL
        sure = count(rival.sure)
        buried = sum(event.seat == rival.seat for event in redealt)
        held_by: dict[Held, list[tuple[Held, float]]] = {}
        self._shares = {}
        for cards in product(KINDS, repeat=len(dark)):
            there = count(cards)
            if there not in held_by:
                left = less(unseen, there)
                chosen = hands(wanted) if min(left) >= 0 else ()
                held_by[there] = [
                    (plus(sure, more), float(orders(unseen, there) * picks(left, more)))
                    for more in chosen
                    if min(rest := less(left, more)) >= 0 and min(less(stock, rest)) >= 0
                ]
            court = base + sum(card << 3 * place for card, place in zip(cards, dark, strict=True))
            ways = prod(whole(laid_in(court)[REINE]) for event in redealt if event.whole)
            for held, share in held_by[there]:
                reines = held[REINE]
                if reines < 2 or not view.untouched[rival.seat]:
                    self._shares[court, held] = ways * share * (HAND - reines if buried == 1 else 1)

    def _agree(self, view: View) -> None:
        """Keep what the view allows; start anew from it if that is nothing."""
        mask, seen = 0, 0
        for place in view.court:
            mask |= (UP if place.card is None else 7) << 3 * place.place
            seen |= (UP * place.up | (place.card or 0)) << 3 * place.place
        size = view.sizes[1 - view.seat]
        sure = count(next(held.sure for held in view.held if held.seat != view.seat))
        fits = count(view.hand) == self._hand and count(view.discard) == self._discard and view.pile == self._pile
        hold = {held for _, held in self._shares if fits and sum(held) == size and min(less(held, sure)) >= 0}
        kept = {world: share for world, share in self._shares.items() if world[0] & mask == seen and world[1] in hold}
        total = sum(kept.values())
        self._shares = {world: share / total for world, share in kept.items() if share > _FAINT * total}
        if not self._shares:
            self._start(view, ())

    def _follow(self, view: View) -> None:
        self._seat, self._shuffled = view.seat, None
        self._hand, self._discard = count(view.hand), count(view.discard)
        self._pile, self._buried = view.pile, view.buried
        self._known = sum(1 << place.place for place in view.court if place.card is not None)
        self._watched = sum(1 << place.place for place in view.court if place.watched)

    # From what happens

    def _take_in(self, event: Event) -> None:
        if isinstance(event, Revealed | Turned):
            if isinstance(event, Revealed):
                self._begin(event.seat)
            up = isinstance(event, Revealed) or event.up
            self._watched |= 1 << event.place
            self._lies(event.place, event.card)
            side = UP * up << 3 * event.place
            self._change(lambda court, held: (court & ~(UP << 3 * event.place) | side, held))
        elif isinstance(event, Replaced):
            self._begin(event.seat)
            if event.seat == self._seat:
                self._exchange(event)
            else:
                self._exchanged(event)
        elif isinstance(event, Swapped):
            self._change(lambda court, held: (swapped(court, event.place, event.other), held))
            self._watched = moved(self._watched, event.place, event.other)
        elif isinstance(event, Looked):
            if event.seat != self._seat:
                self._watched |= sum(1 << place for place in event.places)
            for place, card in zip(event.places, event.cards, strict=False):
                self._lies(place, card)
        elif isinstance(event, Shown) and event.target != self._seat:
            shown = count(event.cards)
            self._weigh(lambda _, held: picks(held, shown))
        elif isinstance(event, Discarded):
            self._discarded(event)
        elif isinstance(event, Reshuffled):
            self._shuffled = event.count
        elif isinstance(event, Drew):
            self._drew(event)

    def _begin(self, seat: int) -> None:
        """A turn: had the rival seen a win, he would likely take it, and the game would be over."""
        if seat == self._seat or self._missed == 1.0:
            return
        missed, watched = self._missed, self._watched
        self._weigh(lambda court, held: missed if sees_win(court, watched, bits_of(held)) else 1.0)

    def _exchange(self, event: Replaced) -> None:
        """A card of one's own for one of the Court."""
        place, card, taken, up = event.place, event.card, event.taken, event.up
        assert card is not None
        assert taken is not None
        self._lies(place, taken)
        self._hand = plus(less(self._hand, ONE[card]), ONE[taken])
        self._change(lambda court, held: (laid(court, place, card, up), held))
        self._watched = self._watched | 1 << place if up else self._watched & ~(1 << place)

    def _exchanged(self, event: Replaced) -> None:
        """The same by the rival: of each kind that he may hold, if it was laid unseen."""
        place, up = event.place, event.up
        kinds = KINDS if event.card is None else (event.card,)
        after: dict[tuple[Held, int], list[tuple[int, Held, float]]] = {}
        shares: dict[World, float] = {}
        for (court, held), share in self._shares.items():
            taken = court >> 3 * place & 3
            ways = after.get((held, taken))
            if ways is None:
                ways = after[held, taken] = [
                    (laid(0, place, kind, up), plus(less(held, ONE[kind]), ONE[taken]), 1.0 / bits_of(held).bit_count())
                    for kind in kinds
                    if held[kind]
                ]
            rest = court & ~(7 << 3 * place)
            for card, hand, chance in ways:
                world = rest | card, hand
                shares[world] = shares.get(world, 0.0) + share * chance
        self._shares = shares
        self._watched |= 1 << place

    def _discarded(self, event: Discarded) -> None:
        gone = count(event.cards)
        self._discard = plus(self._discard, gone)
        if event.seat == self._seat:
            self._hand = less(self._hand, gone)
            return
        self._weigh(lambda _, held: float(min(less(held, gone)) >= 0))
        self._change(lambda court, held: (court, less(held, gone)))

    def _drew(self, event: Drew) -> None:
        """If the discard was shuffled into the pile meanwhile, what was left of the pile had been drawn before."""
        shuffled = self._shuffled
        late = event.count if shuffled is None else event.count - self._pile
        drawn = count(event.cards)
        buried = self._buried if shuffled is None else 0
        shares: dict[World, float] = {}
        for (court, held), share in self._shares.items():
            left = self._left(court, held)
            first = NONE
            if shuffled is not None:
                first, left = left, self._discard
            if event.seat == self._seat:
                rest = less(drawn, first)
                ways = next((ways for more, ways in draws(left, buried, late) if more == rest), 0.0)
                if ways:
                    shares[court, held] = share * ways
                continue
            held = plus(held, first)
            for more, ways in draws(left, buried, late):
                world = court, plus(held, more)
                shares[world] = shares.get(world, 0.0) + share * ways
        self._shares = shares
        if event.seat == self._seat:
            self._hand = plus(self._hand, drawn)
        if shuffled is not None:
            self._pile, self._discard, self._shuffled = shuffled, NONE, None
        self._pile -= late
        self._buried = min(buried, self._pile)

    # The possibilities

    def _left(self, court: int, held: Held) -> Held:
        """What the pile is made of."""
        return less(less(less(less(ALL, laid_in(court)), held), self._hand), self._discard)

    def _lies(self, place: int, card: int) -> None:
        """This card lies here."""
        self._shares = {world: share for world, share in self._shares.items() if world[0] >> 3 * place & 3 == card}

    def _weigh(self, chance: Callable[[int, Held], float]) -> None:
        """Each possibility weighs as much less as what was seen is less likely in it."""
        weighed = ((world, share * chance(*world)) for world, share in self._shares.items())
        self._shares = {world: share for world, share in weighed if share}

    def _change(self, change: Callable[[int, Held], World]) -> None:
        """The same happens to the cards of each possibility."""
        shares: dict[World, float] = {}
        for world, share in self._shares.items():
            after = change(*world)
            shares[after] = shares.get(after, 0.0) + share
        self._shares = shares


def _shuffled(held: Held, random: Random) -> list[int]:
    cards = list(cards_of(held))
    random.shuffle(cards)
    return cards
