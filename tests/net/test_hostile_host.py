"""A guest of a host that says what no host should: he is told in a code, and nothing hangs or breaks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engines.codec import pack, raw
from engines.journal import Player
from net.framing import HOST_LIMIT
from net.guest import Guest, Where
from net.line import Address
from net.notices import MOST, Began, Gone
from net.refusal import Refused
from net.remote import RemoteLink
from net.wire import (
    Challenge,
    Closed,
    FromHost,
    Ping,
    Recall,
    Recalled,
    Said,
    Seated,
    Update,
    Welcome,
    from_afar,
)
from tests.net.bids import Options
from tests.net.fake_host import Caller, fake_host
from tests.net.guests import begun, sit

SEATS = (Player("Ana"), Player("Bo"))
WELCOME = Welcome("table", "bids", 0, SEATS, raw(Options()))
SEATED = Seated(0, "ab")

SAID: dict[str, tuple[list[FromHost], str]] = {
    "unknown game": ([SEATED, Welcome("table", "chess", 0, SEATS, {})], "unknown-game"),
    "no such seat": ([SEATED, Welcome("table", "bids", 7, SEATS, {})], "broken-off"),
    "a view of nothing": ([SEATED, WELCOME, Update(1, (), {})], "broken-off"),
    "events of nothing": ([SEATED, WELCOME, Update(1, ({"type": "\x1b[2J"},), {"seat": "x"})], "broken-off"),
    "a command as a reason": ([SEATED, Closed("\x1b[2Jgone")], "[2Jgone"),
    "no seat first": ([WELCOME], "broken-off"),
    "a challenge for nothing": ([Challenge(b"x")], "broken-off"),
    "news without end": ([SEATED, WELCOME, *(Update(seq, (), {}) for seq in range(5_000))], "broken-off"),
}


@pytest.mark.parametrize("name", SAID)
async def test_a_guest_is_told_in_a_code(tmp_path: Path, name: str) -> None:
    said, code = SAID[name]

    async def serve(caller: Caller) -> None:
        await caller.first()
        caller.say(*said)
        await caller.gone()

    async with fake_host(tmp_path, serve) as (address, _):
        guest = Guest(Where((address,)), "1.0", "Ana")
        with pytest.raises(Refused) as told:
            await asyncio.wait_for(_follow(guest), 20)
        assert told.value.code == code
        await guest.leave()


async def _follow(guest: Guest) -> None:
    await _all(await sit(guest))


async def _all(link: RemoteLink) -> None:
    async for _ in link:
        pass


@pytest.mark.parametrize("frame", [b"\0\0\0\4\xff\xff\xff\xff", b"\0\0\0\0", (HOST_LIMIT + 1).to_bytes(4, "big")])
async def test_what_is_no_message_before_a_seat_is_no_seat(tmp_path: Path, frame: bytes) -> None:
    async def serve(caller: Caller) -> None:
        await caller.first()
        caller._writer.write(frame)
        await caller.gone()

    async with fake_host(tmp_path, serve) as (address, _):
        with pytest.raises(Refused, match=r"broken-off|unreachable"):
            await Guest(Where((address,)), "1.0", "Ana").enter()


async def test_an_answer_that_comes_twice_is_taken_once(tmp_path: Path) -> None:
    async def serve(caller: Caller) -> None:
        await caller.first()
        caller.say(SEATED, WELCOME)
        recall = (await caller.hear(Recall)).id
        caller.say(Recalled(recall, ()), Recalled(recall, ()), Ping(1), Closed("full"))

    async with fake_host(tmp_path, serve) as (address, _):
        guest = Guest(Where((address,)), "1.0", "Ana")
        link = await sit(guest)
        assert await asyncio.wait_for(link.history(), 10) == ()
        with pytest.raises(Refused, match="full"):
            await asyncio.wait_for(_all(link), 10)
        await guest.leave()


async def test_a_game_that_replaces_another_ends_it(tmp_path: Path) -> None:
    async def serve(caller: Caller) -> None:
        await caller.first()
        caller.say(SEATED, WELCOME, Welcome("other", "bids", 0, SEATS, raw(Options())))
        await caller.gone()

    async with fake_host(tmp_path, serve) as (address, _):
        guest = Guest(Where((address,)), "1.0", "Ana")
        link = await sit(guest)
        assert (await begun(guest)).welcome.table == "other"
        await asyncio.wait_for(_all(link), 10)
        with pytest.raises(Refused, match="closed"):
            await link.history()
        await guest.leave()


async def test_a_flood_of_talk_loses_talk_and_nothing_else(tmp_path: Path) -> None:
    async def serve(caller: Caller) -> None:
        await caller.first()
        caller.say(SEATED, WELCOME, *(Said(1, "Bo", str(number), "") for number in range(3 * MOST)), Closed("full"))
        await caller.gone()

    async with fake_host(tmp_path, serve) as (address, _):
        guest = Guest(Where((address,)), "1.0", "Ana")
        await guest.enter()
        assert guest._running is not None
        await asyncio.wait((guest._running,), timeout=20)
        told = [notice async for notice in guest.notices()]
    assert told[-1] == Gone("full")
    assert len(told) == MOST
    assert isinstance(told[0], Began)


def test_no_text_from_afar_holds_a_command() -> None:
    said = from_afar(pack(Said(0, "a\u202eb\x9b31m", "\x1b]0;x\x07bids", "")))
    assert said == Said(0, "ab31m", "]0;xbids", "")


@pytest.mark.parametrize("data", [b"", b"\xc1", pack({"type": "welcome"}), pack({"type": 3}), b"\x91" * 900 + b"\xc0"])
def test_what_is_no_message_is_a_value_error(data: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        from_afar(data)


@pytest.mark.parametrize("name", ["a" * 70 + ".example", ".example", "a\x00b", "xn--\udcff"])
async def test_what_is_no_name_of_a_host_is_unreachable(name: str) -> None:
    with pytest.raises(Refused, match="unreachable"):
        await Guest(Where((Address(name, 9),)), "1.0", "Ana").enter()
