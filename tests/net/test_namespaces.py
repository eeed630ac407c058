"""Two machines on one cable: found, let in by a PIN, cut off and back. Not everybody may make network namespaces."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
Run = Callable[..., subprocess.Popen[str]]


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@pytest.fixture
def cable() -> Iterator[tuple[str, str]]:
    """Two namespaces, each with one end of a cable of its own name."""
    if not shutil.which("ip"):
        pytest.skip("there is no `ip` to make network namespaces with")
    ends = tuple(f"rl{side}{os.getpid()}" for side in "ab")
    try:
        ip("netns", "add", ends[0])
    except subprocess.CalledProcessError:
        pytest.skip("this user may not make network namespaces")
    try:
        ip("netns", "add", ends[1])
        ip("link", "add", ends[0], "netns", ends[0], "type", "veth", "peer", "name", ends[1], "netns", ends[1])
        for end in ends:
            ip("-n", end, "link", "set", "lo", "up")
            ip("-n", end, "link", "set", end, "up")
        yield ends  # type: ignore[misc]
    finally:
        for end in ends:
            subprocess.run(["ip", "netns", "del", end], capture_output=True, check=False)


@pytest.fixture
def run() -> Iterator[Run]:
    running: list[subprocess.Popen[str]] = []

    def begin(namespace: str, *words: str) -> subprocess.Popen[str]:
        command = ["ip", "netns", "exec", namespace, sys.executable, "-m", "tests.net.namespaced", *words]
        pipe = subprocess.PIPE
        running.append(subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=ROOT))
        return running[-1]

    yield begin
    for process in running:
        process.kill()
        process.communicate()


def told(process: subprocess.Popen[str], word: str) -> str:
    """What the next line says of a word."""
    assert process.stdout is not None
    line = process.stdout.readline().split()
    assert line[:1] == [word], process.communicate()[1]
    return line[1]


def settled(namespace: str) -> None:
    """Wait until the link-local address may be used."""
    for _ in range(100):
        shown = subprocess.run(["ip", "-n", namespace, "-6", "addr"], capture_output=True, text=True, check=True).stdout
        if "fe80" in shown and "tentative" not in shown:
            return
        time.sleep(0.1)
    pytest.skip("this machine has no IPv6")


@pytest.mark.parametrize("version", [4, 6])
def test_a_table_is_found_across_a_cable_that_may_be_pulled(
    cable: tuple[str, str], run: Run, tmp_path: Path, version: int
) -> None:
    for number, end in enumerate(cable, 1):
        if version == 4:
            ip("-n", end, "addr", "add", f"10.77.0.{number}/24", "dev", end)
        else:
            settled(end)
    host = run(cable[0], "host", str(tmp_path / "host"))
    guest = run(cable[1], "guest", str(tmp_path / "guest"), told(host, "pin"))
    assert told(guest, "found").startswith("10.77.0.1" if version == 4 else "fe80::")
    assert told(guest, "seat") == "0"
    ip("-n", cable[0], "link", "set", cable[0], "down")
    assert told(guest, "line") == "lost"
    ip("-n", cable[0], "link", "set", cable[0], "up")
    assert told(guest, "line") == "here"
    for process in (guest, host):
        process.communicate(timeout=20)
        assert process.returncode == 0
