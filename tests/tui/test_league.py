"""The command `roitelet league`: what it prints, keeps and refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tui import cli, league
from tui.text_language import languages

ASKED = ("league", "roitatouille", "--entrants", "random,rule", "--jobs", "1")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ROITELET_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command line."""
    code = cli.main(list(words))
    told = capsys.readouterr()
    return code, told.out, told.err


def read(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What a league says in JSON."""
    return json.loads(said(capsys, *ASKED, *words, "--json")[1])


@pytest.mark.parametrize("language", languages())
def test_the_table_names_everyone_and_keeps_its_columns(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, err = said(capsys, *ASKED, "--games", "6", "--lang", language)
    assert (code, err) == (0, "")
    title, *rows = out.splitlines()
    assert "RoiTatouille" in title
    assert len({len(row) for row in rows}) == 1
    assert {row.split()[0] for row in rows[1:]} == {"random", "rule"}
    assert all(row.count("%") == 2 for row in rows[1:])


def test_json_says_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (read(capsys, "--games", "30", "--seed", seed) for seed in ("7", "7", "8"))
    assert (first["games"], first["deals"]) == (30, 15)
    assert list(first["matches"]) == ["roitatouille random,rule"]
    shares, same, others = ([row["share"] for row in told["standings"]] for told in (first, again, other))
    assert shares == same != others


def test_a_file_is_gone_on_from_even_if_its_last_line_was_cut_off(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    file = home / "deals.jsonl"
    whole = read(capsys, "--games", "20", "--resume", str(file))
    kept = file.read_bytes()
    assert kept.count(b"\n") == 10
    file.write_bytes(kept[:-50])
    again = read(capsys, "--games", "20", "--resume", str(file))
    assert [row["share"] for row in again["standings"]] == [row["share"] for row in whole["standings"]]
    assert file.read_bytes().startswith(kept[:-50] + b"\n")
    assert file.read_bytes().count(b"\n") == 11
    assert read(capsys, "--games", "24", "--resume", str(file))["deals"] == 12
    assert read(capsys, "--games", "2", "--seed", "2", "--resume", str(file))["deals"] == 1


def test_one_who_stops_it_sees_what_was_played(
    capsys: pytest.CaptureFixture[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = league.run

    def run(*args: Any) -> Any:
        for number, deal in enumerate(whole(*args)):
            if number == 3:
                raise KeyboardInterrupt
            yield deal

    monkeypatch.setattr(league, "run", run)
    code, out, err = said(capsys, *ASKED, "--games", "20", "--resume", str(home / "deals.jsonl"))
    assert code == 130
    assert "6 games" in out
    assert "3 of 10 deals" in err
    assert "the same command goes on" in err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["league"], "Which game?"),
        (["league", "roitatouille", "--entrants", "player,grandmaster"], "first-legal"),
        (["league", "roitatouille", "--seats", "99"], "--seats 99"),
        (["league", "roitatouille", "--games", "0"], "--games 0"),
        (["league", "roitatouille", "--jobs", "many"], "--jobs many"),
        (["league", "roitatouille", "--seed", "x"], "--seed x"),
        (["league", "roitatouille", "--option", "nonsense"], "NAME=VALUE"),
        (["league", "roitatouille", "--games", "1", "--resume", "."], "--resume"),
    ],
)
def test_what_does_not_fit_is_one_line(capsys: pytest.CaptureFixture[str], words: list[str], told: str) -> None:
    code, out, err = said(capsys, *words)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert told in err


def test_options_are_played_by(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("league", "ministre", "--entrants", "honest", "--option", "round-limit=10", "--games", "3", "--json")
    code, out, _ = said(capsys, *asked, "--jobs", "1")
    assert code == 0
    assert list(json.loads(out)["matches"]) == ["ministre honest,honest,honest round_limit=10"]
