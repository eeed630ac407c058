"""Any game played from its view, its legal actions and its texts: facts one a line, choices numbered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import BindingType

from engines.game import Event
from tui.keys import bind
from tui.session import Session
from tui.text import Texts
from tui.widgets.canvas import Canvas
from tui.widgets.wrap import wrap

from .board import Board, Hint


class GenericBoard(Board):
    """A table in words. A choice is made by its number and Enter, by the arrows and Enter, or by a click."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("table.up", "move(-1)", show=False),
        bind("table.down", "move(1)", show=False),
        bind("table.choose", "confirm", show=False),
        bind("table.erase", "erase", show=False),
        bind("table.back", "back", show=False),
    ]

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"generic--{role}" for role in ("ground", "story", "key", "cursor")}

    def __init__(self, session: Session, texts: Texts, *, plain: bool) -> None:
        super().__init__(session, texts, plain=plain)
        self._typed = ""
        self._cursor: int | None = None

    def heard(self, events: Sequence[Event]) -> None:
        """Begin a new choice."""
        self._typed = ""
        self._cursor = None
        super().heard(events)

    def hints(self) -> Sequence[Hint]:
        """How a choice is made."""
        view = self.shown
        if view is None or not self.session.my_turn:
            return ()
        return [Hint(f"1–{len(view.legal)}", self.texts.say("table-choose"))]

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Facts and story on the left, choices below them or, where there is room, beside them."""
        view = self.shown
        assert view is not None
        texts, game, names = self.texts, self.session.game, self.session.names
        choices = (
            [texts.action(game, action, names, view.seat) for action in view.legal] if self.session.my_turn else []
        )
        facts = [line for fact in texts.facts(game, view, names) for line in wrap(fact, canvas.width - 2)]
        told = [texts.event(game, event, names, view.seat) for event in self.session.since_my_turn()]
        story = [line for text in told if text for line in wrap(text, canvas.width - 2)]
        styles, height = self.styles_by_role, canvas.height
        shown = min(len(choices), max(3, height - len(facts) - 4))
        y = 0
        for line in facts[: max(0, height - shown - 2)]:
            canvas.text(1, y, line, styles["ground"])
            y += 1
        room = height - y - shown - 2
        for line in story[-room:] if room > 0 else ():
            canvas.text(1, y, line, styles["story"])
            y += 1
        self._choices(canvas, choices, height - shown, shown)

    def _choices(self, canvas: Canvas, choices: Sequence[str], top: int, shown: int) -> None:
        """The choices around the cursor."""
        styles = self.styles_by_role
        number = self._number()
        first = min(max(0, (number or 0) - shown // 2), max(0, len(choices) - shown))
        for row, text in enumerate(choices[first : first + shown]):
            at = first + row
            look = styles["cursor" if at == number else "ground"]
            canvas.glyphs(1, top + row, f"{at + 1:>3} ", styles["cursor" if at == number else "key"])
            canvas.text(6, top + row, text, look)
            canvas.spot(0, top + row, canvas.width, 1, at)

    # Deciding

    def _number(self) -> int | None:
        view = self.shown
        number = int(self._typed) - 1 if self._typed else self._cursor
        return number if view is not None and number is not None and 0 <= number < len(view.legal) else None

    def on_key(self, event: events.Key) -> None:
        """Digits make up a choice's number."""
        if event.character is not None and event.character in "0123456789" and len(self._typed) < 3:
            event.stop()
            self._typed += event.character
            self._cursor = None
            self.redraw()

    def action_erase(self) -> None:
        """Take the last digit back."""
        self._typed = self._typed[:-1]
        self.redraw()

    def action_back(self) -> None:
        """Choose nothing."""
        self._typed = ""
        self._cursor = None
        self.redraw()

    def action_move(self, by: int) -> None:
        """Go to the next choice."""
        view = self.shown
        if view is None or not view.legal:
            return
        start = self._number()
        self._typed = ""
        self._cursor = (start + by) % len(view.legal) if start is not None else 0
        self.redraw()

    def action_confirm(self) -> None:
        """Make the choice that is typed or pointed at, or the only one."""
        view = self.shown
        if view is None or not self.session.my_turn:
            return
        number = self._number()
        if number is None and len(view.legal) == 1 and not self._typed:
            number = 0
        if number is None:
            self.post_message(self.Explained(self.texts.say("table-choose-one", count=len(view.legal))))
            return
        self.post_message(self.Chosen(view.legal[number]))
        self.action_back()

    def on_click(self, event: events.Click) -> None:
        """A click makes the choice."""
        at = self.canvas.at(event.x, event.y)
        view = self.shown
        if isinstance(at, int) and view is not None and self.session.my_turn:
            self.post_message(self.Chosen(view.legal[at]))
            self.action_back()
