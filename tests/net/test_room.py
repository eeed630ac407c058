"""A hosted table through its life, over real TLS connections on loopback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engines.journal import Player
from net.link import Refused
from net.policy import Policy
from net.wire import (
    Ack,
    Act,
    Again,
    Arrange,
    Closed,
    Company,
    Denied,
    Kick,
    Leave,
    Nack,
    Pause,
    Ready,
    Recall,
    Recalled,
    Said,
    Say,
    Seated,
    Settle,
    Shut,
    Start,
    Update,
    Welcome,
)
from tests.net.rooms import Client, Hosted, hosting, play_on, setup, two_playing


@pytest.fixture
async def hosted(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosting(tmp_path) as hosted:
        yield hosted


def named(company: Company) -> list[str]:
    return [chair.name for chair in company.chairs]


async def denied(client: Client) -> str:
    return (await client.next(Denied)).code


async def test_a_table_from_the_lobby_to_the_end_and_once_more(hosted: Hosted) -> None:
    hosted.host.open_room(setup())
    ana, bo = await two_playing(hosted)
    played = set()
    for again in (True, False):
        one, two = [await client.next(Welcome) for client in (ana, bo)]
        assert (one.seat, two.seat, one.players) == (0, 1, two.players)
        played.add(one.table)
        ends = await asyncio.gather(play_on(ana), play_on(bo))
        assert ends[0].view["outcome"] == ends[1].view["outcome"]
        over = await bo.company(lambda company: company.phase == "over")
        assert over.head == 0
        if again:
            bo.say(Again())
            assert await denied(bo) == "not-head"
            ana.say(Again())
            lobby = await bo.company(lambda company: company.phase == "lobby")
            assert (named(lobby), lobby.table) == (["Ana", "Bo", "Bot"], over.table)
            assert [chair.ready for chair in lobby.chairs] == [False] * 3
            bo.say(Ready(True))
            await ana.company(lambda company: company.phase == "lobby" and company.chairs[1].ready)
            ana.say(Start())
    assert len(played) == 2
    assert hosted.minds.told.keys() <= {f"{table}/2" for table in played}


async def test_the_last_update_comes_before_the_table_is_over(hosted: Hosted) -> None:
    hosted.host.open_room(setup(Player(""), Player("Bot", "novice")))
    ana = await hosted.seated("Ana")
    ana.say(Start())
    last = await play_on(ana)
    assert last.view["outcome"] is not None
    assert (await ana.company(lambda company: company.phase == "over")).phase == "over"


async def test_the_head_alone_settles_and_whoever_moves_is_told_his_new_seat(hosted: Hosted) -> None:
    hosted.host.open_room(setup(Player("Bot", "novice"), Player(""), Player("")))
    ana, bo = await hosted.seated("Ana"), await hosted.seated("Bo")
    for forbidden in (Arrange(0, ""), Settle("bids", 2, {}, Policy()), Kick(1), Start(), Again(), Shut()):
        bo.say(forbidden)
        assert await denied(bo) == "not-head"
    ana.say(Settle("bids", 2, {"faulty": True}, Policy(dropped="wait", watching="none")))
    moved = await bo.next(Seated)
    assert (moved.seat, moved.key) == (1, "")
    company = await bo.company(lambda company: len(company.chairs) == 2)
    assert (named(company), company.head, company.options) == (["Ana", "Bo"], 0, {"faulty": True})
    assert company.policy == Policy(dropped="wait", watching="none")
    bo.cut()
    back = await hosted.seated("Bo", token=moved.token)
    assert back.seated.seat == 1
    back.say(Ready(True))
    await ana.company(lambda company: company.chairs[-1].ready)
    ana.say(Start())
    assert [(await client.next(Welcome)).seat for client in (ana, back)] == [0, 1]


async def test_an_owner_enters_by_his_secret_and_is_the_head_however_late_he_comes(hosted: Hosted) -> None:
    room = hosted.host.open_room(setup(), owned=True)
    bo = await hosted.seated("Bo")
    assert (await bo.company()).head == -1
    bo.say(Start())
    assert await denied(bo) == "not-head"
    ana = await hosted.seated("Ana", token=room.owner)
    assert (await bo.company(lambda company: "Ana" in named(company))).head == ana.seated.seat == 1
    ana.say(Arrange(2, "player"))
    company = await bo.company(lambda company: company.chairs[2].level == "player")
    assert named(company) == ["Bo", "Ana", "Robin"]
    ana.cut()
    again = await hosted.seated("Ana", token=room.owner)
    assert again.seated.seat == 1


async def test_one_who_is_shown_the_door_in_the_lobby_frees_his_seat(hosted: Hosted) -> None:
    hosted.host.open_room(setup())
    ana, bo = await hosted.seated("Ana"), await hosted.seated("Bo")
    ana.say(Kick(0))
    assert await denied(ana) == "not-yourself"
    ana.say(Kick(1))
    assert (await bo.rest())[-1] == Closed("kicked")
    assert named(await ana.company(lambda company: not company.chairs[1].name)) == ["Ana", "", "Bot"]
    cy = await hosted.seated("Cy", token=bo.seated.token)
    assert (cy.seated.seat, named(await cy.company())) == (1, ["Ana", "Cy", "Bot"])


async def test_one_who_is_shown_the_door_in_the_game_is_played_for_to_its_end(hosted: Hosted) -> None:
    hosted.host.open_room(setup())
    ana, bo = await two_playing(hosted)
    ana.say(Kick(1))
    assert (await bo.rest())[-1] == Closed("kicked")
    chair = (await ana.company(lambda company: company.chairs[1].stand_in)).chairs[1]
    assert (chair.name, chair.level, chair.presence) == ("Bo", "player", "")
    for secret in (bo.seated.token, bo.seated.key, ""):
        assert (await (await hosted.guest("Bo", token=secret)).rest())[-1] == Closed("begun")
    await play_on(ana)
    ana.say(Again())
    assert named(await ana.company(lambda company: company.phase == "lobby")) == ["Ana", "", "Bot"]


async def test_the_newest_connection_has_the_seat_and_the_key_opens_it_from_elsewhere(hosted: Hosted) -> None:
    hosted.host.open_room(setup())
    ana, bo = await two_playing(hosted)
    twin = await hosted.seated("whoever", token=ana.seated.token)
    assert (await ana.rest())[-1] == Closed("replaced")
    assert (twin.seated.seat, twin.seated.key) == (0, "")
    assert (await twin.next(Welcome)).players[0].name == "Ana"
    elsewhere = await hosted.seated("whoever", token=ana.seated.key)
    assert (await twin.rest())[-1] == Closed("replaced")
    for secret in (ana.seated.token, twin.seated.token):
        assert (await (await hosted.guest("Ana", token=secret)).rest())[-1] == Closed("begun")
    ends = await asyncio.gather(play_on(elsewhere), play_on(bo))
    assert ends[0].view["outcome"] == ends[1].view["outcome"]


async def test_a_paused_table_takes_no_decision_and_its_bots_rest(hosted: Hosted) -> None:
    hosted.host.open_room(setup())
    ana, bo = await hosted.seated("Ana"), await hosted.seated("Bo")
    bo.say(Pause(True))
    assert await denied(bo) == "not-now"
    bo.say(Ready(True))
    await ana.company(lambda company: company.chairs[1].ready)
    ana.say(Start())
    first = await ana.next(Update)
    sent = Act(7, first.seq, first.view["legal"][0])
    ana.say(sent)
    played = await ana.next(Ack)
    bo.say(Pause(True))
    assert (await ana.company(lambda company: company.paused)).paused
    ana.say(sent)
    assert await ana.next(Ack) == played
    latest = await hosted.settled()
    view = latest.view(1)
    bo.say(Act(1, latest.seq, {"type": "bid", "card": view.hand[0]}))  # type: ignore[attr-defined]
    assert (await bo.next(Nack)).code == "paused"
    assert latest.seq == (await hosted.settled()).seq
    ana.say(Pause(False))
    await bo.company(lambda company: not company.paused)
    ends = await asyncio.gather(play_on(ana), play_on(bo, latest.present(1)))
    assert ends[0].view["outcome"] == ends[1].view["outcome"]


async def test_onlookers_see_what_everyone_may_and_are_counted(hosted: Hosted) -> None:
    hosted.host.open_room(setup(), Policy(watching="silent"))
    ana, bo = await two_playing(hosted)
    eve = await hosted.seated("Eve", watch=True)
    assert eve.seated == Seated(-1, "")
    assert (await eve.next(Welcome)).seat == -1
    public = await eve.next(Update)
    assert (public.view["hand"], public.view["legal"]) == ([], [])
    assert (await ana.company(lambda company: company.watchers == 1)).watchers == 1
    eve.say(Act(1, public.seq, {"type": "bid", "card": 0}))
    assert await eve.next(Nack) == Nack(1, "watching")
    for forbidden, code in ((Pause(True), "watching"), (Shut(), "watching"), (Say("hello"), "silent")):
        eve.say(forbidden)
        assert await denied(eve) == code
    eve.say(Recall(1, 0))
    told = await eve.next(Recalled)
    assert all(event.get("cards", []) == [] for past in told.past[:1] for event in past.events)
    await asyncio.gather(play_on(ana), play_on(bo))
    eve.say(Leave())
    assert (await ana.company(lambda company: company.watchers == 0)).watchers == 0


async def test_a_table_may_have_no_onlookers_and_a_crowd_is_too_many(hosted: Hosted) -> None:
    room = hosted.host.open_room(setup(), Policy(watching="chat"))
    ana, eve = await hosted.seated("Ana"), await hosted.seated("Ana", watch=True)
    eve.say(Say("psst\x1b]0;x\x07"))
    assert await ana.next(Said) == Said(-1, "Ana 2", "psst]0;x", "")
    ana.say(Settle("bids", 3, {}, Policy(watching="none")))
    assert (await eve.rest())[-1] == Closed("no-watching")
    assert (await (await hosted.guest("Eve", watch=True)).rest())[-1] == Closed("no-watching")
    assert room.watchers == 0


async def test_talk_reaches_everyone_clean_and_not_too_much_of_it(hosted: Hosted) -> None:
    hosted.host.open_room(setup())
    ana, bo = await hosted.seated("Ana"), await hosted.seated("Bo")
    ana.say(Say("\x1b[31m" + "é" * 300))
    assert await bo.next(Said) == Said(0, "Ana", ("[31m" + "é" * 300)[:240], "")
    ana.say(Say(emote="bravo"))
    assert await bo.next(Said) == Said(0, "Ana", "", "bravo")
    ana.say(Say(emote="rm -rf"))
    assert await denied(ana) == "no-emote"
    for _ in range(9):
        ana.say(Say("again"))
    assert await denied(ana) == "too-fast"
    await ana.poke()
    hosted.clock.leap(2.0)
    ana.say(Say("slowly"))
    assert (await bo.next(Said, lambda said: said.text == "slowly")).seat == 0


async def test_the_head_closes_the_table_and_the_game_is_saved(hosted: Hosted) -> None:
    room = hosted.host.open_room(setup())
    ana, bo = await two_playing(hosted)
    ana.say(Shut())
    for client in (ana, bo):
        assert (await client.rest())[-1] == Closed("closed")
    assert await room.closed == "closed"
    assert hosted.host.rooms == ()
    (saved,) = await hosted.saved()
    assert [player.name for player in saved.players] == ["Ana", "Bo", "Bot"]
    assert (await (await hosted.guest("Cy", table=room.id)).rest())[-1] == Closed("missing")


async def test_a_host_has_several_tables_and_whoever_comes_is_sent_to_his(hosted: Hosted) -> None:
    small = hosted.host.open_room(setup(Player(""), Player("Bot", "novice")), title="Small\u202e")
    large = hosted.host.open_room(setup(), Policy(watching="none"), title="Large")
    listing = hosted.host.listing()
    assert [(offer.table, offer.title, offer.seats, offer.free) for offer in listing.tables] == [
        (small.id, "Small", 2, 1),
        (large.id, "Large", 3, 2),
    ]
    ana = await hosted.seated("Ana", table=large.id)
    bo = await hosted.seated("Bo")
    assert [(await client.company()).table for client in (ana, bo)] == [large.id, small.id]
    cy = await hosted.seated("Cy")
    assert (await cy.company()).table == large.id
    assert (await (await hosted.guest("Di")).rest())[-1] == Closed("full")
    bo.cut()
    back = await hosted.seated("Bo", token=bo.seated.token)
    assert (await back.company()).table == small.id
    back.say(Start())
    back.say(Shut())
    assert await small.closed == "closed"
    assert (await ana.company(lambda company: company.chairs[1].name == "Cy")).phase == "lobby"


async def test_a_table_that_cannot_be_saved_does_not_begin(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    room = hosted.host.open_room(setup())
    ana = await hosted.seated("Ana")

    def full(*_: object) -> None:
        raise Refused("unsaved")

    with monkeypatch.context() as patched:
        patched.setattr("net.store.Store.create", full)
        ana.say(Start())
        assert await denied(ana) == "unsaved"
    assert room.lobby.phase == "lobby"
    ana.say(Start())
    assert (await ana.next(Welcome)).seat == 0


async def test_an_access_that_asks_for_more_lets_nobody_in_who_brings_nothing(hosted: Hosted) -> None:
    room = hosted.host.open_room(setup(), Policy(access="pin"), owned=True)
    assert (await (await hosted.guest("Eve")).rest())[-1] == Closed("pin-wanted")
    assert (await (await hosted.guest("Eve", watch=True)).rest())[-1] == Closed("pin-wanted")
    assert (await hosted.seated("Ana", token=room.owner)).seated.seat == 0


async def test_a_hello_that_was_not_answered_takes_no_second_seat(hosted: Hosted) -> None:
    room = hosted.host.open_room(setup())
    first = await hosted.seated("Ana", visit="a" * 32, attempt=1)
    again = await hosted.seated("Ana", visit="a" * 32, attempt=2)
    assert again.seated.seat == first.seated.seat
    assert again.seated.key
    assert room.lobby.free == 1


async def test_a_hello_that_was_held_up_takes_no_seat_from_the_one_that_came_after_it(
    hosted: Hosted,
) -> None:
    hosted.host.open_room(setup())
    ana = await hosted.seated("Ana", visit="a" * 32, attempt=1)
    back = await hosted.seated("Ana", visit="a" * 32, attempt=3, token=ana.seated.token)
    late = await hosted.guest("Ana", visit="a" * 32, attempt=2, token=ana.seated.token)
    assert (await late.rest())[-1] == Closed("replaced")
    back.say(Ready(True))
    await back.company(lambda company: company.chairs[back.seated.seat].ready)


async def test_every_token_since_the_last_one_used_lets_one_come_back(hosted: Hosted) -> None:
    hosted.host.open_room(setup())
    ana = await hosted.seated("Ana")
    cut = [await hosted.seated("Ana", token=ana.seated.token) for _ in range(3)]
    back = await hosted.seated("Ana", token=cut[0].seated.token)
    assert back.seated.seat == ana.seated.seat
    late = await hosted.seated("Eve", token=ana.seated.token)
    assert late.seated.seat != ana.seated.seat
