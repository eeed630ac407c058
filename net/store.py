"""The folder of tables: those to go on with, the finished ones, and those that cannot be read any more."""

from __future__ import annotations

import logging
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from engines.game import PUBLIC, View
from engines.journal import Header, Journal, Player, RulesChanged
from engines.registry import names

from .clean import clean_name
from .log import Damaged, Log, NeverBegun, Recording
from .private import own
from .refusal import Refused
from .table import Table

KEPT: Final = 100
"""So many finished tables are kept, the latest ones."""

_ID: Final = re.compile(r"[0-9a-f]{16}")
_ENDING: Final = ".journal"

_log = logging.getLogger(__name__)


class Saved(msgspec.Struct, frozen=True):
    """A table to go on with, as a stranger may see it. `when` is the time of its last decision, in seconds."""

    table: str
    game: str
    players: tuple[Player, ...]
    view: View
    decisions: int
    when: float


class Problem(msgspec.Struct, frozen=True):
    """A file that could not be used, by the name it has now, and a code of `net.refusal`."""

    file: str
    code: str


class Store:
    """Journals in a folder, one file a table. They hold the cards: only their owner can read folder and files.

    `problems` lists what was set aside since the store was opened, `busy` the tables that other programs had open when
    the unfinished ones were last looked for.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []
        self.busy: list[str] = []

    def create(self, header: Header) -> tuple[str, Log]:
        """A new table's id and log. Raises Refused if the folder cannot be written to."""
        table = secrets.token_hex(8)
        try:
            own(self.folder)
            return table, Log.create(self._path(table), header)
        except OSError as error:
            raise Refused("unsaved") from error

    def open(self, table: str) -> tuple[Journal, Log]:
        """A table to go on with. Raises Refused: missing, in use, unreadable, or set aside as a problem."""
        path = self._path(table)
        if not _ID.fullmatch(table) or not path.is_file():
            raise Refused("missing")
        with self._setting_aside(path):
            recording, log = Log.open(path)
            try:
                return _fold(recording), log
            except BaseException:
                log.close()
                raise

    def unfinished(self) -> list[Saved]:
        """Every table to go on with that is not in use, the latest first. What cannot be read is set aside."""
        found: list[Saved] = []
        self.busy = []
        for path in self.folder.glob(f"*{_ENDING}"):
            if not path.is_file() or path.is_symlink():
                continue
            try:
                with self._setting_aside(path):
                    saved = _preview(path)
                    if saved.view.outcome is None:
                        found.append(saved)
                    else:
                        self.finish(saved.table)
            except Refused as refused:
                if refused.code == "in-use":
                    self.busy.append(path.stem)
        return sorted(found, key=lambda saved: saved.when, reverse=True)

    def finish(self, table: str) -> None:
        """Put a table, closed and played to its end, with the finished ones."""
        self._move(self._path(table), "finished")
        kept = sorted((self.folder / "finished").glob(f"*{_ENDING}"), key=_when, reverse=True)
        for path in kept[KEPT:]:
            path.unlink(missing_ok=True)

    def discard(self, table: str) -> None:
        """Delete a table that nobody wants to go on with. Raises Refused if it is in use or missing."""
        if not _ID.fullmatch(table):
            raise Refused("missing")
        path = self._path(table)
        with _refusing(path):
            with suppress(Damaged):
                Log.open(path)[1].close()
            path.unlink()

    def _path(self, table: str) -> Path:
        return self.folder / f"{table}{_ENDING}"

    @contextmanager
    def _setting_aside(self, path: Path) -> Iterator[None]:
        """Turn every failure over a file into a Refused, and move away a file that will never work."""
        try:
            with _refusing(path):
                yield
        except Refused as refused:
            if refused.code in ("damaged", "rules-changed", "unknown-game"):
                with suppress(OSError):
                    path = self._move(path, "aside")
            if refused.code not in ("in-use", "missing"):
                self.problems.append(Problem(str(path.relative_to(self.folder)), refused.code))
            raise

    def _move(self, path: Path, folder: str) -> Path:
        """Into a folder of this one, beside whatever has the same name there."""
        own(self.folder / folder)
        target = self.folder / folder / path.name
        while target.exists():
            target = target.with_name(f"{target.stem}~{_ENDING}")
        os.replace(path, target)
        return target


def _when(path: Path) -> float:
    return path.stat().st_mtime


def _preview(path: Path) -> Saved:
    when = _when(path)
    recording, log = Log.open(path)
    try:
        table = Table(path.stem, _fold(recording), log)
    finally:
        log.close()
    return Saved(table.id, table.header.game, table.header.players, table.view(PUBLIC), table.seq, when)


def _fold(recording: Recording) -> Journal:
    """The game that a file leads to. Raises Refused."""
    header = recording.header
    if header.game not in names():
        raise Refused("unknown-game")
    players = tuple(msgspec.structs.replace(player, name=clean_name(player.name)) for player in header.players)
    try:
        journal = Journal(msgspec.structs.replace(header, players=players))
        for entry in recording.entries:
            journal.play(entry)
    except RulesChanged as error:
        raise Refused("rules-changed") from error
    except Exception as error:  # the file can hold anything, and what it holds is played
        raise Refused("damaged") from error
    return journal


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Failures over a file as codes."""
    try:
        yield
    except NeverBegun as error:
        path.unlink(missing_ok=True)
        raise Refused("missing") from error
    except Damaged as error:
        _log.warning("%s: %s", path.name, error)
        raise Refused("damaged") from error
    except FileNotFoundError as error:
        raise Refused("missing") from error
    except OSError as error:
        _log.warning("%s: %s", path.name, error.strerror)
        raise Refused("unreadable") from error
