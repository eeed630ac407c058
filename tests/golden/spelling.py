"""Events, actions and views as short plain lines, the same for every game. Seats count from 1, as in notation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engines.game import Action, Event, Options, View
from engines.ministre.notation import LETTERS as CHARACTERS
from engines.registry import load
from engines.ribauds.notation import LETTERS
from engines.roitatouille.notation import COLOUR_LETTERS, SIGNS
from engines.sommeil import notation as sommeil
from tui.text_values import fields

SIGNS_OF: dict[str, dict[str, Sequence[str]]] = {
    "ministre": {"character": CHARACTERS, "place": "123456"},
    "ribauds": {"card": LETTERS, "place": "1234", "slot": "123"},
    "roitatouille": {"card": SIGNS, "colour": COLOUR_LETTERS},
    "sommeil": {
        "sleeper": sommeil.SLEEPERS,
        "coin": sommeil.LETTERS,
        "character": sommeil.LETTERS[:5],
        "bed": "12345",
    },
}
"""By game and kind of value: the sign of each value. Other kinds are written as they are."""


class Spelling:
    """How one game's values are written."""

    def __init__(self, game_id: str) -> None:
        self._notate: Callable[[Action], str] = load(game_id).notate
        self._signs = SIGNS_OF.get(game_id, {})

    def event(self, event: Event) -> str:
        """`drew seat=2 count=1 cause=turn cards=[B7]`: fields at their defaults are left out."""
        return " ".join([str(event.__struct_config__.tag), *self._changed(event)])

    def options(self, options: Options) -> str:
        """`deck=small hand=3`."""
        return " ".join(self._changed(options))

    def view(self, view: View) -> dict[str, str]:
        """Each field's text by its name."""
        return {field.name: self.value(field.kind, getattr(view, field.name)) for field in fields(type(view))}

    def value(self, kind: str | None, value: Any) -> str:
        """One value."""
        if value is None:
            return "-"
        if isinstance(value, bool):
            return "on" if value else "off"
        if isinstance(value, bytes):
            return value.hex() or "-"
        if isinstance(value, tuple):
            return "[" + " ".join(self.value(kind, entry) for entry in value) + "]"
        if isinstance(value, Action):
            return self._notate(value)
        if isinstance(value, Options):
            return f"({self.options(value)})"
        if isinstance(value, msgspec.Struct):
            inner = (f"{f.name}={self.value(f.kind, getattr(value, f.name))}" for f in fields(type(value)))
            return "(" + " ".join(inner) + ")"
        if kind == "seat":
            return str(value + 1)
        signs = self._signs.get(kind or "")
        return str(value) if signs is None else signs[value]

    def _changed(self, struct: msgspec.Struct) -> list[str]:
        defaults = {field.name: field.default for field in msgspec.structs.fields(type(struct))}
        return [
            f"{field.name}={self.value(field.kind, value)}"
            for field in fields(type(struct))
            if (value := getattr(struct, field.name)) != defaults[field.name]
        ]
