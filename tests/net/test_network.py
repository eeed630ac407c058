"""Tables over real TLS connections on loopback: to the end, through broken lines, and against hostile streams."""

from __future__ import annotations

import asyncio
import ssl
import stat
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from engines.codec import pack
from engines.rng import Rng
from net import connection as connection_module
from net import host as host_module
from net.client import Address, RemoteLink, ask
from net.framing import HELLO_LIMIT
from net.host import HELLO_SECONDS, About, Host
from net.identity import client_context, fingerprint, host_context
from net.link import News
from net.local import LocalHost
from net.refusal import Refused
from net.setup import Player, Setup
from net.store import Store
from net.wire import PROTOCOL, Closed, FromHost, Hello, Seated, encode, from_host
from tests.net.bids import Options
from tests.net.fake_minds import FakeMinds

Opened = tuple[Host, Address, bytes]


@pytest.fixture
async def hosted(tmp_path: Path) -> AsyncIterator[Opened]:
    context, pin = host_context(tmp_path / "identity")
    players = (Player(""), Player(""), Player("Bot", "novice"))
    table = LocalHost(Store(tmp_path / "tables"), FakeMinds(), "instant")
    host = Host(table, Setup("bids", players, Options(), bytes(32)), About("1.0", "Lunch", "novice"))
    port = await host.listen(context, "127.0.0.1", 0)
    yield host, Address("127.0.0.1", port), pin
    await host.close()


def link_to(opened: Opened, name: str, token: str = "") -> RemoteLink:
    return RemoteLink(opened[1], lambda seen: seen == opened[2], "1.0", name, token)


async def play(link: RemoteLink, seed: int, until: Callable[[News], bool] = lambda news: False) -> News:
    """Choose at random until the game is over, or `until` says so; the last news."""
    rng, last, decided = Rng(bytes(31) + bytes((seed,))), None, 0
    async for news in link:
        last = news
        if news.view.outcome is not None or until(news):
            return news
        if news.view.legal and news.seq >= decided:
            index, rng = rng.below(len(news.view.legal))
            try:
                decided = await link.act(news.view.legal[index])
            except Refused as refused:
                if refused.code not in ("stale", "not-your-turn", "over"):
                    raise
    assert last is not None
    return last


async def both(first: RemoteLink, second: RemoteLink) -> None:
    await asyncio.gather(first.join(lambda _: None), second.join(lambda _: None))


async def test_two_people_and_a_bot_play_to_the_same_end(hosted: Opened) -> None:
    ana, bo = link_to(hosted, "Ana"), link_to(hosted, "[/x]\x1b]0;owned\x07")
    waiting: list[Any] = []
    await asyncio.gather(ana.join(waiting.append), bo.join(waiting.append))
    assert [player.name for player in ana.welcome.players] == ["Ana", "[/x]]0;owned", "Bot"]
    assert {ana.welcome.seat, bo.welcome.seat} == {0, 1}
    assert [chair.name for chair in waiting[0].chairs].count("") == 1
    ends = await asyncio.gather(play(ana, 1), play(bo, 2))
    outcome = await asyncio.wait_for(hosted[0].over, 5)
    assert ends[0].view.outcome == ends[1].view.outcome == outcome
    assert [told.seq for told in await ana.history()] == list(range(ends[0].seq + 1))
    for link in (ana, bo):
        await link.close()


async def test_a_broken_line_is_mended_and_nothing_is_played_twice(hosted: Opened) -> None:
    ana, bo = link_to(hosted, "Ana"), link_to(hosted, "Bo")
    await both(ana, bo)
    breaks = 0

    def sometimes_break(news: News) -> bool:
        nonlocal breaks
        if news.seq % 3 == 1 and ana._line is not None:
            breaks += 1
            ana._line.writer.transport.abort()
        return False

    ends = await asyncio.wait_for(asyncio.gather(play(ana, 3, sometimes_break), play(bo, 4)), 60)
    assert breaks > 1
    assert ends[0].view.outcome == ends[1].view.outcome
    assert ends[0].seq == ends[1].seq == hosted[0].sitting.table.seq
    for link in (ana, bo):
        await link.close()


async def test_one_who_leaves_is_played_for_until_he_comes_back_with_his_token(hosted: Opened) -> None:
    ana, bo = link_to(hosted, "Ana"), link_to(hosted, "Bo")
    await both(ana, bo)
    await play(ana, 5, lambda news: news.seq >= 2)
    seat = ana.welcome.seat
    await ana.close()
    back = link_to(hosted, "whoever", ana.token)
    again = asyncio.create_task(_wait_and_join(back))
    ends = await asyncio.wait_for(asyncio.gather(play(bo, 6), again), 30)
    assert back.welcome.seat == seat
    assert [player.name for player in back.welcome.players][seat] == "Ana"
    assert (await play(back, 7)).view.outcome == ends[0].view.outcome
    for link in (back, bo):
        await link.close()


async def _wait_and_join(link: RemoteLink) -> None:
    await asyncio.sleep(0.3)
    await link.join(lambda _: None)


async def test_a_token_is_good_for_one_entrance_and_the_newest_connection_has_the_seat(hosted: Opened) -> None:
    ana, bo = link_to(hosted, "Ana"), link_to(hosted, "Bo")
    await both(ana, bo)
    first = ana.token
    twin = link_to(hosted, "Ana", first)
    await twin.join(lambda _: None)
    assert twin.welcome.seat == ana.welcome.seat
    assert twin.token != first
    with pytest.raises(Refused, match="replaced"):
        await play(ana, 1, lambda news: False)
    with pytest.raises(Refused, match="full"):
        await link_to(hosted, "Eve", "0" * 64).join(lambda _: None)
    with pytest.raises(Refused, match="full"):
        await link_to(hosted, "Ana").join(lambda _: None)
    for link in (twin, bo):
        await link.close()


async def test_another_host_at_the_address_is_noticed_before_a_word_is_said(hosted: Opened) -> None:
    link = RemoteLink(hosted[1], lambda seen: False, "1.0", "Ana")
    with pytest.raises(Refused, match="another-host"):
        await link.join(lambda _: None)
    assert hosted[0].places.free == 2


async def test_nobody_there(hosted: Opened) -> None:
    await hosted[0].close()
    with pytest.raises(Refused, match="unreachable"):
        await link_to(hosted, "Ana").join(lambda _: None)


async def test_anyone_may_ask_what_is_played(hosted: Opened) -> None:
    listing = await ask(hosted[1], lambda seen: seen == hosted[2])
    (table,) = listing.tables
    assert (table.game, table.title, table.seats, table.free, table.phase) == ("bids", "Lunch", 3, 2, "lobby")


async def stream(opened: Opened) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(*opened[1], ssl=client_context())


async def answer(reader: asyncio.StreamReader) -> bytes:
    size = int.from_bytes(await asyncio.wait_for(reader.readexactly(4), 5), "big")
    return await reader.readexactly(size)


async def until_closed(reader: asyncio.StreamReader) -> list[FromHost]:
    messages: list[FromHost] = []
    try:
        while True:
            messages.append(from_host(await answer(reader)))
    except (asyncio.IncompleteReadError, ConnectionError):
        return messages


def frame(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


async def test_two_versions_part_with_a_reason(hosted: Opened) -> None:
    reader, writer = await stream(hosted)
    writer.write(frame(encode(Hello(PROTOCOL + 1, "9.9", "Ana"))))
    assert from_host(await answer(reader)) == Closed("version", "1.0")
    writer.close()


HOSTILE = {
    "empty frame": b"\0\0\0\0",
    "huge length": b"\xff\xff\xff\xff",
    "over the limit of strangers": frame(b"x" * (HELLO_LIMIT + 1)),
    "not MessagePack": frame(b"\xc1" * 20),
    "another message": frame(pack({"type": "act", "id": 1, "seen": 0, "action": {}})),
    "array bomb": frame(b"\xdd\xff\xff\xff\xff"),
    "nested arrays": frame(b"\x91" * 500),
    "unknown field": frame(pack({"type": "ask", "more": 1})),
    "half a header": b"\0\0",
    "TLS never begun": b"",
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_streams_end_their_connection_alone(hosted: Opened, name: str) -> None:
    reader, writer = await stream(hosted)
    writer.write(HOSTILE[name])
    if writer.can_write_eof():
        writer.write_eof()
    else:
        writer.close()
    with pytest.raises((asyncio.IncompleteReadError, ConnectionError, ssl.SSLError)):
        await asyncio.wait_for(reader.readexactly(1), 10)
    ana, bo = link_to(hosted, "Ana"), link_to(hosted, "Bo")
    await both(ana, bo)
    ends = await asyncio.gather(play(ana, 1), play(bo, 2))
    assert ends[0].view.outcome == ends[1].view.outcome
    for link in (ana, bo):
        await link.close()


@pytest.mark.parametrize(
    "data",
    [frame(b"\xc1"), frame(b"\x91" * 400), b"\0\1\0\0", frame(encode(Hello(1, "1", "x")))],
    ids=["bytes", "bomb", "length", "hello"],
)
async def test_a_seated_client_that_breaks_the_rules_loses_its_line_and_no_more(hosted: Opened, data: bytes) -> None:
    bo = link_to(hosted, "Bo")
    joining = asyncio.create_task(bo.join(lambda _: None))
    reader, writer = await stream(hosted)
    writer.write(frame(encode(Hello(PROTOCOL, "1.0", "Ana"))))
    seated = from_host(await answer(reader))
    assert isinstance(seated, Seated)
    await joining
    writer.write(data)
    await until_closed(reader)
    ana = link_to(hosted, "Ana", seated.token)
    await ana.join(lambda _: None)
    assert ana.welcome.seat == seated.seat
    ends = await asyncio.gather(play(ana, 1), play(bo, 2))
    assert ends[0].view.outcome == ends[1].view.outcome
    for link in (ana, bo):
        await link.close()


async def test_a_flood_is_cut_off(hosted: Opened) -> None:
    reader, writer = await stream(hosted)
    writer.write(frame(encode(Hello(PROTOCOL, "1.0", "Ana"))))
    writer.write(frame(pack({"type": "pong", "number": 1})) * 200)
    assert Closed("broken-off") in await until_closed(reader)


async def test_a_stream_that_never_begins_tls_is_let_go(hosted: Opened) -> None:
    reader, writer = await asyncio.open_connection(*hosted[1])
    assert await asyncio.wait_for(reader.read(), 2 * HELLO_SECONDS + 5) == b""
    writer.close()


async def test_silence_is_noticed_on_both_sides(hosted: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "PING_SECONDS", 0.05)
    monkeypatch.setattr(connection_module, "DEAD_SECONDS", 0.2)
    monkeypatch.setattr(host_module, "DROPPED_SECONDS", 0.1)
    ana, bo = link_to(hosted, "Ana"), link_to(hosted, "Bo")
    await both(ana, bo)
    monkeypatch.setattr(RemoteLink, "_hear", lambda self, message: None if self is ana else hear(self, message))
    last = await asyncio.wait_for(play(bo, 6), 20)  # a bot plays on for the one who does not answer
    assert last.view.outcome is not None
    for link in (ana, bo):
        await link.close()


hear = RemoteLink._hear


def test_the_certificate_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    _, first = host_context(tmp_path / "new")
    _, again = host_context(tmp_path / "new")
    _, other = host_context(tmp_path / "other")
    assert first == again != other
    assert len(first) == len(fingerprint(b"")) == 32
    assert stat.S_IMODE((tmp_path / "new" / "host.pem").stat().st_mode) == 0o600
