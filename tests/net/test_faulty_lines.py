"""Real sockets with TLS through a proxy that spoils them, at every step of a game of each kind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.codec import build
from engines.game import Outcome
from engines.registry import load, names
from net import guest as guest_module
from net.guest import Guest, Where
from net.line import Address
from net.notices import Verdict
from net.refusal import Refused
from net.setup import Player, Setup
from tests.net.faults import Faults
from tests.net.guests import sit
from tests.net.rooms import hosting

GAMES = [name for name in names() if name != "bids"]
MOST_STEPS = 60
"""After so many faults the game goes on in peace: it may be a long one."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_module, "BACK_OFF", (0.01,))


async def reset(router: Faults) -> None:
    router.reset()


async def half_close(router: Faults) -> None:
    router.end_half()


async def stall(router: Faults) -> None:
    router.flowing.clear()
    await asyncio.sleep(0.02)
    router.flowing.set()


async def byte_by_byte(router: Faults) -> None:
    router.piece = 1


async def latency(router: Faults) -> None:
    router.latency = 0.002


async def everything(router: Faults) -> None:
    await Random(router.connections).choice((reset, half_close, stall))(router)
    router.piece = 1 if router.piece > 1 else 65_536


Fault = Callable[[Faults], Coroutine[Any, Any, None]]


async def play(guest: Guest, chance: Random, spoil: Callable[[], Coroutine[Any, Any, None]]) -> tuple[Outcome, bool]:
    """Choose by chance to the end, while each step is spoilt: how it ended, and whether the deal was verified."""
    link, decided = await sit(guest), 0
    async for news in link:
        if news.view.outcome is not None:
            break
        await spoil()
        if news.view.legal and news.seq >= decided:
            try:
                decided = await link.act(chance.choice(news.view.legal))
            except Refused as refused:
                if refused.code not in ("stale", "not-your-turn", "over"):
                    raise
    assert news.view.outcome is not None
    async for notice in guest.notices():
        if isinstance(notice, Verdict):
            return news.view.outcome, notice.code == "verified"
    raise AssertionError("the table closed without a verdict")


@pytest.mark.parametrize("fault", [reset, half_close, stall, byte_by_byte, latency, everything])
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_over_spoilt_lines(tmp_path: Path, game: str, fault: Fault) -> None:
    trial = min(load(game).info.trials, key=lambda trial: min(trial.seats))
    seats = min(trial.seats)
    people = min(2, seats)
    players = (*[Player("")] * people, *[Player(f"Bot {n}", "novice") for n in range(seats - people)])
    async with hosting(tmp_path) as hosted:
        router, steps = Faults(*hosted.address), 0
        where = Where((Address("127.0.0.1", await router.listen("127.0.0.1")),))
        room = hosted.host.open_room(Setup(game, players, trial.options), autostart=True)
        guests = [Guest(where, "1.0", name) for name in ("Ana", "Bo")[:people]]

        async def spoil() -> None:
            nonlocal steps
            steps += 1
            if steps <= MOST_STEPS:
                await fault(router)

        async with asyncio.timeout(60):
            ends = await asyncio.gather(*(play(guest, Random(n), spoil) for n, guest in enumerate(guests)))
        assert room.sitting is not None
        outcome = build(room.sitting.table.view(-1).outcome, Outcome)
        assert ends == [(outcome, True)] * people
        for guest in guests:
            await guest.leave()
        await router.close()
