"""What a person prefers: a TOML file that he may edit too."""

from __future__ import annotations

import os
import shutil
import tempfile
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from net.clean import clean_name
from net.policy import Policy

from .problem import Problem

NAME: Final = "settings.toml"

PERSON: Final = "person"
"""What stands in place of a bot's level where one more person sits at this keyboard."""

Pace = Literal["instant", "brisk", "normal", "relaxed"]


class Setup(msgspec.Struct, frozen=True):
    """How a game was last set up: seats, who sits in them, a preset and what differs from it.

    `bots` are the bots' levels in seat order, or `PERSON`; `people` are the names of those.
    """

    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    bots: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    preset: str = ""
    options: dict[str, bool | int | str] = {}


class Hosting(msgspec.Struct, frozen=True):
    """How one last opened a table for others: its game (whose seats and rules are in its set-up), name and terms."""

    game: str = ""
    title: str = ""
    policy: Policy = Policy()


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings with their defaults.

    `language` is a language's code or "auto": as the environment says. `look_around` has the
    hub look for tables nearby. `keys` rebinds what `tui.keys` names.
    """

    name: str = ""
    language: str = "auto"
    theme: str = "velours"
    pace: Pace = "normal"
    animations: bool = True
    ascii: bool = False
    bell: bool = True
    auto_single: bool = True
    look_around: bool = True
    last_setup: dict[str, Setup] = {}
    hosting: Hosting = Hosting()
    keys: dict[str, str] = {}


class SettingsFile:
    """The settings on disk. Comments, unknown keys and values that were not understood stay as they are.

    `problems` are what reading met with; the settings are complete in any case.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.problems: list[Problem] = []
        self.settings = self._on_disk = self._read()

    def save(self, settings: Settings) -> Problem | None:
        """Keep these settings: what changed is written, in one step or not at all."""
        self.settings = settings
        if settings == self._on_disk:
            return None
        try:
            self._write(msgspec.to_builtins(self._on_disk), msgspec.to_builtins(settings))
        except (OSError, ValueError):
            return Problem("settings-unsaved", {"file": str(self.path)})
        self._on_disk = settings
        return None

    def _write(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        import tomlkit  # it keeps comments, but takes its time to load, and is needed for writing alone

        try:
            document = tomlkit.parse(self._text())
        except FileNotFoundError:
            document = tomlkit.document()
        _change(document, before, after)
        _replace(self.path, tomlkit.dumps(document))

    def _text(self) -> str:
        return self.path.read_text(encoding="utf-8-sig")

    def _read(self) -> Settings:
        try:
            raw = tomllib.loads(self._text())
        except FileNotFoundError:
            return Settings()
        except (IsADirectoryError, ValueError, RecursionError):  # no TOML, no UTF-8, or more than can be read
            self._set_aside()
            return Settings()
        except OSError:
            if self.path.is_dir():  # Windows refuses to open a folder as it refuses a locked file
                self._set_aside()
            else:
                self.problems.append(Problem("settings-unreadable", {"file": str(self.path)}))
            return Settings()
        return self._understand(raw)

    def _understand(self, raw: dict[str, Any]) -> Settings:
        good = {}
        for field in msgspec.structs.fields(Settings):
            if field.name in raw:
                try:
                    good[field.name] = msgspec.convert(raw[field.name], field.type, strict=True)
                except msgspec.ValidationError:
                    self.problems.append(Problem("settings-value", {"file": str(self.path), "field": field.name}))
        if good.get("name"):
            good["name"] = clean_name(good["name"])
        return Settings(**good)

    def _set_aside(self) -> None:
        number = 1
        while os.path.lexists(aside := self.path.with_name(f"{NAME}.broken-{number}")):
            number += 1
        try:
            self.path.rename(aside)
        except OSError:
            self.problems.append(Problem("settings-unreadable", {"file": str(self.path)}))
        else:
            self.problems.append(Problem("settings-broken", {"file": str(self.path), "copy": aside.name}))


def _change(table: Any, before: dict[str, Any], after: dict[str, Any]) -> None:
    """Make in a table the changes between two states of it; the rest, with its comments, stays."""
    for key in before.keys() - after.keys():
        table.pop(key, None)
    for key, value in after.items():
        old = before.get(key)
        if isinstance(value, dict) and isinstance(old, dict) and isinstance(table.get(key), dict):
            _change(table[key], old, value)
        elif value != old:
            table[key] = value


def _replace(path: Path, text: str) -> None:
    """Write a file in one step: after a crash it holds the old text or the new one."""
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        with suppress(OSError):
            shutil.copymode(target, name)
        os.replace(name, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
