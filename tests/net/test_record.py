from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import BinaryIO

import msgspec
import pytest

from engines.journal import Player
from net import private
from net.policy import Policy
from net.record import Kept, Record, Records, Sitter

ROOM = Record(
    room="a1",
    title="Lunch",
    game="bids",
    options={"faulty": False},
    players=(Player(""), Player("Bot", "novice")),
    policy=Policy(move=30, reserve=60, access="pin"),
    sitters=(Sitter(0, "Ana", (b"h" * 32, b"i" * 32), b"k" * 32, True, True, b"e" * 32),),
    part=b"p" * 32,
    head=0,
    kept=Kept("0123456789abcdef", (b"e" * 32, b""), (12.5, 60.0)),
    invite="00ff",
)


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path / "rooms", 4567)


def test_what_was_kept_is_there_whole_after_a_restart(records: Records, tmp_path: Path) -> None:
    records.keep(ROOM)
    later = msgspec.structs.replace(ROOM, kept=Kept(), sitters=())
    Records(tmp_path / "rooms", 456).keep(msgspec.structs.replace(later, room="b2"))
    assert Records(tmp_path / "rooms", 4567).all() == [ROOM]
    records.keep(later)
    assert Records(tmp_path / "rooms", 4567).all() == [later]


def test_nobody_else_can_read_it(records: Records, tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        records.keep(ROOM)
    finally:
        os.umask(old)
    (file,) = (tmp_path / "rooms").iterdir()
    assert (stat.S_IMODE(file.stat().st_mode), stat.S_IMODE(file.parent.stat().st_mode)) == (0o600, 0o700)


def test_a_room_that_is_shut_is_forgotten(records: Records) -> None:
    records.drop("never-kept")
    records.keep(ROOM)
    records.drop(ROOM.room)
    assert records.all() == []


def test_a_file_that_cannot_be_read_is_set_aside_and_hides_no_other(records: Records, tmp_path: Path) -> None:
    records.keep(ROOM)
    folder = tmp_path / "rooms"
    (folder / "4567-zz.room").write_bytes(b"\x91" * 500)
    (folder / "4567-yy.room").write_bytes((folder / "4567-a1.room").read_bytes())  # under a name that is not its own
    assert records.all() == [ROOM]
    assert sorted(file.name for file in folder.iterdir()) == ["4567-a1.room", "4567-yy.room", "4567-zz.aside"]


def test_a_full_disk_leaves_the_earlier_record(
    records: Records, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records.keep(ROOM)

    def full(file: BinaryIO) -> None:
        raise OSError("full")

    monkeypatch.setattr(private, "sync", full)
    with pytest.raises(OSError, match="full"):
        records.keep(msgspec.structs.replace(ROOM, title="Dinner"))
    assert records.all() == [ROOM]
    assert [file.name for file in (tmp_path / "rooms").iterdir()] == ["4567-a1.room"]


def test_it_is_on_the_disk_before_it_takes_its_place(
    records: Records, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    replace = os.replace
    monkeypatch.setattr(private, "sync", lambda file: done.append("file"))
    monkeypatch.setattr(private, "sync_folder", lambda folder: done.append("folder"))
    monkeypatch.setattr(os, "replace", lambda *names: (done.append("name"), replace(*names)))
    records.keep(ROOM)
    assert done == ["file", "name", "folder"]
