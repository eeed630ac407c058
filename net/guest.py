"""A person at a table across the network: he is let in, told what goes on, and comes back when his line breaks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from itertools import count
from typing import Any, Final

from engines.game import PUBLIC, Seat

from .deal import Pledge, verify
from .framing import Broken
from .invite import Right, Where, encode
from .known import Known
from .line import CONNECT_SECONDS, Address, Line, dial
from .notices import Began, Gone, Notice, Notices
from .notices import Line as LineNotice
from .pake import Exchange
from .policy import Policy
from .refusal import Refused
from .remote import RemoteLink
from .wire import (
    PROTOCOL,
    Ack,
    Again,
    Arrange,
    Challenge,
    Clocks,
    Closed,
    Company,
    Denied,
    Door,
    FromClient,
    FromHost,
    Hello,
    Kick,
    Leave,
    Nack,
    Opened,
    Past,
    Pause,
    Ping,
    Pong,
    Proof,
    Ready,
    Recalled,
    Said,
    Say,
    Seated,
    Settle,
    Shut,
    Start,
    Update,
    Welcome,
)

__all__ = ["Guest", "Right", "Where"]

SILENT_SECONDS: Final = 12.0
"""A host that says nothing for so long is gone: it pings every three."""
BACK_OFF: Final = (0.2, 0.5, 1.0, 2.0, 4.0)
"""Pauses before each new try to come back; the last one is repeated until `GIVE_UP` seconds have passed."""
GIVE_UP: Final = 120.0
STEADY: Final = 5.0
"""A line that held for so many seconds is no reason to wait longer before the next try."""

_log = logging.getLogger(__name__)


class Guest:
    """A person at a hosted table, or one who looks on; through several games, until he leaves or it is closed."""

    def __init__(
        self,
        where: Where,
        program: str,
        name: str,
        right: Right = Right(),  # noqa: B008
        *,
        known: Known | None = None,
        watch: bool = False,
    ) -> None:
        """`known` are the hosts he trusts and the seats he has there; without, any host that fits `where` is right."""
        self._where = where
        self._program = program
        self._name = name
        self._right = right
        self._known = known
        self._watch = watch
        self._line: Line | None = None
        self._link: RemoteLink | None = None
        self._notices = Notices()
        self._running: asyncio.Task[None] | None = None
        self._left = False
        self._tries = 0
        self._visit, self._hellos = secrets.token_hex(16), count(1)
        self.company: Company | None = None
        self.seat: Seat = PUBLIC
        self.key = ""
        self.address: Address | None = None
        self.fingerprint = b""
        self._eager = False
        self._pledge: Pledge | None = None
        self._verifying: asyncio.Task[None] | None = None

    def __repr__(self) -> str:
        return f"Guest({self._name!r} at {self.address})"

    async def enter(self) -> None:
        """Get a seat, or a place to look on. Raises Refused, or Broken if the line breaks at once."""
        try:
            line = await self._arrive()
        except Broken as error:
            raise Refused("unreachable") from error
        self._running = asyncio.create_task(self._stay(line))

    async def notices(self) -> AsyncIterator[Notice]:
        """What goes on at the table, for one reader: ends with `Gone`."""
        async for notice in self._notices:
            yield notice

    @property
    def link(self) -> RemoteLink | None:
        """The game in play, or the last one."""
        return self._link

    @property
    def resume_code(self) -> str:
        """What is typed to come back to his seat from another machine; empty if there is no such way."""
        if self.address is None or not self.key:
            return ""
        try:
            return encode("resume", (self.address,), self.fingerprint, self.key)
        except ValueError:
            return ""  # a key of no known length, or a host that was reached by name

    # What he asks of the table

    def ready(self, want: bool) -> None:
        """Be ready for the game, or not any more. Whoever is ready adds his part to the chance of the deal."""
        self._eager = want and self.company is None
        if self._eager:
            return  # what the host is bound to is not known yet
        commitment = self.company.commitment if self.company is not None else b""
        if want and (self._pledge is None or self._pledge.commitment != commitment):
            self._pledge = Pledge.answer(commitment)
        self._ask(Ready(want, self._pledge.entropy if want and self._pledge is not None else b""))

    def say(self, text: str) -> None:
        """Say something to everyone."""
        self._ask(Say(text=text))

    def emote(self, tag: str) -> None:
        """Say something without words."""
        self._ask(Say(emote=tag))

    def pause(self, want: bool) -> None:
        """Let the table rest, or go on."""
        self._ask(Pause(want))

    def arrange(self, seat: Seat, level: str) -> None:
        """Give a seat to a bot of this level, or to a person (no level)."""
        self._ask(Arrange(seat, level))

    def settle(self, game: str, seats: int, options: dict[str, Any], policy: Policy) -> None:
        """Change what is played, and how."""
        self._ask(Settle(game, seats, options, policy))

    def kick(self, seat: Seat) -> None:
        """Show a person the door."""
        self._ask(Kick(seat))

    def start(self) -> None:
        """Begin the game."""
        self._ask(Start())

    def again(self) -> None:
        """After a game: back to the lobby."""
        self._ask(Again())

    def shut(self) -> None:
        """Close the table."""
        self._ask(Shut())

    async def leave(self) -> None:
        """Go, and say so: a bot sits in until one comes back."""
        self._left = True
        if self._line is not None:
            self._send(Leave())
            await self._line.drain(1.0)
        await self.drop()

    async def drop(self) -> None:
        """Hang up without a word, as a program does that is ended."""
        self._left = True
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait((self._running,))
        self._end("closed")

    def _ask(self, message: FromClient) -> None:
        if not self._send(message):
            self._notices.put(Denied("line-down"))

    def _send(self, message: FromClient) -> bool:
        """Whether it is on its way: what is said into a broken line is lost."""
        if self._line is None:
            return False
        try:
            self._line.send(message)
        except Broken:
            return False
        return True

    # The line

    async def _arrive(self) -> Line:
        """A line over which the host has given a seat. Raises Refused, Broken."""
        line = await dial(self._where.addresses, self._trusted)
        try:
            await self._introduce(line)
        except BaseException:
            line.cut()
            raise
        self._line = line
        return line

    def _trusted(self, address: Address, fingerprint: bytes) -> bool:
        if self.fingerprint:
            return fingerprint == self.fingerprint
        return fingerprint.startswith(self._where.pin) and (
            self._known is None or bool(self._where.pin) or self._known.trusts(str(address), fingerprint)
        )

    async def _introduce(self, line: Line) -> None:
        table = self.company.table if self.company is not None else self._where.table
        token = self._right.token
        if not token and self._known is not None:
            token = self._known.seat(line.fingerprint, table)
        exchange = await Exchange.begin("guest", self._right.pin, line.fingerprint) if self._right.pin else None
        line.send(
            Hello(
                PROTOCOL,
                self._program,
                self._name,
                table=table,
                token=token,
                invite=self._right.invite,
                pake=exchange.message if exchange is not None else b"",
                watch=self._watch,
                visit=self._visit,
                attempt=next(self._hellos),
            )
        )
        seated = await self._let_in(line, exchange)
        self.address, self.fingerprint = line.address, line.fingerprint
        self._sit(seated)

    async def _let_in(self, line: Line, exchange: Exchange | None) -> Seated:
        """What the host gives. Who came with a PIN takes nothing from a host that does not prove it. Raises Refused."""
        answer = await line.receive(CONNECT_SECONDS)
        if exchange is not None and isinstance(answer, Challenge):
            try:
                await exchange.agree(answer.pake)
            except ValueError as error:
                raise Refused("broken-off") from error
            line.send(Proof(exchange.proof))
            answer = await line.receive(CONNECT_SECONDS)
        if isinstance(answer, Closed):
            raise Refused(answer.code)
        if not isinstance(answer, Seated):
            raise Refused("broken-off")
        if exchange is not None and not exchange.proves(answer.proof):
            raise Refused("unproven")
        return answer

    def _sit(self, seated: Seated) -> None:
        """From now on one who has a seat comes back by its token, and by nothing else."""
        self.seat, self.key = seated.seat, seated.key or self.key
        if seated.token:
            self._right = Right(token=seated.token)
            self._keep()

    def _keep(self) -> None:
        if self._known is not None and self.address is not None:
            table = self.company.table if self.company is not None else self._where.table
            self._known.keep(str(self.address), self.fingerprint, table, self._right.token)

    async def _stay(self, line: Line) -> None:
        """Talk to the host until the table closes, coming back when the line breaks."""
        try:
            while True:
                try:
                    await self._talk(line)
                except Broken:
                    self._notices.put(LineNotice("lost"))
                    line = await self._come_back()
                    self._notices.put(LineNotice("here"))
        except Refused as refused:
            if self._verifying is not None:
                await self._verifying
            self._end(refused.code)
        except Exception:  # the host can say anything
            _log.exception("what the host said could not be followed")
            self._end("broken-off")

    async def _talk(self, line: Line) -> None:
        """Raises Broken when the line does, Refused when the host says so."""
        clock = asyncio.get_running_loop().time
        since = clock()
        try:
            while True:
                self._hear(await line.receive(SILENT_SECONDS))
        finally:
            self._line = None
            line.close()
            if clock() - since > STEADY:
                self._tries = 0

    async def _come_back(self) -> Line:
        """Dial until the host answers. Raises Refused when it does not for too long, or is not the same one."""
        clock = asyncio.get_running_loop().time
        until = clock() + GIVE_UP
        while True:
            await asyncio.sleep(BACK_OFF[min(self._tries, len(BACK_OFF) - 1)])
            self._tries += 1
            try:
                return await self._arrive()
            except Refused as refused:
                if refused.code not in ("unreachable", "isolated") or clock() > until:
                    raise
            except Broken:
                if clock() > until:
                    raise Refused("unreachable") from None

    def _hear(self, message: FromHost) -> None:
        """Raises Refused: the host has closed the table, or makes no sense."""
        if isinstance(message, Ping):
            self._send(Pong(message.number))
        elif isinstance(message, Update | Ack | Nack | Past | Recalled):
            if self._link is not None:
                self._link.hear(message)
        elif isinstance(message, Welcome):
            self._begin(message)
        elif isinstance(message, Closed):
            raise Refused(message.code)
        elif isinstance(message, Seated):
            self._sit(message)
        elif isinstance(message, Company):
            moved = self.company is None or self.company.table != message.table
            self.company = message
            if moved:
                self._keep()
            self._notices.put(message)
            if self._eager:
                self.ready(True)
        elif isinstance(message, Opened):
            if self._link is not None and self._verifying is None:
                self._verifying = asyncio.create_task(self._verify(message))
        elif isinstance(message, Said | Clocks | Denied | Door):
            self._notices.put(message)

    def _begin(self, welcome: Welcome) -> None:
        """A game begins, or goes on after a broken line."""
        if self._link is not None and self._link.welcome == welcome:
            self._link.resume()
            return
        if self._link is not None:
            self._link.end(None)  # the game one sat at is no more
        self._link, self._verifying = RemoteLink(welcome, self._send), None
        self._notices.put(Began(self._link))

    async def _verify(self, opened: Opened) -> None:
        """Play the finished game again, and tell whether it was what was told."""
        assert self._link is not None
        link, pledge, self._pledge = self._link, self._pledge, None
        self._notices.put(await asyncio.to_thread(verify, opened, link.welcome, link.heard, pledge))

    def _end(self, code: str) -> None:
        if self._link is not None:
            self._link.end(None if code == "closed" else Refused(code))
        self._notices.put(Gone(code))
