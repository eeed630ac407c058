"""What the tests of tables share: the small game, known to the registry while a test runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from engines import registry
from engines.journal import Entry, Header, Journal, Player
from net.store import Store
from net.table import Table
from tests.net.bids import Options

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _bids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "bids", "tests.net.bids")


@pytest.fixture
def header() -> Header:
    return Header("bids", 1, {}, (Player("Ana"), Player("Bo"), Player("Cy")), SEED)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "tables")


class MemoryLog:
    """A log that can be told to fail. `before` is called with each entry, before anything is kept."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.before: Callable[[Entry], None] = lambda entry: None

    def append(self, entry: Entry) -> None:
        self.before(entry)
        self.entries.append(entry)


@pytest.fixture
def log() -> MemoryLog:
    return MemoryLog()


@pytest.fixture
def table(header: Header, log: MemoryLog) -> Table:
    return Table("t", Journal(header), log)


@pytest.fixture
def faulty_table(header: Header, log: MemoryLog) -> Table:
    options = msgspec.to_builtins(Options(faulty=True))
    return Table("t", Journal(msgspec.structs.replace(header, options=options)), log)
