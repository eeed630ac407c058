"""All words of the program: the interface's, and every game's from its values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from engines.game import Action, Event, Outcome, View
from engines.options import show

from .text_catalogue import Catalogue
from .text_rules import read_rules
from .text_values import NOBODY, SEAT, Values, fields, readable

if TYPE_CHECKING:
    from net.advice import Advice

_HEAD = frozenset(field.name for field in fields(View))


class Texts(Catalogue):
    """The words of one language. Another language is another `Texts`.

    A game's messages are found by the tags of its values (`Values` says what arguments they get): `GAME-event-TAG`,
    `GAME-action-TAG`, `GAME-prompt-PROMPT`, `GAME-fact-FIELD`, `GAME-outcome-REASON`, `GAME-option-NAME`,
    `GAME-preset-NAME`, `GAME-KIND-VALUE`. What has no message is said in the tags' own words, so that a game without
    texts can be played. `names` are the players' names by seat; they are inserted as they are, never interpreted.
    """

    def event(self, game_id: str, event: Event, names: Sequence[str], viewer: int) -> str | None:
        """What happened, in a sentence; None of what need not be said."""
        return self._struct(f"{game_id}-event", Values(self, game_id, names, viewer), event) or None

    def past(self, game_id: str, event: Event, names: Sequence[str], viewer: int) -> str | None:
        """What a log keeps of an event: `GAME-past-TAG` where what was seen is for its player to remember."""
        values = Values(self, game_id, names, viewer)
        kept = self.find(f"{game_id}-past-{event.__struct_config__.tag}", **values.args(event))
        return kept or self.event(game_id, event, names, viewer)

    def action(self, game_id: str, action: Action, names: Sequence[str], viewer: int) -> str:
        """A choice, as an item of a list."""
        return self._struct(f"{game_id}-action", Values(self, game_id, names, viewer), action)

    def prompt(self, game_id: str, view: View, names: Sequence[str]) -> str:
        """What the acting seats are asked, in a line."""
        if not view.prompt:
            return self.say("game-over")
        values = Values(self, game_id, names, view.seat)
        said = self.find(f"{game_id}-prompt-{view.prompt}", **values.args(view))
        return said or self.say("fact", name=values.words(SEAT, view.to_act), value=readable(view.prompt))

    def facts(self, game_id: str, view: View, names: Sequence[str]) -> list[str]:
        """The table as this viewer sees it, one fact a line.

        `GAME-facts` lists the view's fields that are said, in their order; without it all are. A row with a number a
        seat has an attribute `.each`, said of each seat and put together as `$value`, or "none". Of a row of structs
        each is said, with its own fields and the view's. What is None, empty or said in an empty text is left out.
        """
        values = Values(self, game_id, names, view.seat)
        kinds = {field.name: field.kind for field in fields(type(view)) if field.name not in _HEAD}
        chosen = self.find(f"{game_id}-facts")
        args = values.args(view)
        lines: list[str] = []
        for name in chosen.split() if chosen else kinds:
            key, value = f"{game_id}-fact-{name}", getattr(view, name)
            if value is None or value == ():
                continue
            if isinstance(value, tuple) and isinstance(value[0], msgspec.Struct):
                lines += [
                    self._fact(key, name, args | values.args(entry), values.words(None, entry)) for entry in value
                ]
            elif values.per_seat(kinds[name], value):
                lines.append(self._fact(key, name, args, values.row(value, f"{key}.each")))
            else:
                lines.append(self._fact(key, name, args, values.words(kinds[name], value)))
        return [line for line in lines if line]

    def reason(self, game_id: str, tag: str, values: Mapping[str, int], names: Sequence[str], viewer: int) -> str:
        """Why a bot chose what it chose (`reasons-GAME-TAG`); empty if there are no words for it."""
        said = self.find(f"reasons-{game_id}-{tag}", **Values(self, game_id, names, viewer).named(values))
        return said or ""

    def hint(self, game_id: str, advice: Advice, names: Sequence[str], viewer: int) -> str:
        """What a bot would do in the viewer's seat, and why, in a sentence."""
        action = self.action(game_id, advice.action, names, viewer)
        why = self.reason(game_id, advice.reason, advice.values, names, viewer)
        return self.say("table-hint-is", action=action, why=why or NOBODY)

    def outcome(self, game_id: str, outcome: Outcome, names: Sequence[str], viewer: int) -> str:
        """Who won, and why the game is over."""
        values = Values(self, game_id, names, viewer)
        said = self.find(f"{game_id}-outcome-{outcome.reason}", **values.args(outcome))
        return said or self.say("outcome", **values.args(outcome))

    def standing(self, game_id: str, outcome: Outcome, names: Sequence[str]) -> list[str]:
        """The final standing, a line a seat, the winners first."""
        order = sorted(
            range(len(outcome.scores)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat], seat)
        )
        lines = []
        for seat in order:
            place = 1 + sum(other > outcome.scores[seat] for other in outcome.scores)
            args = {"place": 1 if seat in outcome.winners else place, "seat": names[seat]}
            score = self.find(f"{game_id}-score", score=outcome.scores[seat]) or str(outcome.scores[seat])
            lines.append(self.say("standing-line", **args, score=score))
        return lines

    def value(self, game_id: str, kind: str, value: Any) -> str:
        """The name of a card, a colour, or another kind of value."""
        return self.find(f"{game_id}-{kind}-{value}") or readable(str(value))

    def card(self, game_id: str, card: Any) -> str:
        """A card's full name."""
        return self.value(game_id, "card", card)

    def game(self, game_id: str) -> tuple[str, str]:
        """A game's title and a line about it."""
        return self._pair(f"{game_id}-game", game_id)

    def option(self, game_id: str, name: str) -> tuple[str, str]:
        """An option's label and a line that explains it."""
        return self._pair(f"{game_id}-option-{name}", name)

    def preset(self, game_id: str, name: str) -> tuple[str, str]:
        """A preset's label and a line that explains it."""
        return self._pair(f"{game_id}-preset-{name}", name)

    def choice(self, game_id: str, option: str, value: bool | int | str) -> str:
        """One choice of an option."""
        key = f"{game_id}-option-{option}"
        said = self.find(f"{key}.choice-{show(value)}") or self.find(f"{key}.choice", value=value)
        if said is None and isinstance(value, bool):
            said = self.say("option-on" if value else "option-off")
        return said or readable(str(value))

    def refusal(self, code: str) -> str:
        """Why an action was not taken."""
        return self.find(f"refusal-{code}") or self.say("refusal", code=readable(code))

    def level(self, bot: str) -> tuple[str, str]:
        """The label of a bot's level and character, and a line about the character, or else about the level."""
        level, _, character = bot.partition(":")
        label, about = self._pair(f"level-{level}", level)
        if not character:
            return label, about
        name, portrait = self._pair(f"character-{character}", character)
        return self.say("level-of-character", level=label, character=name), portrait

    def rules(self, game_id: str) -> str:
        """A game's rules, as Markdown."""
        return read_rules(game_id, self.language).markdown

    def _fact(self, key: str, name: str, args: dict[str, Any], value: str) -> str:
        said = self.find(key, **args, value=value or NOBODY)
        if said is None:
            return self.say("fact", name=readable(name), value=value) if value else ""
        return said

    def _pair(self, key: str, name: str) -> tuple[str, str]:
        return self.find(f"{key}.label") or readable(name).capitalize(), self.find(f"{key}.help") or ""

    def _struct(self, prefix: str, values: Values, struct: msgspec.Struct) -> str:
        tag = str(struct.__struct_config__.tag)
        said = self.find(f"{prefix}-{tag}", **values.args(struct))
        if said is not None:
            return said
        told = []
        for field in fields(type(struct)):
            value = getattr(struct, field.name)
            if value is not None and value != ():
                told.append(self.say("fact", name=readable(field.name), value=values.words(field.kind, value)))
        head = readable(tag).capitalize()
        return f"{head} ({', '.join(told)})" if told else head
