"""What is agreed at a table, in plain sentences: the rules, with what differs from the printed ones, and the policy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engines.codec import build
from engines.registry import load, names

from .seating import differing, open_fields

if TYPE_CHECKING:
    from engines.game import Options
    from net.policy import Policy
    from tui.text import Texts


class Term(NamedTuple):
    """One sentence; `differs`: not as in the printed rules."""

    text: str
    differs: bool = False


def read_options(game: str, told: Mapping[str, Any]) -> Options | None:
    """The options that a host names, or None where this program does not know them or the game."""
    if game not in names():
        return None
    try:
        options: Options = build(dict(told), load(game).info.options)
    except ValueError:
        return None
    return options


def rules(texts: Texts, game: str, told: Mapping[str, Any]) -> list[Term]:
    """By which rules is played: the set of rules, then each option that is not as printed."""
    options = read_options(game, told)
    if options is None:
        return [Term(texts.say("lan-rules-unknown"), True)]
    info = load(game).info
    printed, *_ = info.presets
    preset = next((name for name, each in info.presets.items() if each == options), "")
    changed = differing(info, printed, options)
    if not changed:
        return [Term(texts.say("lan-rules-printed"))]
    named = texts.preset(game, preset)[0] if preset else texts.say("lan-rules-own")
    terms = [Term(texts.say("lan-rules-set", rules=named))]
    for field in open_fields(info):
        if field.name in changed:
            label, value = texts.option(game, field.name)[0], texts.choice(game, field.name, changed[field.name])
            terms.append(Term(texts.say("fact", name=label, value=value), True))
    return terms


def policy(texts: Texts, agreed: Policy) -> list[str]:
    """What the host has settled besides the rules."""
    return [
        texts.say(f"lan-access-{agreed.access}"),
        texts.say(f"lan-dropped-{agreed.dropped}"),
        texts.say(f"lan-watching-{agreed.watching}"),
        clock(texts, agreed.move, agreed.reserve),
    ]


def clock(texts: Texts, move: int, reserve: int) -> str:
    """How long one thinks."""
    if not move and not reserve:
        return texts.say("lan-clock-none")
    if not reserve:
        return texts.say("lan-clock-move", move=move)
    return texts.say("lan-clock-reserve", move=move, minutes=reserve // 60)
