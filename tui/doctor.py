"""`roitelet doctor`: what the program finds of its parts, its terminal and its folders, a line each."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from .folders import Folders, folders
from .problem import Problem
from .settings import SettingsFile
from .solo import tables
from .terminal import colours, is_terminal, measure, size
from .text import Texts
from .text_language import choose
from .theming import load_themes
from .usage import VOICE
from .widgets.glyphs import ASCII

PARTS: Final = ("textual", "rich", "msgspec", "msgpack", "click", "fluent.runtime", "platformdirs", "tomlkit")
LEAST: Final = (60, 20)
GOOD: Final = (80, 24)
GLYPHS: Final = "".join(ASCII)
"""What boards draw with: each must take one cell."""

Mark = Literal["ok", "warn", "bad"]


class Finding(NamedTuple):
    """A line of the report: `bad` is what makes play impossible."""

    mark: Mark
    key: str
    args: dict[str, Any]


def _found(mark: Mark, key: str, **args: Any) -> Finding:
    return Finding(mark, f"doctor-{key}", args)


def report() -> int:
    """Print every finding and a last line that sums up; 1 if play is impossible, else 0."""
    where = folders()
    file = SettingsFile(where.config)
    texts = Texts(choose(VOICE.language or file.settings.language, os.environ))
    marks: list[Mark] = []
    for finding in _examine(where, file, texts):
        marks.append(finding.mark)
        print(f"{texts.say(f'doctor-mark-{finding.mark}')} {texts.say(finding.key, **finding.args)}", flush=True)
    if "bad" in marks:
        print(texts.say("doctor-sum-bad"))
        return 1
    print(texts.say("doctor-sum", count=marks.count("warn")))
    return 0


def _examine(where: Folders, file: SettingsFile, texts: Texts) -> Iterator[Finding]:
    yield from _versions()
    yield from _terminal()
    yield _found("ok", "language", language=texts.say("language-name"))
    yield from _places(where)
    themes, problems = load_themes(where.config / "themes")
    if file.settings.theme in themes:
        yield _found("ok", "themes", count=len(themes))
    else:
        yield _found("warn", "theme-lost", name=file.settings.theme, known=", ".join(themes))
    for problem in (*file.problems, *texts.problems, *problems):
        yield _told(problem)
    yield from _games(where, texts)


def _told(problem: Problem) -> Finding:
    return Finding("warn", problem.key, problem.args)


def _versions() -> Iterator[Finding]:
    enough = sys.version_info >= (3, 11)
    yield _found("ok" if enough else "bad", "python", version=platform.python_version(), system=platform.platform())
    for part in ("roitelet", *PARTS):
        try:
            yield _found("ok", "part", name=part, version=version(part))
        except PackageNotFoundError:
            yield _found("warn" if part == "roitelet" else "bad", "part-missing", name=part)


def _terminal() -> Iterator[Finding]:
    name = os.environ.get("TERM_PROGRAM") or os.environ.get("TERM") or "?"
    encoding = (sys.stdout.encoding or "?").upper()
    yield _found("ok" if "UTF" in encoding else "warn", "encoding", name=encoding)
    if not is_terminal():
        yield _found("warn", "no-terminal", name=name)
        return
    yield _found("ok", "terminal", name=name)
    yield _found("warn" if colours() in ("none", "16") else "ok", "colours", number=colours())
    if os.environ.get("NO_COLOR"):
        yield _found("ok", "no-color")
    columns, rows = size()
    fits = columns >= GOOD[0] and rows >= GOOD[1]
    big = columns >= LEAST[0] and rows >= LEAST[1]
    args = {"columns": str(columns), "rows": str(rows)}
    yield _found("ok" if fits else "warn", "size" if fits else "size-tight" if big else "size-small", **args)
    widths = measure(GLYPHS)
    if widths is None:
        yield _found("warn", "glyphs-silent")
    else:
        odd = " ".join(glyph for glyph, width in widths.items() if width != 1)
        yield _found("warn", "glyphs-odd", glyphs=odd) if odd else _found("ok", "glyphs", count=len(widths))


def _places(where: Folders) -> Iterator[Finding]:
    for what, folder in where._asdict().items():
        if _writable(folder):
            yield _found("ok", "folder", what=what, folder=str(folder))
        else:
            yield _found("bad" if what == "data" else "warn", "folder-closed", what=what, folder=str(folder))


def _writable(folder: Path) -> bool:
    """Whether files can be made in the folder, or in the nearest one above in which it would be made."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _games(where: Folders, texts: Texts) -> Iterator[Finding]:
    store = tables(where.data)
    yield _found("ok", "games", count=len(store.unfinished()))
    for problem in store.problems:
        why = texts.refusal(problem.code)
        yield Finding("warn", "hub-set-aside", {"file": problem.file, "why": why})
