"""Single lines of text that change often: they never lay the screen out anew."""

from __future__ import annotations

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import Static

from .canvas import cut


class Line(Static):
    """A line with a left and a right part; the right one gives way when both do not fit."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, markup=False)
        self._left = Content("")
        self._right = Content("")

    def show(self, left: Content, right: Content | None = None) -> None:
        """Put new text on the line."""
        self._left, self._right = left, right or Content("")
        self._write()

    def on_resize(self) -> None:
        """Fit the text to the new width."""
        self._write()

    def _write(self) -> None:
        width = self.size.width
        room = width - cell_len(self._left.plain) - 2
        if cell_len(self._right.plain) > room:
            self.update(self._left if room >= -2 else Content(cut(self._left.plain, width)), layout=False)
            return
        gap = Content(" " * (width - cell_len(self._left.plain) - cell_len(self._right.plain)))
        self.update(Content.assemble(self._left, gap, self._right), layout=False)
