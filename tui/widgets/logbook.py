"""What happened at the table, in words, to be read at leisure."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

from tui.session import Session
from tui.text import Texts

KEPT: Final = 500
"""So many events are written anew when the width or the language changes; writing one takes a millisecond."""


class Logbook(RichLog):
    """Every event of the session that has words, oldest first, with a line wherever the seat itself acted."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"logbook--mark", "logbook--mine"}

    def __init__(self, session: Session, texts: Texts, *, id: str) -> None:
        super().__init__(id=id, wrap=True, markup=False, highlight=False, min_width=0, max_lines=2000)
        self._session = session
        self._texts = texts
        self._written = 0
        self._forgotten = 0
        self._width = 0

    def heard(self) -> None:
        """Write down what is new; a log that is not shown waits, for it does not know how wide it will be."""
        if self._forgotten != self._session.forgotten:
            self._forgotten = self._session.forgotten
            self.clear()
            self._written = 0
        if self.display and self._width:
            self._write(self._written)

    def on_show(self) -> None:
        """Catch up."""
        self.call_after_refresh(self.heard)

    def on_resize(self, event: Resize) -> None:
        """Wrap anew in another width."""
        if event.size.width != self._width:
            self._width = event.size.width
            self.call_after_refresh(self._rewrite)

    def _rewrite(self) -> None:
        self.clear()
        self._write(max(0, len(self._session.log) - KEPT))

    def _write(self, start: int) -> None:
        session, turns = self._session, set(self._session.turns)
        for number, event in enumerate(session.log[start:], start):
            if number in turns and number:
                self.write(Text(f"── {self._texts.say('table-your-turn')} ──", self._style("mark")))
            told = self._texts.past(session.game, event, session.names, session.seat)
            if told:
                mine = getattr(event, "seat", None) == session.seat
                self.write(Text(f"· {told}", self._style("mine") if mine else ""))
        self._written = len(session.log)

    def _style(self, role: str) -> Style:
        return self.get_component_rich_style(f"logbook--{role}", partial=True)
