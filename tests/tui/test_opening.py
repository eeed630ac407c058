"""The dialog in which a table for others is opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from engines.registry import load
from net.policy import Policy
from tui.app import RoiteletApp
from tui.house import Plan
from tui.screens.opening import Opening
from tui.settings import Setup
from tui.widgets.picker import Picker

from .looking import shown, wait_for
from .tables import HOSTILE

Start = Callable[..., RoiteletApp]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """What the person opened, instead of opening it."""
    plans: list[Plan] = []
    monkeypatch.setattr("tui.party.Party.host", lambda self, plan: plans.append(plan))
    return plans


async def begin(pilot: Pilot[None], app: RoiteletApp) -> None:
    await pilot.press("h")
    await wait_for(pilot, lambda: isinstance(app.screen, Opening) and bool(app.screen.query("#option-rounds")))
    await pilot.pause()


async def test_the_first_time_a_table_of_four_is_opened(start: Start, opened: list[Plan]) -> None:
    app = start(name="Marie")
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app)
        await pilot.press("enter")
        (plan,) = opened
        assert plan == Plan(
            "roitatouille", 4, load("roitatouille").info.presets["as_written"], Policy(), "Marie’s table"
        )
        assert [player.level for player in plan.setup.players] == [""] * 4


async def test_everything_is_kept_for_the_next_time(start: Start, opened: list[Plan]) -> None:
    people = Setup(seats=3, bots=("novice", "person"), people=("Zoé",))
    app = start(name="Marie", last_setup={"roitatouille": people})
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app)
        app.screen.query_one("#title Input", Input).value = "Lunch"
        await pilot.press("down", "right", "down", "right", "down", "right", "down", "right", "down", "right")
        app.screen.query_one("#option-rounds", Picker).action_pick(1)
        await pilot.press("enter")
        await pilot.press("escape")
        await begin(pilot, app)
        await pilot.press("enter")
    first, second = opened
    assert first == second
    assert (first.title, first.seats, first.options.rounds) == ("Lunch", 4, 2)
    assert first.policy == Policy("pin", "wait", "chat", 20, 120)
    kept = app.settings.last_setup["roitatouille"]
    assert (kept.people, kept.seats, kept.options) == (("Zoé",), 4, {"rounds": 2})


async def test_another_game_brings_its_own_rules(start: Start, opened: list[Plan]) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app)
        games = app.screen.query_one("#game", Picker)
        games.show("ministre")
        games.post_message(Picker.Picked(games))
        await wait_for(pilot, lambda: bool(app.screen.query("#option-memory_aid")))
        await pilot.pause()
        await pilot.press("enter")
        assert (opened[0].game, type(opened[0].options)) == ("ministre", load("ministre").info.options)
        assert load("ministre").info.seats[0] <= opened[0].seats


async def test_a_set_of_rules_picked_the_moment_before_counts(start: Start, opened: list[Plan]) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app)
        app.screen.query_one("#preset", Picker).action_pick(1)
        app.screen.action_open()
        assert opened[0].options == load("roitatouille").info.presets["cafe"]


@pytest.mark.parametrize("title", HOSTILE)
async def test_a_title_is_cleaned_and_never_read_as_markup(start: Start, opened: list[Plan], title: str) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app)
        app.screen.query_one("#title Input", Input).value = title
        await pilot.pause()
        await pilot.press("enter")
        assert not {"\x1b", "\u202e", "\x9b"} & set(opened[0].title)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_every_line_fits_in_eighty_columns(start: Start, language: str) -> None:
    app = start(language=language, name="Bartholomäus-Max")
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app)
        for picker in app.screen.query(Picker):
            for index in range(len(picker.choices)):
                picker.index = index
                assert "…" not in picker.render().plain, picker.id


async def test_what_is_in_focus_is_explained(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app)
        wanted: dict[str, Any] = {"access": "Anyone here", "dropped": "A bot plays", "clock": "There is no clock."}
        for name, words in wanted.items():
            app.screen.query_one(f"#{name}").focus()
            await pilot.pause()
            assert words in shown(app)
