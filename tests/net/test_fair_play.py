"""A hosted game as its guests can check it, and a host that is stopped and started again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from net.deal import GOOD, Verdict, commit
from net.guest import Guest, Where
from net.link import News
from net.notices import Gone
from net.policy import Policy
from net.record import Record, Records
from net.refusal import Refused
from net.remote import RemoteLink
from net.wire import (
    Act,
    Clocks,
    Closed,
    Company,
    Kick,
    Leave,
    Opened,
    Ready,
    Recall,
    Recalled,
    Start,
    Update,
    Welcome,
)
from tests.net.guests import sit
from tests.net.rooms import SEATS, Client, Hosted, hosting, setup

ENTROPY = b"e" * 32
DRAWN = msgspec.structs.replace(setup(*SEATS), seed=None)


@pytest.fixture
async def hosted(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosting(tmp_path) as hosted:
        yield hosted


def guest_of(hosted: Hosted, name: str, watch: bool = False) -> Guest:
    return Guest(Where((hosted.address,), hosted.pin), "1.0", name, watch=watch)


async def play(link: RemoteLink, until: int = 1000) -> News:
    """The first legal decision whenever asked, to the end or until an update."""
    async for news in link:
        if news.view.outcome is not None or news.seq >= until:
            return news
        if news.view.legal:
            try:
                await link.act(news.view.legal[0])
            except Refused as refused:
                assert refused.code in ("stale", "not-your-turn", "over")  # noqa: PT017
    raise AssertionError("the table was closed")


async def verdict(guest: Guest) -> str:
    async with asyncio.timeout(20):
        async for notice in guest.notices():
            assert not isinstance(notice, Gone)
            if isinstance(notice, Verdict):
                return notice.code
    raise AssertionError


async def test_everyone_finds_by_his_own_replay_that_the_deal_was_fair(hosted: Hosted) -> None:
    hosted.host.open_room(DRAWN, autostart=True)
    eve = guest_of(hosted, "Eve", watch=True)
    await eve.enter()
    ana, bo = guest_of(hosted, "Ana"), guest_of(hosted, "Bo")
    links = await asyncio.gather(sit(ana), sit(bo))
    assert links[0].welcome.commitment == links[1].welcome.commitment != b""
    assert [len(part) for part in links[0].welcome.entropy] == [32, 32, 0]
    await asyncio.gather(*map(play, links))
    assert await asyncio.gather(verdict(ana), verdict(bo), verdict(eve)) == [GOOD, GOOD, "replayed"]
    for guest in (ana, bo, eve):
        await guest.leave()


async def test_a_game_with_a_named_seed_is_not_said_to_be_a_fair_deal(hosted: Hosted) -> None:
    hosted.host.open_room(setup(), autostart=True)
    ana, bo = guest_of(hosted, "Ana"), guest_of(hosted, "Bo")
    await asyncio.gather(*map(play, await asyncio.gather(sit(ana), sit(bo))))
    assert await asyncio.gather(verdict(ana), verdict(bo)) == ["fixed", "fixed"]
    for guest in (ana, bo):
        await guest.leave()


async def test_every_deal_has_a_commitment_of_its_own_that_is_there_before_anyone_adds_to_it(hosted: Hosted) -> None:
    room = hosted.host.open_room(DRAWN)
    ana = await hosted.seated("Ana")
    first = (await ana.company()).commitment
    assert len(first) == 32
    ana.say(Ready(True, b"short"))
    await ana.company(lambda company: company.chairs[0].ready)
    assert room.lobby.person(0).entropy == b""
    ana.say(Start())
    welcome = await ana.next(Welcome)
    assert (welcome.commitment, welcome.entropy) == (first, (b"", b"", b""))
    await finish(ana)
    assert commit((await ana.next(Opened)).seed) == first
    ana.say(Leave())
    await hosted.until(lambda: room.lobby.phase == "lobby")
    again = (await (await hosted.seated("Ana")).company()).commitment
    assert again not in (first, b"")


async def finish(client: Client, number: int = 0, until: int = 1000) -> Update:
    while True:
        update = await client.next(Update)
        if update.view["outcome"] is not None or update.seq >= until:
            return update
        if update.view["legal"]:
            number += 1
            client.say(Act(number, update.seq, update.view["legal"][0]))


async def test_who_comes_after_the_end_is_told_how_it_was_dealt_after_how_it_stands(hosted: Hosted) -> None:
    hosted.host.open_room(DRAWN)
    ana = await hosted.seated("Ana")
    ana.say(Start())
    await finish(ana)
    eve = await hosted.guest("Eve", watch=True)
    heard = [type(await eve.message()) for _ in range(5)]
    assert heard.index(Update) < heard.index(Opened)


# A host that is started again


async def restarted(folder: Path, policy: Policy = Policy()) -> tuple[Hosted, Client, Client, Update, Company]:  # noqa: B008
    """A game of two that was interrupted after some decisions."""
    async with hosting(folder, records=Records(folder / "rooms", 1)) as hosted:
        hosted.host.open_room(DRAWN, policy, "Lunch")
        ana, bo = await hosted.seated("Ana"), await hosted.seated("Bo")
        for client in (ana, bo):
            client.say(Ready(True, ENTROPY))
        await ana.company(lambda company: all(chair.ready for chair in company.chairs[:2]))
        ana.say(Start())
        last = await finish(ana, until=1)
        company = hosted.room.company()
        await hosted.host.close("stopped")
        assert (await bo.rest())[-1] == Closed("stopped")
    return hosted, ana, bo, last, company


async def test_a_host_that_is_started_again_goes_on_where_it_was(tmp_path: Path) -> None:
    _, ana, bo, last, before = await restarted(tmp_path, Policy(move=600, reserve=60))
    async with hosting(tmp_path, records=Records(tmp_path / "rooms", 1)) as hosted:
        (room,) = await hosted.host.restore()
        after = room.company()
        assert msgspec.structs.replace(after, chairs=()) == msgspec.structs.replace(before, chairs=())
        assert [chair.name for chair in after.chairs] == [chair.name for chair in before.chairs]
        back = await hosted.seated("whoever", table=before.table, token=bo.seated.token)
        assert back.seated.seat == 1
        welcome = await back.next(Welcome)
        assert (welcome.commitment, welcome.entropy) == (before.commitment, (ENTROPY, ENTROPY, b""))
        assert (await back.next(Clocks)).reserves == (60_000, 60_000, 60_000)
        assert room.sitting is not None
        assert room.sitting.table.seq >= last.seq
        key = await hosted.seated("whoever", table=before.table, token=ana.seated.key)
        assert key.seated.seat == 0
        ends = await asyncio.gather(finish(back, 1000), finish(key, 1000))
        assert ends[0].view["outcome"] == ends[1].view["outcome"]
        await key.next(Opened)
        assert Records(tmp_path / "rooms", 1).all() == []


async def test_a_lobby_is_there_again_with_everyone_in_his_seat(tmp_path: Path) -> None:
    async with hosting(tmp_path, records=Records(tmp_path / "rooms", 1)) as hosted:
        hosted.host.open_room(DRAWN, title="Lunch")
        ana, bo = await hosted.seated("Ana"), await hosted.seated("Bo")
        bo.say(Ready(True, ENTROPY))
        before = await ana.company(lambda company: company.chairs[1].ready)
        invite = hosted.room.entrance.invite
        await hosted.host.close("stopped")
    async with hosting(tmp_path, records=Records(tmp_path / "rooms", 1)) as hosted:
        await hosted.host.restore()
        assert hosted.room.entrance.invite == invite
        back = await hosted.seated("whoever", token=ana.seated.token)
        after = await back.company()
        assert (after.table, after.commitment, after.head) == (before.table, before.commitment, 0)
        assert [(chair.name, chair.ready) for chair in after.chairs][:2] == [("Ana", False), ("Bo", True)]
        back.say(Start())
        assert (await back.next(Welcome)).entropy == (b"", ENTROPY, b"")


async def test_a_seat_is_on_disk_before_its_token_is_told(tmp_path: Path) -> None:
    async with hosting(tmp_path, records=Records(tmp_path / "rooms", 1)) as hosted:
        hosted.host.open_room(DRAWN)
        ana = await hosted.seated("Ana")
        (kept,) = Records(tmp_path / "rooms", 1).all()
        assert len(kept.sitters[0].tokens) == 1
        await hosted.seated("Ana", token=ana.seated.token)
        (kept,) = Records(tmp_path / "rooms", 1).all()
        assert len(kept.sitters[0].tokens) == 2


async def test_where_nothing_can_be_kept_nobody_is_given_a_seat(tmp_path: Path) -> None:
    class Full(Records):
        full = True

        def keep(self, record: Record) -> None:
            if self.full:
                raise OSError("full")

    records = Full(tmp_path / "rooms", 1)
    async with hosting(tmp_path, records=records) as hosted:
        room = hosted.host.open_room(DRAWN)
        eve = await hosted.guest("Eve")
        assert (await eve.rest())[-1] == Closed("unsaved")
        assert room.lobby.free == 2
        records.full = False
        ana = await hosted.seated("Ana")
        records.full = True
        ana.say(Start())
        await ana.company()
        await hosted.until(lambda: room.sitting is None and room.lobby.phase == "lobby")


async def test_who_was_shown_the_door_stays_outside_after_a_restart(tmp_path: Path) -> None:
    async with hosting(tmp_path, records=Records(tmp_path / "rooms", 1)) as hosted:
        hosted.host.open_room(DRAWN)
        ana, bo = await hosted.seated("Ana"), await hosted.seated("Bo")
        bo.say(Ready(True))
        await ana.company(lambda company: company.chairs[1].ready)
        ana.say(Start())
        await ana.next(Welcome)
        ana.say(Kick(1))
        await ana.company(lambda company: company.chairs[1].stand_in)
        await hosted.host.close("stopped")
    async with hosting(tmp_path, records=Records(tmp_path / "rooms", 1)) as hosted:
        await hosted.host.restore()
        assert (await (await hosted.guest("Bo", token=bo.seated.token)).rest())[-1] == Closed("begun")
        back = await hosted.seated("Ana", token=ana.seated.token)
        assert (await back.company()).chairs[1].stand_in
        assert (await finish(back, 1000)).view["outcome"] is not None


async def test_a_room_of_a_game_that_is_gone_or_unknown_does_not_keep_a_host_from_opening(tmp_path: Path) -> None:
    _, ana, _, _, before = await restarted(tmp_path)
    records = Records(tmp_path / "rooms", 1)
    (kept,) = records.all()
    records.keep(msgspec.structs.replace(kept, room="bb", game="chess"))
    for journal in (tmp_path / "tables").glob("*.journal"):
        journal.unlink()
    async with hosting(tmp_path, records=records) as hosted:
        (room,) = await hosted.host.restore()
        assert (room.id, room.lobby.phase) == (before.table, "lobby")
        back = await hosted.seated("Ana", token=ana.seated.token)
        assert [chair.name for chair in (await back.company()).chairs] == ["Ana", "Bo", "Bot"]


async def test_a_table_that_its_head_shuts_is_forgotten(tmp_path: Path) -> None:
    async with hosting(tmp_path, records=Records(tmp_path / "rooms", 1)) as hosted:
        room = hosted.host.open_room(DRAWN)
        await hosted.seated("Ana")
        assert len(Records(tmp_path / "rooms", 1).all()) == 1
        await room.shut()
    assert Records(tmp_path / "rooms", 1).all() == []


# Clocks


async def test_a_person_who_does_not_decide_in_time_is_decided_for_and_keeps_his_seat(hosted: Hosted) -> None:
    room = hosted.host.open_room(DRAWN, Policy(move=2))
    ana = await hosted.seated("Ana")
    ana.say(Start())
    for number in range(1, 4):
        await ana.next(Clocks, lambda clocks: clocks.running == (0,))
        ana.say(Recall(number, 0))  # she is here, and does nothing
        await ana.next(Recalled)
        await hosted.wait(3.0)
        assert not room.company().chairs[0].stand_in
    assert (await finish(ana)).view["outcome"] is not None


async def test_time_that_the_host_slept_is_nobodys(hosted: Hosted) -> None:
    hosted.host.open_room(DRAWN, Policy(move=100))
    ana = await hosted.seated("Ana")
    ana.say(Start())
    await ana.next(Clocks)
    hosted.clock.leap(1000.0)
    hosted.host.tick()
    ana.say(Recall(1, 0))
    await ana.next(Recalled)
    update = await hosted.seated("Ana", token=ana.seated.token)
    clocks = await update.next(Clocks)
    assert 90_000 < clocks.moves[0] <= 100_000
