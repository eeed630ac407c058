"""Join codes and resume codes: whatever a person does to one on the way, it is the same code or none."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.invite import MOST_ADDRESSES, Kind, Right, decode, encode, qr
from net.line import PORT, Address

FINGERPRINT = bytes(range(32))
SECRETS: dict[Kind, str] = {"invite": "0123456789abcdef", "resume": "fedcba98765432100123456789abcdef"}
HOME = Address("192.168.1.20", PORT)

ports = st.integers(1, 65535)
hosts = st.lists(st.ip_addresses().filter(lambda each: each.version == 4 or not each.is_link_local), min_size=1)


def code(kind: Kind = "invite", *addresses: Address) -> str:
    return encode(kind, addresses or (HOME,), FINGERPRINT, SECRETS[kind])


@given(hosts, ports, st.sampled_from(["invite", "resume"]), st.binary(min_size=32, max_size=32))
def test_what_is_in_a_code_comes_out_of_it(hosts: list[object], port: int, kind: Kind, fingerprint: bytes) -> None:
    addresses = [Address(str(host), port) for host in hosts]
    where, right = decode(encode(kind, addresses, fingerprint, SECRETS[kind]))
    assert where.pin == fingerprint[:10]
    assert set(where.addresses) <= set(addresses)
    assert len(where.addresses) == min(MOST_ADDRESSES, len(addresses))
    assert right == (Right(token=SECRETS[kind]) if kind == "resume" else Right(invite=SECRETS[kind]))


def test_a_code_for_one_machine_at_home_is_eight_groups_of_five() -> None:
    assert re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{5}-){7}[0-9A-HJKMNP-TV-Z]{5}", code())


@pytest.mark.parametrize(
    "typed",
    [
        code().lower(),
        code().replace("-", ""),
        code().replace("-", " - "),
        code().replace("-", "\u2011"),
        code().replace("1", "l").replace("0", "o"),
        code().replace("1", "I"),
        f"  roitelet://{code()}/\n",
        f"ROITELET://{code().replace('-', '')}",
    ],
)
def test_a_code_may_be_typed_in_many_ways(typed: str) -> None:
    assert decode(typed) == decode(code())


@given(st.integers(0, 39), st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
def test_a_slip_is_noticed(at: int, letter: str) -> None:
    right = code().replace("-", "")
    wrong = right[:at] + letter + right[at + 1 :]
    if wrong != right:
        with pytest.raises(ValueError):  # noqa: PT011
            decode(wrong)


@given(st.text(max_size=300) | st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ", max_size=80))
def test_anything_else_is_no_code(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        decode(text)


@pytest.mark.parametrize(
    "addresses",
    [(), (Address("ana.example", PORT),), (Address("fe80::1%2", PORT), Address("fe80::1", PORT))],
)
def test_no_code_without_an_address_that_others_can_use(addresses: tuple[Address, ...]) -> None:
    with pytest.raises(ValueError, match="address"):
        encode("invite", addresses, FINGERPRINT, SECRETS["invite"])


def test_addresses_near_come_first_and_names_are_left_out() -> None:
    mixed = code("invite", Address("fd00::5", 7777), Address("ana.example", 7777), Address("10.0.0.5", 7777))
    assert decode(mixed)[0].addresses == (Address("10.0.0.5", 7777), Address("fd00::5", 7777))


def test_a_picture_of_a_code_is_small_enough_for_a_small_terminal() -> None:
    rows = qr(code())
    assert {len(row) for row in rows} == {len(rows)}
    assert len(rows) // 2 + 1 <= 20
    assert not any(rows[0])
    assert all(rows[2][2:9])  # the frame of a corner, by which cameras find it


def test_a_code_tells_nothing_when_it_is_shown_in_a_log() -> None:
    assert SECRETS["invite"] not in repr(decode(code()))
