"""What a hosted room must not lose when its host is killed: who may come back to it, and what it had settled.

The game itself is in its journal. Of tokens and keys there are hashes only; the secret of the join code, and the host's
part of the seed, are kept as they are, in files for their owner alone.
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
    """A person's seat: his name, the hashes of the tokens and of the key that lead to it, what he adds to the deal.

    The `owner` has the host's own program.
    """

    seat: int
    name: str
    tokens: tuple[bytes, ...]
    key: bytes = b""
    owner: bool = False
    ready: bool = False
    entropy: bytes = b""


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game besides its journal, which is `table`: what its seats added to the deal, their seconds left in reserve.

    `table` is empty while there is no game.
    """

    table: str = ""
    entropy: tuple[bytes, ...] = ()
    reserves: tuple[float, ...] = ()


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One room. `part` and `named` are its deal.

    `sitters` are its people, who came first first; `players` has everyone's seat, and those of nobody. `instead` are
    the seats of people who were shown the door during the game.
    """

    room: str
    title: str
    game: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    policy: Policy
    sitters: tuple[Sitter, ...]
    part: bytes
    named: bool = False
    owned: bool = False
    head: int = -1
    instead: tuple[int, ...] = ()
    kept: Kept = Kept()
    invite: str = ""
    format: int = FORMAT


class Records:
    """The rooms of a port that are open, or were when their host was killed: one file each."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._port = port

    def keep(self, record: Record) -> None:
        """Return when the record will survive a power cut. Raises OSError, with the earlier one still there."""
        replace(self._path(record.room), pack(record))

    def drop(self, room: str) -> None:
        """Forget a room that is shut, or whose game is over."""
        with suppress(OSError):
            self._path(room).unlink(missing_ok=True)
            sync_folder(self._folder)

    def all(self) -> list[Record]:
        """What was last open on this port. What cannot be read is set aside."""
        found = []
        for path in sorted(self._folder.glob(f"{self._port}-*{_ENDING}")):
            try:
                record: Record = unpack(path.read_bytes(), Record)
            except (OSError, ValueError) as error:
                _log.warning("%s: %s", path.name, type(error).__name__)
                with suppress(OSError):
                    path.replace(path.with_suffix(".aside"))
                continue
            if record.format == FORMAT and path == self._path(record.room):
                found.append(record)
        return found

    def _path(self, room: str) -> Path:
        return self._folder / f"{self._port}-{room}{_ENDING}"
