"""What is to be remembered leaves the screen, the log and the terminal when the blanket falls (RS-40)."""

from __future__ import annotations

import io
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engines.registry import load
from engines.sommeil.values import CoinsShown
from net.local import LocalHost
from net.setup import Player, Setup, seed_from_text
from net.store import Store
from tests.net.fake_minds import FakeMinds
from tests.tui.looking import shown, wait_for, wait_for_text
from tests.tui.tables import TableApp, TestLink, link_to
from tui.app import RoiteletApp
from tui.lines import Lines
from tui.plain import Console, PlainTable
from tui.screens.result import Result
from tui.screens.table import TableScreen
from tui.session import Session
from tui.settings import Setup as SetUp
from tui.text import Texts
from tui.widgets.logbook import Logbook

WIPE = "\x1b[3J"
ENGLISH = Texts("en")
CHARACTERS = [ENGLISH.value("sommeil", "character", who) for who in range(5)]


@pytest.fixture(autouse=True)
def usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that can be wiped."""
    monkeypatch.setenv("TERM", "xterm-256color")


def to_the_blanket(link: TestLink) -> None:
    """Play on until the beds are covered, and once more if they are."""
    state: Any = link.state
    while True:
        seat = state.to_act()[0]
        link.play(seat, state.legal(seat)[0])
        if state.covered and not state.bets:
            return


async def test_a_session_keeps_nothing_from_before_the_blanket() -> None:
    link = link_to("sommeil", difficulty="medium")
    for _ in range(2):
        to_the_blanket(link)
    await link.close()
    session = Session(link)
    await session.follow(lambda message: None)
    assert session.forgotten == 2
    assert [type(event) for event in session.log] == [CoinsShown]
    assert session.mark == 0
    assert not session.view.beds


async def test_the_log_is_wiped_when_the_blanket_falls() -> None:
    link = link_to("sommeil", difficulty="medium")
    app = TableApp(link)
    async with app.run_test(size=(120, 40)) as pilot:
        to_the_blanket(link)
        to_the_blanket(link)
        await pilot.pause(0.1)
        lines = [strip.text.strip() for strip in app.screen.query_one(Logbook).lines]
        assert "Ghost number 2" in lines[0]
        assert not any(word in line for line in lines for word in ("right", "wrong", "before bed"))


class Terminal(io.StringIO):
    """What a person sees: the latest screen and its scroll-back."""

    def isatty(self) -> bool:
        return True

    @property
    def screen(self) -> str:
        return self.getvalue().rpartition(WIPE)[2]


async def plainly(folder: Path, out: io.StringIO, typed: bytes) -> None:
    host = LocalHost(Store(folder), FakeMinds(), "instant")
    players = (Player("Zoé"), Player("Ana", "novice"), Player("Bruno", "novice"))
    options = load("sommeil").info.presets["medium"]
    try:
        await host.open(Setup("sommeil", players, options, seed_from_text("4")))
        await PlainTable(Console(ENGLISH, Lines(io.BytesIO(typed).read), out), host.link(0), True).play()
    finally:
        await host.close()


async def test_in_lines_every_card_is_shown_and_the_terminal_is_wiped_for_every_ghost(tmp_path: Path) -> None:
    out = Terminal()
    await plainly(tmp_path, out, b"1\n" * 200)
    screens = out.getvalue().split(WIPE)
    assert len(screens) == 8
    for screen in screens[1:]:
        covered, _, rest = screen.partition("The blanket is lifted.")
        assert "Ghost number" in covered
        assert not any(f"{who} in " in covered for who in CHARACTERS)
        assert "Beds, from the left:" in rest
    lines = out.getvalue().splitlines()
    after = [below for line, below in pairwise(lines) if line.endswith("to bed.")]
    shown = [below for below in after if below.startswith("Beds, from the left:")]
    assert len(shown) > 20
    assert len(shown) >= 0.9 * len(after), "but for the second of two equal cards, which changes nothing"


async def test_in_lines_neither_the_facts_nor_the_past_show_what_is_covered(tmp_path: Path) -> None:
    out = Terminal()
    typed = b"1\n" * 200
    for turn in range(1, 30):
        asked = Terminal()
        await plainly(tmp_path / str(turn), asked, typed[: 2 * turn] + b"f\nl\n\n?\n")
        if "The blanket is lifted." not in asked.screen and WIPE in asked.getvalue():
            assert asked.screen.count("The blanket covers every bed.") >= 1
            assert not any(f"{who} in " in asked.screen for who in CHARACTERS)
            out = asked
    assert out.screen


async def test_a_dumb_terminal_is_not_sent_signs_that_it_would_print(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    out = Terminal()
    await plainly(tmp_path, out, b"1\n" * 40)
    assert "\x1b" not in out.getvalue()
    assert "\n" * 100 in out.getvalue()


async def test_what_is_written_to_a_file_is_not_wiped(tmp_path: Path) -> None:
    out = io.StringIO()
    await plainly(tmp_path, out, b"1\n" * 200)
    assert "\x1b" not in out.getvalue()


# The whole program: a table is left and gone on with under the blanket, and its end is seen before its result

BEDTIME = {"sommeil": SetUp(seats=3, bots=("novice",), preset="medium")}


async def go_on(pilot: Pilot[None], app: RoiteletApp, enough: Callable[[Any], bool]) -> None:
    """Make first choices until it is enough, at the person's turn or at the end."""
    await wait_for(pilot, lambda: isinstance(app.screen, TableScreen) and app.tables.session is not None)
    session: Any = app.tables.session
    while True:
        await wait_for(pilot, lambda: session.my_turn or (session.view is not None and not session.view.to_act))
        if enough(session.view) or not session.view.to_act:
            return
        await session.act(session.view.legal[0], app.screen.post_message)


def anyone_in_bed(app: RoiteletApp) -> bool:
    """Whether a sleeper can be made out anywhere, drawn or named."""
    text = shown(app)
    return "-.-" in text or any(f"{who} in " in text for who in CHARACTERS) or " is right" in text


async def test_a_table_left_under_the_blanket_is_gone_on_with_under_it(start: Callable[..., RoiteletApp]) -> None:
    app = start(name="Zoé", last_setup=BEDTIME)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("p")
        await go_on(pilot, app, lambda view: view.ghosts >= 2 and view.covered)
        await pilot.pause(0.1)
        assert not anyone_in_bed(app)
        await pilot.press("q")
        await pilot.pause(0.1)
        await pilot.press("y")
        await wait_for_text(pilot, app, "Go on")
        assert not anyone_in_bed(app)
        await pilot.press("c")
        await wait_for_text(pilot, app, "Who sleeps where?")
        session: Any = app.tables.session
        await wait_for(pilot, lambda: session.view is not None)
        assert not anyone_in_bed(app)
        assert session.view.covered
        assert isinstance(session.log[0], CoinsShown)
        await app.tables.close()


async def test_the_last_beds_stay_in_view_until_a_key(start: Callable[..., RoiteletApp]) -> None:
    app = start(name="Zoé", last_setup=BEDTIME, animations=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("p")
        await go_on(pilot, app, lambda view: False)
        await wait_for_text(pilot, app, "to the result")
        await pilot.pause(0.5)
        assert isinstance(app.screen, TableScreen)
        await pilot.press("space")
        await wait_for(pilot, lambda: isinstance(app.screen, Result))
        assert "coins" in shown(app)
        await app.tables.close()
