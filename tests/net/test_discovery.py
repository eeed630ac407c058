"""Tables found on the network: here the network is the loopback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from net import discovery
from net.discovery import SERVICE, Found, announced, look_around
from net.host import Host
from tests.net.rooms import hosting, setup

HERE = "127.0.0.1"
WAIT = 2.5


async def here(*ports: int, seconds: float = WAIT) -> list[Found]:
    """Of what is found, the tables of this test: others may run beside it."""
    return [found for found in await look_around(seconds, HERE) if found.port in ports]


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[tuple[Host, int]]:
    async with hosting(tmp_path) as hosted:
        hosted.host.open_room(setup(), title="Lunch at Ana\u202e\x1b[2J’s")
        yield hosted.host, hosted.address.port


async def test_an_announced_table_is_found_and_has_answered_itself(host: tuple[Host, int]) -> None:
    async with announced("Lunch", host[1], HERE) as could:
        assert could
        assert await here(host[1]) == [Found(HERE, host[1], "bids", "Lunch at Ana[2J’s", 3, 2, False)]
    assert await here(host[1], seconds=0.5) == []


async def test_what_does_not_answer_is_not_listed(host: tuple[Host, int]) -> None:
    async with announced("Ghost", 9_999, HERE), announced("Real", host[1], HERE):
        assert [found.port for found in await here(9_999, host[1])] == [host[1]]


async def test_names_that_no_client_can_take_do_not_silence_the_others(
    host: tuple[Host, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A received name with a control character raises in the library: every later table must be found all the same."""
    from zeroconf import asyncio as library

    honest = library.AsyncServiceBrowser

    def poisoned(zeroconf: Any, service: str, handlers: Any) -> Any:
        for name in ("bad\x1b[2J." + SERVICE, "." + SERVICE, "x" * 300, "", *(f"n{i}.{SERVICE}" for i in range(500))):
            handlers[0](zeroconf=zeroconf, service_type=service, name=name, state_change=None)
        return honest(zeroconf, service, handlers=handlers)

    monkeypatch.setattr(library, "AsyncServiceBrowser", poisoned)
    monkeypatch.setattr(discovery, "MOST", 20)
    monkeypatch.setattr(discovery, "RESOLVE_MS", 100)
    flood = asyncio.create_task(look_around(0.5, HERE))
    assert await asyncio.wait_for(flood, 30) == []
    monkeypatch.setattr(discovery, "MOST", 1_000)
    async with announced("Real", host[1], HERE):
        assert [found.port for found in await here(host[1])] == [host[1]]


async def test_addresses_elsewhere_are_not_dialled(host: tuple[Host, int], monkeypatch: pytest.MonkeyPatch) -> None:
    dialled: list[str] = []

    async def spy(address: Any, pinned: Any) -> Any:
        dialled.append(address.name)
        raise AssertionError

    monkeypatch.setattr(discovery, "ask", spy)
    honest = discovery.own_addresses
    monkeypatch.setattr(discovery, "own_addresses", lambda: [])
    async with announced("Far", host[1], HERE):
        monkeypatch.setattr("zeroconf.asyncio.AsyncServiceInfo.parsed_addresses", lambda *_: ["192.0.2.7", "8.8.8.8"])
        assert await look_around(WAIT, HERE) == []
    assert dialled == []
    assert honest()


async def test_no_network_is_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(**_: Any) -> Any:
        raise RuntimeError("No interfaces to listen on")

    monkeypatch.setattr("zeroconf.asyncio.AsyncZeroconf", none)
    async with announced("Lunch", 45_678, HERE) as could:
        assert not could
    with pytest.raises(OSError, match="No interfaces"):
        await look_around(0.1, HERE)
