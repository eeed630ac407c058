"""Every message between a seat and its table. The local link sends the same bytes as the network."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from engines.codec import build, pack, unpack
from engines.journal import Player

from .clean import clean_line
from .framing import CLIENT_LIMIT
from .policy import Policy

PROTOCOL = 1
"""Two programs that differ in this part. `Hello` and `Closed` keep their form for ever, so that they can say why."""

_WIDEST = 256  # cells that a text from another host takes at most

Id = Annotated[int, msgspec.Meta(ge=1, lt=1 << 53)]
Seq = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
Code = Annotated[str, msgspec.Meta(max_length=32)]
Name = Annotated[str, msgspec.Meta(max_length=64)]
Token = Annotated[str, msgspec.Meta(max_length=64)]
"""A secret in hexadecimal, or empty: 32 bytes for a seat's, fewer for those that are typed."""
Shared = Annotated[bytes, msgspec.Meta(max_length=64)]
"""A public value of a key exchange, a commitment or a digest."""
Text = Annotated[str, msgspec.Meta(max_length=480)]
Emote = Annotated[str, msgspec.Meta(max_length=16)]
Phase = Literal["lobby", "playing", "over"]
Presence = Literal["here", "shaky", "dropped", "away"]
"""A person's line: well, silent for a while, broken, or given up by himself."""


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class _Secret(_Message, frozen=True):
    """A message that is not shown in logs and tracebacks."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Ask(_Message, frozen=True, tag="ask"):
    """A first message: what is played here? The host answers with `Listing` and closes."""


class Hello(_Secret, frozen=True, tag="hello"):
    """The first message to a host: who comes, with which program, to which of its tables, and by what right.

    `visit` is the secret of one run of his program, and `attempt` counts its hellos: one held up on its way is old.
    `table` empty: any with a free seat. `token` is the secret of a seat he already has (or its resume key), `invite`
    the secret of a join code, `pake` the first message of SPAKE2 over the PIN. `watch`: to look on, not to play.
    """

    protocol: Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
    program: Code
    name: Name
    table: Code = ""
    token: Token = ""
    invite: Token = ""
    pake: Shared = b""
    watch: bool = False
    visit: Token = ""
    attempt: Seq = 0


class Proof(_Secret, frozen=True, tag="proof"):
    """After `Challenge`: proof that the PIN was right. The guest proves first, so a wrong guess learns nothing."""

    confirm: Shared


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


class Ready(_Secret, frozen=True, tag="ready"):
    """The sender is ready for the game, or not any more. `entropy` is what he adds to the chance of the deal."""

    want: bool
    entropy: Shared = b""


class Say(_Message, frozen=True, tag="say"):
    """A line of talk, or the tag of an emote."""

    text: Text = ""
    emote: Emote = ""


class Pause(_Message, frozen=True, tag="pause"):
    """Let the table rest, or go on."""

    want: bool


class Arrange(_Message, frozen=True, tag="arrange"):
    """The head of the table, before the game: a seat is for a person (`level` empty) or for a bot of this level."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=16)]
    level: Code = ""


class Settle(_Message, frozen=True, tag="settle"):
    """The head of the table, before the game: another game, number of seats, rules or policy."""

    game: Code
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, Any]
    policy: Policy


class Kick(_Message, frozen=True, tag="kick"):
    """The head of the table shows a person the door; in a game, a bot takes the seat for good."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=16)]


class Start(_Message, frozen=True, tag="start"):
    """The head of the table begins: bots take the seats that are still free."""


class Again(_Message, frozen=True, tag="again"):
    """The head of the table, after a game: back to the lobby with everyone, for another."""


class Shut(_Message, frozen=True, tag="shut"):
    """The head of the table closes it. A game under way is saved."""


class Offer(_Message, frozen=True):
    """One table of a host, as anyone may know it before sitting down."""

    table: Code
    game: Code
    title: Name
    seats: int
    free: int
    watchers: int
    phase: Phase
    options: dict[str, Any]
    policy: Policy


class Listing(_Message, frozen=True, tag="listing"):
    """What a host tells anyone who asks: its program, its name and its tables."""

    protocol: int
    program: Code
    host: Name
    tables: tuple[Offer, ...]


class Challenge(_Secret, frozen=True, tag="challenge"):
    """The host's message of SPAKE2. It is bound to the certificate: nobody in the middle can pass it on."""

    pake: Shared


class Seated(_Secret, frozen=True, tag="seated"):
    """A seat (-1: looking on), and the token by which alone one comes back to it: a new one at every entrance.

    `key` is what is typed to come back from another machine; `proof` is the host's own proof that it knew the PIN.
    """

    seat: int
    token: Token
    key: Token = ""
    proof: Shared = b""


class Chair(_Message, frozen=True):
    """One seat as everyone sees it. A person has no level; a free seat has no name either.

    `presence` is empty for a bot. `seconds` is how long until `presence` has consequences, 0 if it has none.
    `stand_in`: a bot plays for the person just now.
    """

    name: Name
    level: Code = ""
    ready: bool = False
    presence: Presence | Literal[""] = ""
    seconds: int = 0
    stand_in: bool = False


class Company(_Message, frozen=True, tag="company"):
    """The table apart from the game, whole, whenever any of it changes. `head` is the seat that settles things.

    `commitment` is the hash of the host's part of the seed: made before anyone adds his.
    """

    table: Code
    game: Code
    title: Name
    options: dict[str, Any]
    policy: Policy
    chairs: tuple[Chair, ...]
    head: int
    phase: Phase
    watchers: int
    paused: bool
    commitment: Shared = b""


class Door(_Secret, frozen=True, tag="door"):
    """For the screen of the host alone: the PIN and the join code of the table. `warned`: why the PIN is a new one."""

    pin: Code
    code: Text
    warned: Text = ""


class Said(_Message, frozen=True, tag="said"):
    """Someone said something. `seat` is -1 for one who looks on."""

    seat: int
    name: Name
    text: Text
    emote: Emote


class Clocks(_Message, frozen=True, tag="clocks"):
    """What time each seat has left, in milliseconds: for this move, then in reserve. `running`: whose time runs."""

    running: tuple[int, ...]
    moves: tuple[int, ...]
    reserves: tuple[int, ...]


class Opened(_Message, frozen=True, tag="opened"):
    """After the game: the host's part of the seed and what was decided, so that each can play it again and compare."""

    seed: Shared
    decisions: tuple[tuple[int, dict[str, Any]], ...]


class Denied(_Message, frozen=True, tag="denied"):
    """What was asked for is not for the sender to do, or not now. The codes are in `net.refusal`."""

    code: Code


class Ping(_Message, frozen=True, tag="ping"):
    """Is anyone there?"""

    number: Seq


class Welcome(_Message, frozen=True, tag="welcome"):
    """The first message of a game: what does not change while it lasts. `seat` is -1 for an onlooker.

    The seed of a hosted game is the hash of the host's part, to which it had committed itself, and everyone's
    `entropy`, seat by seat; without a commitment it is the host's part alone. `rules` is the version of the game's
    rules.
    """

    table: str
    game: str
    seat: int
    players: tuple[Player, ...]
    options: dict[str, Any]
    commitment: Shared = b""
    entropy: tuple[Shared, ...] = ()
    rules: int = 0


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
Asked = Ready | Say | Pause | Arrange | Settle | Kick | Start | Again | Shut
"""What a client asks of the table apart from the game."""
FromClient = Proof | Act | Recall | Pong | Leave | Asked
FromHost = (
    Listing
    | Challenge
    | Seated
    | Company
    | Door
    | Said
    | Clocks
    | Opened
    | Denied
    | Welcome
    | Update
    | Past
    | Recalled
    | Ack
    | Nack
    | Ping
    | Closed
)


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
