"""Each screen for itself: setting up, settings, rules, going on, results."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.widgets import Input, OptionList

from engines.game import Outcome
from engines.registry import load
from engines.rng import Rng
from engines.roitatouille.values import RoundWon
from net.setup import Setup as TableSetup
from net.store import Store
from tui.app import RoiteletApp
from tui.screens.ask import Ask
from tui.screens.preferences import Preferences
from tui.screens.result import Result, round_end
from tui.screens.resume import Resume, ago
from tui.screens.rules import RulesReader
from tui.screens.setup import SetUp
from tui.settings import Setup
from tui.text import Texts
from tui.widgets.menu import MenuLine
from tui.widgets.picker import Picker

from .looking import shown, wait_for, wait_for_text

Start = Callable[..., RoiteletApp]
HOSTILE = (
    "[/x]",
    "[@click=app.quit]x[/]",
    "hi [/",
    "\x1b[2Jpwned",
    "a\u202eb",
    "e" + "\u0301" * 200,
    "\U0001f451" * 20,
)


@pytest.fixture
def sat(monkeypatch: pytest.MonkeyPatch) -> list[TableSetup | str]:
    """What the person sat down at, instead of sitting down."""
    tables: list[TableSetup | str] = []
    monkeypatch.setattr("tui.play.Play.sit", lambda self, table: tables.append(table))
    return tables


# Playing at once, and setting up


async def test_play_now_plays_as_last_time(start: Start, sat: list[TableSetup]) -> None:
    options = {"rounds": 3, "no_such_option": True, "symbol_match": "bent"}
    last = Setup(seats=3, bots=("novice", "no such level"), preset="cafe", options=options)
    app = start(name="Marie", last_setup={"roitatouille": last})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("p")
        assert [(player.name, player.level) for player in sat[0].players] == [
            ("Marie", ""),
            ("Ana", "novice"),
            ("Bruno", "player"),
        ]
        expected = load("roitatouille").info.presets["cafe"]
        assert sat[0].options.rounds == 3
        assert sat[0].options.symbol_match == expected.symbol_match


async def test_the_first_time_one_plays_by_the_printed_rules(start: Start, sat: list[TableSetup]) -> None:
    app = start()
    async with app.run_test() as pilot:
        await wait_for(pilot, lambda: isinstance(app.focused, MenuLine))
        await pilot.press("enter")
        assert len(sat[0].players) == 4
        assert sat[0].options == next(iter(load("roitatouille").info.presets.values()))


async def test_a_table_is_set_up_by_keys(start: Start, sat: list[TableSetup]) -> None:
    app = start(name="Marie")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1")
        assert isinstance(app.screen, SetUp)
        await pilot.press("plus", "plus", "minus", "down", "right", "down", "down", "space")
        await pilot.press("enter")
    assert len(sat[0].players) == 5
    assert (sat[0].options.rounds, sat[0].options.symbol_match) == (2, True)
    kept = app.settings.last_setup["roitatouille"]
    assert (kept.seats, kept.preset, kept.options) == (5, "as_written", {"rounds": 2, "symbol_match": True})


async def test_a_table_is_set_up_by_mouse(start: Start, sat: list[TableSetup]) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1")
        picker = app.screen.query_one("#seat-1", Picker)
        before = picker.index
        await pilot.click(picker, offset=(picker.size.width - 2, 0))
        assert picker.index == (before + 1) % len(picker.choices)
        width = len(picker.choices[picker.index].text)
        await pilot.click(picker, offset=(picker.size.width - width - 3, 0))
        assert picker.index == before


async def test_the_line_in_focus_is_in_sight_in_the_smallest_terminal(start: Start) -> None:
    app = start(language="fr")
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.press("1")
        await wait_for_text(pilot, app, "Règle imprimée")
        await pilot.press(*["down"] * 8)
        await wait_for_text(pilot, app, "À deux, inverser fait sauter")


async def test_seats_stay_within_the_games_limits(start: Start, sat: list[TableSetup]) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", *["minus"] * 12, "enter")
        assert len(sat[-1].players) == 2
        await pilot.press(*["plus"] * 12, "enter")
        assert len(sat[-1].players) == 10
        assert len({player.name for player in sat[-1].players}) == 10


async def test_an_emptied_seat_is_closed_up(start: Start, sat: list[TableSetup]) -> None:
    app = start(last_setup={"roitatouille": Setup(seats=4, bots=("player", "novice", "player"))})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1")
        app.screen.query_one("#seat-2", Picker).show("")
        await pilot.press("enter")
        assert [player.level for player in sat[0].players] == ["", "player", "player"]


async def test_what_differs_from_the_preset_is_marked_and_set_back(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "down", "down", "down", "right")
        changed = app.screen.query_one("#option-symbol_match", Picker)
        assert app.focused is changed
        assert changed.marked
        assert "fits on its like" in shown(app)
        assert "differs from" in shown(app)
        await pilot.press("backspace")
        assert not changed.marked
        assert changed.value is False


async def test_weak_bots_bring_the_aids_of_a_game_with_them(start: Start) -> None:
    app = start(last_setup={"ministre": Setup(seats=3)})
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_setup("ministre")
        await pilot.pause()
        aid = app.screen.query_one("#option-memory_aid", Picker)
        for level, on in (("novice", False), ("novice", True), ("player", False)):
            picker = app.screen.query_one("#seat-1" if level == "player" or not on else "#seat-2", Picker)
            picker.show(level)
            picker.post_message(Picker.Picked(picker))
            await pilot.pause()
            assert (aid.value, aid.marked) == (on, on)


async def test_a_bot_is_given_a_character_that_stays_with_its_level_and_is_portrayed(
    start: Start, sat: list[TableSetup]
) -> None:
    app = start(last_setup={"ribauds": Setup(seats=2, bots=("player:sly",))})
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_setup("ribauds")
        await pilot.pause()
        picker = app.screen.query_one("#seat-1", Picker)
        assert picker.value == "player:sly"
        picker.focus()
        await pilot.pause()
        assert app.texts.level("player:sly")[1] in shown(app)
        await pilot.press("c")
        assert picker.value == "player:honest"
        await pilot.press("left")
        assert picker.value == "novice:honest"
        assert app.texts.level("novice:honest")[1] in shown(app)
        await pilot.press("c", "c")
        assert picker.value == "novice"
        await pilot.press("c", "enter")
        await pilot.pause()
    assert [player.level for player in sat[0].players] == ["", "novice:cautious"]


async def test_another_preset_sets_every_rule(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "right")
        assert app.screen.query_one("#option-free_draw", Picker).value is True
        assert not app.screen.query_one("#option-free_draw", Picker).marked


async def test_nobody_begins_in_a_seat_that_is_not_there(start: Start, sat: list[TableSetup]) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "plus", "down", "down", "left")
        starter = app.screen.query_one("#option-starter", Picker)
        assert starter.value == "5"
        await pilot.press("minus")
        assert starter.value == "random"
        await pilot.press("left", "enter")
        assert sat[0].options.starter == "4"


async def test_a_kept_set_up_that_no_longer_fits_its_seats_is_mended(start: Start, sat: list[TableSetup]) -> None:
    app = start(last_setup={"roitatouille": Setup(seats=3, options={"starter": "10", "rounds": 3})})
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("p")
        assert (sat[0].options.starter, sat[0].options.rounds) == ("random", 3)


async def test_a_preset_picked_the_moment_before_is_played(start: Start, sat: list[TableSetup]) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1")
        app.screen.query_one("#preset", Picker).action_pick(1)
        app.screen.action_start()
        assert sat[0].options == load("roitatouille").info.presets["cafe"]


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_name_is_cleaned_and_never_read_as_markup(start: Start, sat: list[TableSetup], name: str) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1")
        app.screen.query_one("#me Input", Input).value = name
        await pilot.pause()
        await pilot.press("enter")
        player = sat[0].players[0].name
        await pilot.press("escape")
        await pilot.pause()
        text = shown(app)
        assert "\x1b" not in text
        assert "\u202e" not in text
        if player.startswith("["):
            await app.screen.retell()
            await pilot.pause()
            assert player in shown(app)


# Settings


async def test_each_setting_changes_at_once(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "down", "right")
        assert isinstance(app.screen, Preferences)
        assert app.theme == app.settings.theme != "velours"
        await pilot.press("up", "right")
        await pilot.pause()
        assert app.settings.language == "en"
        await pilot.press("right")
        await wait_for_text(pilot, app, "Réglages")
        assert app.focused is not None
        assert app.focused.id == "language"
        assert "langue" in shown(app)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_every_line_fits_in_eighty_columns(start: Start, language: str) -> None:
    app = start(language=language)
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("s", "1"):
            await pilot.press(key)
            await pilot.pause()
            for picker in app.screen.query(Picker):
                for index in range(len(picker.choices)):
                    picker.index = index
                    assert "…" not in picker.render().plain, picker.id
            await pilot.press("escape")


# Rules


async def test_the_rules_open_at_a_ruling(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_rules("roitatouille", "RT-40")
        await wait_for_text(pilot, app, "When cards run out")


async def test_the_rules_are_searched_without_accents(start: Start) -> None:
    app = start(language="fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r", "slash", *"excommunication", "enter")
        assert isinstance(app.screen, RulesReader)
        found = app.screen.query(".-found")
        first = found.first()
        await pilot.press("n")
        assert app.screen.query(".-found").first() is not first
        await pilot.press("slash", *"regicide", "enter")
        assert len(app.screen.query(".-found")) == 1
        await pilot.press("slash", *"zzzz", "enter")
        await pilot.pause()
        assert not app.screen.query(".-found")


async def test_the_contents_lead_to_their_chapter(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        contents = app.screen.query_one(OptionList)
        assert not contents.display
        await pilot.press("t")
        assert contents.has_focus
        await pilot.press("end", "enter")
        await wait_for_text(pilot, app, "Two ways to play")
        await pilot.press("escape")
        assert not isinstance(app.screen, RulesReader)


# Going on


async def test_the_one_table_is_gone_on_with_at_once(start: Start, saved: Any, sat: list[str]) -> None:
    app = start()
    table = saved("Marie", "Ana", "Bruno")
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_for_text(pilot, app, "Go on")
        assert "RoiTatouille with Ana and Bruno" in shown(app)
        await pilot.press("c")
        assert sat == [table]


async def test_one_of_several_tables_is_chosen_or_removed(start: Start, saved: Any, sat: list[str], home: Path) -> None:
    app = start()
    tables = {saved("Marie", name) for name in HOSTILE[:3]}
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_for_text(pilot, app, "3 tables wait for you")
        await pilot.press("c")
        assert isinstance(app.screen, Resume)
        assert "[/x]" in shown(app)
        await pilot.press("x")
        assert isinstance(app.screen, Ask)
        await pilot.press("n")
        assert len(Store(home / "data" / "tables").unfinished()) == 3
        await pilot.press("x", "y")
        await wait_for(pilot, lambda: len(app.screen.query(MenuLine)) == 2)
        assert len(Store(home / "data" / "tables").unfinished()) == 2
        await pilot.press("enter")
        assert sat[0] in tables


async def test_a_table_that_cannot_be_removed_stays(start: Start, saved: Any, home: Path) -> None:
    app = start()
    store = Store(home / "data" / "tables")
    tables = [saved("Marie", name) for name in ("Ana", "Bruno")]
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_for_text(pilot, app, "2 tables wait for you")
        await pilot.press("c")
        logs = [store.open(table)[1] for table in tables]
        await pilot.press("x", "y")
        await wait_for(pilot, lambda: len(app._notifications) == 1)
        assert "Another program has" in next(iter(app._notifications)).message
        assert len(app.screen.query(MenuLine)) == 2
        for log in logs:
            log.close()


@pytest.mark.parametrize(
    ("seconds", "said"), [(5, "just now"), (150, "2 min ago"), (7300, "2 h ago"), (90_000, "yesterday")]
)
def test_how_long_ago(seconds: float, said: str) -> None:
    assert ago(Texts("en"), seconds) == said


# Results


def closing(**changes: Any) -> RoundWon:
    values = {"round": 1, "winners": (1,), "blocked": False, "sizes": (4, 0, 7), "wins": (0, 1, 0)}
    return RoundWon(**{**values, **changes})


def view(outcome: Outcome | None = None) -> Any:
    game = load("roitatouille")
    state = game.new(game.info.presets["as_written"], 3, Rng(bytes(32)))
    return msgspec.structs.replace(state.view(0), outcome=outcome)


async def test_a_rounds_result_goes_on(start: Start) -> None:
    app = start()
    heard: list[str | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(Result("roitatouille", ("Marie", "[/x]", "Bob"), closing(), view()), heard.append)
        await pilot.pause()
        text = shown(app)
        assert "[/x]" in text
        assert text.index("[/x]") < text.index("Marie") < text.index("Bob")
        await pilot.press("r")
        assert not heard
        await pilot.press("enter")
        assert heard == ["next"]


@pytest.mark.parametrize(("key", "how"), [("r", "rematch"), ("c", "change"), ("escape", "hub"), ("q", "hub")])
async def test_what_comes_after_the_end(start: Start, key: str, how: str) -> None:
    app = start()
    heard: list[str | None] = []
    outcome = Outcome(winners=(2,), scores=(1, 0, 2), reason="shed")
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(Result("roitatouille", ("Marie", "Ana", "Bob"), closing(), view(outcome)), heard.append)
        await pilot.pause()
        text = shown(app)
        assert text.index("Bob", text.index("rounds won")) < text.index("Marie") < text.index("Ana")
        await pilot.press("enter")
        assert not heard
        await pilot.press(key)
        assert heard == [how]


def test_a_round_ends_with_the_event_that_names_winners() -> None:
    assert round_end(()) is None
    assert round_end((closing(), closing(round=2))) == closing(round=2)
