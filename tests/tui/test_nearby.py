"""The list of tables nearby, the PIN prompt, and the stop before a host that is another one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import Input

from engines.registry import load
from net.clean import clean_line, clean_name
from net.invite import Right, Where, encode
from net.known import Known
from net.line import Address
from net.nearby import Neighbour
from net.policy import Policy
from net.wire import Offer
from tui.app import RoiteletApp
from tui.screens.changed_key import ChangedKey
from tui.screens.hub import Hub
from tui.screens.nearby import NearbyTables
from tui.screens.pin import PinPrompt
from tui.widgets.neighbour import NeighbourLine

from .looking import shown, wait_for, wait_for_text
from .tables import HOSTILE

Start = Callable[..., RoiteletApp]
PRINTED = msgspec.to_builtins(load("roitatouille").info.presets["as_written"])


def neighbour(title: str = "Lunch", port: int = 45678, **changes: Any) -> Neighbour:
    offer = Offer("cafe", "roitatouille", title, 5, 2, 0, "lobby", PRINTED, Policy())
    told = Neighbour(Address("192.168.1.20", port), "Paul", offer, "here", False, b"")
    own = {name: value for name, value in changes.items() if name in told._fields}
    rest = {name: value for name, value in changes.items() if name not in own}
    return told._replace(offer=msgspec.structs.replace(offer, **rest), **own)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks for tables: the test finds them."""

    async def look(self: Any) -> None:
        return

    monkeypatch.setattr("tui.surroundings.Surroundings._look", look)


@pytest.fixture
def knocked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Where, Right | None, bool]]:
    """Where the person knocked, instead of knocking."""
    doors: list[tuple[Where, Right | None, bool]] = []
    monkeypatch.setattr(
        "tui.party.Party.knock", lambda self, where, right=None, *, watch=False: doors.append((where, right, watch))
    )
    return doors


async def begin(pilot: Pilot[None], app: RoiteletApp, *tables: Neighbour) -> None:
    await pilot.press("n")
    await wait_for(pilot, lambda: isinstance(app.screen, NearbyTables))
    app.surroundings.found(tables)
    await wait_for(pilot, lambda: len(app.screen.query(NeighbourLine)) == len(tables))
    await pilot.pause()


async def test_the_first_screen_says_how_many_tables_wait(start: Start) -> None:
    app = start(look_around=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_for_text(pilot, app, "Tables nearby")
        await wait_for(pilot, lambda: bool(app.surroundings._listeners))
        app.surroundings.found([neighbour(), neighbour("Studio", 1), neighbour("Full", 2, free=0)])
        await wait_for_text(pilot, app, "2 tables wait for you")


async def test_what_is_agreed_shows_before_one_sits_down(start: Start, knocked: list[Any]) -> None:
    app = start()
    rules = {**PRINTED, "rounds": 3}
    policy = Policy("pin", "wait", "chat", 30, 300)
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app, neighbour(options=rules, policy=policy, known=True))
        text = shown(app)
        for words in ("Lunch", "3/5", "Paul", "PIN", "• Rounds: 3", "You know this host", "30 s to decide"):
            assert words in " ".join(text.split()), words
        await pilot.press("enter", "w")
        where = Where((Address("192.168.1.20", 45678),), table="cafe")
        assert knocked == [(where, None, False), (where, None, True)]


async def test_one_does_not_look_on_where_that_is_not_agreed(start: Start, knocked: list[Any]) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app, neighbour(policy=Policy(watching="none")))
        await pilot.press("w")
        assert knocked == []


async def test_a_host_that_misses_an_answer_is_grey_and_then_gone(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        studio = neighbour("Studio", 1)
        await begin(pilot, app, neighbour(), studio)
        await pilot.press("down")
        app.surroundings.found([neighbour(state="grey"), studio])
        await wait_for_text(pilot, app, "silent")
        app.surroundings.found([studio])
        await wait_for(pilot, lambda: len(app.screen.query(NeighbourLine)) == 1)
        await pilot.pause()
        assert isinstance(app.focused, NeighbourLine)
        assert app.focused.table is studio


async def test_an_address_or_a_code_is_typed_or_pasted(start: Start, knocked: list[Any]) -> None:
    app = start()
    code = encode("invite", [Address("10.0.0.7", 45678)], bytes(32), "00112233445566ff")
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app, neighbour())
        await pilot.press("slash", *"studio:99", "enter")
        assert knocked.pop()[0] == Where((Address("studio", 99),))
        field = app.screen.query_one("#where", Input)
        for written in (code.lower(), f"roitelet://{code.replace('-', '')}"):
            field.value = ""
            field.post_message(Paste(written))
            await pilot.pause()
            await pilot.press("enter")
            where, right, _ = knocked.pop()
            assert where.addresses == (Address("10.0.0.7", 45678),)
            assert right == Right(invite="00112233445566ff")
        field.value = "no port:x"
        await pilot.press("enter")
        assert knocked == []
        assert "is no address and no join code" in next(iter(app._notifications)).message
        await pilot.press("escape")
        assert isinstance(app.focused, NeighbourLine)
        await pilot.press("escape")
        assert isinstance(app.screen, Hub)


@pytest.mark.parametrize(
    ("found", "words"),
    [({"works": False}, "has no network"), ({"isolated": True}, "keeps its machines apart"), ({}, "guest Wi-Fi")],
)
async def test_why_nothing_was_found_is_explained(start: Start, found: dict[str, bool], words: str) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, app)
        assert "Looking for tables" in shown(app)
        app.surroundings.found([], **found)
        app.screen._wait_no_more()
        await wait_for(pilot, lambda: words in " ".join(shown(app).split()))
        assert isinstance(app.focused, Input)


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
async def test_hostile_words_are_shown_as_they_are(start: Start, size: tuple[int, int]) -> None:
    app = start()
    tables = [
        neighbour(clean_line(text, 24), port, host=clean_name(text), game=clean_line(text, 24))
        for port, text in enumerate(HOSTILE, 1)
    ]
    async with app.run_test(size=size) as pilot:
        await begin(pilot, app, *tables)
        await pilot.press("down", "up")
        text = shown(app)
        assert "[@click=app.quit]x[/]" in text
        assert not {"\x1b", "\u202e", "\x9b"} & set(text)


# The PIN


async def test_six_digits_are_enough(start: Start) -> None:
    app = start()
    said: list[str | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(PinPrompt(), said.append)
        await pilot.press("4", "8", "x", "9", "backspace", "2", "0", "1", "enter")
        assert isinstance(app.screen, PinPrompt)
        await pilot.press("7")
        assert said == ["482017"]
        app.push_screen(PinPrompt(wrong=True), said.append)
        await wait_for_text(pilot, app, "That was not it.")
        app.screen.post_message(Paste("482 017\n"))
        await wait_for(pilot, lambda: len(said) == 2)
        app.push_screen(PinPrompt(), said.append)
        await pilot.press("escape")
        assert said == ["482017", "482017", None]


# Another host than before


async def test_nothing_goes_on_by_a_key(start: Start) -> None:
    app = start()
    said: list[bool | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(ChangedKey(Where((Address("h", 1),)), bytes(range(32))), said.append)
        await pilot.press("enter", "space", "y", "enter", "tab", "enter")
        assert isinstance(app.screen, ChangedKey)
        assert "Do not sit down" in shown(app)
        await pilot.press("escape")
        assert said == [False]


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_stop_says_everything(start: Start, size: tuple[int, int], language: str) -> None:
    app = start(language=language)
    async with app.run_test(size=size) as pilot:
        app.push_screen(ChangedKey(Where((Address("h", 1),)), bytes(32)))
        await pilot.pause()
        await pilot.press("x", "enter")
        said = app.screen.query_one("#stop-said").region
        assert app.screen.region.contains_region(said)


async def test_only_the_mark_on_the_hosts_screen_lets_another_host_in(start: Start, home: Path) -> None:
    app = start()
    address, fresh = Address("10.0.0.7", 45678), bytes(range(32))
    Known(home / "data").keep(str(address), bytes(32))
    assert not Known(home / "data").trusts(str(address), fresh)
    said: list[bool | None] = []
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(ChangedKey(Where((address,)), fresh), said.append)
        await pilot.pause()
        app.screen.query_one(Input).value = "0000 0000 0000 0000"
        await pilot.press("enter")
        assert said == []
        app.screen.query_one(Input).value = "0001 0203 0405 0607"
        await pilot.press("enter")
        assert said == [True]
    assert Known(home / "data").trusts(str(address), fresh)
