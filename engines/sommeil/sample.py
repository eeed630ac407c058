"""Invent a table that a viewer cannot tell from the true one, from what he sees now: his memory is his own affair."""

from __future__ import annotations

from collections import Counter

from engines.rng import Rng

from .rules import CONTENTS, EMPTY, PROMPTS, State, coins, deck
from .values import BEDS, COLOURS, GHOST, JESTER, Bet, View


def sample(view: View, rng: Rng) -> State:
    """A state whose view is `view`. Under the blanket, any beds may lie."""
    state = State.__new__(State)
    state.options = view.options
    state.seats = len(view.won)
    state.removed = view.removed
    state.holder = view.holder
    state.drawer = view.drawer
    state.phase = PROMPTS.index(view.prompt)
    state.ghosts = view.ghosts
    state.jesters = view.jesters
    state.opened = view.opened
    state.up = view.up
    state.bets = tuple((placed.seat, Bet(placed.coin, placed.bed, placed.joker)) for placed in view.bets)
    state.order = view.order
    state.verdicts = view.verdicts
    state.fresh = EMPTY if view.fresh is None else view.fresh
    state.result = view.outcome
    state.rng = rng.split("chance")
    _lay_cards(state, view, rng.split("cards"))
    _lay_coins(state, view, rng.split("coins"))
    return state


def _lay_cards(state: State, view: View, rng: Rng) -> None:
    contents = CONTENTS[view.options.deck]
    ghosts, jesters = contents.ghosts - view.ghosts, contents.jesters - view.jesters
    sleepers = [card for card in deck(view.options, view.removed) if card < GHOST]
    hidden = view.pile - ghosts - jesters
    if view.covered:
        shuffled, rng = rng.shuffle(sleepers)
        state.beds = _any_beds(shuffled, BEDS[view.options.difficulty], most=len(sleepers) - hidden)
    else:
        state.beds = [EMPTY if top is None else top for top in view.beds]
    in_bed = [top for top in state.beds if top != EMPTY]
    left, rng = rng.shuffle(sorted((Counter(sleepers) - Counter(in_bed)).elements()))
    state.pile, _ = rng.shuffle(sorted(left[:hidden] + [GHOST] * ghosts + [JESTER] * jesters))
    state.aside = len(left) - hidden
    state.filled = len(in_bed)


def _any_beds(sleepers: list[int], beds: int, most: int) -> list[int]:
    """The first sleepers of different characters, in the beds from the head of the line."""
    found: list[int] = []
    for card in sleepers:
        if len(found) < min(beds, most) and card // COLOURS not in {other // COLOURS for other in found}:
            found.append(card)
    return [EMPTY] * (beds - len(found)) + found


def _lay_coins(state: State, view: View, rng: Rng) -> None:
    shown = Counter(view.up) + Counter(placed.coin for placed in view.bets)
    hidden, _ = rng.shuffle(sorted((Counter(coins(view.options, view.removed)) - shown).elements()))
    state.won = [[hidden.pop() for _ in range(number)] for number in view.won]
    state.lost = [hidden.pop() for _ in range(view.lost)]
    state.stack = hidden
