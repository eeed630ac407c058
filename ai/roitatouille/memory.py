"""What the others were seen to do in this round, and what each stood before when it did so."""

from __future__ import annotations

from typing import Any, NamedTuple

from engines.game import Event
from engines.rng import Rng
from engines.roitatouille.cards import JEANNE
from engines.roitatouille.moves import ACCEPT, DRAW
from engines.roitatouille.rules import State
from engines.roitatouille.sample import sample
from engines.roitatouille.values import (
    Accepted,
    Action,
    Drew,
    Laid,
    Lay,
    Parried,
    Reshuffled,
    RoundStarted,
    RoundWon,
    View,
)

from ..agent import Update

_STREAM = Rng(bytes(32))


class Choice:
    """What a seat chose, and the view before."""

    __slots__ = ("_state", "_view", "action")

    def __init__(self, view: View, action: Action) -> None:
        self.action = action
        self._view = view
        self._state: State | None = None

    @property
    def state(self) -> State:
        """A table that looked like this: only what is open about it counts."""
        if self._state is None:
            self._state = sample(self._view, _STREAM)
        return self._state


class Step(NamedTuple):
    """A change of a hand: the choice that led to it, how many unknown cards it gained, and what was laid."""

    choice: Choice | None
    gained: int
    lost: int | None


class Memory:
    """The steps of every other seat, in order, as far back as the cards tell of what is held now."""

    def __init__(self) -> None:
        self.steps: dict[int, list[Step]] = {}
        self.view: View | None = None
        self._seq = -1

    def observe(self, update: Update[Event, View]) -> None:
        """Remember what the events tell. After a gap nothing before it is of use."""
        before = self.view if update.seq == self._seq + 1 else None
        self.view, self._seq = update.view, update.seq
        if before is None or any(isinstance(event, RoundStarted | RoundWon | Reshuffled) for event in update.events):
            self.steps = {}
        elif before.to_act:
            self._remember(before, update.events)

    def _remember(self, before: View, events: tuple[Any, ...]) -> None:
        actor = before.to_act[0]
        for number, event in enumerate(events):
            if isinstance(event, Laid):
                self._laid(before, event, drawn_now=number > 0)
            elif isinstance(event, Drew):
                chose = None
                if event.seat == actor and event.cause == "turn":
                    chose = Choice(before, DRAW)
                self._add(event.seat, Step(chose, event.count, None))
            elif isinstance(event, Accepted):
                self._add(event.seat, Step(Choice(before, ACCEPT), 0, None))
            elif isinstance(event, Parried):
                self._add(event.seat, Step(None, 0, JEANNE))

    def _laid(self, before: View, event: Laid, drawn_now: bool) -> None:
        if not event.drawn:
            self._add(event.seat, Step(Choice(before, Lay(event.card, event.colour)), 0, event.card))
            return
        steps = self.steps.get(event.seat)
        if steps:  # the card just drawn was never unknown
            steps[-1] = steps[-1]._replace(gained=0)

    def _add(self, seat: int, step: Step) -> None:
        self.steps.setdefault(seat, []).append(step)
