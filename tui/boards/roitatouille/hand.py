"""The hand as one holds it: sorted, copies together, a key for each card, and what each card's key leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final, NamedTuple

from engines.game import Action
from engines.roitatouille.values import Lay, View

COMMAND_KEYS: Final = frozenset("dhjklpqt") | frozenset("brv")
"""Letters that mean something else at the table or name a colour: they are no card's key."""

HAND_KEYS: Final = digits[1:] + "".join(c for c in ascii_lowercase if c not in COMMAND_KEYS) + ascii_uppercase
"""In the order in which a hand's cards get them. There are more of them than kinds of cards."""

COLOUR_KEYS: Final = "brv"
"""By colour: the same letters in every language that the cards are lettered in."""

NOBODY_KEY: Final = "n"


class Held(NamedTuple):
    """One kind of card in a hand: how many copies, its key, and the ways to lay it now (none: it cannot be laid)."""

    card: int
    copies: int
    key: str
    lays: tuple[Lay, ...]


def held(view: View) -> tuple[Held, ...]:
    """The viewer's hand."""
    copies = Counter(view.hand)
    ways: dict[int, list[Lay]] = {}
    for action in view.legal:
        if isinstance(action, Lay):
            ways.setdefault(action.card, []).append(action)
    return tuple(
        Held(card, copies[card], key, tuple(ways.get(card, ())))
        for card, key in zip(sorted(copies), HAND_KEYS, strict=False)
    )


def others(legal: Sequence[Action]) -> tuple[Action, ...]:
    """What can be done besides laying a card."""
    return tuple(action for action in legal if not isinstance(action, Lay))


class Choice(NamedTuple):
    """A card on its way: what is settled of how it is laid, and the ways that are left."""

    card: int
    ways: tuple[Lay, ...]
    colour: int | None = None

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours still to choose from; none once it is settled."""
        if self.colour is not None:
            return ()
        return tuple(sorted({way.colour for way in self.ways if way.colour is not None}))

    @property
    def targets(self) -> tuple[int | None, ...]:
        """The seats to choose from, None for nobody; empty while the colour is open."""
        if self.colours:
            return ()
        return tuple(way.target for way in self.ways)

    @property
    def action(self) -> Lay | None:
        """The one way that is left."""
        return self.ways[0] if len(self.ways) == 1 else None

    def with_colour(self, colour: int) -> Choice:
        """Settle the colour."""
        return Choice(self.card, tuple(way for way in self.ways if way.colour == colour), colour)

    def with_target(self, target: int | None) -> Choice:
        """Settle whose hand is looked at."""
        return Choice(self.card, tuple(way for way in self.ways if way.target == target), self.colour)


def seat_key(seat: int) -> str:
    """The digit that names a seat: 1 to 9, and 0 for the tenth."""
    return str((seat + 1) % 10)
