"""Texts: the right language, what happens to damaged files, and words for any game's values."""

from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from engines import game
from engines.game import Outcome, SeatId
from tui.text import Texts
from tui.text_language import choose, languages

NAMES = ("Ana", "Bruno", "Chloé")

Gem = Annotated[int, msgspec.Meta(extra={"kind": "gem"})]


class Steal(game.Action, frozen=True, tag="steal-gem"):
    """An action of a game without texts."""

    target: SeatId
    gem: Gem | None = None


class Stolen(game.Event, frozen=True, tag="gem-stolen"):
    """An event of a game without texts."""

    seat: SeatId
    target: SeatId
    gems: tuple[Gem, ...]
    loud: bool = False


class Row(msgspec.Struct, frozen=True):
    """A part of the view."""

    seat: SeatId
    gem: Gem


class MineView(game.View, frozen=True, tag="mine"):
    """A view of a game without texts."""

    gems_left: int
    sizes: tuple[int, ...]
    thieves: tuple[SeatId, ...]
    known: tuple[Row, ...]
    guard: SeatId | None


VIEW = MineView(
    seat=0,
    to_act=(1,),
    prompt="choose-gem",
    legal=(),
    outcome=None,
    gems_left=0,
    sizes=(3, 0, 5),
    thieves=(2, 0),
    known=(Row(1, 7),),
    guard=None,
)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, None),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fry_NL"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_BE"}, "fr"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_BE", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:en"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "de:en:fr"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "de"}, "fr"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_language_of_the_environment(environ: dict[str, str], language: str | None) -> None:
    expected = (language,) if language else languages()
    assert choose("auto", environ) in expected


def test_a_language_that_is_set_needs_no_environment() -> None:
    assert choose("fr", {"LANG": "en_US"}) == "fr"
    assert choose("tlh", {"LANG": "fr_FR"}) == "fr"


def test_windows_spells_locales_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("locale.getlocale", lambda _: ("French_France", "1252"))
    assert choose("auto", {}) == "fr"


def test_lists_in_words() -> None:
    texts = Texts("en")
    assert [texts.join(NAMES[:count]) for count in range(4)] == ["", "Ana", "Ana and Bruno", "Ana, Bruno and Chloé"]
    assert Texts("fr").join(NAMES) == "Ana, Bruno et Chloé"


def locale_with(tmp_path: Path, french: str | bytes | None) -> Path:
    for code, text in (("en", "hello = Hello { $name }\nonly = Only English\n"), ("fr", french)):
        (tmp_path / code).mkdir()
        if text is not None:
            data = text if isinstance(text, bytes) else text.encode()
            (tmp_path / code / "interface.ftl").write_bytes(data)
    return tmp_path


def test_english_stands_behind_a_missing_message(tmp_path: Path) -> None:
    texts = Texts("fr", locale_with(tmp_path, "hello = Bonjour { $name }\n"))
    assert texts.say("hello", name="Ana") == "Bonjour Ana"
    assert texts.say("only") == "Only English"
    assert texts.say("nowhere") == "nowhere"
    assert texts.find("nowhere") is None
    assert not texts.problems


def test_a_damaged_message_costs_only_itself(tmp_path: Path) -> None:
    texts = Texts("fr", locale_with(tmp_path, "hello = Bonjour { $name\nonly = Français\n"))
    assert texts.say("hello", name="Ana") == "Hello Ana"
    assert texts.say("only") == "Français"
    assert [problem.key for problem in texts.problems] == ["text-broken"]


@pytest.mark.parametrize("french", [b"\xff\xfe", None])
def test_a_lost_file_is_told_once(tmp_path: Path, french: bytes | None) -> None:
    texts = Texts("fr", locale_with(tmp_path, french))
    assert texts.say("hello", name="Ana") == "Hello Ana"
    assert texts.say("only") == "Only English"
    assert [problem.key for problem in texts.problems] == ["text-unreadable"]
    assert "interface.ftl" in texts.problems[0].args["file"]


@pytest.mark.parametrize("language", languages())
def test_the_texts_that_ship_are_whole(language: str) -> None:
    assert Texts(language).problems == []


def test_damage_is_told_before_it_is_met(tmp_path: Path) -> None:
    locale = locale_with(tmp_path, "only = Français\n")
    (locale / "fr" / "chess.ftl").write_text("chess-mate = { $\n")
    (locale / "en" / "chess.ftl").write_text("chess-mate = { $\n")
    found = [(problem.key, Path(problem.args["file"]).parts[-2:]) for problem in Texts("fr", locale).problems]
    assert found == [("text-broken", ("fr", "chess.ftl"))]


def test_without_any_files_keys_are_left(tmp_path: Path) -> None:
    texts = Texts("fr", tmp_path / "gone")
    assert texts.say("hello", name="Ana") == "hello"
    assert {problem.key for problem in texts.problems} == {"text-unreadable"}


def test_names_are_inserted_as_they_are() -> None:
    name = '{ $you } { "x" } [/b] { yes }'
    said = Texts("en").event("mine", Stolen(0, 1, (), loud=True), (name, "Bruno"), -1)
    assert said is not None
    assert name in said
    assert not {"\u2068", "\u2069"} & set(said)


@pytest.mark.parametrize(
    ("language", "event", "action", "prompt"),
    [
        (
            "en",
            "Gem stolen (seat: Ana, target: Bruno, gems: 4 and 5, loud: no)",
            "Steal gem (target: Chloé)",
            "Bruno: choose gem",
        ),
        (
            "fr",
            "Gem stolen (seat : Ana, target : Bruno, gems : 4 et 5, loud : non)",
            "Steal gem (target : Chloé)",
            "Bruno : choose gem",
        ),
    ],
)
def test_a_game_without_texts_is_told_in_its_tags(language: str, event: str, action: str, prompt: str) -> None:
    texts = Texts(language)
    assert texts.event("mine", Stolen(0, 1, (4, 5)), NAMES, 2) == event.replace(" :", "\u202f:")
    assert texts.action("mine", Steal(2), NAMES, 0) == action.replace(" :", "\u202f:")
    assert texts.prompt("mine", VIEW, NAMES) == prompt.replace(" :", "\u202f:")


def test_facts_of_a_game_without_texts() -> None:
    assert Texts("en").facts("mine", VIEW, NAMES) == [
        "gems left: 0",
        "sizes: you 3, Bruno 0, Chloé 5",
        "thieves: you and Chloé",
        "known: Bruno 7",
    ]


def test_facts_of_a_game_with_texts(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "interface.ftl").write_text("list-end = { $rest } and { $last }\nyou = you\n")
    (tmp_path / "en" / "mine.ftl").write_text(
        "mine-facts = known sizes gems_left guard\n"
        "mine-fact-known = { $seat } has { $gem-the } ({ $gem-id })\n"
        "mine-gem-7 = ruby\n    .the = the ruby\n"
        "mine-fact-sizes = Sizes: { $value }\n"
        '    .each = { $value ->\n        [0] {""}\n       *[other] { $value } with { $seat }\n    }\n'
        "mine-fact-gems_left = { $gems_left } left, { $thieves-count } thieves, { $you }\n"
        'mine-fact-guard = { $guard ->\n    [none] {""}\n   *[other] { $guard }\n}\n'
    )
    assert Texts("en", tmp_path).facts("mine", VIEW, NAMES) == [
        "Bruno has the ruby (7)",
        "Sizes: 3 with you, 5 with Chloé",
        "0 left, 2 thieves, thieves",
    ]


def test_words_around_a_game_without_texts() -> None:
    texts = Texts("en")
    assert texts.game("mine") == ("Mine", "")
    assert texts.option("mine", "deep_shaft") == ("Deep shaft", "")
    assert texts.preset("mine", "as_written") == ("As written", "")
    assert [texts.choice("mine", "deep", value) for value in (True, False, 7, "very_deep")] == [
        "on",
        "off",
        "7",
        "very deep",
    ]
    assert texts.card("mine", "ruby") == "ruby"
    assert texts.refusal("too_late") == "That is not possible now (too late)."
    outcome = Outcome(winners=(2, 0), scores=(4, 1, 4), reason="dug-out")
    assert texts.outcome("mine", outcome, NAMES, 0) == "A shared victory: you and Chloé."
    assert texts.outcome("mine", Outcome((1,), (0, 1, 0), "dug-out"), NAMES, 0) == "Bruno wins."
    assert texts.standing("mine", outcome, NAMES) == ["1. Ana: 4", "1. Chloé: 4", "3. Bruno: 1"]
