"""Getting in by PIN and by invitation: who may, who may not, and what guessing costs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from net import entrance as entrance_module
from net.entrance import FROM_ALL, FROM_ONE, GUESSES, WINDOW_SECONDS, Entrance, Site
from net.framing import Broken
from net.guest import Guest, Right, Where
from net.identity import client_context, host_context
from net.known import Known
from net.line import PORT, Address
from net.pake import Exchange
from net.policy import Access
from net.refusal import Refused
from net.wire import Challenge, Closed, Door, Hello, Proof, Ready, Seated
from tests.net.fake_host import Caller, fake_host

PIN = b"\x07" * 32
"""A fingerprint, where there is no host."""


@pytest.fixture(autouse=True)
def _no_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance_module, "DELAY_SECONDS", 0.0)


class Porter:
    """A table's entrance with a clock of its own, and what its owner was told."""

    def __init__(self, fingerprint: bytes = PIN) -> None:
        self.now = 0.0
        self.warned: list[str] = []
        self.door = Entrance(Site(fingerprint, PORT, "192.168.1.20"), self.warned.append, lambda: self.now)

    async def guess(self, pin: str, address: str = "10.0.0.1", fingerprint: bytes = PIN) -> bytes:
        """Try a PIN as an honest guest does; the host's proof."""
        mine = await Exchange.begin("guest", pin, fingerprint)

        async def challenge(asked: Challenge) -> Proof:
            await mine.agree(asked.pake)
            return Proof(mine.proof)

        proof = await self.door.admit("pin", Hello(1, "1", "Ana", pake=mine.message), address, challenge)
        assert mine.proves(proof)
        return proof

    @property
    def other(self) -> str:
        """A PIN that is not the right one."""
        return f"{(int(self.door.pin) + 1) % 10**6:06}"


async def never(asked: Challenge) -> Proof:
    raise AssertionError(asked)


async def test_the_right_digits_open_and_both_sides_have_proved_them() -> None:
    porter = Porter()
    assert len(porter.door.pin) == 6
    for _ in range(2 * GUESSES):
        assert await porter.guess(porter.door.pin)
    assert porter.warned == []


async def test_five_wrong_tries_in_all_make_a_new_pin_and_the_owner_is_told() -> None:
    porter = Porter()
    first = porter.door.pin
    for number in range(GUESSES):
        assert porter.door.pin == first
        with pytest.raises(Refused, match="wrong-pin"):
            await porter.guess(porter.other, f"10.0.0.{number}")
    assert porter.warned == [f"10.0.0.{GUESSES - 1}"]
    assert porter.door.pin != first
    with pytest.raises(Refused, match="wrong-pin"):
        await porter.guess(first, "10.0.1.1")
    assert await porter.guess(porter.door.pin, "10.0.1.2")


async def test_one_who_breaks_off_has_used_up_a_try() -> None:
    porter = Porter()
    first = porter.door.pin

    async def broken(asked: Challenge) -> Proof:
        raise Broken("gone")

    for number in range(GUESSES):
        mine = await Exchange.begin("guest", first, PIN)
        with pytest.raises(Broken):
            await porter.door.admit("pin", Hello(1, "1", "Eve", pake=mine.message), f"10.0.0.{number}", broken)
    assert porter.door.pin != first


async def test_tries_at_once_do_not_get_more_guesses() -> None:
    porter = Porter()
    first = porter.door.pin
    answers = await asyncio.gather(
        *(porter.guess(porter.other, f"10.0.0.{number}") for number in range(2 * GUESSES)), return_exceptions=True
    )
    codes = [answer.code for answer in answers if isinstance(answer, Refused)]
    assert sorted(codes) == ["too-many"] * GUESSES + ["wrong-pin"] * GUESSES
    assert porter.door.pin != first
    assert len(porter.warned) == 1


@pytest.mark.parametrize("one", [True, False])
async def test_too_many_tries_have_to_wait(one: bool) -> None:
    porter = Porter()
    most = FROM_ONE if one else FROM_ALL
    for number in range(most):
        with pytest.raises(Refused, match="wrong-pin"):
            await porter.guess(porter.other, "10.0.0.1" if one else f"10.0.0.{number}")
    with pytest.raises(Refused, match="too-many"):
        await porter.guess(porter.door.pin, "10.0.0.1")
    if one:
        assert await porter.guess(porter.door.pin, "10.0.0.2")
    porter.now += WINDOW_SECONDS + 1
    assert await porter.guess(porter.door.pin, "10.0.0.1")


@pytest.mark.parametrize("message", [b"", b"A", b"B" + bytes(32), b"A" + bytes(32), b"A" + b"\xff" * 32, b"A" * 64])
async def test_what_is_no_message_of_an_exchange_is_a_wrong_try(message: bytes) -> None:
    porter = Porter()
    code = "wrong-pin" if message else "pin-wanted"
    with pytest.raises(Refused, match=code):
        await porter.door.admit("pin", Hello(1, "1", "Eve", pake=message), "10.0.0.1", never)


async def test_a_message_sent_back_to_its_sender_proves_nothing() -> None:
    mine = await Exchange.begin("guest", "123456", PIN)
    assert not mine.proves(mine.proof)
    with pytest.raises(ValueError, match="SPAKE2"):
        await mine.agree(mine.message)
    with pytest.raises(ValueError, match="SPAKE2"):
        await mine.agree(b"B" + mine.message[1:])
    assert not mine.proves(b"")


@pytest.mark.parametrize(
    ("access", "hello", "code"),
    [
        ("open", Hello(1, "1", "Ana"), ""),
        ("open", Hello(1, "1", "Ana", invite="00"), ""),
        ("pin", Hello(1, "1", "Ana"), "pin-wanted"),
        ("pin", Hello(1, "1", "Ana", invite="00"), "wrong-code"),
        ("code", Hello(1, "1", "Ana"), "code-wanted"),
        ("code", Hello(1, "1", "Ana", pake=b"A" + bytes(32)), "code-wanted"),
        ("code", Hello(1, "1", "Ana", invite="00"), "wrong-code"),
    ],
)
async def test_what_a_table_asks_for(access: Access, hello: Hello, code: str) -> None:
    porter = Porter()
    if not code:
        assert await porter.door.admit(access, hello, "10.0.0.1", never) == b""
        return
    with pytest.raises(Refused, match=code):
        await porter.door.admit(access, hello, "10.0.0.1", never)


async def test_an_invitation_opens_until_it_is_taken_back() -> None:
    porter = Porter()
    hello = Hello(1, "1", "Ana", invite=porter.door.invite)
    for access in ("pin", "code"):
        for _ in range(2 * FROM_ALL):
            assert await porter.door.admit(access, hello, "10.0.0.1", never) == b""
    porter.door.renew()
    for code in (*["wrong-code"] * FROM_ONE, "too-many"):
        with pytest.raises(Refused, match=code):
            await porter.door.admit("code", hello, "10.0.0.1", never)


# Over real TLS


@asynccontextmanager
async def guarded(folder: Path) -> AsyncIterator[tuple[Address, Porter]]:
    """A host that lets people in by a PIN."""
    _, fingerprint = host_context(folder)
    porter = Porter(fingerprint)

    async def serve(caller: Caller) -> None:
        hello = await caller.first()
        assert isinstance(hello, Hello)

        async def challenge(asked: Challenge) -> Proof:
            caller.say(asked)
            return await caller.hear(Proof)

        try:
            proof = await porter.door.admit("pin", hello, "10.0.0.1", challenge)
        except Refused as refused:
            caller.say(Closed(refused.code))
        else:
            caller.say(Seated(0, "5ea7" * 16, proof=proof))
            await caller.gone()

    async with fake_host(folder, serve) as (address, _):
        yield address, porter


def guest_with(address: Address, pin: str, known: Known | None = None) -> Guest:
    return Guest(Where((address,)), "1.0", "Ana", Right(pin=pin), known=known)


async def test_a_guest_gets_in_by_the_pin_and_the_host_is_known_from_then_on(tmp_path: Path) -> None:
    known = Known(tmp_path / "guest")
    async with guarded(tmp_path / "host") as (address, porter):
        with pytest.raises(Refused, match="pin-wanted"):
            await guest_with(address, "", known).enter()
        with pytest.raises(Refused, match="wrong-pin"):
            await guest_with(address, porter.other, known).enter()
        assert known.addresses() == []
        guest = guest_with(address, porter.door.pin, known)
        await guest.enter()
        assert guest.fingerprint in known
        await guest.leave()


@asynccontextmanager
async def relay(folder: Path, to: Address) -> AsyncIterator[Address]:
    """One in the middle: with a certificate of his own, he passes on all that is said."""
    context, _ = host_context(folder)

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(4096):
                writer.write(data)
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*to, ssl=client_context())
        await asyncio.gather(pump(reader, back), pump(there, writer))

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    try:
        yield Address("127.0.0.1", server.sockets[0].getsockname()[1])
    finally:
        server.close()


async def test_one_in_the_middle_gets_nothing_from_the_right_pin(tmp_path: Path) -> None:
    async with guarded(tmp_path / "host") as (address, porter), relay(tmp_path / "eve", address) as between:
        with pytest.raises(Refused, match="wrong-pin"):
            await guest_with(between, porter.door.pin).enter()
        guest = guest_with(address, porter.door.pin)
        await guest.enter()
        await guest.leave()


async def test_one_in_the_middle_is_another_host_to_whoever_knows_the_host(tmp_path: Path) -> None:
    known = Known(tmp_path / "guest")
    _, fingerprint = host_context(tmp_path / "host")
    async with guarded(tmp_path / "host") as (address, porter), relay(tmp_path / "eve", address) as between:
        known.keep(str(between), fingerprint)
        with pytest.raises(Refused, match="another-host"):
            await guest_with(between, porter.door.pin, known).enter()
        with pytest.raises(Refused, match="another-host"):
            await Guest(Where((between,), fingerprint[:10]), "1.0", "Ana", Right(invite="ab")).enter()
        known.forget(str(between))
        with pytest.raises(Refused, match="wrong-pin"):
            await guest_with(between, porter.door.pin, known).enter()


async def pretend_pin_is_right(caller: Caller) -> None:
    await caller.first()
    host = await Exchange.begin("host", "000000", PIN)
    caller.say(Challenge(host.message))
    await caller.hear(Proof)
    caller.say(Seated(0, "ab", proof=bytes(32)))


async def ask_for_no_proof(caller: Caller) -> None:
    await caller.first()
    caller.say(Seated(0, "ab"))


@pytest.mark.parametrize("serve", [pretend_pin_is_right, ask_for_no_proof])
async def test_a_host_that_does_not_know_the_pin_is_not_believed(
    tmp_path: Path, serve: Callable[[Caller], None]
) -> None:
    known = Known(tmp_path / "guest")
    async with fake_host(tmp_path / "eve", serve) as (address, _):
        with pytest.raises(Refused, match="unproven"):
            await guest_with(address, "123456", known).enter()
    assert known.addresses() == []


# Secrets


async def test_no_secret_is_written_to_a_log_or_shown(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    asyncio.get_running_loop().set_debug(True)
    known = Known(tmp_path / "guest")
    async with guarded(tmp_path / "host") as (address, porter):
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await guest_with(address, porter.other, known).enter()
        guest = guest_with(address, porter.door.pin, known)
        await guest.enter()
        shown = [repr(guest), repr(porter.door), repr(guest._right), repr(refused.value), repr(vars(known))]
        await guest.leave()
    secrets = [porter.door.pin, porter.door.invite, "5ea75ea7"]
    messages = [
        Hello(1, "1", "Ana", token=secrets[2], invite=secrets[1], pake=b"pake!"),
        Seated(0, secrets[2], secrets[2], b"proof!"),
        Door(secrets[0], secrets[1]),
        Ready(True, b"entropy!"),
        Proof(b"proof!"),
        Right(*secrets),
    ]
    written = "\n".join([caplog.text, *shown, *map(repr, messages)])
    assert "Hello(…)" in written
    for secret in (*secrets, "pake!", "proof!", "entropy!"):
        assert secret not in written
