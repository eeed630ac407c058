"""Actions as short texts: `B7` lays the blue king 7, `V+2` a violet +2, `+4:R` Révolution choosing red, `C:B>3` Cartier
choosing blue and looking at the third seat; `draw`, `keep`, `accept`, `parry`, `pass`."""

from __future__ import annotations

from typing import Final

from engines import game

from .cards import CARTIER, COLOURS, KINDS, PRISONER
from .moves import ACCEPT, DRAW, KEEP, PARRY, PASS
from .values import Lay

COLOUR_LETTERS: Final = "BRV"
RANK_SIGNS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "F", "X", "K")
OTHER_SIGNS: Final = ("P", "+4", "G", "C", "J")
WORDS: Final = {"draw": DRAW, "keep": KEEP, "accept": ACCEPT, "parry": PARRY, "pass": PASS}

SIGNS: Final = tuple(
    COLOUR_LETTERS[kind // 13] + RANK_SIGNS[kind % 13] if kind < PRISONER else OTHER_SIGNS[kind - PRISONER]
    for kind in range(KINDS)
)
"""Every card's sign, by kind."""

_KINDS: Final = {sign: kind for kind, sign in enumerate(SIGNS)}
_NAMES: Final[dict[game.Action, str]] = {action: word for word, action in WORDS.items()}


def notate(action: game.Action) -> str:
    """The text of an action."""
    if not isinstance(action, Lay):
        return _NAMES[action]
    text = SIGNS[action.card]
    if action.colour is not None:
        text += ":" + COLOUR_LETTERS[action.colour]
    if action.target is not None:
        text += f">{action.target + 1}"
    return text


def parse(text: str) -> game.Action:
    """The action of a text, in any case of letters. Raises ValueError."""
    text = text.strip()
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    sign, colon, rest = text.upper().partition(":")
    letter, arrow, seat = rest.partition(">")
    if sign not in _KINDS or (colon and letter not in tuple(COLOUR_LETTERS[:COLOURS])):
        raise ValueError(f"no such action: {text!r}")
    kind = _KINDS[sign]
    if bool(colon) != (kind > PRISONER) or (arrow and (kind != CARTIER or seat not in _SEATS)):
        raise ValueError(f"no such action: {text!r}")
    return Lay(kind, COLOUR_LETTERS.index(letter) if colon else None, int(seat) - 1 if arrow else None)


_SEATS: Final = tuple(str(number) for number in range(1, 11))
