"""Tables over real TLS connections on loopback: to the end, through broken lines, and against hostile streams."""

from __future__ import annotations

import asyncio
import ssl
import stat
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from engines.codec import pack
from engines.rng import Rng
from net.framing import HELLO_LIMIT
from net.guest import Guest, Right, Where
from net.host import HELLO_SECONDS
from net.identity import client_context, fingerprint, host_context
from net.line import ask
from net.link import News
from net.refusal import Refused
from net.remote import RemoteLink
from net.wire import PROTOCOL, Closed, FromHost, Hello, Ready, Seated, encode, from_host
from tests.net.guests import begun, sit
from tests.net.rooms import Hosted, hosting, setup


@pytest.fixture
async def hosted(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosting(tmp_path) as hosted:
        hosted.host.open_room(setup(), title="Lunch", autostart=True)
        yield hosted


def guest_of(opened: Hosted, name: str, token: str = "") -> Guest:
    return Guest(Where((opened.address,), opened.pin), "1.0", name, Right(token))


async def play(link: RemoteLink, seed: int, until: Callable[[News], bool] = lambda news: False) -> News:
    """Choose at random until the game is over, or `until` says so; the last news."""
    rng, last, decided = Rng(bytes(31) + bytes((seed,))), None, 0
    async for news in link:
        last = news
        if until(news) or news.view.outcome is not None:
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


async def both(opened: Hosted) -> tuple[Guest, Guest, RemoteLink, RemoteLink]:
    """Two guests of the table, and their seats in the game that begins."""
    ana, bo = guest_of(opened, "Ana"), guest_of(opened, "Bo")
    links = await asyncio.gather(sit(ana), sit(bo))
    return ana, bo, *links


async def go(*guests: Guest) -> None:
    for guest in guests:
        await guest.leave()


async def test_two_people_and_a_bot_play_to_the_same_end(hosted: Hosted) -> None:
    ana, bo = guest_of(hosted, "Ana"), guest_of(hosted, "[/x]\x1b]0;owned\x07")
    one, two = await asyncio.gather(sit(ana), sit(bo))
    assert [player.name for player in one.welcome.players] == ["Ana", "[/x]]0;owned", "Bot"]
    assert (ana.seat, bo.seat) == (one.welcome.seat, two.welcome.seat) == (0, 1)
    assert ana.company == bo.company
    assert [chair.name for chair in ana.company.chairs] == ["Ana", "[/x]]0;owned", "Bot"]
    ends = await asyncio.gather(play(one, 1), play(two, 2))
    assert ends[0].view.outcome == ends[1].view.outcome
    assert hosted.room.lobby.phase == "over"
    assert [told.seq for told in await one.history()] == list(range(ends[0].seq + 1))
    await go(ana, bo)


async def test_a_broken_line_is_mended_and_nothing_is_played_twice_or_missed(hosted: Hosted) -> None:
    ana, bo, one, two = await both(hosted)
    breaks, heard = 0, list[News]()

    def sometimes_break(news: News) -> bool:
        nonlocal breaks
        heard.append(news)
        if news.seq % 3 == 1 and ana._line is not None:
            breaks += 1
            ana._line.cut()
        return False

    ends = await asyncio.wait_for(asyncio.gather(play(one, 3, sometimes_break), play(two, 4)), 60)
    assert breaks > 1
    assert ends[0].view.outcome == ends[1].view.outcome
    assert ends[0].seq == ends[1].seq == hosted.room.sitting.table.seq
    past = await one.history(heard[0].seq + 1)
    assert [event for news in heard for event in news.events] == [event for told in past for event in told.events]
    await go(ana, bo)


async def test_one_who_leaves_is_played_for_until_he_comes_back_with_his_token(hosted: Hosted) -> None:
    ana, bo, one, two = await both(hosted)
    await play(one, 5, lambda news: news.seq >= 2)
    await ana.leave()
    back = guest_of(hosted, "whoever", ana._right.token)
    ends, third = await asyncio.wait_for(asyncio.gather(play(two, 6), _wait_and_sit(back)), 30)
    assert back.seat == third.welcome.seat == ana.seat
    assert [player.name for player in third.welcome.players][back.seat] == "Ana"
    assert (await play(third, 7)).view.outcome == ends.view.outcome
    await go(back, bo)


async def _wait_and_sit(guest: Guest) -> RemoteLink:
    await asyncio.sleep(0.3)
    return await sit(guest)


async def test_a_token_is_good_for_one_entrance_and_the_newest_connection_has_the_seat(hosted: Hosted) -> None:
    ana, bo, one, _ = await both(hosted)
    first = ana._right.token
    twin = guest_of(hosted, "Ana", first)
    await sit(twin)
    assert twin.seat == ana.seat
    assert twin._right.token != first
    with pytest.raises(Refused, match="replaced"):
        await play(one, 1, lambda news: False)
    with pytest.raises(Refused, match="replaced"):
        await begun(ana)
    with pytest.raises(Refused, match="begun"):
        await sit(guest_of(hosted, "Eve", "0" * 64))
    with pytest.raises(Refused, match="begun"):
        await sit(guest_of(hosted, "Ana"))
    await go(twin, bo)


async def test_another_host_at_the_address_is_noticed_before_a_word_is_said(hosted: Hosted) -> None:
    with pytest.raises(Refused, match="another-host"):
        await Guest(Where((hosted.address,), b"other"), "1.0", "Ana").enter()
    assert hosted.room.lobby.free == 2


async def test_nobody_there(hosted: Hosted) -> None:
    await hosted.host.close()
    with pytest.raises(Refused, match="unreachable"):
        await guest_of(hosted, "Ana").enter()


async def test_anyone_may_ask_what_is_played(hosted: Hosted) -> None:
    right = hosted.address, hosted.pin
    answer = await ask((hosted.address,), lambda address, seen: (address, seen) == right)
    assert answer[1:] == right
    (table,) = answer.listing.tables
    assert (table.game, table.title, table.seats, table.free, table.phase) == ("bids", "Lunch", 3, 2, "lobby")


async def stream(opened: Hosted) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(*opened.address, ssl=client_context())


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


async def test_two_versions_part_with_a_reason(hosted: Hosted) -> None:
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
async def test_hostile_streams_end_their_connection_alone(hosted: Hosted, name: str) -> None:
    reader, writer = await stream(hosted)
    writer.write(HOSTILE[name])
    if writer.can_write_eof():
        writer.write_eof()
    else:
        writer.close()
    with pytest.raises((asyncio.IncompleteReadError, ConnectionError, ssl.SSLError)):
        await asyncio.wait_for(reader.readexactly(1), 10)
    ana, bo, one, two = await both(hosted)
    ends = await asyncio.gather(play(one, 1), play(two, 2))
    assert ends[0].view.outcome == ends[1].view.outcome
    await go(ana, bo)


@pytest.mark.parametrize(
    "data",
    [frame(b"\xc1"), frame(b"\x91" * 400), b"\0\1\0\0", frame(encode(Hello(1, "1", "x")))],
    ids=["bytes", "bomb", "length", "hello"],
)
async def test_a_seated_client_that_breaks_the_rules_loses_its_line_and_no_more(hosted: Hosted, data: bytes) -> None:
    bo = guest_of(hosted, "Bo")
    joining = asyncio.create_task(sit(bo))
    reader, writer = await stream(hosted)
    writer.write(frame(encode(Hello(PROTOCOL, "1.0", "Ana"))) + frame(encode(Ready(True))))
    seated = from_host(await answer(reader))
    assert isinstance(seated, Seated)
    two = await joining
    writer.write(data)
    await until_closed(reader)
    ana = guest_of(hosted, "Ana", seated.token)
    one = await sit(ana)
    assert ana.seat == one.welcome.seat == seated.seat
    ends = await asyncio.gather(play(one, 1), play(two, 2))
    assert ends[0].view.outcome == ends[1].view.outcome
    await go(ana, bo)


async def test_a_flood_is_cut_off(hosted: Hosted) -> None:
    reader, writer = await stream(hosted)
    writer.write(frame(encode(Hello(PROTOCOL, "1.0", "Ana"))))
    writer.write(frame(pack({"type": "pong", "number": 1})) * 200)
    assert Closed("broken-off") in await until_closed(reader)


async def test_a_stream_that_never_begins_tls_is_let_go(hosted: Hosted) -> None:
    reader, writer = await asyncio.open_connection(*hosted.address)
    assert await asyncio.wait_for(reader.read(), 2 * HELLO_SECONDS + 5) == b""
    writer.close()


def test_the_certificate_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    _, first = host_context(tmp_path / "new")
    _, again = host_context(tmp_path / "new")
    _, other = host_context(tmp_path / "other")
    assert first == again != other
    assert len(first) == len(fingerprint(b"")) == 32
    assert stat.S_IMODE((tmp_path / "new" / "host.pem").stat().st_mode) == 0o600
