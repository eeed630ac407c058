"""A card on its way from one place of the table to another."""

from __future__ import annotations

from typing import Final, NamedTuple

from tui.widgets.canvas import Canvas

from .cards import Styles, draw_card

FRAMES: Final = 7
INTERVAL: Final = 1 / 30


class Flight(NamedTuple):
    """Card, where from, where to, and how many frames have been shown."""

    card: int
    start: tuple[int, int]
    end: tuple[int, int]
    frame: int = 0

    @property
    def over(self) -> bool:
        """Whether it has arrived."""
        return self.frame >= FRAMES

    def next(self) -> Flight:
        """A frame later."""
        return self._replace(frame=self.frame + 1)

    def draw(self, canvas: Canvas, styles: Styles, size: tuple[int, int]) -> None:
        """Draw the card where it is now: fast at first, slowing down."""
        left = (1 - self.frame / FRAMES) ** 2
        x = round(self.end[0] + (self.start[0] - self.end[0]) * left)
        y = round(self.end[1] + (self.start[1] - self.end[1]) * left)
        draw_card(canvas, styles, x, y, size, self.card)
