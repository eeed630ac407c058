"""A table in play: one task writes to it, bots act in time, and everyone linked to it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from engines.codec import raw
from engines.game import PUBLIC, Seat, View

from .bots import Bots
from .minds import Minds
from .pace import Pace, wait
from .refusal import Refused
from .table import Step, Table
from .wire import Ack, Act, Closed, Nack, encode

RETRIES: Final = (0.5, 1.0, 2.0)
"""Pauses, in seconds, after which a bot's decision that could not be written to disk is tried again."""

_ASKED: Final = 2
"""So many times a bot is asked for one decision."""
_ANOTHER: Final = ("stale", "malformed", "illegal", "failed")
"""Refusals that another action may escape."""

Send = Callable[[bytes], None]
T = TypeVar("T")
_log = logging.getLogger(__name__)


class _Job(NamedTuple):
    """Something to be done to the table by its writer: `work` in a thread, then `after` in the event loop."""

    work: Callable[[], Any]
    after: Callable[[Any], None] | None
    done: asyncio.Future[Any]


class Sitting:
    """Host of one table. Disk writes happen beside the event loop, but never two things at once to the table."""

    def __init__(self, table: Table, minds: Minds, pace: Pace, ended: Callable[[], None]) -> None:
        self.table = table
        self.pace: Pace = pace
        self._ended = ended
        self._bots = Bots(minds, table)
        self._audience: list[tuple[Seat, Send]] = []
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._seq = table.seq
        self._public = table.view(PUBLIC)
        self._asked = table.asked
        self._shown = 0
        self._awake = asyncio.Event()
        self._awake.set()
        self._open = True
        self._over = False
        self._inbox: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self._arrange()

    def rest(self, resting: bool) -> None:
        """Let the bots hold back what they have decided, or go on."""
        if resting:
            self._awake.clear()
        else:
            self._awake.set()

    def attach(self, viewer: Seat, send: Send) -> None:
        """Send this viewer the present view, and from then on every update, and why the table closed."""

        def joined(present: bytes) -> None:
            send(present)
            self._audience.append((viewer, send))
            if not self._open:
                self._dismiss("closed")

        if self._open:
            self._enqueue(partial(self.table.present, viewer), joined)
        else:
            send(encode(Closed("closed")))

    def detach(self, send: Send) -> None:
        """Send nothing more there."""

        def left(_: None) -> None:
            self._audience = [(viewer, other) for viewer, other in self._audience if other != send]

        self._enqueue(lambda: None, left)

    async def submit(self, seat: Seat, act: Act, held: str = "") -> Ack | Nack:
        """Put a decision to the table. All updates that follow from it are sent before this returns.

        With `held`, the table rests: a decision that was not taken before is refused with this code.
        """
        try:
            step = await self._alone(partial(self.table.submit, seat, act, held), self._deliver)
        except Refused as refused:
            return Nack(act.id, refused.code)
        except Exception:
            _log.exception("the rules broke down at table %s", self.table.id)
            return Nack(act.id, "failed")
        if act.id and isinstance(step.answer, Ack) and self._bots.is_once(seat):
            self.take_back(seat)  # he decided after all
        return step.answer

    @property
    def public(self) -> View:
        """The table as a stranger sees it, at the latest update that was sent."""
        return self._public

    @property
    def asked(self) -> Mapping[Seat, int]:
        """Who has to decide, and since which update, as everyone knows it."""
        return self._asked

    def stands_in(self, seat: Seat) -> bool:
        """Whether a bot plays for a person there, for longer than one decision."""
        return self._lent(seat) and not self._bots.is_once(seat)

    def _lent(self, seat: Seat) -> bool:
        return seat in self._bots and not self.table.header.players[seat].level

    def lend(self, seat: Seat, level: str, once: bool = False) -> None:
        """Let a bot sit in for a person who has gone, at once; `once`: for the decision that is open, no more."""
        if once and seat not in self._public.to_act:
            return
        self._bots.lend(seat, level, once)
        self._arrange()

    def take_back(self, seat: Seat) -> None:
        """The person is here again: the next decision is his, unless the bot's is being taken just now."""
        if self._lent(seat):
            self._bots.take_back(seat)
            if seat in self._thinking:
                self._thinking[seat].cancel()

    async def recall(self, viewer: Seat, since: int) -> list[bytes]:
        """What this viewer may be told again from update `since` on. Raises Refused."""
        return await self._alone(partial(self.table.recall, viewer, since))

    async def retell(self, seat: Seat) -> list[bytes]:
        """Everything that a bot in this seat would have been told until now. Raises Refused."""
        return await self._alone(lambda: list(self.table.retell(seat)))

    async def close(self) -> None:
        """Finish what is being written, and let everyone go."""
        self._stop("closed")
        await self._writer
        self._bots.leave()

    def _stop(self, code: str) -> None:
        if not self._open:
            return
        self._open = False
        for task in self._thinking.values():
            task.cancel()
        self._inbox.put_nowait(None)
        self._dismiss(code)

    def _dismiss(self, code: str) -> None:
        for _, send in self._audience:
            send(encode(Closed(code)))
        self._audience.clear()

    def _enqueue(self, work: Callable[[], T], after: Callable[[T], None] | None = None) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(_Job(work, after, done))
        return done

    async def _alone(self, work: Callable[[], T], after: Callable[[T], None] | None = None) -> T:
        if not self._open:
            raise Refused("closed")
        return await self._enqueue(work, after)

    async def _write(self) -> None:
        """The only one who touches the table: one job after the other, until the table closes."""
        try:
            while (job := await self._inbox.get()) is not None:
                await self._do(job)
        finally:
            self._stop("closed")
            while not self._inbox.empty():
                if (job := self._inbox.get_nowait()) is not None:
                    job.done.cancel()

    async def _do(self, job: _Job) -> None:
        try:
            result = await asyncio.to_thread(job.work)
            if job.after is not None:
                job.after(result)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        else:
            if not job.done.done():
                job.done.set_result(result)

    def _deliver(self, step: Step) -> None:
        for viewer, update in step.told:
            for linked, send in self._audience:
                if linked == viewer:
                    send(update)
            if viewer in self._bots:
                self._bots.observe(viewer, update)
        if step.told:
            self._seq, self._public, self._shown = self.table.seq, self.table.view(PUBLIC), step.shown
            self._asked = self.table.asked
            self._arrange()

    def _arrange(self) -> None:
        """See to it that whoever has to act does, if it is a bot; and that a finished game is put away."""
        if self._public.outcome is not None and not self._over:
            self._over = True
            self._enqueue(self._ended)
        for seat in self._public.to_act:
            if self._open and seat in self._bots and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._play(seat))

    async def _play(self, seat: Seat) -> None:
        """One decision of a bot, when people had the time to see what happened."""
        clock = asyncio.get_running_loop().time
        due = clock() + wait(self.pace, self.table.id, self._seq, seat, self._shown, self._public.look)
        try:
            for attempt in range(_ASKED + len(self.table.view(seat).legal)):
                seen = self._seq
                choice = await self._choice(seat, attempt)
                await asyncio.sleep(due - clock())
                await self._awake.wait()
                if choice is None:
                    continue
                code = await self._put(seat, Act(0, seen, choice))
                if code not in _ANOTHER or (code == "stale" and self._bots.is_once(seat)):
                    break
                self._bots.lose(seat, f"its decision was {code}")
            else:
                self._stop("failed")
        except Refused:
            pass  # closed meanwhile
        finally:
            del self._thinking[seat]
        if self._bots.is_once(seat):
            self._bots.take_back(seat)
        self._arrange()

    async def _choice(self, seat: Seat, attempt: int) -> dict[str, Any] | None:
        """What the bot decides; if that fails, what it decides with a new memory; then each legal action in turn."""
        if attempt >= _ASKED:
            legal = self.table.view(seat).legal
            return raw(legal[attempt - _ASKED]) if attempt - _ASKED < len(legal) else None
        if self._bots.is_lost(seat):
            await self._alone(self._bots.seat_lost)
        return await self._bots.decide(seat, self._seq)

    async def _put(self, seat: Seat, act: Act) -> str | None:
        """The code of the refusal, if any. A full disk is given some time; then the table closes, and is safe."""
        for pause in (*RETRIES, None):
            answer = await self.submit(seat, act)
            if isinstance(answer, Ack) or answer.code != "unsaved":
                return answer.code if isinstance(answer, Nack) else None
            if pause is not None:
                await asyncio.sleep(pause)
        self._stop("unsaved")
        return "unsaved"
