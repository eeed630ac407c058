"""What a bot has noticed of the others' ways: who claims without the card, and who doubts how readily."""

from __future__ import annotations

import msgspec

_MOST_ODDS = 8.0


class Ways(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is expected of a stranger, and how many sights of him outweigh it.

    `known`, `unknown`, `reply`: how often one makes a claim without the card for each time that one would with it, if
    one knows one's card, if one does not, and in answer to the King. `doubt`: how often one doubts what seems quite
    false, by the character claimed. `claims` and `doubts` are the weights of these against what is seen.
    """

    known: float
    unknown: float
    reply: float
    claims: float
    doubt: tuple[float, float, float, float, float, float]
    doubts: float


class Habits:
    """Counts over one game, by seat."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways
        self._false: dict[int, float] = {}
        self._odds: dict[int, float] = {}
        self._doubted: dict[int, float] = {}
        self._asked: dict[int, float] = {}

    def proved(self, seat: int, true: bool, chance: float, usual: float) -> None:
        """A claim was looked into: `chance` is how likely it had seemed, `usual` its ratio for anyone."""
        if true:
            odds = min(_MOST_ODDS, (1.0 - chance) / chance) if chance > 0.0 else _MOST_ODDS
            self._odds[seat] = self._odds.get(seat, 0.0) + odds * usual
        else:
            self._false[seat] = self._false.get(seat, 0.0) + 1.0

    def listened(self, seat: int, expected: float, doubted: bool) -> None:
        """A claim was heard that a seat would be `expected` to doubt so likely."""
        self._asked[seat] = self._asked.get(seat, 0.0) + expected
        self._doubted[seat] = self._doubted.get(seat, 0.0) + doubted

    def usual(self, knows: bool, reply: bool) -> float:
        """The ratio of a stranger's false to true claims, if both were as likely to be open to him."""
        return self._ways.reply if reply else self._ways.known if knows else self._ways.unknown

    def ratio(self, seat: int, knows: bool, reply: bool = False) -> float:
        """The same of this seat, by what was seen of it."""
        weight = self._ways.claims
        freely = (self._false.get(seat, 0.0) + weight) / (self._odds.get(seat, 0.0) + weight)
        return min(1.0, self.usual(knows, reply) * freely)

    def expected(self, character: int, credence: float) -> float:
        """How likely a stranger doubts a claim that he believes so far."""
        return min(0.95, self._ways.doubt[character] * (1.0 - credence))

    def doubting(self, seat: int, character: int, credence: float) -> float:
        """The same of this seat, by what was seen of it."""
        weight = self._ways.doubts
        readily = (self._doubted.get(seat, 0.0) + weight) / (self._asked.get(seat, 0.0) + weight)
        return min(0.95, self.expected(character, credence) * readily)
