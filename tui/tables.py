"""The table that is open, and those that can be gone on with."""

from __future__ import annotations

import os
import sys
from contextlib import redirect_stderr
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
        self.session: Session | None = None

    @property
    def live(self) -> bool:
        """Whether a game is under way."""
        session = self.session
        return session is not None and (session.view is None or session.view.outcome is None)

    def unfinished(self) -> tuple[list[Saved], list[Problem]]:
        """The tables one can go on with, and the files that had to be set aside. Not for the event loop: it reads."""
        from tui.solo import tables

        store = tables(self._data)
        return store.unfinished(), store.problems

    def discard(self, table: str) -> None:
        """Delete a saved table. Raises Refused."""
        from tui.solo import tables

        tables(self._data).discard(table)

    async def open(self, table: Setup | str, pace: Pace) -> Session:
        """Open a new table, or the saved one of this id, and sit down in the first seat. Raises Refused."""
        from tui.session import Session
        from tui.solo import open_solo

        await self.close()
        _let_processes_start()
        self._host = await open_solo(self._data, table, pace)
        self.session = Session(self._host.link(0))
        return self.session

    def again(self) -> Setup:
        """The set-up of the table that is open, for a rematch."""
        from engines.codec import build
        from engines.registry import load
        from net.setup import Setup

        assert self.session is not None
        welcome = self.session.link.welcome
        options: Any = build(welcome.options, load(welcome.game).info.options)
        return Setup(game=welcome.game, players=welcome.players, options=options)

    def set_pace(self, pace: Pace) -> None:
        """Let the bots of the open table play at another pace."""
        if self._host is not None:
            self._host.pace = pace

    def rest(self, resting: bool) -> None:
        """Let the bots of the open table wait, or go on."""
        if self._host is not None:
            self._host.rest(resting)

    async def close(self) -> None:
        """Close the open table; it is saved."""
        host, self._host, self.session = self._host, None, None
        if host is not None:
            await host.close()


def _let_processes_start() -> None:
    """Start what multiprocessing needs beside the bots' process; it wants a real stderr, and Textual's is none."""
    if os.name == "posix":
        from multiprocessing import resource_tracker

        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()
