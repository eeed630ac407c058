"""The program as a whole in lines, with real bots: one story a seed, and no game lost however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest

from engines.registry import load
from net.link import Refused
from net.setup import Player, Setup, seed_from_text
from tui.solo import open_solo, tables

GAME = ("play", "roitatouille", "--seats", "3", "--plain", "--instant", "--seed", "7", "--name", "Zoé")


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_", "PYTHONIO"))}
    return {**kept, "ROITELET_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "TERM": "dumb"}


def run(env: dict[str, str], *words: str, typed: bytes = b"1\n" * 2000) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "tui", *words], input=typed, capture_output=True, env=env, check=False)


@contextmanager
def at_a_question(env: dict[str, str], *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """The program after two choices, waiting for the third."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-m", "tui", *words], **pipes, env=env) as program:
        for answered in range(3):
            for line in program.stdout:
                if line.startswith(b"Your choice, "):
                    break
            if answered < 2:
                program.stdin.write(b"1\n")
                program.stdin.flush()
        yield program
        program.kill()


def standing(out: bytes) -> list[bytes]:
    return out.splitlines()[-3:]


def test_a_seed_tells_one_story_and_finishes_it(env: dict[str, str], tmp_path: Path) -> None:
    first, again = (run({**env, "ROITELET_HOME": str(tmp_path / home)}, *GAME) for home in "ab")
    assert (first.returncode, first.stderr) == (0, b"")
    assert again.stdout == first.stdout
    assert standing(first.stdout)[0].startswith(b"1. ")
    assert not tables(tmp_path / "a" / "data").unfinished()


def test_a_game_leaves_nothing_behind_but_its_journal(env: dict[str, str], tmp_path: Path) -> None:
    run(env, *GAME)
    left = [path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file() and path.stat().st_size]
    assert [(path.parent.as_posix(), path.suffix) for path in left] == [("data/tables/finished", ".journal")]


def test_killed_and_resumed_it_is_the_same_game(env: dict[str, str], tmp_path: Path) -> None:
    whole = run({**env, "ROITELET_HOME": str(tmp_path / "whole")}, *GAME)
    with at_a_question(env, *GAME) as program:
        program.kill()
    resumed = run(env, "play", "roitatouille", "--resume", "--instant")
    assert (resumed.returncode, resumed.stderr) == (0, b"")
    assert standing(resumed.stdout) == standing(whole.stdout)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no SIGINT to a process")
def test_an_interrupt_saves_and_says_how_to_go_on(env: dict[str, str], tmp_path: Path) -> None:
    with at_a_question(env, *GAME) as program:
        program.send_signal(signal.SIGINT)
        out, errors = program.communicate()
    assert (program.returncode, errors) == (0, b"")
    assert out.splitlines()[-1].endswith(b"roitelet play roitatouille --resume --plain")
    assert len(tables(tmp_path / "data").unfinished()) == 1


def test_no_input_at_all(env: dict[str, str]) -> None:
    done = run(env, *GAME, typed=b"")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.splitlines()[-1].endswith(b"--resume --plain")


def test_nobody_reads_any_more(env: dict[str, str], tmp_path: Path) -> None:
    with at_a_question(env, *GAME) as program:
        program.stdout.close()
        program.stdin.write(b"1\n" * 2000)
        program.stdin.close()
        assert program.stderr.read() == b""
    assert program.returncode == 0
    assert len(tables(tmp_path / "data").unfinished()) == 1


def test_a_table_that_is_played_elsewhere_is_not_touched(env: dict[str, str], tmp_path: Path) -> None:
    with at_a_question(env, *GAME):
        (journal,) = (tmp_path / "data" / "tables").glob("*.journal")
        for words in (("--resume",), ("--resume", journal.stem)):
            done = run(env, "play", *words)
            assert done.returncode == 2
            assert done.stderr.count(b"\n") == 1


def test_a_folder_that_cannot_be_written(env: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    done = run(env, *GAME)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.count(b"\n") == 1
    assert str(tmp_path / "data").encode() in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows shells cannot close a stream")
@pytest.mark.parametrize(("closed", "told"), [("<&-", True), ("<&- >&-", False), ("</dev/null >&-", False)])
def test_streams_that_are_closed(env: dict[str, str], closed: str, told: bool) -> None:
    command = f'"$0" -m tui {" ".join(GAME)} {closed}'
    done = subprocess.run(["sh", "-c", command, sys.executable], capture_output=True, env=env, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert bool(done.stdout) is told


def test_people_in_lines_take_turns_and_are_told_that_it_is_not_private(env: dict[str, str]) -> None:
    done = run(env, *GAME, "--people", "Bruno")
    out = done.stdout.decode().splitlines()
    assert (done.returncode, done.stderr) == (0, b"")
    assert "not private" in out[0]
    assert [line for line in out if line.startswith("Seat 2")] == ["Seat 2: Bruno, at this keyboard."]
    called = [line.partition(":")[0] for line in out if "the keyboard is yours" in line]
    assert {"Zoé", "Bruno"} == set(called)
    assert all(one != other for one, other in pairwise(called))
    assert len([line for line in out if "when you have read this" in line]) == len(called) - 1
    assert not [line for line in out if line == "You win!"]
    assert out[-3].startswith("1. ")
    left = run(env, *GAME, "--people", "2", typed=b"1\nq\n").stdout.decode()
    assert left.splitlines()[-1].endswith("--resume --plain")


def test_a_lesson_in_lines_tells_its_notes_and_is_not_kept(env: dict[str, str], tmp_path: Path) -> None:
    whole = run(env, "learn", "roitatouille", "--plain").stdout.decode()
    assert [f"Note {number} of 9:" in whole for number in range(1, 10)] == [True] * 9
    assert "by its number in the list" in whole
    left = run(env, "learn", "ribauds", "--plain", typed=b"q\n")
    assert (left.returncode, left.stderr) == (0, b"")
    assert b"saved" not in left.stdout
    assert not tables(tmp_path / "data").unfinished()


def test_the_hub_in_lines_goes_on_or_begins(env: dict[str, str]) -> None:
    run(env, *GAME, typed=b"1\n")
    out = run(env, typed=b"x\n9\n1\nq\n").stdout.decode()
    assert "1. Go on: RoiTatouille (Zoé" in out
    assert "2. Begin: RoiTatouille" in out
    assert out.splitlines()[-1].endswith("--resume")
    assert run(env, typed=b"q\n").returncode == 0


def test_a_damaged_save_is_named_and_the_rest_goes_on(env: dict[str, str], tmp_path: Path) -> None:
    run(env, *GAME, typed=b"1\n")
    damaged = tmp_path / "data" / "tables" / f"{'0' * 16}.journal"
    damaged.write_bytes(b"roitelet journal 1\nnothing of use")
    done = run(env, "play", "--resume", typed=b"q\n")
    assert done.returncode == 0
    assert done.stderr.count(b"\n") == 1
    assert damaged.name.encode() in done.stderr
    assert list(tmp_path.rglob(damaged.name)) == [damaged.parent / "aside" / damaged.name]


def test_letters_that_the_terminal_lacks(env: dict[str, str]) -> None:
    done = run({**env, "PYTHONIOENCODING": "latin-1"}, *GAME, "--lang", "fr", typed=b"q\n")
    text = done.stdout.decode("latin-1")
    assert done.returncode == 0
    assert "Zoé, vous" in text
    assert "Place 1 : " in text
    assert "?" not in text
    ascii_only = run({**env, "PYTHONIOENCODING": "ascii"}, "play", "nothing", "--lang", "fr")
    assert b"n'existe pas" in ascii_only.stderr


def setup(**changes: str) -> Setup:
    players = (Player("Zoé"), Player("Ana", "player"))
    return Setup("roitatouille", players, load("roitatouille").info.options(), seed_from_text("7"), **changes)


async def test_a_host_brings_its_bots_and_takes_them_along(tmp_path: Path) -> None:
    host = await open_solo(tmp_path, setup(), "instant")
    table = host.link(0).welcome.table
    with pytest.raises(Refused, match="in-use"):
        await open_solo(tmp_path, table, "instant")
    await host.close()
    again = await open_solo(tmp_path, table, "instant")
    assert again.link(0).welcome.table == table
    await again.close()


async def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="missing"):
        await open_solo(tmp_path, "0" * 16, "instant")
