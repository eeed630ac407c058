"""Invent a table that a viewer cannot tell from the true one, from his view alone."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from engines.rng import Rng

from .belief import ARRANGEMENTS, weights
from .rules import State
from .state import CLAIM_USED, LOOK_USED, PROMPTS, ROTATE_USED
from .values import RING, View

_BITS = {"rotate": ROTATE_USED, "look": LOOK_USED, "claim": CLAIM_USED}


def sample(view: View, rng: Rng) -> State:
    """A state whose view for this viewer is `view`: an arrangement drawn from his exact belief."""
    state = State.__new__(State)
    seats = len(view.places)
    state.options = view.options
    state.seats = seats
    state.places = view.places
    state.shift = view.shift
    state.notes = [view.common] * (seats + 1)
    state.notes[view.seat] = view.notes
    state.coins = list(view.coins)
    state.treasury = view.treasury
    state.starter = view.starter
    state.turn = view.turn
    state.round = view.round
    state.phase = PROMPTS.index(view.prompt)
    state.peeked = (view.turn - view.starter) % seats if view.prompt == "peek" else seats
    state.used = sum(_BITS[name] for name in view.used)
    state.claimant = -1 if view.claimant is None else view.claimant
    state.character = -1 if view.character is None else view.character
    state.caller = -1 if view.caller is None else view.caller
    state.asked = view.asked
    state.result = view.outcome
    state.answers = {}
    chance = rng.split("chance")
    for seat in view.asked:
        if seat not in view.to_act:
            guess, chance = chance.below(2)
            state.answers[seat] = view.answer if seat == view.seat and view.answer is not None else bool(guess)
    state.rng = chance
    if view.cards:
        state.cards = list(view.cards)
        return state
    sums = list(accumulate(weights(view.notes)))
    pick, _ = rng.split("cards").below(sums[-1])
    arrangement = ARRANGEMENTS[bisect_right(sums, pick)]
    state.cards = [arrangement[(place + view.shift) % RING] for place in range(RING)]
    return state
