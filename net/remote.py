"""One game at a table across the network, as a link like any other. The line beneath may break and be mended."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from itertools import count
from typing import Final, TypeVar

from engines.codec import pack, raw
from engines.game import PUBLIC, Action, Game
from engines.registry import load, names

from .deal import Heard
from .link import News, Told, read_news, read_past
from .refusal import Refused
from .wire import Ack, Act, FromClient, Nack, Past, Recall, Recalled, Update, Welcome

MOST: Final = 4_096
"""So much news may lie unread: a host that sends more means no good."""

_log = logging.getLogger(__name__)

Message = TypeVar("Message")
Read = TypeVar("Read")


def _read(how: Callable[[Message, Game], Read], message: Message, game: Game) -> Read:
    """Raises Refused if this makes no sense in the game."""
    try:
        return how(message, game)
    except ValueError as error:
        raise Refused("broken-off") from error


class RemoteLink:
    """A seat in one hosted game, from its beginning. A guest makes it, and tells it what comes over his line."""

    def __init__(self, welcome: Welcome, send: Callable[[FromClient], object]) -> None:
        """Raises Refused if this program cannot play that."""
        if welcome.game not in names():
            raise Refused("unknown-game")
        if not PUBLIC <= welcome.seat < len(welcome.players):
            raise Refused("broken-off")
        self.welcome = welcome
        self.heard = Heard()
        """What was told, to compare with the whole game when it is played again."""
        self._send = send
        self._game = load(welcome.game)
        self._ids = count(secrets.randbits(52) + 1)
        self._seen = 0
        self._latest = -1
        self._view = b""
        self._returning = True
        self._gap: tuple[Recall, Update] | None = None
        self._later: list[Update] = []
        self._news: asyncio.Queue[Update | Refused | None] = asyncio.Queue()
        self._acting: Act | None = None
        self._answer: asyncio.Future[Ack | Nack] | None = None
        self._recalls: dict[int, tuple[Recall, asyncio.Future[Recalled]]] = {}
        self._refused: Refused | None = None

    @property
    def sending(self) -> bool:
        """Whether a decision has not been answered yet."""
        return self._answer is not None

    async def act(self, action: Action) -> int:
        """Decide on the latest news that was taken, again after every broken line until the host answers.

        Raises Refused.
        """
        if self._refused is not None:
            raise self._refused
        self._acting = Act(next(self._ids), self._seen, raw(action))
        self._answer = asyncio.get_running_loop().create_future()
        self._send(self._acting)
        try:
            answer = await self._answer
        finally:
            self._acting = self._answer = None
        if isinstance(answer, Nack):
            raise Refused(answer.code)
        return answer.seq

    async def __aiter__(self) -> AsyncIterator[News]:
        """For one reader. Raises Refused if the table closed for a bad reason, or the host did not come back."""
        while (update := await self._news.get()) is not None:
            if isinstance(update, Refused):
                raise update
            self._seen = update.seq
            yield _read(read_news, update, self._game)

    async def history(self, since: int = 0) -> tuple[Told, ...]:
        """What happened from update `since` on, told again. Raises Refused."""
        if self._refused is not None:
            raise self._refused
        recall = Recall(next(self._ids), since)
        answer: asyncio.Future[Recalled] = asyncio.get_running_loop().create_future()
        self._recalls[recall.id] = (recall, answer)
        self._send(recall)
        try:
            recalled = await answer
        finally:
            del self._recalls[recall.id]
        return tuple(_read(read_past, past, self._game) for past in recalled.past)

    async def close(self) -> None:
        """Look no more: the iteration ends. The seat, and the line, stay with the guest."""
        self.end(None)

    # What the guest tells it

    def resume(self) -> None:
        """The line is mended: what comes next is the present view. What was not answered is said again."""
        self._returning, self._gap, self._later = True, None, []
        if self._acting is not None:
            self._send(self._acting)
        for recall, answer in tuple(self._recalls.values()):
            if not answer.done():
                self._send(recall)

    def hear(self, message: Update | Ack | Nack | Past | Recalled) -> None:
        """Take in what the host says of this game. Raises Refused if it says too much."""
        if isinstance(message, Update):
            self.heard.note(message, presented=self._returning)
            self._update(message)
        elif isinstance(message, Ack | Nack):
            if self._answer is not None and self._acting is not None and message.id == self._acting.id:
                self._acting = None
                self._answer.set_result(message)
        elif isinstance(message, Recalled):
            self._recalled(message)

    def end(self, refused: Refused | None) -> None:
        """Nothing more will come: whoever waits is told so."""
        if self._refused is not None:
            return
        self._refused = refused or Refused("closed")
        self._news.put_nowait(refused)
        for waiting in (self._answer, *(answer for _, answer in self._recalls.values())):
            if waiting is not None and not waiting.done():
                waiting.set_exception(self._refused)

    # Updates, in order

    def _update(self, update: Update) -> None:
        if self._returning:
            self._returning = False
            self._compare(update)
        elif self._gap is not None:
            self._later.append(update)
        elif update.seq > self._latest:
            self._take(update)

    def _compare(self, present: Update) -> None:
        """The first update after a broken line: what was missed is asked for, and what does not fit is replaced."""
        if self._latest < 0:
            self._take(present)
        elif present.seq > self._latest:
            self._gap = (Recall(next(self._ids), self._latest + 1), present)
            self._send(self._gap[0])
        elif present.seq < self._latest or pack(present.view) != self._view:
            _log.warning("the host's view %d is not what it was at %d: it is taken anew", present.seq, self._latest)
            self._take(present)

    def _recalled(self, message: Recalled) -> None:
        if self._gap is not None and message.id == self._gap[0].id:
            present = self._gap[1]
            missed = tuple(event for past in message.past if past.seq <= present.seq for event in past.events)
            later, self._gap, self._later = self._later, None, []
            self._take(Update(present.seq, missed, present.view))
            for update in later:
                if update.seq > self._latest:
                    self._take(update)
        elif message.id in self._recalls:
            answer = self._recalls[message.id][1]
            if not answer.done():
                answer.set_result(message)

    def _take(self, update: Update) -> None:
        if self._news.qsize() >= MOST:
            raise Refused("broken-off")
        self._latest = update.seq
        self._view = pack(update.view)
        self._news.put_nowait(update)
