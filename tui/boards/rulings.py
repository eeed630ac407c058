"""Where the rules speak of what is asked: the ruling at which the reader opens, by game and prompt."""

from __future__ import annotations

from typing import Final

from engines.game import View

RULINGS: Final = {
    "roitatouille": {"turn": "RT-04", "drawn": "RT-07", "attack": "RT-15", "regicide": "RT-30"},
    "ribauds": {
        "main": "RR-10",
        "swap": "RR-20",
        "turn-over": "RR-20",
        "roi": "RR-21",
        "discard": "RR-21",
        "pick": "RR-22",
        "look": "RR-23",
    },
    "sommeil": {"draw": "RS-10", "cover": "RS-20", "bet": "RS-22"},
    "ministre": {
        "peek": "KT-04",
        "main": "KT-10",
        "challenge": "KT-20",
        "call": "KT-30",
        "challenge-reply": "KT-20",
        "accuse": "KT-33",
        "tax": "KT-34",
        "shuffle": "KT-32",
        "name": "KT-35",
    },
}


def ruling(game: str, view: View | None) -> str:
    """The ruling behind the question of the moment; "" if nothing is asked."""
    return "" if view is None else RULINGS.get(game, {}).get(view.prompt, "")
