"""One table: the only door between a game's state and those who play it. No clock, no I/O, no threads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from engines.codec import build, raw
from engines.game import PUBLIC, Action, Event, Seat, State, View
from engines.journal import Entry, Journal

from .wire import Ack, Act, Nack, Past, Update, Welcome, encode


class Log(Protocol):
    """Where decisions are kept."""

    def append(self, entry: Entry) -> None:
        """Return when the entry will survive a power cut. Raises OSError, with nothing kept, if it cannot be."""
        ...


class Step(NamedTuple):
    """The answer to a decision, and what each viewer is told before it: packed updates, none if it was refused.

    `shown` is how many events everyone was told.
    """

    answer: Ack | Nack
    told: tuple[tuple[Seat, bytes], ...] = ()
    shown: int = 0


class Table:
    """A game being played: takes decisions, keeps them, and tells each viewer what he may know.

    A refusal depends on nothing but the seat's own view and messages, so it discloses nothing.
    """

    def __init__(self, table: str, journal: Journal, log: Log) -> None:
        self.id = table
        self.header = journal.header
        self.seats = range(len(journal.header.players))
        self.viewers: tuple[Seat, ...] = (PUBLIC, *self.seats)
        self._journal = journal
        self._log = log
        self._views = {viewer: journal.state.view(viewer) for viewer in self.viewers}
        self._open_since = dict.fromkeys(self.seats, journal.seq)
        self.asked: dict[Seat, int] = dict.fromkeys(self.view(PUBLIC).to_act, journal.seq)
        """Who has to decide, and since which update, as far as everyone knows."""
        self._taken = {
            (entry.seat, entry.id): (seq, journal.action(entry))
            for seq, entry in enumerate(journal.entries, 1)
            if entry.id
        }

    @property
    def seq(self) -> int:
        """How many decisions were taken: the number of the latest update."""
        return self._journal.seq

    @property
    def decisions(self) -> tuple[tuple[Seat, dict[str, Any]], ...] | None:
        """Everything that was decided, once the game is over: it tells every secret. None before."""
        if self.view(PUBLIC).outcome is None:
            return None
        return tuple((entry.seat, entry.action) for entry in self._journal.entries)

    def view(self, viewer: Seat) -> View:
        """What this viewer may know now; an unknown viewer gets the public view."""
        return self._views.get(viewer, self._views[PUBLIC])

    def welcome(self, viewer: Seat) -> Welcome:
        """What a viewer is told first."""
        header = self.header
        return Welcome(self.id, header.game, viewer, header.players, header.options, rules=header.rules_version)

    def present(self, viewer: Seat) -> bytes:
        """The latest update without its events."""
        return encode(_update(self.seq, (), self.view(viewer)))

    def retell(self, viewer: Seat, since: int = 0) -> Iterator[bytes]:
        """Every update from number `since` on, as this bot was told it; number 0 tells the set-up."""
        past = Journal(self.header)
        if since <= 0:
            yield encode(self._update(viewer, 0, past.opening(), past.state.view(viewer)))
        for seq, entry in enumerate(tuple(self._journal.entries), 1):
            events: list[Event] = []
            past.play(entry, events.append)
            if seq >= since:
                yield encode(self._update(viewer, seq, events, past.state.view(viewer)))

    def recall(self, viewer: Seat, since: int = 0) -> list[bytes]:
        """What a person may be told again from number `since` on: no old view, and nothing from before an event that
        `forgets`."""
        past = Journal(self.header)
        told = [(0, self._told(viewer, past.opening()))]
        for seq, entry in enumerate(tuple(self._journal.entries), 1):
            events: list[Event] = []
            past.play(entry, events.append)
            news = self._told(viewer, events)
            last = max((at for at, event in enumerate(news) if event.forgets), default=None)
            if last is not None:
                told.clear()
            told.append((seq, news[last:]))
        return [encode(Past(seq, tuple(map(raw, events)))) for seq, events in told if seq >= since]

    def submit(self, seat: Seat, act: Act, held: str = "") -> Step:
        """Take a decision: checked, kept, applied, told and answered, in this order; `held` refuses it with this code.

        An id is played once: sent again, it gets the same answer and changes nothing. Id 0 is for the host's own bots,
        which send nothing twice.
        """
        try:
            action: Action = build(act.action, self._journal.game.action_type)
        except ValueError:
            return Step(Nack(act.id, "malformed"))
        if taken := self._taken.get((seat, act.id)):
            seq, known = taken
            return Step(Ack(act.id, seq) if action == known else Nack(act.id, "stale"))
        if code := held or self._refusal(seat, act.seen, action):
            return Step(Nack(act.id, code))
        return self._take(seat, act.id, action)

    def _refusal(self, seat: Seat, seen: int, action: Action) -> str | None:
        view = self.view(seat)
        if view.outcome is not None:
            return "over"
        if seat not in view.to_act or seat not in self.seats:
            return "not-your-turn"
        if not self._open_since[seat] <= seen <= self.seq:
            return "stale"
        return None if action in view.legal else "illegal"

    def _take(self, seat: Seat, number: int, action: Action) -> Step:
        """The step is worked out on a copy first: what reaches the log can be played again."""
        journal, seq = self._journal, self.seq + 1
        state: State = journal.state.clone()
        events: list[Event] = []
        state.apply(seat, action, events.append)
        views = {viewer: state.view(viewer) for viewer in self.viewers}
        updates = {viewer: self._update(viewer, seq, events, views[viewer]) for viewer in self.viewers}
        told = tuple((viewer, encode(update)) for viewer, update in updates.items())
        entry = journal.entry(seat, action, number)
        try:
            self._log.append(entry)
        except OSError:
            return Step(Nack(number, "unsaved"))
        journal.adopt(entry, state)
        for other in self.seats:
            if other == seat or _choice(views[other]) != _choice(self._views[other]):
                self._open_since[other] = seq
        self.asked = self._asked(seat, views[PUBLIC], seq)
        self._views = views
        if number:
            self._taken[seat, number] = (seq, action)
        return Step(Ack(number, seq), told, len(updates[PUBLIC].events))

    def _asked(self, seat: Seat, public: View, seq: int) -> dict[Seat, int]:
        """A question is another one for whoever has just decided, and for all if it reads otherwise."""
        old = self.asked if public.prompt == self.view(PUBLIC).prompt else {}
        return {other: seq if other == seat else old.get(other, seq) for other in public.to_act}

    def _update(self, viewer: Seat, seq: int, events: Iterable[Event], view: View) -> Update:
        return _update(seq, self._told(viewer, events), view)

    def _told(self, viewer: Seat, events: Iterable[Event]) -> list[Event]:
        tell = self._journal.game.tell
        return [told for event in events if (told := tell(event, viewer)) is not None]


def _choice(view: View) -> tuple[Any, ...]:
    return (view.prompt, view.legal)


def _update(seq: int, events: Iterable[Event], view: View) -> Update:
    return Update(seq, tuple(raw(event) for event in events), raw(view))
