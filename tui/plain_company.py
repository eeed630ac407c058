"""The others at a hosted table, in lines: who is missing, what is said, whose time is short, what the replay found."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from net.deal import Verdict
from net.guest import Guest
from net.notices import Line
from net.talk import EMOTES
from net.wire import Chair, Clocks, Company, Denied, Said

from .plain import Console

JUDGED_SECONDS: Final = 10.0
"""So long the verdict on a finished game is waited for."""
WARNED_MS: Final = 10_000
"""With so little time left one is warned."""


class PlainCompany:
    """Tells what goes on around the game, and takes the lines that begin with a slash."""

    def __init__(self, console: Console, guest: Guest) -> None:
        self._console, self._texts, self._guest = console, console.texts, guest
        self._company = guest.company
        self._judged = asyncio.Event()
        self._alarm: asyncio.TimerHandle | None = None

    async def follow(self) -> None:
        """Tell every notice, until the table is closed to this guest or this is cancelled."""
        try:
            async for notice in self._guest.notices():
                self._tell(notice)
        finally:
            self._still()

    async def judged(self) -> None:
        """Wait until it was told what one's own replay found, if that is to come at all."""
        with suppress(TimeoutError):
            async with asyncio.timeout(JUDGED_SECONDS):
                await self._judged.wait()

    def aside(self, text: str) -> bool:
        """Do what a line with a slash asks for; False if it is none of these."""
        word, _, rest = text.partition(" ")
        if word == "/say" and rest.strip():
            said = rest.strip()
            if said.isascii() and said.isdigit() and 0 < int(said) <= len(EMOTES):
                self._guest.emote(EMOTES[int(said) - 1])
            else:
                self._guest.say(said)
        elif word in ("/pause", "/go"):
            self._guest.pause(word == "/pause")
        else:
            return False
        return True

    def _tell(self, notice: object) -> None:
        match notice:
            case Company():
                self._arranged(notice)
            case Said():
                words = self._texts.find(f"emote-{notice.emote}") if notice.emote else notice.text
                self._console.say("company-said", seat=notice.name, text=words or "…")
            case Denied(code):
                self._console.tell(self._texts.refusal(code))
            case Line(state):
                self._console.say("company-line", state=state)
            case Clocks():
                self._watch(notice)
            case Verdict(code):
                self._console.say(f"verdict-{code}")
                self._judged.set()

    def _arranged(self, company: Company) -> None:
        before, self._company = self._company, company
        if before is None or len(before.chairs) != len(company.chairs):
            return
        if before.paused != company.paused:
            self._console.say("company-rests", paused="yes" if company.paused else "no")
        for seat, (old, new) in enumerate(zip(before.chairs, company.chairs, strict=True)):
            if seat != self._guest.seat and new.presence and _state(old) != _state(new):
                self._console.say("company-absence", seat=new.name, how=_state(new), seconds=new.seconds)

    def _watch(self, clocks: Clocks) -> None:
        """Warn when one's own time runs short."""
        self._still()
        seat = self._guest.seat
        if seat in clocks.running and seat < min(len(clocks.moves), len(clocks.reserves)):
            left = clocks.moves[seat] + clocks.reserves[seat] - WARNED_MS
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0, left) / 1_000, self._console.say, "company-hurry")

    def _still(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def _state(chair: Chair) -> str:
    return "bot" if chair.stand_in else chair.presence
