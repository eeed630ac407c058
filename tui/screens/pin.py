"""The six digits that a host shows, to be typed."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, VerticalGroup
from textual.content import Content
from textual.widgets import Static

from tui.keys import bind
from tui.widgets.door import LargeDigits, spaced
from tui.widgets.keyline import KeyLine

from .page import Dialog

DIGITS: Final = 6


class PinPrompt(Dialog[str]):
    """Ends with the digits as soon as there are six; without any when it is given up."""

    CSS_PATH: ClassVar = ["../styles/dialog.tcss", "../styles/nearby.tcss"]
    topic = "pin"
    BINDINGS: ClassVar[list[BindingType]] = [bind("pin.erase", "erase", show=False), bind("pin.cancel", "cancel")]

    def __init__(self, *, wrong: bool = False) -> None:
        super().__init__()
        self._wrong = wrong
        self._typed = ""

    def compose(self) -> ComposeResult:
        with VerticalGroup(classes="dialog", id="pin"):
            yield Static(Content(self.texts.say("nearby-pin-title")), classes="dialog-title", markup=False)
            said = self.texts.say("nearby-pin-wrong" if self._wrong else "nearby-pin-about")
            yield Static(Content(said), id="pin-said", classes="-wrong" if self._wrong else "", markup=False)
            with Center():
                yield LargeDigits(self._shown(), self.app.plain_art, id="pin-digits")
        yield KeyLine()

    def _shown(self) -> str:
        """What is typed, with a stroke for each digit that is missing."""
        return spaced(self._typed.ljust(DIGITS, "-"))

    def on_key(self, event: events.Key) -> None:
        """A digit."""
        if event.character is not None and event.character in "0123456789":
            event.stop()
            self._take(event.character)

    def on_paste(self, event: events.Paste) -> None:
        """All of them at once."""
        self._take("".join(each for each in event.text if each in "0123456789"))

    def _take(self, digits: str) -> None:
        if len(self._typed) < DIGITS:
            self._typed = (self._typed + digits)[:DIGITS]
            self._show()
            if len(self._typed) == DIGITS:
                self.dismiss(self._typed)

    def _show(self) -> None:
        self.query_one(LargeDigits).update(self._shown())

    def action_erase(self) -> None:
        """Take the last digit back."""
        self._typed = self._typed[:-1]
        self._show()

    def action_cancel(self) -> None:
        """Give up."""
        self.dismiss(None)
