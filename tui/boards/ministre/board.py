"""The board of King Thief Minister: the keys and clicks of its choices, and what is shown for a moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from textual import events
from textual.binding import BindingType
from textual.timer import Timer

from engines.game import Action, Event
from engines.ministre.values import (
    RING,
    Challenged,
    Looked,
    Peeked,
    Rotated,
    Shuffled,
    Unveiled,
    View,
)
from tui.boards.board import Board, Hint
from tui.keys import bind, key_of
from tui.session import Session
from tui.text import Texts
from tui.widgets.canvas import Canvas

from .choices import COMMANDS, DIGITS, NONE, Entry, entries, naming, nothing, places
from .middle import Line, Said, draw_middle
from .ring import Plate, Ring, draw_ring, ring
from .roles import ROLES
from .words import Deeds, Words

MOMENT = 5.0
"""Seconds for which a card that was seen lies open; then it is the player's to remember."""

STORY: Final = 12
"""No more of what happened than this many events is told on the table; the log has all."""

_ARROWS: Final = {"left": "←", "right": "→"}


class MinistreBoard(Board):
    """The drawn table of King Thief Minister."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(bind(f"table.{name}", f"command('{name}')", show=False) for name in COMMANDS),
        bind("table.up", "move(-1)", show=False),
        bind("table.down", "move(1)", show=False),
        bind("table.choose", "confirm", show=False),
        bind("table.back", "back", show=False),
    ]

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"ministre--{role}" for role in ROLES}

    def __init__(self, session: Session, texts: Texts, *, plain: bool) -> None:
        super().__init__(session, texts, plain=plain)
        self._words = Words(texts, session.names)
        self._picked: tuple[int, ...] = ()
        self._cursor: int | None = None
        self._deeds: Deeds = {}
        self._fresh: frozenset[int] = frozenset()
        self._gains: dict[int, int] = {}
        self._way = 0
        self._mixed: frozenset[int] = frozenset()
        self._faces: dict[int, int] = {}
        self._hiding: Timer | None = None
        self._story: list[str] = []

    @property
    def view(self) -> View:
        """The view that is shown."""
        return cast(View, self.shown)

    # What the table tells

    def heard(self, events: Sequence[Event]) -> None:
        """Take the news in: deeds beside the places, coins won and lost, and a card that was seen."""
        before = self.view if self.shown is not None else None
        asked = (self.view.prompt, self.view.legal) if before is not None else None
        self.shown = self.session.view
        if asked != (self.view.prompt, self.view.legal):
            self._picked, self._cursor = (), None
        if events or before is None:
            self._take_in(events, before)
        self._reveal(events)
        game, names, seat = self.session.game, self.session.names, self.view.seat
        told = [self.texts.past(game, event, names, seat) for event in self.session.since_my_turn()[-STORY:]]
        self._story = [text for text in told if text]
        self.redraw()

    def catch_up(self) -> None:
        """Show a table that was followed before this board was there; what was seen is not shown again."""
        super().catch_up()
        self._gains, self._way, self._mixed, self._fresh = {}, 0, frozenset(), frozenset()
        self._hide()

    def _take_in(self, events: Sequence[Event], before: View | None) -> None:
        self._way, self._mixed = 0, frozenset()
        self._fresh = frozenset(
            seat for event in events if (seat := self._words.follow(self._deeds, event)) is not None
        )
        coins = before.coins if before is not None else self.view.coins
        self._gains = {seat: now - coins[seat] for seat, now in enumerate(self.view.coins) if now != coins[seat]}
        for event in events:
            if isinstance(event, Rotated):
                self._way = -1 if event.way == "right" else 1
            elif isinstance(event, Shuffled):
                self._mixed = frozenset((event.place, event.other))

    def _reveal(self, events: Sequence[Event]) -> None:
        """Open the cards whose faces were told, for a moment; cards that move are closed."""
        for event in events:
            if isinstance(event, (Rotated, Shuffled)):
                self._hide()
            place, character = self._seen(event)
            if place is not None and character is not None:
                self._faces[place] = character
                if self._hiding is not None:
                    self._hiding.stop()
                self._hiding = self.set_timer(MOMENT, self._hide)

    def _seen(self, event: Event) -> tuple[int | None, int | None]:
        at = self.view.places
        if isinstance(event, Peeked):
            return event.place, event.character
        if isinstance(event, (Looked, Unveiled)):
            return at[event.seat], event.character
        if isinstance(event, Challenged):
            return at[event.claimant], event.shown
        return None, None

    def _hide(self) -> None:
        if self._hiding is not None:
            self._hiding.stop()
            self._hiding = None
        if self._faces:
            self._faces = {}
            self.redraw()

    # What it says around the table

    def progress(self) -> str:
        """The round."""
        return self._words.progress(self.view)

    def matter(self) -> str:
        """What is in the treasury."""
        return self._words.matter(self.view)

    def asks(self) -> str:
        """The question of the present step."""
        return self._words.asks(self.view, self._picked, naming(self.view, self._picked))

    def hints(self) -> Sequence[Hint]:
        """The keys of the present step."""
        if not self.session.my_turn:
            return ()
        view, phrase = self.view, self._words.phrase
        match view.prompt:
            case "challenge" | "challenge-reply" | "call":
                yes, no = (entry for entry in entries(view, ()))
                return [Hint(self._key(entry), self._words.entry(entry)) for entry in (yes, no)]
            case "main":
                claims = [entry.key for entry in entries(view, ()) if entry.name == "claim" and entry.lit]
                hints = [Hint("1–6", phrase("hint-claim"))] if claims else []
                lit = {entry.name for entry in entries(view, ()) if entry.lit}
                if "ring-right" in lit:
                    moves = " ".join(self._shown_key(name) for name in ("ring-left", "ring-right", "ring-opposite"))
                    hints.append(Hint(moves, phrase("hint-move")))
                return [*hints, *(Hint(self._shown_key(n), phrase(f"hint-{n}")) for n in ("look", "done") if n in lit)]
        numbers = [DIGITS[place] for place in sorted(places(view, self._picked))]
        numbers = numbers or [entry.key for entry in entries(view, self._picked) if entry.lit]
        hints = [Hint(f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else "".join(numbers), phrase("hint-choose"))]
        if nothing(view) is not None:
            hints.append(Hint(NONE, phrase("hint-none")))
        if self._picked:
            hints.append(Hint(self.texts.say("keyname-escape"), phrase("hint-back")))
        return hints

    def _shown_key(self, command: str) -> str:
        key = key_of(self.screen, f"table.{command}")
        return _ARROWS.get(key, key)

    def _key(self, entry: Entry) -> str:
        return self._shown_key(entry.key) if entry.key in COMMANDS else entry.key

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """The ring, and in its middle what it is about."""
        view, words = self.view, self._words
        lay = ring(canvas.width, canvas.height)
        own = view.places[view.seat] if view.seat >= 0 else 0
        targets = places(view, self._picked) if self.session.my_turn else {}
        pointed = self._pointed()
        owners = {place: seat for seat, place in enumerate(view.places)}
        plates = [self._plate(place, owners.get(place), place in targets) for place in range(RING)]
        draw_ring(canvas, self.styles_by_role, lay, plates, own, self._way)
        lines = [
            Line(self._key(entry), words.entry(entry), entry.lit, entry == pointed, ("entry", entry))
            for entry in (entries(view, self._picked) if self.session.my_turn else ())
        ]
        question = ""
        if self.session.my_turn and view.prompt not in ("challenge", "challenge-reply", "call"):
            question = self._question(lay)
        said = Said(
            view.treasury, words.claim(view), words.effect(view), words.seals(view), question, lines, self._story
        )
        draw_middle(canvas, self.styles_by_role, lay.middle, said)

    def _question(self, lay: Ring) -> str:
        view = self.view
        if view.prompt == "main":
            return self._words.phrase("turn")
        picked = [self._words.character(character) for character in self._picked] if view.prompt == "name" else []
        return " · ".join([self.asks(), *picked])

    def _plate(self, place: int, seat: int | None, target: bool) -> Plate:
        view, words = self.view, self._words
        known = {known.place: known.character for known in view.known}
        character = view.cards[place] if view.cards else self._faces.get(place, known.get(place))
        face = "back" if character is None else "face" if view.cards or place in self._faces else "known"
        acting = seat is not None and seat in (view.to_act if not view.asked else (view.claimant, view.caller))
        gain = self._gains.get(seat, 0) if seat is not None else 0
        return Plate(
            place=place,
            name=words.phrase("nobody") if seat is None else words.names[seat],
            coins=None if seat is None else view.coins[seat],
            gain=f"{gain:+d}" if gain else "",
            look=face,
            character=character,
            face="" if character is None else words.character(character),
            short="" if character is None else words.short(character),
            kind="target" if target else "bare" if seat is None else "acting" if acting else "seat",
            key=DIGITS[place] if target else "",
            deed="" if seat is None else self._deeds.get(seat, ""),
            fresh=seat in self._fresh,
            seal="" if seat is None else words.seal(view, seat),
            mixed=place in self._mixed,
        )

    # Deciding

    def on_key(self, event: events.Key) -> None:
        """A digit is a place while places are chosen, else a line of the middle."""
        key = event.character or ""
        if not key or key not in DIGITS + NONE:
            return
        event.stop()
        if not self.session.my_turn:
            self._refuse("")
        elif key == NONE:
            decline = nothing(self.view)
            if decline is not None:
                self._choose(decline)
        elif targets := places(self.view, self._picked):
            self._point_at(DIGITS.index(key), targets)
        else:
            entry = next((entry for entry in entries(self.view, self._picked) if entry.key == key), None)
            if entry is not None:
                self._take(entry)

    def _point_at(self, place: int, targets: dict[int, Action | int]) -> None:
        chosen = targets.get(place)
        if chosen is None:
            self.post_message(self.Explained(self._words.phrase("why-not-that-place")))
        elif isinstance(chosen, int):
            self._pick(chosen)
        else:
            self._choose(chosen)

    def _take(self, entry: Entry) -> None:
        if not entry.lit:
            self._refuse(entry.name)
        elif entry.action is not None:
            self._choose(entry.action)
        else:
            self._pick(entry.value)

    def _pick(self, value: int) -> None:
        self._picked = (*self._picked, value)
        self._cursor = None
        self._asked_anew()

    def _refuse(self, name: str) -> None:
        self.post_message(self.Explained(self._words.why_not(self.view, name)))

    def _choose(self, action: Action) -> None:
        self._picked, self._cursor = (), None
        self.post_message(self.Chosen(action))
        self.redraw()

    def _asked_anew(self) -> None:
        self.redraw()
        self.post_message(self.Asking())

    def action_command(self, name: str) -> None:
        """Doubt, let pass, move, look or end the turn, if that can be done now."""
        action = next((action for action in COMMANDS[name] if action in self.view.legal), None)
        if action is None or not self.session.my_turn:
            self._refuse(name)
        else:
            self._choose(action)

    def _pointed(self) -> Entry | None:
        lines = entries(self.view, self._picked) if self.session.my_turn else []
        return lines[self._cursor] if self._cursor is not None and self._cursor < len(lines) else None

    def action_move(self, by: int) -> None:
        """Go to the next line of the middle, and say what it does."""
        lines = entries(self.view, self._picked) if self.session.my_turn else []
        if not lines:
            return
        start = self._cursor if self._cursor is not None else (-1 if by > 0 else 0)
        self._cursor = (start + by) % len(lines)
        action = lines[self._cursor].action
        if action is not None:
            about = self.texts.action(self.session.game, action, self.session.names, self.view.seat)
            self.post_message(self.Explained(about, refused=False))
        self.redraw()

    def action_confirm(self) -> None:
        """The line under the cursor, or the only choice there is."""
        pointed = self._pointed()
        if pointed is not None:
            self._take(pointed)
        elif self.session.my_turn and len(self.view.legal) == 1:
            self._choose(self.view.legal[0])

    def action_back(self) -> None:
        """One step back, or the cursor away."""
        if self._cursor is None:
            self._picked = self._picked[:-1]
        self._cursor = None
        self._asked_anew()

    def on_click(self, event: events.Click) -> None:
        """A click on a place or a line is as good as its key."""
        match self.canvas.at(event.x, event.y):
            case ("place", int(place)) if self.session.my_turn and places(self.view, self._picked):
                self._point_at(place, places(self.view, self._picked))
            case ("entry", Entry() as entry) if self.session.my_turn:
                self._take(entry)
