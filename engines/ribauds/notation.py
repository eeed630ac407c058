"""Actions as short texts. Cards `R` Roi, `Q` Reine, `C` Chevalier, `A` Assassin; places 1..4.

`?2` reveals place 2; `R@3^` lays a Roi face up in place 3, `R@3_` face down; `1<>4` swaps; `/2` turns over; `draw`;
`-RC` discards; `#13` picks the first and third card of the rival; `=24` looks at two places, `=2` at one.
"""

from __future__ import annotations

import re
from typing import Final

from engines import game

from .values import Discard, DrawTwo, Look, Pick, Replace, Reveal, Swap, Turn

LETTERS: Final = "RQCA"
_FORM: Final = re.compile(
    r"\?(?P<reveal>[1-4])|(?P<card>[RQCA])@(?P<place>[1-4])(?P<side>[\^_])|(?P<swap>[1-4])<>(?P<other>[1-4])"
    r"|/(?P<turn>[1-4])|(?P<draw>DRAW)|-(?P<first>[RQCA])(?P<second>[RQCA])|#(?P<pick>[1-3])(?P<also>[1-3])"
    r"|=(?P<look>[1-4])(?P<too>[1-4])?"
)


def notate(action: game.Action) -> str:
    """The text of an action."""
    if isinstance(action, Reveal):
        return f"?{action.place + 1}"
    if isinstance(action, Replace):
        return f"{LETTERS[action.card]}@{action.place + 1}{'^' if action.up else '_'}"
    if isinstance(action, Swap):
        return f"{action.place + 1}<>{action.other + 1}"
    if isinstance(action, Turn):
        return f"/{action.place + 1}"
    if isinstance(action, DrawTwo):
        return "draw"
    if isinstance(action, Discard):
        return f"-{LETTERS[action.first]}{LETTERS[action.second]}"
    if isinstance(action, Pick):
        return f"#{action.first + 1}{action.second + 1}"
    assert isinstance(action, Look)
    return f"={action.place + 1}{'' if action.other is None else action.other + 1}"


def parse(text: str) -> game.Action:
    """The action of a text, in any case of letters. Raises ValueError."""
    found = _FORM.fullmatch(text.strip().upper())
    if found is None:
        raise ValueError(f"no such action: {text!r}")
    part = found.groupdict()
    if part["reveal"]:
        return Reveal(int(part["reveal"]) - 1)
    if part["card"]:
        return Replace(LETTERS.index(part["card"]), int(part["place"]) - 1, part["side"] == "^")
    if part["swap"]:
        return Swap(int(part["swap"]) - 1, int(part["other"]) - 1)
    if part["turn"]:
        return Turn(int(part["turn"]) - 1)
    if part["draw"]:
        return DrawTwo()
    if part["first"]:
        return Discard(LETTERS.index(part["first"]), LETTERS.index(part["second"]))
    if part["pick"]:
        return Pick(int(part["pick"]) - 1, int(part["also"]) - 1)
    return Look(int(part["look"]) - 1, int(part["too"]) - 1 if part["too"] else None)
