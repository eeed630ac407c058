"""The files of texts: complete in every language, well set, and formatted without a fault in real games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from engines.game import PUBLIC, Event, Game
from engines.options import fields as option_fields
from engines.registry import load, names
from engines.rng import Rng
from tui.text import Texts
from tui.text_language import languages
from tui.text_values import SEAT
from tui.text_values import fields as value_fields

TUI = Path(__file__).parents[2] / "tui"
NAMES = tuple(f"Player{seat}" for seat in range(10))


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that wants a variable, a message or a function that is not there is an error."""
    lenient = FluentBundle.format_pattern

    def format_pattern(self: FluentBundle, pattern: Any, args: Any = None) -> Any:
        text, errors = lenient(self, pattern, args)
        assert not errors, f"{errors} in {text!r}"
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", format_pattern)


class Parts(Visitor):
    """What a message is made of: its variables, the messages it refers to, its literal text."""

    def __init__(self, pattern: fluent.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.text: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.text.append(node.value)


@cache
def entries(language: str) -> dict[str, Parts]:
    """Every KEY and KEY.ATTRIBUTE of a language."""
    found: dict[str, Parts] = {}
    for file in sorted((TUI / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                patterns = {entry.id.name: entry.value}
                patterns |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
                for key, pattern in patterns.items():
                    assert key not in found, f"{file.name}: {key} is there twice"
                    if pattern:
                        found[key] = Parts(pattern)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_keys_and_variables(language: str) -> None:
    english, other = entries("en"), entries(language)
    assert other.keys() == english.keys()
    differing = {key for key in english if all_variables(language, key) != all_variables("en", key)}
    assert not differing


@pytest.mark.parametrize("language", languages())
def test_references_lead_somewhere(language: str) -> None:
    known = entries(language)
    assert not [(key, ref) for key, parts in known.items() for ref in parts.references if ref not in known]


def all_variables(language: str, key: str) -> set[str]:
    parts = entries(language)[key]
    return parts.variables.union(*(all_variables(language, reference) for reference in parts.references))


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every text with the place where it stands."""
    for key, parts in entries(language).items():
        for text in parts.text:
            yield key, text
    for file in sorted((TUI / "locale" / language / "rules").glob("*.md")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{file.name}:{number}", line


@pytest.mark.parametrize("language", languages())
def test_typography(language: str) -> None:
    faults = [(where, text) for where, text in written(language) if re.search(r"'|\.\.\.|\s\s\S|\t", text)]
    assert not faults


def test_french_typography() -> None:
    plain = re.compile(r"[^\u202f|:!?-][:;!?»](?=\s|$)|«[^\u202f]|[ \u00a0][:;!?»]")
    faults = [(where, text) for where, text in written("fr") if plain.search(text)]
    assert not faults
    assert plain.search("Gagné !")
    assert plain.search("Gagné!")
    assert not plain.search("Gagné\u202f!")


@pytest.mark.parametrize("language", languages())
def test_no_invisible_marks(language: str) -> None:
    assert not [
        text for _, text in written(language) if re.search("[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]", text)
    ]


def tags(union: Any) -> Iterator[str]:
    for kind in get_args(union) or (union,):
        yield str(kind.__struct_config__.tag)


def kinds(game: Game) -> Iterator[tuple[str, int]]:
    """Every value of every kind that a bounded number in the game's values has."""

    def search(annotation: Any) -> Iterator[tuple[str, int]]:
        for meta in get_args(annotation)[1:]:
            if isinstance(meta, msgspec.Meta) and meta.extra and meta.extra.get("kind", SEAT) != SEAT:
                for value in range(int(meta.ge or 0), int(meta.le or 0) + 1):
                    yield meta.extra["kind"], value
        for inner in get_args(annotation):
            yield from search(inner)

    for struct in (*get_args(game.action_type), *get_args(game.event_type), game.view_type):
        for field in msgspec.structs.fields(struct):
            yield from search(field.type)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", names())
def test_every_game_is_complete(game_id: str, language: str) -> None:
    game = load(game_id)
    known = entries(language)
    wanted = {f"{game_id}-game.label", f"{game_id}-game.help", f"{game_id}-facts", f"{game_id}-score"}
    wanted |= {f"{game_id}-event-{tag}" for tag in tags(game.event_type)}
    wanted |= {f"{game_id}-action-{tag}" for tag in tags(game.action_type)}
    wanted |= {f"{game_id}-{kind}-{value}" for kind, value in kinds(game)}
    for preset in game.info.presets:
        wanted |= {f"{game_id}-preset-{preset}.label", f"{game_id}-preset-{preset}.help"}
    for option in option_fields(game.info.options):
        if not option.hidden:
            key = f"{game_id}-option-{option.name}"
            wanted |= {f"{key}.label", f"{key}.help"}
            wanted |= {
                f"{key}.choice-{word}" for word in option.choices if isinstance(word, str) and not word.isdigit()
            }
    said = Texts(language).say(f"{game_id}-facts").split()
    assert set(said) <= {field.name for field in value_fields(game.view_type)}
    wanted |= {f"{game_id}-fact-{name}" for name in said}
    assert not wanted - known.keys()


def sample(annotation: Any, random: Random, least: int) -> Any:
    """Some value of a field's type; `least` values where there are several."""
    parts = get_args(annotation)
    if annotation is bool:
        return random.random() < 0.5
    if get_origin(annotation) is Literal:
        return random.choice(parts)
    if get_origin(annotation) is Annotated:
        meta = parts[1]
        return random.randint(int(meta.ge or 0), int(2 if meta.le is None else meta.le))
    if get_origin(annotation) is tuple:
        return tuple(sample(parts[0], random, 0) for _ in range(random.randint(least, 3)))
    if NoneType in parts:
        return sample(random.choice(parts), random, least)
    return None if annotation is NoneType else random.randrange(3)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("game_id", names())
def test_every_event_and_action_has_words_for_everyone(game_id: str) -> None:
    game, random = load(game_id), Random(1)
    voices = [Texts(language) for language in languages()]
    for struct in (*get_args(game.event_type), *get_args(game.action_type)):
        for _ in range(60):
            value = struct(**{f.name: sample(f.type, random, int(f.required)) for f in msgspec.structs.fields(struct)})
            for voice in voices:
                for viewer in (PUBLIC, 0, 1):
                    said = (
                        voice.event(game_id, value, NAMES, viewer)
                        if isinstance(value, Event)
                        else voice.action(game_id, value, NAMES, viewer)
                    )
                    assert said
                    assert not re.search(r"\bnone\b|[{}$]|  | [.,;]|\.\.", said), said


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("game_id", names())
def test_everything_in_real_games_has_words(game_id: str) -> None:
    game = load(game_id)
    voices = [Texts(language) for language in languages()]
    for trial in game.info.trials:
        play(game, trial.options, max(trial.seats), voices)


def play(game: Game, options: Any, seats: int, voices: list[Texts]) -> None:
    """One random game, with every event, view and action said to every viewer in every language."""
    game_id, players = game.info.id, NAMES[:seats]
    random, state = Random(seats), game.new(options, seats, Rng(bytes(32)))
    viewers = (PUBLIC, 0)
    told = list(game.opening(state))
    for _ in range(120):
        for voice in voices:
            for viewer in viewers:
                view = state.view(viewer)
                for event in filter(None, (game.tell(event, viewer) for event in told)):
                    assert voice.event(game_id, event, players, viewer)
                assert voice.facts(game_id, view, players)
                assert voice.prompt(game_id, view, players)
                assert not view.prompt or f"{game_id}-prompt-{view.prompt}" in entries(voice.language)
                assert all(voice.action(game_id, action, players, viewer) for action in view.legal)
        told = []
        acting = state.to_act()
        if not acting:
            break
        state.apply(acting[0], random.choice(state.legal(acting[0])), told.append)
    outcome = state.outcome()
    if outcome:
        for voice in voices:
            assert f"{game_id}-outcome-{outcome.reason}" in entries(voice.language)
            assert all(voice.outcome(game_id, outcome, players, viewer) for viewer in viewers)
            assert len(voice.standing(game_id, outcome, players)) == seats
