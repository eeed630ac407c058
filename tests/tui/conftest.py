"""What tests of the screens share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from engines.journal import Header, Player
from engines.registry import load
from net.store import Store
from tui.app import RoiteletApp
from tui.settings import Settings, SettingsFile


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the test's own, in English and without a wait."""
    monkeypatch.setenv("ROITELET_HOME", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path


@pytest.fixture
def kept(home: Path) -> Callable[..., None]:
    """Writes settings before the program starts; animations and the search for tables are off unless asked for."""

    def write(**settings: object) -> None:
        SettingsFile(home / "config").save(
            Settings(**{"animations": False, "pace": "instant", "look_around": False, **settings})
        )

    write()
    return write


@pytest.fixture
def start(kept: Callable[..., None]) -> Callable[..., RoiteletApp]:
    """Makes the program, with these settings."""

    def make(**settings: object) -> RoiteletApp:
        kept(**settings)
        return RoiteletApp()

    return make


@pytest.fixture
def saved(home: Path) -> Callable[..., str]:
    """Leaves an unfinished table in the store and returns its id."""

    def leave(*names: str) -> str:
        info = load("roitatouille").info
        header = Header(
            game=info.id,
            rules_version=info.rules_version,
            options=msgspec.to_builtins(info.presets["as_written"]),
            players=(Player(names[0]), *(Player(name, "novice") for name in names[1:])),
            seed=bytes(32),
        )
        table, log = Store(home / "data" / "tables").create(header)
        log.close()
        return table

    return leave
