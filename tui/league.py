"""`roitelet league`: bots against bots, and a table of how strong they are."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from os import cpu_count
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple, TextIO

import click
import msgspec

from ai.league import Deal, Standing, entrant, entrants, standings
from ai.league.running import Plan, matches, run
from engines.game import GameInfo
from net.clean import cells_of

from .request import check_fit, info_of, options_of
from .seating import differing
from .streams import warn
from .usage import VOICE, Misuse

if TYPE_CHECKING:
    from .starting import Start

MOST: Final = 10_000_000
"""So many games at most are asked for at once."""


class Asked(NamedTuple):
    """A league as it was asked for on the command line."""

    game: str
    seats: str | None = None
    entrants: str | None = None
    games: str = "100"
    seed: str = "1"
    jobs: str | None = None
    options: Sequence[str] = ()
    resume: str | None = None
    as_json: bool = False


def league(start: Start, asked: Asked) -> int:
    """Play what is not played yet, and print the table. Exit code."""
    info = info_of(asked.game)
    names = _names(info, asked.entrants)
    seats = _seats(info, asked.seats, len(names) if asked.entrants else 0)
    chosen = options_of(info, None, asked.options)
    check_fit(info.id, chosen, seats)
    changed = differing(info, next(iter(info.presets)), chosen)
    games, seed = _number("games", asked.games), _number("seed", asked.seed)
    jobs = _number("jobs", asked.jobs or str(cpu_count() or 1))
    plan = Plan(matches(info.id, names, seats, changed), seed, -(-games // seats))
    wanted = {(match.name, plan.seed, number) for match in plan.matches for number in range(plan.deals)}
    stopped = False
    with _kept(asked.resume) as (kept, file):
        deals = {deal.key: deal for deal in kept if deal.key in wanted}
        label = VOICE.say("league-playing", game=start.texts.game(info.id)[0])
        playing = run(plan, jobs, process_time, deals)
        with click.progressbar(
            length=len(wanted), label=label, file=sys.stderr, show_pos=True, hidden=not sys.stderr.isatty()
        ) as bar:
            bar.update(len(deals))
            try:
                for deal in playing:
                    deals[deal.key] = deal
                    if file is not None:
                        file.write(msgspec.json.encode(deal).decode() + "\n")
                        file.flush()
                    bar.update(1)
            except KeyboardInterrupt:
                stopped = True
            finally:
                playing.close()
    _report(start, info, plan, list(deals.values()), seats, asked.as_json)
    if stopped:
        kept_all = "yes" if asked.resume else "no"
        warn(VOICE.say("league-unfinished", done=len(deals), all=len(wanted), kept=kept_all))
    return 130 if stopped else 0


def _names(info: GameInfo, asked: str | None) -> list[str]:
    """Who meets: those named, or chance and every level."""
    from ai.agent import levels

    names = [name.strip().lower() for name in asked.split(",")] if asked else ["random", *levels(info.id)]
    for name in names:
        try:
            entrant(info.id, name)
        except ValueError:
            raise Misuse("league-entrant-unknown", word=name, known=", ".join(entrants(info.id))) from None
    return names


def _seats(info: GameInfo, asked: str | None, named: int) -> int:
    low, high = info.seats
    if asked is None:
        return min(max(low, named), high)
    number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 4 else 0
    if not low <= number <= high:
        raise Misuse("cli-seats", word=asked, low=low, high=high)
    return number


def _number(option: str, word: str) -> int:
    if not (word.isascii() and word.isdigit() and 0 < int(word[:9]) <= MOST and len(word) < 9):
        raise Misuse("league-number", option=option, word=word, most=MOST)
    return int(word)


@contextmanager
def _kept(name: str | None) -> Iterator[tuple[list[Deal], TextIO | None]]:
    """The deals of a file, and the file to add others to. A line that was cut off is played again."""
    if name is None:
        yield [], None
        return
    path, deals, ended = Path(name), [], True
    try:
        with path.open("a+", encoding="utf-8") as file:
            file.seek(0)
            for line in file:
                ended = line.endswith("\n")
                try:
                    deals.append(msgspec.json.decode(line, type=Deal))
                except ValueError:
                    continue
            if not ended:
                file.write("\n")
            yield deals, file
    except (OSError, UnicodeDecodeError):
        raise Misuse("league-file", file=name) from None


def _report(start: Start, info: GameInfo, plan: Plan, deals: list[Deal], seats: int, as_json: bool) -> None:
    table = standings(deals)
    if as_json:
        pairings = {match.name: standings([deal for deal in deals if deal.match == match]) for match in plan.matches}
        told = {"game": info.id, "seats": seats, "seed": plan.seed, "deals": len(deals), "games": len(deals) * seats}
        print(msgspec.json.encode({**told, "standings": table, "matches": pairings}).decode())
        return
    count = len(deals) * seats
    print(VOICE.say("league-title", game=start.texts.game(info.id)[0], seats=seats, games=count, seed=str(plan.seed)))
    head = [VOICE.say(f"league-{column}") for column in ("entrant", "wins", "interval", "rating", "thought")]
    rows = [head, *(_row(standing) for standing in table)]
    widths = [max(cells_of(row[column]) for row in rows) for column in range(len(head))]
    for row in rows:
        first, *others = (" " * (width - cells_of(cell)) for cell, width in zip(row, widths, strict=True))
        print(row[0] + first + "".join(f"  {pad}{cell}" for pad, cell in zip(others, row[1:], strict=True)))


def _row(standing: Standing) -> list[str]:
    share, thought = standing.share, {part: seconds * 1000 for part, seconds in standing.thought.items()}
    return [
        standing.entrant,
        VOICE.say("league-share", share=share.mean * 100),
        VOICE.say("league-range", low=share.low * 100, high=share.high * 100),
        VOICE.say("league-points", rating=round(standing.rating)),
        VOICE.say("league-times", a=thought[50], b=thought[95], c=thought[99]),
    ]
