"""What every drawn board is: a widget that shows the present view and says what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from engines.game import Action, Event, View
from tui.session import Session
from tui.text import Texts
from tui.widgets.canvas import Canvas


class Hint(NamedTuple):
    """A key and what it does now, for the line that says what is asked."""

    key: str
    label: str


class Board(Widget, can_focus=True):
    """Draws a table on a canvas; a key or a click becomes a decision.

    It keeps nothing of the table but what the session tells at that moment.
    """

    class Chosen(Message):
        """The person decided."""

        def __init__(self, action: Action) -> None:
            super().__init__()
            self.action = action

    class Explained(Message):
        """Why something cannot be done, or what a card does; shown until something else happens."""

        def __init__(self, text: str, refused: bool = True) -> None:
            super().__init__()
            self.text = text
            self.refused = refused

    class Seen(Message):
        """The person has seen enough of how the game ended."""

    class Asking(Message):
        """What is asked has changed without news from the table, as when a card asks for its colour."""

    def __init__(self, session: Session, texts: Texts, *, plain: bool) -> None:
        super().__init__(id="board")
        self.session = session
        self.texts = texts
        self.plain = plain
        self.shown: View | None = None
        self.paused = False
        self._canvas: Canvas | None = None
        self._strips: list[Strip] = []
        self._styles: dict[str, Style] = {}

    def check_message_enabled(self, message: Message) -> bool:
        """Keys and clicks are taken as soon as there is a table to see, and not before."""
        early = self.shown is None and isinstance(message, events.Key | events.MouseEvent)
        return not early and super().check_message_enabled(message)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What a key of the board does waits for the table too."""
        return self.shown is not None

    def heard(self, events: Sequence[Event]) -> None:
        """The session's view has changed, and this is what happened."""
        self.shown = self.session.view
        self.redraw()

    def pause(self, paused: bool) -> None:
        """Another screen lies over the table, or does no longer."""
        self.paused = paused
        self.redraw()

    def catch_up(self) -> None:
        """Show a table that was followed before this board was there."""
        self.heard(self.session.log)

    def progress(self) -> str:
        """How far the game has come, as a round of so many."""
        return ""

    def matter(self) -> str:
        """The one thing that matters now, for the top line."""
        return ""

    def asks(self) -> str:
        """What is asked, in a line."""
        view = self.shown
        return "" if view is None else self.texts.prompt(self.session.game, view, self.session.names)

    def hints(self) -> Sequence[Hint]:
        """The keys that do something now."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the present view."""
        raise NotImplementedError

    @property
    def styles_by_role(self) -> dict[str, Style]:
        """The component styles, by the part of their names after `--`."""
        if not self._styles:
            self._styles = {
                name.partition("--")[2]: self.get_component_rich_style(name)
                for name in sorted(self._get_component_classes())
            }
        return self._styles

    def redraw(self) -> None:
        """Draw anew, and repaint the lines that differ; the layout stays."""
        old, before = self._canvas, self._strips
        self._canvas = None
        if old is None or (old.width, old.height) != tuple(self.size):
            self.refresh()
            return
        width = self.canvas.width
        changed = [y for y, (was, now) in enumerate(zip(before, self._strips, strict=True)) if was != now]
        if changed:
            self.refresh(*(Region(0, y, width, 1) for y in changed))

    def notify_style_update(self) -> None:
        """The theme has changed."""
        super().notify_style_update()
        self._styles = {}
        self._canvas = None

    def render_line(self, y: int) -> Strip:
        """One line of the drawing, made when the first line is asked for."""
        canvas = self.canvas
        return self._strips[y] if y < canvas.height else Strip.blank(self.size.width)

    @property
    def canvas(self) -> Canvas:
        """The present drawing."""
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = canvas = Canvas(width, height, self.styles_by_role["ground"], self.plain)
            if self.shown is not None and width and height:
                self.draw(canvas)
            self._strips = canvas.strips()
        return self._canvas
