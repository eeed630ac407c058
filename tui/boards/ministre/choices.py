"""What can be chosen now, each by one key: the whole turn as a list, places and characters step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engines.ministre.values import (
    RING,
    Accuse,
    Action,
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
    View,
)

DIGITS: Final = "123456"
NONE: Final = "0"

COMMANDS: Final[dict[str, tuple[Action, ...]]] = {
    "doubt": (Challenge(), Reply()),
    "let-pass": (LetPass(), KeepStill()),
    "ring-left": (Rotate("left"),),
    "ring-right": (Rotate("right"),),
    "ring-opposite": (Rotate("opposite"),),
    "look": (Look(),),
    "done": (Done(),),
}
"""What a command of the keyboard does, whichever of these is asked for. Its key is bound as `table.COMMAND`."""

TURN: Final[tuple[tuple[str, Action], ...]] = tuple(
    (name, COMMANDS[name][0]) for name in ("ring-right", "ring-left", "ring-opposite", "look", "done")
)
"""Commands of one's own turn, beside the claims."""


class Entry(NamedTuple):
    """One line of what can be chosen. `lit`: it can be done now. `part` goes on to the next step, `action` ends it."""

    key: str
    name: str
    value: int
    lit: bool
    action: Action | None = None


def entries(view: View, picked: Sequence[int]) -> list[Entry]:
    """The lines for what is asked, after some places, seats or characters have been picked."""
    legal = frozenset(view.legal)
    match view.prompt:
        case "main":
            claims = [Claim(character) for character in range(RING)]
            return [
                *(Entry(DIGITS[c.character], "claim", c.character, c in legal, c) for c in claims),
                *(Entry(name, name, 0, action in legal, action) for name, action in TURN),
            ]
        case "challenge" | "challenge-reply":
            return [
                Entry("doubt", "doubt", 0, True, Challenge()),
                Entry("let-pass", "let-pass", 0, True, LetPass()),
            ]
        case "call":
            return [Entry("doubt", "reply", 0, True, Reply()), Entry("let-pass", "keep-still", 0, True, KeepStill())]
        case "accuse" if picked:
            actions = [Accuse(picked[0], character) for character in range(RING)]
            return [Entry(DIGITS[a.character], "character", a.character, True, a) for a in actions]
        case "name":
            left = [c for c in range(RING - 1) if c not in picked]
            return [
                Entry(DIGITS[c], "character", c, c in left, _named(view, (*picked, c)) if c in left else None)
                for c in range(RING - 1)
            ]
    return []


def _named(view: View, characters: tuple[int, ...]) -> Name | None:
    return Name(characters) if len(characters) == len(view.places) - 1 else None


def places(view: View, picked: Sequence[int]) -> dict[int, Action | int]:
    """The places that can be pointed at now: what that does, or the number that is picked by it."""
    out: dict[int, Action | int] = {}
    for action in view.legal:
        if isinstance(action, Peek):
            out[action.place] = action
        elif isinstance(action, Tax):
            out[view.places[action.target]] = action
        elif isinstance(action, Accuse) and not picked:
            out[view.places[action.target]] = action.target
        elif isinstance(action, Shuffle):
            pair = (action.place, action.other)
            if not picked:
                out.update({place: place for place in pair})
            elif picked[0] in pair:
                out[pair[pair[0] == picked[0]]] = action
    return out


def nothing(view: View) -> Decline | None:
    """To choose none of the places, where that is allowed."""
    return Decline() if Decline() in view.legal else None


def naming(view: View, picked: Sequence[int]) -> int | None:
    """The seat whose character the Peasant names next."""
    if view.prompt != "name" or len(picked) >= len(view.places) - 1:
        return None
    return (view.turn + 1 + len(picked)) % len(view.places)
