"""Actions as short texts. Characters `K` King, `T` Thief, `M` Minister, `E` Executioner, `S` Sheriff, `P` Peasant;
places and seats are numbered from 1.

`?3` peeks at place 3; `right`, `left`, `opposite` rotate; `look`; `!K` claims the King; `2=T` accuses seat 2 of being
the Thief; `$2` taxes seat 2 twice; `1~4` shuffles two places; `*TKM` names; `doubt`, `pass`, `yes`, `still`, `decline`,
`done`.
"""

from __future__ import annotations

import re
from typing import Final

from engines import game

from .values import (
    Accuse,
    Challenge,
    Claim,
    Decline,
    Done,
    KeepStill,
    LetPass,
    Look,
    Name,
    Peek,
    Reply,
    Rotate,
    Shuffle,
    Tax,
)

LETTERS: Final = "KTMESP"
WORDS: Final[dict[str, game.Action]] = {
    "decline": Decline(),
    "right": Rotate("right"),
    "left": Rotate("left"),
    "opposite": Rotate("opposite"),
    "look": Look(),
    "done": Done(),
    "doubt": Challenge(),
    "pass": LetPass(),
    "yes": Reply(),
    "still": KeepStill(),
}
_NAMES: Final = {action: word for word, action in WORDS.items()}
_FORM: Final = re.compile(
    r"\?(?P<peek>[1-6])|!(?P<claim>[KTMESP])|(?P<target>[1-6])=(?P<character>[KTMESP])|\$(?P<tax>[1-6])"
    r"|(?P<place>[1-6])~(?P<other>[1-6])|\*(?P<name>[KTMESP]{2,5})"
)


def notate(action: game.Action) -> str:
    """The text of an action."""
    if isinstance(action, Peek):
        return f"?{action.place + 1}"
    if isinstance(action, Claim):
        return f"!{LETTERS[action.character]}"
    if isinstance(action, Accuse):
        return f"{action.target + 1}={LETTERS[action.character]}"
    if isinstance(action, Tax):
        return f"${action.target + 1}"
    if isinstance(action, Shuffle):
        return f"{action.place + 1}~{action.other + 1}"
    if isinstance(action, Name):
        return "*" + "".join(LETTERS[character] for character in action.characters)
    return _NAMES[action]


def parse(text: str) -> game.Action:
    """The action of a text, in any case of letters. Raises ValueError."""
    text = text.strip()
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    found = _FORM.fullmatch(text.upper())
    if found is None:
        raise ValueError(f"no such action: {text!r}")
    part = found.groupdict()
    if part["peek"]:
        return Peek(int(part["peek"]) - 1)
    if part["claim"]:
        return Claim(LETTERS.index(part["claim"]))
    if part["target"]:
        return Accuse(int(part["target"]) - 1, LETTERS.index(part["character"]))
    if part["tax"]:
        return Tax(int(part["tax"]) - 1)
    if part["place"]:
        return Shuffle(int(part["place"]) - 1, int(part["other"]) - 1)
    return Name(tuple(LETTERS.index(letter) for letter in part["name"]))
