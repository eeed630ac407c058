"""Games between bots on the same deals, every one in every seat, and what they say of the bots' strength."""

from .entrants import Make, entrant, entrants
from .match import Deal, Match, play_deals
from .playing import deal_rng, play
from .standing import Share, Standing, standings

__all__ = [
    "Deal",
    "Make",
    "Match",
    "Share",
    "Standing",
    "deal_rng",
    "entrant",
    "entrants",
    "play",
    "play_deals",
    "standings",
]
