"""Getting in at a real host's tables: by what its owner is shown, and back by what oneself was given."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from net import entrance as entrance_module
from net.entrance import GUESSES
from net.guest import Guest, Right, Where
from net.invite import decode
from net.notices import Line, Notice
from net.policy import Policy
from net.refusal import Refused
from net.wire import Company, Door
from tests.net.rooms import Hosted, hosting, setup


@pytest.fixture(autouse=True)
def _no_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance_module, "DELAY_SECONDS", 0.0)


@pytest.fixture
async def hosted(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosting(tmp_path) as hosted:
        yield hosted


async def owner_of(hosted: Hosted, access: str) -> Guest:
    """The person whose table it is, in his seat."""
    room = hosted.host.open_room(setup(), Policy(access=access), owned=True)  # type: ignore[arg-type]
    owner = Guest(Where((hosted.address,), hosted.pin, room.id), "1.0", "Ana", Right(token=room.owner))
    await owner.enter()
    return owner


async def told(guest: Guest, kind: type[Any]) -> Any:
    """The next notice of a kind."""
    async with asyncio.timeout(10):
        async for notice in guest.notices():
            if isinstance(notice, kind):
                return notice
    raise AssertionError


def guest_of(hosted: Hosted, right: Right, *, table: str = "", watch: bool = False) -> Guest:
    return Guest(Where((hosted.address,), table=table), "1.0", "Bo", right, watch=watch)


@pytest.mark.parametrize("watch", [False, True])
async def test_one_gets_in_by_the_pin_that_the_owner_is_shown(hosted: Hosted, watch: bool) -> None:
    owner = await owner_of(hosted, "pin")
    door = await told(owner, Door)
    assert len(door.pin) == 6
    for right, code in ((Right(), "pin-wanted"), (Right(pin=f"{1 - int(door.pin[0] == '1')}{door.pin[1:]}"), "wrong")):
        with pytest.raises(Refused, match=code):
            await guest_of(hosted, right, watch=watch).enter()
    bo = guest_of(hosted, Right(pin=door.pin), watch=watch)
    await bo.enter()
    company = await told(bo, Company)
    assert [chair.name for chair in company.chairs] == ["Ana", "" if watch else "Bo", "Bot"]
    assert company.watchers == watch
    assert bo._right.pin == (door.pin if watch else "")
    for guest in (bo, owner):
        await guest.leave()


async def test_one_gets_in_by_the_code_to_that_table_and_to_no_other(hosted: Hosted) -> None:
    owner, other = await owner_of(hosted, "code"), await owner_of(hosted, "code")
    doors = [await told(guest, Door) for guest in (owner, other)]
    assert [door.pin for door in doors] == ["", ""]
    for guest, door in zip((owner, other), doors, strict=True):
        where, right = decode(door.code)
        assert where.addresses == (hosted.address,)
        assert hosted.pin.startswith(where.pin)
        bo = Guest(where, "1.0", "Bo", right)
        await bo.enter()
        assert (await told(bo, Company)).table == guest._where.table
        await bo.leave()
    with pytest.raises(Refused, match="wrong-code"):
        await guest_of(hosted, decode(doors[0].code)[1], table=other._where.table).enter()
    with pytest.raises(Refused, match="code-wanted"):
        await guest_of(hosted, Right(pin="123456")).enter()
    for guest in (owner, other):
        await guest.leave()


async def test_five_wrong_pins_are_told_to_the_owner_with_the_new_one(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrance_module, "FROM_ONE", 10)
    owner = await owner_of(hosted, "pin")
    door = await told(owner, Door)
    wrong = "000000" if door.pin != "000000" else "111111"
    for _ in range(GUESSES):
        with pytest.raises(Refused, match="wrong-pin"):
            await guest_of(hosted, Right(pin=wrong)).enter()
    warned = await told(owner, Door)
    assert warned.warned == "127.0.0.1"
    assert warned.pin != door.pin
    await owner.leave()


async def test_a_change_of_access_is_shown_at_the_door(hosted: Hosted) -> None:
    owner = await owner_of(hosted, "open")
    assert (await told(owner, Door)).pin == ""
    owner.settle("bids", 3, {"faulty": False}, Policy(access="pin"))
    assert (await told(owner, Door)).pin == hosted.room.entrance.pin
    await owner.leave()


async def test_nobody_but_the_owner_is_shown_the_door(hosted: Hosted) -> None:
    owner = await owner_of(hosted, "open")
    bo = guest_of(hosted, Right())
    await bo.enter()
    bo.ready(True)
    notices: list[Notice] = []
    async for notice in bo.notices():
        notices.append(notice)
        if isinstance(notice, Company) and notice.chairs[1].ready:
            break
    assert not any(isinstance(notice, Door) for notice in notices)
    for guest in (bo, owner):
        await guest.leave()


async def test_one_comes_back_from_another_machine_by_his_own_code(hosted: Hosted) -> None:
    owner = await owner_of(hosted, "pin")
    door = await told(owner, Door)
    bo = guest_of(hosted, Right(pin=door.pin))
    await bo.enter()
    where, right = decode(bo.resume_code)
    again = Guest(where, "1.0", "whoever", right)
    await again.enter()
    assert again.seat == bo.seat == 1
    assert (await told(again, Company)).chairs[1].name == "Bo"
    for guest in (again, owner):
        await guest.leave()


async def test_a_broken_line_asks_for_no_pin_again(hosted: Hosted) -> None:
    owner = await owner_of(hosted, "pin")
    door = await told(owner, Door)
    for watch in (False, True):
        bo = guest_of(hosted, Right(pin=door.pin), watch=watch)
        await bo.enter()
        assert bo._line is not None
        bo._line.cut()
        async with asyncio.timeout(10):
            states = [(await told(bo, Line)).state]
            if states == ["lost"]:
                states.append((await told(bo, Line)).state)
        assert states[-1] == "here"
        await bo.leave()
    await owner.leave()
