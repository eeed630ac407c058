"""Being told by the system to end: the terminal is left as it was found."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Final

ENDING: Final = ("SIGTERM", "SIGHUP")
"""A polite kill, and a terminal that is closed."""


def heed(end: Callable[[int], None]) -> None:
    """Call `end` with the exit code that such a signal means, where the system has them."""
    loop = asyncio.get_running_loop()
    for name in ENDING:
        number = getattr(signal, name, None)
        if number is not None:
            with suppress(NotImplementedError, RuntimeError, ValueError):  # Windows, or not the main thread
                loop.add_signal_handler(number, end, 128 + number)
