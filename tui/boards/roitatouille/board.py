"""The board of RoiTatouille: the keys and clicks that lay its cards, and what moves on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from textual import events
from textual.binding import BindingType
from textual.timer import Timer

from engines.game import Action, Event
from engines.roitatouille.values import Attacked, Laid, View
from tui.boards.board import Board, Hint
from tui.keys import bind, key_of
from tui.session import Session
from tui.text import Texts
from tui.widgets.canvas import Canvas

from . import moves
from .flight import INTERVAL, Flight
from .hand import COLOUR_KEYS, NOBODY_KEY, Choice, Held, held, others, seat_key
from .roles import ROLES
from .scene import Drawn, Scene, draw
from .words import COMMANDS, Words

FLASHES = 8
"""How many times an attack on oneself changes its look, while animations are on."""

FLASH = 0.16
"""Seconds between two of them."""

STORY = 14
"""No more of what happened than this many events is told on the table; the log has all."""


class RoiTatouilleBoard(Board):
    """The drawn table of RoiTatouille."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(bind(f"table.{name}", f"command('{name}')", show=False) for name in COMMANDS),
        bind("table.left", "move(-1)", show=False),
        bind("table.right", "move(1)", show=False),
        bind("table.up", "row(-1)", show=False),
        bind("table.down", "row(1)", show=False),
        bind("table.choose", "confirm", show=False),
        bind("table.back", "back", show=False),
    ]

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"roitatouille--{role}" for role in ROLES}

    def __init__(self, session: Session, texts: Texts, *, plain: bool) -> None:
        super().__init__(session, texts, plain=plain)
        self._words = Words(texts, session.names)
        self._hand: tuple[Held, ...] = ()
        self._cursor: int | None = None
        self._choice: Choice | None = None
        self._moves: moves.Moves = {}
        self._stirred: frozenset[int] = frozenset()
        self._story: list[str] = []
        self._drawn: Drawn | None = None
        self._flight: Flight | None = None
        self._flying: Timer | None = None
        self._flashes = 0
        self._flashing: Timer | None = None

    @property
    def view(self) -> View:
        """The view that is shown."""
        return cast(View, self.shown)

    # What the table tells

    def heard(self, events: Sequence[Event]) -> None:
        """Take the news in: moves beside the seats, a card on its way, the hand sorted anew."""
        self.shown = self.session.view
        view = self.view
        self._stirred = frozenset(moves.follow(self._moves, events))
        before = self._hand[self._cursor].card if self._cursor is not None else None
        self._hand = held(view)
        cards = [card.card for card in self._hand]
        self._cursor = cards.index(before) if before in cards else None
        self._choice = None
        self._story = self._tell_story()
        if self._animated:
            self._set_moving(events)
        self.redraw()

    def _set_moving(self, events: Sequence[Event]) -> None:
        view = self.view
        laid = next((event for event in reversed(events) if isinstance(event, Laid)), None)
        if laid is not None and laid.card == view.discard[-1]:
            self._take_off(laid)
        if any(isinstance(event, Attacked) and event.target == view.seat for event in events):
            self._sound_alarm()

    def catch_up(self) -> None:
        """Show a table that was followed before this board was there."""
        super().catch_up()
        self._stirred = frozenset()

    @property
    def _animated(self) -> bool:
        return self.app.animation_level == "full" and self._drawn is not None

    def _take_off(self, laid: Laid) -> None:
        assert self._drawn is not None
        start = self._drawn.seats.get(laid.seat, (self.size.width // 2, self.size.height - self._drawn.fan.height))
        self._flight = Flight(laid.card, start, self._drawn.top)
        if self._flying is None:
            self._flying = self.set_interval(INTERVAL, self._fly)

    def _fly(self) -> None:
        if self._flight is not None:
            self._flight = self._flight.next()
            if self._flight.over:
                self._flight = None
            self.redraw()
        if self._flight is None and self._flying is not None:
            self._flying.stop()
            self._flying = None

    def _sound_alarm(self) -> None:
        self._flashes = FLASHES
        if self._flashing is None:
            self._flashing = self.set_interval(FLASH, self._flash)

    def _flash(self) -> None:
        self._flashes -= 1
        self.redraw()
        if self._flashes <= 0 and self._flashing is not None:
            self._flashing.stop()
            self._flashing = None

    # What it says around the table

    def progress(self) -> str:
        """The round, in a match of several."""
        return self._words.progress(self.view)

    def matter(self) -> str:
        """The attack, a seat about to win, or the colour."""
        return self._words.matter(self.view)

    def asks(self) -> str:
        """The prompt, or the question that a chosen card asks."""
        return self._words.asks(self.view) if self._choice is None else self._words.asks_choice(self._choice)

    def hints(self) -> Sequence[Hint]:
        """The keys of the choice that is open, or else of the cards and commands."""
        if self._choice is not None:
            return self._words.choice_hints(self._choice)
        return self._words.hints(self.view, self._hand, self._key_of) if self.session.my_turn else ()

    def _key_of(self, command: str) -> str:
        return key_of(self.screen, f"table.{command}")

    def draw(self, canvas: Canvas) -> None:
        """Draw the present view."""
        scene = Scene(
            view=self.view,
            hand=self._hand,
            choice=self._choice,
            cursor=self._cursor,
            asked=self.session.my_turn,
            moves=self._moves,
            stirred=self._stirred,
            story=self._story,
            flight=self._flight,
            alarm=self._flashes % 2 == 1,
        )
        self._drawn = draw(canvas, self.styles_by_role, self._words, scene)

    def _tell_story(self) -> list[str]:
        game, names, seat = self.session.game, self.session.names, self.view.seat
        told = [self.texts.event(game, event, names, seat) for event in self.session.since_my_turn()[-STORY:]]
        return [text for text in told if text]

    # Deciding

    def on_key(self, event: events.Key) -> None:
        """A card's key, or the key of a colour or a seat while a card asks for it."""
        key = event.character or event.key
        choice = self._choice
        card = next((card.card for card in self._hand if card.key == key), None)
        if choice is not None and choice.colours and key in COLOUR_KEYS:
            colour = COLOUR_KEYS.index(key)
            if colour in choice.colours:
                self._settle(choice.with_colour(colour))
        elif choice is not None and choice.targets:
            targets = {NOBODY_KEY if target is None else seat_key(target): target for target in choice.targets}
            if key not in targets:
                return
            self._settle(choice.with_target(targets[key]))
        elif card is not None:
            self.play(card)
        else:
            return
        event.stop()

    def play(self, card: int) -> None:
        """Lay a card of the hand, ask what it needs to know first, or say why it cannot be laid."""
        lays = next(held.lays for held in self._hand if held.card == card)
        if not self.session.my_turn or not lays:
            self.post_message(self.Explained(self._words.why_not(self.view, card)))
            return
        last = len(self.view.hand) == 1  # it wins before any effect (RT-03): there is nothing to ask
        self._settle(Choice(card, lays[:1] if last else lays))

    def _settle(self, choice: Choice) -> None:
        if choice.action is not None:
            self._choose(choice.action)
            return
        self._choice = choice
        self._asked_anew()

    def _asked_anew(self) -> None:
        self.redraw()
        self.post_message(self.Asking())

    def _choose(self, action: Action) -> None:
        self._choice = None
        self._cursor = None
        self.post_message(self.Chosen(action))
        self.redraw()

    def action_command(self, name: str) -> None:
        """Draw, take, keep, parry or pass, if that can be done now."""
        kind = COMMANDS[name]
        action = next((action for action in others(self.view.legal) if isinstance(action, kind)), None)
        if action is not None and self.session.my_turn:
            self._choose(action)
        elif self.session.my_turn:
            self.post_message(self.Explained(self._words.why_no(self.view, name)))
        else:
            self.post_message(self.Explained(self.texts.say("board-roitatouille-why-not-your-turn")))

    def action_move(self, by: int) -> None:
        """Move the cursor along the hand."""
        if self._hand:
            start = self._cursor if self._cursor is not None else (-1 if by > 0 else 0)
            self._point((start + by) % len(self._hand))

    def action_row(self, by: int) -> None:
        """Move the cursor to the next row of the hand."""
        if self._cursor is None:
            self.action_move(1)
        elif self._drawn is not None and 0 <= self._cursor + by * self._drawn.fan.per_row < len(self._hand):
            self._point(self._cursor + by * self._drawn.fan.per_row)

    def _point(self, index: int) -> None:
        self._cursor = index
        about = self._words.about(self._hand[index].card)
        self.post_message(self.Explained(about, refused=False))
        self.redraw()

    def action_confirm(self) -> None:
        """The card under the cursor, or the only choice there is."""
        if self._choice is not None:
            return
        if self._cursor is not None:
            self.play(self._hand[self._cursor].card)
        elif self.session.my_turn and len(self.view.legal) == 1:
            self._choose(self.view.legal[0])

    def action_back(self) -> None:
        """Take the card back, or the cursor away."""
        self._choice = None
        self._cursor = None
        self._asked_anew()

    def on_click(self, event: events.Click) -> None:
        """A click on a card, the pile, a colour or a seat is as good as its key."""
        match self.canvas.at(event.x, event.y):
            case ("card", int(card)):
                self.play(card)
            case ("pile",):
                self._click_pile()
            case ("colour", int(colour)) if self._choice is not None:
                self._settle(self._choice.with_colour(colour))
            case ("nobody",) if self._choice is not None:
                self._settle(self._choice.with_target(None))
            case ("seat", int(seat)) if self._choice is not None and seat in self._choice.targets:
                self._settle(self._choice.with_target(seat))

    def _click_pile(self) -> None:
        name = next((n for n in ("draw", "take") for a in self.view.legal if isinstance(a, COMMANDS[n])), "draw")
        self.action_command(name)
