"""What the board of Le Roi Sommeil says, in the few words that fit on and around a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.sommeil.values import GHOSTS, Placed, Verdict, View
from tui.text import Texts

GAME: Final = "sommeil"


class Words:
    """The texts of a language with the names at a table."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self.say = texts.say

    def coin(self, coin: int) -> str:
        """What is on a coin."""
        return self.texts.value(GAME, "coin", coin)

    def bet(self, bet: Placed | Verdict) -> str:
        """A coin and where it lies."""
        bed = "0" if bet.bed is None else str(bet.bed + 1)
        return self.say("sommeil-board-bet", coin=self.coin(bet.coin), bed=bed) + " !" * bet.joker

    def progress(self, view: View) -> str:
        """How many ghosts have come."""
        return self.say("sommeil-board-ghosts", number=view.ghosts, of=GHOSTS[view.options.deck])

    def matter(self, view: View) -> str:
        """Who holds the blanket, and how many cards are left."""
        return self.say("sommeil-board-matter", seat=self.names[view.holder], pile=view.pile)
