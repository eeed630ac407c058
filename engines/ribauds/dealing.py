"""The set-up of a game: the deal and the redeal check (RR-01, RR-02)."""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.rng import Rng

from .values import ASSASSIN, CHEVALIER, COPIES, HAND, PLACES, REINE, ROI, Redealt

DECK: Final = tuple(sorted([ROI, REINE, CHEVALIER, ASSASSIN] * COPIES))
REDEALS: Final = 50
"""After so many the whole deck is shuffled again."""


class Deal(NamedTuple):
    """A table before the first turn. `buried` Reines lie at the bottom of the pile, which is drawn from its end."""

    court: list[int]
    hands: list[list[int]]
    pile: list[int]
    buried: int = 0
    redealt: tuple[Redealt, ...] = ()


def deal(rng: Rng) -> tuple[Deal, Rng]:
    """A deal in which neither hand holds two Reines."""
    while True:
        cards, rng = rng.shuffle(DECK)
        after_court, after_first, after_hands = PLACES, PLACES + HAND, PLACES + 2 * HAND
        hands = [cards[after_court:after_first], cards[after_first:after_hands]]
        checked, rng = check(Deal(cards[:PLACES], hands, cards[after_hands:]), rng)
        if checked is not None:
            return checked, rng


def check(dealt: Deal, rng: Rng) -> tuple[Deal | None, Rng]:
    """RR-02: redeal until neither hand holds two Reines; None if everything is to be shuffled again."""
    court, hands, pile, buried, redealt = dealt
    for _ in range(REDEALS):
        counts = [hand.count(REINE) for hand in hands]
        if max(counts) < 2:
            return Deal(court, hands, pile, buried, redealt), rng
        if max(counts) == HAND or min(counts) == 2:
            cards, rng = rng.shuffle(sorted(pile + hands[0] + hands[1]))
            hands, pile, buried = [cards[:HAND], cards[HAND : 2 * HAND]], cards[2 * HAND :], 0
            redealt += (Redealt(None, True),)
            continue
        seat = counts.index(2)
        kept = [card for card in hands[seat] if card != REINE]
        drawn = [*kept, pile[-1], pile[-2]]
        hands = [drawn, hands[1]] if seat == 0 else [hands[0], drawn]
        pile, buried = [REINE, REINE, *pile[:-2]], buried + 2
        redealt += (Redealt(seat, False),)
    return None, rng
