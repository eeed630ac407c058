"""Every game at a hosted table: people, one of whom drops and comes back, an onlooker and a bot."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from engines.journal import Player
from engines.registry import load, names
from net.setup import Setup
from net.wire import Act, Ready, Start, Update
from tests.net.rooms import Client, hosting

GAMES = [name for name in names() if name != "bids"]


async def play(client: Client, chance: Random) -> Update:
    """Choose by chance until the game is over, each time the table asks anew."""
    number, asked = chance.randrange(1 << 40), -1
    while True:
        update = await client.next(Update)
        if update.view["outcome"] is not None:
            return update
        if update.view["legal"] and update.seq != asked:
            number, asked = number + 1, update.seq
            client.say(Act(number, update.seq, chance.choice(update.view["legal"])))


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_to_one_end_whoever_drops(tmp_path: Path, game: str) -> None:
    trial = max(load(game).info.trials, key=lambda trial: min(max(trial.seats), 4))
    seats = max(seats for seats in trial.seats if seats <= 4)
    names = ("Ana", "Bo", "Cy")[: seats - 1]
    players = (*[Player("")] * len(names), *[Player(f"Bot {n}", "novice") for n in range(seats - len(names))])
    async with hosting(tmp_path) as hosted:
        hosted.host.open_room(Setup(game, players, trial.options, bytes(32)))
        people = [await hosted.seated(name) for name in names]
        eve = await hosted.seated("Eve", watch=True)
        for client in people[1:]:
            client.say(Ready(True))
        await people[0].company(lambda company: all(chair.ready for chair in company.chairs[1 : len(names)]))
        people[0].say(Start())
        dropping = people.pop()
        await dropping.wait_for(Update)
        dropping.cut()
        people.append(await hosted.seated("?", token=dropping.seated.token))
        playing = [play(client, Random(n)) for n, client in enumerate((*people, eve))]
        ends = await asyncio.wait_for(asyncio.gather(*playing), 30)
        assert len({str(end.view["outcome"]) for end in ends}) == 1
        table = await hosted.settled()
        assert {end.seq for end in ends} == {table.seq}
