from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from engines.game import PUBLIC
from engines.journal import Journal
from net.link import News
from net.local import LocalHost
from net.store import Store
from tests.net.fake_minds import FakeMinds
from tests.net.killed_game import SETUP

ROOT = Path(__file__).parents[2]


async def to_the_end(host: LocalHost) -> News:
    async with asyncio.timeout(60):
        async for news in host.link(PUBLIC):
            if news.view.outcome is not None:
                return news
    raise AssertionError("the table was closed")


async def whole_game(folder: Path) -> tuple[News, Journal]:
    """The same game without an accident: its end and its journal."""
    store = Store(folder)
    host = LocalHost(store, FakeMinds(), "instant")
    table = await host.open(SETUP)
    end = await to_the_end(host)
    await host.close()
    (folder / f"{table}.journal").hardlink_to(folder / "finished" / f"{table}.journal")
    journal, log = store.open(table)
    log.close()
    return end, journal


@pytest.mark.parametrize("at", [1, 25])
async def test_a_killed_game_goes_on_at_the_same_point(tmp_path: Path, at: int) -> None:
    folder = tmp_path / "tables"
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.net.killed_game", str(folder)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert program.stdout is not None
    heard = 0
    for line in program.stdout:
        heard = int(line)
        if heard >= at:
            break
    program.kill()
    program.communicate()

    store = Store(folder)
    (saved,) = store.unfinished()
    assert (saved.decisions >= heard, store.problems) == (True, [])
    end, journal = await whole_game(tmp_path / "undisturbed")
    resumed, log = store.open(saved.table)
    log.close()
    assert resumed.digest() == journal.at(saved.decisions).digest()

    host = LocalHost(store, FakeMinds(), "instant")
    await host.resume(saved.table)
    assert await to_the_end(host) == end
    await host.close()
    assert store.unfinished() == []
