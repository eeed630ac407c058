"""The terminal, for a program that outlives what terminals do: bytes that are no text, stopping, and hanging up."""

from __future__ import annotations

import codecs
import logging
import os
import selectors
import signal
from contextlib import suppress
from typing import Any, Final

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

PAUSE: Final = 0.1
"""Seconds until keys are read again after what was none, and between two looks for one."""

_log = logging.getLogger(__name__)


class SteadyDriver(LinuxDriver):
    """Textual's own stops the program at the first byte that is not UTF-8, and reads a closed terminal for ever."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._file: Any = Lasting(self._file)

    def _run_input_thread(self) -> None:
        """Read keys until the program ends; what cannot be read is passed over."""
        while not self.exit_event.is_set():
            try:
                self.run_input_thread()
            except (OSError, EOFError):
                signal.raise_signal(signal.SIGHUP)
                return
            except Exception as error:
                _log.warning("the terminal sent what is no key: %s", type(error).__name__)
                self.exit_event.wait(PAUSE)

    def run_input_thread(self) -> None:
        """Pass on keys until the program ends. Raises EOFError or OSError when the terminal is gone."""
        parser, decode = XTermParser(self._debug), codecs.getincrementaldecoder("utf-8")().decode
        with selectors.SelectSelector() as keyboard:
            keyboard.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                if keyboard.select(PAUSE):
                    data = os.read(self.fileno, 1 << 12)
                    if not data:
                        raise EOFError
                    if text := decode(data):
                        for message in parser.feed(text):
                            self.process_message(message)
                for message in parser.tick():
                    self.process_message(message)

    def _sigcont_application(self, *_: object) -> None:
        """Go on after a stop. One that gave no warning left the screen as it was; hanging up goes on without a stop."""
        if self._must_signal_resume:
            super()._sigcont_application()
        else:
            self._loop.call_soon_threadsafe(self._take_screen_back)

    def _take_screen_back(self) -> None:
        if self._key_thread is not None and self._key_thread.is_alive():
            self.suspend_application_mode()
            self._must_signal_resume = True
            self.resume_application_mode()


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
