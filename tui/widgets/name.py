"""Where a person writes a name: the one to play under, or another."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import HorizontalGroup
from textual.content import Content
from textual.widgets import Input, Static

from net.clean import NAME_CELLS, clean_line, clean_name


class NameLine(HorizontalGroup):
    """A label and a field on one line."""

    DEFAULT_CSS = """
    NameLine { height: 1; padding: 0 1; }
    NameLine Static { width: auto; padding: 0 2 0 0; }
    NameLine Input { width: 1fr; padding: 0; border: none; height: 1; background: transparent; }
    NameLine Input:focus { background: $boost; text-style: bold; }
    """

    def __init__(self, label: str, name: str, hint: str, *, cells: int = NAME_CELLS, id: str | None = None) -> None:
        super().__init__(id=id)
        self._label, self._written, self._hint, self._cells = label, name, hint, cells

    def compose(self) -> ComposeResult:
        yield Static(Content(self._label), markup=False)
        yield Input(self._written, self._hint, max_length=self._cells, compact=True, select_on_focus=False)

    @property
    def person(self) -> str:
        """The name as it may be shown to others; empty if nothing was written."""
        written = self.query_one(Input).value.strip()
        return clean_name(written) if written else ""

    @property
    def line(self) -> str:
        """What was written, as a line that may be shown to others; empty if nothing was."""
        return clean_line(self.query_one(Input).value, self._cells)
