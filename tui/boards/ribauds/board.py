"""The board of Le Roy des Ribauds: what is pointed at, by key or click, until it makes a decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from textual import events
from textual.binding import BindingType
from textual.timer import Timer

from engines.game import Event, Seat
from engines.ribauds.values import View
from tui.boards.board import Board, Hint
from tui.keys import bind
from tui.session import Session
from tui.text import Texts
from tui.widgets.canvas import Canvas

from . import moves
from .motion import INTERVAL, Motion, motion
from .roles import ROLES
from .routes import DOWN, UP, Picked, Routes, Target, following, point, routes
from .scene import Scene, draw
from .words import Words, key_of

STORY = 12
"""No more of what happened than this many events is told on the table; the log has all."""

_ORDER = ("place", "draw", "slot", "hand", "side")
"""In which the cursor goes over what can be pointed at."""


class RibaudsBoard(Board):
    """The drawn table of Le Roy des Ribauds."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("table.left", "move(-1)", show=False),
        bind("table.right", "move(1)", show=False),
        bind("table.up", "side(-1)", show=False),
        bind("table.down", "side(1)", show=False),
        bind("table.choose", "confirm", show=False),
        bind("table.back", "back", show=False),
    ]

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"ribauds--{role}" for role in ROLES}

    def __init__(self, session: Session, texts: Texts, *, plain: bool) -> None:
        super().__init__(session, texts, plain=plain)
        self._words = Words(texts, session.names)
        self._routes: Routes = {}
        self._picked: Picked = ()
        self._cursor: Target | None = None
        self._moves: dict[Seat, Event] = {}
        self._motion = Motion()
        self._moving: Timer | None = None

    @property
    def view(self) -> View:
        """The view that is shown."""
        return cast(View, self.shown)

    # What the table tells

    def heard(self, events: Sequence[Event]) -> None:
        """Take the news in, and begin a new choice."""
        moves.follow(self._moves, events)
        self._motion = motion(events) if self.app.animation_level == "full" else Motion()
        if not self._motion.over and self._moving is None:
            self._moving = self.set_interval(INTERVAL, self._move_on)
        self._routes = routes(cast(View, self.session.view))
        self._picked = ()
        self._cursor = None
        super().heard(events)

    def catch_up(self) -> None:
        """Show a table that was followed before this board was there."""
        super().catch_up()
        self._motion = Motion()

    def _move_on(self) -> None:
        self._motion = self._motion.next()
        self.redraw()
        if self._motion.over and self._moving is not None:
            self._moving.stop()
            self._moving = None

    # What it says around the table

    def progress(self) -> str:
        """The turn, and the game of a match."""
        return self._words.progress(self.view)

    def matter(self) -> str:
        """A conspiracy that is one card away."""
        return self._words.matter(self.view)

    def asks(self) -> str:
        """What is asked now, step by step."""
        return self._words.asks(self.view, self._picked)

    def hints(self) -> Sequence[Hint]:
        """The keys of what can be pointed at."""
        if not self.session.my_turn:
            return ()
        return self._words.hints(self.view, self._routes, self._picked, self.texts.say("keyname-escape"))

    def draw(self, canvas: Canvas) -> None:
        """Draw the present view."""
        asked = self.session.my_turn
        scene = Scene(
            view=self.view,
            open=following(self._routes, self._picked) if asked else frozenset(),
            picked=self._picked,
            cursor=self._cursor,
            asked=asked,
            trace=moves.trace(self.session.since_my_turn(), self.view.seat),
            moves=self._moves,
            motion=self._motion,
            story=self._story(),
        )
        draw(canvas, self.styles_by_role, self._words, scene)

    def _story(self) -> list[str]:
        game, names, seat = self.session.game, self.session.names, self.view.seat
        told = [self.texts.event(game, event, names, seat) for event in self.session.since_my_turn()[-STORY:]]
        return [text for text in told if text]

    # Deciding

    def point(self, target: Target) -> None:
        """Point at something: it is picked, makes the decision, or is explained."""
        picked = point(self._routes, self._picked, target) if self.session.my_turn else None
        if picked is None:
            self.post_message(self.Explained(self._words.why_not(self.view, target)))
            return
        self._picked, self._cursor = picked, None
        if picked in self._routes:
            self.post_message(self.Chosen(self._routes[picked]))
            self._picked = ()
        else:
            self.post_message(self.Asking())
        self.redraw()

    def _targets(self) -> list[Target]:
        """What can be pointed at, in the cursor's order."""
        targets = following(self._routes, self._picked) if self.session.my_turn else frozenset()
        return sorted(targets, key=lambda target: (_ORDER.index(target.kind), target.number))

    def on_key(self, event: events.Key) -> None:
        """The key of a place, a card, a side or the pile."""
        key = event.character or event.key
        everything = [Target(kind, number) for kind, count in (("place", 4), ("hand", 5)) for number in range(count)]
        everything = [target for target in everything if target.kind != "hand" or target.number < len(self.view.hand)]
        for target in (*self._targets(), *everything):
            if key_of(target) == key:
                event.stop()
                self.point(target)
                return

    def on_click(self, event: events.Click) -> None:
        """A click is as good as a key."""
        target = self.canvas.at(event.x, event.y)
        if isinstance(target, Target):
            self.point(target)

    def action_move(self, by: int) -> None:
        """Move the cursor over what can be pointed at."""
        targets = self._targets()
        if not targets:
            return
        start = targets.index(self._cursor) if self._cursor in targets else (-1 if by > 0 else 0)
        self._cursor = targets[(start + by) % len(targets)]
        self.post_message(self.Explained(self._words.about(self.view, self._cursor), refused=False))
        self.redraw()

    def action_side(self, by: int) -> None:
        """Up and down lay a card face up and face down; elsewhere they move the cursor."""
        side = UP if by < 0 else DOWN
        if side in self._targets():
            self.point(side)
        else:
            self.action_move(by)

    def action_confirm(self) -> None:
        """What the cursor points at, or the only thing there is."""
        targets = self._targets()
        if self._cursor is not None:
            self.point(self._cursor)
        elif len(targets) == 1:
            self.point(targets[0])

    def action_back(self) -> None:
        """Let go of the last thing picked, and of the cursor."""
        self._picked = self._picked[:-1]
        self._cursor = None
        self.redraw()
        self.post_message(self.Asking())
