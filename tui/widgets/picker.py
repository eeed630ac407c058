"""A choice on one line: a label and, between arrows, the value."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar, NamedTuple

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from tui.keys import bind


class Choice(NamedTuple):
    """One value that can be picked, and how it is said."""

    value: Hashable
    text: str


class Picker(Widget, can_focus=True):
    """Left, right, Space, a click or the wheel pick the next value round the list.

    `explained` is the line that explains it; `marked` puts a dot before the value.
    """

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar = {"picker--value", "picker--arrow", "picker--mark"}
    DEFAULT_CSS = """
    Picker { height: 1; padding: 0 1; pointer: pointer; }
    Picker:hover { background: $boost; }
    Picker:focus { background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold; }
    Picker > .picker--value { color: $accent; }
    Picker > .picker--arrow { color: $faded; }
    Picker > .picker--mark { color: $warning; text-style: bold; }
    """
    BINDINGS: ClassVar = [bind("pick.previous", "pick(-1)", show=False), bind("pick.next", "pick(1)", shown="← →")]

    index = reactive(0)
    marked = reactive(False)

    class Picked(Message):
        """A person picked another value."""

        def __init__(self, picker: Picker) -> None:
            super().__init__()
            self.picker = picker

        @property
        def control(self) -> Picker:
            """The picker, for selectors of `on`."""
            return self.picker

    def __init__(
        self,
        label: str,
        choices: Sequence[Choice],
        value: Hashable,
        *,
        explained: str = "",
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.label = label
        self.choices = tuple(choices)
        self.explained = explained
        self._span = (0, 0)
        self.show(value)

    @property
    def value(self) -> Hashable:
        """The value picked."""
        return self.choices[self.index].value

    def offer(self, choices: Sequence[Choice]) -> None:
        """Offer other choices; the value stays if it is among them, or else it is the first."""
        if tuple(choices) != self.choices:
            value, self.choices = self.value, tuple(choices)
            self.show(value)
            self.refresh()

    def show(self, value: Hashable) -> None:
        """Show a value, the first if it is none of the choices; nobody is told."""
        found = (i for i, choice in enumerate(self.choices) if choice.value == value)
        self.index = next(found, 0)

    def render(self) -> Content:
        """The label to the left, the value to the right; too long a label is cut."""
        focused = self.has_focus
        arrow, mark, value = (
            None if focused else self.get_visual_style(f"picker--{part}", partial=True)
            for part in ("arrow", "mark", "value")
        )
        text = self.choices[self.index].text
        tail = Content.assemble(
            ("• " if self.marked else "  ", mark or ""), ("‹ ", arrow or ""), (text, value or ""), (" ›", arrow or "")
        )
        room = self.content_size.width
        label = Content(self.label).truncate(max(0, room - tail.cell_length), ellipsis=True)
        gap = room - label.cell_length - tail.cell_length
        self._span = (room - Content(text).cell_length - 4, room)
        return Content.assemble(label, " " * max(0, gap), tail)

    def action_pick(self, step: int) -> None:
        """Go to the next or the previous value."""
        if len(self.choices) > 1:
            self.index = (self.index + step) % len(self.choices)
            self.post_message(self.Picked(self))

    def on_click(self, event: events.Click) -> None:
        """A click on the left arrow goes back, anywhere else forward."""
        self.action_pick(-1 if self._span[0] <= event.x - self.styles.padding.left <= self._span[0] + 1 else 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        if self.has_focus:
            event.stop()
            self.action_pick(-1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        if self.has_focus:
            event.stop()
            self.action_pick(1)
