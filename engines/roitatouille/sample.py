"""Invent a table that a viewer cannot tell from the true one, from his view alone."""

from __future__ import annotations

from engines.rng import Rng

from .cards import BIT, DECKS, DYNASTY_BITS, RANKS, gather, row
from .rules import State
from .state import DRAWN, PROMPTS, setting
from .values import View


def sample(view: View, rng: Rng) -> State:
    """A state whose view for this viewer is `view`.

    The cards he cannot see are pooled in ascending order and then shuffled; hands honour what he has seen with Cartier
    and what others are known to lack.
    """
    seats = len(view.sizes)
    state = State.__new__(State)
    state.setting = setting(view.options, seats)
    state.round = view.round
    state.wins = view.wins
    state.last_winners = view.last_winners
    state.result = view.outcome
    state.discard = bytes(view.discard)
    state.turned = b""
    state.colour = view.colour
    state.fits = state.setting.fits[row(view.colour, view.discard[-1])]
    state.turn = view.to_act[0] if view.to_act else -1
    state.step = view.direction
    state.phase = PROMPTS.index(view.prompt)
    state.attack = view.attack
    state.total = view.total
    state.striker = -1 if view.striker is None else view.striker
    state.captive = list(view.captive)
    state.laid = [0] * seats
    for age, seat in enumerate(view.recent):
        state.laid[seat] = len(view.recent) - age
    state.lacks = [-1] * seats
    for lack in view.lacks:
        state.lacks[lack.seat] = lack.colour * RANKS + lack.rank
    state.seen = {(view.seat, seen.seat): gather(seen.cards) for seen in view.seen}
    state.turns = view.turns
    state.idle = view.idle
    _deal_unknown(state, view, rng.split("hands"))
    state.rng = rng.split("chance")
    return state


def _deal_unknown(state: State, view: View, rng: Rng) -> None:
    """Share the unseen cards among the other hands and the pile."""
    pool = _unseen(view)
    seats = range(len(view.sizes))
    fits = state.setting.fits
    banned = [fits[lack] & DYNASTY_BITS if lack >= 0 else 0 for lack in state.lacks]
    held: list[list[int]] = [[] for _ in seats]
    open_to: list[int] = []
    needs = list(view.sizes)
    for seen in view.seen:
        held[seen.seat] = list(seen.cards)
        for card in seen.cards:
            pool.remove(card)
    if view.seat in seats:
        held[view.seat] = list(view.hand)
    state.drawn = -1 if view.drawn is None else view.drawn
    shuffled, rng = rng.shuffle(pool)
    hidden_draw = state.phase == DRAWN and state.turn != view.seat
    if hidden_draw:
        drawer, fitting = state.turn, state.fits & DYNASTY_BITS
        state.drawn = _drawn_card(held[drawer], shuffled, fitting, full=len(held[drawer]) == needs[drawer])
    for seat in seats:
        open_to += [seat] * (needs[seat] - len(held[seat]))
    _share(shuffled, open_to, banned, held)
    state.hands = [gather(cards) for cards in held]
    state.pile = bytes(shuffled)
    state.left = len(shuffled)


def _unseen(view: View) -> list[int]:
    pool = list(DECKS[view.options.deck])
    for card in (*view.hand, *view.discard):
        pool.remove(card)
    return pool


def _drawn_card(hand: list[int], shuffled: list[int], fitting: int, full: bool) -> int:
    """The card that another seat has drawn and may keep: had it been a fitting dynasty card, it would be laid by now.

    It is one of the unseen cards, moved to the hand; or, where Cartier showed the whole hand, one of those.
    """
    if full:
        return next(card for card in hand if not BIT[card] & fitting)
    place = next(i for i in range(len(shuffled) - 1, -1, -1) if not BIT[shuffled[i]] & fitting)
    card = shuffled.pop(place)
    hand.append(card)
    return card


def _share(shuffled: list[int], open_to: list[int], banned: list[int], held: list[list[int]]) -> None:
    """Give each open place in a hand a card from the end of `shuffled` that its seat may hold; the rest stays.

    Seats that lack the most choose first. A seat that finds no card exchanges one with a seat that got one it may hold.
    """
    got: list[tuple[int, int]] = []
    for seat in sorted(open_to, key=lambda s: -banned[s].bit_count()):
        place = next((i for i in range(len(shuffled) - 1, -1, -1) if not BIT[shuffled[i]] & banned[seat]), -1)
        if place >= 0:
            got.append((seat, shuffled.pop(place)))
            continue
        for i, (other, card) in enumerate(got):
            if BIT[card] & banned[seat]:
                continue
            place = next((j for j in range(len(shuffled)) if not BIT[shuffled[j]] & banned[other]), -1)
            if place >= 0:
                got[i] = (other, shuffled.pop(place))
                got.append((seat, card))
                break
        else:
            raise ValueError("no table fits this view")
    for seat, card in got:
        held[seat].append(card)
