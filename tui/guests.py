"""The table with others at which one sits, and what was said there."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from tui.widgets.talk import KEPT, Spoken

if TYPE_CHECKING:
    from engines.game import Seat
    from net.deal import Verdict
    from net.guest import Guest
    from net.policy import Policy
    from net.wire import Clocks, Company, Door
    from tui.house import House
    from tui.session import Session


class Guests:
    """One table at a time, with the house that hosts it if it is this program's own.

    It holds what the host told last and touches no screen: `Party` brings it the news and shows it. `door` is told to
    the host's own screen alone; `lost` is whether the line is broken just now, `gone` why the host has closed the
    table to this guest.
    """

    def __init__(self) -> None:
        self.guest: Guest | None = None
        self.house: House | None = None
        self.session: Session | None = None
        self.talk: deque[Spoken] = deque(maxlen=KEPT)
        self._clear()

    def _clear(self) -> None:
        self.company: Company | None = None
        self.door: Door | None = None
        self.clocks: Clocks | None = None
        self.verdict: Verdict | None = None
        self.lost = False
        self.gone = ""
        self.talk.clear()

    @property
    def is_open(self) -> bool:
        """Whether there is a table to get up from."""
        return self.guest is not None

    @property
    def at(self) -> Guest:
        """The one who sits there, to whom is said what he asks of the table."""
        assert self.guest is not None
        return self.guest

    @property
    def seat(self) -> Seat:
        """The own seat; -1 for one who looks on."""
        return self.guest.seat if self.guest is not None else -1

    @property
    def is_head(self) -> bool:
        """Whether one settles things here."""
        return self.company is not None and self.seat >= 0 and self.company.head == self.seat

    @property
    def playing(self) -> bool:
        """Whether one has a seat in a game under way."""
        view = self.session.view if self.session is not None else None
        here = self.session is not None and self.seat >= 0 and not self.gone
        return here and (view is None or view.outcome is None)

    @property
    def head(self) -> str:
        """The name of the one who settles things; empty if nobody does."""
        company = self.company
        return company.chairs[company.head].name if company and 0 <= company.head < len(company.chairs) else ""

    @property
    def others(self) -> list[str]:
        """The other people at the table."""
        chairs = self.company.chairs if self.company is not None else ()
        return [chair.name for seat, chair in enumerate(chairs) if seat != self.seat and chair.name and not chair.level]

    @property
    def may_talk(self) -> bool:
        """Whether one may say something: who looks on, only where that is agreed."""
        company = self.company
        return company is not None and (self.seat >= 0 or company.policy.watching == "chat")

    def sit(self, guest: Guest, house: House | None = None) -> None:
        """Sit down, with nothing left of another table."""
        self.guest, self.house, self.session = guest, house, None
        self._clear()

    def begin(self) -> None:
        """Ready or not: the head begins the game, and is ready for it himself."""
        self.at.ready(True)
        self.at.start()

    def settle(self, *, seats: int | None = None, policy: Policy | None = None) -> None:
        """Change the number of seats or the policy, and leave the rest as it is."""
        company = self.company
        if company is not None:
            number = len(company.chairs) if seats is None else seats
            self.at.settle(company.game, number, company.options, policy or company.policy)

    async def rise(self) -> None:
        """Leave the game for the lobby: nothing of it is kept."""
        session, self.session = self.session, None
        if session is not None:
            await session.close()

    async def leave(self) -> None:
        """Get up from the table. A bot sits in; a table of this program's own is closed, and saved."""
        guest, self.guest, house, self.house = self.guest, None, self.house, None
        await self.rise()
        if guest is not None:
            await guest.leave()
        if house is not None:
            await house.close()
