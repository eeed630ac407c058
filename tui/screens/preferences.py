"""The settings, each taking effect at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from textual import events, on
from textual.binding import BindingType
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, Static

from tui.keys import bind
from tui.text import Texts
from tui.text_language import languages
from tui.widgets.name import NameLine
from tui.widgets.picker import Choice, Picker

from .page import Page

PACES: Final = ("instant", "brisk", "normal", "relaxed")
SAMPLE: Final = ("dynasty-blue", "dynasty-red", "dynasty-violet", "bonus", "malus")
SWITCHES: Final = ("animations", "ascii", "bell", "auto_single", "look_around")


class Preferences(Page[None]):
    """One line a setting; the line below explains it. Language and theme show at once, on the screen itself."""

    CSS_PATH = "../styles/preferences.tcss"
    topic = "preferences"
    BINDINGS: ClassVar[list[BindingType]] = [bind("preferences.close", "back", priority=True, show=False)]

    def title_line(self) -> str:
        return self.texts.say("preferences-title")

    def body(self) -> Iterable[Widget]:
        settings, say = self.app.settings, self.texts.say
        yield NameLine(say("preferences-name"), settings.name, say("setup-your-name"), id="name")
        for field, choices in self._choices().items():
            yield Picker(say(f"preferences-{field}"), choices, getattr(settings, field), id=field)
        yield Static(self._sample(), id="sample", markup=False)
        yield Static(id="explained", markup=False)

    def _choices(self) -> dict[str, list[Choice]]:
        say = self.texts.say
        spoken = [Choice(code, Texts(code).say("language-name")) for code in languages()]
        switch = [Choice(True, say("option-on")), Choice(False, say("option-off"))]
        return {
            "language": [Choice("auto", say("preferences-language-auto")), *spoken],
            "theme": [Choice(name, name.capitalize()) for name in self.app.themes],
            "pace": [Choice(pace, say(f"pace-{pace}")) for pace in PACES],
            **dict.fromkeys(SWITCHES, switch),
        }

    def _sample(self) -> Content:
        """The colours of the theme, each with its name on it."""
        words = ((name, self.texts.say(f"preferences-sample-{name}")) for name in SAMPLE)
        return Content("  ").join(Content.styled(f" {word} ", f"${name}-text on ${name}") for name, word in words)

    def on_mount(self) -> None:
        self.query_one("#language").focus()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        self._explain()

    def _explain(self) -> None:
        focused = self.focused
        if focused is not None:
            field = focused.id if isinstance(focused, Picker) else "name"
            text = self.texts.say(f"preferences-{field}-about")
            self.query_one("#explained", Static).update(Content(text), layout=False)

    @on(Picker.Picked)
    def _picked(self, event: Picker.Picked) -> None:
        self.app.change(**{str(event.picker.id): event.picker.value})

    @on(Input.Changed)
    def _named(self) -> None:
        self.app.change(name=self.query_one(NameLine).person)

    async def retell(self) -> None:
        await super().retell()
        self._explain()
