"""The board of Le Roi Sommeil: the keys and clicks that draw and bet, and what moves on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from textual import events
from textual.binding import BindingType
from textual.timer import Timer

from engines.game import Action, Event
from engines.sommeil.values import BEDS, Bet, View
from tui.boards.board import Board, Hint
from tui.keys import bind, key_of
from tui.session import Session
from tui.text import Texts
from tui.widgets.canvas import Canvas

from . import motion
from .motion import Motion
from .roles import ROLES
from .scene import COIN_KEYS, NOWHERE_KEY, Scene, draw
from .words import Words

BREATH: Final = 0.9
"""Seconds between two snores, while animations are on."""

STORY: Final = 12
"""No more of what happened than this many events is told on the table; the log has all."""


class SommeilBoard(Board):
    """The drawn table of Le Roi Sommeil."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("table.draw", "go", show=False),
        bind("table.joker", "joker", show=False),
        bind("table.left", "move(-1)", show=False),
        bind("table.right", "move(1)", show=False),
        bind("table.choose", "confirm", show=False),
        bind("table.back", "back", show=False),
    ]

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"sommeil--{role}" for role in ROLES}

    def __init__(self, session: Session, texts: Texts, *, plain: bool) -> None:
        super().__init__(session, texts, plain=plain)
        self._words = Words(texts, session.names)
        self._coin: int | None = None
        self._joker = False
        self._cursor: int | None = None
        self._motion: Motion | None = None
        self._moving: Timer | None = None
        self._breathing: Timer | None = None
        self._tick = 0

    @property
    def view(self) -> View:
        """The view that is shown."""
        return cast(View, self.shown)

    def _breathe(self) -> None:
        if self.shown is not None and self._animated and self._motion is None:
            self._tick += 1
            self.redraw()

    # What the table tells

    def heard(self, events: Sequence[Event]) -> None:
        """Take the news in: a choice begins anew, and something may move."""
        before = cast("View | None", self.shown)
        now = cast(View, self.session.view)
        self._joker = False
        self._cursor = None
        self._coin = self._only_coin(now)
        self._motion = motion.begin(before, now, events) if self._animated and before is not None else None
        super().heard(events)
        if self._animated and self._breathing is None:
            self._breathing = self.set_interval(BREATH, self._breathe)
        if self._motion is not None and self._moving is None:
            self._moving = self.set_interval(motion.INTERVAL, self._move_on)

    def catch_up(self) -> None:
        """Show a table that was followed before this board was there."""
        self.shown = None
        super().catch_up()

    def pause(self, paused: bool) -> None:
        """The curtains are drawn while something else is looked at."""
        self._motion = None
        super().pause(paused)

    def _only_coin(self, view: View) -> int | None:
        return view.up[0] if len(set(view.up)) == 1 else None

    @property
    def _animated(self) -> bool:
        return self.app.animation_level == "full" and not self.paused

    def _move_on(self) -> None:
        if self._motion is not None:
            self._motion = self._motion.next()
            if self._motion.over:
                self._motion = None
            self.redraw()
        if self._motion is None and self._moving is not None:
            self._moving.stop()
            self._moving = None

    # What it says around the table

    @property
    def _betting(self) -> bool:
        return self.shown is not None and self.session.my_turn and self.view.prompt == "bet"

    @property
    def _faces(self) -> list[int]:
        return sorted(set(self.view.up))

    @property
    def _places(self) -> int:
        return BEDS[self.view.options.difficulty]

    def progress(self) -> str:
        """The ghosts that have come."""
        return self._words.progress(self.view)

    def matter(self) -> str:
        """The blanket and the cards left."""
        return self._words.matter(self.view)

    def asks(self) -> str:
        """The prompt, or where the coin that was taken is to lie."""
        if self._betting:
            if self._coin is None:
                return self.texts.say("sommeil-board-ask-coin")
            return self.texts.say("sommeil-board-ask-place", coin=self._words.coin(self._coin).capitalize())
        return super().asks()

    def hints(self) -> Sequence[Hint]:
        """The keys of what is open."""
        say = self.texts.say
        if self.shown is not None and self.view.outcome is not None:
            return [Hint(say("keyname-space"), say("sommeil-board-hint-over"))]
        if not self.session.my_turn:
            return ()
        if not self._betting:
            does = say(f"sommeil-board-hint-{self.view.prompt}")
            return [Hint(say("keyname-space"), does)]
        faces = self._faces
        coins = Hint("–".join(dict.fromkeys((COIN_KEYS[0], COIN_KEYS[len(faces) - 1]))), say("sommeil-board-hint-coin"))
        if self._coin is None:
            return [coins]
        beds = Hint(f"1–{self._places}", say("sommeil-board-hint-bed"))
        nowhere = Hint(NOWHERE_KEY, say("sommeil-board-hint-nowhere"))
        joker = [Hint(key_of(self.screen, "table.joker"), say("sommeil-board-hint-joker"))]
        return [beds, nowhere, *(joker if self._may_joke else []), *([coins] if len(faces) > 1 else [])]

    @property
    def _may_joke(self) -> bool:
        return any(isinstance(bet, Bet) and bet.joker for bet in self.view.legal)

    def draw(self, canvas: Canvas) -> None:
        """Draw the present view."""
        scene = Scene(
            view=self.view,
            asked=self._betting,
            coin=self._coin,
            joker=self._joker,
            cursor=self._cursor,
            story=self._story(),
            motion=self._motion,
            tick=self._tick,
            paused=self.paused,
        )
        draw(canvas, self.styles_by_role, self._words, scene)

    def _story(self) -> list[str]:
        game, names, seat = self.session.game, self.session.names, self.view.seat
        told = [self.texts.event(game, event, names, seat) for event in self.session.log[-STORY:]]
        return [text for text in told if text]

    # Deciding

    def on_key(self, event: events.Key) -> None:
        """Space turns up a card; letters take coins, digits put them down."""
        key = event.character or event.key
        if event.key == "space":
            event.stop()
            self.action_go()
        elif self.shown is not None and self.view.prompt == "bet":
            if key in COIN_KEYS[: len(self._faces)]:
                event.stop()
                event.prevent_default()
                self.take(self._faces[COIN_KEYS.index(key)])
            elif key.isdigit() and len(key) == 1 and int(key) <= self._places:
                event.stop()
                self.put(int(key) - 1 if key != NOWHERE_KEY else None)

    def action_go(self) -> None:
        """Turn up the next card, or let the blanket fall; at the end, go on to the result."""
        if self.shown is not None and self.view.outcome is not None:
            self.post_message(self.Seen())
        elif not self.session.my_turn:
            self._refuse("not-your-turn")
        elif len(self.view.legal) == 1:
            self._choose(self.view.legal[0])
        else:
            self._refuse("coin-first")

    def take(self, coin: int) -> None:
        """Take a coin, or another one."""
        if not self._betting:
            self._refuse("not-your-turn")
            return
        self._coin = coin
        self._cursor = None
        self._asked_anew()

    def put(self, bed: int | None) -> None:
        """Put the coin down before a bed, or before oneself."""
        if not self._betting:
            self._refuse("not-your-turn")
        elif self._coin is None:
            self._refuse("coin-first")
        else:
            self._choose(Bet(self._coin, bed, self._joker))

    def _refuse(self, why: str) -> None:
        self.post_message(self.Explained(self.texts.say(f"sommeil-board-why-{why}")))

    def _asked_anew(self) -> None:
        self.redraw()
        self.post_message(self.Asking())

    def _choose(self, action: Action) -> None:
        self.post_message(self.Chosen(action))

    def action_joker(self) -> None:
        """Lay the joker with the coin, or take it back."""
        if self._betting and self._may_joke:
            self._joker = not self._joker
            self._asked_anew()
        else:
            self._refuse("no-joker")

    def action_move(self, by: int) -> None:
        """Point at the next coin, or the next place."""
        if self._betting:
            count = len(self._faces) if self._coin is None else self._places + 1
            start = self._cursor if self._cursor is not None else (-1 if by > 0 else 0)
            self._cursor = (start + by) % count
            self.redraw()

    def action_confirm(self) -> None:
        """Take or put down what is pointed at, or do the only thing there is to do."""
        if not self._betting:
            self.action_go()
        elif self._cursor is None:
            self._refuse("coin-first" if self._coin is None else "point")
        elif self._coin is None:
            self.take(self._faces[self._cursor])
        else:
            self.put(self._cursor if self._cursor < self._places else None)

    def action_back(self) -> None:
        """Give the coin back."""
        if self.shown is not None:
            self._coin = self._only_coin(self.view)
            self._cursor = None
            self._asked_anew()

    def on_click(self, event: events.Click) -> None:
        """A click on a coin, a bed, the pile or the blanket is as good as its key."""
        match self.canvas.at(event.x, event.y):
            case ("coin", int(coin)):
                self.take(coin)
            case ("bed", int(bed)):
                if self.shown is not None and self.view.prompt == "bet":
                    self.put(bed)
                else:
                    self.action_go()
            case ("nowhere",):
                self.put(None)
            case ("joker",):
                self.action_joker()
            case ("pile",):
                self.action_go()
