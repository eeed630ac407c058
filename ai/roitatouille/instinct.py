"""The same weights at a glance: what rollouts play, and what is supposed of others.

A `Scene` counts carefully what may be where; here odds come from tables by the number of cards alone, so that a choice
costs a few microseconds.
"""

from __future__ import annotations

from math import exp
from typing import Final

from engines.roitatouille import moves
from engines.roitatouille.cards import (
    BIT,
    BLUE_BITS,
    COLOUR,
    DYNASTY_BITS,
    EXCOMMUNICATION,
    JEANNE,
    JEANNE_BIT,
    KINDS,
    NO_RANK,
    PLUS_TWO,
    PLUS_TWO_BITS,
    PRISONER,
    RANK,
    RANKS,
    RED_BITS,
    REGICIDE,
    VIOLET_BITS,
    WILD_BITS,
)
from engines.roitatouille.rules import State
from engines.roitatouille.state import ATTACK, DRAWN, TURN
from engines.roitatouille.values import Action, Lay

from .worth import WIN, Weights, attacks

_MOST: Final = 95


def layers(bits: int) -> int:
    """The bits of every copy of these kinds."""
    return sum(bits << KINDS * copy for copy in range(4))


DYNASTY: Final = tuple(layers(bits) for bits in (BLUE_BITS, RED_BITS, VIOLET_BITS))
COPIES: Final = tuple(layers(bit) for bit in BIT)
SAME: Final = tuple(COPIES[rank] | COPIES[13 + rank] | COPIES[26 + rank] for rank in range(NO_RANK))
ANSWERING: Final = layers(PLUS_TWO_BITS | JEANNE_BIT)
_SHARE: Final = tuple(tuple(count / max(1, left) for count in range(_MOST)) for left in range(_MOST))
"""_SHARE[left][count]"""
_UNABLE: Final = tuple(0.54**size for size in range(_MOST))
_UNABLE_LACKING: Final = tuple(0.86**size for size in range(_MOST))
"""How likely so many cards have none that fits, and have none that fits on a colour that was lacking before."""
_CLOSED: Final = {"plus_two": 0.12, "revolution": 0.06, "prisoner": 0.03, "famine": 0.012}
"""How likely a card answers an attack."""
_DOUBT: Final = 0.25
"""How far others are supposed to differ from these weights."""
_LIKING: Final = 10.0
"""How much the colour most held is supposed to be chosen before another."""
_SLIP: Final = 0.05
"""How likely anything is to be done for other reasons."""

Option = tuple[float, int, int]
"""What laying a card is worth, its kind, and the colour chosen with it."""


class Instinct:
    """One set of weights made ready for quick choices."""

    def __init__(self, weights: Weights) -> None:
        w = self.weights = weights
        by_rank = (0.0,) * PLUS_TWO + (w.plus_two, w.famine, w.excommunication, w.regicide)
        by_green = (w.prisoner, w.revolution, w.guesclin, w.cartier, w.jeanne)
        self._base = tuple(by_rank[RANK[k]] if k < PRISONER else by_green[k - PRISONER] for k in range(KINDS))
        self._attack = tuple(self._hits(kind) for kind in range(KINDS))

    def _hits(self, kind: int) -> tuple[float, ...] | None:
        """What an attack with this card is worth, by the size of its victim's hand."""
        attack, w = attacks(kind), self.weights
        if attack is None:
            return None
        return tuple(w.attack_open * (1 - _CLOSED[attack]) ** n + w.attack_threat / max(1, n) for n in range(_MOST))

    def choose(self, state: State) -> Action:
        """What the seat whose turn it is does."""
        phase = state.phase
        hand = state.hands[state.turn]
        if phase == TURN:
            playable = hand & state.fits
            if not playable:
                return moves.DRAW if state.left or len(state.discard) > 1 else moves.PASS
            dynasty = playable & DYNASTY_BITS
            if playable == dynasty and not playable & playable - 1 and not state.setting.free_draw:
                return moves.LAYS[playable.bit_length() - 1][0]
            worth, kind, colour = max(self.options(state, hand, playable))
            if worth < self.weights.draw and (not dynasty or state.setting.free_draw) and can_draw(state):
                return moves.DRAW
            return moves.LAYS[kind][0 if kind <= PRISONER else colour]
        if phase == DRAWN:
            playable = BIT[state.drawn] & WILD_BITS
            instead: Action = moves.KEEP
        elif phase == ATTACK:
            assert state.attack is not None
            playable = hand & state.setting.answers[state.attack]
            instead = moves.ACCEPT
        else:
            w = self.weights
            parries = hand & JEANNE_BIT and (w.jeanne + w.shield >= 0 or not hand & hand - 1)
            return moves.PARRY if parries else moves.ACCEPT
        if not playable:
            return instead
        worth, kind, colour = max(self.options(state, hand, playable))
        return instead if worth < self.otherwise(state) else moves.LAYS[kind][0 if kind <= PRISONER else colour]

    def otherwise(self, state: State) -> float:
        """What it is worth to lay nothing."""
        if state.phase == TURN:
            return self.weights.draw
        if state.phase == DRAWN:
            return self.weights.keep
        if state.attack == "prisoner":
            return self.weights.accept * state.total
        free = state.attack == "plus_two" and not state.setting.options.plus_two_skips
        return 0.0 if free else self.weights.accept

    def options(self, state: State, hand: int, playable: int) -> list[Option]:
        """Each of these kinds in the hand of the seat whose turn it is, in the colour most held where it chooses."""
        if not hand & hand - 1:
            return [(WIN, playable.bit_length() - 1, 0)]
        w, hands, setting, captive, seat, step = (
            self.weights,
            state.hands,
            state.setting,
            state.captive,
            state.turn,
            state.step,
        )
        seats = setting.seats
        following = (seat + step) % seats
        while captive[following] and following != seat:
            following = (following + step) % seats
        size = hand.bit_count()
        counts = ((hand & DYNASTY[0]).bit_count(), (hand & DYNASTY[1]).bit_count(), (hand & DYNASTY[2]).bit_count())
        green = size - sum(counts)
        dynasties = 3 - counts.count(0)
        share = _SHARE[size - 1]
        answers = (hand & ANSWERING).bit_count()
        after = hands[following].bit_count()
        lack = state.lacks[following]
        lacking = lack // RANKS if lack >= 0 else -1
        starve = (w.starve + w.starve_threat / after) if following != seat else 0.0
        free, starved = starve * _UNABLE[after], starve * _UNABLE_LACKING[after]
        symbols = setting.options.symbol_match
        total = state.total if state.attack is not None else 0
        found: list[Option] = []
        while playable:
            kind = (playable & -playable).bit_length() - 1
            playable &= playable - 1
            worth = self._base[kind]
            if kind < PRISONER:
                colour, rank = COLOUR[kind], RANK[kind]
                follow = counts[colour] - 1
                ready = follow + green
                worth += w.colours * (dynasties - (not follow)) + w.follow * share[follow]
                if rank < PLUS_TWO or symbols:
                    alike = (hand & SAME[rank]).bit_count() - (hand & COPIES[kind]).bit_count()
                    worth += w.number * share[alike]
                    if alike or ready:
                        worth += w.playable
                elif ready:
                    worth += w.playable
                if green == 1 and size == 2:
                    worth += w.last_green
            else:
                rank = NO_RANK
                colour = state.colour if kind == PRISONER else counts.index(max(counts))
                follow = counts[colour]
                ready = follow + green - 1
                least = min([held.bit_count() for other, held in enumerate(hands) if other != seat])
                worth += (
                    w.green_late / size
                    + w.green_threat / (least or 1)
                    + w.colours * dynasties
                    + w.follow * share[follow]
                )
                if ready:
                    worth += w.playable
                if green == 2 == size:
                    worth += w.last_green
            if answers > (rank == PLUS_TWO or kind == JEANNE):
                worth += w.armed
            if total:
                worth += w.shield + w.shield_total * total if kind == JEANNE else w.answer + w.answer_total * total
            hits = self._attack[kind]
            if hits is not None:
                if following == seat:
                    worth += w.again + w.again_ready * share[ready]
                else:
                    worth += hits[after]
                    if seats == 2 and (rank != PLUS_TWO or setting.options.plus_two_skips):
                        worth += w.again + w.again_ready * share[ready]
            elif rank == EXCOMMUNICATION and seats > 2:
                worth += w.turn * (1.0 / after - 1.0 / (hands[self._before(state)].bit_count() or 1))
            elif following == seat or (rank == EXCOMMUNICATION and setting.options.reverse_skips_two):
                worth += w.again + w.again_ready * share[ready]
            else:
                worth += starved if colour == lacking else free
                if rank == REGICIDE:
                    target = struck(state)
                    worth += w.strike_void if target < 0 else w.strike / (hands[target].bit_count() or 1)
            found.append((worth, kind, colour))
        return found

    @staticmethod
    def _before(state: State) -> int:
        """The free seat that a reversal gives the turn to."""
        seats, seat, captive = state.setting.seats, state.turn, state.captive
        before = (seat - state.step) % seats
        while captive[before] and before != seat:
            before = (before - state.step) % seats
        return before

    def odds(self, state: State, action: Action, hand: int) -> float:
        """How likely the seat whose turn it is would do this with such a hand."""
        laid = action.card if isinstance(action, Lay) else -1
        phase = state.phase
        if phase == TURN:
            playable = hand & state.fits
            must = playable & DYNASTY_BITS and not state.setting.free_draw
        elif phase == ATTACK:
            assert state.attack is not None
            playable = hand & state.setting.answers[state.attack]
            must = 0
        else:
            return 1.0
        if not playable:
            return 1.0 if laid < 0 else _SLIP
        if must and laid < 0:
            return _SLIP
        found = self.options(state, hand, playable)
        top = max(found)[0]
        if not must:
            top = max(top, self.otherwise(state))
        whole = 0.0 if must else exp((self.otherwise(state) - top) / _DOUBT)
        part = whole if laid < 0 else 0.0
        for worth, kind, _ in found:
            likely = exp((worth - top) / _DOUBT)
            whole += likely
            if kind == laid:
                part = likely
        chance = part / whole + _SLIP
        if laid > PRISONER:
            assert isinstance(action, Lay)
            assert action.colour is not None
            liking = [exp(_LIKING * (hand & held).bit_count() / hand.bit_count()) for held in DYNASTY]
            chance *= liking[action.colour] / sum(liking) + _SLIP
        return chance


def can_draw(state: State) -> bool:
    """Whether there is a card to draw."""
    return state.left > 0 or len(state.discard) > 1


def struck(state: State) -> int:
    """Whom a régicide laid now would hit (RT-30), -1 for nobody."""
    target, latest = -1, 0
    for other, stamp in enumerate(state.laid):
        if stamp > latest and other != state.turn and not state.captive[other]:
            target, latest = other, stamp
    return target
