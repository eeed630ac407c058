"""The standard streams: every text fits into them, and one that nobody reads any more is no failure."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from contextlib import suppress
from typing import Final, TextIO

_PLAIN: Final = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "·": "-"}
)


def _nearest(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_PLAIN)
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return plain or "?", error.end


def fit(*streams: TextIO | None) -> None:
    """Let these write what their encoding lacks as the nearest letters it has."""
    codecs.register_error("roitelet-nearest", _nearest)
    for stream in streams:
        with suppress(AttributeError, ValueError):  # something else stands in for it, or it is closed
            stream.reconfigure(errors="roitelet-nearest")  # type: ignore[union-attr]


def let_go(stream: TextIO) -> None:
    """Nobody reads this any more: what is still to be written goes nowhere."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def warn(line: str) -> None:
    """Tell of something amiss, where it does not mix with what the program prints."""
    print(f"roitelet: {line}", file=sys.stderr)
