"""A table apart from its game: who sits where, on what terms, and who may change that. No clock, no I/O."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Container, Iterator, Mapping
from itertools import count
from typing import Any, NamedTuple

from engines.codec import build, raw
from engines.game import Options, Seat
from engines.journal import Player
from engines.registry import load, names
from engines.rng import Rng

from .clean import NAME_CELLS, clean_line, clean_name
from .places import Bot, Person, Sitter, hashed
from .policy import Policy
from .presence import Line
from .refusal import Refused
from .setup import Setup
from .wire import Phase, Settle


class Crew(NamedTuple):
    """The bots that a host has: the levels it offers in a game, the one that stands in for people, and their names."""

    offers: Callable[[str, str], bool]
    stand_in: Callable[[str], str]
    names: tuple[str, ...]


class Lobby:
    """The seats of a table through all its games. What somebody may not do raises Refused, with a code to tell him.

    The *head* settles things: the table's owner while he sits there, else whoever came first. There is none (-1) before
    an owner has come.
    """

    def __init__(self, setup: Setup, policy: Policy, crew: Crew, owned: bool = False) -> None:
        self.game = setup.game
        self.options: Options = setup.options
        self.policy = policy
        self.phase: Phase = "lobby"
        self.head: Seat = -1
        self.sitters: list[Sitter] = []
        for each in setup.players:
            self.sitters.append(Bot(self.distinct(each.name), each.level) if each.level else None)
        self._crew = crew
        self._awaited = owned
        self._arrivals: list[Person] = []

    # Who sits where

    @property
    def free(self) -> int:
        """How many seats a person can still take."""
        return self.sitters.count(None) if self.phase == "lobby" else 0

    @property
    def everybody_ready(self) -> bool:
        """Whether people sit here who all want to begin."""
        people = [person for _, person in self.people()]
        return bool(people) and all(person.ready for person in people)

    def people(self) -> Iterator[tuple[Seat, Person]]:
        """Every person, by seat."""
        for seat, sitter in enumerate(self.sitters):
            if isinstance(sitter, Person):
                yield seat, sitter

    @property
    def arrivals(self) -> tuple[Person, ...]:
        """Every person, who came first first."""
        return tuple(self._arrivals)

    def restore(self, people: Mapping[Seat, Person], instead: Container[Seat], head: Seat, playing: bool) -> None:
        """Let people have the seats again that they had when the host was killed; who came first first."""
        for seat, person in people.items():
            self.sitters[seat] = person
        for seat, sitter in enumerate(self.sitters):
            if isinstance(sitter, Bot):
                sitter.instead = seat in instead
        self._arrivals, self.head = list(people.values()), head
        self.phase = "playing" if playing else "lobby"

    def person(self, seat: Seat) -> Person:
        """Who sits there. Raises Refused: `no-person`."""
        sitter = self.sitters[seat] if 0 <= seat < len(self.sitters) else None
        if not isinstance(sitter, Person):
            raise Refused("no-person")
        return sitter

    def seat_of(self, secret: str, visit: str = "") -> Seat | None:
        """The seat to which a secret lets one come back, or that a program took which heard no answer to its hello."""
        mark = hashed(visit) if visit else None
        for seat, person in self.people():
            if (secret and person.knows(secret)) or (mark and hmac.compare_digest(mark, person.visit)):
                return seat
        return None

    def sit(self, name: str, line: Line, owner: bytes = b"") -> Seat:
        """A newcomer takes the first free seat. Raises Refused: `begun`, `full`."""
        if self.phase != "lobby":
            raise Refused("begun")
        if None not in self.sitters:
            raise Refused("full")
        seat = self.sitters.index(None)
        person = Person(self.distinct(name), line, owner)
        self.sitters[seat] = person
        self._arrivals.append(person)
        if owner:
            self.head, self._awaited = seat, False
        self.pass_on(lambda other: True)
        return seat

    def rise(self, seat: Seat) -> None:
        """Before the game, a person gives up his seat."""
        self._arrivals.remove(self.person(seat))
        self.sitters[seat] = None
        self.pass_on(lambda other: True)

    def distinct(self, name: str) -> str:
        """The name, cleaned; with a number if someone here is called so already."""
        wanted = clean_name(name)
        taken = {sitter.name.casefold() for sitter in self.sitters if sitter is not None}
        numbered = (wanted if i == 1 else f"{clean_line(wanted, NAME_CELLS - 3)} {i}" for i in count(1))
        return next(each for each in numbered if each.casefold() not in taken)

    def pass_on(self, fit: Callable[[Person], bool]) -> None:
        """See that the head is somebody fit for it: the owner if he is, else he who has it, else who came first."""
        if self._awaited:
            return
        fitting = [person for person in self._arrivals if fit(person)]
        head = self.sitters[self.head] if 0 <= self.head < len(self.sitters) else None
        for person in (
            *(each for each in fitting if each.owner),
            *(each for each in fitting if each is head),
            *fitting,
        ):
            self.head = self.sitters.index(person)
            return
        if not isinstance(head, Person):
            self.head = -1

    # Before the game

    def ready(self, seat: Seat, want: bool, entropy: bytes) -> None:
        """A person is ready, or not any more."""
        self._only("lobby")
        person = self.person(seat)
        person.ready, person.entropy = want, entropy if want else b""

    def arrange(self, by: Seat, seat: Seat, level: str) -> None:
        """A seat that no person has is for a bot of this level, or (level empty) for whoever comes."""
        self._only("lobby", by)
        if not 0 <= seat < len(self.sitters):
            raise Refused("no-seat")
        if isinstance(self.sitters[seat], Person):
            raise Refused("taken")
        self.sitters[seat] = None
        if level:
            self.sitters[seat] = self._bot(self._level(level))

    def settle(self, by: Seat, settle: Settle) -> dict[Seat, Seat]:
        """Another game, number of seats, rules or policy. Nobody is ready for it yet.

        People keep their order; the result says who moved, from which seat to which.
        """
        self._only("lobby", by)
        options = _options(settle)
        needed = sorted(enumerate(self.sitters), key=lambda item: (item[1] is None, isinstance(item[1], Bot)))
        if sum(1 for _ in self.people()) > settle.seats:
            raise Refused("too-few-seats")
        kept = sorted(needed[: settle.seats], key=lambda item: item[0])
        self.game, self.options, self.policy = settle.game, options, settle.policy
        head = self.sitters[self.head]
        self.sitters = [sitter for _, sitter in kept] + [None] * (settle.seats - len(kept))
        self.head = self.sitters.index(head)
        for _, person in self.people():
            person.ready, person.entropy = False, b""
        for sitter in self.sitters:
            if isinstance(sitter, Bot) and not self._crew.offers(self.game, sitter.level):
                sitter.level = self._crew.stand_in(self.game)
        return {old: new for new, (old, sitter) in enumerate(kept) if isinstance(sitter, Person) and old != new}

    def kick(self, by: Seat, seat: Seat) -> Person:
        """Show a person the door: his seat is free, or, once the game has begun, a bot's for good."""
        self._only(None, by)
        person = self.person(seat)
        if seat == by:
            raise Refused("not-yourself")
        self._arrivals.remove(person)
        in_game = self.phase != "lobby"
        self.sitters[seat] = Bot(person.name, self._crew.stand_in(self.game), instead=True) if in_game else None
        return person

    def start(self, by: Seat) -> tuple[Player, ...]:
        """The game begins, with bots in the seats that are still free; its players. Raises Refused: `not-ready`."""
        self._only("lobby", by)
        if not all(person.ready for seat, person in self.people() if seat != by):
            raise Refused("not-ready")
        return self.begin()

    def begin(self) -> tuple[Player, ...]:
        """As `start`, when the table begins by itself."""
        self._only("lobby")
        for seat, sitter in enumerate(self.sitters):
            if sitter is None:
                self.sitters[seat] = self._bot(self._crew.stand_in(self.game))
        self.phase = "playing"
        return tuple(
            Player(sitter.name, sitter.level if isinstance(sitter, Bot) else "")
            for sitter in self.sitters
            if sitter is not None
        )

    # After it

    def again(self, by: Seat, here: Callable[[Person], bool]) -> None:
        """Back to the lobby, for another game, with everyone who is here."""
        self._only("over", by)
        self.reopen(here)

    def reopen(self, here: Callable[[Person], bool]) -> None:
        """As `again`, when the table does so by itself. The seats of those who are not here are free."""
        self.phase = "lobby"
        for seat, sitter in enumerate(self.sitters):
            if isinstance(sitter, Person):
                sitter.ready, sitter.entropy = False, b""
            if (isinstance(sitter, Person) and not here(sitter)) or (isinstance(sitter, Bot) and sitter.instead):
                self.sitters[seat] = None
        self._arrivals = [person for person in self._arrivals if person in self.sitters]
        self.pass_on(lambda other: True)

    def may(self, by: Seat) -> None:
        """Raises Refused unless this is the head."""
        self._only(None, by)

    def _only(self, phase: Phase | None, by: Seat | None = None) -> None:
        if by is not None and (by != self.head or by == -1):
            raise Refused("not-head")
        if phase is not None and phase != self.phase:
            raise Refused("not-now")

    def _level(self, level: str) -> str:
        if not self._crew.offers(self.game, level):
            raise Refused("no-level")
        return level

    def _bot(self, level: str) -> Bot:
        taken = {sitter.name.casefold() for sitter in self.sitters if sitter is not None}
        free = (name for name in self._crew.names if name.casefold() not in taken)
        return Bot(next(free, None) or self.distinct(self._crew.names[0]), level)


def _options(settle: Settle) -> Options:
    """The options of a game that can begin so. Raises Refused: `no-game`, `no-such-rules`."""
    if settle.game not in names():
        raise Refused("no-game")
    game: Any = load(settle.game)
    try:
        if not game.info.seats[0] <= settle.seats <= game.info.seats[1]:
            raise ValueError("seats")
        options: Options = build(settle.options, game.info.options)
        game.new(options, settle.seats, Rng(bytes(32)))
    except ValueError as error:
        raise Refused("no-such-rules") from error
    return options


def plain(options: Options) -> dict[str, Any]:
    """Options as they are on the wire."""
    told: dict[str, Any] = raw(options)
    return told
