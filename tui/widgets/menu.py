"""A line of a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.cells import cell_len
from textual.binding import Binding
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

TITLE: Final = 22
"""Cells that a title takes at least, so that details stand in a column."""


class MenuLine(Widget, can_focus=True):
    """What it is called, what is to be said of it, and the key that chooses it at once.

    Enter, Space or a click choose it; the screen hears of it by `Chosen`. Of `asides` the first that leaves room for
    the detail stands to the right, before the key; or else the last.
    """

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar = {"menu--title", "menu--detail", "menu--key"}
    DEFAULT_CSS = """
    MenuLine { height: 1; padding: 0 2; pointer: pointer; }
    MenuLine:hover { background: $boost; }
    MenuLine:focus { background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold; }
    MenuLine > .menu--title { text-style: bold; }
    MenuLine > .menu--detail { color: $faded; }
    MenuLine > .menu--key { color: $accent; text-style: bold; }
    """
    BINDINGS: ClassVar = [Binding("enter,space", "choose", "key-menu-choose", show=False)]

    class Chosen(Message):
        """A person chose this line."""

        def __init__(self, line: MenuLine) -> None:
            super().__init__()
            self.line = line

        @property
        def control(self) -> MenuLine:
            """The line, for selectors of `on`."""
            return self.line

    def __init__(
        self, title: str, detail: str = "", key: str = "", *, asides: Sequence[str] = (), id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self.title, self.detail, self.key, self.asides = title, detail, key, asides

    def show(self, detail: str) -> None:
        """Say another detail."""
        self.detail = detail
        self.refresh()

    def render(self) -> Content:
        """Title and detail to the left, aside and key to the right; the detail is cut first."""
        styles = {
            part: "" if self.has_focus else self.get_visual_style(f"menu--{part}", partial=True)
            for part in ("title", "detail", "key")
        }
        room = self.content_size.width
        title = Content.assemble("▸ " if self.has_focus else "  ", (self.title, styles["title"]), " ")
        title = title.pad_right(max(0, TITLE - title.cell_length))
        key = Content.styled(self.key, styles["key"])
        left = room - title.cell_length - key.cell_length
        aside = next((aside for aside in self.asides if cell_len(aside) + cell_len(self.detail) + 4 <= left), None)
        aside = aside if aside is not None else "".join(self.asides[-1:])
        tail = Content.assemble((aside, styles["detail"]), "  ", key)
        detail = Content(self.detail).truncate(max(0, room - title.cell_length - tail.cell_length - 1), ellipsis=True)
        gap = room - title.cell_length - detail.cell_length - tail.cell_length
        return Content.assemble(title, detail.stylize(styles["detail"]), " " * max(0, gap), tail)

    def action_choose(self) -> None:
        """Tell the screen."""
        self.post_message(self.Chosen(self))

    def on_click(self) -> None:
        self.action_choose()
