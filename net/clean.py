"""Text from others, made safe to show: one family of functions at the edge of the program."""

from __future__ import annotations

import unicodedata
from typing import Final

NAME_CELLS: Final = 16
"""No name is wider, in terminal cells."""

NAMELESS: Final = "?"
"""The name of someone of whose name nothing is left."""

_MARKS: Final = 2  # Vietnamese and pointed Hebrew need two on a letter; a heap of them climbs over other lines


def _span(*ranges: tuple[int, int]) -> frozenset[str]:
    return frozenset(chr(code) for first, last in ranges for code in range(first, last + 1))


_UNSEEN: Final = _span(
    # Invisible though no category says so: joiners, Hangul fillers, variation selectors, the blank Braille cell.
    *((0x034F, 0x034F), (0x115F, 0x11FF), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800), (0x3164, 0x3164)),
    *((0xD7B0, 0xD7FF), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF)),
)
_DISPUTED: Final = _span(
    # Terminals disagree on their width: old divination symbols, flags, skin tones.
    *((0x2630, 0x2637), (0x268A, 0x268F), (0x4DC0, 0x4DFF), (0x1D300, 0x1D37F), (0x1F1E6, 0x1F1FF)),
    (0x1F3FB, 0x1F3FF),
)
_DROPPED: Final = _UNSEEN | _DISPUTED


def cells_of(text: str) -> int:
    """Terminal cells that cleaned text takes at most."""
    return sum(map(_width, text))


def clean_line(text: str, cells: int) -> str:
    """The text as one line of at most `cells` terminal cells, with nothing in it that a terminal obeys.

    NFC; control, format, private and unassigned characters are gone; whitespace is folded to single spaces; a letter
    keeps two combining marks. May be empty. Cleaning twice changes nothing.
    """
    if text.isascii() and text.isprintable() and len(text) <= cells and " ".join(text.split()) == text:
        return text  # most of what is sent: the tags and keys of messages
    kept = unicodedata.normalize("NFC", "".join(_visible(text)))
    out: list[str] = []
    used = marks = 0
    for char in kept:
        mark = unicodedata.category(char)[0] == "M"
        marks = marks + 1 if mark else 0
        blank = not out or out[-1] == " "
        if marks > _MARKS or (blank and (mark or char == " ")):
            continue
        used += _width(char)
        if used > cells:
            break
        out.append(char)
    return "".join(out).rstrip(" ")


def clean_name(text: str) -> str:
    """A person's name: a clean line of at most `NAME_CELLS` cells, never empty."""
    return clean_line(text, NAME_CELLS) or NAMELESS


def _visible(text: str) -> list[str]:
    out = []
    for char in text:
        category = unicodedata.category(char)
        if char.isspace() or category[0] == "Z":
            out.append(" ")
        elif category[0] != "C" and char not in _DROPPED:
            out.append(char)
    return out


def _width(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
