"""What the board of RoiTatouille says, in the few words that fit on and around a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engines.game import Action
from engines.roitatouille.cards import PLUS_TWO, PRISONER, RANK
from engines.roitatouille.values import Accept, Draw, Keep, Lay, Parry, Pass, View
from tui.boards.board import Hint
from tui.text import Texts

from .faces import LETTERS, short, suit
from .hand import COLOUR_KEYS, NOBODY_KEY, Choice, Held, seat_key
from .why import why_not

GAME: Final = "roitatouille"

COMMANDS: Final[dict[str, type[Action]]] = {
    "draw": Draw,
    "take": Accept,
    "keep": Keep,
    "parry": Parry,
    "pass": Pass,
}
"""What can be done besides laying a card. The command's key is bound as `table.COMMAND`."""


class Words:
    """The texts of a language with the names at a table."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self._say = texts.say
        self._cards: dict[int, str] = {}

    # Names of things

    def colour(self, colour: int) -> str:
        """A colour's name."""
        return self.texts.value(GAME, "colour", colour)

    def dynasty(self, colour: int) -> str:
        """A colour with its dynasty."""
        return f"{self.colour(colour).capitalize()} · {self._say(f'roitatouille-colour-{colour}.dynasty')}"

    def card(self, card: int) -> str:
        """A king's own name, or what another card is called."""
        if card not in self._cards:
            king = self.texts.find(f"roitatouille-card-{card}.flavour") if RANK[card] < PLUS_TWO else None
            self._cards[card] = king or self._say(f"board-roitatouille-name-{RANK[card] if card < PRISONER else card}")
        return self._cards[card]

    def brief(self, card: int) -> str:
        """A card in a word or less: kings and +2 by their index, others by name, after the letter of their colour."""
        if card >= PRISONER:
            return self.card(card)
        return short(card) if RANK[card] <= PLUS_TWO else f"{LETTERS[suit(card)]} {self.card(card)}"

    def about(self, card: int) -> str:
        """A card's name and what it does."""
        name, effect = self.texts.card(GAME, card), self._say(f"roitatouille-card-{card}.help")
        return self._say("fact", name=name, value=effect)

    def seen(self, cards: Sequence[int]) -> str:
        """Cards that are known to be in a hand."""
        return self._say("board-roitatouille-seen", cards=" ".join(map(short, cards))) if cards else ""

    def captive(self, left: int) -> str:
        """How long a captive stays one; empty for the free."""
        return self._say("board-roitatouille-captive", left=left) if left else ""

    def me(self, view: View) -> str:
        """The viewer's own line."""
        parts = [self.names[view.seat], self._say("board-roitatouille-cards", count=view.sizes[view.seat])]
        return " · ".join(filter(None, [*parts, self.captive(view.captive[view.seat])]))

    # How the game stands

    def progress(self, view: View) -> str:
        """The round, in a match of several."""
        rounds = view.options.rounds
        return self._say("board-roitatouille-round", round=view.round, rounds=rounds) if rounds > 1 else ""

    def matter(self, view: View) -> str:
        """The attack, a seat about to win, or the colour."""
        if view.attack is not None:
            return self._say("board-roitatouille-attack", attack=view.attack, total=view.total)
        last = [self.names[seat] for seat, size in enumerate(view.sizes) if size == 1 and seat != view.seat]
        if last:
            return self._say("board-roitatouille-last-card", seats=self.texts.join(last), count=len(last))
        colour, letter = self.colour(view.colour), LETTERS[view.colour]
        return self._say("board-roitatouille-to-follow", colour=colour, letter=letter)

    def attack(self, view: View) -> str:
        """The attack that is pending, or the régicide that waits for its answer."""
        if view.prompt == "regicide":
            return self.texts.prompt(GAME, view, self.names)
        if view.attack is None or not view.to_act:
            return ""
        who = "you" if view.seat in view.to_act else "other"
        target = self.names[view.to_act[0]]
        return self._say(f"board-roitatouille-attack-{who}", attack=view.attack, total=view.total, target=target)

    def way(self, direction: int) -> str:
        """The direction of play."""
        key = "board-roitatouille-clockwise" if direction > 0 else "board-roitatouille-anticlockwise"
        return f"{'↻' if direction > 0 else '↺'} {self._say(key)}"

    # What is asked

    def asks(self, view: View) -> str:
        """What is asked, in a few words; the attack itself is told on the table."""
        if not view.to_act:
            return self._say("game-over")
        if view.seat not in view.to_act:
            return self._say("table-waiting", seats=self.texts.join(self.names[seat] for seat in view.to_act))
        if view.prompt == "turn":
            draw = any(isinstance(action, Draw) for action in view.legal)
            lay = any(isinstance(action, Lay) for action in view.legal)
            key = "board-roitatouille-ask-" + (
                "lay-or-draw" if draw and lay else "draw" if draw else "lay" if lay else "pass"
            )
            return self._say(key)
        card = "none" if view.drawn is None else self.texts.card(GAME, view.drawn)
        can = "yes" if len(view.legal) > 1 else "no"
        return self._say(f"board-roitatouille-ask-{view.prompt}", card=card, can=can)

    def why_no(self, view: View, command: str) -> str:
        """Why a command cannot be given now to the one who has to decide."""
        reason = command
        if command == "draw" and view.prompt != "turn":
            reason = f"draw-{view.prompt}"
        elif command == "draw" and view.pile + len(view.discard) == 1:
            reason = "draw-empty"
        return self._say(f"board-roitatouille-why-no-{reason}")

    def asks_choice(self, choice: Choice) -> str:
        """What is asked while a card waits for its colour or its target."""
        return self._say("board-roitatouille-ask-colour") if choice.colours else self.question(choice)

    def question(self, choice: Choice) -> str:
        """What a chosen card wants to know."""
        if choice.colours:
            return self._say("board-roitatouille-which-colour", card=self.texts.card(GAME, choice.card))
        return self._say("board-roitatouille-whose-hand")

    def choice_hints(self, choice: Choice) -> list[Hint]:
        """The keys that answer a card's question."""
        back = Hint(self._say("keyname-escape"), self._say("board-roitatouille-back"))
        if choice.colours:
            return [*(Hint(COLOUR_KEYS[colour], self.colour(colour)) for colour in choice.colours), back]
        digits = [seat_key(target) for target in choice.targets if target is not None]
        seats = Hint("–".join(dict.fromkeys((digits[0], digits[-1]))), self._say("board-roitatouille-look"))
        return [seats, Hint(NOBODY_KEY, self._say("board-roitatouille-nobody")), back]

    def hints(self, view: View, hand: Sequence[Held], key_of: Callable[[str], str]) -> list[Hint]:
        """The keys of the cards that can be laid, then the commands; `key_of` knows the commands' keys."""
        keys = [card.key for card in hand if card.lays]
        hints = []
        if keys:
            listed = " ".join(keys) if len(keys) <= 6 else f"{keys[0]}–{keys[-1]}"
            key = "board-roitatouille-answer" if view.prompt == "attack" else "board-roitatouille-lay"
            hints.append(Hint(listed, self._say(key)))
        attack = view.attack or "none"
        hints += [
            Hint(key_of(name), self._say(f"board-roitatouille-command-{name}", total=view.total, attack=attack))
            for name, kind in COMMANDS.items()
            if any(isinstance(action, kind) for action in view.legal)
        ]
        return hints

    def why_not(self, view: View, card: int) -> str:
        """Why a card cannot be laid."""
        why = why_not(view, card)
        return self._say(
            f"board-roitatouille-why-{why.reason}",
            card=self.texts.card(GAME, card),
            colour=self.colour(why.colour),
            number=why.number,
        )
