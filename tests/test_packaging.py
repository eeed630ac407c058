"""What ships is what is here: the wheel out of the sdist, installed apart from this tree, runs and has every file."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.xdist_group("packaging")

PACKAGES = ("tui", "net", "engines", "ai", "themes")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

SHARE = """
import sysconfig
print(sysconfig.get_path("purelib"))
"""

READ_DATA = """
import importlib.resources, json, sys
found = {}
def walk(folder, name):
    for entry in folder.iterdir():
        if entry.is_dir():
            walk(entry, f"{name}/{entry.name}")
        elif not entry.name.endswith((".py", ".pyc")):
            found[f"{name}/{entry.name}"] = len(entry.read_bytes())
for package in sys.argv[1:]:
    walk(importlib.resources.files(package), package)
print(json.dumps(found))
"""


class Installed(NamedTuple):
    """The built files, and an environment of its own with the wheel in it."""

    sdist: Path
    wheel: Path
    python: Path

    def run(self, *args: str, cwd: Path) -> subprocess.CompletedProcess[str]:
        """Run the environment's interpreter away from this tree."""
        return run(self.python, "-I", *args, cwd=cwd)

    @property
    def command(self) -> Path:
        """The `roitelet` that the wheel brought."""
        return self.python.with_name("roitelet" + self.python.suffix)


def run(*command: str | Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run to the end; what it printed comes with the result."""
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, encoding="utf-8", check=False)


def done(result: subprocess.CompletedProcess[str]) -> str:
    """What a command printed, once it is known to have gone well."""
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Built and installed without a network.

    The dependencies are those of the running environment, seen through a path that carries no `.pth` file along: the
    editable roitelet beside them stays out of sight.
    """
    folder = tmp_path_factory.mktemp("shipped")
    done(run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder))  # the wheel is built from the sdist
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    done(run(python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", wheel, cwd=folder))
    site = Path(done(run(python, "-c", SHARE, cwd=folder)).strip())
    (site / "dependencies.pth").write_text(done(run(sys.executable, "-c", SHARE)), encoding="utf-8")
    return Installed(sdist, wheel, python)


def here(*, code: bool) -> set[str]:
    """Every file of the packages in this tree: the Python files, or the others."""
    return {
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file() and path.suffix != ".pyc" and (path.suffix == ".py") is code
    }


def test_the_wheel_holds_the_packages_and_nothing_else(installed: Installed) -> None:
    with zipfile.ZipFile(installed.wheel) as wheel:
        shipped = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert shipped == here(code=True) | here(code=False)


def test_the_sdist_can_set_itself_up(installed: Installed) -> None:
    listed = done(run(sys.executable, "-m", "tarfile", "--list", installed.sdist)).split()
    names = {name.partition("/")[2] for name in listed}
    assert {"Makefile", "pyproject.toml", "LICENSE", "constraints/play.txt", "constraints/test.txt"} <= names
    assert {path.relative_to(ROOT).as_posix() for path in ROOT.glob("*.md")} <= names
    assert Path(__file__).relative_to(ROOT).as_posix() in names


def test_every_data_file_opens_where_it_is_installed(installed: Installed, tmp_path: Path) -> None:
    found = json.loads(done(installed.run("-c", READ_DATA, *PACKAGES, cwd=tmp_path)))
    assert found == {name: (ROOT / name).stat().st_size for name in here(code=False)}
    assert {Path(name).suffix for name in found} >= {".ftl", ".json", ".md", ".tcss", ".toml", ".typed"}


def test_it_is_imported_from_where_it_is_installed(installed: Installed, tmp_path: Path) -> None:
    places = done(installed.run("-c", f"import {', '.join(PACKAGES)}; print(tui.__file__, ai.__file__)", cwd=tmp_path))
    assert all(Path(place).is_relative_to(installed.python.parents[1]) for place in places.split())


def test_the_installed_command_tells_its_version(installed: Installed, tmp_path: Path) -> None:
    assert PROJECT["version"] in done(run(installed.command, "--version", cwd=tmp_path))
    assert "play" in done(run(installed.command, "--help", cwd=tmp_path))


def third_party() -> set[str]:
    """Distributions that the code of the packages imports."""
    provided = metadata.packages_distributions()
    names: set[str] = set()
    for name in here(code=True):
        for node in ast.walk(ast.parse((ROOT / name).read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                names.add(node.module)
    tops = {name.partition(".")[0] for name in names} - set(PACKAGES) - sys.stdlib_module_names
    return {"fluent.runtime" if top == "fluent" else provided[top][0].lower() for top in tops}


def test_every_library_that_is_imported_is_declared() -> None:
    declared = {re.split(r"[<>=;\s]", line)[0].lower() for line in PROJECT["dependencies"]}
    assert third_party() <= declared


@pytest.mark.parametrize(("flag", "unneeded"), [("--version", {"fluent"}), ("--help", set())])
def test_short_answers_load_neither_screen_nor_game(flag: str, unneeded: set[str]) -> None:
    result = run(sys.executable, "-X", "importtime", "-m", "tui", flag)
    done(result)
    loaded = {line.rpartition("|")[2].strip().partition(".")[0] for line in result.stderr.splitlines()}
    assert "click" in loaded
    assert not loaded & {"textual", "rich", "asyncio", "msgspec", "msgpack", "engines", "ai", *unneeded}
