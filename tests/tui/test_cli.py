"""The command line: what it says, what it refuses and how, in both languages."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ai.agent import usual
from engines.codec import raw
from engines.journal import Header
from engines.registry import load
from net.clean import NAME_CELLS, cells_of
from net.setup import seed_from_text
from net.store import Store
from tui import cli
from tui.request import BOTS, players, request
from tui.text_language import languages
from tui.usage import Misuse

COMMANDS = [[], ["play"], ["rules"], ["doctor"], ["locate"], ["completion"]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ROITELET_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command line."""
    code = cli.main(list(words))
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", languages())
def test_help_is_in_words(capsys: pytest.CaptureFixture[str], language: str, command: list[str]) -> None:
    code, out, err = said(capsys, *command, "--lang", language, "--help")
    assert (code, err) == (0, "")
    assert "cli-" not in out


def test_help_follows_the_environment(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(capsys, "play", "--help")[1].startswith("Usage: roitelet play")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    out = said(capsys, "play", "--help")[1]
    assert out.startswith("Usage\u202f: roitelet play")
    assert "Show this" not in out


@pytest.mark.parametrize("named", [True, False])
def test_a_table_that_another_program_has_open_is_said_to_be(
    capsys: pytest.CaptureFixture[str], home: Path, named: bool
) -> None:
    setup = request("roitatouille", "Marie")
    header = Header(setup.game, 1, raw(setup.options), setup.players, bytes(32))
    table, log = Store(home / "data" / "tables").create(header)
    code, _, err = said(capsys, "play", "--resume", *[table] * named, "--plain")
    log.close()
    assert code == 2
    assert f"Another program has table {table} open" in err


@pytest.mark.parametrize("held", [b"", b"nonsense", b"\xff" * 40, b"-----BEGIN CERTIFICATE-----\n", None])
def test_a_key_of_a_host_that_is_none_is_one_line(
    capsys: pytest.CaptureFixture[str], home: Path, held: bytes | None
) -> None:
    file = home / "data" / "host.pem"
    file.parent.mkdir()
    if held is None:
        file.mkdir()
    else:
        file.write_bytes(held)
    code, out, err = said(capsys, "host", "roitatouille", "--port", "0")
    assert (code, out) == (1, "")
    assert str(file) in err
    assert err.count("\n") == 1


BAD = [
    (["--nonsense"], "--nonsense"),
    (["--plan"], "--plain"),
    (["dance"], "doctor"),
    (["--lang", "tlh"], "fr"),
    (["play", "chess"], "roitatouille"),
    (["play"], "roitatouille"),
    (["play", "roitatouille", "more"], "more"),
    (["play", "roitatouille", "--seats", "1"], "10"),
    (["play", "roitatouille", "--seats", "11"], "2"),
    (["play", "roitatouille", "--seats", "two"], "two"),
    (["play", "roitatouille", "--seats", ""], '""'),
    (["play", "roitatouille", "--seats", "9" * 5000], "10"),
    (["play", "roitatouille", "--seats", "-3"], "10"),
    (["play", "roitatouille", "--seats", "²"], "10"),
    (["play", "roitatouille", "--seats"], "--seats"),
    (["play", "roitatouille", "--plain=yes"], "--plain"),
    (["play", "roitatouille", "--bots", "king"], "novice"),
    (["play", "roitatouille", "--bots", ""], "novice"),
    (["play", "roitatouille", "--seats", "2", "--bots", "player,player"], "--seats"),
    (["play", "roitatouille", "--people", "0"], "10"),
    (["play", "roitatouille", "--people", "99999"], "10"),
    (["play", "roitatouille", "--seats", "2", "--people", "3"], "--seats"),
    (["play", "ribauds", "--people", "3"], "2"),
    (["play", "roitatouille", "--people", "2", "--resume"], "--resume"),
    (["play", "roitatouille", "--preset", "x"], "cafe"),
    (["play", "roitatouille", "--option", "rounds"], "symbol_match"),
    (["play", "roitatouille", "--option", "rounds=4"], "9"),
    (["play", "roitatouille", "--option", "deck=small"], "symbol_match"),
    (["play", "roitatouille", "--seats", "3", "--option", "starter=4"], "seats"),
    (["play", "roitatouille", "--resume", "--seats", "3"], "--resume"),
    (["play", "--resume"], "roitelet play"),
    (["rules"], "roitatouille"),
    (["rules", "chess"], "roitatouille"),
    (["locate"], "config"),
    (["locate", "keys"], "logs"),
    (["completion"], "zsh"),
    (["completion", "cmd"], "zsh"),
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("words", "remedy"), BAD)
def test_bad_input_gets_one_line_that_says_what_would_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], remedy: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    code, out, err = said(capsys, *words)
    assert (code, out) == (2, "")
    assert err.startswith("roitelet: ")
    assert err.count("\n") == 1
    assert "cli-" not in err
    assert "Traceback" not in err
    assert remedy in err or language == "fr"


def test_refusals_are_said_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert "n’existe pas" in said(capsys, "play", "chess", "--lang", "fr")[2]


def test_what_was_typed_cannot_command_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    err = said(capsys, "play", "\x1b[2Jchess\n\u202eno")[2]
    assert err.count("\n") == 1
    assert not {"\x1b", "\u202e"} & set(err)


def test_a_failure_is_one_line_and_the_rest_is_in_the_log(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the ace of secrets")

    monkeypatch.setattr("tui.starting.Start.__init__", fail)
    code, out, err = said(capsys, "rules", "roitatouille")
    log = home / "logs" / "roitelet.log"
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    assert str(log) in err
    text = log.read_text("utf-8")
    assert "RuntimeError" in text
    assert "test_cli.py" in text
    assert "ace of secrets" not in text


def test_a_failure_without_a_log_is_still_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    (home / "logs").write_text("not a folder")
    monkeypatch.setattr("tui.starting.Start.__init__", lambda *_: 1 / 0)
    code, _, err = said(capsys, "rules", "roitatouille")
    assert code == 1
    assert err.count("\n") == 1
    assert "doctor" in err


@pytest.mark.parametrize("what", ["config", "data", "logs"])
def test_locate_prints_the_folder_alone(capsys: pytest.CaptureFixture[str], home: Path, what: str) -> None:
    assert said(capsys, "locate", what) == (0, f"{home / what}\n", "")


@pytest.mark.parametrize("shell", cli.SHELLS)
def test_completion_scripts(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    code, out, _ = said(capsys, "completion", shell)
    assert code == 0
    assert "_ROITELET_COMPLETE" in out


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("roitelet pl", "play"),
        ("roitelet play roi", "roitatouille"),
        ("roitelet play roitatouille --preset ca", "cafe"),
        ("roitelet play roitatouille --bots novice,pl", "novice,player"),
        ("roitelet play roitatouille --option free", "free_draw=on"),
        ("roitelet play --se", "--seats"),
    ],
)
def test_completion_offers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, offered: str
) -> None:
    monkeypatch.setenv("_ROITELET_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(len(typed.split()) - 1))
    with pytest.raises(SystemExit) as ended:
        cli.main([])
    assert ended.value.code == 0
    assert f"plain,{offered}" in capsys.readouterr().out.split("\n")


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["play", "--help"], ["locate", "data"]])
def test_answers_that_load_nothing_heavy(words: list[str]) -> None:
    heavy = "textual rich msgspec msgpack asyncio engines net.local ai"
    code = f"import sys; from tui.cli import main; main({words!r})"
    code += f"; print([module for module in {heavy.split()!r} if module in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n"), done.stdout


# What is asked for


def test_a_table_as_asked_for() -> None:
    table = request(
        "roitatouille",
        "Zoé",
        seats="5",
        bots="novice,player",
        preset="cafe",
        options=["rounds=3", "free-draw=OFF"],
        seed="7",
    )
    preset = load("roitatouille").info.presets["cafe"]
    assert [player.level for player in table.players] == ["", "novice", "player", "player", "player"]
    assert table.players[0].name == "Zoé"
    assert table.seed == seed_from_text("7")
    assert request("roitatouille", "Zoé", seed="\udcff\ud800").seed != table.seed  # what is no text seeds as well
    changed = {name: getattr(table.options, name) for name in preset.__struct_fields__}
    kept = {name: getattr(preset, name) for name in preset.__struct_fields__}
    assert changed == {**kept, "rounds": 3, "free_draw": False}


def test_a_table_nobody_described() -> None:
    info, table = load("roitatouille").info, request("roitatouille", "Zoé")
    assert info.usual_seats[0] <= len(table.players) <= info.usual_seats[1]
    assert table.options == next(iter(info.presets.values()))
    assert table.seed is None
    assert {player.level for player in table.players[1:]} == {usual("roitatouille")}


@pytest.mark.parametrize(
    ("asked", "on"),
    [
        ({"bots": "novice"}, True),
        ({"bots": "novice", "options": ["memory_aid=off"]}, False),
        ({"bots": "novice,player"}, False),
        ({}, False),
        ({"people": "4"}, False),
    ],
)
def test_weak_bots_bring_the_aids_of_a_game_with_them(asked: dict[str, Any], on: bool) -> None:
    assert request("ministre", "Zoé", **asked).options.memory_aid is on


def test_as_many_sit_down_as_bots_are_named() -> None:
    assert len(request("roitatouille", "Zoé", bots="novice," * 7 + "player").players) == 9


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ({"people": "1"}, ["Zoé"]),
        ({"people": "3"}, ["Zoé", "Guest 2", "Guest 3"]),
        ({"people": "Ana, \x1b[2Jx,zoé"}, ["Zoé", "Ana", "[2Jx", "zoé 2"]),
        ({"people": "4", "seats": "4"}, ["Zoé", "Guest 2", "Guest 3", "Guest 4"]),
        ({"people": "6"}, ["Zoé", *(f"Guest {seat}" for seat in range(2, 7))]),
    ],
)
def test_people_share_the_keyboard(asked: dict[str, str], named: list[str]) -> None:
    seated = request("roitatouille", "Zoé", **asked).players
    assert [player.name for player in seated if not player.level] == named
    assert len(seated) == max(4, len(named))
    assert len({player.name.casefold() for player in seated}) == len(seated)


def test_nobody_is_called_like_another() -> None:
    for name in (*BOTS, BOTS[0].upper()):
        names = [player.name.casefold() for player in players(name, ["novice"] * 9)]
        assert len(set(names)) == 10
    assert all(cells_of(name) <= NAME_CELLS for name in BOTS)


def test_requests_are_refused_word_by_word() -> None:
    with pytest.raises(Misuse, match="dodo"):
        request("roitatouille", "Zoé", bots="player,dodo")
