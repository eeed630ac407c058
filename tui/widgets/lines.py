"""Single lines of text that change often: they never lay the screen out anew."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static


class Line(Static):
    """A line with a left and a right part; what does not fit is cut from the left one."""

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
        left, right = self._left, self._right
        gap = width - left.cell_length - right.cell_length
        if gap < 2:
            room = max(0, width - right.cell_length - 2)
            left = left.truncate(room, ellipsis=True) if room >= 20 else left.truncate(width, ellipsis=True)
            right = right if room >= 20 else Content("")
            gap = max(0, width - left.cell_length - right.cell_length)
        self.update(Content.assemble(left, " " * gap, right), layout=False)
