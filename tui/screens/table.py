"""The table: what matters on top, the board, what is asked at the bottom, and the log beside it or over it."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Key, Resize
from textual.message import Message
from textual.timer import Timer

from engines.game import Action, Event, View
from engines.registry import load, names
from net.advice import gives_hints
from net.clean import cells_of
from tui.boards import board_for
from tui.boards.board import Board
from tui.boards.rulings import ruling
from tui.guests import Guests
from tui.keys import bind, key_of
from tui.lessons import Course
from tui.session import Closed, Heard, Rejected, Session
from tui.widgets.company import CompanyLine
from tui.widgets.lines import Line
from tui.widgets.logbook import Logbook
from tui.widgets.note import NoteStrip

from .page import Spoken

BESIDE: Final = 116
"""From this width on the log stands beside the board."""

GLANCE = 0.3
"""Nobody has seen what came of his decision within so many seconds: a second one is a key held or pressed twice."""

LONG: Final = 15.0
"""Seconds for which a long hint stands over the table."""

PAUSE = (1.1, 1.9)
"""How long a person takes over a choice of one, in seconds."""


_RULING: Final = re.compile(r" \(([A-Z]{2}-\d+)\)")
"""A ruling of the rules, as lines name it."""

ALWAYS: Final = ("table.log", "app.help", "table.leave", "table.hint")
"""Keys that are shown as far as there is room after those that are asked for, the most needed first."""


class TableScreen(Spoken[None]):
    """One table, followed through a session. `Heard` goes on to the app, which knows what comes after a round."""

    CSS_PATH: ClassVar = [
        "../styles/table.tcss",
        "../styles/roitatouille.tcss",
        "../styles/ribauds.tcss",
        "../styles/sommeil.tcss",
        "../styles/ministre.tcss",
        "../styles/generic.tcss",
    ]
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("table.log", "log"),
        bind("table.hint", "hint"),
        bind("table.ruling", "ruling"),
        bind("table.talk", "talk"),
        bind("table.pause", "pause"),
        bind("table.note", "read_note", priority=True, show=False),
        bind("table.hand-over", "hand_over", priority=True),
    ]

    class InFront(Message):
        """The table is what the person sees."""

    class Advise(Message):
        """The person wants a hint."""

        def __init__(self, session: Session) -> None:
            super().__init__()
            self.session = session

    class HandOver(Message):
        """The person has seen enough, and the next one may have the keyboard."""

        def __init__(self, session: Session) -> None:
            super().__init__()
            self.session = session

    def __init__(self, session: Session, course: Course | None = None, guests: Guests | None = None) -> None:
        """`guests` are those of a table with others, across the network."""
        super().__init__(id="table")
        self.session = session
        self._guests = guests
        self._course = course
        self._pending: Timer | None = None
        self._decided = float("-inf")
        self._hush()
        self._next = ""

    def compose(self) -> ComposeResult:
        """Top line, board and log, bottom lines."""
        own = f"table-{self.session.game}"
        self.topic = own if self.texts.find(f"help-{own}") else "table"
        self.board = board_for(self.session.game)(self.session, self.texts, plain=self.app.plain_art)
        self.logbook = Logbook(self.session, self.texts, id="logbook")
        yield Line(id="matter")
        if self._guests is not None:
            yield CompanyLine(self._guests, self.texts)
        if self._course is not None:
            yield NoteStrip(self._course, self.texts)
        with Horizontal(id="around"):
            yield self.board
            yield self.logbook
        yield Line(id="told")
        yield Line(id="asked")

    def on_mount(self) -> None:
        """Begin to follow the table."""
        self.run_worker(self.session.follow(self.post_message), group="session")

    def on_screen_resume(self) -> None:
        """Back from another screen: the keys are the board's again."""
        if self.focused is None:
            self.board.focus()
        self.board.pause(False)
        self._answer_soon()
        self.post_message(self.InFront())

    def on_screen_suspend(self) -> None:
        """Another screen comes over this one."""
        self.board.pause(True)

    def on_resize(self, event: Resize) -> None:
        """The log stands beside the board where there is room."""
        self.set_class(event.size.width >= BESIDE, "-beside")
        self.board.redraw()

    async def retell(self) -> None:
        """Say and draw everything anew."""
        await super().retell()
        if self.session.view is not None:
            self.board.catch_up()
            self._write_lines()
            if self._course is not None:
                self._show_note()

    # What the table tells

    def on_heard(self, message: Heard) -> None:
        """Show the news everywhere."""
        self._cancel_pending()
        self._hush()
        if self.board.shown is None:  # what the seat heard before it sat down here counts too
            self.board.catch_up()
        else:
            self.board.heard(message.events)
        self.logbook.heard()
        if self._course is not None and self.session.view is not None:
            self._course.heard(message.events, self.session.view)
            self._show_note()
        self._write_lines()
        if self._attacked(message.events) and self.app.settings.bell:
            self.app.bell()
        self._answer_soon()

    def _attacked(self, events: Sequence[Event]) -> bool:
        return any(getattr(event, "target", None) == self.session.seat for event in events)

    def _single(self) -> Action | None:
        """The only thing that the person can do."""
        view = self.session.view
        return view.legal[0] if view is not None and self.session.my_turn and len(view.legal) == 1 else None

    def _answer_soon(self) -> None:
        """Make a choice of one for the person, if the game or he wants that and he is looking."""
        self._cancel_pending()
        pause = self._pause()
        if pause is not None and self.app.screen is self:
            self._pending = self.set_timer(pause, self._answer_single)

    def _pause(self) -> float | None:
        """Seconds after which a choice of one is made: the game's, or else the person's own wish."""
        view = self.session.view
        if view is None or self._single() is None:
            return None
        if view.look:
            return None if view.unhurried else view.look
        return random.uniform(*PAUSE) if self.app.settings.auto_single and self._course is None else None

    def _answer_single(self) -> None:
        action = self._single()
        if action is not None and self.app.screen is self:
            self._act(action)

    def _cancel_pending(self) -> None:
        if self._pending is not None:
            self._pending.stop()
            self._pending = None

    def on_rejected(self, message: Rejected) -> None:
        """Say why the table did not take the decision."""
        self.board.redraw()
        self._write_lines()
        self._tell(self.texts.refusal(message.code), refused=True)

    def on_closed(self, message: Closed) -> None:
        """Say that the table is closed."""
        ended = message.code == "closed"
        self._tell(self.texts.say("table-closed") if ended else self.texts.refusal(message.code), refused=True)

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
        self._hush()
        self.board.redraw()
        self._write_lines()
        self.action_read_note()
        self.run_worker(self.session.act(action, self.post_message), group="act")

    def on_board_explained(self, message: Board.Explained) -> None:
        """Show an explanation until something else happens."""
        self._tell(message.text, refused=message.refused)

    def on_board_asking(self, message: Board.Asking) -> None:
        """The board asks something else now."""
        self._hush()
        self._write_lines()

    def action_ruling(self) -> None:
        """Read the rules, from the ruling on that the line over the last one names, or that of what is asked."""
        self.app.open_rules(self.session.game, self._ruling or ruling(self.session.game, self.board.shown))

    def action_hint(self) -> None:
        """Ask a bot what it would do here."""
        if self.session.my_turn:
            self._tell(self.texts.say("table-hint-thinking"), refused=False)
        self.post_message(self.Advise(self.session))

    def advise(self, text: str, *, refused: bool) -> None:
        """Say what the bot would do, or why there is no hint; what is too long for the line, in passing."""
        fits = cells_of(text) <= self.size.width - 2
        self._tell(text if fits else "", refused=refused)
        if not fits:
            self.notify(text, markup=False, timeout=LONG)

    def action_talk(self) -> None:
        """Read what the others said, and say something."""
        from .talk import Talk

        self.app.push_screen(Talk())

    def action_pause(self) -> None:
        """Let the table rest, or go on."""
        if self._guests is not None and self._guests.company is not None:
            self._guests.at.pause(not self._guests.company.paused)

    def action_log(self) -> None:
        """Go to read in the log, or back to the board; where it is not beside it, it opens over it."""
        if self.logbook.has_focus:
            self._leave_log()
        else:
            self.add_class("-log")
            self.logbook.focus()

    def on_key(self, event: Key) -> None:
        """In the log, Esc goes back to the board, and so does a key that the board takes."""
        if not self.logbook.has_focus:
            return
        if event.key == "escape":
            event.stop()
            self._leave_log()
        elif event.is_printable and event.key not in self.active_bindings:
            event.stop()
            self._leave_log()
            self.app.simulate_key(event.key)

    def _leave_log(self) -> None:
        self.remove_class("-log")
        self.set_focus(self.board)

    # Several people at one keyboard

    def offer(self, name: str) -> None:
        """Somebody else is to decide: Enter gives him the keyboard. Without a name it stays here."""
        self._next = name
        self._write_lines()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Hints are given where the game allows it, the keyboard handed over where somebody waits for it, a note read
        where one shows."""
        if action == "hint":
            return self.session.game in names() and gives_hints(load(self.session.game))
        if action == "talk":
            return self._guests is not None
        if action == "pause":
            return self._guests is not None and self._guests.playing
        if action == "read_note":
            return self._course is not None and bool(self._course.note)
        return bool(self._next) if action == "hand_over" else True

    def action_hand_over(self) -> None:
        """Give the keyboard to the next person."""
        self.post_message(self.HandOver(self.session))

    # Notes of a lesson

    def action_read_note(self) -> None:
        """Put the note away for the next one."""
        if self._course is not None:
            self._course.read()
            self._show_note()

    def _show_note(self) -> None:
        self.query_one(NoteStrip).show(key_of(self, "table.note"))

    # The lines

    def _hush(self) -> None:
        self._told, self._ruling = Content(""), ""

    def _tell(self, text: str, *, refused: bool) -> None:
        """Say something; a ruling that it ends with is shown with the key that opens it."""
        named = _RULING.search(text)
        self._ruling = named[1] if named else ""
        self._told = Content.styled(_RULING.sub("", text), "bold $attack-ink" if refused else "$playable")
        self._write_told()

    def _write_told(self) -> None:
        key = key_of(self, "table.ruling")
        known = bool(self._ruling and key)
        self.query_one("#told", Line).show(self._told, self._keys([(key, self._ruling)]) if known else None)

    def _write_lines(self) -> None:
        view = self.board.shown
        if view is None or not self.query("#asked"):  # nothing is told yet, or the screen is being composed anew
            return
        self.query_one("#matter", Line).show(self._headline(view), Content(self.board.matter()))
        self._write_told()
        asked = Content.styled(self.board.asks(), "bold" if self.session.my_turn else "")
        always = [(key_of(self, name), self.texts.say(f"table-{name.partition('.')[2]}")) for name in ALWAYS]
        always = [(key, does) for key, does in always if key]
        hints = [(hint.key, hint.label) for hint in self.board.hints()]
        if self._next:
            hints.append((key_of(self, "table.hand-over"), self.texts.say("table-hand-over", name=self._next)))
        keys = [self._keys([*hints, *always[:extra]]) for extra in range(len(always), -1, -1)]
        room = self.size.width - asked.cell_length - 4
        right = next((shown for shown in keys if shown.cell_length <= room), keys[-1])
        self.query_one("#asked", Line).show(asked, right)

    def _keys(self, hints: Sequence[tuple[str, str]]) -> Content:
        """Keys and what they do."""
        shown = [
            Content.assemble(Content.styled(f" {key} ", "bold reverse $playable"), f" {does}") for key, does in hints
        ]
        return Content("  ").join(shown)

    def _headline(self, view: View) -> Content:
        title = Content.styled(self.texts.game(self.session.game)[0], "bold")
        progress = self.board.progress()
        turn = Content.styled(self._turn(view), "bold $seat" if self.session.my_turn else "bold")
        return Content(" · ").join([title, *([Content(progress)] if progress else []), turn])

    def _turn(self, view: View) -> str:
        if self.session.my_turn:
            return self.texts.say("table-yours")
        if not view.to_act:
            return self.texts.say("game-over")
        if len(view.to_act) > 2:
            return self.texts.say("table-several", count=len(view.to_act))
        return self.texts.say("table-turn", seats=self.texts.join(self.session.names[seat] for seat in view.to_act))
