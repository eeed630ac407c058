"""Structs as plain values and as bytes: both ways, also where a game's values hold bytes."""

import msgspec
import pytest

from engines.codec import build, pack, raw, unpack


class Notes(msgspec.Struct, frozen=True):
    """Values of every kind that games use."""

    mask: bytes
    cards: tuple[int, ...]
    name: str
    known: bool | None = None


NOTES = Notes(b"\x00\xff", (1, 2), "é")


def test_values_come_back_as_they_were() -> None:
    assert build(raw(NOTES), Notes) == NOTES
    assert unpack(pack(NOTES), Notes) == NOTES
    assert raw(NOTES)["mask"] == b"\x00\xff"


def test_text_is_no_bytes_and_bytes_are_no_text() -> None:
    with pytest.raises(ValueError, match="mask"):
        build({**raw(NOTES), "mask": "AP8="}, Notes)
    with pytest.raises(ValueError, match="name"):
        build({**raw(NOTES), "name": b"x"}, Notes)
