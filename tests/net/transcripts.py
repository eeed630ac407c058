"""All that reaches one viewer of a hosted table, byte by byte and at its time, when the table stands as a test says."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import Future
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from engines.codec import pack, raw
from engines.game import PUBLIC, Action, Seat, State
from engines.journal import Header, Journal, Player
from net import local
from net.framing import HOST_LIMIT, Broken, read_frame, write_frame
from net.policy import Policy
from net.setup import Setup
from net.table import Table as Door
from net.wire import PROTOCOL, Act, FromClient, Hello, Pause, Ready, Recall, Say, Start, encode
from tests.contract.walks import Table
from tests.net.fake_minds import FakeMinds
from tests.net.world import World, live

SECONDS = 15.0
"""So long one listens, in the time of the simulated world: less than the patience with a bot that says nothing."""

Frame = tuple[float, bytes]


class Doing(NamedTuple):
    """What is done at the table: by which seat, and which action."""

    seat: Seat
    action: Action


class OneThought(FakeMinds):
    """Bots of which one has one thing to do; all others think for ever."""

    def __init__(self, doing: Doing) -> None:
        super().__init__()
        self._doing: Doing | None = doing

    def decide(self, key: str, number: int) -> Future[bytes]:
        answer: Future[bytes] = Future()
        if self._doing is not None and key.endswith(f"/{self._doing.seat}"):
            answer.set_result(pack({"action": raw(self._doing.action), "reason": "chance", "values": {}}))
            self._doing = None
        return answer


def transcript(
    patch: pytest.MonkeyPatch, folder: Path, table: Table, state: State, viewer: Seat, doing: Doing
) -> list[Frame]:
    """What the viewer gets over his line while he says much that is refused, and then this is done."""
    heard: list[Frame] = []
    setup = Setup(table.game.info.id, _players(table, viewer), table.options, bytes(32))

    def planted(header: Header) -> Journal:
        journal = Journal(header)
        journal.state = state.clone()
        return journal

    async def scenario(world: World) -> None:
        world.minds = OneThought(doing)
        host = await world.boot(setup, Policy(watching="chat"), autostart=False)
        if viewer == PUBLIC:
            await host.rooms[0]._begin(host.rooms[0].lobby.begin)
        reader, writer = await asyncio.open_connection("host", 4_000)
        write_frame(writer, encode(Hello(PROTOCOL, "1.0", "Ana", watch=viewer == PUBLIC)))
        listening = asyncio.create_task(_listen(reader, heard))
        for message in _sayings(table, state, viewer, doing):
            await asyncio.sleep(0.01)
            write_frame(writer, encode(message))
        await asyncio.sleep(SECONDS)
        write_frame(writer, b"\xc1")
        await asyncio.sleep(1.0)
        listening.cancel()

    with patch.context() as inner:
        numbers = count(1)
        inner.setattr(secrets, "token_hex", lambda size=32: f"{next(numbers):0{2 * size}x}")
        inner.setattr(secrets, "token_bytes", lambda size=32: next(numbers).to_bytes(size, "big"))
        inner.setattr(local, "Journal", planted)
        inner.setattr(Door, "retell", lambda *_: iter(()))  # what came before is nobody's to know
        live(inner, folder, 0, scenario)
    return heard


def _players(table: Table, viewer: Seat) -> tuple[Player, ...]:
    return tuple(Player("") if seat == viewer else Player(f"Bot {seat}", "novice") for seat in range(table.seats))


async def _listen(reader: asyncio.StreamReader, heard: list[Frame]) -> None:
    clock = asyncio.get_running_loop().time
    try:
        while True:
            data = await read_frame(reader, HOST_LIMIT)
            heard.append((round(clock(), 6), data))
    except Broken:
        heard.append((round(clock(), 6), b""))


def _sayings(table: Table, state: State, viewer: Seat, doing: Doing) -> list[FromClient]:
    """Much that is refused, some that is not, and the viewer's own action if it is his to do."""
    seq, view = 10**6, state.view(viewer)
    mine = raw(doing.action)
    other = raw(next((a for a in _others(state, viewer) if a not in view.legal), doing.action))
    said: list[FromClient] = [
        Ready(True, bytes(32)),
        Start(),
        Act(1, 0, {"type": "nothing"}),
        Act(2, seq, mine),
        Recall(3, 0),
        Recall(4, 7),
        Say("a word"),
        Say(emote="bravo"),
        Pause(True),
        Act(5, 0, mine),
        Pause(False),
    ]
    if doing.seat == viewer:
        said += [Act(6, 0, mine), Act(6, 0, mine), Act(7, 0, mine)]
    elif viewer not in state.to_act() or other not in map(raw, view.legal):
        said += [Act(8, 0, other)]
    return said


def _others(state: State, viewer: Seat) -> list[Action]:
    return [action for seat in state.to_act() if seat != viewer for action in state.legal(seat)]
