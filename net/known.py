"""The hosts one has been to: the fingerprint that pins each, and the token of the seat one had there."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = "hosts.json"


class Visit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of a host: its fingerprint and the seat's token, both in hexadecimal."""

    pin: str
    token: str = ""


class Known:
    """Hosts by address, in one file of mode 600. A file that cannot be read counts as empty and is written anew."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._visits: dict[str, Visit] = {}
        with suppress(OSError, msgspec.DecodeError):
            self._visits = msgspec.json.decode(self._path.read_bytes(), type=dict[str, Visit])

    def visit(self, address: str) -> Visit | None:
        """What is known of the host at an address, `name:port`."""
        return self._visits.get(address)

    def keep(self, address: str, visit: Visit) -> None:
        """Remember a visit. Raises OSError."""
        self._visits[address] = visit
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = self._path.with_suffix(f".{os.getpid()}")
        with open(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(self._visits), indent=2))
        draft.replace(self._path)
