"""Rule options as lobbies, command lines and tests see them: names, choices and defaults, read from the struct."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import msgspec

from .game import Options


class OptionField(msgspec.Struct, frozen=True):
    """One option: its choices in order (the first is the default) and whether only tests use it."""

    name: str
    choices: tuple[bool | int | str, ...]
    default: bool | int | str
    hidden: bool


def fields(kind: type[Options]) -> tuple[OptionField, ...]:
    """Every option of a game in the order in which its struct declares them.

    Supported types: `bool`, `Literal[...]`, and `Annotated[int, Meta(ge=, le=)]`; `Meta(extra={"choices": [...]})`
    narrows an int to a list and `extra={"hidden": True}` marks an option that is not offered to people.
    """
    hints = {f.name: f for f in msgspec.structs.fields(kind)}
    return tuple(_field(name, info) for name, info in hints.items())


def _field(name: str, info: msgspec.structs.FieldInfo) -> OptionField:
    kind = info.type
    extra: dict[str, Any] = {}
    low = high = None
    if get_args(kind) and isinstance(get_args(kind)[-1], msgspec.Meta):
        kind, meta = get_args(kind)[0], get_args(kind)[-1]
        extra, low, high = meta.extra or {}, meta.ge, meta.le
    choices: tuple[Any, ...]
    if kind is bool:
        choices = (False, True)
    elif get_origin(kind) is Literal:
        choices = get_args(kind)
    elif kind is int and "choices" in extra:
        choices = tuple(extra["choices"])
    elif kind is int and low is not None and high is not None:
        choices = tuple(range(int(low), int(high) + 1))
    else:
        raise TypeError(f"option {name} has no finite list of choices")
    default = info.default
    ordered = (default, *(c for c in choices if c != default))
    return OptionField(name, ordered, default, bool(extra.get("hidden", False)))


def show(value: bool | int | str) -> str:
    """An option's value as a command line writes it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def change(options: Options, name: str, text: str) -> Options:
    """The options with one of them set from text. Raises ValueError with a line that names what would do."""
    known = {f.name: f for f in fields(type(options)) if not f.hidden}
    if name not in known:
        raise ValueError(f"no option {name!r}; there are: {', '.join(known)}")
    for choice in known[name].choices:
        if show(choice) == text.strip().lower():
            return msgspec.structs.replace(options, **{name: choice})
    raise ValueError(f"{name} can be {', '.join(show(c) for c in known[name].choices)}")
