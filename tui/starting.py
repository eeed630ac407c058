"""What every way to play begins with: the log, the settings, the language; and the plain ones as a whole."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Coroutine

from engines.registry import names
from net.clean import clean_name
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
        self.language = VOICE.language
        self.texts = Texts(choose_language(self.language or self.settings.language, os.environ))
        self.store = tables(self.folders.data)
        VOICE.speak(self.texts.language)

    def unfinished(self, game: str | None, table: str | None) -> Saved:
        """The saved table to go on with: the latest, or the one named. Raises Misuse when there is none."""
        saved = [one for one in self._saved() if game in (None, one.game)]
        if not saved:
            raise Misuse("cli-nothing-saved")
        if table is None:
            return saved[0]
        for one in saved:
            if one.table == table:
                return one
        raise Misuse("cli-no-table", word=table, known=", ".join(one.table for one in saved))

    def plain_table(self, table: Setup | Saved, pace: Pace, asked: bool) -> int:
        """Play in lines; `asked` if the person wants it so, and not the terminal."""
        return _run(self._play(self._console(), table, pace, asked))

    def plain_hub(self, asked: bool) -> int:
        """Choose in lines what to play, and play it."""
        return _run(self._choose(self._console(), asked))

    def _saved(self) -> list[Saved]:
        saved = self.store.unfinished()
        for problem in self.store.problems:
            self._warn(self.texts.say("plain-set-aside", file=problem.file, why=self.texts.refusal(problem.code)))
        return saved

    def _warn(self, line: str) -> None:
        print(f"roitelet: {line}", file=sys.stderr)

    def _console(self) -> Console:
        for problem in (*self.file.problems, *self.texts.problems):
            self._warn(self.texts.tell(problem))
        return Console(self.texts, Lines(standard_input()), sys.stdout)

    async def _choose(self, console: Console, asked: bool) -> int:
        say = self.texts.say
        offers: list[tuple[str, Setup | Saved | str]] = []
        for one in self._saved():
            others = self.texts.join([clean_name(player.name) for player in one.players])
            offers.append((say("plain-go-on", game=self.texts.game(one.game)[0], players=others), one))
        offers += [(say("plain-begin", game=self.texts.game(game)[0]), game) for game in names()]
        try:
            chosen = offers[await choose(console, say("plain-what"), [offer for offer, _ in offers])][1]
        except Left:
            return 0
        table = request(chosen, person(None, self.settings.name)) if isinstance(chosen, str) else chosen
        return await self._play(console, table, self.settings.pace, asked)

    async def _play(self, console: Console, table: Setup | Saved, pace: Pace, asked: bool) -> int:
        try:
            host = await open_solo(self.folders.data, table.table if isinstance(table, Saved) else table, pace)
        except Refused as refused:
            self._warn(self.texts.refusal(refused.code))
            return 1
        ended = False
        try:
            ended = await PlainTable(console, host.link(0), self.settings.auto_single).play()
        finally:
            await host.close()
            if not ended:
                console.say("plain-saved", command=f"roitelet play {table.game} --resume{' --plain' * asked}")
        return 0


def _run(playing: Coroutine[None, None, int]) -> int:
    try:
        return asyncio.run(playing)
    except KeyboardInterrupt:  # the table is saved, and that was said
        return 0
    except BrokenPipeError:
        let_go(sys.stdout)
        return 0
