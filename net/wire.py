"""Every message between a seat and its table. The local link sends the same bytes as the network."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from engines.codec import build, pack, unpack
from engines.journal import Player

from .clean import clean_line
from .framing import CLIENT_LIMIT

PROTOCOL = 1
"""Two programs that differ in this part. `Hello` and `Closed` keep their form for ever, so that they can say why."""

_WIDEST = 256
"""Cells that a text from another host takes at most."""

Id = Annotated[int, msgspec.Meta(ge=1, lt=1 << 53)]
Seq = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
Code = Annotated[str, msgspec.Meta(max_length=32)]
Name = Annotated[str, msgspec.Meta(max_length=64)]
Token = Annotated[str, msgspec.Meta(max_length=64)]
"""A seat's secret: 32 bytes in hexadecimal, or empty."""


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Hello(_Message, frozen=True, tag="hello"):
    """The first message to a host: who comes, with which program, and the token of a seat he already has."""

    protocol: Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
    program: Code
    name: Name
    token: Token = ""


class Ask(_Message, frozen=True, tag="ask"):
    """Instead of `Hello`: what is played here? The host answers with `Listing` and closes."""


class Act(_Message, frozen=True, tag="act"):
    """A decision. `id` is the sender's own number for it, new for each; `seen` is the update he decided on.

    It is sent again until it is answered: the table plays an id once.
    """

    id: Id
    seen: Seq
    action: dict[str, Any]


class Recall(_Message, frozen=True, tag="recall"):
    """Tell again what happened from update `since` on."""

    id: Id
    since: Seq


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to `Ping`."""

    number: Seq


class Leave(_Message, frozen=True, tag="leave"):
    """The sender goes, and says so."""


class Listing(_Message, frozen=True, tag="listing"):
    """What a host tells anyone who asks: its program, the game, how many seats there are and how many are free."""

    protocol: int
    program: Code
    game: Code
    title: Name
    seats: int
    free: int
    playing: bool


class Seated(_Message, frozen=True, tag="seated"):
    """A seat, and the token by which alone one comes back to it. A new one at every entrance."""

    seat: int
    token: Token


class Waiting(_Message, frozen=True, tag="waiting"):
    """The table before it begins: who has sat down, and how many are still missing."""

    game: str
    players: tuple[Player, ...]
    missing: int


class Ping(_Message, frozen=True, tag="ping"):
    """Is anyone there?"""

    number: Seq


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


class Recalled(_Message, frozen=True, tag="recalled"):
    """The answer to the `Recall` of this id."""

    id: Id
    past: tuple[Past, ...]


class Ack(_Message, frozen=True, tag="ack"):
    """The decision of this id is on disk and was told in update `seq`."""

    id: Id
    seq: Seq


class Nack(_Message, frozen=True, tag="nack"):
    """The decision of this id was refused and changed nothing. The codes are in `net.refusal`."""

    id: Id
    code: Code


class Closed(_Message, frozen=True, tag="closed"):
    """The last message: the table is closed to this client, for this reason. `detail` is for the code to explain."""

    code: Code
    detail: Code = ""


First = Hello | Ask
FromClient = Act | Recall | Pong | Leave
FromHost = Listing | Seated | Waiting | Welcome | Update | Past | Recalled | Ack | Nack | Ping | Closed


def encode(message: First | FromClient | FromHost) -> bytes:
    """A message as its bytes."""
    return pack(message)


def from_stranger(data: bytes) -> First:
    """The first message of a connection. Raises ValueError for anything else."""
    message: First = unpack(data, First)
    return message


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


def from_afar(data: bytes) -> FromHost:
    """As `from_host`, of a host that nobody vouches for: no text in the message holds what a terminal obeys."""
    message: FromHost = build(_cleaned(unpack(data, dict[str, Any])), FromHost)
    return message


def _cleaned(value: Any) -> Any:
    if isinstance(value, str):
        return clean_line(value, _WIDEST)
    if isinstance(value, dict):
        return {_cleaned(key): _cleaned(each) for key, each in value.items()}
    return [_cleaned(each) for each in value] if isinstance(value, list) else value
