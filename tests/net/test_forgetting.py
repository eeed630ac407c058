"""What is to be remembered is not told again: no byte sent under the blanket of Le Roi Sommeil shows a bed (RS-40)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.codec import raw
from engines.game import PUBLIC
from engines.journal import Entry, Header, Journal, Player
from engines.registry import load
from engines.sommeil import Sommeil
from engines.sommeil.rules import State
from engines.sommeil.values import BetMade, CoinsShown, Uncovered
from net.local import LocalHost
from net.setup import Setup, seed_from_text
from net.store import Store
from net.table import Table
from net.wire import Act, Past, Update, from_host
from tests.net.fake_minds import FakeMinds

GAME = load("sommeil")
UNDER_THE_BLANKET = {"ghost-came", "coins-shown", "bet-made"}


class Forgetful:
    def append(self, entry: Entry) -> None:
        pass


def a_table(preset: str, seed: int) -> Table:
    options: Any = raw(GAME.info.presets[preset])
    players = (Player("Ana"), Player("Bob"), Player("Cléo", "novice"))
    return Table("t", Journal(Header("sommeil", 1, options, players, bytes(31) + bytes([seed]))), Forgetful())


def steps(table: Table, draw: Random) -> Iterator[dict[int, bytes]]:
    """What each viewer is sent, decision by decision."""
    while acting := table.view(PUBLIC).to_act:
        seat = acting[0]
        action = draw.choice(table.view(seat).legal)
        yield dict(table.submit(seat, Act(1 + table.seq, table.seq, raw(action))).told)


def bare(preset: str) -> int:
    """Nothing sent while bets are asked for tells of a bed; how much was looked at."""
    table, covered = a_table(preset, 1), 0
    for told in steps(table, Random(1)):
        for viewer in table.viewers:
            update = from_host(told[viewer])
            assert isinstance(update, Update)
            if update.view["prompt"] != "bet":
                continue
            covered += 1
            assert not update.view["beds"]
            assert update.view["fresh"] is None
            assert not update.view["verdicts"]
            assert {event["type"] for event in update.events} <= UNDER_THE_BLANKET
    return covered


def unreminded() -> int:
    """Who comes back while bets are asked for is told of those alone; how much was looked at."""
    table, covered = a_table("medium", 2), 0
    for _ in steps(table, Random(2)):
        if table.view(PUBLIC).prompt != "bet":
            continue
        for viewer in table.viewers:
            past = [from_host(data) for data in table.recall(viewer)]
            assert all(isinstance(message, Past) for message in past)
            events = [event for message in past if isinstance(message, Past) for event in message.events]
            assert events[0]["type"] == "coins-shown"
            assert {event["type"] for event in events[1:]} <= {"bet-made"}
            covered += 1
    return covered


@pytest.mark.parametrize("preset", ["easy", "medium", "hard"])
def test_rs40_nothing_sent_under_the_blanket_tells_of_a_bed(preset: str) -> None:
    assert bare(preset) > 50


def test_rs40_who_comes_back_is_told_nothing_from_before_the_blanket_and_no_old_view() -> None:
    assert unreminded() > 50


@pytest.mark.parametrize(
    ("where", "name", "leak"),
    [
        (State, "covered", property(lambda state: False)),
        (Sommeil, "tell", lambda game, event, viewer: Uncovered((3, None)) if isinstance(event, BetMade) else event),
    ],
    ids=["the beds in the view", "the beds with every bet"],
)
def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, leak: Any) -> None:
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(AssertionError):
        bare("hard")


def test_a_blanket_that_lets_remember_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CoinsShown, "forgets", False)
    with pytest.raises(AssertionError):
        unreminded()


def test_what_was_told_since_is_told_again_whole() -> None:
    table, told = a_table("easy", 3), []
    for step in steps(table, Random(3)):
        update = from_host(step[0])
        assert isinstance(update, Update)
        for event in update.events:
            if event["type"] == "coins-shown":
                told.clear()
            told.append(event)
        past = [from_host(data) for data in table.recall(0)]
        again = [event for message in past if isinstance(message, Past) for event in message.events]
        assert again[-len(told) :] == told
        assert len(again) - len(told) <= 1, "the opening alone comes before the first ghost"


async def test_a_link_to_a_covered_table_recalls_the_bets_alone(tmp_path: Path) -> None:
    host = LocalHost(Store(tmp_path), FakeMinds(), "instant")
    players = (Player("Zoé"), Player("Ana", "novice"), Player("Bob", "novice"))
    await host.open(Setup("sommeil", players, GAME.info.options(), seed_from_text("4")))
    try:
        link = host.link(0)
        async for news in link:
            view: Any = news.view
            if view.covered and view.to_act == (0,):
                break
            if view.to_act == (0,):
                await link.act(view.legal[0])
        events = [event for told in await host.link(0).history() for event in told.events]
    finally:
        await host.close()
    assert isinstance(events[0], CoinsShown)
    assert all(isinstance(event, BetMade) for event in events[1:])
