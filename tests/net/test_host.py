"""What a host takes from the network: so many connections, so much at once, and nothing that touches a table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from engines.journal import Player
from net import connection as connection_module
from net import host as host_module
from net.framing import BACKLOG_LIMIT, Broken
from net.host import About, Host, Limits
from net.identity import host_context
from net.line import ask
from net.policy import Policy
from net.wire import (
    Ack,
    Act,
    Again,
    Arrange,
    Closed,
    Company,
    Denied,
    FromClient,
    Kick,
    Leave,
    Nack,
    Pause,
    Ready,
    Recall,
    Said,
    Say,
    Seated,
    Settle,
    Start,
    Update,
    Welcome,
)
from tests.net.rooms import CREW, Client, Hosted, hosting, play_on, setup, two_playing


async def refused(hosted: Hosted) -> bool:
    """Whether a newcomer is sent away before a word was said."""
    try:
        client = await hosted.guest("Eve")
        await client.message()
    except (OSError, Broken):
        return True
    client.cut()
    return False


async def test_one_address_has_so_many_connections_and_gets_more_when_some_end(tmp_path: Path) -> None:
    async with hosting(tmp_path, limits=Limits(each=2)) as hosted:
        hosted.host.open_room(setup())
        ana, bo = await two_playing(hosted)
        assert await refused(hosted)
        bo.cut()
        await ana.company(lambda company: company.chairs[1].presence == "shaky")
        back = await hosted.seated("Bo", token=bo.seated.token)
        ends = await asyncio.gather(play_on(ana), play_on(back))
        assert ends[0].view["outcome"] == ends[1].view["outcome"]


async def test_a_host_has_so_many_connections_in_all(tmp_path: Path) -> None:
    async with hosting(tmp_path, limits=Limits(connections=1)) as hosted:
        hosted.host.open_room(setup())
        ana = await hosted.seated("Ana")
        assert await refused(hosted)
        ana.say(Leave())
        await ana.rest()
        assert not await refused(hosted)


async def test_strangers_who_say_nothing_keep_nobody_out_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_module, "HELLO_SECONDS", 0.5)
    async with hosting(tmp_path, limits=Limits(strangers=3)) as hosted:
        hosted.host.open_room(setup())
        without_tls = [await asyncio.open_connection(*hosted.address) for _ in range(2)]
        with_tls = await Client.dial(hosted.address)
        assert await refused(hosted)
        assert await with_tls.rest() == []
        for reader, writer in without_tls:
            assert await reader.read() == b""
            writer.close()
        assert not await refused(hosted)


async def test_whoever_only_asks_takes_no_seat(tmp_path: Path) -> None:
    async with hosting(tmp_path) as hosted:
        room = hosted.host.open_room(setup(), title="Lunch")
        for _ in range(20):
            listing = (await ask((hosted.address,), lambda address, pin: pin == hosted.pin)).listing
        assert [(offer.table, offer.free) for offer in listing.tables] == [(room.id, 2)]


async def test_a_reader_who_falls_behind_is_dropped_and_the_others_hear_everything(tmp_path: Path) -> None:
    async with hosting(tmp_path) as hosted:
        room = hosted.host.open_room(setup())
        ana, bo = await hosted.seated("Ana"), await hosted.seated("Bo")
        bo.writer.transport.pause_reading()  # type: ignore[attr-defined]
        (stay,) = [stay for stay in room._stays if stay.name == "Bo"]
        for _ in range(200):
            stay.connection.pass_on(bytes(BACKLOG_LIMIT // 16))
        await ana.company(lambda company: company.chairs[1].presence == "shaky")
        ana.say(Say("still here"))
        await ana.poke()


async def test_a_flood_ends_its_connection_and_the_game_goes_on(tmp_path: Path) -> None:
    async with hosting(tmp_path) as hosted:
        hosted.host.open_room(setup())
        ana, bo = await two_playing(hosted)
        for _ in range(100):
            bo.say(Kick(15))
        await bo.rest()
        back = await hosted.seated("Bo", token=bo.seated.token)
        ends = await asyncio.gather(play_on(ana), play_on(back))
        assert ends[0].view["outcome"] == ends[1].view["outcome"]


async def test_decisions_that_are_taken_are_no_flood_and_the_same_again_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_module, "RATE", 0.001)
    monkeypatch.setattr(connection_module, "BURST", 2.0)
    async with hosting(tmp_path) as hosted:
        hosted.host.open_room(setup(Player(""), Player("Bot", "novice")))
        ana = await hosted.seated("Ana")
        ana.say(Start())
        for number in range(1, 4):
            update = await ana.next(Update, lambda update: 0 in update.view["to_act"])
            table = await hosted.settled()
            act = Act(number, table.seq, update.view["legal"][0])
            ana.say(act)
            await ana.next(Ack)
        ana.say(act)
        ana.say(act)
        assert (await ana.rest())[-1] == Closed("broken-off")


async def test_bots_of_several_tables_outlive_the_breakdown_of_their_common_pool(tmp_path: Path) -> None:
    def die(_: bytes) -> bytes:
        raise BrokenProcessPool("a planted fault")

    async with hosting(tmp_path) as hosted:
        games = []
        for name in ("Ana", "Bo"):
            room = hosted.host.open_room(setup())
            person = await hosted.seated(name, table=room.id)
            person.say(Start())
            games.append(person)
        for person in games:
            await person.wait_for(Update)
        hosted.minds.faults = [die, die]
        ends = await asyncio.gather(*map(play_on, games))
        assert all(end.view["outcome"] is not None for end in ends)
        assert hosted.minds.faults == []
        assert hosted.minds.restarts in (1, 2)


async def test_a_table_whose_tick_fails_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(tmp_path) as hosted:
        broken, sound = hosted.host.open_room(setup()), hosted.host.open_room(setup())
        monkeypatch.setattr(broken, "tick", lambda now: 1 // 0)
        ana = await hosted.seated("Ana", table=sound.id)
        ana.cut()
        await hosted.wait(40)
        assert sound.lobby.free == 2


def anything(chance: Random, client: Client) -> FromClient:
    """One of all that a client can say, sensible or not."""
    seat, yes = chance.randrange(5), chance.random() < 0.7
    policy = Policy(dropped=chance.choice(("bot", "wait", "end")), watching=chance.choice(("silent", "chat")))
    updates = [message for message in client.heard if isinstance(message, Update)] or [Update(0, (), {"legal": ()})]
    choice = chance.choice([*updates[-1].view["legal"], {"type": "bid", "card": seat}])
    act = Act(chance.randrange(1, 1_000), updates[-1].seq, choice)
    return chance.choice(
        (
            *(act, act, act, Act(1, seat, choice)),
            Recall(chance.randrange(1, 9), seat),
            Ready(yes, bytes(chance.choice((0, 32)))),
            Ready(True, bytes(32)),
            Say(chance.choice(("", "hello", "\x1b[2J")), chance.choice(("", "bravo", "?"))),
            Pause(yes),
            Arrange(seat, chance.choice(("", "novice", "?"))),
            Settle("bids", chance.randrange(2, 5), {}, policy),
            Kick(seat),
            Start(),
            Start(),
            Again(),
        )
    )


ALL = {Company, Denied, Seated, Welcome, Update, Ack, Nack, Said}


@pytest.mark.parametrize("seed", range(2))
async def test_whatever_clients_say_in_whatever_order_the_host_stands(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    chance = Random(seed)
    async with hosting(tmp_path, limits=Limits(each=64, strangers=64)) as hosted:
        room = hosted.host.open_room(setup(Player(""), Player(""), Player(""), Player("Bot", "novice")))
        clients: list[Client] = []
        heard: Counter[type] = Counter()
        for number in range(6_000):
            if number >= 600 and heard.keys() >= ALL:
                break
            if len(clients) < 2 or chance.random() < 0.1:
                secret = chance.choice(["", *(client.seated.token for client in clients)])
                clients.append(await hosted.guest("Ana", token=secret, watch=chance.random() < 0.2))
            client = chance.choice(clients)
            with suppress(Broken):
                client.say(anything(chance, client))
            if number % 200 == 100:  # once in a while those who are here agree, whatever their chance has been
                with suppress(Broken):
                    await hosted.wait(40, *clients)
                for message in (Ready(True, bytes(32)), Start()):
                    for each in clients:
                        with suppress(Broken):
                            each.say(message)
                    await client.listen(0.05)
            await client.listen(0.003)
            if chance.random() < 0.03:
                client.cut()
            for gone in [each for each in clients if each.writer.is_closing() or each.reader.at_eof()]:
                clients.remove(gone)
                heard.update(map(type, gone.heard))
            if chance.random() < 0.1:
                hosted.clock.leap(chance.uniform(0, 4))
                hosted.host.tick()
            if room.closed.done():
                room = hosted.host.open_room(setup())
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
        assert room in hosted.host.rooms
        for client in clients:
            heard.update(map(type, client.heard))
        assert heard.keys() >= ALL


async def test_a_host_has_the_same_port_on_every_address(tmp_path: Path) -> None:
    async with hosting(tmp_path) as hosted:
        other = Host(hosted.store, hosted.minds, CREW, About("1.0", "Lunch"))
        await other.listen(host_context(tmp_path)[0], None, 0)
        assert other._server is not None
        assert len({socket.getsockname()[1] for socket in other._server.sockets}) == 1
        await other.close()
