"""Several people at one keyboard: whose table shows, when the curtain falls, and what is behind it."""

from __future__ import annotations

import gc
import sys
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator
from itertools import pairwise
from types import FunctionType, ModuleType
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from engines import registry
from engines.game import PUBLIC, View
from engines.registry import load, names
from engines.roitatouille.values import Draw, Drew, Lay
from net.local import LocalHost, LocalLink
from net.setup import Player, Setup, seed_from_text
from net.sitting import Sitting
from tui.app import RoiteletApp
from tui.screens.ask import Ask
from tui.screens.curtain import Curtain
from tui.screens.result import Result
from tui.screens.table import TableScreen
from tui.session import Session
from tui.settings import PERSON
from tui.widgets.picker import Picker

from . import dice_game
from .looking import shown, wait_for, wait_for_text

Start = Callable[..., RoiteletApp]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.play.LOOK", 0.01)
    monkeypatch.setattr("tui.screens.curtain.HELD", 0)
    monkeypatch.setattr("tui.screens.table.GLANCE", 0)


END = (ModuleType, type, LocalHost, Sitting, AbstractEventLoop)
"""Where the search for secrets goes no further."""


def together(game: str, people: int = 2, bots: int = 0, *, small: bool = False) -> Setup:
    """A table of a game for so many people and bots, with few cards if it is to be small."""
    info = load(game).info
    number = max(info.seats[0], people + bots)
    options = next(trial.options for trial in info.trials if number in trial.seats) if small else info.options()
    players = [Player(name) for name in ("Marie", "Bruno", "Zoé")[:people]]
    players += [Player(f"Bot{i}", "novice") for i in range(number - people)]
    return Setup(game, tuple(players), options, seed_from_text("curtain"))


async def curtain(pilot: Pilot[None], app: RoiteletApp) -> Curtain:
    await wait_for(pilot, lambda: isinstance(app.screen, Curtain) and app.tables.session is None)
    assert isinstance(app.screen, Curtain)
    return app.screen


async def raise_it(pilot: Pilot[None], app: RoiteletApp) -> Session:
    await pilot.press("enter")
    await wait_for(pilot, lambda: app.tables.session is not None and app.tables.session.view is not None)
    assert app.tables.session is not None
    return app.tables.session


def settled(app: RoiteletApp) -> bool:
    """Whether the program waits for a person."""
    session = app.tables.session
    if isinstance(app.screen, Curtain | Result):
        return session is None or isinstance(app.screen, Result)
    table = app.screen if isinstance(app.screen, TableScreen) else None
    return (
        table is not None and session is not None and (session.my_turn or table.check_action("hand_over", ()) is True)
    )


async def on(pilot: Pilot[None], app: RoiteletApp, liked: type = object) -> str:
    """Go on by one step, as people do who like one kind of action best; what was done."""
    await wait_for(pilot, lambda: settled(app))
    session, screen = app.tables.session, app.screen
    if isinstance(screen, Result):
        return "result"
    if isinstance(screen, Curtain):
        await raise_it(pilot, app)
        return "raised"
    assert isinstance(screen, TableScreen)
    assert session is not None
    if not session.my_turn or session.view is None:
        app.play.hand_over(session)
        await wait_for(pilot, lambda: app.screen is not screen)
        return "handed over"
    legal = session.view.legal
    screen._act(next((action for action in legal if isinstance(action, liked)), legal[0]))
    await pilot.pause()
    return "acted"


def reachable(roots: list[Any]) -> Iterator[Any]:
    """Everything that these objects lead to, but for the table's host, which knows it all.

    What a function closes over counts; classes, modules and their globals do not: they hold no table, but lead to the
    whole process.
    """
    globals_of_modules = {id(vars(module)) for module in sys.modules.values() if isinstance(module, ModuleType)}
    seen: set[int] = set()
    todo = [*roots]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or id(thing) in globals_of_modules or isinstance(thing, END):
            continue
        seen.add(id(thing))
        yield thing
        if isinstance(thing, FunctionType):
            todo += [*(thing.__closure__ or ()), *(thing.__defaults__ or ()), *(thing.__kwdefaults__ or {}).values()]
        else:
            todo += gc.get_referents(thing)


def secrets(app: RoiteletApp) -> list[Any]:
    """What of a seat's table can be reached from the program itself, its screens, and all their widgets."""
    gc.collect()
    widgets = [widget for screen in app.screen_stack for widget in (screen, *screen.walk_children())]
    kinds = (Session, LocalLink)
    return [
        thing
        for thing in reachable([app, *widgets])
        if isinstance(thing, kinds) or (isinstance(thing, View) and thing.seat != PUBLIC)
    ]


async def forgotten(pilot: Pilot[None], app: RoiteletApp) -> None:
    """Wait until what carried the table over has let go of it."""
    await wait_for(pilot, lambda: not secrets(app))


@pytest.mark.parametrize("game", names())
async def test_nothing_of_another_is_behind_the_curtain(start: Start, game: str) -> None:
    app = start(auto_single=False)
    async with app.run_test(size=(100, 30)) as pilot:
        app.play.sit(together(game))
        fell, pictures = 0, {}
        while fell < 4:
            await wait_for(pilot, lambda: settled(app))
            if isinstance(app.screen, Curtain):
                fell += 1
                await forgotten(pilot, app)
                await wait_for_text(pilot, app, "Enter when you are ready")
                pictures.setdefault(app.screen._person, set()).add(app.export_screenshot())
            if await on(pilot, app) == "result":
                break
        assert fell > 1
        assert [len(each) for each in pictures.values()] == [1, 1]  # whatever happened at the table
        if isinstance(app.screen, TableScreen):
            assert secrets(app)  # the search finds what there is


async def test_sealed_answers_are_given_one_after_the_other(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "dice", "tests.tui.dice_game")
    curtains = []
    for number in (1, 3):
        app = start(auto_single=False)
        async with app.run_test(size=(80, 24)) as pilot:
            app.play.sit(together("dice"))
            await curtain(pilot, app)
            first = await raise_it(pilot, app)
            assert isinstance(app.screen, TableScreen)
            app.screen._act(dice_game.Name(number))
            assert (await curtain(pilot, app))._person == "Bruno"
            assert first.view is None
            del first  # the search comes by here
            await forgotten(pilot, app)
            await wait_for_text(pilot, app, "Bruno")
            curtains.append(shown(app))
            second = await raise_it(pilot, app)
            assert isinstance(second.view, dice_game.View)
            assert (second.view.mine, second.log) == (None, [])
            del second
    assert curtains[0] == curtains[1]


async def test_one_person_alone_never_sees_a_curtain(start: Start) -> None:
    app = start(auto_single=False)
    async with app.run_test(size=(80, 24)) as pilot:
        app.play.sit(together("roitatouille", people=1, bots=1))
        done = [await on(pilot, app) for _ in range(8)]
        assert set(done) <= {"acted", "result"}


async def test_each_is_asked_in_turn_and_told_what_happened_meanwhile(start: Start) -> None:
    app = start(auto_single=False)
    async with app.run_test(size=(80, 24)) as pilot:
        app.play.sit(together("roitatouille", bots=1))
        called: list[str] = []
        while len(called) < 4 or app.tables.session is None:
            if isinstance(app.screen, Curtain):
                called.append(app.screen._person)
            assert await on(pilot, app) != "result"
        assert {"Marie", "Bruno"} == set(called)
        assert all(one != other for one, other in pairwise(called))
        session = app.tables.session
        actors = [getattr(event, "seat", None) for event in session.since_my_turn()]
        assert session.my_turn
        assert {1 - session.seat, 2} <= set(actors)


async def test_enter_pressed_twice_does_not_raise_the_curtain(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.curtain.HELD", 3600)
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        app.play.sit(together("roitatouille"))
        await curtain(pilot, app)
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert app.tables.session is None


async def test_what_only_one_was_told_stays_until_he_has_read_it(start: Start) -> None:
    app = start(auto_single=False)
    async with app.run_test(size=(80, 24)) as pilot:
        setup = together("roitatouille")
        app.play.sit(msgspec.structs.replace(setup, options=msgspec.structs.replace(setup.options, free_draw=True)))
        for liked, stays in ((Draw, True), (Lay, False)):
            await curtain(pilot, app)
            await raise_it(pilot, app)
            assert await on(pilot, app, liked) == "acted"
            await wait_for(pilot, lambda: settled(app))
            await pilot.pause(0.3)
            assert isinstance(app.screen, TableScreen) is stays
            if stays:
                session = app.tables.session
                assert session is not None
                assert any(isinstance(event, Drew) and event.cards for event in session.since_my_turn())
                assert "the keyboard to" in shown(app)
                await pilot.press("enter")


async def test_a_saved_table_keeps_its_people(start: Start) -> None:
    app = start(auto_single=False)
    async with app.run_test(size=(120, 30)) as pilot:
        app.play.sit(together("roitatouille", bots=1))
        while await on(pilot, app) != "acted" or not isinstance(app.screen, Curtain):
            await wait_for(pilot, lambda: settled(app))
        name = (await curtain(pilot, app))._person
        await pilot.press("q")
        await wait_for(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("y")
        await wait_for_text(pilot, app, f"RoiTatouille: Marie, Bruno and Bot0 – {name} to play")
        await pilot.press("c")
        assert (await curtain(pilot, app))._person == name
        session = await raise_it(pilot, app)
        assert session.names[session.seat] == name


async def test_the_result_speaks_of_all_and_a_rematch_seats_them_again(start: Start) -> None:
    app = start(auto_single=False)
    async with app.run_test(size=(80, 24)) as pilot:
        setup = together("roitatouille", small=True)
        app.play.sit(msgspec.structs.replace(setup, options=msgspec.structs.replace(setup.options, rounds=3)))
        finals = 0
        while not finals:
            if await on(pilot, app) == "result":
                result = app.screen
                assert isinstance(result, Result)
                await wait_for_text(pilot, app, "Bruno")
                assert "You win" not in shown(app)
                assert "Marie" in shown(app)
                if result.final:
                    finals += 1
                else:
                    await pilot.press("enter")
                    await wait_for(pilot, lambda shown=result: app.screen is not shown)
        await pilot.press("r")
        await curtain(pilot, app)
        session = await raise_it(pilot, app)
        assert session.names == ("Marie", "Bruno")


async def test_people_are_seated_in_the_set_up(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[Setup] = []
    monkeypatch.setattr("tui.play.Play.sit", lambda self, table: sat.append(table))
    app = start(name="Marie")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1")
        for seat, name in ((1, "marie"), (3, "[/x]\x1b[2J")):
            picker = app.screen.query_one(f"#seat-{seat}", Picker)
            picker.show(PERSON)
            picker.post_message(Picker.Picked(picker))
            await pilot.pause()
            field = app.screen.query_one(f"#name-{seat} Input", Input)
            assert field.parent is not None
            field.value = name
        await pilot.pause()
        await pilot.press("enter")
        await wait_for(pilot, lambda: bool(sat))
        players = [(player.name, bool(player.level)) for player in sat[0].players]
        assert players == [("Marie", False), ("marie 2", False), ("Ana", True), ("[/x][2J", False)]
        kept = app.settings.last_setup["roitatouille"]
        assert (kept.bots.count(PERSON), kept.people) == (2, ("marie", "[/x][2J"))
        await pilot.press("escape")
        await wait_for_text(pilot, app, "RoiTatouille: 3 people and one bot")
        await pilot.press("1")
        await pilot.pause()
        assert app.screen.query_one("#name-3 Input", Input).value == "[/x][2J"
