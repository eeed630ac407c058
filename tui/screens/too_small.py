"""What shows while the terminal is too small."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from tui.keys import bind

from .page import Spoken

LEAST: Final = Size(60, 20)
"""The smallest terminal in which every screen can be used."""


def too_small(size: Size) -> bool:
    """Whether a terminal of this size is refused."""
    return size.width < LEAST.width or size.height < LEAST.height


class TooSmall(Spoken[None]):
    """Covers whatever is open, and uncovers it when the terminal has grown."""

    CSS_PATH = "../styles/dialog.tcss"
    topic = "too-small"
    BINDINGS: ClassVar[list[BindingType]] = [bind("small.quit", "app.quit")]

    def compose(self) -> ComposeResult:
        yield Static(id="too-small", markup=False)

    def on_mount(self) -> None:
        self._say(self.app.size)

    def _say(self, size: Size) -> None:
        text = self.texts.say(
            "small-terminal",
            width=size.width,
            height=size.height,
            **{"least-width": LEAST.width, "least-height": LEAST.height},
        )
        self.query_one("#too-small", Static).update(Content(text))

    def on_resize(self, event: events.Resize) -> None:
        self._leave_if_room(event.size)

    def on_screen_resume(self) -> None:
        self._leave_if_room(self.app.size)

    def _leave_if_room(self, size: Size) -> None:
        if too_small(size):
            self._say(size)
        elif self.is_current:
            self.dismiss(None)
