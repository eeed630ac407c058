"""A guest whose line breaks and mends: what he had, what he missed, and what he had not been answered."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from engines.codec import raw
from engines.journal import Player
from net import guest as guest_module
from net.guest import Guest, Where
from net.known import Known
from net.notices import Gone, Line
from net.policy import Policy
from net.wire import (
    Ack,
    Act,
    Chair,
    Closed,
    Company,
    Denied,
    Hello,
    Past,
    Recall,
    Recalled,
    Seated,
    Update,
    Welcome,
)
from tests.net.bids import Bade, Bid, Options, View
from tests.net.fake_host import Caller, fake_host
from tests.net.guests import begun, sit

WELCOME = Welcome("table", "bids", 0, (Player("Ana"), Player("Bo")), raw(Options()))
COMPANY = Company("room", "bids", "", {}, Policy(), (Chair("Ana"),), 0, "lobby", 0, False)


def update(seq: int, *hand: int, told: int = -1) -> Update:
    events = (raw(Bade(1, told)),) if told >= 0 else ()
    legal = tuple(Bid(card) for card in hand)
    view = View(seat=0, to_act=(0,), prompt="bid", legal=legal, outcome=None, hand=hand, bid=None, points=(0, 0))
    return Update(seq, events, raw(view))


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_module, "BACK_OFF", (0.01,))


class Script:
    """Serves the callers one after the other, each in its own way; `hellos` are what they came with."""

    def __init__(self) -> None:
        self.hellos: list[Hello] = []

    async def __call__(self, caller: Caller) -> None:
        hello = await caller.first()
        assert isinstance(hello, Hello)
        self.hellos.append(hello)
        caller.say(Seated(0, f"{len(self.hellos):064x}"))
        await getattr(self, f"call_{len(self.hellos)}")(caller)


async def test_what_was_missed_is_told_before_what_comes_next(tmp_path: Path) -> None:
    class Host(Script):
        async def call_1(self, caller: Caller) -> None:
            caller.say(WELCOME, update(0, 1, 2), update(1, 1, 2, told=5))
            await caller.hear(Recall)
            caller.cut()

        async def call_2(self, caller: Caller) -> None:
            caller.say(WELCOME, update(3, 2))
            recall = await caller.hear(Recall)
            caller.say(update(4, 2, told=8))
            while recall.since != 2:  # the guest's own question is asked again as well
                caller.say(Recalled(recall.id, ()))
                recall = await caller.hear(Recall)
            past = tuple(Past(seq, (raw(Bade(1, 4 + seq)),)) for seq in (2, 3, 4))
            caller.say(Recalled(recall.id, past), Closed("closed"))

    host = Host()
    async with fake_host(tmp_path, host) as (address, _):
        guest = Guest(Where((address,)), "1.0", "Ana")
        link = await sit(guest)
        asking = asyncio.create_task(link.history())
        heard = [(news.seq, [event.card for event in news.events]) async for news in link]
        assert await asking == ()
        assert heard == [(0, []), (1, [5]), (3, [6, 7]), (4, [8])]
        told = [notice async for notice in guest.notices()]
    assert [notice.state for notice in told if isinstance(notice, Line)] == ["here"]
    assert told[-1] == Gone("closed")
    assert [hello.token for hello in host.hellos] == ["", f"{1:064x}"]


async def test_a_view_that_is_not_what_it_was_is_taken_anew(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Host(Script):
        async def call_1(self, caller: Caller) -> None:
            caller.say(WELCOME, update(0, 1, 2), update(1, 1))
            await caller.hear(Recall)
            caller.cut()

        async def call_2(self, caller: Caller) -> None:
            caller.say(WELCOME, update(1, 1))
            await caller.hear(Recall)
            caller.cut()

        async def call_3(self, caller: Caller) -> None:
            caller.say(WELCOME, update(1, 2))
            await caller.hear(Recall)
            caller.cut()

        async def call_4(self, caller: Caller) -> None:
            caller.say(WELCOME, update(0, 1, 2), update(1, 2), Closed("closed"))

    async with fake_host(tmp_path, Host()) as (address, _):
        guest = Guest(Where((address,)), "1.0", "Ana")
        link = await sit(guest)
        asking = asyncio.create_task(link.history())
        with caplog.at_level(logging.WARNING, "net.remote"):
            heard = [(news.seq, news.view.hand) async for news in link]
        await asyncio.wait((asking,))
    assert heard == [(0, (1, 2)), (1, (1,)), (1, (2,)), (0, (1, 2)), (1, (2,))]
    assert len(caplog.records) == 2
    assert asking.exception() is not None


async def test_a_decision_is_sent_until_it_is_answered_and_known_to_be_on_its_way(tmp_path: Path) -> None:
    acts: list[Act] = []

    class Host(Script):
        async def call_1(self, caller: Caller) -> None:
            caller.say(WELCOME, update(0, 1, 2))
            acts.append(await caller.hear(Act))
            caller.cut()

        async def call_2(self, caller: Caller) -> None:
            caller.say(WELCOME, update(0, 1, 2))
            acts.append(await caller.hear(Act))
            assert guest.link is not None
            acts.extend([acts[0]] * guest.link.sending)
            caller.say(update(1, 2), Ack(acts[0].id, 1), Ack(acts[0].id, 1))
            await caller.gone()

    async with fake_host(tmp_path, Host()) as (address, _):
        guest = Guest(Where((address,)), "1.0", "Ana")
        link = await sit(guest)
        assert not link.sending
        assert await asyncio.wait_for(link.act(Bid(1)), 10) == 1
        assert not link.sending
        assert acts == [acts[0]] * 3
        await guest.leave()


async def test_what_is_said_into_a_broken_line_is_told_to_be_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Host(Script):
        async def call_1(self, caller: Caller) -> None:
            caller.cut()

    monkeypatch.setattr(guest_module, "BACK_OFF", (60.0,))
    async with fake_host(tmp_path, Host()) as (address, _):
        guest = Guest(Where((address,)), "1.0", "Ana")
        await guest.enter()
        told = guest.notices()
        assert await anext(told) == Line("lost")
        guest.say("hello?")
        assert await anext(told) == Denied("line-down")
        await guest.leave()
        assert [notice async for notice in told] == [Gone("closed")]


async def test_one_comes_back_to_his_seat_by_what_was_kept_of_it(tmp_path: Path) -> None:
    class Host(Script):
        async def call_1(self, caller: Caller) -> None:
            caller.say(COMPANY, WELCOME)
            await caller.gone()

        call_2 = call_3 = call_1

    host = Host()
    async with fake_host(tmp_path / "host", host) as (address, pin):
        for table in ("", "", "other"):
            known = Known(tmp_path / "guest")
            guest = Guest(Where((address,), table=table), "1.0", "Ana", known=known)
            await guest.enter()
            await begun(guest)
            await guest.drop()
    assert [hello.token for hello in host.hellos] == ["", f"{1:064x}", ""]
    assert pin in known
    assert known.addresses() == [str(address)]
    assert known.seat(pin, "room") == f"{3:064x}"
