"""What the board says, in the few words that fit on and around the ring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engines.game import Event
from engines.ministre.values import (
    Accused,
    Challenged,
    Claimed,
    Declined,
    Looked,
    Named,
    Peeked,
    Replied,
    Rotated,
    Shuffled,
    Unveiled,
    View,
)
from tui.text import Texts

from .choices import Entry

GAME: Final = "ministre"

Deeds = dict[int, str]
"""What each seat did last, said."""


class Words:
    """The texts of a language with the names at a table."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def phrase(self, name: str, **args: Any) -> str:
        """A message of the board's own."""
        return self.texts.say(f"ministre-board-{name}", **args)

    def character(self, character: int) -> str:
        """A character's name."""
        return self.texts.value(GAME, "character", character)

    def short(self, character: int) -> str:
        """The same where there is little room."""
        return self.phrase(f"short-{character}")

    def the(self, character: int) -> str:
        """The same with its article."""
        return self.texts.say(f"ministre-character-{character}.the")

    # How the game stands

    def progress(self, view: View) -> str:
        """The round, and the last one."""
        return self.phrase("round", round=view.round, rounds=view.options.round_limit)

    def matter(self, view: View) -> str:
        """What is in the treasury; that a King would end the game is worth a warning."""
        return self.phrase("treasury-low" if 0 < view.treasury <= 3 else "treasury", count=view.treasury)

    def claim(self, view: View) -> str:
        """The claim in the open, or the King's call."""
        if view.caller is not None and view.claimant is None:
            return self.phrase("calls", seat=self.names[view.caller])
        if view.claimant is None or view.character is None:
            return ""
        reply = view.prompt == "challenge-reply"
        return self.phrase(
            "says", seat=self.names[view.claimant], character=self.the(view.character), reply=_word(reply)
        )

    def effect(self, view: View) -> str:
        """What becomes of a claim that stands."""
        if view.prompt == "challenge-reply":
            return self.phrase("effect-reply")
        if view.claimant is None or view.character is None:
            return self.phrase("effect-call") if view.prompt == "call" else ""
        return self.phrase(f"effect-{view.character}")

    def seals(self, view: View) -> list[tuple[bool, str]]:
        """Who is asked, and whether he has answered."""
        return [
            (seat not in view.to_act, self.texts.say("you") if seat == view.seat else self.names[seat])
            for seat in view.asked
        ]

    def seal(self, view: View, seat: int) -> str:
        """How a seat's sealed answer stands, the same whatever it is."""
        if seat not in view.asked:
            return ""
        return f"□ {self.phrase('thinking')}" if seat in view.to_act else f"■ {self.phrase('sealed')}"

    # What is asked

    def asks(self, view: View, picked: Sequence[int], next_named: int | None) -> str:
        """The question in a few words."""
        if view.asked and view.seat not in view.to_act:
            return self.phrase("waiting", count=len(view.to_act))
        if view.seat not in view.to_act:
            return self.texts.prompt(GAME, view, self.names)
        if next_named is not None:
            return self.phrase("ask-name", seat=self.names[next_named])
        if view.prompt == "accuse" and picked:
            return self.phrase("ask-accuse-of", seat=self.names[picked[0]])
        return self.phrase(f"ask-{view.prompt}")

    def entry(self, entry: Entry) -> str:
        """One line of what can be chosen."""
        if entry.name in ("claim", "character"):
            return self.character(entry.value)
        return self.phrase(f"command-{entry.name}")

    def why_not(self, view: View, name: str) -> str:
        """Why something cannot be done now."""
        if not view.to_act:
            return self.phrase("why-over")
        if view.seat not in view.to_act:
            waits = view.seat in view.asked
            return self.phrase("why-sealed" if waits else "why-not-your-turn")
        if view.prompt != "main":
            return self.phrase("why-asked")
        if name == "look" and "look" not in view.used:
            return self.phrase("why-no-coin")
        return self.phrase("why-used", ruling={"claim": "KT-12", "look": "KT-11"}.get(name, "KT-10"))

    # What was done

    def follow(self, deeds: Deeds, event: Event) -> int | None:
        """Bring a seat's last deed up to date; returns the seat."""
        if isinstance(event, Claimed):
            deeds.clear()
        if isinstance(event, Challenged):
            verdict = "proven" if event.true else "caught"
            deeds[event.claimant] = self._deed(verdict, character=self.short(event.character))
            deeds[event.seat] = self._deed("doubted", right=_word(not event.true))
            return event.claimant
        if isinstance(event, Accused):
            deeds[event.target] = self._deed("accused", character=self.short(event.character), right=_word(event.right))
            return event.target
        if isinstance(event, Replied):
            if event.seat is not None:
                deeds[event.seat] = self._deed("replied")
            return event.seat
        said = self._said(event)
        if said is None:
            return None
        seat: int = event.seat  # type: ignore[attr-defined]
        deeds[seat] = said
        return seat

    def _said(self, event: Event) -> str | None:
        if isinstance(event, Claimed):
            return self._deed("claimed", character=self.short(event.character))
        if isinstance(event, Peeked):
            return self._deed("peeked", place=event.place + 1)
        if isinstance(event, Declined):
            return self._deed("declined")
        if isinstance(event, Rotated):
            return self._deed(f"moved-{event.way}")
        if isinstance(event, Looked):
            return self._deed("looked")
        if isinstance(event, Shuffled):
            return self._deed("shuffled", place=event.place + 1, other=event.other + 1)
        if isinstance(event, Unveiled):
            return self._deed("unveiled", character=self.short(event.character))
        if isinstance(event, Named):
            return self._deed("named", right=_word(event.right))
        return None

    def _deed(self, name: str, **args: Any) -> str:
        return self.phrase(f"deed-{name}", **args)


def _word(value: bool) -> str:
    return "yes" if value else "no"
