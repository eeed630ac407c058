"""What falls between two people at one keyboard, so that neither sees the other's cards."""

from __future__ import annotations

import time
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalGroup
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from engines.game import Seat
from tui.keys import bind
from tui.widgets.drapes import Drapes
from tui.widgets.keyline import KeyLine

from .page import Spoken

HELD: Final = 0.6
"""So many seconds the curtain stays down: Enter held or pressed twice must not raise it at once."""


class Curtain(Spoken[None]):
    """Calls the next person. It has his seat and his name, and nothing of the table."""

    CSS_PATH = "../styles/curtain.tcss"
    topic = "curtain"
    BINDINGS: ClassVar[list[BindingType]] = [bind("curtain.ready", "ready")]

    class Raised(Message):
        """The person is there."""

        def __init__(self, seat: Seat) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, seat: Seat, name: str) -> None:
        super().__init__()
        self._seat, self._person = seat, name
        self._fell = time.monotonic()

    def compose(self) -> ComposeResult:
        yield Drapes(self.app.plain_art)
        with VerticalGroup(id="call"):
            yield Static(Content(self.texts.say("curtain-call", name=self._person)), id="called", markup=False)
            yield Static(Content(self.texts.say("curtain-ready")), id="ready", markup=False)
        yield KeyLine()

    def action_ready(self) -> None:
        """Raise the curtain."""
        if time.monotonic() - self._fell >= HELD:
            self.post_message(self.Raised(self._seat))
