"""The door of one table: how strangers get in by a PIN or by an invitation, and how guessing gets them nowhere."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from .invite import encode
from .line import Address
from .networks import own_addresses
from .pake import Exchange
from .policy import Access
from .refusal import Refused
from .wire import Challenge, Door, Hello, Proof

DIGITS: Final = 6
GUESSES: Final = 5
"""So many wrong tries, in all, and there is a new PIN. The table stays open: a lock would be an easy nuisance."""
DELAY_SECONDS: Final = 2.0
"""The answer to a wrong try waits so long."""
WINDOW_SECONDS: Final = 60.0
FROM_ONE: Final = 3
"""Wrong tries in a window from one address."""
FROM_ALL: Final = 10
"""Wrong tries in a window from all addresses."""
INVITE_BYTES: Final = 8

_log = logging.getLogger(__name__)

Challenger = Callable[[Challenge], Awaitable[Proof]]
"""Puts a challenge to the stranger and returns his proof. May raise, if he goes or says something else."""


@dataclass
class Site:
    """Where a host can be reached, and what it is known by: filled in when it listens. `address` is the only one, if
    it listens at one only."""

    fingerprint: bytes = b""
    port: int = 0
    address: str | None = None

    def addresses(self) -> list[Address]:
        """All its addresses as they are now."""
        names = [self.address] if self.address else [str(each.ip) for each in own_addresses()]
        return [Address(name, self.port) for name in names]


class _Pin:
    """One PIN and the tries at it. A try counts before it is known to be right, so that breaking off does not help."""

    def __init__(self) -> None:
        self.digits = f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
        self.tries = 0
        self.wrong = 0


class Entrance:
    """What a stranger has to know to get in at one table. `changed` is told from where the PIN was guessed at."""

    def __init__(self, site: Site, changed: Callable[[str], None], clock: Callable[[], float]) -> None:
        self._site = site
        self._changed = changed
        self._clock = clock
        self._pin = _Pin()
        self._tries: deque[tuple[float, str]] = deque()
        self.invite = secrets.token_hex(INVITE_BYTES)

    def __repr__(self) -> str:
        return "Entrance(…)"

    @property
    def pin(self) -> str:
        """The digits that are asked for now."""
        return self._pin.digits

    def door(self, access: Access, warned: str = "") -> Door:
        """What the owner tells those whom he wants to come."""
        try:
            code = encode("invite", self._site.addresses(), self._site.fingerprint, self.invite)
        except ValueError:
            code = ""  # this machine has no address that others could use
        return Door(self.pin if access == "pin" else "", code, warned)

    def renew(self) -> None:
        """Another PIN and another invitation: the earlier ones are good no more."""
        self._pin, self.invite = _Pin(), secrets.token_hex(INVITE_BYTES)

    async def admit(self, access: Access, hello: Hello, address: str, challenge: Challenger) -> bytes:
        """Let a stranger in, and return this host's own proof that it knew the PIN, if he came by one.

        Raises Refused: `pin-wanted`, `wrong-pin`, `code-wanted`, `wrong-code`, `too-many`.
        """
        if access == "open":
            return b""
        if hello.invite:
            await self._by_invite(hello.invite, address)
            return b""
        if access == "code":
            raise Refused("code-wanted")
        if not hello.pake:
            raise Refused("pin-wanted")
        return await self._by_pin(hello.pake, address, challenge)

    def invites(self, secret: str) -> bool:
        """Whether this is the invitation to this table."""
        return hmac.compare_digest(_hash(secret), _hash(self.invite))

    async def _by_invite(self, invite: str, address: str) -> None:
        mark = self._count(address)
        if not self.invites(invite):
            await asyncio.sleep(DELAY_SECONDS)
            raise Refused("wrong-code")
        self._tries.remove(mark)

    async def _by_pin(self, pake: bytes, address: str, challenge: Challenger) -> bytes:
        pin = self._pin
        if pin.tries >= GUESSES:
            raise Refused("too-many")  # as many strangers are being asked just now
        mark = self._count(address)
        pin.tries += 1
        right = False
        try:
            exchange = await Exchange.begin("host", pin.digits, self._site.fingerprint)
            await exchange.agree(pake)
            right = exchange.proves((await challenge(Challenge(exchange.message))).confirm)
        except ValueError:
            pass
        finally:
            if right:
                pin.tries -= 1
                self._tries.remove(mark)
            else:
                self._wrong(pin, address)
        if not right:
            await asyncio.sleep(DELAY_SECONDS)
            raise Refused("wrong-pin")
        return exchange.proof

    def _count(self, address: str) -> tuple[float, str]:
        """Mark a try as a wrong one until it is known to be right. Raises Refused."""
        now = self._clock()
        while self._tries and now - self._tries[0][0] > WINDOW_SECONDS:
            self._tries.popleft()
        if len(self._tries) >= FROM_ALL or sum(origin == address for _, origin in self._tries) >= FROM_ONE:
            raise Refused("too-many")
        mark = (now, address)
        self._tries.append(mark)
        return mark

    def _wrong(self, pin: _Pin, address: str) -> None:
        pin.wrong += 1
        if pin.wrong >= GUESSES and pin is self._pin:
            _log.warning("the PIN was guessed at %d times, the last time from %s: it is a new one", GUESSES, address)
            self._pin = _Pin()
            self._changed(address)


def _hash(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
