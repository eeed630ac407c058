"""A question over the screen that raised it, and a message in the same box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalGroup
from textual.content import Content
from textual.widgets import Button, Static

from tui.keys import bind

from .page import Dialog


class Ask(Dialog[bool]):
    """Yes or no. `yes` and `no` are keys of the texts for the buttons."""

    CSS_PATH = "../styles/dialog.tcss"
    topic = "ask"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("ask.yes", "answer(True)"),
        bind("ask.no", "answer(False)"),
        bind("ask.left", "app.focus_previous", show=False),
        bind("ask.right", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, *, yes: str = "ask-yes", no: str = "ask-no") -> None:
        super().__init__()
        self.question, self.yes, self.no = question, yes, no

    def compose(self) -> ComposeResult:
        with VerticalGroup(classes="dialog"):
            yield Static(Content(self.question), markup=False)
            with Horizontal(classes="buttons"):
                yield self._button(self.yes, "yes")
                yield self._button(self.no, "no")

    def _button(self, key: str, answer: str) -> Button:
        """What it says, and the key that says it."""
        binding = next(b for b in self.active_bindings.values() if b.binding.id == f"ask.{answer}").binding
        label = Content.assemble(self.texts.say(key), "  ", (self.app.get_key_display(binding), "underline"))
        return Button(label, id=answer, flat=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        """Close with the answer."""
        self.dismiss(yes)


class Notice(Dialog[None]):
    """Lines to be read once, such as what went wrong at the start."""

    CSS_PATH = "../styles/dialog.tcss"
    topic = "notice"
    BINDINGS: ClassVar[list[BindingType]] = [bind("notice.close", "close")]

    def __init__(self, title: str, lines: Sequence[str]) -> None:
        super().__init__()
        self.heading, self.lines = title, [*lines]

    def compose(self) -> ComposeResult:
        with VerticalGroup(classes="dialog"):
            yield Static(Content(self.heading), classes="dialog-title", markup=False)
            yield Static(self._said(), id="notice", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(Content(self.texts.say("notice-close")), flat=True)

    def _said(self) -> Content:
        return Content("\n\n").join(Content.assemble("• ", line) for line in self.lines)

    def add(self, lines: Sequence[str]) -> None:
        """Say these too."""
        self.lines += lines
        for said in self.query("#notice").results(Static):
            said.update(self._said())

    def on_button_pressed(self) -> None:
        self.dismiss(None)

    def action_close(self) -> None:
        """Close."""
        self.dismiss(None)
