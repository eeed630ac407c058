"""The log: failures of every kind, without what they failed over."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tui import logs


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The loggers and hooks of the test run are put back."""
    root, hook, strict = logging.getLogger(), threading.excepthook, logging.raiseExceptions
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], threading.excepthook, logging.raiseExceptions = handlers, hook, strict
    root.setLevel(level)
    logging.captureWarnings(False)


def test_a_failure_is_told_without_its_message(tmp_path: Path) -> None:
    file = logs.start(tmp_path)
    try:
        try:
            raise KeyError("queen of hearts")
        except KeyError as error:
            raise ValueError("seed 1234") from error
    except ValueError:
        logging.getLogger("x").exception("broken")
    text = file.read_text("utf-8")
    assert text.index("builtins.KeyError") < text.index("builtins.ValueError")
    assert "test_a_failure_is_told_without_its_message" in text
    assert "queen" not in text
    assert "1234" not in text


def test_what_the_system_says_is_kept(tmp_path: Path) -> None:
    file = logs.start(tmp_path / "new")
    try:
        (tmp_path / "absent").read_text()
    except OSError:
        logging.getLogger("x").exception("broken")
    text = file.read_text("utf-8")
    assert "No such file" in text
    assert "absent" in text


def test_threads_fail_into_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = logs.start(tmp_path)
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    assert "ZeroDivisionError" in file.read_text("utf-8")
    assert capsys.readouterr().err == ""


def test_a_log_that_cannot_be_written_disturbs_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    logs.start(tmp_path / "file")
    logging.getLogger("x").error("broken")
    (tmp_path / "logs" / logs.NAME).mkdir(parents=True)
    logs.start(tmp_path / "logs")
    logging.getLogger("x").error("broken")
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "")


def test_old_logs_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "SIZE", 1000)
    logs.start(tmp_path)
    for _ in range(100):
        logging.getLogger("x").error("x" * 90)
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    assert len(sizes) == logs.KEPT + 1
    assert max(sizes) <= 1000
