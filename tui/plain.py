"""Any game as a line program: what happened in sentences, choices by number, one fact a line."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Sequence, Set
from enum import Enum, auto
from typing import Any, Final, TextIO

from engines.game import PUBLIC, Action, Seat, View
from engines.registry import load
from net.advice import Advice
from net.clean import clean_name
from net.link import Link, News, Refused, Told

from .lessons import Course
from .lines import Lines
from .text import Texts

RECALLED: Final = 40
"""So many of the latest sentences `l` tells again."""
PUSHED: Final = 100
"""So many empty lines push what is to be forgotten off a screen that cannot be wiped."""
REMINDED: Final = 6
"""So many are told to someone who comes back."""


class Left(Exception):
    """The person quit, or input ended."""


class End(Enum):
    """How a person's part in lines ends: with the game, by leaving it, or because another has to decide."""

    OVER = auto()
    LEFT = auto()
    HANDED_OVER = auto()


class Console:
    """Where lines are said and asked for."""

    def __init__(self, texts: Texts, lines: Lines, out: TextIO) -> None:
        self.texts, self._lines, self._out = texts, lines, out

    def tell(self, text: str) -> None:
        """Write a text, and at once."""
        print(text, file=self._out, flush=True)

    def wipe(self) -> None:
        """Take everything off the screen and out of its scroll-back; out of sight at least, on a dumb terminal."""
        if self._out.isatty():
            dumb = os.environ.get("TERM") in ("dumb", "unknown")
            print("\n" * PUSHED if dumb else "\x1b[H\x1b[2J\x1b[3J", end="", file=self._out, flush=True)

    def say(self, key: str, **args: Any) -> None:
        """Write the text of a key."""
        self.tell(self.texts.say(key, **args))

    def offer(self, question: str, choices: Sequence[str]) -> None:
        """A question and its numbered answers."""
        self.tell(question)
        for number, choice in enumerate(choices, 1):
            self.tell(f"{number}. {choice}")
        self.say("plain-choose", count=len(choices))

    async def read(self) -> str:
        """The next line. Raises Left when input has ended."""
        line = await self._lines.next()
        if line is None:
            raise Left
        return line.strip()

    def number(self, text: str, count: int) -> int | None:
        """The index that a number from 1 to `count` stands for; None, after a word about it, for another number."""
        number = int(text)
        if 1 <= number <= count:
            return number - 1
        self.say("plain-no-choice", word=text[:9], count=count)
        return None


async def choose(console: Console, question: str, choices: Sequence[str]) -> int:
    """Ask until one of the choices is taken; its index. Raises Left."""
    console.offer(question, choices)
    while True:
        text = await console.read()
        if text.lower() == "q":
            raise Left
        if _is_number(text):
            index = console.number(text, len(choices))
            if index is not None:
                return index
        else:
            console.say("plain-number", count=len(choices))


class PlainTable:
    """One person's seat at a table. A line is read only when a question is open, so none is lost.

    `others` are the seats of those who share the keyboard; a `course` adds its notes; `advise` gets a hint, where
    there are any; `aside` takes the lines that begin with a slash, and says whether it could.
    """

    def __init__(
        self,
        console: Console,
        link: Link,
        auto_single: bool = False,
        others: Set[Seat] = frozenset(),
        course: Course | None = None,
        advise: Callable[[], Awaitable[Advice]] | None = None,
        aside: Callable[[str], bool] | None = None,
    ) -> None:
        welcome = link.welcome
        self._console, self._texts, self._link = console, console.texts, link
        self._game, self._id, self._seat = load(welcome.game), welcome.game, welcome.seat
        self._players = [(clean_name(player.name), player.level) for player in welcome.players]
        self._names = [name for name, _ in self._players]
        self._auto_single = auto_single
        self._others = others
        self._course = course
        self._advise = advise
        self._aside = aside
        self._known: frozenset[str] = frozenset()
        self._open: View | None = None  # what is asked of the person now
        self._decided = 0  # the update that tells of the latest decision: what came before it asks nothing any more

    async def play(self, greet: bool = True) -> End:
        """Play until the game ends, somebody leaves it, or another person has to decide."""
        news = aiter(self._link)
        arriving = asyncio.ensure_future(anext(news, None))
        answer: asyncio.Future[str] | None = None
        if greet:
            self._greet()
        try:
            while True:
                if self._open is not None and answer is None:
                    answer = asyncio.ensure_future(self._console.read())
                awaited: list[asyncio.Future[Any]] = [arriving, answer] if answer else [arriving]
                await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
                if arriving.done():
                    told = arriving.result()
                    if told is None:
                        self._console.say("plain-closed")
                        return End.LEFT
                    arriving = asyncio.ensure_future(anext(news, None))
                    await self._hear(told)
                    if told.view.outcome is not None:
                        return End.OVER
                    if self._seat not in told.view.to_act and not self._others.isdisjoint(told.view.to_act):
                        return End.HANDED_OVER
                elif answer is not None:
                    text, answer = answer.result(), None
                    await self._heed(text)
        except Left:
            return End.LEFT
        except Refused as refused:  # the table could not go on
            self._console.tell(self._texts.refusal(refused.code))
            return End.LEFT
        finally:
            arriving.cancel()
            if answer is not None:
                answer.cancel()

    def _greet(self) -> None:
        title, about = self._texts.game(self._id)
        self._console.tell(f"{title}. {about}".rstrip())
        for seat, (name, level) in enumerate(self._players, 1):
            who = self._texts.level(level)[0] if level else ""
            kind = "bot" if level else "you" if seat - 1 == self._seat else "person"
            kind = "other" if seat - 1 in self._others else kind
            self._console.say("plain-seat", seat=seat, name=name, who=who, kind=kind)
        self._console.say("plain-hint")

    async def _hear(self, news: News) -> None:
        """Tell what happened, and ask what there is to ask."""
        view = news.view
        if self._known or news.events:
            sentences = self._sentences([news])
        else:
            sentences = self._sentences(await self._recent())[-(RECALLED if self._others else REMINDED) :]
        if any(event.forgets for event in news.events):
            self._console.wipe()
            self._known &= frozenset(self._facts(view))
        for sentence in sentences:
            self._console.tell(sentence)
        if view.look:
            self._show(view)
        if view.outcome is not None:
            viewer = PUBLIC if self._others else self._seat
            self._console.tell(self._texts.outcome(self._id, view.outcome, self._names, viewer))
            for line in self._texts.standing(self._id, view.outcome, self._names):
                self._console.tell(line)
            return
        if not self._known:
            self._show(view)
        self._note(news)
        if self._seat not in view.to_act or news.seq < self._decided:
            self._open = None
        elif self._open is not None and (self._open.prompt, self._open.legal) == (view.prompt, view.legal):
            self._open = view
        else:
            self._show(view)
            await self._ask(view)

    def _note(self, news: News) -> None:
        """Tell what a lesson has to say of this."""
        course = self._course
        if course is None:
            return
        course.heard(news.events, news.view)
        while course.note:
            said = self._texts.find(f"{course.note}.lines") or self._texts.say(course.note)
            self._console.say("plain-note", number=course.number, total=course.total, note=said)
            course.read()

    async def _recent(self) -> Sequence[Told]:
        """What a person who comes to the table is told: all there was, or all since he had the keyboard."""
        past = await self._link.history()
        mine = [i for i, news in enumerate(past) if news.events and getattr(news.events[0], "seat", None) == self._seat]
        return past[mine[-1] :] if mine and self._others else past

    def _show(self, view: View) -> None:
        """Tell the facts that have changed since they were told."""
        facts = self._facts(view)
        for fact in facts:
            if fact not in self._known:
                self._console.tell(fact)
        self._known = frozenset(facts)

    async def _ask(self, view: View) -> None:
        if self._auto_single and len(view.legal) == 1 and not view.look:
            await self._act(view, view.legal[0])
        else:
            self._open = view
            self._offer(view)

    def _offer(self, view: View) -> None:
        choices = [self._texts.action(self._id, action, self._names, self._seat) for action in view.legal]
        self._console.offer(self._texts.prompt(self._id, view, self._names), choices)

    async def _heed(self, text: str) -> None:
        """Do what a line asks for. Raises Left."""
        view = self._open
        if text.startswith("/") and self._aside is not None and self._aside(text):
            return
        if view is None:
            self._console.say("plain-late")
        elif _is_number(text):
            index = self._console.number(text, len(view.legal))
            if index is not None:
                await self._act(view, view.legal[index])
        elif not await self._command(text.lower(), view):
            await self._notation(text, view)

    async def _command(self, word: str, view: View) -> bool:
        match word:
            case "q":
                raise Left
            case "":
                self._offer(view)
            case "?":
                self._console.say("plain-help", example=self._game.notate(view.legal[0]))
            case "f":
                for fact in self._facts(view):
                    self._console.tell(fact)
            case "l":
                for sentence in self._sentences(await self._link.history())[-RECALLED:]:
                    self._console.tell(sentence)
            case "h" | "hint":
                await self._hint()
            case "r":
                self._console.tell(self._texts.rules(self._id))
            case _:
                return False
        return True

    async def _hint(self) -> None:
        if self._advise is None:
            self._console.say("plain-no-hint")
            return
        try:
            self._console.tell(self._texts.hint(self._id, await self._advise(), self._names, self._seat))
        except Refused as refused:
            self._console.tell(self._texts.refusal(refused.code))

    async def _notation(self, text: str, view: View) -> None:
        try:
            action = self._game.parse(text)
        except ValueError:
            self._console.say("plain-unknown", count=len(view.legal))
            return
        if action in view.legal:
            await self._act(view, action)
        else:
            said = self._texts.action(self._id, action, self._names, self._seat)
            self._console.say("plain-not-now", action=said, count=len(view.legal))

    async def _act(self, view: View, action: Action) -> None:
        self._open = None
        try:
            self._decided = await self._link.act(action)
        except Refused as refused:
            self._console.tell(self._texts.refusal(refused.code))
            self._open = view
            self._offer(view)

    def _facts(self, view: View) -> list[str]:
        return self._texts.facts(self._id, view, self._names)

    def _sentences(self, told: Sequence[News | Told]) -> list[str]:
        said = [self._texts.event(self._id, event, self._names, self._seat) for news in told for event in news.events]
        return [sentence for sentence in said if sentence]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()
