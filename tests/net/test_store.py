from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import msgspec
import pytest

from engines.codec import pack
from engines.game import PUBLIC
from engines.journal import Entry, Header, Journal, Player
from net import store as store_module
from net.refusal import Refused
from net.store import Problem, Saved, Store
from tests.net.bids import Bid, View
from tests.net.conftest import SEED


def begin(store: Store, header: Header, decisions: int = 0) -> str:
    """A saved table after so many decisions."""
    table, log = store.create(header)
    journal = Journal(header)
    for _ in range(decisions):
        seat = journal.state.to_act()[0]
        entry = journal.entry(seat, journal.state.legal(seat)[0])
        log.append(entry)
        journal.play(entry)
    log.close()
    return table


def test_a_saved_table_opens_where_it_stopped(store: Store, header: Header) -> None:
    table = begin(store, header, 4)
    journal, log = store.open(table)
    log.close()
    again = Journal(header)
    for entry in journal.entries:
        again.play(entry)
    assert journal.seq == 4
    assert journal.digest() == again.digest()


def test_what_there_is_to_go_on_with_is_shown_as_to_a_stranger(store: Store, header: Header) -> None:
    table = begin(store, header, 4)
    (saved,) = store.unfinished()
    journal, log = store.open(table)
    log.close()
    assert saved == Saved(table, "bids", header.players, journal.state.view(PUBLIC), 4, saved.when)
    assert isinstance(saved.view, View)
    assert (saved.view.hand, saved.view.bid) == ((), None)
    assert SEED not in pack(saved)


def test_file_names_tell_nothing(store: Store, header: Header) -> None:
    begin(store, header)
    begin(store, header)
    stems = [path.stem for path in store.folder.iterdir()]
    assert len(set(stems)) == 2
    assert all(set(stem) <= set("0123456789abcdef") and len(stem) == 16 for stem in stems)


def test_the_latest_table_comes_first(store: Store, header: Header) -> None:
    tables = [begin(store, header) for _ in range(3)]
    for age, table in zip((30, 10, 20), tables, strict=True):
        os.utime(store.folder / f"{table}.journal", (1e9 - age, 1e9 - age))
    assert [saved.table for saved in store.unfinished()] == [tables[1], tables[2], tables[0]]


def test_an_open_table_is_not_offered(store: Store, header: Header) -> None:
    table = begin(store, header, 1)
    _, log = store.open(table)
    other = Store(store.folder)
    assert (other.unfinished(), other.busy) == ([], [table])
    with pytest.raises(Refused, match="in-use"):
        store.open(table)
    log.close()
    assert [saved.table for saved in store.unfinished()] == [table]
    assert store.problems == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no mode bits")
def test_only_its_owner_reads_the_folder(tmp_path: Path, header: Header) -> None:
    (tmp_path / "tables").mkdir(mode=0o755)
    store = Store(tmp_path / "tables")
    store.finish(begin(store, header))
    for folder in (store.folder, store.folder / "finished"):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_finished_tables_are_kept_apart_and_not_for_ever(
    store: Store, header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "KEPT", 2)
    tables = [begin(store, header) for _ in range(3)]
    for number, table in enumerate(tables):
        os.utime(store.folder / f"{table}.journal", (1e9 + number, 1e9 + number))
        store.finish(table)
    assert store.unfinished() == []
    assert {path.stem for path in (store.folder / "finished").iterdir()} == set(tables[1:])


def test_a_game_that_ended_just_before_a_crash_is_put_away(store: Store, header: Header) -> None:
    table = begin(store, header, 9)
    assert store.unfinished() == []
    assert (store.folder / "finished" / f"{table}.journal").exists()


def test_a_discarded_table_is_gone(store: Store, header: Header) -> None:
    table = begin(store, header)
    store.discard(table)
    assert list(store.folder.iterdir()) == []
    with pytest.raises(Refused, match="missing"):
        store.discard(table)


def test_a_table_in_use_is_not_discarded(store: Store, header: Header) -> None:
    table = begin(store, header)
    _, log = store.open(table)
    with pytest.raises(Refused, match="in-use"):
        store.discard(table)
    log.close()


@pytest.mark.parametrize("table", ["", "0" * 16, "../../etc/passwd", "*", "0" * 15 + "/"])
def test_a_table_that_is_not_there_is_missing(store: Store, header: Header, table: str) -> None:
    begin(store, header)
    for use in (store.open, store.discard):
        with pytest.raises(Refused, match="missing"):
            use(table)


def flip(store: Store, table: str, at: int) -> None:
    path = store.folder / f"{table}.journal"
    data = bytearray(path.read_bytes())
    data[at] ^= 0x20
    path.write_bytes(data)


@pytest.mark.parametrize("at", [3, 40, -60])
def test_a_damaged_file_is_set_aside_and_nothing_else_lost(store: Store, header: Header, at: int) -> None:
    damaged, sound = begin(store, header, 5), begin(store, header, 2)
    flip(store, damaged, at)
    content = (store.folder / f"{damaged}.journal").read_bytes()
    assert [saved.table for saved in store.unfinished()] == [sound]
    assert store.problems == [Problem(str(Path("aside", f"{damaged}.journal")), "damaged")]
    assert (store.folder / "aside" / f"{damaged}.journal").read_bytes() == content
    assert [saved.table for saved in store.unfinished()] == [sound]
    assert len(store.problems) == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules_version": 2}, "rules-changed"),
        ({"game": "whist"}, "unknown-game"),
        ({"game": "../whist"}, "unknown-game"),
        ({"options": {"faulty": "yes"}}, "damaged"),
        ({"options": {"other": True}}, "damaged"),
        ({"players": ()}, "damaged"),
        ({"players": (Player("x"),) * 99}, "damaged"),
        ({"seed": b"short"}, "damaged"),
    ],
)
def test_a_header_that_cannot_be_played_is_set_aside(
    store: Store, header: Header, change: dict[str, object], code: str
) -> None:
    table = store.create(msgspec.structs.replace(header, **change))
    table[1].close()
    with pytest.raises(Refused, match=code):
        store.open(table[0])
    assert [problem.code for problem in store.problems] == [code]
    assert store.unfinished() == []


@pytest.mark.parametrize(
    "entry",
    [Entry(0, {"type": "bid", "card": 99}), Entry(9, {"type": "bid", "card": 1}), Entry(0, {"type": "other"})],
)
def test_a_decision_that_is_not_legal_is_damage(store: Store, header: Header, entry: Entry) -> None:
    table, log = store.create(header)
    log.append(entry)
    log.close()
    with pytest.raises(Refused, match="damaged"):
        store.open(table)


def test_rules_that_break_down_over_a_file_are_damage(store: Store, header: Header) -> None:
    faulty = msgspec.structs.replace(header, options={"faulty": True})
    state = Journal(faulty).state
    holder = next(seat for seat in range(3) if Bid(0) in state.legal(seat))
    table, log = store.create(faulty)
    log.append(Entry(holder, {"type": "bid", "card": 0}))
    log.close()
    assert store.unfinished() == []
    assert store.problems == [Problem(str(Path("aside", f"{table}.journal")), "damaged")]


def test_what_was_set_aside_before_stays(store: Store, header: Header) -> None:
    table = begin(store, header, 5)
    (store.folder / "aside").mkdir()
    (store.folder / "aside" / f"{table}.journal").write_text("an older one")
    flip(store, table, 40)
    store.unfinished()
    assert len(list((store.folder / "aside").iterdir())) == 2


def test_a_table_that_never_began_is_no_problem(store: Store, header: Header) -> None:
    table = begin(store, header)
    os.truncate(store.folder / f"{table}.journal", 30)
    assert (store.unfinished(), store.problems, list(store.folder.iterdir())) == ([], [], [])


def test_other_things_in_the_folder_are_left_alone(store: Store, header: Header) -> None:
    table = begin(store, header)
    (store.folder / "notes.txt").write_text("mine")
    (store.folder / "folder.journal").mkdir()
    assert [saved.table for saved in store.unfinished()] == [table]
    assert store.problems == []


def test_names_from_a_file_are_cleaned(store: Store, header: Header) -> None:
    table, log = store.create(msgspec.structs.replace(header, players=(Player("A\x1b[2Jna"), Player("Bo"))))
    log.close()
    assert [player.name for player in store.unfinished()[0].players] == ["A[2Jna", "Bo"]
    journal, log = store.open(table)
    log.close()
    assert journal.header.players[0].name == "A[2Jna"


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="the superuser can write anywhere")
def test_a_folder_that_cannot_be_written_to_is_said(tmp_path: Path, header: Header) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(Refused, match="unsaved"):
        Store(tmp_path / "tables").create(header)
    tmp_path.chmod(0o700)


def test_a_file_in_place_of_the_folder_is_said(tmp_path: Path, header: Header) -> None:
    (tmp_path / "tables").write_text("")
    with pytest.raises(Refused, match="unsaved"):
        Store(tmp_path / "tables").create(header)
    assert Store(tmp_path / "tables").unfinished() == []
