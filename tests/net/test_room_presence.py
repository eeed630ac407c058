"""What a table does with people who are silent, drop, leave and come back, on a clock that leaps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engines.journal import Player
from net.policy import Policy
from net.wire import (
    PROTOCOL,
    Ack,
    Act,
    Again,
    Chair,
    Closed,
    Company,
    Hello,
    Kick,
    Leave,
    Nack,
    Pause,
    Presence,
    Seated,
    Start,
    Update,
    Welcome,
)
from tests.net.rooms import Client, Hosted, hosting, play_on, setup, two_playing


@pytest.fixture
async def hosted(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosting(tmp_path) as hosted:
        yield hosted


async def chair_of(client: Client, seat: int, presence: Presence) -> tuple[Chair, Company]:
    """How everyone is told of a seat, once its person is so."""
    company = await client.company(lambda company: company.chairs[seat].presence == presence)
    return company.chairs[seat], company


async def test_a_silent_line_is_shaky_then_dropped_and_then_a_bot_sits_in(hosted: Hosted) -> None:
    hosted.host.open_room(setup())
    ana, bo = await two_playing(hosted)
    await hosted.wait(8, ana)
    shaky, _ = await chair_of(ana, 1, "shaky")
    assert 20 < shaky.seconds <= 24
    await hosted.wait(4, ana)
    dropped, company = await chair_of(ana, 1, "dropped")
    assert 16 < dropped.seconds <= 20
    assert (dropped.stand_in, company.phase) == (False, "playing")
    await bo.rest()
    await hosted.wait(20, ana)
    gone = (await ana.company(lambda company: company.chairs[1].stand_in)).chairs[1]
    assert (gone.name, gone.level, gone.seconds) == ("Bo", "", 0)
    assert (await play_on(ana)).view["outcome"] is not None


async def test_one_who_speaks_in_time_is_here_again(hosted: Hosted) -> None:
    hosted.host.open_room(setup())
    ana, bo = await hosted.seated("Ana"), await hosted.seated("Bo")
    await hosted.wait(8, ana)
    await chair_of(ana, 1, "shaky")
    await bo.poke()
    await hosted.wait(4, ana)
    assert (await chair_of(ana, 1, "here"))[0].seconds == 0


async def test_a_broken_line_is_shaky_at_once_and_mended_without_more(hosted: Hosted) -> None:
    hosted.host.open_room(setup())
    ana, bo = await two_playing(hosted)
    await bo.next(Update)
    bo.cut()
    await chair_of(ana, 1, "shaky")
    back = await hosted.seated("Bo", token=bo.seated.token)
    chair, _ = await chair_of(ana, 1, "here")
    assert (chair.stand_in, (await back.next(Welcome)).seat) == (False, 1)
    ends = await asyncio.gather(play_on(ana), play_on(back))
    assert ends[0].view["outcome"] == ends[1].view["outcome"]


async def test_who_leaves_is_played_for_at_once_and_takes_his_seat_again(hosted: Hosted) -> None:
    hosted.host.open_room(setup(), Policy(dropped="end"))
    ana, bo = await two_playing(hosted)
    bo.say(Leave())
    chair, company = await chair_of(ana, 1, "away")
    assert (chair.stand_in, chair.seconds, company.phase) == (True, 0, "playing")
    table = await hosted.settled()
    assert 1 not in table.view(1).to_act
    back = await hosted.seated("Bo", token=bo.seated.token)
    chair, _ = await chair_of(ana, 1, "here")
    assert not chair.stand_in
    ana.say(Act(1, table.seq, {"type": "bid", "card": table.view(0).hand[0]}))  # type: ignore[attr-defined]
    await ana.next(Ack)
    assert (await hosted.settled()).view(1).to_act == (0, 1)
    ends = await asyncio.gather(play_on(ana, table.present(0)), play_on(back))
    assert ends[0].view["outcome"] == ends[1].view["outcome"]


async def test_a_table_that_waits_takes_no_decision_until_all_are_back(hosted: Hosted) -> None:
    hosted.host.open_room(setup(), Policy(dropped="wait"))
    ana, bo = await two_playing(hosted)
    table = await hosted.settled()
    bo.cut()
    await hosted.wait(60, ana)
    chair, _ = await chair_of(ana, 1, "dropped")
    assert (chair.seconds, chair.stand_in) == (0, False)
    ana.say(Act(1, table.seq, {"type": "bid", "card": table.view(0).hand[0]}))  # type: ignore[attr-defined]
    assert await ana.next(Nack) == Nack(1, "waiting")
    back = await hosted.seated("Bo", token=bo.seated.token)
    await chair_of(ana, 1, "here")
    ends = await asyncio.gather(play_on(ana, table.present(0)), play_on(back))
    assert ends[0].view["outcome"] == ends[1].view["outcome"]


async def test_the_head_may_end_the_waiting_by_giving_the_seat_to_a_bot(hosted: Hosted) -> None:
    hosted.host.open_room(setup(), Policy(dropped="wait"))
    ana, bo = await two_playing(hosted)
    bo.cut()
    await hosted.wait(16, ana)
    await chair_of(ana, 1, "dropped")
    ana.say(Kick(1))
    assert (await play_on(ana, (await hosted.settled()).present(0))).view["outcome"] is not None


async def test_a_table_that_ends_with_a_broken_line_is_closed_and_saved(hosted: Hosted) -> None:
    room = hosted.host.open_room(setup(), Policy(dropped="end"))
    ana, bo = await two_playing(hosted)
    bo.cut()
    await hosted.wait(28, ana)
    assert not room.closed.done()
    await hosted.wait(8)
    assert (await ana.rest())[-1] == Closed("ended")
    assert await room.closed == "ended"
    assert len(await hosted.saved()) == 1


async def test_in_the_lobby_a_dropped_person_keeps_his_seat_for_a_while_and_one_who_leaves_does_not(
    hosted: Hosted,
) -> None:
    room = hosted.host.open_room(setup())
    ana, bo = await hosted.seated("Ana"), await hosted.seated("Bo")
    bo.cut()
    await hosted.wait(28, ana)
    assert (await chair_of(ana, 1, "dropped"))[0].name == "Bo"
    await hosted.wait(8, ana)
    assert (await ana.company(lambda company: not company.chairs[1].name)).chairs[1] == Chair("")
    cy = await hosted.seated("Cy")
    cy.say(Leave())
    await ana.company(lambda company: company.chairs[1].name == "Cy")
    await ana.company(lambda company: not company.chairs[1].name)
    assert room.lobby.free == 1


async def test_the_head_passes_on_when_he_drops_and_is_not_taken_back(hosted: Hosted) -> None:
    hosted.host.open_room(setup())
    ana, bo = await two_playing(hosted)
    ana.cut()
    await hosted.wait(8, bo)
    assert (await chair_of(bo, 0, "shaky"))[1].head == 0
    await hosted.wait(4, bo)
    assert (await chair_of(bo, 0, "dropped"))[1].head == 1
    back = await hosted.seated("Ana", token=ana.seated.token)
    assert (await chair_of(bo, 0, "here"))[1].head == 1
    await asyncio.gather(play_on(back), play_on(bo))
    bo.say(Again())
    assert (await back.company(lambda company: company.phase == "lobby")).head == 1


async def test_a_host_that_slept_blames_nobody_for_the_silence(hosted: Hosted) -> None:
    room = hosted.host.open_room(setup())
    ana, bo = await two_playing(hosted)
    await hosted.wait(4, ana)
    hosted.clock.leap(3_600)
    hosted.host.tick()
    assert [chair.presence for chair in room.company().chairs] == ["here", "here", ""]
    await hosted.wait(4, ana)
    assert [chair.presence for chair in room.company().chairs] == ["here", "shaky", ""]
    await bo.poke()
    assert [chair.presence for chair in room.company().chairs] == ["here", "here", ""]


async def test_a_pause_ends_with_the_last_who_could_end_it(hosted: Hosted) -> None:
    room = hosted.host.open_room(setup(Player(""), Player("Bot", "novice")))
    ana = await hosted.seated("Ana")
    ana.say(Start())
    await ana.next(Update)
    ana.say(Pause(True))
    await ana.company(lambda company: company.paused)
    ana.say(Leave())
    await ana.rest()
    async with asyncio.timeout(10):
        while room.lobby.phase != "lobby":  # bots played to the end, and the table is ready for others
            hosted.host.tick()
            await asyncio.sleep(0.01)
    assert room.lobby.free == 1


async def test_a_newcomer_after_a_game_that_everyone_left_is_told_nothing_of_it(hosted: Hosted) -> None:
    room = hosted.host.open_room(setup(Player(""), Player("Bot", "novice")))
    ana = await hosted.seated("Ana")
    ana.say(Start())
    await play_on(ana)
    await ana.company(lambda company: company.phase == "over")
    cy = await Client.dial(hosted.address)
    ana.cut()
    async with asyncio.timeout(10):
        while room.here:
            await asyncio.sleep(0)
    assert room.lobby.phase == "over", "who is only cut off comes back to see how it ended"
    for _ in range(10):
        hosted.clock.leap(4.0)
        hosted.host.tick()
    cy.say(Hello(PROTOCOL, "1.0", "Cy"))
    heard = [await cy.message(), await cy.message()]
    assert [type(message) for message in heard] == [Seated, Company]
    cy.say(Start())
    assert (await cy.next(Welcome)).players[0].name == "Cy"
