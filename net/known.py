"""The hosts one has been to, by their fingerprints: where each was, and the tokens of the seats one has there."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from .line import Address

FILE: Final = "hosts.json"
ADDRESSES: Final = 4
"""So many of the latest addresses of a host are kept."""
SEATS: Final = 16
"""So many of the latest seats at a host are kept."""

_log = logging.getLogger(__name__)


class Acquaintance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A host: `addresses` as `name:port` and `seats` as tokens by table, each the latest last."""

    addresses: tuple[str, ...] = ()
    seats: dict[str, str] = {}

    def __repr__(self) -> str:
        return f"Acquaintance({self.addresses}, …)"


class Known:
    """Hosts by fingerprint, in one file of mode 600. A file that cannot be read counts as empty and is written anew."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._hosts: dict[str, Acquaintance] = {}
        with suppress(OSError, msgspec.DecodeError, UnicodeError):
            self._hosts = msgspec.json.decode(self._path.read_bytes(), type=dict[str, Acquaintance])

    def __contains__(self, fingerprint: bytes) -> bool:
        return fingerprint.hex() in self._hosts

    def addresses(self) -> list[str]:
        """Where hosts have been met, each host's latest place first."""
        places = [address for host in self._hosts.values() for address in reversed(host.addresses)]
        return list(dict.fromkeys(places))

    def hosts(self) -> list[tuple[Address, ...]]:
        """Where each host has been met, the latest place first."""
        hosts = []
        for host in self._hosts.values():
            with suppress(ValueError):  # somebody wrote into the file
                hosts.append(tuple(map(Address.read, reversed(host.addresses))))
        return [addresses for addresses in hosts if addresses]

    def trusts(self, address: str, fingerprint: bytes) -> bool:
        """Whether this host may be at that address: it is known from here or elsewhere, or nobody is known here."""
        return fingerprint in self or not any(address in host.addresses for host in self._hosts.values())

    def seat(self, fingerprint: bytes, table: str = "") -> str:
        """The token of the seat one has at this table, or without one at the latest; empty if there is none."""
        seats = self._hosts.get(fingerprint.hex(), Acquaintance()).seats
        return seats.get(table, "") if table else next(reversed(seats.values()), "")

    def keep(self, address: str, fingerprint: bytes, table: str = "", token: str = "") -> None:
        """Remember a visit, if the disk lets us: without it one only has to be let in anew."""
        host = self._hosts.pop(fingerprint.hex(), Acquaintance())
        places = (*(other for other in host.addresses if other != address), address)[-ADDRESSES:]
        seats = {other: kept for other, kept in host.seats.items() if other != table}
        if token:
            seats[table] = token
        seats = dict(list(seats.items())[-SEATS:])
        self._hosts[fingerprint.hex()] = Acquaintance(places, seats)
        self._write()

    def forget(self, address: str) -> None:
        """Let another host be at this address."""
        for fingerprint, host in self._hosts.items():
            left = tuple(other for other in host.addresses if other != address)
            self._hosts[fingerprint] = msgspec.structs.replace(host, addresses=left)
        self._write()

    def _write(self) -> None:
        draft = self._path.with_suffix(f".{os.getpid()}")
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with open(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(self._hosts), indent=2))
            draft.replace(self._path)
        except OSError:
            _log.exception("the hosts one has been to could not be kept")
