"""Playing in lines: any game, every command, wrong input, the end of input, names that mean harm."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from engines import registry
from engines.game import Options
from engines.registry import load
from net.clean import clean_name
from net.local import LocalHost
from net.setup import Player, Setup, seed_from_text
from net.store import Store
from tests.net.fake_minds import FakeMinds
from tui.lines import LONGEST, Lines
from tui.plain import Console, End, PlainTable
from tui.text import Texts

SMALL = next(trial.options for trial in load("roitatouille").info.trials if trial.name == "small")


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Setup:
    """A table of a game that has no texts."""
    monkeypatch.setitem(registry._GAMES, "dice", "tests.tui.dice_game")
    return Setup("dice", (Player("Zoé"), Player("Ana", "novice")), load("dice").info.options(), seed_from_text("7"))


def table(*names: str, options: Options = SMALL, seed: str = "7") -> Setup:
    players = tuple(
        Player(name, "player" if seat else "") for seat, name in enumerate(names or ("Zoé", "Ana", "Bruno"))
    )
    return Setup("roitatouille", players, options, seed_from_text(seed))


class Played:
    """What was written, and how it ended."""

    def __init__(self, ended: bool, text: str, read: int) -> None:
        self.ended, self.text, self.read = ended, text, read
        self.lines = text.splitlines()

    def after(self, line: str) -> list[str]:
        return self.lines[self.lines.index(line) + 1 :]


async def play(
    folder: Path, what: Setup | str, typed: str | Callable[[int], bytes], language: str = "en", auto: bool = False
) -> Played:
    """Sit at a table whose bots act at once, and type."""
    source = io.BytesIO(typed.encode()) if isinstance(typed, str) else None
    reader = source.read if source else typed
    assert callable(reader)
    out = io.StringIO()
    host = LocalHost(Store(folder), FakeMinds(), "instant")
    try:
        await (host.resume(what) if isinstance(what, str) else host.open(what))
        console = Console(Texts(language), Lines(reader), out)
        ended = await PlainTable(console, host.link(0), auto).play() is End.OVER
    finally:
        await host.close()
    return Played(ended, out.getvalue(), source.tell() if source else 0)


def ones(_size: int) -> bytes:
    return b"1\n"


def saved(folder: Path) -> str:
    (one,) = Store(folder).unfinished()
    return one.table


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("auto", [False, True])
async def test_a_whole_game_by_the_first_choice(tmp_path: Path, language: str, auto: bool) -> None:
    played = await play(tmp_path, table(), ones, language, auto)
    assert played.ended
    standing = [re.match(r"(\d)\. (\w+)\u202f?: ", line) for line in played.lines[-3:]]
    assert standing[0]
    assert standing[0][1] == "1"
    assert {found[2] for found in standing if found} == {"Zoé", "Ana", "Bruno"}
    assert not Store(tmp_path).unfinished()


async def test_the_same_seed_tells_the_same_story(tmp_path: Path) -> None:
    first = await play(tmp_path / "a", table(), ones)
    assert (await play(tmp_path / "b", table(), ones)).text == first.text
    assert (await play(tmp_path / "c", table(seed="8"), ones)).text != first.text


async def test_a_game_without_texts_where_all_decide_at_once(tmp_path: Path, dice: Setup) -> None:
    played = await play(tmp_path, dice, "2\nn3\n")
    assert played.ended
    assert "1. Name (number: 1)" in played.lines
    assert sum(line.startswith("Shown (numbers:") for line in played.lines) == 2
    assert played.lines[-2].startswith("1. ")


async def test_a_number_makes_the_choice_that_bears_it(tmp_path: Path, dice: Setup) -> None:
    played = await play(tmp_path, dice, "3\n1\n")
    shown = [line for line in played.lines if line.startswith("Shown")]
    assert [re.findall(r"\d", line)[0] for line in shown] == ["3", "1"]


@pytest.mark.parametrize(
    "wrong", ["0", "4", "99999999999999999999", "-1", "1.5", "one", "²", "n9", "\x1b[A", "[/x]", "1 2"]
)
async def test_wrong_input_is_explained_and_asked_again(tmp_path: Path, dice: Setup, wrong: str) -> None:
    played = await play(tmp_path, dice, f"{wrong}\n2\n2\n")
    assert played.ended
    asked = [line for line in played.lines if "1 to 3" in line]
    assert len(asked) == 3
    assert asked[1] != asked[0] == asked[2]
    assert "\x1b" not in played.text


async def test_a_line_without_end_is_cut(tmp_path: Path, dice: Setup) -> None:
    def read(size: int) -> bytes:
        nonlocal left
        left -= 1
        return b"2\n" if left < 0 else b"1" * size if left else b"\n"

    left = 300
    played = await play(tmp_path, dice, read)
    assert played.ended
    assert sum("There is no choice" in line for line in played.lines) == 1


async def test_commands(tmp_path: Path) -> None:
    texts, hint = Texts("en"), "Your choice, 1 to "
    played = await play(tmp_path, table(), "?\nf\nL\nr\n\nq\n1\n")
    assert not played.ended
    for line in texts.say("plain-help", example="x").splitlines()[1:]:
        assert line in played.lines
    assert texts.rules("roitatouille").splitlines()[0] in played.lines
    facts = [line for line in played.lines if line.startswith("Cards in hand:")]
    assert facts[-1] == facts[-2]
    assert sum("Round 1:" in line for line in played.lines) == 2
    assert sum(line.startswith(hint) for line in played.lines) == 2


async def test_notation_is_understood(tmp_path: Path, dice: Setup) -> None:
    shown = [line for line in (await play(tmp_path, dice, " n3 \nN2\n")).lines if line.startswith("Shown")]
    assert [re.findall(r"\d", line)[0] for line in shown] == ["3", "2"]


async def test_a_known_move_that_is_not_possible_is_named(tmp_path: Path) -> None:
    played = await play(tmp_path, table(), "parry\n")
    assert any(line.startswith("Not possible now: ") for line in played.lines)


@pytest.mark.parametrize("typed", ["", "1\n", "1\n1\n", "q\n", "1\nq\n", "1"])
async def test_the_end_of_input_leaves_a_game_to_go_on_with(tmp_path: Path, typed: str) -> None:
    first = await play(tmp_path, table(), typed)
    assert not first.ended
    again = await play(tmp_path, saved(tmp_path), ones)
    assert again.ended
    whole = await play(tmp_path / "whole", table(), ones)
    assert again.lines[-3:] == whole.lines[-3:]


async def test_who_comes_back_is_reminded(tmp_path: Path) -> None:
    await play(tmp_path, table(), "1\n")
    again = await play(tmp_path, saved(tmp_path), "")
    story = [line for line in again.lines if "lays" in line or "Round 1" in line or "draws" in line]
    assert story
    assert any(line.startswith("Your hand:") for line in again.lines)


async def test_nothing_is_read_before_it_is_asked_for(tmp_path: Path, dice: Setup) -> None:
    reads = []

    def read(size: int) -> bytes:
        reads.append(size)
        return b"1\n"

    played = await play(tmp_path, dice, read)
    assert played.ended
    assert len(reads) == 2


async def test_only_what_changed_is_told_again(tmp_path: Path) -> None:
    played = await play(tmp_path, table(), "1\n1\n")
    directions = [line for line in played.lines if line.startswith("Play goes")]
    assert all(one != other for one, other in pairwise(directions))


HOSTILE = [
    "[/x]",
    "[@click=app.quit]x[/]",
    "hi [/",
    "\x1b]0;pwned\x07\x1b[2J",
    "\x9b31m\u202eevil\n1. you win",
    "z" + "\u0301" * 200,
]


@pytest.mark.parametrize("name", HOSTILE)
async def test_names_are_only_names(tmp_path: Path, name: str) -> None:
    played = await play(tmp_path, table(name, name, "Bruno"), ones)
    assert played.ended
    assert not {"\x1b", "\x9b", "\x07", "\u202e"} & set(played.text)
    assert "\u0301" * 3 not in played.text
    assert f"Seat 1: {clean_name(name)}, you." in played.lines


# Reading lines


@pytest.mark.parametrize("size", [1, 2, 3, 1000])
async def test_lines_come_whole_whatever_the_pieces(size: int) -> None:
    source = io.BytesIO("one\r\n\ndeux é\nlast".encode())
    lines = Lines(lambda _: source.read(size))
    assert [await lines.next() for _ in range(6)] == ["one", "", "deux é", "last", None, None]


async def test_a_broken_input_is_an_ended_one() -> None:
    def fail(_: int) -> bytes:
        raise OSError("gone")

    assert await Lines(fail).next() is None


async def test_bytes_that_are_no_text_are_read_all_the_same() -> None:
    source = io.BytesIO(b"\xff\xfe\n" + b"x" * (3 * LONGEST) + b"\nafter\n")
    lines = Lines(source.read)
    assert await lines.next() == "\ufffd\ufffd"
    assert await lines.next() == "x" * LONGEST
    assert await lines.next() == "after"
