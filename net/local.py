"""Tables in this process: played by the people at this screen, and by bots."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import count

import msgspec

from engines.codec import raw
from engines.game import PUBLIC, Action, Seat
from engines.journal import Header, Journal, Player
from engines.registry import load

from .advice import Advice, advise, gives_hints
from .clean import clean_name
from .link import Link, News, Refused, Told, read_news, read_past
from .log import Log
from .minds import Minds
from .pace import Pace
from .setup import Setup
from .sitting import Sitting
from .store import Store
from .table import Table
from .wire import Ack, Act, Closed, Nack, Past, Update, encode, from_client, from_host


class LocalHost:
    """Keeps one table at a time, and every decision of it in the store."""

    def __init__(self, store: Store, minds: Minds, pace: Pace = "normal") -> None:
        self._store = store
        self._minds = minds
        self._pace: Pace = pace
        self._sitting: Sitting | None = None
        self._log: Log | None = None

    async def open(self, setup: Setup) -> str:
        """Open a new table and return its id; a table that was open is closed. Raises Refused, or ValueError."""
        header = Header(
            game=setup.game,
            rules_version=load(setup.game).info.rules_version,
            options=raw(setup.options),
            players=tuple(msgspec.structs.replace(player, name=clean_name(player.name)) for player in setup.players),
            seed=setup.seed or secrets.token_bytes(32),
        )
        journal = Journal(header)
        await self.close()
        table, log = await asyncio.to_thread(self._store.create, header)
        self._sit(Table(table, journal, log), log)
        return table

    async def resume(self, table: str) -> None:
        """Go on with a saved table where it stopped; a table that was open is closed. Raises Refused."""
        await self.close()
        journal, log = await asyncio.to_thread(self._store.open, table)
        self._sit(Table(table, journal, log), log)

    def link(self, seat: Seat) -> Link:
        """A link to a person's seat, or to look on as `PUBLIC`. Several can be open at once."""
        if self._sitting is None:
            raise Refused("closed")
        if seat != PUBLIC and seat not in self.people:
            raise ValueError(f"seat {seat} is no person's")
        return LocalLink(self._sitting, seat)

    @property
    def sitting(self) -> Sitting | None:
        """The table that is open, for a host that links people to it itself."""
        return self._sitting

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the open table, by seat; nobody if no table is open."""
        return self._sitting.table.header.players if self._sitting else ()

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats in which people sit."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.level)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The people who have to decide now, as far as a stranger may know."""
        to_act = self._sitting.table.view(PUBLIC).to_act if self._sitting else ()
        return tuple(seat for seat in self.people if seat in to_act)

    @property
    def pace(self) -> Pace:
        """How long bots wait; it may change at any time."""
        return self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._pace = pace
        if self._sitting is not None:
            self._sitting.pace = pace

    async def advise(self, level: str) -> Advice:
        """What a bot of this level would do now, were it in the seat of the one person who plays here. Raises Refused.

        It is told what the seat was told, by the same door, and by nobody else.
        """
        if self._sitting is None:
            raise Refused("closed")
        table = self._sitting.table
        game = load(table.header.game)
        if len(self.people) != 1:
            raise Refused("hint-shared")
        if not gives_hints(game):
            raise Refused("hint-memory")
        (seat,) = self.people
        if seat not in table.view(seat).to_act:
            raise Refused("not-your-turn")
        return await advise(self._minds, table, await self._sitting.retell(seat), game, seat, level)

    def rest(self, resting: bool) -> None:
        """Let the bots wait, while people look at something else, or go on."""
        if self._sitting is not None:
            self._sitting.rest(resting)

    async def close(self) -> None:
        """Close the table, if one is open. It is saved; the bots' pool stays with whoever made it."""
        sitting, self._sitting = self._sitting, None
        log, self._log = self._log, None
        if sitting is not None:
            await sitting.close()
        if log is not None:
            log.close()

    def _sit(self, table: Table, log: Log) -> None:
        def ended() -> None:
            log.close()
            with suppress(OSError):  # the next look at the store puts it away
                self._store.finish(table.id)

        self._log = log
        self._sitting = Sitting(table, self._minds, self._pace, ended)


class LocalLink:
    """A Link within the process; what passes through it are the bytes that would pass through a network."""

    def __init__(self, sitting: Sitting, seat: Seat) -> None:
        self.welcome = sitting.table.welcome(seat)
        self._game = load(self.welcome.game)
        self._sitting = sitting
        self._ids = count(secrets.randbits(52) + 1)
        self._seen = 0
        self._news: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._open = True
        sitting.attach(seat, self._hear)

    async def act(self, action: Action) -> int:
        """Decide on the latest view that was taken from this link; the number of its update. Raises Refused."""
        if not self._open:
            raise Refused("closed")
        act = from_client(encode(Act(next(self._ids), self._seen, raw(action))))
        assert isinstance(act, Act)
        answer = from_host(encode(await self._sitting.submit(self.welcome.seat, act)))
        if isinstance(answer, Nack):
            raise Refused(answer.code)
        assert isinstance(answer, Ack)
        return answer.seq

    async def __aiter__(self) -> AsyncIterator[News]:
        """For one reader. Ends when the table or the link is closed; raises Refused if it was for a bad reason."""
        while (data := await self._news.get()) is not None:
            message = from_host(data)
            if isinstance(message, Closed):
                if message.code != "closed":
                    raise Refused(message.code)
                return
            assert isinstance(message, Update)
            news = read_news(message, self._game)
            self._seen = news.seq
            yield news

    async def history(self, since: int = 0) -> tuple[Told, ...]:
        """What happened from update `since` on, told again. Raises Refused."""
        past = map(from_host, await self._sitting.recall(self.welcome.seat, since))
        return tuple(read_past(message, self._game) for message in past if isinstance(message, Past))

    async def close(self) -> None:
        """Let go of the table."""
        self._open = False
        self._sitting.detach(self._hear)
        self._news.put_nowait(None)

    def _hear(self, data: bytes) -> None:
        if self._open:
            self._news.put_nowait(data)
