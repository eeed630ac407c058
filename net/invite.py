"""How one gets to a table and by what right; and both in a code that can be read out, typed, pasted or photographed."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from .line import PORT, Address

Kind = Literal["invite", "resume"]

VERSION: Final = 1
SCHEME: Final = "roitelet://"
PIN_BYTES: Final = 10
"""So much of a host's fingerprint is in a code: nobody makes a certificate to fit."""
SECRET_BYTES: Final[dict[Kind, int]] = {"invite": 8, "resume": 16}
MOST_ADDRESSES: Final = 4

_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none that is mistaken for another
_GROUP: Final = 5
_CHECK: Final = 2
_LONGEST: Final = 200
_MEANT: Final = str.maketrans("ILO", "110", " -\t\r\n\u00a0\u202f\u2010\u2011\u2013")


class Where(NamedTuple):
    """A table and how its host is reached. `pin` is how the host's fingerprint begins, as far as one was told."""

    addresses: tuple[Address, ...]
    pin: bytes = b""
    table: str = ""


class Right(NamedTuple):
    """By what right one enters, one of these or none: a seat's token or resume key, an invitation's secret, the PIN."""

    token: str = ""
    invite: str = ""
    pin: str = ""

    def __repr__(self) -> str:
        return "Right(…)"


def encode(kind: Kind, addresses: Sequence[Address], fingerprint: bytes, secret: str) -> str:
    """A code in groups of five. Names of hosts, and addresses beyond `MOST_ADDRESSES`, are left out.

    Version, kind, usual port or not, and the number of IPv4 addresses; a port; addresses; the fingerprint's beginning;
    the secret (in hexadecimal); a checksum. All addresses have one port. Raises ValueError if none can be told.
    """
    packed = sorted(filter(None, map(_packed, addresses)), key=len)[:MOST_ADDRESSES]
    if not packed or len(bytes.fromhex(secret)) != SECRET_BYTES[kind]:
        raise ValueError("no address, or no such secret")
    port, short = addresses[0].port, sum(len(each) == 4 for each in packed)
    head = VERSION << 5 | (kind == "resume") << 4 | (port == PORT) << 3 | short
    told = b"" if port == PORT else port.to_bytes(2, "big")
    body = bytes((head,)) + told + b"".join(packed) + fingerprint[:PIN_BYTES] + bytes.fromhex(secret)
    letters = _to_letters(body + _checksum(body))
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def decode(text: str) -> tuple[Where, Right]:
    """What a code says, however it was typed: in any case, with or without hyphens, I and L for 1, O for 0.

    Raises ValueError for anything that is no code, or has a slip in it.
    """
    typed = text[:_LONGEST].strip().upper().removeprefix(SCHEME.upper()).rstrip("/").translate(_MEANT)
    body = _from_letters(typed)
    body, check = body[:-_CHECK], body[-_CHECK:]
    if not body or check != _checksum(body) or body[0] >> 5 != VERSION:
        raise ValueError("no code of this version")
    head, rest = body[0], body[1:]
    kind: Kind = "resume" if head & 16 else "invite"
    port = PORT
    if not head & 8:
        port, rest = int.from_bytes(rest[:2], "big"), rest[2:]
    places = len(rest) - PIN_BYTES - SECRET_BYTES[kind]
    short, long = head & 7, (places - 4 * (head & 7)) // 16
    if not 0 < short + long <= MOST_ADDRESSES or 4 * short + 16 * long != places or not port:
        raise ValueError("no addresses")
    cuts = [*range(0, 4 * short, 4), *range(4 * short, places, 16), places]
    found = [ipaddress.ip_address(rest[begin:end]) for begin, end in pairwise(cuts)]
    where = Where(tuple(Address(str(each), port) for each in found), rest[places : places + PIN_BYTES])
    secret = rest[places + PIN_BYTES :].hex()
    return where, Right(token=secret) if kind == "resume" else Right(invite=secret)


def qr(code: str) -> tuple[tuple[bool, ...], ...]:
    """The code as a QR code, in rows of dark and light with the margin that cameras want."""
    import segno

    link = SCHEME.upper() + code.replace("-", "")  # capitals and digits make the smallest picture
    made = segno.make_qr(link, error="l", boost_error=False)
    return tuple(tuple(bool(cell) for cell in row) for row in made.matrix_iter(border=2))


def _packed(address: Address) -> bytes:
    """An address as bytes; none for a name, and for one that is good on its own link only."""
    try:
        found = ipaddress.ip_address(address.name)
    except ValueError:
        return b""
    return b"" if found.version == 6 and found.is_link_local else found.packed


def _checksum(body: bytes) -> bytes:
    return sha256(b"roitelet code" + body).digest()[:_CHECK]


def _to_letters(data: bytes) -> str:
    count = -(-8 * len(data) // 5)
    number = int.from_bytes(data, "big") << (5 * count - 8 * len(data))
    return "".join(_LETTERS[number >> 5 * place & 31] for place in reversed(range(count)))


def _from_letters(typed: str) -> bytes:
    number = 0
    for letter in typed:
        number = number << 5 | _LETTERS.index(letter)  # raises ValueError
    size, spare = divmod(5 * len(typed), 8)
    if number & ((1 << spare) - 1):
        raise ValueError("no whole bytes")
    return (number >> spare).to_bytes(size, "big")
