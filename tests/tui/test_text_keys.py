"""Every key that the program asks for exists, and every key that exists is asked for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from ai.agent import LEVELS
from engines.registry import load, names
from net.refusal import CODES
from tui.lessons import LESSONS
from tui.text_language import languages
from tui.text_values import fields

TUI = Path(__file__).parents[2] / "tui"
ASKING = ("say", "find", "_say", "Problem")


@cache
def keys(language: str) -> frozenset[str]:
    """Every KEY and KEY.ATTRIBUTE of a language."""
    found: set[str] = set()
    for file in (TUI / "locale" / language).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                found |= {entry.id.name} if entry.value else set()
                found |= {f"{entry.id.name}.{each.id.name}" for each in entry.attributes}
    return frozenset(found)


@cache
def sources() -> tuple[tuple[str, ast.Module], ...]:
    return tuple(
        (str(file.relative_to(TUI)), ast.parse(file.read_text(encoding="utf-8"))) for file in TUI.rglob("*.py")
    )


def literals() -> frozenset[str]:
    """Every string constant of the program."""
    return frozenset(
        node.value
        for _, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def patterns() -> Iterator[re.Pattern[str]]:
    """Every f-string of the program that could make a key, as a pattern: `f"pace-{pace}"` makes `pace-...`."""
    for _, tree in sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.JoinedStr):
                continue
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
            if re.match(r"[a-z][a-z0-9]*\\?-", parts[0]):
                yield re.compile("".join(parts))


def of_games() -> Iterator[re.Pattern[str]]:
    """What `Texts` and `Values` ask of each game."""
    for game_id in names():
        game = load(game_id)
        structs = (*get_args(game.action_type), *get_args(game.event_type), game.view_type)
        kinds = {field.kind for struct in structs for field in fields(struct) if field.kind}
        for part in (
            r"(event|past|action|prompt|outcome|column)-[\w-]+",
            r"facts|score",
            r"fact-\w+(\.each)?",
            r"(game|preset-\w+|option-\w+)\.(label|help)",
            r"option-\w+\.choice(-\w+)?",
            rf"({'|'.join(kinds)})-\w+(\.the)?",
            rf"lesson-({'|'.join(trigger.name for trigger in LESSONS[game_id].triggers)})(\.lines)?",
        ):
            yield re.compile(f"{game_id}-({part})")


def asked() -> Iterator[tuple[str, str]]:
    """Every key asked for by name, with the place."""
    for file, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                key = node.args[0]
                if name in ASKING and isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield f"{file}:{node.lineno}", key.value


def test_every_key_asked_for_exists() -> None:
    found = list(asked())
    assert len(found) > 20
    assert not [(place, key) for place, key in found if key not in keys("en")]


@pytest.mark.parametrize("language", languages())
def test_every_code_has_words(language: str) -> None:
    wanted = {f"refusal-{code}" for code in CODES}
    wanted |= {f"level-{level}.{part}" for level in LEVELS for part in ("label", "help")}
    assert not wanted - keys(language)


def test_no_key_is_there_for_nothing() -> None:
    constants, made = literals(), [*patterns(), *of_games()]
    text = "".join(file.read_text(encoding="utf-8") for file in (TUI / "locale" / "en").glob("*.ftl"))
    referred = set(re.findall(r"\{ ([a-z][\w.-]+) \}", text))
    idle = []
    for key in keys("en"):
        forms = {key, key.split(".")[0]} if key.split("-")[0] not in names() else {key}
        if not forms & (constants | referred) and not any(p.fullmatch(form) for p in made for form in forms):
            idle.append(key)
    assert not idle
