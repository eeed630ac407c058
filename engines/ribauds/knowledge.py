"""What each viewer legally knows, kept as the game goes on: it moves with swaps and fades with unseen layings."""

from __future__ import annotations

from engines.game import PUBLIC, Seat

from .values import HAND, PLACES

VIEWERS = (0, 1, PUBLIC)


class Knowledge:
    """Facts by viewer; PUBLIC is index -1, the last entry.

    `court[viewer][place]`: knows the card there even when it lies face down. `sure[viewer][owner]` and
    `maybe[viewer][owner]`: cards of another's hand, a lower bound and what was there until something was laid unseen.
    `stock[viewer]`: the cards among which the pile's are, empty if unknown.
    """

    __slots__ = ("court", "maybe", "stock", "sure")

    def __init__(self) -> None:
        self.court = [[False] * PLACES for _ in VIEWERS]
        self.sure: list[list[tuple[int, ...]]] = [[(), ()] for _ in VIEWERS]
        self.maybe: list[list[tuple[int, ...]]] = [[(), ()] for _ in VIEWERS]
        self.stock: list[tuple[int, ...]] = [() for _ in VIEWERS]

    def clone(self) -> Knowledge:
        """An independent copy."""
        copy = Knowledge.__new__(Knowledge)
        copy.court = [places[:] for places in self.court]
        copy.sure = [owners[:] for owners in self.sure]
        copy.maybe = [owners[:] for owners in self.maybe]
        copy.stock = self.stock[:]
        return copy

    def see_place(self, place: int) -> None:
        """Everyone has seen the card here."""
        for viewer in VIEWERS:
            self.court[viewer][place] = True

    def swap(self, place: int, other: int) -> None:
        """Knowledge moves with a swap that all can see."""
        for known in self.court:
            known[place], known[other] = known[other], known[place]

    def exchange(self, owner: Seat, place: int, card: int, up: bool, was_up: bool, taken: int) -> None:
        """A hand card was laid in a place and the card there taken: whoever knew that one knows who holds it."""
        knew = [was_up or self.court[viewer][place] for viewer in VIEWERS]
        if up:
            self.leave(owner, card)
            self.see_place(place)
        else:
            self._lay_unseen(owner, place)
        for viewer, known in zip(VIEWERS, knew, strict=True):
            if known and viewer != owner:
                self.sure[viewer][owner] = tuple(sorted((*self.sure[viewer][owner], taken)))

    def _lay_unseen(self, owner: Seat, place: int) -> None:
        """Of each kind known to be in the hand, one may have gone; if it held but one kind, that one has."""
        for viewer in VIEWERS:
            sure = self.sure[viewer][owner]
            kinds = set(sure)
            certain = viewer == owner or (len(sure) == HAND and len(kinds) == 1)
            self.court[viewer][place] = certain
            rest = list(sure)
            for kind in kinds:
                rest.remove(kind)
            self.sure[viewer][owner] = tuple(rest)
            if not certain:
                self.maybe[viewer][owner] = tuple(sorted({*self.maybe[viewer][owner], *kinds} - set(rest)))

    def leave(self, owner: Seat, card: int) -> None:
        """A card left a hand in sight of all."""
        for viewer in VIEWERS:
            if viewer == owner:
                continue
            for facts in (self.sure, self.maybe):
                held = facts[viewer][owner]
                if card in held:
                    at = held.index(card)
                    facts[viewer][owner] = held[:at] + held[at + 1 :]
                    break

    def show(self, viewer: Seat, owner: Seat, cards: tuple[int, ...]) -> None:
        """Cards of a hand were shown to one viewer; they may be ones he knew of."""
        sure = list(self.sure[viewer][owner])
        for kind in set(cards):
            sure += [kind] * (cards.count(kind) - sure.count(kind))
        self.sure[viewer][owner] = tuple(sorted(sure))
        left = set(self.maybe[viewer][owner]) - set(sure)
        self.maybe[viewer][owner] = tuple(sorted(left)) if len(sure) < HAND else ()

    def draw(self, owner: Seat, cards: list[int]) -> None:
        """The owner knows which of the pile's possible cards he took."""
        stock = list(self.stock[owner])
        for card in cards:
            if card in stock:
                stock.remove(card)
        self.stock[owner] = tuple(stock)

    def reshuffle(self, discard: list[int]) -> None:
        """The pile is now made of cards that all have seen."""
        self.stock = [tuple(sorted(discard)) for _ in VIEWERS]
