"""Tables found on the network, and what hostile announcements can do to the list. Here the network is the loopback."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from net import hearing, nearby, networks
from net.discovery import announced
from net.known import Known
from net.line import Address
from net.multicast import SERVICE
from net.nearby import Nearby, Neighbour, named
from net.refusal import Refused
from tests.net.rooms import Hosted, hosting, setup

HERE = "127.0.0.1"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nearby, "PROBE_SECONDS", 0.1)
    monkeypatch.setattr(nearby, "GONE_SECONDS", 0.2)


@pytest.fixture
async def hosted(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosting(tmp_path / "host") as hosted:
        hosted.host.open_room(setup(), title="Lunch at Ana\u202e\x1b[2J’s")
        yield hosted


Tables = list[Neighbour]


async def _first(around: Nearby, count: int) -> AsyncIterator[Tables]:
    told = aiter(around)
    for _ in range(count):
        yield await anext(told)


async def until(around: Nearby, port: int, fit: Callable[[Tables], bool]) -> Tables:
    """The tables of a port once they fit: others may run beside this test."""
    async with asyncio.timeout(20):
        async for tables in around:
            mine = [table for table in tables if table.address.port == port]
            if fit(mine):
                return mine
    raise AssertionError


async def test_an_announced_host_is_found_and_each_of_its_tables_has_answered(hosted: Hosted, tmp_path: Path) -> None:
    port = hosted.address.port
    hosted.host.open_room(setup(), title="Another")
    async with Nearby(tmp_path, HERE) as around:
        async with announced("Lunch", port, HERE) as could:
            assert could
            assert around.works
            tables = await until(around, port, lambda tables: len(tables) == 2)
            assert [table.offer.title for table in tables] == ["Another", "Lunch at Ana[2J’s"]
            assert {(table.host, table.state, table.known) for table in tables} == {("Lunch", "here", False)}
            assert {table.fingerprint for table in tables} == {hosted.pin}
        await hosted.host.close()
        assert await until(around, port, lambda tables: not tables) == []


async def test_a_host_that_goes_without_a_word_is_grey_then_gone_and_back_when_it_is(
    hosted: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, answers, honest = hosted.address.port, True, nearby.ask

    async def ask(*args: Any) -> Any:
        if not answers:
            raise Refused("unreachable")
        return await honest(*args)

    monkeypatch.setattr(nearby, "ask", ask)
    async with Nearby(tmp_path, HERE) as around, announced("Lunch", port, HERE):
        await until(around, port, bool)
        answers = False
        states = []
        async with asyncio.timeout(20):
            async for tables in around:
                states.append([table.state for table in tables if table.address.port == port])
                if not states[-1]:
                    break
        assert states[-2:] == [["grey"], []]
        answers = True
        assert [table.state for table in await until(around, port, bool)] == ["here"]


async def test_a_known_host_is_found_without_an_announcement_wherever_it_was(hosted: Hosted, tmp_path: Path) -> None:
    known = Known(tmp_path)
    known.keep("127.0.0.1:9", hosted.pin)
    known.keep(str(hosted.address), hosted.pin)
    known.keep("127.0.0.1:9", hosted.pin)
    async with Nearby(tmp_path, HERE) as around:
        (table,) = await until(around, hosted.address.port, bool)
    assert (table.address, table.known) == (hosted.address, True)


async def test_another_host_at_a_known_address_is_not_taken_for_it(hosted: Hosted, tmp_path: Path) -> None:
    Known(tmp_path).keep(str(hosted.address), b"another")
    async with Nearby(tmp_path, HERE) as around:
        assert not (await until(around, hosted.address.port, bool))[0].known


async def test_a_host_found_in_two_ways_is_listed_once(hosted: Hosted, tmp_path: Path) -> None:
    Known(tmp_path).keep(str(hosted.address), hosted.pin)
    async with Nearby(tmp_path, HERE) as around, announced("Lunch", hosted.address.port, HERE):
        while not any(host.answer for host in around._announced.values()):
            await asyncio.sleep(0.05)
        assert len(await until(around, hosted.address.port, bool)) == 1


@pytest.mark.parametrize("name", ["lunch at ana[2j’s", "LUNCH"])
async def test_a_table_is_found_by_its_title_or_its_host(hosted: Hosted, tmp_path: Path, name: str) -> None:
    Known(tmp_path).keep(str(hosted.address), hosted.pin)
    table = await named(tmp_path, name, 10)
    assert table is not None
    assert table.address == hosted.address
    assert await named(tmp_path, "dinner", 0.3) is None


# What a hostile network announces


def heard(around: Nearby, *names: str) -> None:
    """As the library calls back when somebody announces these."""
    for name in names:
        around._hearing._changed(zeroconf=None, service_type=SERVICE, name=name, state_change=None)


NO_NAMES = ("bad\x1b[2J." + SERVICE, "." + SERVICE, "x" * 300, "", "other._http._tcp.local.", f"{'é' * 60}.{SERVICE}")


async def test_names_that_the_library_refuses_do_not_silence_the_others(hosted: Hosted, tmp_path: Path) -> None:
    async with Nearby(tmp_path, HERE) as around:
        heard(around, *NO_NAMES)
        async with announced("Real", hosted.address.port, HERE):
            assert len(await until(around, hosted.address.port, bool)) == 1
        assert set(NO_NAMES) <= set(around._announced)


async def test_a_poisoned_packet_does_not_silence_the_others(hosted: Hosted, tmp_path: Path) -> None:
    """As it comes over the wire, for the library checks names only when they are registered."""
    from zeroconf import DNSPointer, DNSService, DNSText
    from zeroconf._protocol.outgoing import DNSOutgoing
    from zeroconf.asyncio import AsyncZeroconf

    evil = AsyncZeroconf(interfaces=[HERE])
    await evil.zeroconf.async_wait_for_start()
    async with Nearby(tmp_path, HERE) as around:
        for name, port in (("evil\x1b[2Jname", 4_444), ("big", 4_444), ("low", 22)):
            full, out = f"{name}.{SERVICE}", DNSOutgoing(0x8400)
            out.add_answer_at_time(DNSPointer(SERVICE, 12, 1, 4_500, full), 0)
            out.add_answer_at_time(DNSService(full, 33, 0x8001, 120, 0, 0, port, "evil.local."), 0)
            out.add_answer_at_time(DNSText(full, 16, 0x8001, 4_500, (b"\xff" * 255 + b"\x05\xff\xfe=\xff\xfe") * 8), 0)
            evil.zeroconf.async_send(out)
        async with announced("Real", hosted.address.port, HERE):
            assert len(await until(around, hosted.address.port, bool)) == 1
        assert f"evil\x1b[2Jname.{SERVICE}" in around._announced
    await evil.async_close()


async def test_a_flood_is_taken_up_slowly_and_never_beyond_a_number(
    hosted: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nearby, "MOST", 30)
    monkeypatch.setattr(hearing, "MOST_UNHEARD", 60)
    at_once = most = 0

    async def resolve(self: Any, name: str) -> tuple[Address, ...]:
        nonlocal at_once, most
        if not name.startswith("flood"):
            return await honest(self, name)
        at_once += 1
        most = max(most, at_once)
        try:
            await asyncio.sleep(0.01)
        finally:
            at_once -= 1
        return ()

    honest = hearing.Hearing.resolve
    monkeypatch.setattr(hearing.Hearing, "resolve", resolve)
    async with Nearby(tmp_path, HERE) as around:
        heard(around, *(f"flood{number}.{SERVICE}" for number in range(3_000)))
        assert around._hearing.names.qsize() == hearing.MOST_UNHEARD
        await asyncio.sleep(0.05)
        assert len(around._announced) <= nearby.NEW_A_SECOND + 2
        while not around._hearing.names.empty():
            await asyncio.sleep(0.05)
            assert len(around._announced) <= 30
        async with announced("Real", hosted.address.port, HERE):
            assert len(await until(around, hosted.address.port, bool)) == 1
    assert most <= nearby.LANE


@pytest.mark.parametrize(
    ("texts", "port", "found"),
    [
        (["192.0.2.7", "8.8.8.8", "::1", "fe80::1%9", "0.0.0.0", "224.0.0.1"], 45_678, []),
        (["10.1.2.3"], 22, []),
        (["10.1.2.3"], 1_023, []),
        (["10.1.2.3", "10.1.9.9"], 1_024, ["10.1.2.3"]),
        (["fd00::5", "fd00:0:0:1::5", "10.1.2.3"], 1_024, ["10.1.2.3", "fd00::5"]),
        ([f"10.1.2.{number}" for number in range(1, 99)], 1_024, [f"10.1.2.{number}" for number in range(1, 5)]),
    ],
)
async def test_only_neighbours_are_dialled_and_no_ports_of_other_services(
    monkeypatch: pytest.MonkeyPatch, texts: list[str], port: int, found: list[str]
) -> None:
    ear = hearing.Hearing(None, nearby.Nearby._moved)  # type: ignore[arg-type]
    ear._network = type("Network", (), {"zeroconf": None})()  # type: ignore[assignment]
    ear.multicast.interfaces = [ipaddress.ip_interface("10.1.2.9/24"), ipaddress.ip_interface("fd00::9/64")]

    async def request(self: Any, *_: Any) -> bool:
        self.port = port
        return True

    monkeypatch.setattr("zeroconf.asyncio.AsyncServiceInfo.async_request", request)
    monkeypatch.setattr("zeroconf.asyncio.AsyncServiceInfo.parsed_scoped_addresses", lambda *_: texts)
    assert await ear.resolve(f"name.{SERVICE}") == tuple(Address(name, port) for name in found)


async def test_what_does_not_answer_is_not_listed(hosted: Hosted, tmp_path: Path) -> None:
    async with Nearby(tmp_path, HERE) as around, announced("Ghost", 9_999, HERE):
        async with announced("Real", hosted.address.port, HERE):
            await until(around, hosted.address.port, bool)
        assert all(table.address.port != 9_999 for table in around.tables())


# Networks that come and go


class Moving:
    """A machine whose addresses, and sleep, a test decides on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.addresses: list[str] = []
        self.slept = 0.0
        self._wall = networks.time.time
        monkeypatch.setattr(networks, "POLL_SECONDS", 0.05)
        monkeypatch.setattr(networks, "SETTLE_SECONDS", 0.05)
        monkeypatch.setattr(networks, "own_addresses", self.own)
        monkeypatch.setattr("net.multicast.own_addresses", self.own)
        monkeypatch.setattr(networks.time, "time", lambda: self._wall() + self.slept)

    def own(self) -> list[networks.Interface]:
        return [ipaddress.ip_interface(each) for each in self.addresses]


async def test_a_network_that_comes_later_is_used(
    hosted: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Moving(monkeypatch)
    async with Nearby(tmp_path) as around, announced("Lunch", hosted.address.port) as could:
        assert not could
        assert not around.works
        assert await anext(aiter(around)) == []
        machine.addresses = [f"{HERE}/8"]
        assert len(await until(around, hosted.address.port, bool)) == 1
        assert around.works


async def test_changes_of_the_network_and_sleep_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Moving(monkeypatch)
    seen: list[list[str]] = []

    async def follow() -> None:
        async for found in networks.changes([]):
            seen.append([str(each) for each in found])

    following = asyncio.create_task(follow())
    await asyncio.sleep(0.3)
    assert seen == []
    machine.addresses = ["10.0.0.1/24"]
    async with asyncio.timeout(10):
        while len(seen) < 1:
            await asyncio.sleep(0.02)
        machine.slept = 60.0
        while len(seen) < 2:
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.3)
    assert seen == [["10.0.0.1/24"]] * 2
    following.cancel()


@pytest.mark.parametrize("error", [OSError(19, "No such device"), RuntimeError("No interfaces to listen on")])
async def test_no_network_is_no_end(
    hosted: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def none(**_: Any) -> Any:
        raise error

    monkeypatch.setattr("zeroconf.asyncio.AsyncZeroconf", none)
    Known(tmp_path).keep(str(hosted.address), hosted.pin)
    async with announced("Lunch", 45_678, HERE) as could, Nearby(tmp_path, HERE) as around:
        assert not could
        assert not around.works
        assert len(await until(around, hosted.address.port, bool)) == 1


async def test_a_silent_known_host_on_an_own_network_may_mean_that_machines_are_kept_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(*_: Any) -> Any:
        raise Refused("isolated")

    monkeypatch.setattr(nearby, "ask", ask)
    Known(tmp_path).keep("10.0.0.1:45678", b"host")
    async with Nearby(tmp_path, HERE) as around, asyncio.timeout(10):
        told = [around.isolated async for tables in _first(around, 2) if tables == []]
    assert told == [False, True]


@pytest.mark.parametrize("title", ["", ".", "a.b.c", "日本語テーブル" * 9, "\x1b[2J", "🂡" * 40, "x" * 200])
async def test_any_title_can_be_announced(hosted: Hosted, tmp_path: Path, title: str) -> None:
    async with Nearby(tmp_path, HERE) as around, announced(title, hosted.address.port, HERE):
        assert await until(around, hosted.address.port, bool)
