"""A game as it was asked for on the command line, checked word by word."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from itertools import count
from typing import Any, Final, get_args

import msgspec

from ai.agent import CHARACTERS, levels, offers, usual
from engines.game import GameInfo, Options
from engines.options import fields, show
from engines.registry import load, names
from engines.rng import Rng
from net.clean import NAME_CELLS, clean_line, clean_name
from net.policy import LONGEST, Access, Dropped, Policy, Watching
from net.setup import Player, Setup, seed_from_text
from net.store import Store

from .seating import aided
from .settings import PERSON
from .usage import VOICE, Misuse

SEATS: Final = 4
"""So many sit down where nothing is asked for, if the game allows."""

CHOICES: Final = {"access": Access, "dropped": Dropped, "watching": Watching}
"""What may be chosen of a table's policy, by the option that does."""

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
    people: str | None = None,
) -> Setup:
    """The table asked for, its people in the first seats. Raises Misuse for the first word that does not fit."""
    info = info_of(game)
    others = _others(people, info.seats[1])
    asked = bots.split(",") if bots is not None else []
    number = _seats(info, seats, len(asked) + len(others) + 1)
    if len(others) >= number:
        raise Misuse("cli-people-seats", asked=len(others) + 1, seats=number)
    kept = _levels(info, asked, number - 1 - len(others))
    chosen = options_of(info, preset, options, kept)
    check_fit(game, chosen, number)
    seated = players(name, [PERSON] * len(others) + kept, others)
    return Setup(info.id, seated, chosen, None if seed is None else seed_from_text(seed))


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
    chosen = options_of(info, preset, options, kept)
    check_fit(game, chosen, seats)
    people_seats = (Player("") for _ in range(number))
    bot_seats = (Player(name, level) for name, level in zip(BOTS, kept, strict=False))
    return Setup(info.id, (*people_seats, *bot_seats), chosen, None if seed is None else seed_from_text(seed))


def policy(move: str | None = None, reserve: str | None = None, **chosen: str | None) -> Policy:
    """What the host settles besides the rules. Raises Misuse for the first word that does not fit."""
    words: dict[str, Any] = {name: word for name, word in chosen.items() if word is not None}
    for name, word in words.items():
        if word not in (known := get_args(CHOICES[name])):
            raise Misuse("cli-policy", option=f"--{name}", word=word, known=", ".join(known))
    spans = {"move": _seconds("move", move), "reserve": _seconds("reserve", reserve)}
    if spans["reserve"] and not spans["move"]:
        raise Misuse("cli-reserve-alone")
    return Policy(**words, **spans)


def _seconds(name: str, word: str | None) -> int:
    if word is None:
        return 0
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 5 else -1
    if not 0 <= number <= LONGEST:
        raise Misuse("cli-seconds", option=f"--{name}", word=word, most=LONGEST)
    return number


def saved(store: Store, game: str | None, table: str | None) -> str:
    """The id of the saved table to go on with: the latest, or the one named. Raises Misuse when there is none."""
    found = [one.table for one in store.unfinished() if game in (None, one.game)]
    if table in store.busy or (not found and store.busy):
        raise Misuse("cli-in-use", word=table or store.busy[0])
    if not found:
        raise Misuse("cli-nothing-saved")
    if table is not None and table not in found:
        raise Misuse("cli-no-table", word=table, known=", ".join(found))
    return table or found[0]


def players(name: str, levels: Sequence[str], people: Sequence[str] = ()) -> tuple[Player, ...]:
    """A person and, round the table from there, a bot of each level; where it is `PERSON`, the next of `people`.

    No two are called alike.
    """
    named = iter(people)
    others = [clean_name(next(named, "")) if level == PERSON else None for level in levels]
    taken: set[str] = set()
    written = [None if other is None else _apart(other, taken) for other in (name, *others)]
    free = [bot for bot in BOTS if bot.casefold() not in taken]
    bots = (free[i % len(free)] for i in count())
    seated = zip(written, ("", *levels), strict=True)
    return tuple(Player(next(bots), level) if called is None else Player(called) for called, level in seated)


def _apart(name: str, taken: set[str]) -> str:
    """A name that nobody has yet, if need be with a number."""
    unlike = (name if i == 1 else f"{clean_line(name, NAME_CELLS - 3)} {i}" for i in count(1))
    free = next(each for each in unlike if each.casefold() not in taken)
    taken.add(free.casefold())
    return free


def _others(people: str | None, most: int) -> list[str]:
    """The names of the people besides the first: those written, or one for each of the number."""
    if people is None:
        return []
    if not people.strip().isascii() or not people.strip().isdigit():
        return [clean_name(each) for each in people.split(",")]
    number = int(people) if len(people) < 4 else 0
    if not 1 <= number <= most:
        raise Misuse("cli-people", word=people, most=most)
    return [VOICE.say("cli-person", number=each) for each in range(2, number + 1)]


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


def check_fit(game: str, options: Options, seats: int) -> None:
    """Raises Misuse for options that clash, or do not go with so many seats."""
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
        raise Misuse("cli-seats", word=str(number) if seats is None else seats or '""', low=low, high=high)
    return number


def _levels(info: GameInfo, asked: list[str], number: int) -> list[str]:
    known = levels(info.id)
    asked = [level.strip().lower() for level in asked]
    for level in asked:
        if not offers(info.id, level):
            styles = ", ".join(CHARACTERS[1:])
            raise Misuse("cli-level", word=level, known=", ".join(known), styles=styles)
    if len(asked) > number:
        raise Misuse("cli-bots", asked=len(asked), free=number)
    asked = asked or [usual(info.id)]
    return (asked + asked[-1:] * number)[:number]


def options_of(info: GameInfo, preset: str | None, changes: Sequence[str], bots: Sequence[str] = ()) -> Options:
    """The preset with these changes, `NAME=VALUE` each, and the aids for weak bots. Raises Misuse."""
    if preset is not None and preset not in info.presets:
        raise Misuse("cli-preset", word=preset, known=", ".join(info.presets))
    options = next(iter(info.presets.values())) if preset is None else info.presets[preset]
    options = aided(info, options, bots)
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
