"""One seat at one table, as a screen sees it: the present view, the names, and what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.message import Message

from engines.game import Action, Event, View
from net.clean import clean_name
from net.link import Link, News, Refused, Told

Post = Callable[[Message], Any]


class Heard(Message):
    """The table told something: `events` happened, and `session.view` is how it stands now."""

    def __init__(self, events: tuple[Event, ...]) -> None:
        super().__init__()
        self.events = events


class Rejected(Message):
    """An action was not taken; `code` says why (`refusal-CODE` in the texts)."""

    def __init__(self, code: str) -> None:
        super().__init__()
        self.code = code


class Closed(Message):
    """The link ended: nothing more will be told. `code` says why (`refusal-CODE` in the texts)."""

    def __init__(self, code: str) -> None:
        super().__init__()
        self.code = code


class Session:
    """Follows a link and acts through it. It touches no widget: it posts messages to whoever follows.

    `log` holds every event heard since the last one that `forgets`, of which `forgotten` counts how many there were;
    `turns` is how long it was each time this seat acted.
    An action is in flight from `claim` until the table has told what came of it or refused it; meanwhile no other is
    sent, so that one decision cannot be made twice.
    """

    def __init__(self, link: Link) -> None:
        self.link = link
        self.game: str = link.welcome.game
        self.seat: int = link.welcome.seat
        self.names: tuple[str, ...] = tuple(clean_name(player.name) for player in link.welcome.players)
        self.view: View | None = None
        self.log: list[Event] = []
        self.turns: list[int] = []
        self.forgotten = 0
        self._awaiting: int | None = None
        self._seq = -1

    @property
    def in_flight(self) -> bool:
        """Whether an action waits for its answer."""
        return self._awaiting is not None

    @property
    def my_turn(self) -> bool:
        """Whether this seat is asked for a decision that it has not sent yet."""
        return self.view is not None and self.seat in self.view.to_act and not self.in_flight

    @property
    def mark(self) -> int:
        """How many events had been heard when this seat last acted."""
        return self.turns[-1] if self.turns else 0

    def since_my_turn(self) -> tuple[Event, ...]:
        """What happened since this seat last acted."""
        return tuple(self.log[self.mark :])

    async def follow(self, post: Post) -> None:
        """Take in all that the table tells until it ends, announcing each piece and the end."""
        try:
            await self._follow(post)
        except Refused as refusal:
            post(Closed(refusal.code))
        else:
            post(Closed("closed"))

    async def _follow(self, post: Post) -> None:
        async for news in self.link:
            if self.view is None:
                self._recall(await self.link.history(), news.seq)
            self.view = news.view
            self._hear(news.events)
            if self._awaiting is not None and news.seq > self._awaiting and not self._sealed(news):
                self._awaiting = None
            self._seq = news.seq
            post(Heard(news.events))

    def _sealed(self, news: News) -> bool:
        """Whether this tells no more than that another seat has answered what this one is asked as well."""
        return not news.events and self.seat in news.view.to_act

    def _hear(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if event.forgets:
                self.log.clear()
                self.turns.clear()
                self.forgotten += 1
            self.log.append(event)

    def _recall(self, past: tuple[Told, ...], upto: int) -> None:
        """What happened before this seat began, or came back, to listen."""
        for news in past:
            if news.seq <= upto:
                if news.events and getattr(news.events[0], "seat", None) == self.seat:
                    self.turns.append(len(self.log))
                self._hear(news.events)

    def claim(self) -> bool:
        """Begin to decide: True if the seat is asked and has not decided yet. From here on nothing else is sent."""
        if not self.my_turn:
            return False
        self._awaiting = self._seq
        return True

    async def act(self, action: Action, post: Post) -> None:
        """Send the decision that was claimed, and announce a refusal."""
        self.turns.append(len(self.log))
        try:
            await self.link.act(action)
        except Refused as refusal:
            self._awaiting = None
            del self.turns[-1:]
            post(Rejected(refusal.code))

    async def close(self) -> None:
        """Leave the table, and forget what was told there."""
        await self.link.close()
        self.view = None
        self.log.clear()
        self.turns.clear()
