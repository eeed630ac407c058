"""`roitelet host` and `roitelet join` as people and scripts use them: processes on loopback."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

HOST = ["host", "roitatouille", "--port", "0", "--address", "127.0.0.1", "--once"]
HOST += ["--instant", "--autostart", "--seed", "5"]
Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start the program with a home of its own; what is left is ended with the test."""
    running: list[subprocess.Popen[str]] = []

    def begin(home: str, *args: str) -> subprocess.Popen[str]:
        env = {**os.environ, "ROITELET_HOME": str(tmp_path / home), "LANG": "en_GB.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "tui", *args]
        running.append(subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=env))
        return running[-1]

    yield begin
    for process in running:
        if process.poll() is None:
            process.kill()
        process.communicate()


def port_of(host: subprocess.Popen[str]) -> str:
    assert host.stdout is not None
    found = re.search(r"port (\d+)", host.stdout.readline())
    assert found is not None
    return found[1]


def standing(out: str) -> list[str]:
    """The last lines that give somebody a place, marks of one's own aside."""
    return [line for line in out.splitlines() if re.match(r"\d+\. \S", line)]


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [
        ("roitatouille", 2, ("player", "novice")),
        ("roitatouille", 4, ()),
        ("ribauds", 2, ()),
        ("ministre", 4, ()),
        ("sommeil", 4, ()),
    ],
)
def test_scripts_play_a_whole_game_across_the_network(
    start: Start, game: str, people: int, bots: tuple[str, ...]
) -> None:
    command = ["host", game, *HOST[2:], "--headless", "--access", "open", "--people", str(people)]
    host = start("host", *command, *(("--bots", ",".join(bots)) if bots else ()))
    address = f"127.0.0.1:{port_of(host)}"
    guests = [start(f"home {n}", "join", address, "--plain", "--name", "Ana") for n in range(people)]
    with ThreadPoolExecutor() as at_once:
        said = list(at_once.map(lambda guest: guest.communicate("1\n" * 5000, timeout=90), guests))
    assert [(guest.returncode, err) for guest, (_, err) in zip(guests, said, strict=True)] == [(0, "")] * people
    out, err = host.communicate(timeout=60)
    assert (host.returncode, err) == (0, "")
    last = standing(out)[-people - len(bots) :]
    assert [standing(told)[-len(last) :] for told, _ in said] == [last] * people
    assert len({re.sub(r"^\d+\. (.*?): .*", r"\1", line) for line in last}) == people + len(bots)


def test_one_who_leaves_is_told_how_to_come_back(start: Start) -> None:
    host = start("host", *HOST, "--people", "1", "--bots", "novice")
    address = f"127.0.0.1:{port_of(host)}"
    out, err = start("one", "join", address, "--plain").communicate("", timeout=60)
    assert err == ""
    assert f"roitelet join {address}" in out


def test_tables_nearby_are_listed(start: Start) -> None:
    host = start("host", *HOST, "--people", "1", "--bots", "novice,novice", "--title", "Lunch")
    port = port_of(host)
    found: list[dict[str, object]] = []
    for _ in range(5):  # the announcement takes a second or so, and more on a busy machine
        out, err = start("guest", "tables", "--json", "--wait", "2", "--address", "127.0.0.1").communicate(timeout=60)
        found = [table for table in json.loads(out) if str(table["port"]) == port]
        if found:
            break
    assert err == ""
    assert [(table["game"], table["title"], table["seats"], table["free"]) for table in found] == [
        ("roitatouille", "Lunch", 3, 1)
    ]
    line = f"Lunch · RoiTatouille, 1 of 3 seats free: roitelet join 127.0.0.1:{port}"
    for _ in range(5):
        out, _ = start("guest", "tables", "--address", "127.0.0.1").communicate(timeout=60)
        if line in out:
            break
    assert line in out


def test_a_host_stops_cleanly_and_a_changed_one_is_refused(start: Start, tmp_path: Path) -> None:
    host = start("host", *HOST, "--people", "2")
    port = port_of(host)
    guest = start("guest", "join", f"127.0.0.1:{port}", "--plain", "--name", "Ana")
    assert guest.stdout is not None
    assert "been to this host before" in guest.stdout.readline()
    host.send_signal(signal.SIGTERM)
    assert host.wait(30) == 0
    assert guest.wait(30) == 1
    other = start("other", *HOST[:3], port, *HOST[4:], "--people", "1")
    assert port_of(other) == port
    again = start("guest", "join", f"127.0.0.1:{port}", "--plain", "--name", "Ana")
    _, err = again.communicate(timeout=30)
    assert again.returncode == 1
    assert "not the host that was at this address" in err
    assert (tmp_path / "guest" / "data" / "hosts.json").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "args",
    [
        ("join",),
        ("join", "host:port"),
        ("join", "[::1"),
        ("join", "h:99999"),
        ("host", "roitatouille", "--people", "11"),
        ("host", "roitatouille", "--people", "x"),
        ("host", "roitatouille", "--port", "99999"),
        ("host", "chess"),
        ("tables", "--wait", "x"),
    ],
)
def test_bad_input_is_one_line(start: Start, args: tuple[str, ...]) -> None:
    process = start("home", *args)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_nobody_there_is_one_line(start: Start) -> None:
    process = start("home", "join", "127.0.0.1:9", "--plain")
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (1, "")
    assert "No table answers there" in err
