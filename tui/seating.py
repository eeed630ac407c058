"""From how a game was last set up to a table: what is kept in the settings may be old, damaged or written by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ai.agent import levels, offers, parse
from ai.agent import usual as usual_level
from engines.game import GameInfo, Options
from engines.options import OptionField, change, fields, show
from engines.registry import load, names
from engines.rng import Rng
from tui.settings import PERSON, Settings, Setup

if TYPE_CHECKING:
    from net.setup import Setup as TableSetup

USUAL_SEATS = 4


def last_played(settings: Settings) -> str:
    """The game set up last, or the first there is."""
    known = names()
    return next((game for game in reversed(settings.last_setup) if game in known), known[0])


def usual(settings: Settings, game: str) -> Setup:
    """How this game was last set up, mended where it no longer fits; a table of four if it never was."""
    info = load(game).info
    low, high = info.seats
    kept = settings.last_setup.get(game) or Setup(seats=USUAL_SEATS)
    seats = min(max(kept.seats, low), high)
    preset = kept.preset if kept.preset in info.presets else next(iter(info.presets))
    return msgspec.structs.replace(
        kept, seats=seats, bots=kept.bots[: seats - 1], preset=preset, options=_known(info, kept, seats)
    )


def _known(info: GameInfo, kept: Setup, seats: int) -> dict[str, bool | int | str]:
    offered = {field.name: choices(info, field, seats) for field in open_fields(info)}
    return {name: value for name, value in kept.options.items() if _among(value, offered.get(name, ()))}


def _among(value: bool | int | str, choices: Sequence[bool | int | str]) -> bool:
    return any(type(choice) is type(value) and choice == value for choice in choices)


def open_fields(info: GameInfo) -> tuple[OptionField, ...]:
    """The options that people are offered."""
    return tuple(field for field in fields(info.options) if not field.hidden)


def choices(info: GameInfo, field: OptionField, seats: int) -> tuple[bool | int | str, ...]:
    """An option's choices that make sense with so many seats: nobody begins in a seat that is not there."""
    usual_options = next(iter(info.presets.values()))

    def can_begin(choice: bool | int | str) -> bool:
        try:
            load(info.id).new(change(usual_options, field.name, show(choice)), seats, Rng(bytes(32)))
        except ValueError:
            return False
        return True

    return tuple(choice for choice in field.choices if can_begin(choice))


def options(info: GameInfo, setup: Setup) -> Options:
    """The preset's options with what differs from it."""
    chosen = info.presets[setup.preset]
    for name, value in setup.options.items():
        chosen = change(chosen, name, show(value))
    return chosen


def aided(info: GameInfo, chosen: Options, bots: Sequence[str]) -> Options:
    """These options with the game's aids on, if the bots at the table are all of the lowest level."""
    if not bots or {parse(bot)[0] for bot in bots} != {levels(info.id)[0]}:
        return chosen
    return msgspec.structs.replace(chosen, **dict.fromkeys(info.aids, True))


def differing(info: GameInfo, preset: str, chosen: Options) -> dict[str, bool | int | str]:
    """The options that are not as in the preset."""
    usual_options = info.presets[preset]
    return {
        field.name: getattr(chosen, field.name)
        for field in open_fields(info)
        if getattr(chosen, field.name) != getattr(usual_options, field.name)
    }


def remember(settings: Settings, game: str, setup: Setup) -> Settings:
    """The settings with this as the latest set-up."""
    others = {name: kept for name, kept in settings.last_setup.items() if name != game}
    return msgspec.structs.replace(settings, last_setup={**others, game: setup})


def seated(game: str, setup: Setup) -> list[str]:
    """Who sits in the seats after the first: a bot that the game offers in each, or `PERSON`."""
    usual_bot = usual_level(game)
    bots = [bot if bot == PERSON or offers(game, bot) else usual_bot for bot in setup.bots]
    last = next((bot for bot in reversed(bots) if bot != PERSON), usual_bot)
    return bots + [last] * (setup.seats - 1 - len(bots))


def table(game: str, name: str, setup: Setup) -> TableSetup:
    """The table to open: the person first, then a bot of each level, or another person."""
    from net.setup import Setup as TableSetup
    from tui.request import players

    sitting = players(name, seated(game, setup), setup.people)
    return TableSetup(game=game, players=sitting, options=options(load(game).info, setup))
