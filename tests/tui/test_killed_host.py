"""A host that is killed in the middle of a game, and started again: a process, and guests over its real port."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engines.rng import Rng
from net.deal import GOOD, Verdict
from net.guest import Guest, Where
from net.line import Address
from net.link import News
from net.notices import Gone, Line, Notice
from net.refusal import Refused
from net.remote import RemoteLink
from tests.net.guests import sit

HOST = "host roitatouille --headless --address 127.0.0.1 --people 2 --bots novice --autostart --instant --once"
SECONDS = 60.0
"""Nothing here takes so long."""
Begin = Callable[[], subprocess.Popen[str]]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def begin(tmp_path: Path, port: int) -> Iterator[Begin]:
    """Start the host, always with the same command; it listens when this returns."""
    running: list[subprocess.Popen[str]] = []
    env = {**os.environ, "ROITELET_HOME": str(tmp_path), "LANG": "en_GB.UTF-8", "LC_ALL": "", "LANGUAGE": ""}

    def start() -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "tui", *HOST.split(), "--port", str(port)]
        pipe = subprocess.PIPE
        running.append(
            subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, text=True, env=env)
        )
        stdout = running[-1].stdout
        assert stdout is not None
        while "Guests see" not in stdout.readline():
            assert running[-1].poll() is None
        return running[-1]

    yield start
    for process in running:
        if process.poll() is None:
            process.kill()
        process.communicate()


class Player:
    """A guest who decides by chance, and what he is told beside the game."""

    def __init__(self, name: str, port: int) -> None:
        self.guest = Guest(Where((Address("127.0.0.1", port),)), "1.0", name)
        self.name = name
        self.heard: list[News] = []
        self.notices: list[Notice] = []

    async def sit(self) -> RemoteLink:
        return await sit(self.guest)

    async def listen(self) -> None:
        async for notice in self.guest.notices():
            self.notices.append(notice)
            if isinstance(notice, Verdict | Gone):
                return

    async def play(self, reached: Callable[[int], None]) -> News:
        link, rng = self.guest.link, Rng(self.name.encode().ljust(32))
        assert link is not None
        async for news in link:
            self.heard.append(news)
            reached(news.seq)
            if news.view.outcome is not None:
                return news
            if news.view.legal:
                index, rng = rng.below(len(news.view.legal))
                try:
                    await link.act(news.view.legal[index])
                except Refused as refused:
                    assert refused.code in ("stale", "not-your-turn", "over"), refused.code  # noqa: PT017
        raise AssertionError("the table was closed")


async def test_a_host_killed_in_mid_game_goes_on_where_it_was_and_its_guests_come_back(
    begin: Begin, port: int, tmp_path: Path
) -> None:
    hosts = [await asyncio.to_thread(begin)]
    ana, bo = Player("Ana", port), Player("Bo", port)
    killed = asyncio.Event()

    def reached(seq: int) -> None:
        if seq >= 12 and not killed.is_set():
            hosts[0].kill()
            killed.set()

    async with asyncio.timeout(SECONDS):
        first, second = await asyncio.gather(ana.sit(), bo.sit())
        playing = asyncio.gather(ana.play(reached), bo.play(reached), ana.listen(), bo.listen())
        await killed.wait()
        assert await asyncio.to_thread(hosts[0].wait) == -signal.SIGKILL
        (record,) = (tmp_path / "data" / "rooms").iterdir()
        assert record.stat().st_mode & 0o777 == 0o600
        hosts.append(await asyncio.to_thread(begin))
        ends = await playing
    assert ends[0].view.outcome == ends[1].view.outcome
    for player, link in ((ana, first), (bo, second)):
        assert player.guest.link is link  # the same game, for one who looks at it
        assert [each.state for each in player.notices if isinstance(each, Line)][:1] == ["lost"]
        numbers = [news.seq for news in player.heard]
        assert numbers == sorted(set(numbers))
        assert player.notices[-1] == Verdict(GOOD)
        await player.guest.leave()
    out, err = await asyncio.to_thread(hosts[1].communicate, timeout=SECONDS)
    assert (hosts[1].returncode, err) == (0, "")
    assert "1. " in out
    assert list((tmp_path / "data" / "rooms").iterdir()) == []


async def test_a_host_that_is_asked_to_stop_can_be_started_again(begin: Begin, port: int) -> None:
    host = await asyncio.to_thread(begin)
    ana, bo = Player("Ana", port), Player("Bo", port)
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(ana.sit(), bo.sit())
        host.send_signal(signal.SIGTERM)
        await asyncio.gather(ana.listen(), bo.listen())
        assert await asyncio.to_thread(host.wait) == 0
        assert ana.notices[-1] == bo.notices[-1] == Gone("stopped")
        await asyncio.to_thread(begin)
        back = Guest(Where((Address("127.0.0.1", port),)), "1.0", "whoever", ana.guest._right)
        await back.enter()
        assert back.seat == ana.guest.seat
        await back.leave()
