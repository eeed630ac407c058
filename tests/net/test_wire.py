from __future__ import annotations

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.wire import (
    CLIENT_LIMIT,
    Ack,
    Act,
    Closed,
    Leave,
    Nack,
    Player,
    Update,
    Welcome,
    encode,
    from_client,
    from_host,
)


@pytest.mark.parametrize("message", [Act(1, 0, {"type": "bid", "card": 3}), Leave()])
def test_what_a_client_says_arrives(message: Act | Leave) -> None:
    assert from_client(encode(message)) == message


@pytest.mark.parametrize(
    "message",
    [
        Welcome("t", "bids", -1, (Player("Ana"), Player("Bo", "novice")), {}),
        Update(3, ({"type": "bade", "seat": 1},), {"hand": [1, 2]}),
        Ack(1, 2),
        Nack(1, "stale"),
        Closed("closed"),
    ],
)
def test_what_a_host_says_arrives(message: Welcome | Update | Ack | Nack | Closed) -> None:
    assert from_host(encode(message)) == message


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xc1",
        encode(Ack(1, 2)),
        encode(Act(0, 0, {})),
        encode(Act(1, -1, {})),
        encode(Act(1 << 53, 0, {})),
        encode(Leave()) + b"\0",
        msgpack.packb({"type": "act", "id": True, "seen": 0, "action": {}}),
        msgpack.packb({"type": "act", "id": 1.0, "seen": 0, "action": {}}),
        msgpack.packb({"type": "act", "id": 1, "seen": 0, "action": {}, "more": 0}),
        msgpack.packb({"type": "act", "id": 1, "seen": 0, "action": {1: 2}}),
        msgpack.packb({"type": "leave", "x": msgpack.Timestamp(1)}),
        b"\xdd\xff\xff\xff\xff",
        b"\xdf\xff\xff\xff\xff",
        b"\xc6\xff\xff\xff\xff",
        b"\x91" * 4000,
        b"\x81\xa1a" * 1000,
        b"\xdc\x00\x01" * 1300,
        encode(Act(1, 0, {"x": "y" * CLIENT_LIMIT})),
    ],
)
def test_anything_else_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        from_client(data)


@given(st.binary(max_size=200))
def test_noise_is_refused_or_a_message(data: bytes) -> None:
    try:
        message = from_client(data)
    except ValueError:
        return
    assert from_client(encode(message)) == message
