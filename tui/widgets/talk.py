"""What people say at a table, and the field in which one says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Literal, NamedTuple

from rich.style import Style
from rich.text import Text
from textual.events import Resize
from textual.widgets import Input, RichLog

KEPT: Final = 200
"""So many lines of talk are kept."""

SAID_CELLS: Final = 240
"""No line of talk is wider, in cells."""


Kind = Literal["said", "emote", "news", "warning"]


class Spoken(NamedTuple):
    """A line of talk, by whom, or news of the table itself. All its text is clean."""

    kind: Kind
    name: str
    text: str


class TalkLog(RichLog, can_focus=False):
    """The latest lines, the last one at the foot."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"talk--{part}" for part in ("name", "said", "emote", "news", "warning")}
    DEFAULT_CSS = """
    TalkLog { height: 1fr; background: $background; padding: 0 1; scrollbar-size-vertical: 1; }
    TalkLog > .talk--name { color: $accent; text-style: bold; }
    TalkLog > .talk--said { color: $foreground; }
    TalkLog > .talk--emote { color: $seat; text-style: italic; }
    TalkLog > .talk--news { color: $faded; }
    TalkLog > .talk--warning { color: $warning; }
    """

    def __init__(self, lines: Sequence[Spoken], *, id: str) -> None:
        super().__init__(id=id, wrap=True, markup=False, highlight=False, min_width=0, max_lines=KEPT)
        self._lines = lines
        self._width = 0

    def hear(self) -> None:
        """Write the line that came last."""
        if self._width:
            self._put(self._lines[-1])

    def on_resize(self, event: Resize) -> None:
        """Wrap anew in another width."""
        if event.size.width != self._width:
            self._width = event.size.width
            self.call_after_refresh(self._rewrite)

    def _rewrite(self) -> None:
        self.clear()
        for line in self._lines:
            self._put(line)

    def _put(self, line: Spoken) -> None:
        text = Text(line.text, self._style(line.kind))
        if line.name:
            text = Text.assemble(Text(line.name, self._style("name")), "  ", text)
        self.write(text)

    def _style(self, part: str) -> Style:
        return self.get_component_rich_style(f"talk--{part}", partial=True)


class LineField(Input):
    """One line to write in, that looks like a part of the screen."""

    DEFAULT_CSS = """
    LineField { height: 1; border: none; padding: 0 1; background: $background; }
    LineField:focus { background: $boost; }
    """

    def __init__(self, hint: str, *, id: str) -> None:
        super().__init__("", hint, max_length=SAID_CELLS, compact=True, select_on_focus=False, id=id)
