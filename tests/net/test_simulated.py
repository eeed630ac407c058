"""Tables in a simulated network where lines break, routers stall and the host's power is cut, at chosen moments.

Whatever happened: every guest ends with the view that the host's journal leads to, and what was acknowledged is in the
journal, once and in order. Planted faults of three kinds show that this would be noticed.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engines.codec import build, pack, raw
from engines.game import Action
from engines.journal import Entry
from engines.rng import Rng
from net import log as log_module
from net.guest import Guest, Where
from net.log import Log
from net.refusal import Refused
from net.setup import Player, Setup
from net.store import Store
from net.table import Table
from net.wire import Act, Update, encode, from_host
from tests.net.bids import Options
from tests.net.guests import sit
from tests.net.world import World, live

pytestmark = pytest.mark.filterwarnings("ignore::async_solipsism.SolipsismWarning")
SEATS = (Player(""), Player(""), Player("Bot", "novice"), Player(""))
SETUP = Setup("bids", SEATS, Options(), bytes(32))
TROUBLES = 15
SECONDS = 600.0
"""No game takes so long in the world's own time, whatever happens."""


class Played(NamedTuple):
    """What a guest did: each decision with the number it was acknowledged under; and every view he had, by number."""

    seat: int
    acked: list[tuple[int, Action]]
    views: list[tuple[int, bytes]]


async def play(world: World, name: str) -> Played:
    """Sit down and choose at random, now fast and now slow, until the game is over."""
    guest = Guest(Where((world.address,)), "1.0", name)
    rng, decided = Rng(bytes(24) + world.rng.randbytes(8)), 0
    link = await sit(guest)
    played = Played(link.welcome.seat, [], [])
    async for news in link:
        played.views.append((news.seq, pack(news.view)))
        if news.view.outcome is not None:
            break
        if news.view.legal and news.seq >= decided:
            index, rng = rng.below(len(news.view.legal))
            await asyncio.sleep(world.rng.choice((0.0, 0.01, 0.5, 3.0)))
            try:
                decided = await link.act(news.view.legal[index])
                played.acked.append((decided, news.view.legal[index]))
            except Refused as refused:
                if refused.code not in ("stale", "not-your-turn", "over"):
                    raise
    await guest.leave()
    return played


async def spoil(world: World) -> None:
    """One trouble after the other, with a little peace between; then peace."""
    rng, router = world.rng, world.router
    for _ in range(TROUBLES):
        await asyncio.sleep(rng.uniform(0.05, 4.0))
        match rng.randrange(7):
            case 0:
                router.reset()
            case 1:
                router.flowing.clear()
                await asyncio.sleep(rng.choice((0.5, 5.0, 20.0)))
                router.flowing.set()
            case 2:
                router.latency = rng.choice((0.0, 0.001, 0.08))
            case 3:
                router.piece = rng.choice((1, 7, 100, 65_536))
            case 4:
                router.end_half()
            case 5:
                router.refusing = True
                router.reset()
                await asyncio.sleep(rng.uniform(0.1, 6.0))
                router.refusing = False
            case 6 if world.cuts < 3 and world.host is not None:
                await world.switch_off()
                await asyncio.sleep(rng.uniform(0.1, 8.0))
                await world.boot(SETUP)


def cut_within(monkeypatch: pytest.MonkeyPatch, at: int, *, kept: bool) -> Callable[[World], Coroutine[Any, Any, None]]:
    """Cut the power in the middle of writing decision `at`: when it is on the disk, or when only a part of it is."""

    async def cut(world: World) -> None:
        append, count = Log.append, itertools.count(1)

        def cutting(log: Log, entry: Entry) -> None:
            number = next(count)
            if number == at and not kept:
                log._file.seek(log._end)
                log._file.write(b"torn"[: at % 5])
                world.cut_power()
            append(log, entry)
            if number == at:
                world.cut_power()

        monkeypatch.setattr(Log, "append", cutting)

    return cut


async def restart_when_cut(world: World) -> None:
    await world.out_of_power()
    await asyncio.sleep(world.rng.uniform(0.1, 5.0))
    await world.boot(SETUP)


async def game(world: World, *troubles: Any) -> list[Played]:
    """Three people and a bot play to the end, with so many troubles going on."""
    await world.boot(SETUP)
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        spoiling = [group.create_task(trouble(world)) for trouble in troubles]
        played = await asyncio.gather(*(play(world, name) for name in ("Ana", "Bo", "Cy")))
        for task in spoiling:
            task.cancel()
    return list(played)


def check(folder: Path, played: list[Played]) -> None:
    """What the guests saw and were promised, against the host's journal as it is on the disk."""
    (path,) = (folder / "tables").rglob("*.journal")
    journal, log = Store(path.parent).open(path.stem)
    table = Table(path.stem, journal, log)
    entries, game = journal.entries, journal.game
    numbers = [(entry.seat, entry.id) for entry in entries if entry.id]
    assert len(numbers) == len(set(numbers)), "a decision was played twice"
    assert journal.state.outcome() is not None
    for seat, acked, views in played:
        told = [from_host(data) for data in table.retell(seat)]
        true = {update.seq: pack(update.view) for update in told if isinstance(update, Update)}
        assert views[-1] == (table.seq, true[table.seq]), "a guest did not see the end"
        assert all(true[seq] == view for seq, view in views), "a guest saw what is not so"
        for seq, action in acked:
            entry = entries[seq - 1]
            assert (entry.seat, build(entry.action, game.action_type)) == (seat, action), "an acknowledged one is lost"
        assert [seq for seq, _ in acked] == sorted({seq for seq, _ in acked})
    log.close()


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, seed: int, *troubles: Any) -> None:
    played: list[Played] = []

    async def scenario(world: World) -> None:
        played.extend(await game(world, *troubles))

    live(monkeypatch, folder, seed, scenario)
    check(folder, played)


@pytest.mark.parametrize("seed", range(40))
def test_nothing_is_lost_or_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    run(monkeypatch, tmp_path, seed, spoil)


@pytest.mark.parametrize("kept", [False, True], ids=["not yet on the disk", "on the disk, told to nobody"])
@pytest.mark.parametrize("at", [1, 2, 5, 9, 12])
def test_a_power_cut_in_the_middle_of_a_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int, kept: bool
) -> None:
    cut = cut_within(monkeypatch, at, kept=kept)
    run(monkeypatch, tmp_path, at, cut, restart_when_cut)


# Planted faults: each must be found


def _found(monkeypatch: pytest.MonkeyPatch, folder: Path, *troubles: Any) -> bool:
    """Whether one of a few worlds goes wrong."""
    for seed in range(12):
        try:
            run(monkeypatch, folder / str(seed), seed, *troubles)
        except Exception:
            return True
    return False


def test_an_answer_before_the_disk_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(log: Log, entry: Entry) -> None:
        log._file.seek(log._end)
        log._end += log._file.write(log_module._record(pack(entry)))

    monkeypatch.setattr(Log, "append", hasty)
    assert _found(monkeypatch, tmp_path, spoil)


def test_a_resume_that_is_off_by_one_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def late(table: Table, viewer: int) -> bytes:
        """The view of one decision ago, under the number of now."""
        before = table._journal.at(max(0, table.seq - 1)).state.view(viewer)
        return encode(Update(table.seq, (), raw(before)))

    monkeypatch.setattr(Table, "present", late)
    assert _found(monkeypatch, tmp_path, spoil)


def test_a_decision_that_is_played_again_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    submit = Table.submit

    def forgetful(table: Table, seat: int, act: Act) -> Any:
        table._taken.clear()
        return submit(table, seat, act)

    monkeypatch.setattr(Table, "submit", forgetful)
    assert _found(monkeypatch, tmp_path, spoil)
