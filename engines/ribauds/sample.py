"""Invent a table that a viewer cannot tell from the true one, from his view alone."""

from __future__ import annotations

from collections import Counter

from engines.rng import Rng

from .dealing import DECK
from .knowledge import Knowledge
from .rules import State
from .state import MAIN, PROMPTS, REINE_PICK
from .values import HAND, REINE, View

TRIES = 2_000


def sample(view: View, rng: Rng) -> State:
    """A state whose view for this viewer is `view`: the unseen cards are pooled in order, then shuffled."""
    state = State.__new__(State)
    state.options = view.options
    state.number = view.number
    state.wins = (view.wins[0], view.wins[1])
    state.starter = view.starter
    state.turns = view.turns
    state.result = view.outcome
    state.turn = view.to_act[0] if view.to_act else -1
    state.phase = PROMPTS.index(view.prompt)
    state.discard = list(view.discard)
    state.buried = view.buried
    state.untouched = list(view.untouched)
    state.up = [place.up for place in view.court]
    facts = state.knowledge = Knowledge()
    facts.court[view.seat] = [place.card is not None for place in view.court]
    for held in view.held:
        facts.sure[view.seat][held.seat] = held.sure
        facts.maybe[view.seat][held.seat] = held.maybe
    facts.stock[view.seat] = view.stock
    if view.seat >= 0:
        facts.sure[1 - view.seat][view.seat] = view.exposed
        facts.court[1 - view.seat] = [place.watched for place in view.court]
    state.layout = []
    state.redealt = ()
    state.shown = view.shown
    state.rng = rng.split("chance")
    _deal_unknown(state, view, rng.split("hands"))
    if state.phase == REINE_PICK:
        state.layout, state.rng = state.rng.shuffle(sorted(state.hands[1 - state.turn]))
    return state


def _deal_unknown(state: State, view: View, rng: Rng) -> None:
    pool = Counter(DECK)
    pool.subtract(view.discard)
    pool.subtract(view.hand)
    pool.subtract(place.card for place in view.court if place.card is not None)
    for held in view.held:
        pool.subtract(held.sure)
    pool[REINE] -= view.buried
    unseen = sorted(pool.elements())
    for _ in range(TRIES):
        cards, rng = rng.shuffle(unseen)
        state.pile = [REINE] * view.buried + _from_stock(cards, view)
        state.court = [cards.pop() if place.card is None else place.card for place in view.court]
        state.hands = [list(view.hand), list(view.hand)]
        for held in view.held:
            state.hands[held.seat] = [*held.sure, *(cards.pop() for _ in range(view.sizes[held.seat] - len(held.sure)))]
        if _possible(state, view):
            return
    raise ValueError("no table fits this view")


def _from_stock(cards: list[int], view: View) -> list[int]:
    """Take the pile's cards out of `cards`: among those of the stock, where that is known."""
    wanted = view.pile - view.buried
    if not view.stock:
        taken = cards[:wanted]
        del cards[:wanted]
        return taken
    stock, taken = Counter(view.stock), []
    for card in list(cards):
        if len(taken) < wanted and stock[card] > 0:
            stock[card] -= 1
            taken.append(card)
            cards.remove(card)
    return taken


def _possible(state: State, view: View) -> bool:
    if len(state.pile) != view.pile:
        return False
    for seat, hand in enumerate(state.hands):
        reines = hand.count(REINE)
        if seat != view.seat and view.untouched[seat] and reines > 1:
            return False
        if seat == state.turn and state.phase == MAIN and reines == HAND:
            return False
    return True
