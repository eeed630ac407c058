"""A game as it was asked for on the command line, checked word by word."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from typing import Final

import msgspec

from ai.agent import levels
from engines.game import GameInfo, Options
from engines.options import fields, show
from engines.registry import load, names
from engines.rng import Rng
from net.clean import clean_name
from net.setup import Player, Setup, seed_from_text
from net.store import Store

from .usage import Misuse

SEATS: Final = 4
"""So many sit down where nothing is asked for, if the game allows."""

BOTS: Final = ("Ana", "Bruno", "Chloé", "Driss", "Élise", "Farid", "Gaëlle", "Hugo", "Inès", "Jonas", "Karim", "Léna")
"""What bots are called, in seat order."""


def info_of(game: str) -> GameInfo:
    """The game of this id. Raises Misuse naming those there are."""
    if game not in names():
        raise Misuse("cli-no-game", word=game, given="one" if game else "none", known=", ".join(names()))
    return load(game).info


def request(
    game: str,
    name: str,
    seats: str | None = None,
    bots: str | None = None,
    preset: str | None = None,
    options: Sequence[str] = (),
    seed: str | None = None,
) -> Setup:
    """The table asked for, the person in its first seat. Raises Misuse for the first word that does not fit."""
    info = info_of(game)
    asked = bots.split(",") if bots is not None else []
    number = _seats(info, seats, len(asked) + 1)
    kept = _levels(info, asked, number - 1)
    chosen = _options(info, preset, options)
    _check(game, chosen, number)
    return Setup(info.id, players(name, kept), chosen, None if seed is None else seed_from_text(seed))


def hosted(
    game: str,
    people: str,
    bots: str | None = None,
    preset: str | None = None,
    options: Sequence[str] = (),
    seed: str | None = None,
) -> Setup:
    """A table for so many people, whose names come with them, and the bots asked for. Raises Misuse."""
    info = info_of(game)
    low, high = info.seats
    number = int(people) if people.isascii() and people.isdigit() and len(people) < 4 else 0
    if not 1 <= number <= high:
        raise Misuse("lan-people", word=people, low=1, high=high)
    asked = bots.split(",") if bots else []
    kept = _levels(info, asked, max(len(asked), low - number)) if asked or number < low else []
    seats = number + len(kept)
    if not low <= seats <= high:
        raise Misuse("cli-seats", word=str(seats), low=low, high=high)
    chosen = _options(info, preset, options)
    _check(game, chosen, seats)
    people_seats = (Player("") for _ in range(number))
    bot_seats = (Player(name, level) for name, level in zip(BOTS, kept, strict=False))
    return Setup(info.id, (*people_seats, *bot_seats), chosen, None if seed is None else seed_from_text(seed))


def saved(store: Store, game: str | None, table: str | None) -> str:
    """The id of the saved table to go on with: the latest, or the one named. Raises Misuse when there is none."""
    found = [one.table for one in store.unfinished() if game in (None, one.game)]
    if not found:
        raise Misuse("cli-nothing-saved")
    if table is not None and table not in found:
        raise Misuse("cli-no-table", word=table, known=", ".join(found))
    return table or found[0]


def players(name: str, bots: Sequence[str]) -> tuple[Player, ...]:
    """A person and, round the table from there, a bot of each level; no bot is called as the person is."""
    free = [bot for bot in BOTS if bot.casefold() != name.casefold()]
    return (Player(name), *(Player(free[i % len(free)], level) for i, level in enumerate(bots)))


def person(asked: str | None, usual: str) -> str:
    """The name to play under: the one asked for, the usual one, or else the account's."""
    if asked is not None:
        return clean_name(asked)
    if usual:
        return clean_name(usual)
    try:
        return clean_name(getpass.getuser())
    except (OSError, KeyError, ImportError):  # an account without a name
        return clean_name("")


def _check(game: str, options: Options, seats: int) -> None:
    try:
        load(game).new(options, seats, Rng(bytes(32)))
    except ValueError:
        raise Misuse("cli-clash") from None


def _seats(info: GameInfo, seats: str | None, wanted: int) -> int:
    low, high = info.seats
    if seats is None:
        number = max(wanted, min(max(SEATS, info.usual_seats[0]), info.usual_seats[1]))
    else:
        number = int(seats) if seats.isascii() and seats.isdigit() and len(seats) < 4 else -1
    if not low <= number <= high:
        raise Misuse("cli-seats", word=seats or str(number), low=low, high=high)
    return number


def _levels(info: GameInfo, asked: list[str], number: int) -> list[str]:
    known = levels(info.id)
    asked = [level.strip().lower() for level in asked]
    for level in asked:
        if level not in known:
            raise Misuse("cli-level", word=level, known=", ".join(known))
    if len(asked) > number:
        raise Misuse("cli-bots", asked=len(asked), free=number)
    asked = asked or [known[-1]]
    return asked + asked[-1:] * (number - len(asked))


def _options(info: GameInfo, preset: str | None, changes: Sequence[str]) -> Options:
    if preset is not None and preset not in info.presets:
        raise Misuse("cli-preset", word=preset, known=", ".join(info.presets))
    options = next(iter(info.presets.values())) if preset is None else info.presets[preset]
    known = {field.name: field for field in fields(info.options) if not field.hidden}
    for change in changes:
        name, equals, value = change.partition("=")
        name, value = name.strip().replace("-", "_"), value.strip().lower()
        if not equals or name not in known:
            raise Misuse("cli-option", word=change, known=", ".join(known))
        choices = {show(choice): choice for choice in known[name].choices}
        if value not in choices:
            raise Misuse("cli-choice", option=name, word=value, known=", ".join(choices))
        options = msgspec.structs.replace(options, **{name: choices[value]})
    return options
