"""The terminal, for a program that outlives what terminals do: bytes that are no text, and hanging up."""

from __future__ import annotations

import logging
import signal
from contextlib import suppress
from typing import Any, Final

from textual.drivers.linux_driver import LinuxDriver

PAUSE: Final = 0.1
"""Seconds until keys are read again after what was none."""

_log = logging.getLogger(__name__)


class SteadyDriver(LinuxDriver):
    """Textual's own stops the program at the first byte that is not UTF-8, and waits for ever on a closed terminal."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._file: Any = Lasting(self._file)

    def _run_input_thread(self) -> None:
        """Read keys until the program ends; what cannot be read is passed over."""
        while not self.exit_event.is_set():
            try:
                self.run_input_thread()
            except OSError:
                signal.raise_signal(signal.SIGHUP)
                return
            except Exception as error:
                _log.warning("the terminal sent what is no key: %s", type(error).__name__)
                self.exit_event.wait(PAUSE)


class Lasting:
    """A stream to a terminal that may go away: what is written then is lost, and that is no failure."""

    def __init__(self, file: Any) -> None:
        self._stream = file

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> None:
        """Write if there is a terminal."""
        with suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        """Flush if there is a terminal."""
        with suppress(OSError):
            self._stream.flush()
