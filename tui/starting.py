"""What every way to play begins with: the log, the settings, the language, and which screen there is to play on."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Coroutine
from contextlib import suppress

from engines.registry import names
from net.link import Refused
from net.pace import Pace
from net.setup import Setup
from net.store import Saved

from . import logs
from .folders import folders
from .lines import Lines, standard_input
from .plain import Console, Left, PlainTable, choose
from .request import person, request
from .settings import SettingsFile
from .solo import open_solo, tables
from .streams import let_go
from .text import Texts
from .text_language import choose as choose_language
from .usage import VOICE, Misuse


class Start:
    """A person's settings and words, and the ways to go on from there. Each returns an exit code."""

    def __init__(self) -> None:
        self.folders = folders()
        logs.start(self.folders.logs)
        self.file = SettingsFile(self.folders.config)
        self.settings = self.file.settings
        self.texts = Texts(choose_language(VOICE.language or self.settings.language, os.environ))
        self.store = tables(self.folders.data)
        VOICE.speak(self.texts.language)

    def unfinished(self, game: str | None, table: str | None) -> Saved:
        """The saved table to go on with: the latest, or the one named. Raises Misuse when there is none."""
        saved = [one for one in self.store.unfinished() if game in (None, one.game)]
        if not saved:
            raise Misuse("cli-nothing-saved")
        if table is None:
            return saved[0]
        for one in saved:
            if one.table == table:
                return one
        raise Misuse("cli-no-table", word=table, known=", ".join(one.table for one in saved))

    def plain_table(self, table: Setup | Saved, pace: Pace) -> int:
        """Play as a line program."""
        return self._lines(self._play(self._console(), table, pace))

    def plain_hub(self) -> int:
        """Choose in lines what to play, and play it."""
        return self._lines(self._choose(self._console()))

    def _console(self) -> Console:
        for problem in (*self.file.problems, *self.texts.problems):
            print(self.texts.tell(problem), file=sys.stderr)
        return Console(self.texts, Lines(standard_input()), sys.stdout)

    async def _choose(self, console: Console) -> int:
        say = self.texts.say
        saved, games = self.store.unfinished(), names()
        offers: list[tuple[str, Setup | Saved | str]] = []
        for one in saved:
            others = self.texts.join(player.name for player in one.players)
            offers.append((say("plain-go-on", game=self.texts.game(one.game)[0], players=others), one))
        offers += [(say("plain-begin", game=self.texts.game(game)[0]), game) for game in games]
        with suppress(Left):
            chosen = offers[await choose(console, say("plain-what"), [offer for offer, _ in offers])][1]
            table = request(chosen, person(None, self.settings.name)) if isinstance(chosen, str) else chosen
            await self._play(console, table, self.settings.pace)
        return 0

    async def _play(self, console: Console, table: Setup | Saved, pace: Pace) -> int:
        try:
            host = await open_solo(self.folders.data, table.table if isinstance(table, Saved) else table, pace)
        except Refused as refused:
            print(f"roitelet: {self.texts.refusal(refused.code)}", file=sys.stderr)
            return 1
        ended = False
        try:
            ended = await PlainTable(console, host.link(0), self.settings.auto_single).play()
        finally:
            await host.end()
            if not ended:
                console.say("plain-saved", command=f"roitelet play {table.game} --resume")
        return 0

    def _lines(self, playing: Coroutine[None, None, int]) -> int:
        try:
            return asyncio.run(playing)
        except KeyboardInterrupt:
            return 0
        except BrokenPipeError:
            let_go(sys.stdout)
            return 0
