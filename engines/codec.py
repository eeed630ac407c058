"""Structs to MessagePack bytes and back: one way for saves and for the wire."""

from __future__ import annotations

from typing import Any, TypeVar

import msgpack
import msgspec

T = TypeVar("T")

LIMIT = 262_144
"""No message and no journal entry is larger, in bytes."""


def pack(value: Any) -> bytes:
    """Encode a struct. A game state is no struct and raises TypeError: it cannot be sent or saved by accident."""
    data: bytes = msgpack.packb(raw(value), use_bin_type=True)
    return data


def raw(value: Any) -> Any:
    """A struct as the mappings, lists and bytes that `pack` writes and `build` reads."""
    return msgspec.to_builtins(value, builtin_types=(bytes,))


def unpack(data: bytes, kind: Any) -> Any:
    """Decode untrusted bytes as `kind` (a type or union). Raises ValueError for anything that does not fit exactly."""
    if len(data) > LIMIT:
        raise ValueError("too large")
    try:
        plain = msgpack.unpackb(
            data,
            raw=False,
            use_list=True,
            strict_map_key=True,
            max_str_len=LIMIT,
            max_bin_len=LIMIT,
            max_array_len=4096,
            max_map_len=256,
            max_ext_len=0,
        )
    except (ValueError, TypeError, msgpack.exceptions.UnpackException, RecursionError) as error:
        raise ValueError("not MessagePack") from error
    return build(plain, kind)


def build(plain: Any, kind: Any) -> Any:
    """Decoded MessagePack as `kind`, strictly. Raises ValueError."""
    try:
        return msgspec.convert(plain, kind, strict=True, builtin_types=(bytes,))
    except (msgspec.ValidationError, RecursionError) as error:
        raise ValueError(str(error)) from error
