"""From the hub to a table, through a whole match with real bots, and back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from engines.roitatouille.values import RoundWon
from net.store import Store
from tui.app import RoiteletApp
from tui.screens.ask import Ask
from tui.screens.help import Help
from tui.screens.hub import Hub
from tui.screens.result import Result
from tui.screens.setup import SetUp
from tui.screens.table import TableScreen
from tui.settings import Setup

from .looking import shown, wait_for, wait_for_text

Start = Callable[..., RoiteletApp]
LAST = {"roitatouille": Setup(seats=2, bots=("novice",), preset="cafe", options={"rounds": 2})}


async def sit_down(pilot: Pilot[None], app: RoiteletApp) -> None:
    await pilot.press("p")
    await wait_for(pilot, lambda: isinstance(app.screen, TableScreen) and app.tables.live)


async def play_on(pilot: Pilot[None], app: RoiteletApp) -> None:
    """Make first choices until a result covers the table."""

    def settled() -> bool:
        session = app.tables.session
        over = session is None or session.view is None or session.view.outcome is not None
        return isinstance(app.screen, Result) or (not over and session is not None and session.my_turn)

    while True:
        await wait_for(pilot, settled)
        session = app.tables.session
        if isinstance(app.screen, Result) or session is None or session.view is None:
            return
        await session.act(session.view.legal[0], app.screen.post_message)


async def test_a_whole_match_with_its_results_and_a_rematch(start: Start, home: Path) -> None:
    app = start(name="[/x]", last_setup=LAST)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot, app)
        finals = 0
        while not finals:
            await play_on(pilot, app)
            await wait_for_text(pilot, app, "rounds won")
            assert "[/x]" in shown(app)
            result = app.screen
            assert isinstance(result, Result)
            finals += result.final
            if not result.final:
                await pilot.press("enter")
                await wait_for(pilot, lambda: not isinstance(app.screen, Result))
        first = app.tables.session
        await pilot.press("r")
        await wait_for(pilot, lambda: isinstance(app.screen, TableScreen) and app.tables.session is not first)
        assert app.tables.session is not None
        assert app.tables.session.names[0] == "[/x]"
        assert app.tables.session.link.welcome.options == first.link.welcome.options
        await app.tables.close()
    assert len(Store(home / "data" / "tables").unfinished()) == 1


@pytest.mark.parametrize(("key", "screen"), [("c", SetUp), ("q", Hub)])
async def test_after_the_end_one_changes_the_table_or_goes_home(start: Start, key: str, screen: type) -> None:
    app = start(last_setup={"roitatouille": Setup(seats=2, bots=("novice",), preset="cafe")})
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot, app)
        await play_on(pilot, app)
        await wait_for(pilot, lambda: isinstance(app.screen, Result))
        await pilot.press(key)
        await wait_for(pilot, lambda: isinstance(app.screen, screen))
        assert not app.tables.live


async def test_leaving_asks_saves_and_is_gone_on_with(start: Start) -> None:
    app = start(last_setup=LAST)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot, app)
        await pilot.press("q")
        await wait_for(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("n")
        await wait_for(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.press("q")
        await wait_for(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("y")
        await wait_for_text(pilot, app, "Go on")
        await pilot.press("c")
        await wait_for(pilot, lambda: isinstance(app.screen, TableScreen) and app.tables.live)


async def test_quitting_in_a_game_asks_and_out_of_one_does_not(start: Start, home: Path) -> None:
    app = start(last_setup=LAST)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot, app)
        await pilot.press("ctrl+q")
        await wait_for(pilot, lambda: isinstance(app.screen, Ask))
        assert "press c to go on" in " ".join(shown(app).split())
        await pilot.press("y")
        await wait_for(pilot, lambda: not app.is_running)
    assert len(Store(home / "data" / "tables").unfinished()) == 1
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+q")
        await wait_for(pilot, lambda: not app.is_running)


async def test_a_table_that_is_gone_is_told_in_words(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        app.play.sit("0123456789abcdef")
        await wait_for_text(pilot, app, app.texts.refusal("missing"))
        assert isinstance(app.screen, Hub)


async def test_the_language_changes_at_the_table(start: Start) -> None:
    app = start(last_setup=LAST)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot, app)
        app.change(language="fr")
        await wait_for_text(pilot, app, "journal")
        assert isinstance(app.screen, TableScreen)
        await wait_for(pilot, lambda: all(worker.is_finished for worker in app.workers if worker.group == "retell"))


async def test_a_result_waits_for_help_to_be_closed_and_bots_for_the_result(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = start(last_setup=LAST)
    rests: list[bool] = []
    monkeypatch.setattr(app.tables, "rest", rests.append)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit_down(pilot, app)
        await pilot.press("question_mark")
        await wait_for(pilot, lambda: isinstance(app.screen, Help))
        app.play.heard((RoundWon(1, (0,), False, (0, 3), (1, 0)),))
        await pilot.pause(0.3)
        assert isinstance(app.screen, Help)
        assert rests == [True]
        await pilot.press("escape")
        await wait_for(pilot, lambda: isinstance(app.screen, Result))
        await pilot.press("enter")
        await wait_for(pilot, lambda: rests == [True, False])
        await app.tables.close()
