"""What an action is worth: a sum of a few things a player looks at, each with a weight."""

from __future__ import annotations

from operator import add
from typing import Final

import msgspec

from engines.roitatouille.cards import (
    COLOUR,
    COLOURS,
    EXCOMMUNICATION,
    FAMINE,
    JEANNE,
    PLUS_TWO,
    PRISONER,
    RANK,
    REGICIDE,
    REVOLUTION,
)
from engines.roitatouille.values import Accept, Action, Draw, Keep, Lay, Parry

from .scene import Scene

WIN: Final = 1e6
_ATTACK: Final = {PLUS_TWO: "plus_two", FAMINE: "famine"}
_CARD: Final = {PRISONER: "prisoner", REVOLUTION: "revolution"}


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much each thing counts. A king laid for nothing else is worth 0."""

    # what leaves the hand
    plus_two: float = 0.0
    famine: float = 0.0
    excommunication: float = 0.0
    regicide: float = 0.0
    prisoner: float = 0.0
    revolution: float = 0.0
    guesclin: float = 0.0
    cartier: float = 0.0
    jeanne: float = 0.0
    green_late: float = 0.0
    """a green or black card, the more the smaller the hand"""
    green_threat: float = 0.0
    """a green or black card, the more the nearer an opponent is to winning"""
    # what stays
    follow: float = 0.0
    """the share of the remaining hand that has the active colour"""
    number: float = 0.0
    """the share of the remaining hand that has the number on top"""
    colours: float = 0.0
    """each dynasty that remains in the hand"""
    playable: float = 0.0
    """something that remains fits on the card laid"""
    armed: float = 0.0
    """a +2 or Jeanne remains to answer an attack with"""
    last_green: float = 0.0
    """the one card that remains fits on anything"""
    # who plays next
    attack_threat: float = 0.0
    """an attack, the more the nearer its victim is to winning"""
    attack_open: float = 0.0
    """an attack, the more the less likely it is answered"""
    again: float = 0.0
    """it will most likely be one's own turn again"""
    again_ready: float = 0.0
    """the same, by the share of the remaining hand that can follow then"""
    starve: float = 0.0
    """the next player most likely has nothing that fits"""
    starve_threat: float = 0.0
    """the same, the more the nearer he is to winning"""
    turn: float = 0.0
    """a reversal takes the turn from somebody nearer to winning than the one who gets it"""
    strike: float = 0.0
    """a régicide, the more the nearer its target is to winning"""
    strike_void: float = 0.0
    """a régicide that hits nobody"""
    # answers
    answer: float = 0.0
    """an attack passed on"""
    answer_total: float = 0.0
    """each card that it had come to"""
    shield: float = 0.0
    """an attack cancelled"""
    shield_total: float = 0.0
    """each card that it had come to"""
    accept: float = 0.0
    """each turn that is lost by accepting"""
    # not laying
    draw: float = 0.0
    keep: float = 0.0
    look: float = 0.0
    """Cartier looks at the next player, half as much at another"""

    def plus(self, other: Weights) -> Weights:
        """Each weight of both together."""
        return Weights(*map(add, msgspec.structs.astuple(self), msgspec.structs.astuple(other)))


class Worth:
    """Judges the actions of a scene with one set of weights."""

    def __init__(self, weights: Weights) -> None:
        w = self.weights = weights
        self._by_rank = (0.0,) * PLUS_TWO + (w.plus_two, w.famine, w.excommunication, w.regicide)
        self._by_green = (w.prisoner, w.revolution, w.guesclin, w.cartier, w.jeanne)

    def of(self, scene: Scene, action: Action) -> float:
        """The worth of a legal action; only comparisons within one scene mean anything."""
        if isinstance(action, Lay):
            return self._lay(scene, action)
        if isinstance(action, Draw):
            return self.weights.draw
        if isinstance(action, Keep):
            return self.weights.keep
        if isinstance(action, Accept) and scene.view.attack is not None:
            return self.weights.accept * turns_lost(scene)
        if isinstance(action, Parry):
            if scene.size == 1:
                return WIN
            return self.weights.jeanne + self.weights.shield
        return 0.0

    def _lay(self, scene: Scene, action: Lay) -> float:
        if scene.size == 1:
            return WIN
        w, view, card = self.weights, scene.view, action.card
        rank = RANK[card]
        colour = landing(scene, action)
        worth, ready = self._hand(scene, card, colour)
        if action.target is not None:
            worth += w.look if action.target == scene.next else w.look / 2
        if view.attack is not None:
            if card == JEANNE:
                worth += w.shield + w.shield_total * view.total
            else:
                worth += w.answer + w.answer_total * view.total
        again = w.again + w.again_ready * ready
        attack = attacks(card)
        if attack is not None and scene.next != view.seat:
            worth += w.attack_threat * scene.threat(scene.next)
            worth += w.attack_open * (1.0 - scene.can_answer(scene.next, attack))
            if scene.after_next == view.seat and (attack != "plus_two" or view.options.plus_two_skips):
                worth += again
            return worth
        turn = scene.next
        if rank == EXCOMMUNICATION:
            if scene.seats == 2 and view.options.reverse_skips_two:
                return worth + again
            turn = scene.previous
            worth += w.turn * (scene.threat(scene.next) - scene.threat(turn))
        elif rank == REGICIDE:
            target = scene.strikes()
            worth += w.strike_void if target is None else w.strike * scene.threat(target)
        if turn == view.seat:
            return worth + again
        unable = 1.0 - scene.able(turn, colour, rank)
        return worth + unable * (w.starve + w.starve_threat * scene.threat(turn))

    def _hand(self, scene: Scene, card: int, colour: int) -> tuple[float, float]:
        """What the hand loses and keeps, and the share of the rest that has the active colour or fits on anything."""
        w, rank, dynasty = self.weights, RANK[card], COLOUR[card]
        left = scene.size - 1
        greens = scene.green
        following = scene.colours[colour]
        alike = 0
        if dynasty == COLOURS:
            greens -= 1
            worth = self._by_green[card - PRISONER] + w.green_late / scene.size + w.green_threat * scene.peak
            worth += w.colours * scene.dynasties
        else:
            following -= 1
            worth = self._by_rank[rank] + w.colours * (scene.dynasties - (scene.colours[dynasty] == 1))
            if scene.matches(rank):
                alike = scene.held_by_rank(rank) - scene.held[card]
        worth += (w.follow * following + w.number * alike) / left
        if following or alike or greens:
            worth += w.playable
        if scene.answers > (rank == PLUS_TWO or card == JEANNE):
            worth += w.armed
        if left == greens == 1:
            worth += w.last_green
        return worth, (following + greens) / left


def attacks(card: int) -> str | None:
    """The attack that laying this card starts or passes on."""
    return _CARD.get(card) if card >= PRISONER else _ATTACK.get(RANK[card])


def landing(scene: Scene, action: Lay) -> int:
    """The active colour after this card."""
    if action.colour is not None:
        return action.colour
    dynasty = COLOUR[action.card]
    return scene.view.colour if dynasty == COLOURS else dynasty


def turns_lost(scene: Scene) -> int:
    """How many turns accepting the pending attack costs."""
    view = scene.view
    if view.attack == "prisoner":
        return view.total
    return 0 if view.attack == "plus_two" and not view.options.plus_two_skips else 1
