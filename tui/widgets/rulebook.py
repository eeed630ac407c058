"""The rules of a game as pickers: a set of rules, then each option, with what differs from the set marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from engines.registry import load
from tui.seating import choices, differing, open_fields, options
from tui.widgets.picker import Choice, Picker

if TYPE_CHECKING:
    from engines.game import Options
    from engines.options import OptionField
    from tui.settings import Setup
    from tui.text import Texts


class Rulebook(Vertical):
    """Begins with the rules of a set-up. `ruled` is the set of rules that the options were last set by."""

    def __init__(self, game: str, chosen: Setup, texts: Texts, *, id: str) -> None:
        super().__init__(id=id)
        self.info = load(game).info
        self.ruled = chosen.preset
        self._chosen, self._texts = chosen, texts

    def compose(self) -> ComposeResult:
        say, game = self._texts.say, self.info.id
        yield Static(Content(say("setup-rules")), classes="caption line", markup=False)
        presets = [Choice(name, self._texts.preset(game, name)[0]) for name in self.info.presets]
        yield Picker(say("setup-preset"), presets, self._chosen.preset, id="preset")
        present = options(self.info, self._chosen)
        for field in open_fields(self.info):
            label, explained = self._texts.option(game, field.name)
            offered = self._offered(field, self._chosen.seats)
            value = getattr(present, field.name)
            yield Picker(label, offered, value, explained=explained, id=f"option-{field.name}", classes="option")

    def _offered(self, field: OptionField, seats: int) -> list[Choice]:
        values = choices(self.info, field, seats)
        return [Choice(value, self._texts.choice(self.info.id, field.name, value)) for value in values]

    def _pickers(self) -> dict[str, Picker]:
        return {field.name: self.query_one(f"#option-{field.name}", Picker) for field in open_fields(self.info)}

    @property
    def preset(self) -> str:
        """The set of rules picked."""
        return cast(str, self.query_one("#preset", Picker).value)

    @property
    def changed(self) -> dict[str, bool | int | str]:
        """What differs from it."""
        return differing(self.info, self.preset, self.options)

    @property
    def options(self) -> Options:
        """The options as they are picked."""
        values = {name: picker.value for name, picker in self._pickers().items()}
        return msgspec.structs.replace(self.info.presets[self.preset], **values)

    def fit(self, seats: int) -> None:
        """Offer the rules that so many can play by, and mark what differs from the set."""
        pickers = self._pickers()
        for field in open_fields(self.info):
            pickers[field.name].offer(self._offered(field, seats))
        changed = self.changed
        for name, picker in pickers.items():
            picker.marked = name in changed
        self.query_one("#preset", Picker).marked = bool(changed)

    def show(self, rules: Options, names: tuple[str, ...] = ()) -> None:
        """Pick these options: those named, or all."""
        for name, picker in self._pickers().items():
            if not names or name in names:
                picker.show(getattr(rules, name))

    def reset(self) -> None:
        """Set every rule as the set of rules has it."""
        self.ruled = self.preset
        self.show(self.info.presets[self.ruled])

    def explanation(self, picker: Picker) -> str | None:
        """What is to be said of a picker; None if it is none of these."""
        if picker.id == "preset":
            return self._texts.preset(self.info.id, str(picker.value))[1]
        return picker.explained if picker.has_class("option") else None

    def difference(self) -> str:
        """How many rules differ from the set; empty if none does."""
        changed = self.changed
        preset = self._texts.preset(self.info.id, self.preset)[0]
        return self._texts.say("setup-differs", count=len(changed), preset=preset) if changed else ""
