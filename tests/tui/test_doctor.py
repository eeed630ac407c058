"""The doctor: what it finds, what it advises, and when it says that nothing can be played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tui import cli, doctor
from tui.doctor import GLYPHS


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ROITELET_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path / "home"


def examined(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    code = cli.main(["doctor", *words])
    told = capsys.readouterr()
    assert not told.err
    return code, told.out.splitlines()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_is_said_in_words(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, lines = examined(capsys, "--lang", language)
    assert code == 0
    assert not [line for line in lines if re.search(r"doctor-|plain-|[{}$]", line)]
    for part in doctor.PARTS:
        assert any(part in line for line in lines)


def test_a_missing_part_makes_play_impossible(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "PARTS", ("no-such-part",))
    code, lines = examined(capsys)
    assert code == 1
    assert [line for line in lines if line.startswith("BAD") and "no-such-part" in line]


def test_folders_that_cannot_be_written(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    home.mkdir()
    (home / "logs").write_text("a file where a folder should be")
    code, lines = examined(capsys)
    assert code == 0
    assert [line for line in lines if line.startswith("note") and str(home / "logs") in line]
    (home / "data").write_text("a file where a folder should be")
    code, lines = examined(capsys)
    assert code == 1
    assert [line for line in lines if line.startswith("BAD") and str(home / "data") in line]


def test_damaged_files_are_named_and_kept(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    (home / "data" / "tables").mkdir(parents=True)
    (home / "data" / "tables" / f"{'0' * 16}.journal").write_bytes(b"nothing of use")
    (home / "config" / "themes").mkdir(parents=True)
    (home / "config" / "settings.toml").write_text("name = ")
    (home / "config" / "themes" / "mine.toml").write_text("primary = ")
    code, lines = examined(capsys)
    notes = "\n".join(line for line in lines if line.startswith("note"))
    assert code == 0
    for name in ("settings.toml", "mine.toml", "0" * 16):
        assert name in notes
    assert len([path for path in home.rglob("*") if path.is_file()]) == 3


def test_a_theme_that_is_not_there(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.toml").write_text('theme = "plush"\n')
    assert [line for line in examined(capsys)[1] if line.startswith("note") and "plush" in line and "velours" in line]


@pytest.mark.parametrize("wide", ["", GLYPHS[3]])
def test_the_terminal_is_asked_how_wide_glyphs_are(home: Path, wide: str) -> None:
    pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")
    shown = in_terminal(pty, lambda glyph: 2 if glyph == wide else 1)
    if wide:
        assert re.search(f"note .*{wide}.*ASCII", shown)
    else:
        assert f"all {len(GLYPHS)} are one cell wide" in shown


def test_a_terminal_that_does_not_answer(home: Path) -> None:
    pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")
    assert "does not say how wide" in in_terminal(pty, lambda _: None)


def in_terminal(pty: object, width: object) -> str:
    """What the doctor says in a terminal that moves its cursor on as `width` says."""
    screen, side = os.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"}
    with subprocess.Popen(
        [sys.executable, "-m", "tui", "doctor"], stdin=side, stdout=side, stderr=side, env=env
    ) as run:
        os.close(side)
        shown, asked = "", 0
        while True:
            try:
                piece = os.read(screen, 4096)
            except OSError:  # its other side is closed: the doctor has gone
                break
            shown += piece.decode(errors="replace")
            for glyph in re.findall(r"\r(.)\x1b\[6n", shown)[asked:]:
                asked += 1
                cells = width(glyph)
                if cells is not None:
                    os.write(screen, f"\x1b[1;{cells + 1}R".encode())
        os.close(screen)
    assert run.returncode == 0
    return shown
