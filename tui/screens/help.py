"""What the screen below is for, and its keys."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from tui.keys import bind

from .page import Dialog


class Help(Dialog[None]):
    """Opens in place over any screen: the text of its topic, then every key that does something there."""

    CSS_PATH = "../styles/dialog.tcss"
    topic = "help"
    BINDINGS: ClassVar[list[BindingType]] = [bind("help.close", "close")]

    def __init__(self, about: Screen[object]) -> None:
        super().__init__()
        self.about = about
        self.keys = _keys(about)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall"):
            yield Static(Content(self.texts.say("help-title")), classes="dialog-title", markup=False)
            with VerticalScroll():
                text = self.texts.find(f"help-{getattr(self.about, 'topic', '')}")
                yield Static(Content(text or self.texts.say("help-anywhere")), classes="help-text", markup=False)
                yield Static(self._key_table(), markup=False)
            yield Static(Content(self.texts.say("help-leave")), classes="dialog-foot", markup=False)

    def _key_table(self) -> Content:
        rows = []
        for description, keys in self.keys.items():
            said = self.texts.find(description) or description
            shown = " ".join(self.app.get_key_display(replace(binding, key_display=None)) for binding in keys)
            rows.append(Content.assemble((f"{shown:>16}", "$accent bold"), "  ", said))
        return Content("\n").join(rows)

    def action_close(self) -> None:
        """Close."""
        self.dismiss(None)


def _keys(screen: Screen[object]) -> dict[str, list[Binding]]:
    """The keys of a screen by what they do, as far as they do something now."""
    found: dict[str, list[Binding]] = {}
    for _, binding, enabled, _ in screen.active_bindings.values():
        if enabled and binding.description.startswith("key-"):
            found.setdefault(binding.description, []).append(binding)
    return found
