"""Guests for any game, by the contract of `engines.game` alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final

from engines.game import Action, Game, Seat, State
from engines.rng import Rng

from ...agent import Budget, Chance, Decision, Update

EXPLORE: Final = 0.7
CAP: Final = 200
"""So many decisions of a playout are played; a game not over by then is worth a fair share to all."""


class FirstLegal(Chance):
    """Always the first action that the rules name: what the simplest of the published UNO players do."""

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """No thought at all."""
        return Decision(self._legal[0], "first")


class Greedy:
    """Takes what wins at once in the most of a few sampled worlds, and anything otherwise."""

    def __init__(self, game: Game, worlds: int, depth: int) -> None:
        self._game, self._worlds, self._depth = game, worlds, depth
        self._view: Any = None

    def observe(self, update: Update[Any, Any]) -> None:
        """The view is enough to invent worlds."""
        self._view = update.view

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """Count the worlds in which each action wins."""
        view, seat = self._view, self._view.seat
        wins = [0] * len(view.legal)
        for number in range(self._worlds if len(view.legal) > 1 else 0):
            world = self._game.sample(view, rng.split(f"world {number}"))
            for index, action in enumerate(view.legal):
                wins[index] += _wins(world, seat, action, self._depth)
        best = max(wins)
        among = [index for index, won in enumerate(wins) if won == best]
        return Decision(view.legal[Random(rng.seed).choice(among)], "win" if best else "chance")


def _wins(world: State, seat: Seat, action: Action, depth: int) -> bool:
    """Whether this action, and what may follow it in the same turn, wins."""
    after = world.clone()
    after.apply(seat, action)
    outcome = after.outcome()
    if outcome is not None:
        return seat in outcome.winners
    if depth == 1 or after.to_act() != (seat,) or after.view(seat).prompt == world.view(seat).prompt:
        return False
    return any(_wins(after, seat, each, depth - 1) for each in after.legal(seat))


class _Node:
    """What is known of one line of play: visits, times it could be chosen, and what its mover won."""

    __slots__ = ("available", "below", "visits", "won")

    def __init__(self) -> None:
        self.below: dict[tuple[Seat, Action], _Node] = {}
        self.visits = 0
        self.available = 0
        self.won = 0.0


class Ismcts:
    """Plain information-set tree search (Cowling, Powley, Whitehouse): one tree, a fresh world for every descent,
    upper confidence bounds over what was available, random playouts."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._view: Any = None

    def observe(self, update: Update[Any, Any]) -> None:
        """The view is enough to invent worlds."""
        self._view = update.view

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """The action visited most."""
        view = self._view
        root, random = _Node(), Random(rng.seed)
        for number in range(budget.iterations if len(view.legal) > 1 else 0):
            _descend(root, self._game.sample(view, rng.split(f"world {number}")), view.seat, random)
        most = max(view.legal, key=lambda action: _visits(root, view.seat, action))
        return Decision(most, "search")


def _visits(root: _Node, seat: Seat, action: Action) -> int:
    node = root.below.get((seat, action))
    return node.visits if node else 0


def _descend(root: _Node, world: State, first: Seat, random: Random) -> None:
    """One world down the tree, one node more, one playout, and the news of it back up."""
    path: list[tuple[Seat, _Node]] = []
    node, seat, seats = root, first, 1
    while acting := world.to_act():
        seats = max(seats, max(acting) + 1)
        seat = seat if not path else acting[0]
        legal = world.legal(seat)
        fresh = [action for action in legal if (seat, action) not in node.below]
        for action in legal:
            if (known := node.below.get((seat, action))) is not None:
                known.available += 1
        action = random.choice(fresh) if fresh else max(legal, key=lambda each: _bound(node.below[seat, each]))
        node = node.below.setdefault((seat, action), _Node())
        path.append((seat, node))
        world.apply(seat, action)
        if fresh:
            node.available = 1
            break
    winners = play_out(world, random)
    for mover, passed in path:
        passed.visits += 1
        passed.won += (mover in winners) / len(winners) if winners else 1 / seats


def _bound(node: _Node) -> float:
    return node.won / node.visits + EXPLORE * sqrt(log(node.available) / node.visits)


def play_out(world: State, random: Random) -> Sequence[Seat]:
    """Who wins a table that is played on by chance; nobody if that takes too long."""
    for _ in range(CAP):
        acting = world.to_act()
        if not acting:
            break
        world.apply(acting[0], random.choice(world.legal(acting[0])))
    outcome = world.outcome()
    return outcome.winners if outcome else ()
