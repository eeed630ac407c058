"""Ways to a decision: which cards, places and sides are pointed at, one after another, until one action is left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Final, Literal, NamedTuple

from engines.game import Action
from engines.ribauds.values import Discard, DrawTwo, Look, Pick, Replace, Reveal, Swap, Turn, View


class Target(NamedTuple):
    """Something to point at: a card of the hand, a place of the Court, a card of the rival, a side, or the pile."""

    kind: Literal["hand", "place", "slot", "side", "draw"]
    number: int = 0


UP: Final = Target("side", 1)
DOWN: Final = Target("side", 0)
DRAW: Final = Target("draw")

Picked = tuple[Target, ...]
Routes = dict[Picked, Action]


def routes(view: View) -> Routes:
    """Every legal action by what is pointed at for it; where the order does not matter, in each order."""
    return {way: action for action in view.legal for way in _ways(action, view.hand)}


def following(ways: Routes, picked: Picked) -> frozenset[Target]:
    """What can be pointed at next."""
    return frozenset(way[len(picked)] for way in ways if way[: len(picked)] == picked and len(way) > len(picked))


def point(ways: Routes, picked: Picked, target: Target) -> Picked | None:
    """What is picked after pointing at something: the last one again lets it go, another first one begins anew.

    None if it cannot be pointed at.
    """
    if picked and picked[-1] == target:
        return picked[:-1]
    if target in following(ways, picked):
        return (*picked, target)
    return (target,) if picked and target.kind == picked[0].kind and target in following(ways, ()) else None


def _ways(action: Action, hand: tuple[int, ...]) -> Iterator[Picked]:
    if isinstance(action, (Reveal, Turn)):
        yield (Target("place", action.place),)
    elif isinstance(action, Replace):
        for at, card in enumerate(hand):
            if card == action.card:
                yield Target("hand", at), Target("place", action.place), UP if action.up else DOWN
    elif isinstance(action, Discard):
        for one, other in permutations(range(len(hand)), 2):
            if (hand[one], hand[other]) == (action.first, action.second):
                yield from _both(Target("hand", one), Target("hand", other))
    elif isinstance(action, Swap):
        yield from _both(Target("place", action.place), Target("place", action.other))
    elif isinstance(action, Pick):
        yield from _both(Target("slot", action.first), Target("slot", action.second))
    elif isinstance(action, DrawTwo):
        yield (DRAW,)
    elif isinstance(action, Look):
        if action.other is None:
            yield (Target("place", action.place),)
        else:
            yield from _both(Target("place", action.place), Target("place", action.other))


def _both(one: Target, other: Target) -> Iterator[Picked]:
    yield one, other
    yield other, one
