"""A hint comes from a bot that was told what the person's seat was told, and leaves no trace at the table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from engines.registry import load, names
from net.advice import gives_hints
from net.local import LocalHost
from net.refusal import Refused
from net.setup import Player, Setup, seed_from_text
from net.store import Store
from tests.net.bids import Bid, Options
from tests.net.fake_minds import FakeMinds

SOLO = Setup("bids", (Player("Ana"), Player("Bo", "novice"), Player("Cy", "novice")), Options(), seed_from_text("7"))
PAIR = Setup("bids", (Player("Ana"), Player("Bo")), Options(), seed_from_text("7"))


class Remembering(FakeMinds):
    """Keeps what a bot was told after it has left. Faults befall those who advise alone."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: dict[str, list[bytes]] = {}

    def decide(self, key: str, number: int) -> Future[bytes]:
        faults, self.faults = self.faults, self.faults if key.endswith("hint") else []
        answer = super().decide(key, number)
        self.faults = faults
        return answer

    def leave(self, key: str) -> None:
        self.heard[key] = self.told[key]
        super().leave(key)


@pytest.fixture
def minds() -> Remembering:
    return Remembering()


@pytest.fixture
async def host(store: Store, minds: Remembering) -> AsyncIterator[LocalHost]:
    host = LocalHost(store, minds, "instant")
    yield host
    await host.close()


async def asked(host: LocalHost, decisions: int) -> None:
    """Play so many decisions of the person, and wait until the next is asked for."""
    link = host.link(0)
    async for news in link:
        if 0 in news.view.to_act:
            if decisions == 0:
                break
            decisions -= 1
            await link.act(news.view.legal[0])
    await link.close()


@pytest.mark.parametrize("decisions", [0, 2])
async def test_the_bot_is_told_what_the_seat_was_told_and_leaves(
    host: LocalHost, minds: Remembering, decisions: int
) -> None:
    await host.open(SOLO)
    await asked(host, decisions)
    assert host.sitting is not None
    table = host.sitting.table
    advice = await host.advise("player")
    assert isinstance(advice.action, Bid)
    assert advice.action in table.view(0).legal
    assert advice.reason == "chance"
    ((key, heard),) = minds.heard.items()
    assert key == f"{table.id}/0/hint"
    assert heard
    assert heard == list(table.retell(0))[: len(heard)]
    assert key not in minds.told
    assert table.view(0).outcome is None


async def test_the_same_question_has_the_same_answer(host: LocalHost) -> None:
    await host.open(SOLO)
    await asked(host, 1)
    assert await host.advise("player") == await host.advise("player")


async def refused(host: LocalHost) -> str:
    with pytest.raises(Refused) as refusal:
        await host.advise("player")
    return refusal.value.code


async def test_where_there_is_no_hint_a_code_says_why(host: LocalHost, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await refused(host) == "closed"
    await host.open(PAIR)
    assert await refused(host) == "hint-shared"
    await host.open(SOLO)
    monkeypatch.setattr("net.local.gives_hints", lambda game: False)
    assert await refused(host) == "hint-memory"


async def test_a_pool_that_breaks_down_gives_no_hint_and_harms_no_game(
    host: LocalHost, minds: Remembering, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.open(SOLO)
    await asked(host, 0)

    def broken(decision: bytes) -> bytes:
        raise BrokenProcessPool

    for fault in (broken, lambda decision: b"nonsense", lambda decision: b"\x80"):
        minds.faults.append(fault)
        assert await refused(host) == "hint-failed"
    monkeypatch.setattr("net.advice.PATIENCE", 0.01)
    monkeypatch.setattr(minds, "decide", lambda key, number: Future())
    assert await refused(host) == "hint-failed"


def test_nothing_is_recalled_for_a_person_where_memory_is_the_game() -> None:
    assert {game_id: gives_hints(load(game_id)) for game_id in names() if game_id != "bids"} == {
        "ministre": True,
        "ribauds": True,
        "roitatouille": True,
        "sommeil": False,
    }
