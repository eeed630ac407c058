"""The fields of an event, an action or a view as arguments of a message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin

import msgspec

from .text_catalogue import Catalogue

SEAT: Final = "seat"
NOBODY: Final = "none"


class Field(NamedTuple):
    """A struct's field and the kind of value in it, as its type's `Meta` names it."""

    name: str
    kind: str | None


@cache
def fields(struct: type[msgspec.Struct]) -> tuple[Field, ...]:
    """A struct's fields in order."""
    return tuple(Field(field.name, _kind(field.type)) for field in msgspec.structs.fields(struct))


def _kind(annotation: Any) -> str | None:
    if get_origin(annotation) is Annotated:
        for meta in get_args(annotation)[1:]:
            if isinstance(meta, msgspec.Meta) and meta.extra and "kind" in meta.extra:
                return str(meta.extra["kind"])
    return next(filter(None, map(_kind, get_args(annotation))), None)


class Values:
    """Turns values of one game into words, for one viewer.

    A message gets every field by its name, and
    - of a seat the player's name; `$you` is the name of the first field that holds the viewer, or "none";
    - of another kind K the text of `GAME-K-VALUE`, its attribute `.the` as `$FIELD-the`, the value as `$FIELD-id`;
    - of several values their list in words (`GAME-K-none` of an empty place), `$FIELD-count`, and all of the above of
      the last as `$FIELD-last`;
    - of a row with one number a seat each name (or "you") with its number;
    - of a struct its fields as `$FIELD-SUBFIELD`;
    - "yes" or "no" of a truth value, "none" of nothing.
    """

    def __init__(self, catalogue: Catalogue, game_id: str, names: Sequence[str], viewer: int) -> None:
        self._catalogue = catalogue
        self._game = game_id
        self._names = names
        self._viewer = viewer

    def args(self, struct: msgspec.Struct) -> dict[str, Any]:
        """The arguments of a struct's message."""
        out: dict[str, Any] = {"you": NOBODY}
        for field in fields(type(struct)):
            value = getattr(struct, field.name)
            if field.kind == SEAT and out["you"] == NOBODY and self._holds_viewer(value):
                out["you"] = field.name
            out.update(self._field(field, value))
        return out

    def named(self, values: Mapping[str, int]) -> dict[str, Any]:
        """The arguments of loose values, each of the kind that it is called by; what no text knows is a number."""
        out: dict[str, Any] = {"you": SEAT if values.get(SEAT) == self._viewer else NOBODY}
        for name, value in values.items():
            known = name == SEAT or self._catalogue.find(f"{self._game}-{name}-{value}")
            out.update(self._one(name, name if known else None, value))
        return out

    def words(self, kind: str | None, value: Any) -> str:
        """One value in words."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return self._catalogue.say("yes" if value else "no")
        if kind == SEAT and isinstance(value, int):
            return self._names[value] if 0 <= value < len(self._names) else str(value)
        if isinstance(value, msgspec.Struct):
            return " ".join(self.words(field.kind, getattr(value, field.name)) for field in fields(type(value)))
        if isinstance(value, (tuple, list)):
            return self._catalogue.join(self._members(kind, value))
        named = kind and self._catalogue.find(f"{self._game}-{kind}-{value}")
        return named or readable(str(value))

    def per_seat(self, kind: str | None, value: Any) -> bool:
        """Whether a value is a row with one number a seat."""
        row = kind is None and isinstance(value, tuple) and len(value) == len(self._names)
        return row and all(isinstance(entry, int) for entry in value)

    def row(self, row: Sequence[int], key: str | None = None) -> str:
        """A number for each seat in words, each said by `key` if there is such a message; empty ones are left out."""
        said = []
        for number, value in enumerate(row):
            seat = self._catalogue.say("you") if number == self._viewer else self._names[number]
            each = self._catalogue.find(key, seat=seat, value=value) if key else None
            said.append(self._catalogue.say("fact-each", seat=seat, value=value) if each is None else each)
        return ", ".join(filter(None, said))

    def _holds_viewer(self, value: Any) -> bool:
        return self._viewer in value if isinstance(value, tuple) else value == self._viewer

    def _members(self, kind: str | None, value: Sequence[Any]) -> Iterator[str]:
        if kind == SEAT and self._viewer in value:
            yield self._catalogue.say("you")
            value = [seat for seat in value if seat != self._viewer]
        for entry in value:
            yield self.words(kind, entry) if entry is not None else self._nothing(kind)

    def _nothing(self, kind: str | None) -> str:
        """An empty place in a row."""
        return self._catalogue.find(f"{self._game}-{kind}-{NOBODY}") or NOBODY

    def _field(self, field: Field, value: Any) -> dict[str, Any]:
        name = field.name
        if value is None:
            return {name: NOBODY, f"{name}-the": NOBODY, f"{name}-id": NOBODY}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, msgspec.Struct):
            inner = self.args(value)
            return {f"{name}-{key}": inner[key] for key in inner if key != "you"}
        if isinstance(value, tuple):
            if any(isinstance(entry, msgspec.Struct) for entry in value):
                return {f"{name}-count": len(value)}
            row = self.per_seat(field.kind, value)
            last = self._one(f"{name}-last", field.kind, value[-1]) if value else {}
            return {
                name: self.row(value) if row else self.words(field.kind, value),
                f"{name}-count": len(value),
                **last,
            }
        return self._one(name, field.kind, value)

    def _one(self, name: str, kind: str | None, value: Any) -> dict[str, Any]:
        if kind is None:
            return {name: value}
        text = self.words(kind, value)
        the = None if kind == SEAT else self._catalogue.find(f"{self._game}-{kind}-{value}.the")
        return {name: text, f"{name}-the": the or text, f"{name}-id": value}


def readable(tag: str) -> str:
    """A tag as words, for games and values that have no texts."""
    return tag.replace("_", " ").replace("-", " ")
