"""What one sees of the others while a hosted game is played: broken lines, pauses, talk, clocks, the verdict."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from net.invite import Where
from net.policy import Policy
from net.wire import Clocks
from tui.screens.lobby import Lobby
from tui.screens.result import Result
from tui.screens.talk import Talk
from tui.widgets.company import CompanyLine, clock

from .looking import shown, wait_for, wait_for_text
from .test_party import DUEL, Start, at_the_table, house, play, play_on, unannounced

__all__ = ["unannounced"]

CLOCKED = DUEL._replace(policy=Policy(move=30, reserve=60))


@pytest.mark.parametrize(("milliseconds", "shows"), [(0, "0:00"), (1, "0:01"), (59_001, "1:00"), (61_000, "1:01")])
def test_a_clock_shows_the_second_that_runs(milliseconds: int, shows: str) -> None:
    assert clock(milliseconds) == shows


async def test_the_others_are_seen_from_the_table(start: Start, home: Path) -> None:
    app = start(name="Marie")
    async with house(home / "elsewhere", CLOCKED) as (opened, paul), app.run_test(size=(80, 24)) as pilot:
        app.party.knock(Where(opened.where.addresses))
        await wait_for(pilot, lambda: isinstance(app.screen, Lobby) and app.guests.company is not None)
        await pilot.press("space")
        await wait_for_text(pilot, app, "You are ready.")
        paul.start()
        await wait_for(pilot, lambda: at_the_table(app))
        await wait_for_text(pilot, app, "+ 1:00")
        paul.say("[/x] \x1b[2Jhello")
        await wait_for_text(pilot, app, "[/x] [2Jhello")
        paul.pause(True)
        await wait_for_text(pilot, app, "Paused")
        await pilot.press("f4")
        await wait_for(pilot, lambda: "Paused" not in shown(app))
        await pilot.press("f3")
        await wait_for(pilot, lambda: isinstance(app.screen, Talk))
        assert "[/x] [2Jhello" in shown(app)
        await pilot.press("3", "enter")
        await wait_for(pilot, lambda: not isinstance(app.screen, Talk))
        await wait_for_text(pilot, app, "Marie Bravo!")
        await pilot.press("f3", "escape")
        assert at_the_table(app)
        app.guests.lost = True
        await wait_for_text(pilot, app, "coming back")
        app.guests.lost = False
        await paul.leave()
        await wait_for_text(pilot, app, "Paul is away: a bot plays")


async def test_the_deal_is_verified_at_the_result(start: Start, home: Path) -> None:
    app = start(name="Marie")
    async with house(home / "elsewhere") as (opened, paul), app.run_test(size=(80, 24)) as pilot:
        app.party.knock(Where(opened.where.addresses))
        await wait_for(pilot, lambda: isinstance(app.screen, Lobby) and app.guests.company is not None)
        playing = asyncio.create_task(play(paul))
        await pilot.press("space")
        await wait_for_text(pilot, app, "You are ready.")
        paul.start()
        await wait_for(pilot, lambda: at_the_table(app))
        assert not app.screen.query_one(CompanyLine).display
        await play_on(pilot, app)
        await wait_for_text(pilot, app, "Deal verified")
        assert isinstance(app.screen, Result)
        playing.cancel()


async def test_a_clock_runs_down_by_itself_and_stops_at_nothing(start: Start, home: Path) -> None:
    app = start(name="Marie")
    async with house(home / "elsewhere") as (opened, paul), app.run_test(size=(80, 24)) as pilot:
        app.party.knock(Where(opened.where.addresses))
        await wait_for(pilot, lambda: isinstance(app.screen, Lobby) and app.guests.company is not None)
        await pilot.press("space")
        await wait_for_text(pilot, app, "You are ready.")
        paul.start()
        await wait_for(pilot, lambda: at_the_table(app))
        app.guests.clocks = Clocks((0,), (900, 0), (0, 0))
        await wait_for_text(pilot, app, "0:01")
        await wait_for_text(pilot, app, "0:00")
