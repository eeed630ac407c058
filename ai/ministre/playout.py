"""Plays a table on, fast and by plain sense: who knows a card uses it, who knows none looks or dares."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from engines.ministre.values import EXECUTIONER, KING, MINISTER, PEASANT, RING, SHERIFF, THIEF

WAYS: Final = (0, 1, 5, 3)
"""To leave the ring as it is, and the rotations."""

_ALL: Final = (1 << RING) - 1
_REACH: Final = (True, True, False, True, False, True)
"""Whether a card so many places on can be brought to a place by one rotation, or lies there."""

_LIES: Final = [KING, THIEF, EXECUTIONER]
"""What it is worth to claim without the card."""


class Sense(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How players are taken to play, in coins.

    `crown`, `purse`, `rob`, `tax`, `mixed`: what the King and the Thief bring, the Executioner for each coin of his
    victim, the Sheriff for each who pays, and the Minister. `win`: to end the game as its winner. `blush`: to be no
    Peasant; `turn`: the ring; `look`: what a look is hoped to bring. `whim`: how far nobody can tell what another does.
    `hunch`: the power of one's chances by which one guesses better than by chance, as one who has listened. `doubts`:
    how often one who has not seen the card doubts a claim.
    """

    source: str
    crown: float
    purse: float
    rob: float
    tax: float
    mixed: float
    win: float
    blush: float
    turn: float
    look: float
    whim: float
    hunch: float
    doubts: float


class Playout:
    """One table in one world: `cards[card]` is a character, `known[seat]` the set of cards that a seat has seen.

    Cards are numbered as in the game's notes, by their first place.
    """

    __slots__ = ("cards", "coins", "known", "left", "places", "random", "seats", "sense", "shift", "treasury", "turn")

    def __init__(
        self,
        cards: Sequence[int],
        shift: int,
        places: Sequence[int],
        coins: Sequence[int],
        treasury: int,
        known: Sequence[int],
        turn: int,
        left: int,
        random: Random,
        sense: Sense,
    ) -> None:
        self.cards = list(cards)
        self.shift = shift
        self.places = places
        self.coins = list(coins)
        self.treasury = treasury
        self.known = list(known)
        self.turn = turn
        self.left = left
        self.seats = len(coins)
        self.random = random
        self.sense = sense

    # Coins and knowledge

    def pay(self, seat: int, amount: int) -> None:
        """To the treasury, what one has."""
        paid = min(amount, self.coins[seat])
        self.coins[seat] -= paid
        self.treasury += paid

    def take(self, seat: int, amount: int) -> None:
        """From the treasury, what is there."""
        taken = min(amount, self.treasury)
        self.coins[seat] += taken
        self.treasury -= taken

    def own(self, seat: int, way: int = 0) -> int:
        """The card before a seat, after a rotation."""
        return (self.places[seat] + self.shift + way) % RING

    def at(self, place: int) -> int:
        """The card at a place."""
        return (place + self.shift) % RING

    def see(self, seat: int, card: int) -> None:
        """A seat has seen a card; who knows five knows the sixth."""
        known = self.known[seat] | 1 << card
        rest = _ALL ^ known
        self.known[seat] = known if rest & (rest - 1) else _ALL

    def show(self, card: int) -> None:
        """Everyone has seen it."""
        for seat in range(self.seats):
            self.see(seat, card)

    def result(self, seat: int) -> float:
        """The seat's share of a win if the game ended now."""
        most = max(self.coins)
        return 1.0 / self.coins.count(most) if self.coins[seat] == most else 0.0

    def share(self, seat: int) -> float:
        """The same where the game may not have ended: half of it is still open."""
        result = self.result(seat)
        return 0.5 * result + 0.5 / self.seats if self.treasury and self.left > 0 else result

    def _ending(self, seat: int, gain: int) -> float:
        """What it is worth to end the game with so many coins more."""
        best = max(each for other, each in enumerate(self.coins) if other != seat)
        lead = self.coins[seat] + gain - best
        return self.sense.win if lead > 0 else 0.0 if lead == 0 else -self.sense.win

    # What a claim that stands would bring, and what it does

    def victim(self, seat: int, way: int) -> tuple[int, float]:
        """Whom to accuse, and how likely that is right."""
        turned = self.shift + way
        places = self.places
        known = self.known[seat] | 1 << (places[seat] + turned) % RING
        guess = 1.0 / max(1, RING - known.bit_count())
        best, sure, most = -1, 0.0, 0.0
        for other, coins in enumerate(self.coins):
            if coins and other != seat:
                chance = 1.0 if known >> (places[other] + turned) % RING & 1 else guess
                if chance * coins > most:
                    best, sure, most = other, chance, chance * coins
        return best, sure

    def _steady(self, seat: int) -> tuple[float, ...]:
        """What each character brings however the ring lies, in coins, or much for the end of the game."""
        treasury, coins, seats = self.treasury, self.coins, self.seats
        broke = (not coins[seat - 1]) + (not coins[(seat + 1) % seats])
        return (
            self.sense.crown if treasury > 3 else self._ending(seat, treasury),
            self.sense.purse if broke < treasury else self._ending(seat, treasury + (broke < 2)),
            self.sense.mixed,
            0.0,
            self.sense.tax * (seats - coins.count(0)),
            0.0,
        )

    def gain_robbed(self, seat: int, way: int) -> float:
        """What an Executioner may bring after a rotation."""
        target, chance = self.victim(seat, way)
        return self.sense.rob * chance * self.coins[target] if target >= 0 else 0.0

    def gain_named(self, seat: int, way: int) -> float:
        """What a Peasant may bring after a rotation."""
        chance = self.naming(seat, way)
        return chance * self._ending(seat, self.treasury) - (1.0 - chance) * self.sense.blush

    def naming(self, seat: int, way: int = 0) -> float:
        """How likely a Peasant names everyone right."""
        turned = self.shift + way
        places = self.places
        known = self.known[seat] | 1 << (places[seat] + turned) % RING
        unknown = RING - known.bit_count()
        chance = 1.0
        for other in range(self.seats):
            if unknown > 1 and not known >> (places[other] + turned) % RING & 1:
                chance /= unknown
                unknown -= 1
        return float(chance**self.sense.hunch)

    def act(self, seat: int, character: int) -> None:
        """What the character does, its claim having stood."""
        coins = self.coins
        if character == KING:
            self.take(seat, 3)
        elif character == EXECUTIONER:
            target, chance = self.victim(seat, 0)
            if target >= 0:
                self.accuse(seat, target, chance >= 1.0 or self.random.random() < chance)
        elif character == THIEF:
            for step in (self.seats - 1, 1):
                neighbour = (seat + step) % self.seats
                if not self.treasury:
                    break
                if coins[neighbour]:
                    coins[neighbour] -= 1
                    coins[seat] += 1
                else:
                    self.take(seat, 1)
        elif character == SHERIFF:
            self.tax(seat, max((coins[other], other) for other in range(self.seats) if other != seat)[1])
        elif character == MINISTER:
            a = int(self.random.random() * RING)
            b = (a + 1 + int(self.random.random() * (RING - 1))) % RING
            self.mix(a, b)

    def tax(self, seat: int, target: int) -> None:
        """A Sheriff's tax."""
        for other in range(self.seats):
            if other != seat:
                self.pay(other, 2 if other == target else 1)

    def mix(self, a: int, b: int) -> None:
        """Two cards are shuffled unseen."""
        if self.random.random() < 0.5:
            self.cards[a], self.cards[b] = self.cards[b], self.cards[a]
        unseen = _ALL ^ (1 << a | 1 << b)
        self.known = [known & unseen for known in self.known]

    def accuse(self, seat: int, target: int, right: bool) -> None:
        """An Executioner names a character."""
        card = self.own(target)
        if right:
            self.coins[seat] += self.coins[target]
            self.coins[target] = 0
            self.show(card)
        else:
            self.see(target, card)

    def unveil(self, seat: int) -> None:
        """A Peasant's claim: her card is turned up, and if it is hers she names the others."""
        card = self.own(seat)
        self.show(card)
        if self.cards[card] == PEASANT:
            chance = self.naming(seat)
            if chance >= 1.0 or self.random.random() < chance:
                self.take(seat, self.treasury)
                return
        self.pay(seat, 2)

    def say(self, seat: int, character: int) -> None:
        """A claim, and what comes of it."""
        if character == PEASANT:
            self.unveil(seat)
            return
        card = self.own(seat)
        true = self.cards[card] == character
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if self.coins[other] and (
                not true if self.known[other] >> card & 1 else self.random.random() < self.sense.doubts
            ):
                self.settle(seat, character, other, true)
                return
        self.act(seat, character)

    def settle(self, seat: int, character: int, doubter: int, true: bool) -> None:
        """A claim that was doubted."""
        card = self.own(seat)
        if true:
            self.show(card)
            self.pay(doubter, 1)
            self.act(seat, character)
        else:
            self.see(doubter, card)

    # Turns

    def speak(self, seat: int, rotated: bool = False, looked: bool = False) -> None:
        """The claim of a turn, and what comes before it."""
        known, cards, random, sense = self.known[seat], self.cards, self.random.random, self.sense
        here = (self.places[seat] + self.shift) % RING
        watched = 0
        stands = 1.0
        for other, coins in enumerate(self.coins):
            if coins and other != seat:
                watched |= self.known[other]
                stands *= 1.0 - sense.doubts
        hidden = [cards[card] for card in range(RING) if not known >> card & 1]
        guess = 1.0 / max(1, len(hidden))
        hunch = guess**sense.hunch
        miss = guess * (1.0 - hunch) / (1.0 - guess) if guess < 1.0 else 0.0
        gains = self._steady(seat)
        best, plan_way, plan = 0.2, 0, -1
        for way in WAYS[:1] if rotated else WAYS:
            card = (here + way) % RING
            lie = 0.0 if watched >> card & 1 else stands
            if known >> card & 1:
                maybe = [cards[card]]
                right, wrong = 1.0, 0.0
            else:
                maybe = hidden
                right, wrong = hunch, miss
            for character in maybe + _LIES if lie else maybe:
                true = right if character == cards[card] else wrong if character in maybe else 0.0
                if character == PEASANT:
                    value = true * self.gain_named(seat, way) - (1.0 - true) * sense.blush
                else:
                    gain = self.gain_robbed(seat, way) if character == EXECUTIONER else gains[character]
                    value = (true + (1.0 - true) * lie) * gain
                value += random() * sense.whim - (way > 0) * sense.turn
                if value > best:
                    best, plan_way, plan = value, way, character
        unseen = not looked and self.coins[seat] > 0 and not known >> here & 1
        if unseen and sense.look + random() * sense.whim > best:
            self.pay(seat, 1)
            self.see(seat, here)
            self.speak(seat, rotated, True)
            return
        self.shift = (self.shift + plan_way) % RING
        if plan >= 0:
            self.say(seat, plan)
        if not rotated and not plan_way and self.treasury:
            self.guard(seat)

    def guard(self, seat: int) -> None:
        """Turn the ring at the end of a turn so that the next player cannot rob or end."""
        after = (seat + 1) % self.seats
        place, known = self.places[after], self.known[after]
        rich = self.coins[seat] == max(self.coins)
        ends = known == _ALL and self._ending(after, self.treasury) > 0
        feared = ({EXECUTIONER} if rich else set()) | ({PEASANT} if ends else set())
        dangers = [card for card in range(RING) if known >> card & 1 and self.cards[card] in feared]
        if not dangers:
            return
        for way in WAYS:
            if not any(_REACH[(card - self.shift - way - place) % RING] for card in dangers):
                self.shift = (self.shift + way) % RING
                return

    def run(self, turns: int) -> None:
        """So many turns more, or to the end."""
        while self.treasury and self.left > 0 and turns > 0:
            self.speak(self.turn)
            self.end_turn()
            turns -= 1

    def end_turn(self) -> None:
        """The next player's turn."""
        self.turn = (self.turn + 1) % self.seats
        self.left -= 1
