"""The people around a game with others: one line, there only while it has something to say."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from textual.content import Content

from tui.text import Texts

from .lines import Line

if TYPE_CHECKING:
    from net.wire import Chair, Clocks, Company
    from tui.guests import Guests
    from tui.widgets.talk import Spoken

LOOK: Final = 0.5
"""So often, in seconds, the line is looked over: its times run down by themselves."""
HURRY: Final = 10_000
"""With fewer milliseconds left in all, a clock stands out."""
FRESH: Final = 20.0
"""So long what somebody said stays on it."""


class CompanyLine(Line):
    """Whose line is broken, who plays for whom, what is said, whose time runs.

    It reads `guests`, and counts down from the moment it finds something new there.
    """

    def __init__(self, guests: Guests, texts: Texts) -> None:
        super().__init__(id="company")
        self._guests, self._texts = guests, texts
        self._company: tuple[Company | None, float] = (None, 0.0)
        self._clocks: tuple[Clocks | None, float] = (None, 0.0)
        self._spoken: tuple[Spoken | None, float] = (guests.talk[-1] if guests.talk else None, 0.0)
        self.display = False

    def on_mount(self) -> None:
        """Begin to look."""
        self.set_interval(LOOK, self.look)
        self.look()

    def look(self) -> None:
        """Say how it is now."""
        guests, now = self._guests, time.monotonic()
        if self._company[0] is not guests.company:
            self._company = guests.company, now
        if self._clocks[0] is not guests.clocks:
            self._clocks = guests.clocks, now
        last = guests.talk[-1] if guests.talk else None
        if self._spoken[0] is not last:
            self._spoken = last, now
        left, right = Content(" · ").join(self._left_parts(now)), Content("  ").join(self._times(now))
        self.display = bool(left.cell_length or right.cell_length)
        self.show(left, right)

    def _left_parts(self, now: float) -> Iterator[Content]:
        say, guests = self._texts.say, self._guests
        if guests.lost:
            yield Content.styled(say("lobby-line-lost"), "bold $warning")
        elif guests.session is not None and getattr(guests.session.link, "sending", False):
            yield Content.styled(say("company-sending"), "$faded")
        company, since = self._company
        if company is not None:
            if company.paused:
                yield Content.styled(say("company-paused"), "bold $warning")
            for seat, chair in enumerate(company.chairs):
                if seat != guests.seat and (said := self._absence(chair, now - since)):
                    yield Content.styled(said, "$warning")
            if guests.seat < 0:
                yield Content.styled(say("company-looking-on"), "$faded")
            if company.watchers:
                yield Content.styled(say("lobby-watchers", count=company.watchers), "$faded")
        spoken, since = self._spoken
        if spoken is not None and now - since < FRESH and since:
            yield Content.assemble(Content.styled(spoken.name, "bold $accent"), " ", Content(spoken.text))

    def _absence(self, chair: Chair, passed: float) -> str:
        """What there is to know of a person who is not there; empty for all others."""
        if not chair.presence or (chair.presence == "here" and not chair.stand_in):
            return ""
        how = "bot" if chair.stand_in else chair.presence
        seconds = max(0, round(chair.seconds - passed))
        return self._texts.say("company-absence", seat=chair.name, how=how, seconds=seconds)

    def _times(self, now: float) -> Iterator[Content]:
        clocks, since = self._clocks
        company = self._company[0]
        if clocks is None or company is None:
            return
        seats = min(len(company.chairs), len(clocks.moves), len(clocks.reserves))
        for seat in (seat for seat in clocks.running if 0 <= seat < seats):
            move, reserve = clocks.moves[seat], clocks.reserves[seat]
            passed = (now - since) * 1_000
            beyond = max(0.0, passed - move)
            left = clock(max(0.0, move - passed))
            time_left = f"{left} + {clock(max(0.0, reserve - beyond))}" if reserve else left
            style = "bold $warning" if move + reserve - passed < HURRY else ""
            yield Content.styled(
                self._texts.say("company-clock", seat=company.chairs[seat].name, time=time_left), style
            )


def clock(milliseconds: float) -> str:
    """Minutes and seconds; the second that runs counts as a whole one."""
    seconds = -int(-milliseconds // 1_000)
    return f"{seconds // 60}:{seconds % 60:02}"
