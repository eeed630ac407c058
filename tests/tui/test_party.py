"""Tables with others for real: the program hosts or joins, over TLS on loopback, and screens follow."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engines.registry import load
from net.guest import Guest
from net.invite import Right, Where
from net.known import Known
from net.line import Address
from net.notices import Began
from net.policy import Policy
from net.setup import Player, Setup
from net.store import Store
from net.wire import Company
from tui.app import RoiteletApp
from tui.errand import Visit
from tui.hosting import plan_of
from tui.house import House, Plan, open_house
from tui.screens.ask import Ask, Notice
from tui.screens.changed_key import ChangedKey
from tui.screens.hub import Hub
from tui.screens.lobby import Lobby
from tui.screens.opening import Opening
from tui.screens.pin import PinPrompt
from tui.screens.result import Result
from tui.screens.table import TableScreen

from .looking import shown, wait_for, wait_for_text

Start = Callable[..., RoiteletApp]
DUEL = Plan("ribauds", 2, load("ribauds").info.presets["as_written"], Policy(), "Lunch")


@pytest.fixture(autouse=True)
def unannounced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Houses take a port that is free, and nobody hears of them."""

    @asynccontextmanager
    async def silently(title: str, port: int) -> AsyncIterator[bool]:
        yield True

    monkeypatch.setattr("tui.house.announced", silently)
    with socket.create_server(("", 0)) as free:
        monkeypatch.setattr("tui.house.PORTS", (free.getsockname()[1],))


@asynccontextmanager
async def house(data: Path, plan: Plan = DUEL) -> AsyncIterator[tuple[House, Guest]]:
    """Somebody else's house, in which Paul sits already and is the head."""
    opened = await open_house(data, plan, "Paul", "1", "instant")
    paul = Guest(opened.where, "1", "Paul", opened.right)
    await paul.enter()
    try:
        yield opened, paul
    finally:
        await paul.drop()
        await opened.close()


def at_the_table(app: RoiteletApp) -> bool:
    """Whether a game has begun, and the person sees it."""
    session = app.guests.session
    return isinstance(app.screen, TableScreen) and session is not None and session.view is not None


async def play(guest: Guest) -> None:
    """Take part by first choices in every game that begins."""
    async for notice in guest.notices():
        if isinstance(notice, Began):
            async for news in notice.link:
                if notice.link.welcome.seat in news.view.to_act:
                    await notice.link.act(news.view.legal[0])


async def play_on(pilot: Pilot[None], app: RoiteletApp) -> None:
    """Make first choices at the app's own seat until the final result covers the table."""
    while not (isinstance(app.screen, Result) and app.screen.final):
        await pilot.pause(0.01)
        session = app.guests.session
        if isinstance(app.screen, Result):
            await pilot.press("enter")
        elif session is not None and session.my_turn and session.view is not None:
            await session.act(session.view.legal[0], app.screen.post_message)


async def test_one_hosts_plays_and_calls_everybody_back(start: Start, home: Path) -> None:
    app = start(name="Marie")
    async with app.run_test(size=(80, 24)) as pilot:
        app.party.host(DUEL)
        await wait_for_text(pilot, app, "Marie")
        await wait_for(pilot, lambda: app.guests.is_head and app.guests.door is not None)
        where = app.guests.house.where
        paul = Guest(where, "1", "[/x]")
        await paul.enter()
        playing = asyncio.create_task(play(paul))
        await wait_for_text(pilot, app, "[/x] sits down.")
        paul.ready(True)
        await wait_for_text(pilot, app, "Enter begins.")
        await pilot.press("enter")
        await wait_for(pilot, lambda: isinstance(app.screen, TableScreen))
        await play_on(pilot, app)
        await wait_for_text(pilot, app, "[/x]")
        await pilot.press("r")
        await wait_for(pilot, lambda: isinstance(app.screen, Lobby))
        assert app.guests.session is None
        await pilot.press("escape")
        await wait_for(pilot, lambda: isinstance(app.screen, Ask))
        assert "It ends for [/x] too" in app.screen.question
        await pilot.press("y")
        await wait_for(pilot, lambda: isinstance(app.screen, Hub))
        assert not app.party.is_open
        await asyncio.wait_for(playing, 10)
    assert not Store(home / "data" / "tables").unfinished()


async def test_one_joins_sits_by_and_comes_back(start: Start, home: Path) -> None:
    app = start(name="Marie")
    async with house(home / "elsewhere") as (opened, paul), app.run_test(size=(80, 24)) as pilot:
        where = Where(opened.where.addresses)
        app.party.knock(where)
        await wait_for_text(pilot, app, "You have not been to this host before.")
        playing = asyncio.create_task(play(paul))
        await pilot.press("space")
        await wait_for_text(pilot, app, "Paul begins the game.")
        paul.start()
        await wait_for(pilot, lambda: at_the_table(app))
        await pilot.press("q")
        await wait_for(pilot, lambda: isinstance(app.screen, Ask))
        assert "A bot plays for you" in app.screen.question
        await pilot.press("y")
        await wait_for(pilot, lambda: isinstance(app.screen, Hub))
        app.party.knock(where)
        await wait_for(pilot, lambda: app.guests.session is not None or app.guests.company is not None)
        await wait_for(pilot, lambda: isinstance(app.screen, TableScreen | Result))
        await play_on(pilot, app)
        await wait_for_text(pilot, app, "Paul may call everyone back")
        await pilot.press("r", "c")
        assert isinstance(app.screen, Result)
        paul.again()
        await wait_for(pilot, lambda: isinstance(app.screen, Lobby))
        assert "first visit" not in shown(app)
        playing.cancel()


async def test_the_pin_is_asked_for_until_it_is_right(start: Start, home: Path) -> None:
    app, plan = start(), DUEL._replace(policy=Policy(access="pin"))
    async with house(home / "elsewhere", plan) as (opened, paul), app.run_test(size=(80, 24)) as pilot:
        pin = await anext(notice.pin async for notice in paul.notices() if hasattr(notice, "pin"))
        app.party.knock(Where(opened.where.addresses))
        await wait_for(pilot, lambda: isinstance(app.screen, PinPrompt))
        await pilot.press(*("000000" if pin != "000000" else "111111"))
        await wait_for_text(pilot, app, "That was not it.")
        await pilot.press(*pin)
        await wait_for(pilot, lambda: isinstance(app.screen, Lobby))


async def test_another_host_than_before_stops_one(start: Start, home: Path) -> None:
    app = start()
    async with house(home / "elsewhere") as (opened, _), app.run_test(size=(80, 24)) as pilot:
        (address,) = opened.where.addresses
        Known(home / "data").keep(str(address), bytes(32))
        app.party.knock(Where((address,)))
        await wait_for(pilot, lambda: isinstance(app.screen, ChangedKey))
        await pilot.press("enter", "y", "enter")
        assert isinstance(app.screen, ChangedKey)
        app.screen.query_one("#stop-field").value = opened.where.pin.hex()[:16]
        await pilot.press("enter")
        await wait_for(pilot, lambda: isinstance(app.screen, Lobby))


async def test_why_one_cannot_sit_down_is_told(start: Start, home: Path) -> None:
    app = start()
    async with house(home / "elsewhere") as (opened, _), app.run_test(size=(80, 24)) as pilot:
        other = Guest(opened.where, "1", "Ana")
        await other.enter()
        for where, words in (
            (Where(opened.where.addresses), "is taken"),
            (Where((Address("127.0.0.1", 9),)), "No table answers there"),
        ):
            app.party.knock(where, Right())
            await wait_for(pilot, lambda: isinstance(app.screen, Notice))
            assert words in app.screen.lines[0]
            await pilot.press("enter")
        await other.drop()


async def test_a_table_that_closes_under_a_game_can_still_be_read(start: Start, home: Path) -> None:
    app = start()
    async with house(home / "elsewhere") as (opened, paul), app.run_test(size=(80, 24)) as pilot:
        app.party.knock(Where(opened.where.addresses))
        await wait_for(pilot, lambda: isinstance(app.screen, Lobby) and app.guests.company is not None)
        await pilot.press("space")
        await wait_for_text(pilot, app, "You are ready.")
        paul.start()
        await wait_for(pilot, lambda: at_the_table(app))
        paul.shut()
        await wait_for(pilot, lambda: bool(app.guests.gone))
        await wait_for_text(pilot, app, "closed")
        await pilot.press("q")
        await wait_for(pilot, lambda: isinstance(app.screen, Hub))


async def test_an_interrupted_table_is_opened_again_as_it_was(start: Start, home: Path) -> None:
    app = start(name="Marie")
    opened = await open_house(home / "data", DUEL, "Marie", "1", "instant")
    marie = Guest(opened.where, "1", "Marie", opened.right)
    paul = Guest(opened.where, "1", "Paul")
    await marie.enter()
    await paul.enter()
    paul.ready(True)
    told = aiter(marie.notices())
    while not (isinstance(notice := await anext(told), Company) and notice.chairs[1].ready):
        pass
    marie.ready(True)
    marie.start()
    while not isinstance(notice := await anext(told), Began):
        pass
    before = await anext(aiter(notice.link))
    kept = {path: path.read_bytes() for path in (home / "data" / "house").iterdir()}
    for guest in (marie, paul):
        await guest.drop()
    await opened.close()
    assert not list((home / "data" / "house").iterdir())
    for path, data in kept.items():  # as after kill -9
        path.write_bytes(data)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        await wait_for(pilot, lambda: isinstance(app.screen, Ask))
        assert "“Lunch” was open" in app.screen.question
        await pilot.press("y")
        await wait_for(pilot, lambda: at_the_table(app))
        assert app.guests.session.names == ("Marie", "Paul")
        assert app.guests.session.view == before.view
        assert app.guests.is_head


async def test_an_interrupted_table_can_be_let_go(start: Start, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tui.house import Interrupted

    gone: list[Interrupted] = []
    monkeypatch.setattr("tui.house.interrupted", lambda data: Interrupted(1, "cafe", "[/x]"))
    monkeypatch.setattr("tui.house.forget", lambda data, table: gone.append(table))
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        await wait_for_text(pilot, app, "[/x]")
        await pilot.press("n")
        await wait_for(pilot, lambda: isinstance(app.screen, Opening))
        assert len(gone) == 1


async def test_quitting_closes_the_house(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    app = start()
    closed: list[Any] = []
    really = House.close

    async def close(self: House) -> None:
        closed.append(self)
        await really(self)

    monkeypatch.setattr(House, "close", close)
    async with app.run_test(size=(80, 24)) as pilot:
        app.party.host(DUEL)
        await wait_for(pilot, lambda: isinstance(app.screen, Lobby))
        await pilot.press("ctrl+q")
        await wait_for(pilot, lambda: not app.is_running)
    assert len(closed) == 1


async def test_a_program_started_for_a_table_goes_there(start: Start, home: Path) -> None:
    async with house(home / "elsewhere") as (opened, _):
        start()
        app = RoiteletApp(errand=Visit(Where(opened.where.addresses), Right(), "Zoé", False))
        async with app.run_test(size=(80, 24)) as pilot:
            await wait_for_text(pilot, app, "Zoé")
            assert isinstance(app.screen, Lobby)


async def test_a_program_started_to_host_opens_its_table(start: Start, home: Path) -> None:
    start()
    setup = Setup(
        "roitatouille", (Player(""), Player("Bot", "expert")), next(iter(load("roitatouille").info.presets.values()))
    )
    app = RoiteletApp(errand=plan_of(setup, Policy(access="pin"), "Lunch", "Zoé"))
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_for(pilot, lambda: isinstance(app.screen, Lobby) and app.guests.company is not None)
        chairs = app.guests.company.chairs
        assert [(chair.name, chair.level) for chair in chairs] == [("Zoé", ""), ("", ""), ("Bot", "expert")]
        assert app.guests.is_head
