"""House rules that no linter knows: each is checked over the whole tree, and each check is shown to bite."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PACKAGES = ("engines", "ai", "net", "tui", "themes")
LONGEST = 400
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:root|work|home/\w+|Users/\w+)/\w")
REGISTRY = re.compile(
    "|".join([r"\bpypi\.", r"python" + r"hosted", r"--(extra-)?index-url", r"\bPIP_INDEX", r"--find-links"])
)
WORD = re.compile(r"[^\W\d_]{2,}")

MARKUP_READERS = {"Static", "Label", "OptionList", "SelectionList", "Select", "notify"}
"""Calls that read text as markup unless told `markup=False` or given Content."""
CONTENT_ONLY = {"Button", "Checkbox", "RadioButton", "Collapsible", "TabPane", "Tab", "Option"}
"""Calls that read their label as markup and cannot be told otherwise: they want Content."""


def sources(*packages: str) -> list[Path]:
    """The Python files of these packages."""
    return sorted(path for package in packages for path in (ROOT / package).rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tracked() -> list[Path]:
    """Every file in git."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this tree is no git clone, so there is no list of what is kept in git")
    return [path for name in listed.decode().split("\0") if name and (path := ROOT / name).is_file()]


# Engines speak no language


def unspoken(tree: ast.AST) -> set[ast.AST]:
    """Nodes whose words nobody is shown: docstrings, what is raised or asserted, annotations, a repr."""
    hidden: set[ast.AST] = set()
    for node in ast.walk(tree):
        quiet: list[ast.AST | None] = []
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            quiet = [node.value]
        elif isinstance(node, ast.Raise):
            quiet = [node.exc]
        elif isinstance(node, ast.Assert):
            quiet = [node.msg]
        elif isinstance(node, ast.AnnAssign | ast.arg):
            quiet = [node.annotation]
        elif isinstance(node, ast.FunctionDef) and node.name == "__repr__":
            quiet = [node]
        hidden.update(inner for outer in quiet if outer for inner in ast.walk(outer))
    return hidden


def phrases(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Strings that read like words for people: at least one word, and a space beside it."""
    hidden = unspoken(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in hidden:
            text = node.value
            if WORD.search(text) and any(letter.isspace() for letter in text.strip("\n")):
                yield node.lineno, text


def test_engines_speak_no_language() -> None:
    assert not [
        f"{name_of(path)}:{line}: {text!r}"
        for path in sources("engines")
        for line, text in phrases(ast.parse(path.read_text("utf-8")))
    ]


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('say = "your turn"', True),
        ('say = f"{seat} takes {n}"', True),
        ('def f():\n    """Two words."""\n    raise ValueError(f"no card {n}")', False),
        ('tag = "plus_two"; parts = " ".join(x); short = f"{a} > {b}"', False),
    ],
)
def test_the_language_check_bites(code: str, found: bool) -> None:
    assert bool(list(phrases(ast.parse(code)))) is found


# Names and texts are never read as markup


def called(node: ast.Call) -> str:
    """The last name of what is called: `self.app.notify(...)` is `notify`, `super().__init__` is `__init__`."""
    match node.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def plain(node: ast.expr | None) -> bool:
    """Whether this is Content by construction, or a literal without a bracket."""
    match node:
        case ast.Call(func=ast.Name(id="Content") | ast.Attribute(value=ast.Name(id="Content"))):
            return called(node) != "from_markup"
        case ast.Constant(value=text):
            return "[" not in str(text)
    return False


def markup_risks(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Calls of widgets that would read their text as markup."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name, words = called(node), {keyword.arg: keyword.value for keyword in node.keywords}
        named = (words[key] for key in ("content", "label", "prompt") if key in words)
        text = node.args[0] if node.args else next(named, None)
        risky = name == "from_markup"
        if name in MARKUP_READERS:
            literal = isinstance(off := words.get("markup"), ast.Constant) and off.value is False
            risky = not literal and not plain(text)
        elif name in CONTENT_ONLY:
            risky = text is not None and composed(text)
        if risky:
            yield node.lineno, name


def composed(node: ast.expr) -> bool:
    """Whether text is put together on the spot: an f-string, a sum, a format."""
    return isinstance(node, ast.JoinedStr | ast.BinOp) or (isinstance(node, ast.Call) and called(node) == "format")


def test_no_widget_reads_text_as_markup() -> None:
    assert not [
        f"{name_of(path)}:{line}: {name} without markup=False or Content"
        for path in sources("tui")
        for line, name in markup_risks(ast.parse(path.read_text("utf-8")))
    ]


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("Static(name)", True),
        ("Static(id='top')", True),
        ("self.app.notify(f'{name} left')", True),
        ("Button(f'{name}')", True),
        ("Content.from_markup(name)", True),
        ("Static(name, markup=False)", False),
        ("Label(Content(name))", False),
        ("self.notify(text, title=title, markup=False)", False),
    ],
)
def test_the_markup_check_bites(code: str, found: bool) -> None:
    assert bool(list(markup_risks(ast.parse(code)))) is found


# What is kept in git


def test_files_are_short() -> None:
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in sources(*PACKAGES)}
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST}


def offences(text: str) -> list[str]:
    """Addresses of machines and of package registries."""
    return [found.group() for pattern in (MACHINE_PATH, REGISTRY) for found in pattern.finditer(text)]


def test_nothing_names_a_machine_or_a_registry() -> None:
    here = Path(__file__)
    texts = {name_of(path): path.read_bytes().decode("utf-8", "replace") for path in tracked() if path != here}
    assert not {name: found for name, text in texts.items() if (found := offences(text))}


@pytest.mark.parametrize(
    "text", ["see /" + "root/x", "'/home/marie/x'", "https://" + "pypi" + ".org/simple", "pip --index-url x"]
)
def test_the_address_check_bites(text: str) -> None:
    assert offences(text)


# The pins


PINS = sorted((ROOT / "constraints").glob("*.txt"))


@pytest.mark.parametrize("path", PINS, ids=lambda path: path.stem)
def test_pins_are_exact_hashed_and_without_address(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "://" not in text
    entries = [block for block in re.split(r"\n(?=\S)", text) if not block.startswith("#")]
    assert entries
    assert not [block for block in entries if "==" not in block.splitlines()[0] or "--hash=sha256:" not in block]


def test_playing_and_testing_share_one_environment() -> None:
    play, test = (versions(name) for name in ("play", "test"))
    assert play.items() <= test.items()


@pytest.mark.parametrize(
    ("name", "extras"), [("play", ()), ("test", ("test",)), ("bench", ("bench",))], ids=["play", "test", "bench"]
)
def test_the_pins_are_of_what_is_declared(name: str, extras: tuple[str, ...]) -> None:
    declared = [
        *PROJECT["dependencies"],
        *(line for extra in extras for line in PROJECT["optional-dependencies"][extra]),
    ]
    build = (ROOT / "constraints" / "build.in").read_text("utf-8").splitlines()
    wanted = [Requirement(line) for line in [*declared, *(line for line in build if not line.startswith("#"))]]
    pinned = versions(name)
    assert not [str(one) for one in wanted if pinned.get(canonicalize_name(one.name), "0") not in one.specifier]


def versions(name: str) -> dict[str, str]:
    """Package to version, as one file of pins has them."""
    text = (ROOT / "constraints" / f"{name}.txt").read_text("utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))
