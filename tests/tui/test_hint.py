"""A hint: one key or one letter asks a bot, and one sentence answers."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from engines.game import View
from engines.registry import load
from net.advice import Advice
from net.local import LocalHost
from net.setup import Player, Setup, seed_from_text
from net.store import Store
from tests.net.fake_minds import FakeMinds
from tests.tui.tables import TableApp, link_to
from tui.app import RoiteletApp
from tui.lines import Lines
from tui.plain import Console, PlainTable
from tui.screens.table import TableScreen
from tui.text import Texts

from .looking import shown, wait_for, wait_for_text

Start = Callable[..., RoiteletApp]


def solo(game: str, *people: str) -> Setup:
    info = load(game).info
    bots = [Player(f"Bot{number}", "novice") for number in range(max(info.seats[0], 3) - len(people) - 1)]
    if info.seats[1] == 2:
        bots = [Player("Bot", "novice")]
    options = next(iter(info.presets.values()))
    return Setup(game, (Player("Marie"), *map(Player, people), *bots), options, seed_from_text("hint"))


@pytest.mark.parametrize("game", ["roitatouille", "ribauds", "ministre"])
async def test_a_key_brings_the_hint_that_can_be_played(start: Start, game: str) -> None:
    app = start(auto_single=False, bell=False)
    async with app.run_test(size=(160, 40)) as pilot:
        app.play.sit(solo(game))
        await wait_for(pilot, lambda: isinstance(app.screen, TableScreen))
        await wait_for(pilot, lambda: app.tables.session is not None and app.tables.session.my_turn)
        await pilot.press("h")
        await wait_for_text(pilot, app, "Hint: ")
        session = app.tables.session
        assert session is not None
        assert isinstance(session.view, View)
        actions = [app.texts.action(game, action, session.names, session.seat) for action in session.view.legal]
        told = shown(app).partition("Hint: ")[2]
        assert any(told.startswith(action[:40]) for action in actions)


async def test_where_several_share_the_screen_it_says_why_there_is_none(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.screens.curtain.HELD", 0)
    app = start(auto_single=False, bell=False)
    async with app.run_test(size=(100, 30)) as pilot:
        app.play.sit(solo("roitatouille", "Zoé"))
        await wait_for_text(pilot, app, "Enter")
        await pilot.press("enter")
        await wait_for(pilot, lambda: isinstance(app.screen, TableScreen))
        await wait_for(pilot, lambda: app.tables.session is not None and app.tables.session.my_turn)
        await pilot.press("h")
        await wait_for_text(pilot, app, "share the screen")


async def test_a_game_of_memory_has_no_such_key() -> None:
    async with TableApp(link_to("sommeil")).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        bound = {binding.binding.id for binding in pilot.app.screen.active_bindings.values()}
        assert "table.hint" not in bound
        assert "table.log" in bound


async def test_a_hint_that_comes_too_late_is_not_said(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    app = start(auto_single=False, bell=False)
    async with app.run_test(size=(120, 30)) as pilot:
        app.play.sit(solo("roitatouille"))
        await wait_for(pilot, lambda: app.tables.session is not None and app.tables.session.my_turn)
        session = app.tables.session
        assert session is not None
        assert session.view is not None
        legal = session.view.legal

        async def late() -> Advice:
            session.view = None
            return Advice(legal[0], "shed", {})

        monkeypatch.setattr(app.tables, "advise", late)
        await app.play._advise(session)
        assert "Hint:" not in shown(app)


async def test_a_hint_longer_than_the_line_is_shown_whole() -> None:
    app = TableApp(link_to())
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        app.screen.advise("one " * 40 + "[/end]", refused=False)
        await wait_for_text(pilot, app, "[/end]")


async def plain(folder: Path, setup: Setup, typed: str, *, advised: bool = True) -> str:
    out, host = io.StringIO(), LocalHost(Store(folder), FakeMinds(), "instant")
    try:
        await host.open(setup)
        console = Console(Texts("en"), Lines(io.BytesIO(typed.encode()).read), out)

        async def advise() -> Advice:
            return await host.advise("player")

        await PlainTable(console, host.link(0), advise=advise if advised else None).play()
    finally:
        await host.close()
    return out.getvalue()


@pytest.mark.parametrize("word", ["h", "hint", "HINT"])
async def test_in_lines_a_letter_asks(tmp_path: Path, word: str) -> None:
    told = await plain(tmp_path, solo("roitatouille"), f"{word}\nq\n")
    assert "\nHint: " in told


async def test_in_lines_it_says_why_there_is_none(tmp_path: Path) -> None:
    assert "yours to remember" in await plain(tmp_path / "a", solo("sommeil"), "h\n1\nh\n1\nh\nq\n")
    assert "share the screen" in await plain(tmp_path / "b", solo("roitatouille", "Zoé"), "h\nq\n")
    assert "no hints at this table" in await plain(tmp_path / "c", solo("roitatouille"), "h\nq\n", advised=False)
