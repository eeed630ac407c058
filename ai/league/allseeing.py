"""The yardstick: a player who sees everything. No import but that of the league's list leads here."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from engines.game import Action, Game, Seat, State
from engines.rng import Rng
from engines.roitatouille.rules import State as RoiTatouille
from engines.roitatouille.values import View

from ..agent import Agent, Budget, Decision, Update, create
from ..roitatouille import minds, tuned
from ..roitatouille.mind import Mind
from ..roitatouille.strategist import Strategist
from ..roitatouille.worlds import Deal, one_round
from ..search import halving
from .guests.anywhere import play_out

POLICY: Final = "player"
"""The level whose choice stands unless another is clearly better in the true table."""

ROLLOUTS: Final = 0.5
"""So many games are played to their end for each iteration of the budget."""

GATE: Final = 1.0


class AllSeeing:
    """Tries every choice in the true table, played on by chance. No match for bots that search better."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._table: State
        self._view: Any = None

    def observe(self, update: Update[Any, Any]) -> None:
        """The choices."""
        self._view = update.view

    def see(self, state: State) -> None:
        """Look at everything."""
        self._table = state

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        """The policy's own choice, unless another is clearly better."""
        view, table = self._view, self._table
        first = self._policy(table, view.seat, rng.split("first"))
        arms = [first, *(action for action in view.legal if action != first)]
        if len(arms) == 1:
            return Decision(first, "only-choice")
        numbers = iter(range(1 << 30))

        def value(number: int, arm: int) -> float:
            world = table.clone()
            world.apply(view.seat, arms[arm])
            winners = play_out(world, Random(number))
            return (view.seat in winners) / len(winners) if winners else 0.5

        rollouts = max(2 * len(arms), round(budget.iterations * ROLLOUTS))
        return Decision(arms[halving(len(arms), lambda: next(numbers), value, rollouts, GATE)], "sees-all")

    def _policy(self, world: State, seat: Seat, rng: Rng) -> Action:
        agent: Agent = create(self._game.info.id, POLICY)
        agent.observe(Update(0, (), world.view(seat)))
        action: Action = agent.decide(Budget(), rng).action
        return action


class SeesHands(Strategist):
    """RoiTatouille: searches as the master does, but in the true hands; only what will be drawn is left to chance."""

    def __init__(self) -> None:
        super().__init__(*minds(), tuned().searching["master"])
        self._table: RoiTatouille

    def see(self, state: State) -> None:
        """Look at all hands."""
        assert isinstance(state, RoiTatouille)
        self._table = state

    def _worlds(self, view: View, mind: Mind, guesses: int, rng: Rng) -> Deal:
        table, random = one_round(self._table, view), Random(rng.seed)

        def deal() -> RoiTatouille:
            world = table.clone()
            world.pile = bytes(random.sample(table.pile[: table.left], table.left))
            return world

        return deal


def allseeing(game: Game) -> Agent:
    """The one who sees everything in a game."""
    return SeesHands() if game.info.id == "roitatouille" else AllSeeing(game)
