"""The table that is open, and those that can be gone on with."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import redirect_stderr, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engines.game import Seat
    from net.advice import Advice
    from net.pace import Pace
    from net.setup import Setup
    from net.store import Problem, Saved
    from tui.session import Session
    from tui.solo import SoloHost


class Tables:
    """One solo table at a time, kept beneath the data folder.

    What it needs is imported on first use: the hub shows before any of it is loaded.
    """

    def __init__(self, data: Path) -> None:
        self._data = data
        self._host: SoloHost | None = None
        self._closing = asyncio.Lock()
        self.session: Session | None = None
        self.kept = True

    @property
    def is_open(self) -> bool:
        """Whether there is a table to get up from."""
        return self._host is not None

    @property
    def live(self) -> bool:
        """Whether a game is under way that will be gone on with."""
        view = self.session.view if self.session is not None else None
        return self.is_open and self.kept and (view is None or view.outcome is None)

    @property
    def shared(self) -> bool:
        """Whether several people play at this keyboard, one after the other."""
        return self._host is not None and len(self._host.people) > 1

    @property
    def due(self) -> Seat | None:
        """The person who is to have the keyboard next: one who is asked, while the one who has it is not."""
        if self._host is None:
            return None
        asked, people = self._host.asked, self._host.people
        if self.session is None:
            return next(iter(asked or people), None)
        return None if self.session.seat in asked else next(iter(asked), None)

    def unfinished(self) -> tuple[list[Saved], list[Problem]]:
        """The tables one can go on with, and the files that had to be set aside. Not for the event loop: it reads."""
        from tui.solo import tables

        store = tables(self._data)
        return store.unfinished(), store.problems

    def discard(self, table: str) -> None:
        """Delete a saved table. Raises Refused."""
        from tui.solo import tables

        tables(self._data).discard(table)

    async def open(self, table: Setup | str, pace: Pace, *, keep: bool = True) -> None:
        """Open a new table, or the saved one of this id; one that is not to `keep` goes when it is closed.

        Raises Refused.
        """
        from tui.solo import open_solo

        await self.close()
        let_processes_start()
        self._host = await open_solo(self._data, table, pace)
        self.kept = keep

    def sit(self, seat: Seat) -> Session:
        """Give a person the keyboard, and with it the only link to a seat that there is."""
        from tui.session import Session

        assert self._host is not None
        assert self.session is None
        self.session = Session(self._host.link(seat))
        return self.session

    def name(self, seat: Seat) -> str:
        """The name of a player."""
        assert self._host is not None
        return self._host.players[seat].name

    async def rise(self) -> None:
        """Take the keyboard from the one who has it: nothing that only he may know is kept."""
        session, self.session = self.session, None
        if session is not None:
            await session.close()

    async def told_apart(self) -> bool:
        """Whether the one at the keyboard was told what others were not, since he last decided."""
        from engines.game import PUBLIC
        from net.refusal import Refused

        if self._host is None or self.session is None:
            return False
        told = self.session.since_my_turn()
        onlooker = self._host.link(PUBLIC)
        try:
            everyone = [event for news in await onlooker.history() for event in news.events]
        except Refused:  # closed meanwhile
            return False
        finally:
            await onlooker.close()
        return tuple(everyone[len(everyone) - len(told) :]) != told

    def again(self) -> Setup:
        """The set-up of the table that is open, for a rematch."""
        from engines.codec import build
        from engines.registry import load
        from net.setup import Setup

        assert self.session is not None
        welcome = self.session.link.welcome
        options: Any = build(welcome.options, load(welcome.game).info.options)
        return Setup(game=welcome.game, players=welcome.players, options=options)

    async def advise(self) -> Advice:
        """What the best of the game's bots would do in the seat of the person who plays here. Raises Refused."""
        from ai.agent import levels
        from net.refusal import Refused

        if self._host is None or self.session is None:
            raise Refused("closed")
        return await self._host.advise(levels(self.session.game)[-1])

    def set_pace(self, pace: Pace) -> None:
        """Let the bots of the open table play at another pace."""
        if self._host is not None:
            self._host.pace = pace

    def rest(self, resting: bool) -> None:
        """Let the bots of the open table wait, or go on."""
        if self._host is not None:
            self._host.rest(resting)

    async def close(self) -> None:
        """Close the open table; it is saved, if it is to be kept."""
        host, self._host, session, self.session = self._host, None, self.session, None
        if host is not None:
            await host.close()
        if session is not None and not self.kept:
            from net.refusal import Refused

            with suppress(Refused):  # played to its end
                self.discard(session.link.welcome.table)


def let_processes_start() -> None:
    """Start what multiprocessing needs beside the bots' process; it wants a real stderr, and Textual's is none."""
    if os.name == "posix":
        from multiprocessing import resource_tracker

        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()
