"""The first screen: what can be played, and everything else one key away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from engines.registry import load, names
from tui.keys import bind
from tui.widgets.keyline import KeyLine
from tui.widgets.menu import MenuLine
from tui.widgets.pixels import WREN, Pixels
from tui.widgets.wordmark import Wordmark

from .page import Body, Spoken

if TYPE_CHECKING:
    from net.store import Problem, Saved

DIGITS = 9
"""So many games are chosen by their number."""

LOOK_AFTER = 0.05
"""Seconds until the saved tables are read: the screen comes first."""


class Hub(Spoken[None]):
    """Play as last time, go on with a table, set up a new one, read, set, quit."""

    topic = "hub"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("page.up", "app.focus_previous", show=False),
        bind("page.down", "app.focus_next", show=False),
        bind("hub.play", "play", show=False),
        bind("hub.resume", "resume", show=False),
        bind("hub.nearby", "nearby", show=False),
        bind("hub.host", "host", show=False),
        *(Binding(str(i + 1), f"set_up({i})", show=False) for i in range(min(DIGITS, len(names())))),
        bind("hub.learn", "learn", show=False),
        bind("hub.rules", "rules", show=False),
        bind("hub.settings", "settings", show=False),
        bind("hub.quit", "app.quit", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.unfinished: Sequence[Saved] = ()
        self._looking = False

    def compose(self) -> ComposeResult:
        """The head, and room for the menu: words take longer than a frame and come after the first one."""
        with Body(id="hub"), Vertical(id="hub-column"):
            with Horizontal(id="hub-head"):
                yield Pixels(WREN, self.app.plain_art)
                with Vertical(id="hub-name"):
                    yield Wordmark(self.app.plain_art)
                    yield Static(id="hub-tagline", markup=False)
                    yield Static(id="hub-greeting", markup=False)
            yield Vertical(id="hub-menu")
        keys = KeyLine()
        keys.display = False
        yield keys

    def on_mount(self) -> None:
        self.query_one("#hub-menu").styles.min_height = 11 + len(names())
        self.call_after_refresh(self._fill)

    async def retell(self) -> None:
        await self.recompose()
        await self._fill()

    async def _fill(self) -> None:
        """Say everything in the present language."""
        if not self.query("#hub-tagline"):  # closed before a word was said
            return
        say, person = self.texts.say, self.app.settings.name
        greeting = say("hub-greeting", name=person) if person else say("hub-welcome")
        self.query_one("#hub-tagline", Static).update(Content(say("hub-tagline")))
        self.query_one("#hub-greeting", Static).update(Content(greeting))
        self.query_one(KeyLine).display = True
        lines = [*self._menu()]
        await self.query_one("#hub-menu").mount_all(lines)
        lines[0].focus()

    def _menu(self) -> Iterable[Widget]:
        say = self.texts.say
        yield MenuLine(say("hub-play"), self._usually(), "p", id="hub-play")
        waiting = MenuLine(say("hub-resume"), self._waiting(), "c", id="hub-resume")
        waiting.display = bool(self.unfinished)
        yield waiting
        yield MenuLine(say("hub-nearby"), self._around(), "n", id="hub-nearby")
        yield MenuLine(say("hub-host"), say("hub-host-about"), "h", id="hub-host")
        yield Static(Content(say("hub-games")), classes="caption", markup=False)
        for i, game in enumerate(names()):
            info, (title, about) = load(game).info, self.texts.game(game)
            seats = "–".join(map(str, sorted(set(info.seats))))
            asides = [say(key, seats=seats, minutes=info.minutes) for key in ("hub-game", "hub-game-short")]
            yield MenuLine(title, about, str(i + 1) if i < DIGITS else "", asides=asides, id=f"hub-game-{i}")
        yield Static(Content(say("hub-more")), classes="caption", id="hub-more", markup=False)
        for name, key in (("learn", "f"), ("rules", "r"), ("settings", "s"), ("quit", "q")):
            yield MenuLine(say(f"hub-{name}"), say(f"hub-{name}-about"), key, id=f"hub-{name}")

    def _usually(self) -> str:
        """What Play now plays."""
        from tui.seating import last_played, usual
        from tui.settings import PERSON

        settings = self.app.settings
        game = last_played(settings)
        setup = usual(settings, game)
        people = setup.bots.count(PERSON) + 1
        key = "hub-usual-again" if game in settings.last_setup and people == 1 else "hub-usual"
        return self.texts.say(key, game=self.texts.game(game)[0], people=people, bots=setup.seats - people)

    def _waiting(self) -> str:
        """What there is to go on with."""
        from .resume import saved_line

        return saved_line(self.texts, self.unfinished[0], len(self.unfinished)) if self.unfinished else ""

    def _around(self) -> str:
        """How many tables there are nearby, as far as somebody looks."""
        found = self.app.surroundings.open
        return self.texts.say("hub-found", count=found) if found else self.texts.say("hub-nearby-about")

    def _heard(self) -> None:
        for line in self.query("#hub-nearby").results(MenuLine):
            line.show(self._around())

    def on_screen_suspend(self) -> None:
        """Another screen is in front."""
        self.app.surroundings.hush(self._heard)

    def on_screen_resume(self) -> None:
        """Other screens may have changed what there is to go on with, and how one last played."""
        if not self._looking:
            self._looking = True
            self.set_timer(LOOK_AFTER, self._look)

    @work(thread=True)
    def _look(self) -> None:
        """Read the saved tables; then let the tables nearby be looked for."""
        self.app.call_from_thread(self.call_later, self._found, *self.app.tables.unfinished())

    def _found(self, unfinished: Sequence[Saved], problems: Sequence[Problem]) -> None:
        self._looking = False
        if self.app.settings.look_around and self.is_current:
            self.app.surroundings.listen(self._heard)
        self.unfinished = unfinished
        for line in self.query(MenuLine):  # none while the menu is on its way: it will say this
            if line.id == "hub-play":
                line.show(self._usually())
            elif line.id == "hub-resume":
                line.show(self._waiting())
                line.display = bool(unfinished)
        self.refresh_bindings()
        say, refusal = self.texts.say, self.texts.refusal
        self.app.report([say("hub-set-aside", file=each.file, why=refusal(each.code)) for each in problems])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Going on is offered when there is something to go on with."""
        return bool(self.unfinished) if action == "resume" else True

    @on(MenuLine.Chosen)
    async def _chosen(self, event: MenuLine.Chosen) -> None:
        action = (event.line.id or "").removeprefix("hub-")
        await self.run_action(_ACTIONS.get(action) or f"set_up({int(action.removeprefix('game-'))})")

    def action_play(self) -> None:
        """Play as last time."""
        from tui.seating import last_played, usual

        game = last_played(self.app.settings)
        self.app.play.start(game, usual(self.app.settings, game))

    def action_resume(self) -> None:
        """Go on with the one table there is, or choose among several."""
        if len(self.unfinished) == 1:
            self.app.play.sit(self.unfinished[0].table)
        else:
            self.app.open_resume(self.unfinished)

    def action_nearby(self) -> None:
        """See which tables others have opened."""
        self.app.party.find()

    def action_host(self) -> None:
        """Open a table for others."""
        self.app.party.offer()

    def action_set_up(self, number: int) -> None:
        """Set up a table of the game with this number in the list."""
        self.app.open_setup(names()[number])

    def action_learn(self) -> None:
        """Choose a game to learn by playing it."""
        self.app.open_lessons()

    def action_rules(self) -> None:
        """Read the rules of the game played last."""
        from tui.seating import last_played

        self.app.open_rules(last_played(self.app.settings))

    def action_settings(self) -> None:
        """Change the settings."""
        self.app.open_settings()


_ACTIONS = {
    "play": "play",
    "resume": "resume",
    "nearby": "nearby",
    "host": "host",
    "learn": "learn",
    "rules": "rules",
    "settings": "settings",
    "quit": "app.quit",
}
