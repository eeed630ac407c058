"""The guided first games: their notes come when they are due, and never stand in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from textual.pilot import Pilot

from ai.agent import Budget, Update, create
from engines.codec import raw
from engines.game import Event, View
from engines.journal import Header, Journal
from engines.registry import load, names
from engines.rng import Rng
from net.store import Store
from tui import cli
from tui.app import RoiteletApp
from tui.lessons import LESSONS, Course, lesson_table
from tui.screens.hub import Hub
from tui.screens.table import TableScreen
from tui.text import Texts
from tui.text_language import languages
from tui.widgets.note import NoteStrip

from .looking import shown, wait_for, wait_for_text

Start = Callable[..., RoiteletApp]

WIDTH = 74
"""Cells of a line of a note in eighty columns; there are four, and the first holds its number, the last a key."""


def heard(game: str) -> Iterator[tuple[Sequence[Event], View]]:
    """What the learner of a lesson is told who plays as a beginner does."""
    table = lesson_table(game, "Zoé")
    assert table.seed is not None
    rules, options = load(game), raw(table.options)
    journal = Journal(Header(game, rules.info.rules_version, options, table.players, table.seed))
    minds = [create(game, "novice") for _ in table.players]
    seeds = [Rng(table.seed).split(f"bot {seat}") for seat in range(len(minds))]
    events: list[Event] = list(journal.opening())
    while True:
        state = journal.state
        for seat, mind in enumerate(minds):
            told = tuple(event for each in events if (event := rules.tell(each, seat)) is not None)
            mind.observe(Update(journal.seq, told, state.view(seat)))
            if seat == 0:
                yield told, state.view(seat)
        if not state.to_act():
            return
        seat = state.to_act()[0]
        action = minds[seat].decide(Budget(), seeds[seat].split(f"decision {journal.seq}")).action
        events = []
        journal.play(journal.entry(seat, action), events.append)


def test_every_game_has_a_lesson() -> None:
    assert set(LESSONS) == set(names())


@pytest.mark.parametrize("game", LESSONS)
def test_every_note_comes_in_the_course_of_its_game(game: str) -> None:
    course, notes = Course(game), []
    for events, view in heard(game):
        course.heard(events, view)
        while course.note:
            notes.append(course.note)
            assert course.number == len(notes)
            course.read()
    assert sorted(notes) == sorted(f"{game}-lesson-{trigger.name}" for trigger in LESSONS[game].triggers)
    assert course.number == course.total


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", LESSONS)
def test_every_note_is_said_and_fits(game: str, language: str) -> None:
    texts = Texts(language)
    for trigger in LESSONS[game].triggers:
        said = texts.find(f"{game}-lesson-{trigger.name}")
        assert said
        assert len(said) <= 3 * WIDTH


def test_a_note_waits_for_the_one_before() -> None:
    course = Course("roitatouille")
    assert not course.note
    (events, view), *_ = heard("roitatouille")
    course.heard(events, view)
    assert course.note == "roitatouille-lesson-cards"
    course.heard(events, view)
    course.read()
    assert course.note == "roitatouille-lesson-fits"
    course.read()
    assert not course.note
    course.read()
    assert (course.number, course.total) == (2, len(LESSONS["roitatouille"].triggers))


async def learn(pilot: Pilot[None], app: RoiteletApp) -> TableScreen:
    app.play.learn("roitatouille")
    await wait_for(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.query(NoteStrip)))
    assert isinstance(app.screen, TableScreen)
    return app.screen


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (120, 40)])
async def test_notes_are_read_by_enter_and_escape_and_do_not_hinder(start: Start, size: tuple[int, int]) -> None:
    app = start(auto_single=True)
    async with app.run_test(size=size) as pilot:
        table = await learn(pilot, app)
        await wait_for_text(pilot, app, "These are your cards")
        await pilot.press("enter")
        await wait_for_text(pilot, app, "A card fits if")
        await pilot.press("escape")
        if size[1] >= 24:
            await wait_for_text(pilot, app, "2 of 9 notes read")
        else:
            await wait_for(pilot, lambda: not app.screen.query_one(NoteStrip).display)
        session = table.session
        assert session.my_turn
        assert session.view is not None
        table._act(session.view.legal[0])
        await wait_for_text(pilot, app, "A card was laid")
        await wait_for(pilot, lambda: session.my_turn)
        before = shown(app)
        table._act(session.view.legal[0])
        await wait_for(pilot, lambda: "A card was laid" not in shown(app))
        assert "A card was laid" in before


async def test_a_lesson_is_left_without_a_question_and_not_kept(start: Start, home: Path) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f")
        await wait_for_text(pilot, app, "A short game against beginners")
        await pilot.press("enter")
        await wait_for_text(pilot, app, "Note 1 of 9")
        assert Store(home / "data" / "tables").folder.is_dir()
        await pilot.press("q")
        await wait_for(pilot, lambda: isinstance(app.screen, Hub))
        assert not Store(home / "data" / "tables").unfinished()


async def test_notes_change_their_language(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await learn(pilot, app)
        await wait_for_text(pilot, app, "These are your cards")
        app.change(language="fr")
        await wait_for_text(pilot, app, "Voici vos cartes")


@pytest.mark.usefixtures("home")
def test_a_game_without_a_lesson_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["learn", "chess"]) == 2
    assert "roitatouille" in capsys.readouterr().err
