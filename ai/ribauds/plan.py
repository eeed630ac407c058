"""What an action is worth: over the possible tables, how likely the game is won once the turn has run its course."""

from __future__ import annotations

from collections.abc import Sequence

from engines.ribauds.values import HAND, Action

from .court import SEEN, STANDS, sees_win
from .hands import KINDS, REINES
from .turns import End, Table, Way, ends
from .worth import Worth


class Plan:
    """One decision, over tables that differ only in what the player does not know."""

    def __init__(self, cards: tuple[int, ...], tables: Sequence[Table], worth: Worth) -> None:
        self.cards = cards
        self.tables = tables
        self._worth = worth
        self._known: dict[End, float] = {}

    def worth(self, action: Action) -> float:
        """Between 0, a game surely lost, and 1, a game surely won."""
        return self.line(action)[0]

    def line(self, action: Action) -> tuple[float, dict[int, Way]]:
        """Its worth, and what is best chosen on the way: the same for all tables in which the same card comes up."""
        sums: dict[int, dict[Way, float]] = {}
        for table in self.tables:
            for card, way, end in ends(action, table, self.cards, self._worth):
                ways = sums.setdefault(card, {})
                ways[way] = ways.get(way, 0.0) + self._value(end)
        best = {card: max(ways, key=ways.__getitem__) for card, ways in sums.items()}
        return sum(sums[card][way] for card, way in best.items()) / len(self.tables), best

    def wins(self, action: Action) -> bool:
        """Whether it wins for sure, whatever lies where the player does not know."""
        blind = self.tables[0]._replace(court=SEEN[self.tables[0].known << 12 | self.tables[0].court])
        return any(STANDS[end[0]] for _, _, end in ends(action, blind, self.cards, self._worth))

    def _value(self, end: End) -> float:
        """Of the table as the turn ends, the rival to play."""
        value = self._known.get(end)
        if value is None:
            value = self._known[end] = 1.0 if STANDS[end[0]] else self._worth.of(*end)
        return value

    def danger(self) -> float:
        """How likely the rival would win if the table stayed as it is."""
        lost = sum(REINES[t.rival] == HAND or sees_win(t.court, t.watched, KINDS[t.rival]) for t in self.tables)
        return lost / len(self.tables)
