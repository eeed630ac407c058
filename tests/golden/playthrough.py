"""A whole game as text: what was decided, what happened, and what everyone sees after each decision.

A file begins with a header; `pick` seeds the choices made where the file itself has none. Then come the decisions,
`> SEAT ACTION`; what is told of their events, `* EVENT` to a stranger and `SEAT* EVENT` to a seat that learns more; and
what is seen, `SEAT| field=value ...`. The stranger's line (`-|`) has the fields of his view that have changed; a seat's
line has all fields in which its view differs from his, and is there when it has changed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from engines.game import PUBLIC, Action, Event, Game, Options, Seat, State
from engines.options import fields, show
from engines.registry import load
from engines.rng import Rng

from .spelling import Spelling

LIMIT = 3_000
"""No playthrough has more decisions."""


class Header(NamedTuple):
    """What a playthrough starts from, in the words of its file."""

    about: str
    game: str
    options: str
    seats: int
    seed: int
    pick: int

    def __str__(self) -> str:
        return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in self._asdict().items())


class Illegal(ValueError):
    """A file holds an action that the rules do not allow there."""


def parse(text: str) -> tuple[Header, list[str]]:
    """A file's header and its actions, each `SEAT ACTION`."""
    head, _, body = text.partition("\n\n")
    words = {name: value.strip() for name, _, value in (line.partition(":") for line in head.splitlines())}
    header = Header(
        words["about"], words["game"], words["options"], int(words["seats"]), int(words["seed"]), int(words["pick"])
    )
    return header, [line[2:] for line in body.splitlines() if line.startswith("> ")]


def options(kind: type[Options], text: str) -> Options:
    """Options from `name=value ...`, those too that only tests use."""
    known = {field.name: {show(choice): choice for choice in field.choices} for field in fields(kind)}
    pairs = (word.partition("=") for word in text.split())
    return msgspec.structs.replace(kind(), **{name: known[name][value] for name, _, value in pairs})


def replay(header: Header, actions: Sequence[str]) -> str:
    """The text of these decisions exactly. Raises Illegal."""
    return _play(header, actions, go_on=False)


def complete(header: Header, actions: Sequence[str]) -> str:
    """The text of these decisions as far as they are legal, then of picked ones to the game's end."""
    return _play(header, actions, go_on=True)


def _play(header: Header, actions: Sequence[str], go_on: bool) -> str:
    game, spelling = load(header.game), Spelling(header.game)
    state = game.new(options(game.info.options, header.options), header.seats, Rng(header.seed.to_bytes(32, "big")))
    witness, choose = Witness(spelling, header.seats), random.Random(header.pick)
    lines = [str(header)]
    lines += told(game, spelling, game.opening(state), header.seats)
    lines += witness.lines(state)
    asked = iter(actions)
    for _ in range(LIMIT):
        if not state.to_act():
            break
        text = next(asked, "")
        seat, action = _read(header, state, text)
        if action is None:
            if text and not go_on:
                raise Illegal(f"{text!r} is not legal there")
            if not go_on:
                break
            asked = iter(())
            seat = choose.choice(state.to_act())
            action = choose.choice(state.legal(seat))
        lines += ["", f"> {seat + 1} {game.notate(action)}"]
        events: list[Event] = []
        state.apply(seat, action, events.append)
        lines += told(game, spelling, events, header.seats)
        lines += witness.lines(state)
    if not go_on and next(asked, ""):
        raise Illegal("the game is over before the file is")
    return "\n".join(lines) + "\n"


def _read(header: Header, state: State, text: str) -> tuple[Seat, Action | None]:
    """Who does what in a line of a file; no action if it is not legal."""
    number, _, notation = text.partition(" ")
    try:
        seat, action = int(number) - 1, load(header.game).parse(notation)
    except ValueError:
        return PUBLIC, None
    return seat, action if action in state.legal(seat) else None


def told(game: Game, spelling: Spelling, events: Sequence[Event], seats: int) -> Iterator[str]:
    """What everyone learns of some events."""
    for event in events:
        public = game.tell(event, PUBLIC)
        if public is not None:
            yield f"* {spelling.event(public)}"
        for seat in range(seats):
            own = game.tell(event, seat)
            if own != public:
                yield f"{seat + 1}* {spelling.event(own) if own else '-'}"


class Witness:
    """Everyone's view after each decision, written down where it changes."""

    def __init__(self, spelling: Spelling, seats: int) -> None:
        self._spelling = spelling
        self._seats = range(seats)
        self._public: dict[str, str] = {}
        self._own: dict[Seat, dict[str, str]] = {seat: {} for seat in self._seats}

    def lines(self, state: State) -> Iterator[str]:
        public = self._seen(state, PUBLIC)
        if changed := {name: text for name, text in public.items() if self._public.get(name) != text}:
            yield line("-", changed)
        self._public = public
        for seat in self._seats:
            own = {name: text for name, text in self._seen(state, seat).items() if text != public[name]}
            if own != self._own[seat]:
                yield line(str(seat + 1), own)
            self._own[seat] = own

    def _seen(self, state: State, viewer: Seat) -> dict[str, str]:
        view = state.view(viewer)
        assert view.seat == viewer
        texts = self._spelling.view(view)
        del texts["seat"]
        return texts


def line(label: str, texts: dict[str, str]) -> str:
    return " ".join((f"{label}|", *(f"{name}={text}" for name, text in texts.items())))
