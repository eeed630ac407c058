"""The layers hold: tui above net and ai, both above engines, and the screen's libraries only at the top."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("engines", "ai", "net", "tui", "themes")
SCREEN = ("textual", "rich", "fluent", "click")

LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True, no_logo=True))"

LOAD_ALL = """
import importlib, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def python(code: str, *args: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run code with `cwd` in front of everything installed."""
    return subprocess.run(
        [sys.executable, "-c", code, *args], cwd=cwd, capture_output=True, text=True, encoding="utf-8", check=False
    )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages and their contracts in a folder where they may be broken."""
    folder = tmp_path_factory.mktemp("tree")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def test_the_contracts_are_kept(copy: Path) -> None:
    result = python(LINT, cwd=copy)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 broken" in result.stdout


@pytest.mark.parametrize(
    ("package", "line"),
    [
        ("engines", "import net"),
        ("engines", "import tui.settings"),
        ("engines", "import time"),
        ("engines", "from textual.app import App"),
        ("ai", "import net"),
        ("ai", "import os"),
        ("ai", "from engines.journal import Journal"),
        ("net", "import ai"),
        ("net", "from rich.text import Text"),
        ("tui", "import net.table"),
        ("tui", "import ai.league.allseeing"),
        ("ai", "import ai.league.allseeing"),
    ],
)
def test_a_planted_import_breaks_a_contract(copy: Path, package: str, line: str) -> None:
    planted = copy / package / "planted.py"
    planted.write_text(line + "\n", encoding="utf-8")
    try:
        result = python(LINT, cwd=copy)
    finally:
        planted.unlink()
    assert result.returncode != 0
    assert f"{package}.planted -> {line.split()[1].partition('.')[0]}" in result.stdout


@pytest.mark.parametrize("package", ["engines", "ai", "net"])
def test_nothing_below_the_screen_loads_its_libraries(package: str) -> None:
    result = python(LOAD_ALL, package, cwd=ROOT)
    assert result.returncode == 0, result.stderr
    loaded = result.stdout.split()
    assert package in loaded
    assert not set(SCREEN) & set(loaded)
