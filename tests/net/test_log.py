from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path
from zlib import crc32

import pytest

from engines.codec import pack
from engines.journal import Entry, Header
from net.log import _SIZES, MAGIC, Damaged, Log, NeverBegun
from net.refusal import Refused

ENTRIES = [Entry(seat, {"type": "bid", "card": card}, id=card + 1) for card, seat in enumerate((0, 1, 2, 0))]


@pytest.fixture
def path(tmp_path: Path, header: Header) -> Path:
    """A closed journal with four decisions."""
    path = tmp_path / "t.journal"
    log = Log.create(path, header)
    for entry in ENTRIES:
        log.append(entry)
    log.close()
    return path


def entries(path: Path) -> list[Entry]:
    recording, log = Log.open(path)
    log.close()
    return list(recording.entries)


def ends(data: bytes) -> list[int]:
    """Where each record ends, the header's first."""
    found, at = [], len(MAGIC)
    while at < len(data):
        at += _SIZES.size + _SIZES.unpack_from(data, at)[0]
        found.append(at)
    return found


def test_what_was_written_is_read(path: Path, header: Header) -> None:
    recording, log = Log.open(path)
    log.close()
    assert recording.header == header
    assert list(recording.entries) == ENTRIES


def test_writing_goes_on_where_it_stopped(path: Path) -> None:
    _, log = Log.open(path)
    log.append(ENTRIES[0])
    log.close()
    assert entries(path) == [*ENTRIES, ENTRIES[0]]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no mode bits")
def test_only_its_owner_reads_it(path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_tail_torn_anywhere_is_dropped(path: Path) -> None:
    whole = path.read_bytes()
    *_, before, end = ends(whole)
    for size in range(before, end):
        for zeros in (0, 1, 5000):
            path.write_bytes(whole[:size] + bytes(zeros))
            assert entries(path) == ENTRIES[:-1]
            assert path.stat().st_size == before
    path.write_bytes(whole + bytes(4096))
    assert entries(path) == ENTRIES


def test_a_file_torn_before_its_header_was_whole_never_began(path: Path) -> None:
    whole = path.read_bytes()
    for size in range(ends(whole)[0]):
        for zeros in (0, 300):
            path.write_bytes(whole[:size] + bytes(zeros))
            with pytest.raises(NeverBegun):
                Log.open(path)


def test_a_changed_byte_before_the_last_record_is_noticed(path: Path) -> None:
    whole = path.read_bytes()
    for at in range(ends(whole)[-2]):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0x41]) + whole[at + 1 :])
        with pytest.raises(Damaged):
            Log.open(path)


@pytest.mark.parametrize(
    "payload",
    [b"", b"\xc1", b"\x91" * 50_000, b"\xdd\xff\xff\xff\xff", pack({"seat": 0}), pack({"seat": "x", "action": {}})],
)
def test_a_whole_record_of_nonsense_is_damage(path: Path, payload: bytes) -> None:
    size = len(payload)
    frame = _SIZES.pack(size, crc32(size.to_bytes(4, "big")), crc32(payload)) + payload
    path.write_bytes(path.read_bytes() + frame)
    with pytest.raises(Damaged):
        Log.open(path)


def test_a_huge_length_takes_no_memory(path: Path) -> None:
    size = 2**32 - 1
    path.write_bytes(path.read_bytes() + _SIZES.pack(size, crc32(size.to_bytes(4, "big")), 0) + b"x")
    assert entries(path) == ENTRIES


class FullDisk:
    """A file that writes a part of what it is given, or cannot sync, or cannot even be cut."""

    def __init__(self, path: Path, *, room: int = 10**9, cuts: bool = True) -> None:
        self.file = open(path, "r+b", buffering=0)  # noqa: SIM115
        self.room = room
        self.cuts = cuts

    def write(self, data: bytes) -> int:
        return self.file.write(data[: self.room])

    def truncate(self, size: int) -> int:
        if not self.cuts:
            raise OSError(errno.EIO, "input/output error")
        return self.file.truncate(size)

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


def test_a_write_that_fails_half_way_leaves_nothing(path: Path) -> None:
    before = path.read_bytes()
    _, log = Log.open(path)
    real, log._file = log._file, FullDisk(path, room=7)
    with pytest.raises(OSError, match="full"):
        log.append(ENTRIES[0])
    assert path.read_bytes() == before
    log._file = real
    log.append(ENTRIES[1])
    log.close()
    assert entries(path) == [*ENTRIES, ENTRIES[1]]


def test_a_sync_that_fails_leaves_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = path.read_bytes()
    _, log = Log.open(path)
    failures = iter([OSError(errno.EIO, "input/output error")])

    def sync(file: object) -> None:
        for failure in failures:
            raise failure

    monkeypatch.setattr("net.log.sync", sync)
    with pytest.raises(OSError, match="input/output"):
        log.append(ENTRIES[0])
    log.close()
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_mended_takes_nothing_more(path: Path) -> None:
    _, log = Log.open(path)
    real, log._file = log._file, FullDisk(path, room=7, cuts=False)
    with pytest.raises(OSError, match="input/output"):
        log.append(ENTRIES[0])
    log._file = real
    with pytest.raises(OSError, match="mended"):
        log.append(ENTRIES[0])
    log.close()
    assert entries(path) == ENTRIES


@pytest.mark.skipif(not hasattr(os, "fdatasync"), reason="this system has no fdatasync")
def test_every_decision_is_synced_before_it_counts(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fdatasync", lambda handle: synced.append(os.fstat(handle).st_size))
    _, log = Log.open(path)
    log.append(ENTRIES[0])
    assert synced == [path.stat().st_size]
    log.close()


def test_a_journal_has_one_writer(path: Path) -> None:
    _, log = Log.open(path)
    with pytest.raises(Refused, match="in-use"):
        Log.open(path)
    log.close()
    assert entries(path) == ENTRIES


def test_a_killed_program_leaves_the_journal_free(path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from net.log import Log;"
        "log = Log.open(Path(sys.argv[1])); print('open', flush=True); sys.stdin.read()"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=os.getcwd()
    )
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open" + os.linesep.encode()
        with pytest.raises(Refused, match="in-use"):
            Log.open(path)
    finally:
        other.kill()
        other.communicate()
    assert entries(path) == ENTRIES
