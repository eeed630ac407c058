"""A hosted table through its life, over real TLS connections on loopback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from net.wire import (
    Act,
    Again,
    Denied,
    Ready,
    Start,
    Update,
    Welcome,
)
from tests.net.rooms import Client, Hosted, hosting, setup


@pytest.fixture
async def hosted(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosting(tmp_path) as hosted:
        hosted.host.open_room(setup())
        yield hosted


async def play_on(client: Client) -> Update:
    """Choose the first of what is offered until the game is over."""
    number = 0
    while True:
        update = await client.next(Update)
        if update.view["outcome"] is not None:
            return update
        if update.view["legal"]:
            number += 1
            client.say(Act(number, update.seq, update.view["legal"][0]))


async def game_of_two(hosted: Hosted) -> tuple[Client, Client]:
    """Ana is the head; the game has begun."""
    ana, bo = await hosted.seated("Ana"), await hosted.seated("Bo")
    bo.say(Ready(True))
    await ana.company(lambda company: company.chairs[1].ready)
    ana.say(Start())
    return ana, bo


async def test_a_table_from_the_lobby_to_the_end_and_once_more(hosted: Hosted) -> None:
    ana, bo = await game_of_two(hosted)
    rounds: list[str] = []
    for _ in range(2):
        welcomes = [await client.next(Welcome) for client in (ana, bo)]
        assert [(each.seat, each.players) for each in welcomes] == [(seat, welcomes[0].players) for seat in range(2)]
        rounds.append(welcomes[0].table)
        last = await asyncio.gather(play_on(ana), play_on(bo))
        assert last[0].view["outcome"] == last[1].view["outcome"]
        assert (await bo.company(lambda company: company.phase == "over")).head == 0
        bo.say(Again())
        assert (await bo.next(Denied)).code == "not-head"
        ana.say(Again())
        lobby = await bo.company(lambda company: company.phase == "lobby")
        assert [chair.name for chair in lobby.chairs] == ["Ana", "Bo", "Bot"]
        bo.say(Ready(True))
        await ana.company(lambda company: company.phase == "lobby" and company.chairs[1].ready)
        ana.say(Start())
    assert rounds[0] != rounds[1]
