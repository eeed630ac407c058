"""What happened at the table, in words, to be read at leisure."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

from tui.session import Session
from tui.text import Texts


class Logbook(RichLog):
    """Every event that has words, oldest first, with a line where the seat's own last turn was."""

    COMPONENT_CLASSES = {"logbook--mark", "logbook--mine"}  # noqa: RUF012 - as Textual declares it

    def __init__(self, session: Session, texts: Texts, *, id: str) -> None:
        super().__init__(id=id, wrap=True, markup=False, highlight=False, min_width=0, max_lines=2000)
        self._session = session
        self._texts = texts
        self._written = 0
        self._mark = 0

    def heard(self) -> None:
        """Write down what is new; begin again if the seat's last turn has moved."""
        if self._mark != self._session.mark:
            self.rewrite()
            return
        self._write(self._written)

    def rewrite(self) -> None:
        """Write everything anew, as after a change of width."""
        self.clear()
        self._write(max(0, len(self._session.log) - 1500))

    def on_resize(self, event: Resize) -> None:
        """Wrap anew."""
        self.call_after_refresh(self.rewrite)

    def _write(self, start: int) -> None:
        session = self._session
        self._mark = session.mark
        for number, event in enumerate(session.log[start:], start):
            if number == session.mark and number:
                self.write(Text(f"── {self._texts.say('table-your-turn')} ──", self._style("mark")), scroll_end=None)
            told = self._texts.event(session.game, event, session.names, session.seat)
            if told:
                mine = getattr(event, "seat", None) == session.seat
                self.write(Text(f"· {told}", self._style("mine") if mine else ""), scroll_end=None)
        self._written = len(session.log)

    def _style(self, role: str) -> Style:
        return self.get_component_rich_style(f"logbook--{role}", partial=True)
