from __future__ import annotations

import asyncio
import errno
import gc
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest

from engines.codec import pack
from engines.game import PUBLIC
from engines.journal import Entry
from net import bots as bots_module
from net import sitting as sitting_module
from net.link import Link, News, Refused
from net.local import LocalHost, LocalLink
from net.log import Log
from net.pace import Pace
from net.setup import Player, Setup, seed_from_text
from net.store import Store
from tests.net.bids import Bid, Dealt, Options, Shown
from tests.net.fake_minds import FakeMinds

SOLO = Setup("bids", (Player("Ana"), Player("Bo", "novice"), Player("Cy", "novice")), Options(), seed_from_text("7"))
PAIR = Setup("bids", (Player("Ana"), Player("Bo")), Options(), seed_from_text("7"))
BOTS = Setup("bids", (Player("Bo", "novice"), Player("Cy", "novice")), Options(), seed_from_text("7"))


@pytest.fixture
def minds() -> FakeMinds:
    return FakeMinds()


@pytest.fixture
async def host(store: Store, minds: FakeMinds) -> AsyncIterator[LocalHost]:
    host = LocalHost(store, minds, "instant")
    yield host
    await host.close()


async def play(link: Link, stop: int = 1000) -> list[News]:
    """Play the first legal action whenever asked, until the game is over or update `stop` has come.

    Others who decide at the same time may be faster than this reader.
    """
    heard: list[News] = []
    async for news in link:
        heard.append(news)
        if news.view.outcome is not None or news.seq >= stop:
            break
        if news.view.legal:
            with outdated():
                await link.act(news.view.legal[0])
    return heard


@contextmanager
def outdated() -> Iterator[None]:
    try:
        yield
    except Refused as refused:
        assert refused.code in ("stale", "not-your-turn", "over")  # noqa: PT017


async def latest(link: Link) -> News:
    async for news in link:
        return news
    raise AssertionError("the link was closed")


@asynccontextmanager
async def soon() -> AsyncIterator[None]:
    """What hangs here has failed."""
    async with asyncio.timeout(20):
        yield


async def test_a_person_plays_a_whole_game_against_bots(host: LocalHost, store: Store) -> None:
    table = await host.open(SOLO)
    async with soon():
        heard = await play(host.link(0))
    assert [news.seq for news in heard] == list(range(10))
    assert heard[0].events == ()
    assert heard[-1].view.outcome is not None
    await host.close()
    assert store.unfinished() == []
    assert (store.folder / "finished" / f"{table}.journal").exists()


async def test_the_same_seed_gives_the_same_game(host: LocalHost) -> None:
    games = []
    for _ in range(2):
        await host.open(SOLO)
        async with soon():
            games.append(await play(host.link(0)))
    assert games[0][-1] == games[1][-1]
    assert [news.events for news in games[0] if news.view.to_act == (0, 1, 2)] == [
        news.events for news in games[1] if news.view.to_act == (0, 1, 2)
    ]


async def test_a_pause_follows_from_what_an_onlooker_sees(host: LocalHost, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int, float]] = []

    def wait(pace: Pace, table: str, seq: int, seat: int, told: int, look: float) -> float:
        asked.append((seq, told, look))
        return 0.0

    monkeypatch.setattr(sitting_module, "wait", wait)
    await host.open(BOTS)
    async with soon():
        heard = {news.seq: news for news in await play(host.link(PUBLIC))}
    begun = min(heard)
    compared = [(told, look, heard[seq]) for seq, told, look in asked if seq > begun]
    assert len(compared) > 2
    for told, look, news in compared:
        assert (told, look) == (len(news.events), news.view.look)


async def test_without_a_seed_each_game_is_another(host: LocalHost) -> None:
    hands = []
    for _ in range(3):
        await host.open(Setup("bids", PAIR.players, Options()))
        hands.append((await latest(host.link(0))).view)
    assert len(set(map(pack, hands))) > 1


async def test_bots_play_among_themselves_and_can_be_watched(host: LocalHost) -> None:
    await host.open(BOTS)
    async with soon():
        heard = await play(host.link(PUBLIC))
    assert heard[-1].view.outcome is not None
    assert all(news.view.legal == () for news in heard)


async def test_a_bot_hears_what_its_seat_is_told_and_nothing_else(host: LocalHost, minds: FakeMinds) -> None:
    table = await host.open(SOLO)
    async with soon():
        await play(host.link(0))
        retold = {seat: list(host._sitting.table.retell(seat)) for seat in (1, 2)}
    assert minds.told == {f"{table}/{seat}": retold[seat] for seat in (1, 2)}
    assert len({*minds.seeds.values(), SOLO.seed}) == 3


async def test_several_links_to_different_seats_play_at_one_screen(host: LocalHost) -> None:
    await host.open(PAIR)
    async with soon():
        ana, bo = await asyncio.gather(play(host.link(0)), play(host.link(1)))
    assert ana[-1].view.outcome == bo[-1].view.outcome is not None
    assert ana[0].view.legal != bo[0].view.legal


async def test_every_viewer_hears_of_a_decision_before_its_sender_is_answered(host: LocalHost) -> None:
    await host.open(PAIR)
    links = [host.link(0), host.link(1), host.link(PUBLIC), host.link(0)]
    async with soon():
        (news, *_) = [await latest(link) for link in links]
        await links[0].act(news.view.legal[0])
        for link in links:
            assert isinstance(link, LocalLink)
            assert link._news.qsize() == 1


@pytest.mark.parametrize("seat", [1, 3, -2])
async def test_only_a_persons_seat_is_linked_to(host: LocalHost, seat: int) -> None:
    await host.open(SOLO)
    with pytest.raises(ValueError, match="no person's"):
        host.link(seat)


async def test_a_refusal_has_its_code_and_the_game_goes_on(host: LocalHost) -> None:
    await host.open(PAIR)
    link, other = host.link(0), host.link(1)
    async with soon():
        news, theirs = await latest(link), await latest(other)
        with pytest.raises(Refused, match="illegal"):
            await link.act(theirs.view.legal[0])
        await link.act(news.view.legal[0])
        with pytest.raises(Refused, match="not-your-turn"):
            await link.act(news.view.legal[1])
        await other.act(theirs.view.legal[0])
        with pytest.raises(Refused, match="stale"):
            await other.act(theirs.view.legal[1])


async def test_what_happened_can_be_told_again(host: LocalHost) -> None:
    await host.open(SOLO)
    async with soon():
        heard = await play(host.link(0))
        again = await host.link(0).history()
        late = await host.link(0).history(since=8)
    assert [(told.seq, told.events) for told in again[1:]] == [(news.seq, news.events) for news in heard[1:]]
    assert [bool(event.cards) for event in again[0].events if isinstance(event, Dealt)] == [True, False, False]
    assert late == again[8:]


async def test_closing_a_link_leaves_the_others(host: LocalHost) -> None:
    await host.open(PAIR)
    gone, link = host.link(0), host.link(0)
    async with soon():
        await gone.close()
        assert [news async for news in gone] == []
        with pytest.raises(Refused, match="closed"):
            await gone.act(Bid(1))
        news = await latest(link)
        await link.act(news.view.legal[0])
        assert (await latest(link)).seq == 1
    assert isinstance(gone, LocalLink)
    assert gone._news.empty()


async def test_closing_the_host_ends_every_link(host: LocalHost, store: Store) -> None:
    table = await host.open(PAIR)
    link, early = host.link(0), host.link(1)
    async with soon():
        await latest(link)
        await host.close()
        assert [news.seq async for news in link] == []
        assert [news.seq async for news in early] in ([0], [])
        with pytest.raises(Refused, match="closed"):
            await link.act(Bid(1))
        with pytest.raises(Refused, match="closed"):
            await link.history()
        with pytest.raises(Refused, match="closed"):
            host.link(0)
    assert [saved.table for saved in store.unfinished()] == [table]


async def test_a_game_goes_on_where_it_stopped(host: LocalHost, store: Store, minds: FakeMinds) -> None:
    table = await host.open(SOLO)
    async with soon():
        await play(host.link(0), stop=4)
        await host.close()
        assert minds.told == {}
        (saved,) = store.unfinished()
        await host.resume(table)
        link = host.link(0)
        heard = await play(link)
        history = await link.history()
    assert (saved.table, saved.decisions >= 4) == (table, True)
    assert heard[0].seq == saved.decisions
    assert [news.seq for news in history] == list(range(10))


async def test_names_are_cleaned_at_the_door(host: LocalHost) -> None:
    await host.open(Setup("bids", (Player("\x1b]0;x\x07Ana"), Player("[/x]")), Options()))
    assert [player.name for player in host.link(0).welcome.players] == ["]0;xAna", "[/x]"]


async def test_a_setup_that_cannot_be_played_leaves_the_open_table(host: LocalHost, store: Store) -> None:
    await host.open(PAIR)
    for setup in (Setup("bids", PAIR.players * 3, Options()), Setup("bids", PAIR.players, Options(), b"short")):
        with pytest.raises(ValueError, match=r"seats|seed"):
            await host.open(setup)
    assert (await latest(host.link(0))).seq == 0
    assert len(list(store.folder.iterdir())) == 1


# Bots that break down


def raises(error: Exception) -> Callable[[bytes], bytes]:
    def fault(decision: bytes) -> bytes:
        raise error

    return fault


FAULTS: dict[str, Callable[[bytes], bytes]] = {
    "another's card": lambda decision: pack({"action": {"type": "bid", "card": 99}}),
    "nonsense": lambda decision: pack({"action": {"type": "sing"}}),
    "no action": lambda decision: pack({"reason": "none"}),
    "no mapping": lambda decision: pack(["action"]),
    "not a mapping for an action": lambda decision: pack({"action": 3}),
    "no bytes of ours": lambda decision: b"\xc1",
    "an error": raises(RuntimeError("a planted fault")),
    "a dead process": raises(BrokenProcessPool("a planted fault")),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@pytest.mark.parametrize("times", [1, 2, 5])
async def test_no_bot_stalls_the_table(
    host: LocalHost, minds: FakeMinds, fault: Callable[[bytes], bytes], times: int
) -> None:
    minds.faults = [fault] * times
    await host.open(BOTS)
    async with soon():
        heard = await play(host.link(PUBLIC))
    assert heard[-1].view.outcome is not None
    assert minds.faults == []


async def test_a_bot_that_failed_is_told_everything_again(host: LocalHost, minds: FakeMinds) -> None:
    table = await host.open(SOLO)
    async with soon():
        link = host.link(0)
        await play(link, stop=5)
        minds.faults = [FAULTS["a dead process"]]
        await play(link)
        retold = {seat: list(host._sitting.table.retell(seat)) for seat in (1, 2)}
    assert minds.restarts == 1
    assert minds.told == {f"{table}/{seat}": retold[seat] for seat in (1, 2)}


async def test_a_pool_that_takes_nothing_does_not_stall_the_table(
    host: LocalHost, minds: FakeMinds, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> None:
        raise BrokenProcessPool("a planted fault")

    monkeypatch.setattr(minds, "observe", broken)
    await host.open(BOTS)
    async with soon():
        heard = await play(host.link(PUBLIC))
    assert heard[-1].view.outcome is not None


async def test_a_bot_that_never_answers_is_not_waited_for(
    host: LocalHost, minds: FakeMinds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_module, "PATIENCE", 0.01)
    silent: Future[bytes] = Future()
    answers = minds.decide
    asked: list[str] = []

    def decide(key: str, number: int) -> Future[bytes]:
        asked.append(key)
        return silent if len(asked) == 1 else answers(key, number)

    monkeypatch.setattr(minds, "decide", decide)
    await host.open(BOTS)
    async with soon():
        heard = await play(host.link(PUBLIC))
    assert heard[-1].view.outcome is not None
    assert minds.restarts == 1


async def test_a_bot_whose_decision_was_cancelled_by_its_pool_decides_again(
    host: LocalHost, minds: FakeMinds, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = minds.decide
    asked: list[str] = []

    def decide(key: str, number: int) -> Future[bytes]:
        asked.append(key)
        answer = Future[bytes]() if len(asked) == 1 else answers(key, number)
        if len(asked) == 1:
            answer.cancel()
        return answer

    monkeypatch.setattr(minds, "decide", decide)
    await host.open(BOTS)
    async with soon():
        heard = await play(host.link(PUBLIC))
    assert heard[-1].view.outcome is not None


@pytest.mark.parametrize("pace", ["instant", "brisk"])
def test_a_program_that_falls_over_ends(store: Store, minds: FakeMinds, pace: Pace) -> None:
    """Every task of a table ends when it is cancelled, and what was decided is kept."""

    async def program() -> None:
        host = LocalHost(store, minds, pace)
        await host.open(SOLO)
        await play(host.link(0), stop=1)
        raise ZeroDivisionError("a planted fault")

    async def ends() -> None:
        async with asyncio.timeout(20):
            before = asyncio.all_tasks()
            with pytest.raises(ZeroDivisionError):
                await program()
            while left := asyncio.all_tasks() - before:
                for task in left:
                    task.cancel()
                await asyncio.wait(left)

    asyncio.run(ends())
    gc.collect()  # the log was left open
    (saved,) = store.unfinished()
    assert saved.decisions >= 1


# Disks that are full, rules that break down


class FullDisk:
    """Makes a number of appends fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.failures = 0
        append = Log.append

        def failing(log: Log, entry: Entry) -> None:
            if self.failures:
                self.failures -= 1
                raise OSError(errno.ENOSPC, "no space left on device")
            append(log, entry)

        monkeypatch.setattr(Log, "append", failing)


async def test_a_person_can_try_again_when_the_disk_was_full(
    host: LocalHost, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    table = await host.open(PAIR)
    link = host.link(0)
    async with soon():
        news = await latest(link)
        disk.failures = 1
        with pytest.raises(Refused, match="unsaved"):
            await link.act(news.view.legal[0])
        assert isinstance(link, LocalLink)
        assert link._news.empty()
        await link.act(news.view.legal[0])
        await host.close()
    assert [(saved.table, saved.decisions) for saved in store.unfinished()] == [(table, 1)]


@pytest.mark.parametrize(("failures", "ends"), [(2, True), (1000, False)])
async def test_bots_wait_for_a_full_disk_but_not_for_ever(
    host: LocalHost, store: Store, monkeypatch: pytest.MonkeyPatch, failures: int, ends: bool
) -> None:
    monkeypatch.setattr(sitting_module, "RETRIES", (0.0, 0.0))
    disk = FullDisk(monkeypatch)
    disk.failures = failures
    await host.open(BOTS)
    async with soon():
        if ends:
            assert (await play(host.link(PUBLIC)))[-1].view.outcome is not None
        else:
            with pytest.raises(Refused, match="unsaved"):
                await play(host.link(PUBLIC))
    await host.close()
    assert len(store.unfinished()) == (not ends)


async def test_rules_that_break_down_refuse_one_action(host: LocalHost) -> None:
    await host.open(Setup("bids", PAIR.players, Options(faulty=True), seed_from_text("3")))
    links = [host.link(0), host.link(1)]
    async with soon():
        news = [await latest(link) for link in links]
        holder = next((seat for seat in (0, 1) if Bid(0) in news[seat].view.legal), None)
        assert holder is not None
        with pytest.raises(Refused, match="failed"):
            await links[holder].act(Bid(0))
        await links[holder].act(news[holder].view.legal[1])


async def test_a_bot_over_whom_the_rules_break_down_does_something_else(host: LocalHost) -> None:
    """Its last card, over which the rules break down too, leaves nothing else: then the table closes, and says so."""
    await host.open(Setup("bids", BOTS.players, Options(faulty=True), seed_from_text("3")))
    link = host.link(PUBLIC)
    async with soon():
        heard = await play(link, stop=5)
        with pytest.raises(Refused, match="failed"):
            await play(link)
    assert sum(isinstance(event, Shown) for news in heard for event in news.events) == 2


async def test_the_pace_can_change_in_play(host: LocalHost, monkeypatch: pytest.MonkeyPatch) -> None:
    paces: list[str] = []

    def wait(pace: str, *public: Any) -> float:
        paces.append(pace)
        return 0.0

    monkeypatch.setattr(sitting_module, "wait", wait)
    await host.open(SOLO)
    link = host.link(0)
    async with soon():
        await play(link, stop=3)
        host.pace = "relaxed"
        await play(link)
    assert (paces[0], paces[-1]) == ("instant", "relaxed")


async def test_bots_rest_until_they_may_go_on(host: LocalHost) -> None:
    await host.open(BOTS)
    host.rest(True)
    link = host.link(PUBLIC)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.3):
            await play(link)
    host.rest(False)
    async with soon():
        assert (await play(link))[-1].view.outcome is not None


async def test_a_table_at_rest_can_be_closed(host: LocalHost) -> None:
    await host.open(BOTS)
    host.rest(True)
    async with soon():
        await host.close()
