"""Plays a table of bots in the folder given, saying each update's number, until it is killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from engines.game import PUBLIC
from engines.roitatouille.values import Options
from net.local import LocalHost
from net.setup import Player, Setup, seed_from_text
from net.store import Store
from tests.net.fake_minds import FakeMinds

SETUP = Setup(
    "roitatouille",
    tuple(Player(name, "novice") for name in ("Ana", "Bo", "Cy")),
    Options(rounds=3),
    seed_from_text("killed"),
)


async def main(folder: Path) -> None:
    host = LocalHost(Store(folder), FakeMinds(), "instant")
    await host.open(SETUP)
    async for news in host.link(PUBLIC):
        print(news.seq, flush=True)
        if news.view.outcome is not None:
            break


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
