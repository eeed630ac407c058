"""What a hosted room must not lose when its host is killed: who may come back to it, and what it had settled.

The game itself is in its journal. Of tokens and keys there are hashes only; what opens the door to strangers, and the
host's part of the seed, is kept as it is, in files for their owner alone.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from engines.codec import pack, unpack
from engines.journal import Player

from .policy import Policy
from .private import replace, sync_folder

FORMAT: Final = 1
_ENDING: Final = ".room"

_log = logging.getLogger(__name__)


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's seat: his name, the hashes of the tokens and of the key that lead to it, what he added to the deal."""

    seat: int
    name: str
    tokens: tuple[bytes, ...]
    key: bytes = b""
    entropy: bytes = b""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One room. `table` is the journal of its game, empty before it begins; `part` and `named` are its deal."""

    room: str
    port: int
    title: str
    game: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    policy: Policy
    sitters: tuple[Sitter, ...]
    part: bytes
    named: bool = False
    head: int = -1
    table: str = ""
    entropy: tuple[bytes, ...] = ()
    reserves: tuple[float, ...] = ()
    pin: str = ""
    invite: str = ""
    format: int = FORMAT


class Records:
    """The rooms that are open, or were when their host was killed: one file each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, record: Record) -> None:
        """Return when the record will survive a power cut. Raises OSError, with the earlier one still there."""
        replace(self._path(record.room), pack(record))

    def drop(self, room: str) -> None:
        """Forget a room that is shut, or whose game is over for good."""
        with suppress(OSError):
            self._path(room).unlink(missing_ok=True)
            sync_folder(self._folder)

    def of(self, port: int) -> list[Record]:
        """The rooms that were last open on this port. What cannot be read is set aside."""
        found = []
        for path in sorted(self._folder.glob(f"*{_ENDING}")):
            try:
                record: Record = unpack(path.read_bytes(), Record)
            except (OSError, ValueError) as error:
                _log.warning("%s: %s", path.name, type(error).__name__)
                with suppress(OSError):
                    path.replace(path.with_suffix(".aside"))
                continue
            if record.format == FORMAT and record.port == port and record.room == path.stem:
                found.append(record)
        return found

    def _path(self, room: str) -> Path:
        return self._folder / f"{room}{_ENDING}"
