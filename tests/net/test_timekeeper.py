"""Clocks at a real table. Where time must be up, it is so short that nobody can be in time; else it is an hour."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future

import pytest

from engines.game import PUBLIC
from net.local import LocalHost
from net.policy import Policy
from net.setup import Player, Setup
from net.sitting import Sitting
from net.store import Store
from net.timekeeper import Timekeeper
from net.wire import Clocks
from tests.net.bids import Options
from tests.net.fake_minds import FakeMinds

SETUP = Setup("bids", (Player("Ana"), Player("Bo"), Player("Cy", "novice")), Options(), bytes(32))
HOUR = Policy(move=3600)
AT_ONCE = Policy(move=0.01)  # type: ignore[arg-type]


class Room:
    """A table whose clocks are noted."""

    def __init__(self, sitting: Sitting, host: LocalHost, minds: FakeMinds) -> None:
        self.sitting, self.host, self.minds = sitting, host, minds
        self.here = {0, 1}
        self.told: list[Clocks] = []

    def keep(self, policy: Policy) -> Timekeeper:
        self.keeper = Timekeeper(self.sitting, policy, "novice", lambda: self.here, self.told.append, time.monotonic)
        return self.keeper

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not true():
                await asyncio.sleep(0.01)


@pytest.fixture
async def room(store: Store) -> AsyncIterator[Room]:
    minds = FakeMinds()
    host = LocalHost(store, minds, "instant")
    await host.open(SETUP)
    assert host.sitting is not None
    room = Room(host.sitting, host, minds)
    yield room
    room.keeper.close()
    await host.close()


async def test_a_game_in_which_nobody_moves_is_played_by_bots_one_decision_at_a_time(room: Room) -> None:
    room.keep(AT_ONCE)
    await room.until(lambda: room.sitting.public.outcome is not None)
    await room.until(lambda: room.told[-1].running == ())
    assert sorted({seat for clocks in room.told for seat in clocks.running}) == [0, 1]
    await room.until(lambda: not any(seat in room.sitting._bots for seat in (0, 1)))


async def test_one_who_decides_in_time_keeps_his_seat_and_his_choice(room: Room) -> None:
    room.keep(HOUR)
    await room.until(lambda: bool(room.told))
    assert room.told[-1].running == (0, 1)
    link = room.host.link(0)
    news = await anext(aiter(link))
    await link.act(news.view.legal[-1])
    await room.until(lambda: room.told[-1].running == (1,))


async def test_one_who_decides_while_the_bot_still_thinks_keeps_his_choice(room: Room) -> None:
    room.keep(HOUR)
    never: Future[bytes] = Future()
    room.minds.decide = lambda key, number: never  # type: ignore[method-assign]
    room.sitting.lend(0, "novice", once=True)
    await room.until(lambda: not room.sitting._bots.is_lost(0))
    link = room.host.link(0)
    news = await anext(aiter(link))
    await link.act(news.view.legal[0])
    assert 0 not in room.sitting._bots
    assert room.sitting.table._journal.entries[-1].action["card"] == news.view.legal[0].card


async def test_no_bot_is_called_for_one_who_has_nothing_to_decide(room: Room) -> None:
    room.keep(HOUR)
    link = room.host.link(0)
    news = await anext(aiter(link))
    await link.act(news.view.legal[0])
    room.sitting.lend(0, "novice", once=True)
    assert 0 not in room.sitting._bots


async def test_time_stands_still_in_a_pause_and_for_one_who_is_not_here(room: Room) -> None:
    keeper = room.keep(HOUR)
    await room.until(lambda: bool(room.told))
    room.here = {1}
    keeper.follow()
    assert room.told[-1].running == (1,)
    keeper.look(True)
    assert room.told[-1].running == ()
    room.here = {0, 1}
    keeper.follow()
    assert room.told[-1].running == ()
    keeper.look(False)
    assert room.told[-1].running == (0, 1)


async def test_a_late_one_who_has_gone_meanwhile_is_not_hurried(room: Room) -> None:
    room.here = {1}
    room.keep(AT_ONCE)
    await room.until(lambda: room.sitting.public.to_act == (0,))
    assert all(0 not in clocks.running for clocks in room.told)


async def test_a_table_without_a_clock_says_nothing_of_time(room: Room) -> None:
    keeper = room.keep(Policy())
    link = room.host.link(PUBLIC)
    await anext(aiter(link))
    keeper.look(True)
    keeper.follow()
    assert (room.told, keeper.message) == ([], None)
