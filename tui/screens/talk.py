"""What people say around a game, over the table: to read, and to say something."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from net.talk import EMOTES
from tui.keys import bind
from tui.widgets.talk import LineField, TalkLog

from .page import Dialog


class Talk(Dialog[None]):
    """The latest lines and one to write. A number alone says what is said without typing; nothing closes it."""

    CSS_PATH = "../styles/talk.tcss"
    topic = "talk"
    BINDINGS: ClassVar[list[BindingType]] = [bind("talk.close", "close")]

    def compose(self) -> ComposeResult:
        emotes = "  ".join(f"{i % 10} {self.texts.say(f'emote-{tag}')}" for i, tag in enumerate(EMOTES, 1))
        with Vertical(id="talk-box"):
            yield TalkLog(self.app.guests.talk, id="talk")
            yield Static(Content(emotes), id="emotes", markup=False)
            if self.app.guests.may_talk:
                yield LineField(self.texts.say("company-talk-hint"), id="say")

    def hear(self) -> None:
        """Somebody said something."""
        for log in self.query(TalkLog):
            log.hear()

    @on(Input.Submitted, "#say")
    def _said(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        event.input.clear()
        if text.isascii() and text.isdigit() and 0 <= int(text) <= len(EMOTES):
            self.app.guests.at.emote(EMOTES[(int(text) - 1) % len(EMOTES)])
        elif text:
            self.app.guests.at.say(text)
        self.dismiss(None)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)
