"""One hosted game apart from its moves: what it was dealt from, its clocks, and what is opened at its end."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engines.game import Seat

from .deal import Deal
from .sitting import Sitting
from .timekeeper import Timekeeper
from .wire import Opened, Welcome


class Fair(NamedTuple):
    """A game, what it was dealt from, and its clocks."""

    sitting: Sitting
    deal: Deal
    entropy: tuple[bytes, ...]
    times: Timekeeper

    def welcome(self, seat: Seat) -> Welcome:
        """What somebody is told first."""
        plain = self.sitting.table.welcome(seat)
        return msgspec.structs.replace(plain, commitment=self.deal.commitment, entropy=self.entropy)

    @property
    def opened(self) -> Opened | None:
        """What everyone needs to play the game again, once it is over."""
        decisions = self.sitting.table.decisions
        return None if decisions is None else Opened(self.deal.part, decisions)
