"""Every message between a seat and its table. The local link sends the same bytes as the network."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from engines.codec import pack, unpack
from engines.journal import Player

CLIENT_LIMIT = 4096
"""No message from a client is larger, in bytes."""

Id = Annotated[int, msgspec.Meta(ge=1, lt=1 << 53)]
Seq = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
Code = Annotated[str, msgspec.Meta(max_length=32)]


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Act(_Message, frozen=True, tag="act"):
    """A decision. `id` is the sender's own number for it, new for each; `seen` is the update he decided on.

    It is sent again until it is answered: the table plays an id once.
    """

    id: Id
    seen: Seq
    action: dict[str, Any]


class Leave(_Message, frozen=True, tag="leave"):
    """The sender goes, and says so."""


class Welcome(_Message, frozen=True, tag="welcome"):
    """The first message of a table: what does not change while it lasts. `seat` is -1 for an onlooker."""

    table: str
    game: str
    seat: int
    players: tuple[Player, ...]
    options: dict[str, Any]


class Update(_Message, frozen=True, tag="update"):
    """What a viewer is told: the events since the last update and the whole view. `seq` counts decisions."""

    seq: Seq
    events: tuple[dict[str, Any], ...]
    view: dict[str, Any]


class Past(_Message, frozen=True, tag="past"):
    """What a viewer was told in update `seq`, told again: its events, and never the view of that moment."""

    seq: Seq
    events: tuple[dict[str, Any], ...]


class Ack(_Message, frozen=True, tag="ack"):
    """The decision of this id is on disk and was told in update `seq`."""

    id: Id
    seq: Seq


class Nack(_Message, frozen=True, tag="nack"):
    """The decision of this id was refused and changed nothing. The codes are in `net.refusal`."""

    id: Id
    code: Code


class Closed(_Message, frozen=True, tag="closed"):
    """The last message: the table is closed to this client, for this reason."""

    code: Code


FromClient = Act | Leave
FromHost = Welcome | Update | Past | Ack | Nack | Closed


def encode(message: FromClient | FromHost) -> bytes:
    """A message as its bytes."""
    return pack(message)


def from_client(data: bytes) -> FromClient:
    """The message in bytes that a client sent. Raises ValueError for anything else."""
    if len(data) > CLIENT_LIMIT:
        raise ValueError("too large")
    message: FromClient = unpack(data, FromClient)
    return message


def from_host(data: bytes) -> FromHost:
    """The message in bytes that a host sent. Raises ValueError for anything else."""
    message: FromHost = unpack(data, FromHost)
    return message
