"""The ways to a table that is played in lines, and back."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine, Iterable
from functools import partial

from ai.agent import levels
from engines.game import Seat
from engines.registry import names
from net.clean import clean_name
from net.link import Refused
from net.pace import Pace
from net.setup import Setup
from net.store import Problem, Saved

from .lessons import Course, lesson_table
from .lines import Lines, standard_input
from .plain import Console, End, Left, PlainTable, choose
from .request import person, request
from .solo import SoloHost, open_solo, tables
from .starting import Start
from .streams import let_go, warn
from .text import Texts


def warn_of(problems: Iterable[Problem], texts: Texts) -> None:
    """Name the saved games that had to be set aside."""
    for problem in problems:
        warn(texts.say("hub-set-aside", file=problem.file, why=texts.refusal(problem.code)))


class PlainStart:
    """Plays in lines; `asked` if the person wants it so, and not the terminal. Methods return exit codes."""

    def __init__(self, start: Start, asked: bool) -> None:
        self._settings, self._texts, self._data = start.settings, start.texts, start.folders.data
        self._asked = asked
        for problem in (*start.file.problems, *start.texts.problems):
            warn(start.texts.tell(problem))
        self._console = Console(start.texts, Lines(standard_input()), sys.stdout)

    def table(self, table: Setup | str, pace: Pace) -> int:
        """Play at a new table, or at the saved one of this id."""
        return _run(self._play(table, pace))

    def learn(self, game: str, name: str) -> int:
        """Play a game's guided first game."""
        return _run(self._play(lesson_table(game, name), "instant", Course(game)))

    def hub(self) -> int:
        """Choose in lines what to play, and play it."""
        return _run(self._choose())

    async def _choose(self) -> int:
        say, title = self._texts.say, self._texts.game
        offers: list[tuple[str, Saved | str]] = []
        store = tables(self._data)
        for one in store.unfinished():
            players = self._texts.join([clean_name(player.name) for player in one.players])
            offers.append((say("plain-go-on", game=title(one.game)[0], players=players), one))
        offers += [(say("plain-begin", game=title(game)[0]), game) for game in names()]
        warn_of(store.problems, self._texts)
        try:
            chosen = offers[await choose(self._console, say("plain-what"), [offer for offer, _ in offers])][1]
        except Left:
            return 0
        table = chosen.table if isinstance(chosen, Saved) else request(chosen, person(None, self._settings.name))
        return await self._play(table, self._settings.pace)

    async def _play(self, table: Setup | str, pace: Pace, course: Course | None = None) -> int:
        try:
            host = await open_solo(self._data, table, pace)
        except Refused as refused:
            warn(self._why(refused))
            return 1
        assert host.sitting is not None
        opened, end = host.sitting.table, End.LEFT
        try:
            if len(host.people) > 1:
                end = await self._share(host)
            else:
                end = await self._sit(host, host.people[0], course=course)
        finally:
            await host.close()
            if end is not End.OVER and course is not None:
                tables(self._data).discard(opened.id)
            elif end is not End.OVER:
                command = f"roitelet play {opened.header.game} --resume{' --plain' * self._asked}"
                self._console.say("plain-saved", command=command)
        return 0

    async def _sit(self, host: SoloHost, seat: Seat, greet: bool = True, course: Course | None = None) -> End:
        """One person's turn at the keyboard."""
        link = host.link(seat)
        others = {*host.people} - {seat}
        try:
            single, level = self._settings.auto_single, levels(link.welcome.game)[-1]
            person = PlainTable(self._console, link, single, others, course, partial(host.advise, level))
            return await person.play(greet)
        finally:
            await link.close()

    async def _share(self, host: SoloHost) -> End:
        """Several people play, one after the other. Not every terminal forgets what is wiped: they are told so."""
        end, first = End.HANDED_OVER, True
        self._console.say("plain-shared")
        try:
            while end is End.HANDED_OVER:
                seat = (host.asked or host.people)[0]
                await self._confirm("plain-call", host.players[seat].name)
                end = await self._sit(host, seat, first)
                first = False
                if end is End.HANDED_OVER:
                    await self._confirm("plain-read", host.players[seat].name)
                    self._console.wipe()
        except Left:
            return End.LEFT
        return end

    async def _confirm(self, key: str, name: str) -> None:
        """Wait until this person presses Enter. Raises Left."""
        self._console.say(key, name=name)
        if (await self._console.read()).lower() == "q":
            raise Left

    def _why(self, refused: Refused) -> str:
        if refused.code == "unsaved":  # no move, but the table as a whole
            return self._texts.say("doctor-folder-closed", what="data", folder=str(self._data))
        return self._texts.refusal(refused.code)


def _run(playing: Coroutine[None, None, int]) -> int:
    try:
        return asyncio.run(playing)
    except KeyboardInterrupt:  # the table is saved, and that was said
        return 0
    except BrokenPipeError:
        let_go(sys.stdout)
        return 0
