"""RoiTatouille drawn: seats above, the piles in the middle, one's hand below, and the keys that lay its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from textual import events
from textual.binding import Binding, BindingType
from textual.timer import Timer

from engines.game import Action, Event
from engines.roitatouille.cards import PLUS_TWO, PRISONER, RANK
from engines.roitatouille.values import Accept, Draw, Keep, Laid, Parry, Pass, View
from tui.boards.board import Board, Hint
from tui.session import Session
from tui.text import Texts
from tui.widgets.canvas import Canvas

from . import centre, moves, seats
from .faces import LETTERS
from .fan import Fan, draw_fan, size_for, spread
from .flight import INTERVAL, Flight
from .hand import COLOUR_KEYS, NOBODY_KEY, Choice, Held, held, others, seat_key
from .roles import ROLES
from .why import why_not

_COMMANDS: dict[str, type[Action]] = {"draw": Draw, "take": Accept, "keep": Keep, "parry": Parry, "pass": Pass}
_KEYS = {"draw": "d", "take": "t", "keep": "k", "parry": "j", "pass": "p"}


class RoiTatouilleBoard(Board):
    """The drawn table of RoiTatouille."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"command('{name}')", name, show=False, id=f"table.{name}") for name, key in _KEYS.items()),
        Binding("left", "move(-1)", show=False, id="table.left"),
        Binding("right", "move(1)", show=False, id="table.right"),
        Binding("up", "row(-1)", show=False, id="table.up"),
        Binding("down", "row(1)", show=False, id="table.down"),
        Binding("enter", "confirm", show=False, id="table.confirm"),
        Binding("escape", "back", show=False, id="table.back"),
    ]

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"roitatouille--{role}" for role in ROLES}

    def __init__(self, session: Session, texts: Texts, *, plain: bool, log_beside: bool = False) -> None:
        super().__init__(session, texts, plain=plain, log_beside=log_beside)
        self._hand: tuple[Held, ...] = ()
        self._fan = Fan((7, 4), 8, 1, 1)
        self._cursor: int | None = None
        self._choice: Choice | None = None
        self._moves: moves.Moves = {}
        self._stirred: set[int] = set()
        self._flight: Flight | None = None
        self._flying: Timer | None = None
        self._middles: dict[int, tuple[int, int]] = {}
        self._top = (0, 0)

    @property
    def view(self) -> View:
        """The view that is shown."""
        return cast(View, self.shown)

    # What the table tells

    def heard(self, events: Sequence[Event]) -> None:
        """Take the news in: moves beside the seats, a card on its way, the hand sorted anew."""
        super().heard(events)
        self._stirred = moves.follow(self._moves, events)
        before = self._hand[self._cursor].card if self._cursor is not None else None
        self._hand = held(self.view)
        cards = [card.card for card in self._hand]
        self._cursor = cards.index(before) if before in cards else None
        self._choice = None
        laid = next((event for event in reversed(events) if isinstance(event, Laid)), None)
        if laid is not None and laid.card == self.view.discard[-1] and self._animated:
            self._take_off(laid)

    @property
    def _animated(self) -> bool:
        return self.app.animation_level == "full" and bool(self.size)

    def _take_off(self, laid: Laid) -> None:
        start = self._middles.get(laid.seat, (self.size.width // 2, self.size.height - self._fan.height))
        self._flight = Flight(laid.card, start, self._top)
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

    # What is said around the table

    def _colour(self, colour: int) -> str:
        return self.texts.value("roitatouille", "colour", colour)

    def _dynasty(self, colour: int) -> str:
        name, dynasty = self._colour(colour), self.texts.say(f"roitatouille-colour-{colour}.dynasty")
        return f"{name.capitalize()} · {dynasty}"

    def card_name(self, card: int) -> str:
        """A king's own name, or what another card is called."""
        king = self.texts.find(f"roitatouille-card-{card}.flavour") if RANK[card] < PLUS_TWO else None
        return king or self.texts.say(f"board-roitatouille-name-{RANK[card] if card < PRISONER else card}")

    def progress(self) -> str:
        """The round, in a match of several."""
        rounds = self.view.options.rounds
        return self.texts.say("board-roitatouille-round", round=self.view.round, rounds=rounds) if rounds > 1 else ""

    def matter(self) -> str:
        """The attack, a seat about to win, or the colour."""
        view = self.view
        if view.attack is not None:
            return self.texts.say("board-roitatouille-attack", attack=view.attack, total=view.total)
        last = [self.session.names[seat] for seat, size in enumerate(view.sizes) if size == 1 and seat != view.seat]
        if last:
            return self.texts.say("board-roitatouille-last-card", seats=self.texts.join(last), count=len(last))
        return self.texts.say(
            "board-roitatouille-to-follow", colour=self._colour(view.colour), letter=LETTERS[view.colour]
        )

    def asks(self) -> str:
        """The prompt, or the question that a chosen card asks."""
        if self._choice is None:
            return super().asks()
        if self._choice.colours:
            return self.texts.say(
                "board-roitatouille-which-colour", card=self.texts.card("roitatouille", self._choice.card)
            )
        return self.texts.say("board-roitatouille-whose-hand")

    def hints(self) -> Sequence[Hint]:
        """The keys of the cards that can be laid, or of the choice that is open, then the commands."""
        view, choice = self.view, self._choice
        if choice is not None and choice.colours:
            return [
                *(Hint(COLOUR_KEYS[colour], self._colour(colour)) for colour in choice.colours),
                Hint("Esc", self.texts.say("board-roitatouille-back")),
            ]
        if choice is not None:
            digits = [seat_key(target) for target in choice.targets if target is not None]
            return [
                Hint(
                    f"{digits[0]}–{digits[-1]}" if len(digits) > 1 else digits[0],
                    self.texts.say("board-roitatouille-look"),
                ),
                Hint(NOBODY_KEY, self.texts.say("board-roitatouille-nobody")),
                Hint("Esc", self.texts.say("board-roitatouille-back")),
            ]
        if not self.session.my_turn:
            return ()
        keys = " ".join(card.key for card in self._hand if card.lays)
        hints = (
            [Hint(keys, self.texts.say(f"board-roitatouille-{'answer' if view.prompt == 'attack' else 'lay'}"))]
            if keys
            else []
        )
        for name, kind in _COMMANDS.items():
            if any(isinstance(action, kind) for action in view.legal):
                amount = view.total if view.prompt == "attack" else 0
                attack = view.attack or "none"
                hints.append(
                    Hint(_KEYS[name], self.texts.say(f"board-roitatouille-command-{name}", total=amount, attack=attack))
                )
        return hints

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the present view: the hand takes what it needs, the seats their band, the middle the rest."""
        view, styles = self.view, self.styles_by_role
        roomy = canvas.width >= 84 and canvas.height >= 32
        across = canvas.width - 2
        fan = spread(len(self._hand), across, size_for(len(self._hand), across, roomy))
        self._fan = fan
        hand_top = canvas.height - fan.height
        room = hand_top - 1
        plates = self._plates()
        setting = (seats.around(len(plates), canvas.width, room) if roomy else None) or seats.band(
            len(plates), canvas.width, room
        )
        self._middles = {plate.seat: rect.middle for plate, rect in zip(plates, setting.plates, strict=True)}
        canvas.fill(*setting.centre, styles["cloth"])
        if roomy:
            canvas.frame(*setting.centre, styles["cloth-edge"])
        seats.draw_seats(canvas, styles, setting, plates, view.direction)
        pair = centre.place(setting.centre)
        self._top = pair.top
        centre.draw_piles(
            canvas, styles, pair, view, self.card_name(view.discard[-1]), 1 if self._flight is not None else 0
        )
        self._draw_words(canvas, pair.words)
        if view.seat >= 0:
            self._draw_rule(canvas, hand_top - 1)
            draw_fan(
                canvas,
                styles,
                fan,
                hand_top,
                self._hand,
                self.card_name,
                asked=self.session.my_turn,
                cursor=self._cursor,
            )
        if self._flight is not None:
            self._flight.draw(canvas, styles, pair.size)

    def _plates(self) -> list[seats.Plate]:
        view, names = self.view, self.session.names
        count = len(view.sizes)
        targets = self._choice.targets if self._choice is not None else ()
        first = view.seat + 1 if view.seat >= 0 else 0
        order = [(first + i) % count for i in range(count) if (first + i) % count != view.seat]
        return [
            seats.Plate(
                seat=seat,
                name=names[seat],
                cards=view.sizes[seat],
                captive=self.texts.say("board-roitatouille-captive", left=view.captive[seat])
                if view.captive[seat]
                else "",
                move=moves.say(self.texts, self._moves[seat], names) if seat in self._moves else "",
                acting=seat in view.to_act,
                target=seat in targets,
                fresh=seat in self._stirred,
                key=seat_key(seat),
            )
            for seat in order
        ]

    def _draw_words(self, canvas: Canvas, room: seats.Rect) -> None:
        view, choice, styles = self.view, self._choice, self.styles_by_role
        if choice is not None:
            dynasties = [self._dynasty(colour) for colour in range(3)]
            centre.draw_choice(
                canvas, styles, room, choice, self.asks(), dynasties, self.texts.say("board-roitatouille-nobody")
            )
            return
        attack: tuple[str, ...] = ()
        aimed = False
        if view.attack is not None and view.to_act:
            aimed = view.seat in view.to_act
            who = self.session.names[view.to_act[0]]
            key = f"board-roitatouille-attack-{'you' if aimed else 'other'}"
            attack = (self.texts.say(key, attack=view.attack, total=view.total, target=who),)
        elif view.prompt == "regicide":
            aimed = view.seat in view.to_act
            attack = (self.asks(),)
        story: list[str] = []
        if not self.log_beside:
            game, names = self.session.game, self.session.names
            told = [self.texts.event(game, event, names, view.seat) for event in self.session.since_my_turn()[-12:]]
            story = [text for text in told if text]
        words = centre.Words(
            self._dynasty(view.colour), attack, aimed, story, self.texts.say("board-roitatouille-since")
        )
        centre.draw_words(canvas, styles, room, view, words)

    def _draw_rule(self, canvas: Canvas, y: int) -> None:
        view, styles = self.view, self.styles_by_role
        asked = self.session.my_turn
        rule = styles["rule-asked" if asked else "rule"]
        canvas.glyphs(0, y, "─" * canvas.width, rule)
        name, size = self.session.names[view.seat], view.sizes[view.seat]
        text = f" {name} · {self.texts.say('board-roitatouille-cards', count=size)} "
        if view.captive[view.seat]:
            text += f"· {self.texts.say('board-roitatouille-captive', left=view.captive[view.seat])} "
        x = canvas.text(3, y, text, rule, canvas.width - 6)
        if view.seat in self._moves and x + 12 < canvas.width:
            mine = moves.say(self.texts, self._moves[view.seat], self.session.names)
            if mine:
                canvas.text(x, y, f"· {mine} ", rule, canvas.width - x - 3)

    # Deciding

    def on_key(self, event: events.Key) -> None:
        """A card's key, or the key of a colour or a seat while a card asks for it."""
        key = event.character or event.key
        if self._choice is not None:
            self._answer(key, event)
            return
        card = next((card for card in self._hand if card.key == key), None)
        if card is not None:
            event.stop()
            event.prevent_default()
            self.play(card.card)

    def _answer(self, key: str, event: events.Key) -> None:
        choice = self._choice
        assert choice is not None
        if choice.colours:
            if key in COLOUR_KEYS and COLOUR_KEYS.index(key) in choice.colours:
                event.stop()
                self._settle(choice.with_colour(COLOUR_KEYS.index(key)))
            return
        targets = {NOBODY_KEY if target is None else seat_key(target): target for target in choice.targets}
        if key in targets:
            event.stop()
            self._settle(choice.with_target(targets[key]))

    def play(self, card: int) -> None:
        """Lay a card of the hand, ask what it needs to know first, or say why it cannot be laid."""
        lays = next(held.lays for held in self._hand if held.card == card)
        if not self.session.my_turn or not lays:
            why = why_not(self.view, card)
            self.post_message(
                self.Explained(
                    self.texts.say(
                        f"board-roitatouille-why-{why.reason}",
                        card=self.texts.card("roitatouille", card),
                        colour=self._colour(why.colour),
                        number=why.number,
                    )
                )
            )
            return
        self._settle(Choice(card, lays))

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
        kind = _COMMANDS[name]
        action = next((action for action in others(self.view.legal) if isinstance(action, kind)), None)
        if action is not None and self.session.my_turn:
            self._choose(action)
        elif self.session.my_turn:
            self.post_message(self.Explained(self.texts.say(f"board-roitatouille-why-no-{name}")))
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
        elif 0 <= self._cursor + by * self._fan.per_row < len(self._hand):
            self._point(self._cursor + by * self._fan.per_row)

    def _point(self, index: int) -> None:
        self._cursor = index
        card = self._hand[index].card
        name, effect = self.texts.card("roitatouille", card), self.texts.say(f"roitatouille-card-{card}.help")
        about = self.texts.say("fact", name=name, value=effect)
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
        name = next((n for n in ("draw", "take") for a in self.view.legal if isinstance(a, _COMMANDS[n])), "draw")
        self.action_command(name)
