"""The table: what matters on top, the board, what is asked at the bottom, and the log beside it or over it."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Key, Resize
from textual.screen import Screen
from textual.timer import Timer

from engines.game import Action, View
from tui.boards import board_for
from tui.boards.board import Board
from tui.session import Closed, Heard, Rejected, Session
from tui.widgets.lines import Line
from tui.widgets.logbook import Logbook

if TYPE_CHECKING:
    from tui.app import RoiteletApp

BESIDE = 116
"""From this width on the log stands beside the board."""

GLANCE = 0.3
"""Nobody has seen what came of his decision within so many seconds: a second one is a key held or pressed twice."""

PAUSE = (1.1, 1.9)
"""How long a person takes over a choice of one, in seconds."""


class TableScreen(Screen[None]):
    """One table, followed through a session."""

    CSS_PATH: ClassVar = ["../styles/table.tcss", "../styles/roitatouille.tcss", "../styles/generic.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "log", "Log", id="table.log"),
    ]

    class Over(Heard):
        """The game at this table has ended."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._pending: Timer | None = None
        self._decided = float("-inf")
        self._told = Content("")

    @property
    def _app(self) -> RoiteletApp:
        return cast("RoiteletApp", self.app)

    def compose(self) -> ComposeResult:
        """Top line, board and log, bottom line."""
        texts, settings = self._app.texts, self._app.settings
        wide = self.app.size.width >= BESIDE
        self.board: Board = board_for(self.session.game)(self.session, texts, plain=settings.ascii, log_beside=wide)
        self.log_pane = Logbook(self.session, texts, id="logbook")
        yield Line(id="matter")
        with Horizontal(id="table"):
            yield self.board
            yield self.log_pane
        yield Line(id="told")
        yield Line(id="asked")

    def on_mount(self) -> None:
        """Begin to follow the table."""
        self.set_class(self.app.size.width >= BESIDE, "-beside")
        self.board.focus()
        self.run_worker(self.session.follow(self.post_message), group="session", exit_on_error=True)

    def on_resize(self, event: Resize) -> None:
        """The log stands beside the board where there is room."""
        beside = event.size.width >= BESIDE
        self.set_class(beside, "-beside")
        self.board.log_beside = beside
        self.board.redraw()

    # What the table tells

    def on_heard(self, message: Heard) -> None:
        """Show the news everywhere."""
        view = cast(View, self.session.view)
        self._cancel_pending()
        self._told = Content("")
        self.board.heard(message.events)
        self.log_pane.heard()
        self._write_lines()
        if self._attacked(message) and self._app.settings.bell:
            self.app.bell()
        if self.session.my_turn and len(view.legal) == 1 and self._app.settings.auto_single:
            self._pending = self.set_timer(random.uniform(*PAUSE), self._answer_single)

    def _attacked(self, message: Heard) -> bool:
        return any(getattr(event, "target", None) == self.session.seat for event in message.events)

    def _answer_single(self) -> None:
        view = self.session.view
        if view is not None and self.session.my_turn and len(view.legal) == 1:
            self._act(view.legal[0])

    def _cancel_pending(self) -> None:
        if self._pending is not None:
            self._pending.stop()
            self._pending = None

    def on_rejected(self, message: Rejected) -> None:
        """Say why the table did not take the decision."""
        self._tell(self._app.texts.refusal(message.code), "warn")
        self.board.redraw()

    def on_closed(self, message: Closed) -> None:
        """Say that the table is closed."""
        self._tell(self._app.texts.refusal("closed"), "warn")

    # What the person does

    def on_board_chosen(self, message: Board.Chosen) -> None:
        """Send a decision, unless it is the last one's echo."""
        if time.monotonic() - self._decided >= GLANCE:
            self._act(message.action)

    def _act(self, action: Action) -> None:
        if not self.session.claim():
            return
        self._decided = time.monotonic()
        self._cancel_pending()
        self._told = Content("")
        self.run_worker(self.session.act(action, self.post_message), group="act", exit_on_error=True)

    def on_board_explained(self, message: Board.Explained) -> None:
        """Show an explanation until something else happens."""
        self._tell(message.text, "warn" if message.refused else "note")

    def on_board_asking(self, message: Board.Asking) -> None:
        """The board asks something else now."""
        self._told = Content("")
        self._write_lines()

    def action_log(self) -> None:
        """Open the log over the board, or close it; beside the board, go to read in it or back."""
        if self.has_class("-beside"):
            (self.board if self.log_pane.has_focus else self.log_pane).focus()
            return
        self.toggle_class("-log")
        (self.log_pane if self.has_class("-log") else self.board).focus()

    def key_escape(self, event: Key) -> None:
        """Leave the log."""
        if self.log_pane.has_focus:
            event.stop()
            self.remove_class("-log")
            self.board.focus()

    # The lines

    def _tell(self, text: str, look: str) -> None:
        self._told = Content.styled(text, "bold $attack-ink" if look == "warn" else "$playable")
        self._write_lines()

    def _write_lines(self) -> None:
        session, texts = self.session, self._app.texts
        if self.board.shown is None:
            return
        self.query_one("#matter", Line).show(self._headline(self.board.shown), Content(self.board.matter()))
        self.query_one("#told", Line).show(self._told)
        asked = Content.styled(self.board.asks(), "bold") if session.my_turn else Content(self.board.asks())
        hints = [*self.board.hints()]
        keys = Content("   ").join(
            Content.assemble(Content.styled(f" {hint.key} ", "bold reverse $playable"), f" {hint.label}")
            for hint in hints
        )
        log = Content.assemble(Content.styled(" l ", "bold reverse $playable"), f" {texts.say('table-log')}")
        self.query_one("#asked", Line).show(asked, Content("   ").join([keys, log]) if hints else log)

    def _headline(self, view: View) -> Content:
        session, texts = self.session, self._app.texts
        title = texts.game(session.game)[0]
        turn = texts.say("table-yours") if session.my_turn else self._turn(view)
        round_of = self.board.progress()
        parts = [
            Content.styled(title, "bold"),
            *([Content(round_of)] if round_of else []),
            Content.styled(turn, "bold"),
        ]
        return Content(" · ").join(parts)

    def _turn(self, view: View) -> str:
        texts = self._app.texts
        if not view.to_act:
            return texts.say("game-over")
        return texts.say("table-turn", seats=texts.join(self.session.names[seat] for seat in view.to_act))
