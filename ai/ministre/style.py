"""What a character likes: small offsets to the worth of what may be done, which decide where nothing else does."""

from __future__ import annotations

import msgspec

from engines.ministre.values import MINISTER, PEASANT, Action, Challenge, Claim, Look, Reply, Rotate

from .insight import Insight

COIN = 0.03
"""How much likelier a coin makes it to win."""


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In coins: to claim what one is not, to look, to turn the ring before a claim or after it, to doubt, to answer."""

    lie: float = 0.0
    look: float = 0.0
    bring: float = 0.0
    hide: float = 0.0
    doubt: float = 0.0
    reply: float = 0.0

    def liking(self, insight: Insight, action: Action) -> float:
        """How much this character likes an action for its own sake."""
        if isinstance(action, Claim):
            return self.lie * (1.0 - insight.mine(action.character)) if action.character != PEASANT else 0.0
        if isinstance(action, Reply):
            return self.reply + self.lie * (1.0 - insight.mine(MINISTER))
        if isinstance(action, Rotate):
            return self.hide if "claim" in insight.view.used else self.bring
        return self.doubt if isinstance(action, Challenge) else self.look if isinstance(action, Look) else 0.0
