"""How the program ends when others end it, seen from outside: it runs in a pseudo-terminal."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="no pseudo-terminals here")

ROOT = Path(__file__).parents[2]
PATIENCE = 30
LEAVE = b"\x1b[?1049l"
"""Puts back the screen that was there before the program."""


class Program:
    """The program on a terminal of its own."""

    def __init__(self, home: Path) -> None:
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(ROOT)
            wanted = {"ROITELET_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
            os.execve(sys.executable, [sys.executable, "-m", "tui"], {**os.environ, **wanted})
        self.shown = b""

    def read_until(self, text: bytes) -> None:
        """Read until this was shown."""
        while text not in self.shown and select.select([self.terminal], [], [], PATIENCE)[0]:
            self.shown += os.read(self.terminal, 1 << 16)

    def code(self) -> int | None:
        """The exit code, once the program has ended."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.pid = 0
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.05)
        return None

    def rest(self) -> bytes:
        """All that it shows until it ends."""
        with suppress(OSError):  # so Linux says that it has ended
            while select.select([self.terminal], [], [], PATIENCE)[0]:
                self.shown += os.read(self.terminal, 1 << 16)
        return self.shown

    def hang_up(self) -> None:
        """Close the terminal."""
        os.close(self.terminal)
        self.terminal = -1

    def close(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        if self.terminal >= 0:
            self.hang_up()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    program.read_until(b"Quit")
    yield program
    program.close()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_polite_kill_leaves_the_terminal_as_it_was(program: Program, number: signal.Signals) -> None:
    os.kill(program.pid, number)
    assert LEAVE in program.rest()
    assert program.code() == 128 + number


def test_a_closed_terminal_ends_the_program(program: Program) -> None:
    program.hang_up()
    assert program.code() == 128 + signal.SIGHUP


def test_a_terminal_that_goes_without_a_signal_ends_the_program(tmp_path: Path) -> None:
    terminal, inside = pty.openpty()
    wanted = {"ROITELET_HOME": str(tmp_path), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "tui"]
    ends = dict.fromkeys(("stdin", "stdout", "stderr"), inside)
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, **wanted}, start_new_session=True, **ends) as program:
        os.close(inside)
        shown = b""
        while b"Quit" not in shown and select.select([terminal], [], [], PATIENCE)[0]:
            shown += os.read(terminal, 1 << 16)
        os.close(terminal)
        try:
            assert program.wait(PATIENCE) == 128 + signal.SIGHUP
        finally:
            program.kill()


def test_a_stop_without_warning_is_gone_on_from(program: Program) -> None:
    os.kill(program.pid, signal.SIGSTOP)
    os.waitpid(program.pid, os.WUNTRACED)
    program.shown = b""
    os.kill(program.pid, signal.SIGCONT)
    program.read_until(b"Quit")
    assert b"Quit" in program.shown, "the screen is drawn anew"
    os.write(program.terminal, b"\x11")
    assert LEAVE in program.rest()
    assert program.code() == 0


@pytest.mark.parametrize("junk", [b"\xe9 ", b"\x1b[1114112u"], ids=["no-utf-8", "no-letter"])
def test_bytes_that_are_no_key_are_passed_over(program: Program, junk: bytes) -> None:
    os.write(program.terminal, junk)
    time.sleep(0.5)
    os.write(program.terminal, b"\x11")
    shown = program.rest()
    assert program.code() == 0
    assert b"Traceback" not in shown
    assert LEAVE in shown
