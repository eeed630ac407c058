"""A table's journal as a file that only grows: what a power cut leaves of it can always be read."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from struct import Struct
from typing import BinaryIO, Final, Literal
from zlib import crc32

import msgspec

from engines.codec import LIMIT, pack, unpack
from engines.journal import Entry, Header

from .private import sync, sync_folder
from .refusal import Refused

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MAGIC: Final = b"roitelet journal 1\n"
_SIZES: Final = Struct(">III")
"""What stands before each record: its length, a check of the length, a check of the record."""
_FILE_LIMIT: Final = 1 << 26
_LOCKED_BYTE: Final = 1 << 30


class Damaged(ValueError):
    """The file is no journal, or not any more."""


class NeverBegun(Damaged):
    """The file was torn before its header was whole: nobody was told of the table."""


class Recording(msgspec.Struct, frozen=True):
    """What a file holds: header, decisions, and where the last whole record ends."""

    header: Header
    entries: tuple[Entry, ...]
    end: int


class Log:
    """A journal's file, open for one writer. Nobody else can open it until it is closed or its process is dead."""

    def __init__(self, file: BinaryIO, end: int) -> None:
        self._file = file
        self._end = end
        self._sound = True

    @classmethod
    def create(cls, path: Path, header: Header) -> Log:
        """A new journal. Raises OSError."""
        log = cls(_open(path, "x+b"), 0)
        try:
            _lock(log._file)
            log._write(MAGIC + _record(pack(header)))
            sync_folder(path.parent)
        except BaseException:
            log.close()
            path.unlink(missing_ok=True)
            raise
        return log

    @classmethod
    def open(cls, path: Path) -> tuple[Recording, Log]:
        """A journal to go on with; a record that a power cut tore is cut off.

        Raises Damaged, OSError, or Refused if it is in use.
        """
        log = cls(_open(path, "r+b"), 0)
        try:
            _lock(log._file)
            recording = _read(log._file)
            log._end = recording.end
            log._cut()
        except BaseException:
            log.close()
            raise
        return recording, log

    def append(self, entry: Entry) -> None:
        """Keep a decision, on the disk before this returns. Raises OSError, with nothing kept, if it cannot be."""
        if not self._sound:
            raise OSError("the journal could not be mended after a failed write")
        try:
            self._write(_record(pack(entry)))
        except OSError:
            self._sound = False
            self._cut()
            self._sound = True
            raise

    def close(self) -> None:
        """Let others open the file."""
        self._file.close()

    def _write(self, data: bytes) -> None:
        self._file.seek(self._end)
        if self._file.write(data) != len(data):
            raise OSError("the disk is full")
        sync(self._file)
        self._end += len(data)

    def _cut(self) -> None:
        """Drop what stands after the last whole record."""
        if self._file.seek(0, os.SEEK_END) != self._end:
            self._file.truncate(self._end)
            sync(self._file)


def _open(path: Path, mode: Literal["x+b", "r+b"]) -> BinaryIO:
    return open(path, mode, buffering=0, opener=lambda name, given: os.open(name, given, 0o600))


def _lock(file: BinaryIO) -> None:
    """Taken until the file is closed, and by the system when its process dies. Raises Refused if another has it."""
    try:
        if sys.platform == "win32":
            file.seek(_LOCKED_BYTE)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise Refused("in-use") from error


def _record(data: bytes) -> bytes:
    if len(data) > LIMIT:
        raise OSError("too large for a journal")
    size = len(data)
    return _SIZES.pack(size, crc32(size.to_bytes(4, "big")), crc32(data)) + data


def _read(file: BinaryIO) -> Recording:
    file.seek(0)
    data = file.read(_FILE_LIMIT)
    if len(data) == _FILE_LIMIT:
        raise Damaged("too large")
    if not data.startswith(MAGIC):
        torn = MAGIC.startswith(data.rstrip(b"\0"))
        raise NeverBegun("empty") if torn else Damaged("no journal")
    header: Header | None = None
    entries: list[Entry] = []
    end = len(MAGIC)
    for record, after in _records(data, end):
        try:
            if header is None:
                header = unpack(record, Header)
            else:
                entries.append(unpack(record, Entry))
        except ValueError as error:
            raise Damaged(str(error)) from error
        end = after
    if header is None:
        raise NeverBegun("no header")
    return Recording(header, tuple(entries), end)


def _records(data: bytes, start: int) -> Iterator[tuple[bytes, int]]:
    """Each whole record and where it ends. Raises Damaged unless what is not whole is the last thing in the file."""
    while start < len(data):
        body = start + _SIZES.size
        if body > len(data):
            return
        size, size_check, check = _SIZES.unpack_from(data, start)
        if crc32(size.to_bytes(4, "big")) != size_check:
            return _check_torn(data, body)
        record = data[body : body + size]
        if crc32(record) != check or len(record) < size:
            return _check_torn(data, body + size)
        yield record, body + size
        start = body + size


def _check_torn(data: bytes, rest: int) -> None:
    """A torn write ends the file, or is followed by the zeros to which the system had grown it."""
    if data[rest:].strip(b"\0"):
        raise Damaged("unreadable in the middle")
