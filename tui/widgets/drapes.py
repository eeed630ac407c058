"""A curtain in folds."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.segment import Segment
from textual.strip import Strip
from textual.widget import Widget

FOLD: Final = ("deep", "deep", "cloth", "cloth", "lit", "cloth")
"""The shades of a fold, from left to right."""

HEM: Final = 2
"""The lines of its border at the foot; the line of keys covers the last one."""


class Drapes(Widget):
    """Covers all of its screen with cloth."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"drapes--{shade}" for shade in ("deep", "cloth", "lit", "hem")}
    DEFAULT_CSS = """
    Drapes { width: 100%; height: 100%; layer: cloth; }
    Drapes > .drapes--deep { background: $panel; }
    Drapes > .drapes--cloth { background: $boost; }
    Drapes > .drapes--lit { background: $card-back; color: $faded; }
    Drapes > .drapes--hem { background: $primary; }
    """

    def __init__(self, plain: bool) -> None:
        super().__init__()
        self._line = "|" if plain else "│"

    def render_line(self, y: int) -> Strip:
        """One line of cloth."""
        width, height = self.size
        hem = y >= height - HEM
        shades = ["hem" if hem else FOLD[x % len(FOLD)] for x in range(width)]
        return Strip([self._cell(shade) for shade in shades], width)

    def _cell(self, shade: str) -> Segment:
        """A fold has a line where the light falls on it, so that it is a curtain without colours too."""
        return Segment(self._line if shade == "lit" else " ", self.get_component_rich_style(f"drapes--{shade}"))
