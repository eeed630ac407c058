"""The tables one can go on with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import time
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.binding import BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from net.clean import clean_name
from net.refusal import Refused
from tui.keys import bind
from tui.widgets.menu import MenuLine

from .ask import Ask
from .page import Page

if TYPE_CHECKING:
    from net.store import Saved
    from tui.text import Texts


def saved_line(texts: Texts, saved: Saved, tables: int = 1) -> str:
    """An unfinished table in a line: the game, who plays, whose turn it is; or that there are several."""
    if tables > 1:
        return texts.say("resume-several", count=tables)
    names = [clean_name(player.name) for player in saved.players]
    people = [seat for seat, player in enumerate(saved.players) if not player.level]
    called = [names[seat] for seat in people if seat in saved.view.to_act]
    if len(people) > 1:
        key = "resume-called" if called else "resume-shared"
        return texts.say(key, game=texts.game(saved.game)[0], names=texts.join(names), seats=texts.join(called))
    others = texts.join(name for seat, name in enumerate(names) if seat not in people)
    return texts.say("resume-yours" if called else "resume-theirs", game=texts.game(saved.game)[0], others=others)


def ago(texts: Texts, seconds: float) -> str:
    """How long ago, roughly."""
    for unit, length in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= length:
            return texts.say(f"resume-{unit}", count=int(seconds // length))
    return texts.say("resume-now")


class Resume(Page[None]):
    """One line a table: Enter goes on with it, Delete removes it after asking."""

    CSS_PATH = "../styles/resume.tcss"
    topic = "resume"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("resume.open", "open"),
        bind("resume.remove", "remove"),
    ]

    def __init__(self, unfinished: Sequence[Saved]) -> None:
        super().__init__()
        self.unfinished = list(unfinished)

    def title_line(self) -> str:
        return self.texts.say("resume-title")

    def body(self) -> Iterable[Widget]:
        yield Static(Content(self.texts.say("resume-about")), classes="caption", markup=False)
        now = time()
        for i, saved in enumerate(self.unfinished):
            title = self.texts.game(saved.game)[0]
            detail = saved_line(self.texts, saved)
            yield MenuLine(title, detail, asides=[ago(self.texts, now - saved.when)], id=f"saved-{i}")

    @on(MenuLine.Chosen)
    def _chosen(self, event: MenuLine.Chosen) -> None:
        self.app.play.sit(self.unfinished[self._number(event.line)].table)

    @staticmethod
    def _number(line: MenuLine) -> int:
        return int((line.id or "").removeprefix("saved-"))

    def action_remove(self) -> None:
        """Ask, then remove the table in focus."""
        if isinstance(self.focused, MenuLine):
            number = self._number(self.focused)
            ask = Ask(self.texts.say("resume-remove", table=saved_line(self.texts, self.unfinished[number])))
            self.app.push_screen(ask, lambda yes: self._remove(number) if yes else None)

    def _remove(self, number: int) -> None:
        try:
            self.app.tables.discard(self.unfinished[number].table)
        except Refused as refused:
            self.app.tell(self.texts.refusal(refused.code))
            if refused.code != "missing":
                return
        del self.unfinished[number]
        if self.unfinished:
            self.run_worker(self.retell(), exclusive=True)
        else:
            self.dismiss(None)
