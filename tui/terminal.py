"""What can be learnt of the terminal: its size, its colours, and how wide it draws a glyph."""

from __future__ import annotations

import os
import re
import select
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

ANSWER: Final = 0.5
"""Seconds a terminal has to say where its cursor is."""

_POSITION: Final = re.compile(rb"\x1b\[(\d+);(\d+)R")


def is_plain() -> bool:
    """Whether only lines can be shown: no terminal, or one that can do nothing but print."""
    return not is_terminal() or os.environ.get("TERM") in ("dumb", "unknown")


def is_terminal() -> bool:
    """Whether a person is at both ends: keyboard and screen."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def size() -> tuple[int, int]:
    """Columns and rows."""
    found = shutil.get_terminal_size()
    return found.columns, found.lines


def colours() -> str:
    """How many colours the terminal says it has: `16777216`, `256`, `16` or `none`."""
    from rich.console import Console

    system = Console(file=sys.stdout).color_system
    return {"standard": "16", "windows": "16", "256": "256", "truecolor": "16777216"}.get(system or "", "none")


def measure(glyphs: Sequence[str]) -> dict[str, int] | None:
    """How many cells the terminal moves on for each glyph, asked of it; None if it does not answer."""
    widths: dict[str, int] = {}
    with _raw() as ready:
        if not ready:
            return None
        try:
            for glyph in glyphs:
                column = _column(f"\r{glyph}\x1b[6n")
                if column is None:
                    return None
                widths[glyph] = column - 1
        finally:
            sys.stdout.write("\r\x1b[K")
            sys.stdout.flush()
    return widths


@contextmanager
def _raw() -> Iterator[bool]:
    """Keys unechoed and at once, where the system has terminals that can be set so."""
    try:
        import termios
        import tty
    except ImportError:  # Windows
        yield False
        return
    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    try:
        tty.setcbreak(keyboard, termios.TCSANOW)
        yield True
    finally:
        termios.tcsetattr(keyboard, termios.TCSANOW, before)


def _column(question: str) -> int | None:
    sys.stdout.write(question)
    sys.stdout.flush()
    end, heard = time.monotonic() + ANSWER, b""
    while (left := end - time.monotonic()) > 0 and select.select([sys.stdin], [], [], left)[0]:
        heard += os.read(sys.stdin.fileno(), 64)
        if found := _POSITION.search(heard):
            return int(found[2])
    return None
