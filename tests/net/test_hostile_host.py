"""A guest of a host that says what no host should: he is told in a code, and nothing hangs or breaks."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engines.codec import pack, raw
from engines.journal import Player
from net.client import Address, RemoteLink
from net.framing import CLIENT_LIMIT, read_frame, write_frame
from net.identity import host_context
from net.refusal import Refused
from net.wire import Closed, FromHost, Ping, Recalled, Said, Seated, Update, Welcome, encode, from_afar
from tests.net.bids import Options

SEATS = (Player("Ana"), Player("Bo"))
WELCOME = Welcome("table", "bids", 0, SEATS, raw(Options()))

SAID: dict[str, tuple[list[FromHost], str]] = {
    "unknown game": ([Welcome("table", "chess", 0, SEATS, {})], "unknown-game"),
    "no such seat": ([Welcome("table", "bids", 7, SEATS, {})], "broken-off"),
    "a view of nothing": ([WELCOME, Update(1, (), {})], "broken-off"),
    "events of nothing": ([WELCOME, Update(1, ({"type": "\x1b[2J"},), {"seat": "x"})], "broken-off"),
    "another table": ([WELCOME, Welcome("other", "bids", 0, SEATS, {})], "closed"),
    "a command as a reason": ([Seated(0, "ab"), Closed("\x1b[2Jgone")], "[2Jgone"),
}


@pytest.mark.parametrize("name", SAID)
async def test_a_guest_is_told_in_a_code(tmp_path: Path, name: str) -> None:
    said, code = SAID[name]

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await read_frame(reader, CLIENT_LIMIT)
        for message in said:
            write_frame(writer, encode(message))
        await reader.read()

    context, _ = host_context(tmp_path)
    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    link = RemoteLink(Address("127.0.0.1", server.sockets[0].getsockname()[1]), lambda _: True, "1.0", "Ana")
    try:
        with pytest.raises(Refused) as told:
            await asyncio.wait_for(_follow(link), 20)
        assert told.value.code == code
    finally:
        await link.close()
        server.close()


async def _follow(link: RemoteLink) -> None:
    await link.join(lambda _: None)
    async for _ in link:
        pass


async def test_an_answer_that_comes_twice_is_taken_once(tmp_path: Path) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await read_frame(reader, CLIENT_LIMIT)
        write_frame(writer, encode(WELCOME))
        await read_frame(reader, CLIENT_LIMIT)
        (recall,) = link._recalls
        for message in (Recalled(recall, ()), Recalled(recall, ()), Ping(1), Closed("full")):
            write_frame(writer, encode(message))

    context, _ = host_context(tmp_path)
    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    link = RemoteLink(Address("127.0.0.1", server.sockets[0].getsockname()[1]), lambda _: True, "1.0", "Ana")
    await link.join(lambda _: None)
    assert await asyncio.wait_for(link.history(), 10) == ()
    with pytest.raises(Refused, match="full"):
        await asyncio.wait_for(_all(link), 10)
    await link.close()
    server.close()


async def _all(link: RemoteLink) -> None:
    async for _ in link:
        pass


def test_no_text_from_afar_holds_a_command() -> None:
    said = from_afar(encode(Said(0, "a\u202eb\x9b31m", "\x1b]0;x\x07bids", "")))
    assert said == Said(0, "ab31m", "]0;xbids", "")


@pytest.mark.parametrize("data", [b"", b"\xc1", pack({"type": "welcome"}), pack({"type": 3}), b"\x91" * 900 + b"\xc0"])
def test_what_is_no_message_is_a_value_error(data: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        from_afar(data)


@pytest.mark.parametrize("name", ["a" * 70 + ".example", ".example", "a\x00b", "xn--\udcff"])
async def test_what_is_no_name_of_a_host_is_unreachable(name: str) -> None:
    link = RemoteLink(Address(name, 9), lambda _: True, "1.0", "Ana")
    with pytest.raises(Refused, match="unreachable"):
        await link.join(lambda _: None)
