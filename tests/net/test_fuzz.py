"""Bytes that no client of ours sends: each is refused at once, costs little, and ends no more than its connection."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from net.framing import CLIENT_LIMIT, HELLO_LIMIT
from net.identity import client_context
from net.policy import Policy
from net.wire import (
    Act,
    Arrange,
    Hello,
    Pause,
    Recall,
    Say,
    Settle,
    encode,
    from_afar,
    from_client,
    from_host,
    from_stranger,
)
from tests.net.rooms import hosting, setup

MEMORY = 1 << 20
REAL = [
    encode(Hello(1, "1.0", "Ana", token="a" * 64, visit="b" * 32, attempt=3)),
    encode(Act(7, 3, {"type": "bid", "card": 4})),
    encode(Settle("bids", 3, {"faulty": True}, Policy(access="pin", move=30))),
    encode(Say("hello")),
    encode(Recall(1, 2)),
    encode(Arrange(1, "novice")),
    encode(Pause(True)),
]
BOMBS = {
    "nested arrays": b"\x91" * (CLIENT_LIMIT - 1) + b"\xc0",
    "nested maps": b"\x81\xa1a" * (CLIENT_LIMIT // 3),
    "array of four thousand millions": b"\xdd\xff\xff\xff\xff",
    "map of four thousand millions": b"\xdf\xff\xff\xff\xff",
    "text of four thousand millions": b"\xdb\xff\xff\xff\xff",
    "bytes of four thousand millions": b"\xc6\xff\xff\xff\xff",
    "extension of four thousand millions": b"\xc9\xff\xff\xff\xff\x01",
    "timestamp": b"\xd7\xff" + b"\xff" * 8,
    "many small arrays": b"\xdc\x0f\xf0" + b"\x90" * 4_080,
    "equal keys": b"\xde\x05\x00" + b"\xa1a\xc0" * 1_280,
    "keys that are maps": b"\x81\x80\xc0",
    "keys that are numbers": b"\x82\x01\x02\x03\x04",
    "no UTF-8": b"\x81\xa4type\xa3\xff\xfe\xfd",
    "surrogates": b"\x81\xa4type\xa3\xed\xa0\x80",
    "not a number": msgpack.packb({"type": "act", "id": float("nan"), "seen": 0, "action": {}}),
    "huge number": msgpack.packb({"type": "act", "id": 2**64 - 1, "seen": 0, "action": {}}),
    "negative number": msgpack.packb({"type": "recall", "id": 1, "since": -1}),
    "more behind": encode(Pause(True)) + b"\xc0",
    "half": encode(Hello(1, "1.0", "Ana"))[:-3],
    "nothing": b"",
    "long name": msgpack.packb({"type": "hello", "protocol": 1, "program": "1", "name": "x" * 400}),
    "action in an action": msgpack.packb({"type": "act", "id": 1, "seen": 0, "action": {"a": [[[[[[[[]]]]]]]]}})[:-1],
}
READERS: list[Callable[[bytes], Any]] = [from_stranger, from_client, from_host, from_afar]


def refused(data: bytes) -> None:
    """Every reader either makes a message of it, or says that it is none."""
    for read in READERS:
        with suppress(ValueError):
            read(data)


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_no_message_and_costs_little(name: str) -> None:
    refused(BOMBS[name])
    tracemalloc.start()
    try:
        refused(BOMBS[name])
        assert tracemalloc.get_traced_memory()[1] < MEMORY
    finally:
        tracemalloc.stop()
    for read in (from_stranger, from_client):
        with pytest.raises(ValueError):  # noqa: PT011
            read(BOMBS[name])


@given(st.binary(max_size=600))
@settings(max_examples=400, deadline=None)
def test_any_bytes_are_a_message_or_none(data: bytes) -> None:
    refused(data)


@given(st.sampled_from(REAL), st.data())
@settings(max_examples=400, deadline=None)
def test_a_spoilt_message_is_a_message_or_none(data: bytes, draw: st.DataObject) -> None:
    spoilt = bytearray(data)
    for _ in range(draw.draw(st.integers(1, 4))):
        at = draw.draw(st.integers(0, len(spoilt) - 1))
        match draw.draw(st.integers(0, 2)):
            case 0:
                spoilt[at] = draw.draw(st.integers(0, 255))
            case 1:
                spoilt[at:at] = draw.draw(st.binary(max_size=8))
            case 2 if len(spoilt) > 1:
                del spoilt[at]
    refused(bytes(spoilt))


async def test_a_table_stands_through_all_of_them(tmp_path: Path) -> None:
    async with hosting(tmp_path) as hosted:
        hosted.host.open_room(setup())
        ana = await hosted.seated("Ana")
        for bomb in BOMBS.values():
            if not 0 < len(bomb) <= HELLO_LIMIT:
                continue
            reader, writer = await asyncio.open_connection(*hosted.address, ssl=client_context())
            writer.write(len(bomb).to_bytes(4, "big") + bomb)
            assert await asyncio.wait_for(reader.read(), 5) == b""
            writer.close()
        bo = await hosted.seated("Bo")
        assert bo.seated.seat != ana.seated.seat
