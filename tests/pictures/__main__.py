"""`python -m tests.pictures` draws the main screens into `pictures/`, the same ones each time."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

from engines.registry import load
from net.invite import encode
from net.line import Address
from net.nearby import Neighbour
from net.policy import Policy
from net.setup import Player, Setup, seed_from_text
from net.wire import Door, Offer, Said
from tests.tui.looking import wait_for, wait_for_text
from tests.tui.parties import FakeGuest, company
from tui.app import RoiteletApp
from tui.screens.result import Result
from tui.settings import Settings, SettingsFile

FOLDER = Path(__file__).parents[2] / "pictures"
TABLE = Setup(
    game="roitatouille",
    players=(Player("Marie"), Player("Ana", "player"), Player("Bruno", "novice"), Player("Chloé", "player")),
    options=load("roitatouille").info.presets["as_written"],
    seed=seed_from_text("picture 1"),
)
DUEL = Setup(
    game="ribauds",
    players=(Player("Marie"), Player("Ana", "player")),
    options=load("ribauds").info.presets["as_written"],
    seed=seed_from_text("picture 7"),
)
BEDTIME = Setup(
    game="sommeil",
    players=(Player("Marie"), Player("Ana", "player"), Player("Bruno", "novice"), Player("Chloé", "player")),
    options=load("sommeil").info.presets["hard"],
    seed=seed_from_text("picture 9"),
)
COUNCIL = Setup(
    game="ministre",
    players=(
        Player("Marie"),
        Player("Ana", "player"),
        Player("Bruno", "novice"),
        Player("Chloé", "player"),
        Player("David", "novice"),
    ),
    options=load("ministre").info.presets["first_steps"],
    seed=seed_from_text("picture 4"),
)
HOME = Address("192.168.1.20", 45678)
TURNS = 5
"""So many decisions are made before a table is drawn."""

Scene = Callable[[Pilot[None], RoiteletApp], Awaitable[None]]


async def hub(pilot: Pilot[None], app: RoiteletApp) -> None:
    await wait_for_text(pilot, app, "Quit")


async def setting_up(pilot: Pilot[None], app: RoiteletApp) -> None:
    await pilot.press("1", "down", "down", "down", "right")
    await wait_for_text(pilot, app, "differs")


async def rules(pilot: Pilot[None], app: RoiteletApp) -> None:
    app.open_rules("roitatouille", "RT-15")
    await wait_for_text(pilot, app, "Answering")


async def preferences(pilot: Pilot[None], app: RoiteletApp) -> None:
    await pilot.press("s")
    await wait_for_text(pilot, app, "Settings")


async def table(pilot: Pilot[None], app: RoiteletApp) -> None:
    await play(pilot, app, TABLE, lambda turns: turns >= TURNS)


async def duel(pilot: Pilot[None], app: RoiteletApp) -> None:
    await play(pilot, app, DUEL, lambda turns: turns >= TURNS)


async def bedtime(pilot: Pilot[None], app: RoiteletApp) -> None:
    await play(pilot, app, BEDTIME, lambda turns: len(set(app.screen.board.shown.beds)) == 5)


async def blanket(pilot: Pilot[None], app: RoiteletApp) -> None:
    await bedtime(pilot, app)
    await go_on(pilot, app, lambda turns: app.screen.board.shown.covered)
    await pilot.press("a")


async def council(pilot: Pilot[None], app: RoiteletApp) -> None:
    await play(pilot, app, COUNCIL, lambda turns: turns >= TURNS and app.screen.board.shown.prompt == "challenge")


async def result(pilot: Pilot[None], app: RoiteletApp) -> None:
    await play(pilot, app, TABLE, lambda turns: False)
    await wait_for(pilot, lambda: isinstance(app.screen, Result))


async def lobby(pilot: Pilot[None], app: RoiteletApp) -> None:
    guest = FakeGuest()
    guest.tell(company(policy=Policy(access="pin")), Door("482017", encode("invite", [HOME], bytes(32), "5a" * 8)))
    guest.tell(Said(1, "Ana", "I have until two.", ""), Said(0, "Marie", "", "hurry"))
    await app.party._sit(guest)
    await wait_for_text(pilot, app, "until two")


async def nearby(pilot: Pilot[None], app: RoiteletApp) -> None:
    lunch = company(policy=Policy(access="pin", move=30, reserve=300))
    studio = company("ministre", title="Studio")
    offers = [
        Offer(each.table, each.game, each.title, 4, 1, 0, "lobby", each.options, each.policy)
        for each in (lunch, studio)
    ]
    app.surroundings._look = asyncio.Event().wait
    await pilot.press("n")
    app.surroundings.found(
        [Neighbour(HOME, "Marie", offers[0], "here", True, b""), Neighbour(HOME, "Paul", offers[1], "here", False, b"")]
    )
    await wait_for_text(pilot, app, "Studio")
    await pilot.pause()


async def play(pilot: Pilot[None], app: RoiteletApp, setup: Setup, enough: Callable[[int], bool]) -> None:
    """Play first choices until it was enough turns and is the person's turn again, or until the end."""
    app.play.sit(setup)
    await wait_for(pilot, lambda: app.tables.session is not None)
    await go_on(pilot, app, enough)


async def go_on(pilot: Pilot[None], app: RoiteletApp, enough: Callable[[int], bool]) -> None:
    """As `play`, at the table that is open."""
    turns = 0
    session = app.tables.session
    assert session is not None
    while True:
        await wait_for(pilot, lambda: session.my_turn or (session.view is not None and not session.view.to_act))
        if not session.my_turn or enough(turns):
            return
        assert session.view is not None
        await session.act(session.view.legal[0], app.screen.post_message)
        turns += 1


SCENES: dict[str, tuple[Scene, tuple[int, int]]] = {
    "hub": (hub, (80, 24)),
    "setup": (setting_up, (80, 24)),
    "roitatouille": (table, (120, 36)),
    "roitatouille-80x24": (table, (80, 24)),
    "ribauds": (duel, (120, 36)),
    "ribauds-80x24": (duel, (80, 24)),
    "sommeil": (bedtime, (80, 24)),
    "sommeil-blanket": (blanket, (80, 24)),
    "ministre": (council, (120, 40)),
    "ministre-80x24": (council, (80, 24)),
    "result": (result, (80, 24)),
    "rules": (rules, (120, 36)),
    "settings": (preferences, (80, 24)),
    "nearby": (nearby, (80, 24)),
    "lobby": (lobby, (80, 24)),
    "lobby-140x45": (lobby, (140, 45)),
}


async def draw(name: str) -> None:
    scene, size = SCENES[name]
    with tempfile.TemporaryDirectory() as home:
        os.environ["ROITELET_HOME"] = home
        file = SettingsFile(Path(home) / "config")
        file.save(
            Settings(
                name="Marie",
                language="en",
                pace="instant",
                animations=False,
                bell=False,
                auto_single=False,
                look_around=False,
            )
        )
        app = RoiteletApp(file)
        async with app.run_test(size=size) as pilot:
            await scene(pilot, app)
            await pilot.pause()
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{name}.svg").write_text(at_home(app.export_screenshot()), encoding="utf-8")
            await app.tables.close()


def at_home(svg: str) -> str:
    """The picture with the reader's own fixed-width font: it fetches nothing."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "ui-monospace, DejaVu Sans Mono, Menlo, Consolas")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or SCENES:
        asyncio.run(draw(wanted))
        print(FOLDER / f"{wanted}.svg")
