"""What the board of Le Roy des Ribauds says, in the few words that fit on and around a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engines.ribauds.values import REINE, View
from tui.boards.board import Hint
from tui.text import Texts

from .plots import Plot, plots
from .routes import DOWN, DRAW, UP, Picked, Routes, Target, following

GAME: Final = "ribauds"
HAND_KEYS: Final = "abcde"
SIDE_KEYS: Final = {UP: "u", DOWN: "d"}


class Words:
    """The texts of a language with the names at a table."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self.say = texts.say

    def card(self, card: int) -> str:
        """A card's name."""
        return self.texts.card(GAME, card)

    def rival(self, view: View) -> str:
        """The other player's name."""
        return self.names[1 - view.seat] if view.seat >= 0 else self.names[1]

    def progress(self, view: View) -> str:
        """The turn, and the game of a match."""
        match = self.say(
            "ribauds-board-match",
            number=view.number,
            needed=view.options.wins_needed,
            mine=view.wins[max(0, view.seat)],
            theirs=view.wins[1 - max(0, view.seat)],
        )
        turn = self.say("ribauds-board-turn", turn=min(view.turns + 1, view.options.turn_limit or view.turns + 1))
        return f"{match} · {turn}" if view.options.wins_needed > 1 else turn

    def matter(self, view: View) -> str:
        """A conspiracy that is one card away."""
        wooing = self.wooing(view)
        if wooing:
            return self.say("ribauds-board-wooing", name=self.rival(view), count=wooing)
        near = [plot for plot in plots(view) if plot.missing == 1]
        return self.say(f"ribauds-board-near-{near[0].name}") if near else ""

    def wooing(self, view: View) -> int:
        """How many Reines the rival surely holds, as far as the table shows it: two or three, else 0."""
        known = sum(held.sure.count(REINE) for held in view.held) if view.seat >= 0 and view.options.memory_aid else 0
        return known if known > 1 else 0

    def plot(self, view: View, plot: Plot) -> str:
        """How far a conspiracy has come; of the Marriage, rather how far the rival's has."""
        wooing = self.wooing(view) if plot.name == "marriage" else 0
        if wooing:
            return self.say("ribauds-board-wooing", name=self.rival(view), count=wooing)
        return self.say(f"ribauds-board-plot-{plot.name}", missing=plot.missing)

    # What is asked

    def asks(self, view: View, picked: Picked) -> str:
        """What is asked, in a few words."""
        if not view.to_act:
            return self.say("game-over")
        if view.seat not in view.to_act:
            return self.say("table-waiting", seats=self.texts.join(self.names[seat] for seat in view.to_act))
        count = len(picked)
        if view.prompt == "main" and count:
            card = self.texts.say(f"ribauds-card-{view.hand[picked[0].number]}.the")
            place = picked[1].number + 1 if count > 1 else 0
            return self.say(
                "ribauds-board-ask-side" if count > 1 else "ribauds-board-ask-place", card=card, place=place
            )
        return self.say(f"ribauds-board-ask-{view.prompt}", picked=count, hidden=sum(not p.up for p in view.court))

    def explains(self, view: View, picked: Picked) -> str:
        """What the choice at hand leads to, in a sentence or two; empty where nothing is asked."""
        if view.seat not in view.to_act:
            return ""
        if view.prompt == "main" and picked:
            card = view.hand[picked[0].number]
            effect = self.effect(card)
            return self.say("ribauds-board-explain-laid", card=self.card(card), effect=effect)
        return self.say(f"ribauds-board-explain-{view.prompt}")

    def effect(self, card: int) -> str:
        """What a card does."""
        return self.say(f"ribauds-board-effect-{card}")

    def about(self, view: View, target: Target) -> str:
        """A word on what the cursor points at."""
        if target.kind == "hand":
            card = view.hand[target.number]
            return self.say("fact", name=self.card(card), value=self.effect(card))
        if target.kind == "place":
            card = self.seen(view, target.number)
            if card is not None:
                return self.say("fact", name=self.card(card), value=self.effect(card))
            return self.say("ribauds-board-hidden", place=target.number + 1)
        if target.kind == "side":
            return self.say("ribauds-board-side", up="yes" if target == UP else "no")
        return self.say("ribauds-board-draw") if target == DRAW else self.say("ribauds-board-slot")

    def seen(self, view: View, place: int) -> int | None:
        """The card of a place as the table shows it: a hidden one only with the memory aid."""
        there = view.court[place]
        return there.card if there.up or view.options.memory_aid else None

    def hints(self, view: View, ways: Routes, picked: Picked, back: str) -> list[Hint]:
        """The keys that can be pressed now."""
        targets = following(ways, picked)
        hints = []
        for kind, key_of in _KEYS.items():
            keys = sorted(key_of(target) for target in targets if target.kind == kind)
            if kind == "side":
                hints += [
                    Hint(SIDE_KEYS[t], self.say("ribauds-board-key-up" if t == UP else "ribauds-board-key-down"))
                    for t in (UP, DOWN)
                    if t in targets
                ]
            elif keys:
                hints.append(Hint(" ".join(keys), self.say(f"ribauds-board-key-{self._does(view, kind, picked)}")))
        return [*hints, Hint(back, self.say("ribauds-board-key-back"))] if picked else hints

    @staticmethod
    def _does(view: View, kind: str, picked: Picked) -> str:
        if view.prompt == "main":
            return "card" if kind == "hand" else "place" if picked else "reveal"
        return {"hand": "discard", "slot": "see", "draw": "draw"}.get(kind, view.prompt)

    def why_not(self, view: View, target: Target) -> str:
        """Why something cannot be pointed at now."""
        if not view.to_act:
            return self.say("game-over")
        if view.seat not in view.to_act:
            return self.say("ribauds-why-not-your-turn")
        if target.kind == "place" and view.prompt in ("main", "look", "roi"):
            return self.say(f"ribauds-why-face-up-{view.prompt}", place=target.number + 1)
        return self.say(f"ribauds-why-other-{view.prompt}")


_KEYS: Final[dict[str, Callable[[Target], str]]] = {
    "place": lambda target: str(target.number + 1),
    "slot": lambda target: str(target.number + 1),
    "hand": lambda target: HAND_KEYS[target.number],
    "side": lambda target: SIDE_KEYS[target],
    "draw": lambda target: "d",
}


def key_of(target: Target) -> str:
    """The key that points at something."""
    return _KEYS[target.kind](target)
