"""How fast the screens are and what a game weighs, seen from outside: the program runs in a pseudo-terminal."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
from concurrent.futures import Future
from pathlib import Path
from time import monotonic, perf_counter, sleep

from ai.worker import BotPool
from engines.game import PUBLIC
from engines.registry import load
from net.link import Link
from net.local import LocalHost
from net.setup import Player, Setup, seed_from_text
from net.store import Store

from .rows import Row, high, middle

ROUNDS = 7
FRAME = 1_000
"""Bytes after the switch to the alternate screen that make a first frame."""
EMPTY_APP = "from textual.app import App\nclass Empty(App):\n    pass\nEmpty().run()"


class Terminal:
    """A program in a pseudo-terminal of its own, with a home of its own."""

    def __init__(self, arguments: list[str], home: str, columns: int = 80, rows: int = 24) -> None:
        self.start = perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            wanted = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_US.UTF-8", "ROITELET_HOME": home}
            os.execve(sys.executable, [sys.executable, *arguments], {**os.environ, **wanted})
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.seen = bytearray()

    def read(self, seconds: float) -> bytes:
        """What is written within so many seconds, at once when something is."""
        if not select.select([self.fd], [], [], seconds)[0]:
            return b""
        data = os.read(self.fd, 1 << 16)
        self.seen += data
        return data

    def quiet(self, seconds: float) -> None:
        """Read until nothing has come for so long."""
        while self.read(seconds):
            pass

    def first_frame(self) -> float:
        """Milliseconds from the start of the program until its first frame was written."""
        while True:
            _, mark, after = self.seen.partition(b"\x1b[?1049h")
            if mark and len(after) > FRAME:
                return (perf_counter() - self.start) * 1000
            if not self.read(20):
                raise RuntimeError("no first frame")

    def key(self, text: str, limit: float = 2.0) -> float | None:
        """Milliseconds from a key to the first bytes of the repaint."""
        start = perf_counter()
        os.write(self.fd, text.encode())
        return (perf_counter() - start) * 1000 if self.read(limit) else None

    def close(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def first_frames() -> Row:
    """The hub's first frame beside that of an empty Textual app."""
    pairs = []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(ROUNDS + 1):
            times = []
            for arguments in (["-m", "tui"], ["-c", EMPTY_APP]):
                terminal = Terminal(arguments, home)
                times.append(terminal.first_frame())
                terminal.close()
            pairs.append(times)
    pairs = pairs[1:]
    ours, theirs = (middle([pair[i] for pair in pairs]) for i in (0, 1))
    value = middle([a / b for a, b in pairs])
    return Row("first frame of the hub, ms", f"{ours:.0f}", f"empty Textual app {theirs:.0f}", value, ("<=", 1.3))


PLAY = ["-m", "tui", "play", "roitatouille", "--seats", "3", "--bots", "player", "--seed", "3", "--instant"]


def table_rows() -> list[Row]:
    """Repaints after a key and the memory of a solo game with two bots, at 120 x 40."""
    with tempfile.TemporaryDirectory() as home:
        terminal = Terminal(PLAY, home, 120, 40)
        terminal.first_frame()
        terminal.quiet(2.0)
        times = []
        for number in range(120):
            spent = terminal.key("\x1b[C" if number % 12 < 6 else "\x1b[D")
            if spent is not None:
                times.append(spent)
            terminal.quiet(0.05)
        weight = memory(terminal.pid)
        terminal.close()
    rows = [
        Row("key press to repaint, 95th percentile", f"{len(times)} keys", "", high(times, 0.95), ("<=", 50.0), "ms"),
        Row("memory of a solo game with two bots", "", "", weight, ("<=", 120.0), "MB"),
    ]
    assert len(times) > 60, "the keys of this bench repaint nothing"
    return rows


def memory(pid: int) -> float:
    """Megabytes of a process and all below it; pages that several share count once (PSS)."""
    total, waiting = 0, [pid]
    while waiting:
        process = Path("/proc") / str(waiting.pop())
        waiting += [int(child) for task in process.glob("task/*/children") for child in task.read_text().split()]
        for line in (process / "smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1])
    return total / 1024


async def lags(seconds: float) -> tuple[list[float], int]:
    """How late the event loop wakes, in milliseconds, while bots decide without a pause, and how many decisions."""
    players = (Player("A", "player"), Player("B", "player"), Player("C", "player"))
    options = load("roitatouille").info.options(rounds=9)
    pool, late = Counting(), []
    with tempfile.TemporaryDirectory() as folder:
        host = LocalHost(Store(Path(folder)), pool, "instant")
        until, number = monotonic() + seconds, 0
        while monotonic() < until:
            number += 1
            await host.open(Setup("roitatouille", players, options, seed_from_text(str(number))))
            watching = asyncio.create_task(_to_the_end(host.link(PUBLIC)))
            while monotonic() < until and not watching.done():
                due = perf_counter() + 0.005
                await asyncio.sleep(0.005)
                late.append((perf_counter() - due) * 1000)
            watching.cancel()
        await host.close()
        await asyncio.to_thread(pool.close)
    return late, pool.asked


async def _to_the_end(link: Link) -> None:
    async for news in link:
        if news.view.outcome:
            return


class Counting(BotPool):
    """A pool that counts what it is asked."""

    asked = 0

    def decide(self, key: str, number: int) -> Future[bytes]:
        self.asked += 1
        return super().decide(key, number)


def lag_row() -> Row:
    sleep(0.5)
    late, decisions = asyncio.run(lags(6.0))
    return Row(
        "event loop's lag while bots think, 99th percentile",
        f"{decisions} decisions",
        "",
        high(late, 0.99),
        ("<=", 20.0),
        "ms",
    )


def screen_rows() -> list[Row]:
    """All figures of this part. Linux only: it reads /proc."""
    return [first_frames(), *table_rows(), lag_row()]
