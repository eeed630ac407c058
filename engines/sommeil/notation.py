"""Actions as short texts: `draw`, `cover`, and bets. `K@3` puts the Roi's coin before the third bed from the left,
`R@0` the red one before oneself (“not here”), `K@3!` with the joker.

Coins: `K` Roi, `Q` Reine, `P` Princesse, `C` Chambellan, `D` Chien; `W` white, `R` red, `Y` yellow, `B` blue.
"""

from __future__ import annotations

import re
from typing import Final

from engines import game

from .values import Bet, Cover, Draw

LETTERS: Final = "KQPCDWRYB"
SLEEPERS: Final = tuple(character + colour for character in LETTERS[:5] for colour in LETTERS[5:])
"""The sign of each sleeper: `KR` is the Roi in red."""
_FORM: Final = re.compile(r"(?P<coin>[KQPCDWRYB])@(?P<bed>[0-5])(?P<joker>!?)")


def notate(action: game.Action) -> str:
    """The text of an action."""
    if isinstance(action, Bet):
        bed = 0 if action.bed is None else action.bed + 1
        return f"{LETTERS[action.coin]}@{bed}{'!' if action.joker else ''}"
    return "draw" if isinstance(action, Draw) else "cover"


def parse(text: str) -> game.Action:
    """The action of a text, in any case of letters. Raises ValueError."""
    text = text.strip().upper()
    if text == "DRAW":
        return Draw()
    if text == "COVER":
        return Cover()
    found = _FORM.fullmatch(text)
    if found is None:
        raise ValueError(f"no such action: {text!r}")
    bed = int(found["bed"])
    return Bet(LETTERS.index(found["coin"]), bed - 1 if bed else None, bool(found["joker"]))
