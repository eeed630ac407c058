"""Which game to learn."""

from __future__ import annotations

from collections.abc import Iterable

from textual import on
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from engines.registry import names
from tui.lessons import LESSONS
from tui.widgets.menu import MenuLine

from .page import Page


class FirstGame(Page[None]):
    """One line a game that has a lesson."""

    topic = "first-game"

    def title_line(self) -> str:
        return self.texts.say("lesson-title")

    def body(self) -> Iterable[Widget]:
        yield Static(Content(self.texts.say("lesson-about")), classes="caption", markup=False)
        for game in names():
            if game in LESSONS:
                title, about = self.texts.game(game)
                yield MenuLine(title, about, id=f"learn-{game}")

    @on(MenuLine.Chosen)
    def _chosen(self, event: MenuLine.Chosen) -> None:
        self.app.play.learn((event.line.id or "").removeprefix("learn-"))
