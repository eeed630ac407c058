"""A table for screen tests: a link that plays by the real rules, and an app around the table screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from textual.app import App
from textual.pilot import Pilot

from engines.game import Action, Event, Game, Options, State
from engines.registry import load
from engines.rng import Rng
from net.link import News, Refused
from net.setup import Player
from net.wire import Welcome
from tui.screens.table import TableScreen
from tui.session import Session
from tui.settings import Settings
from tui.text import Texts
from tui.theming import load_themes, variable_defaults

HOSTILE = (
    "[/x]",
    "[@click=app.quit]x[/]",
    "hi [/",
    "\x1b]0;pwned\x07\x1b[2J",
    "a\u202eb\x9b31m",
    "e" + "\u0301" * 200,
    "🤴👑",
)
"""Names that try to be more than names."""


class TestLink:
    """One seat's link to a game in this process; `others` plays the other seats' first legal action."""

    __test__ = False

    def __init__(self, game: Game, state: State, seat: int, names: Sequence[str], game_id: str) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.seq = 0
        self.acted: list[Action] = []
        self.refuse: str | None = None
        self.held = False
        self.past: list[News] = []
        self._news: asyncio.Queue[News | None] = asyncio.Queue()
        self.welcome = Welcome("table", game_id, seat, tuple(Player(name) for name in names), {})
        self._news.put_nowait(News(0, (), state.view(seat)))

    async def act(self, action: Action) -> None:
        """Take a decision, as a table would."""
        self.acted.append(action)
        if self.refuse:
            raise Refused(self.refuse)
        if action not in self.state.legal(self.seat):
            raise Refused("illegal")
        if not self.held:
            self.play(self.seat, action)

    def play(self, seat: int, action: Action) -> None:
        """Somebody's decision, told to this seat."""
        events: list[Event] = []
        self.state.apply(seat, action, events.append)
        self.seq += 1
        told = tuple(t for t in (self.game.tell(event, self.seat) for event in events) if t is not None)
        self._news.put_nowait(News(self.seq, told, self.state.view(self.seat)))

    def others(self) -> bool:
        """Let the others play until this seat is asked; False once the game is over."""
        while self.state.to_act():
            seat = self.state.to_act()[0]
            if seat == self.seat:
                return True
            self.play(seat, self.state.legal(seat)[0])
        return False

    def show(self, view: Any, events: tuple[Event, ...] = ()) -> None:
        """Tell of a view made by hand."""
        self.seq += 1
        self._news.put_nowait(News(self.seq, events, view))

    def begin_at(self, seq: int) -> None:
        """As for a seat that comes to a table after so many decisions."""
        self._news = asyncio.Queue()
        self.seq = seq
        self._news.put_nowait(News(seq, (), self.state.view(self.seat)))

    async def history(self, since: int = 0) -> tuple[News, ...]:
        """What was told before."""
        return tuple(news for news in self.past if news.seq >= since)

    async def close(self) -> None:
        """End the iteration."""
        self._news.put_nowait(None)

    async def __aiter__(self) -> AsyncIterator[News]:
        while (news := await self._news.get()) is not None:
            yield news


def link_to(
    game_id: str = "roitatouille", names: Sequence[str] = ("Marie", "Ana", "Bruno"), seed: int = 7, **options: Any
) -> TestLink:
    """A link for seat 0 of a new game."""
    game = load(game_id)
    chosen: Options = msgspec.structs.replace(game.info.options(), **options)
    return TestLink(game, game.new(chosen, len(names), Rng(seed.to_bytes(32, "big"))), 0, names, game_id)


class TableApp(App[None]):
    """Nothing but the table screen."""

    def __init__(self, link: TestLink, language: str = "en", **settings: Any) -> None:
        super().__init__()
        self.link = link
        self.texts = Texts(language)
        self.settings = msgspec.structs.replace(Settings(auto_single=False, bell=False), **settings)
        self.session = Session(link)

    @property
    def plain_art(self) -> bool:
        """As in the program."""
        return self.settings.ascii

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The variables that the boards' styles use."""
        return variable_defaults()

    def on_mount(self) -> None:
        """Open the table in a theme of the house."""
        for theme in load_themes()[0].values():
            self.register_theme(theme)
        self.theme = self.settings.theme
        self.push_screen(TableScreen(self.session))


def screen_text(pilot: Pilot[None]) -> str:
    """What is on the screen."""
    compositor = pilot.app.screen._compositor
    return "\n".join(strip.text for strip in compositor.render_strips())
