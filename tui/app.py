"""The program on a whole screen: it puts the parts together and holds what they share."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from rich.text import Text
from textual import constants, events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.css.query import NoMatches
from textual.screen import Screen

from tui import folders, signals
from tui.guests import Guests
from tui.keys import bind
from tui.party import Party
from tui.play import Play
from tui.screens.hub import Hub
from tui.screens.page import Spoken
from tui.screens.too_small import TooSmall, too_small
from tui.settings import Settings, SettingsFile
from tui.surroundings import Surroundings
from tui.tables import Tables
from tui.theming import load_themes, pick, variable_defaults
from tui.version import number
from tui.widgets import wrap  # noqa: F401  lines end at no no-break space from here on

if TYPE_CHECKING:
    from textual.driver import Driver
    from textual.geometry import Size

    from net.pace import Pace
    from net.setup import Setup as TableSetup
    from net.store import Saved
    from tui.errand import Hosted, Visit
    from tui.problem import Problem
    from tui.screens.curtain import Curtain
    from tui.screens.table import TableScreen
    from tui.session import Heard
    from tui.text import Texts

_log = logging.getLogger(__name__)

SAVE_AFTER = 0.5
"""Settings are written so many seconds after a change, so that a name that is typed is written once."""


def _commands() -> Any:
    from tui.commands import Commands

    return Commands


LOOK_AFTER = 0.2
"""So many seconds after the start the program looks for trouble to tell: the first screen comes first."""


class RoiteletApp(App[None]):
    """Screens find here the words (`texts`), the `settings` and the `tables`, and the ways from one to another.

    `opening` is a table to sit down at once: a new one or the id of a saved one; `learning` a game to begin the lesson
    of; `errand` a table of others to go to or to open. `language` and `pace` hold for this run, whatever is set.
    """

    TITLE = "roitelet"
    CSS_PATH: ClassVar = ["styles/app.tcss", "styles/hub.tcss"]
    COMMANDS: ClassVar = {_commands}
    HORIZONTAL_BREAKPOINTS: ClassVar = [(0, "-narrow"), (80, "-normal"), (110, "-wide")]
    VERTICAL_BREAKPOINTS: ClassVar = [(0, "-tiny"), (24, "-low"), (30, "-high")]
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("table.leave", "leave_table"),
        bind("app.help", "help"),
        bind("app.palette", "command_palette"),
        bind("app.quit", "quit", show=False, priority=True),
        Binding("ctrl+c", "help_quit", show=False, system=True),
        Binding("ctrl+z", "suspend_process", show=False, system=True),
    ]
    COMMAND_PALETTE_BINDING = "ctrl+p"

    def __init__(
        self,
        file: SettingsFile | None = None,
        *,
        opening: TableSetup | str | None = None,
        learning: str = "",
        errand: Visit | Hosted | None = None,
        language: str = "",
        pace: Pace | None = None,
    ) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        where = folders.folders()
        self.file = file or SettingsFile(where.config)
        self.settings: Settings = self.file.settings
        self._language = language
        self._pace = pace
        self._texts: Texts | None = None
        self.data = where.data
        self.tables = Tables(where.data)
        self.play = Play(self)
        self.guests = Guests()
        self.party = Party(self)
        self.surroundings = Surroundings(where.data)
        self.opening = opening
        self.learning = learning
        self.errand = errand
        self._saving = False
        self.themes, self._theme_problems = load_themes(where.config / "themes")
        for theme in self.themes.values():
            self.register_theme(theme)
        self.theme = pick(self.settings.theme, self.themes, {"NO_COLOR": "1"} if self.no_color else {})
        self._set_animation()
        self.set_keymap(self.settings.keys)

    @property
    def texts(self) -> Texts:
        """The words of the present language. Nothing is loaded for them until the first are asked for."""
        if self._texts is None:
            from tui.text import Texts
            from tui.text_language import choose

            self._texts = Texts(choose(self._language or self.settings.language, os.environ))
        return self._texts

    @property
    def plain_art(self) -> bool:
        """Whether drawings are made of plain letters."""
        return self.settings.ascii or self.no_color

    @property
    def around(self) -> Play | Party:
        """What follows the table that is open: one with others, or one's own."""
        return self.party if self.party.is_open else self.play

    @property
    def program(self) -> str:
        """The version of this program, as hosts and guests tell it each other."""
        return number()

    @property
    def pace(self) -> Pace:
        """How long bots wait."""
        return self._pace or self.settings.pace

    @property
    def person(self) -> str:
        """The name to play under."""
        from tui.request import person

        return person(None, self.settings.name) if self.errand is None else self.errand.name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults()

    def get_driver_class(self) -> type[Driver]:
        driver = super().get_driver_class()
        if driver.__name__ != "LinuxDriver":
            return driver
        from tui.driver import SteadyDriver

        return SteadyDriver

    def get_default_screen(self) -> Screen[None]:
        return Hub()

    def on_mount(self) -> None:
        signals.heed(self._told_to_end)
        if self.opening is not None:
            self.play.sit(self.opening)
        elif self.learning:
            self.play.learn(self.learning)
        elif self.errand is not None:
            self.party.run(self.errand)
        self.set_timer(LOOK_AFTER, lambda: self.run_worker(self._look, thread=True, group="look"))

    def _look(self) -> None:
        """Read all texts, apart from those in use, for what is wrong with them."""
        from tui.text import Texts

        self.call_from_thread(self._found, Texts(self.texts.language).problems)

    def _found(self, damaged: Sequence[Problem]) -> None:
        found = (*self.file.problems, *damaged, *self._theme_problems)
        self.report([self.texts.tell(problem) for problem in found])

    # Settings

    def change(self, **changes: Any) -> None:
        """Change settings; they take effect at once and are kept."""
        before, self.settings = self.settings, msgspec.structs.replace(self.settings, **changes)
        if before == self.settings:
            return
        if not self._saving:
            self._saving = True
            self.set_timer(SAVE_AFTER, self._save)
        if "theme" in changes:
            self.theme = self.settings.theme
        if "animations" in changes:
            self._set_animation()
        if "pace" in changes:
            self._pace = None
            self.tables.set_pace(self.settings.pace)
        if "language" in changes:
            self._language = ""
            self._texts = None
        if changes.keys() & {"language", "ascii"}:
            self.run_worker(self._retell(), group="retell", exclusive=True)

    def _set_animation(self) -> None:
        self.animation_level = constants.TEXTUAL_ANIMATIONS if self.settings.animations else "none"

    async def _retell(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Spoken):
                try:
                    await screen.retell()
                except NoMatches:  # closed over it, with the program or alone
                    if screen.is_attached:
                        raise

    def _save(self) -> None:
        self._saving = False
        problem = self.file.save(self.settings)
        if problem is not None and self.is_running:
            self.tell(self.texts.tell(problem))

    async def on_unmount(self) -> None:
        self._save()
        await self.surroundings.close()

    # Telling

    def tell(self, text: str) -> None:
        """Say something in passing."""
        self.notify(text, markup=False)

    def report(self, lines: Sequence[str]) -> None:
        """Say what went wrong, to be read and closed."""
        from tui.screens.ask import Notice

        if isinstance(self.screen, Notice):
            self.screen.add(lines)
        elif lines:
            self.push_screen(Notice(self.texts.say("notice-title"), lines))

    def _handle_exception(self, error: Exception) -> None:
        """End with one line for the person; the log has the rest. Textual would print every local variable."""
        _log.critical("stopped by an error", exc_info=error)
        self._return_code = 1
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
        file = str(folders.folders().logs)
        self._exit_renderables[:] = [Text(self.texts.say("app-failed", folder=file))]
        self._close_messages_no_wait()

    # From one screen to another

    def open_setup(self, game: str) -> None:
        """Set up a table."""
        from tui.screens.setup import SetUp

        self.open_once(SetUp(game))

    def open_lessons(self) -> None:
        """Choose a game to learn."""
        from tui.screens.first_game import FirstGame

        self.open_once(FirstGame())

    def open_rules(self, game: str, ruling: str = "") -> None:
        """Read the rules, from a ruling on if one is named."""
        from tui.screens.rules import RulesReader

        self.open_once(RulesReader(game, ruling))

    def open_settings(self) -> None:
        """Change the settings."""
        from tui.screens.preferences import Preferences

        self.open_once(Preferences())

    def open_resume(self, unfinished: Sequence[Saved]) -> None:
        """Choose among the tables one can go on with."""
        from tui.screens.resume import Resume

        self.open_once(Resume(unfinished))

    def open_once(self, screen: Screen[Any]) -> None:
        """Put a screen on top, unless one of its kind is open already."""
        if not any(isinstance(other, type(screen)) for other in self.screen_stack):
            self.push_screen(screen)

    async def to_hub(self) -> None:
        """Close every screen but the hub."""
        while len(self.screen_stack) > 1:
            await self.pop_screen()

    def on_heard(self, message: Heard) -> None:
        """Follow the open table for its results."""
        self.around.heard(message.events)

    def on_board_seen(self) -> None:
        """Go on from the end of a game."""
        self.around.seen()

    def on_table_screen_in_front(self) -> None:
        """The table can be seen: somebody else may have to decide by now."""
        self.around.in_front()

    def on_table_screen_hand_over(self, message: TableScreen.HandOver) -> None:
        """The person at the keyboard gives it away."""
        self.play.hand_over(message.session)

    def on_table_screen_advise(self, message: TableScreen.Advise) -> None:
        """The person wants a hint."""
        self.play.advise(message.session)

    def on_curtain_raised(self, message: Curtain.Raised) -> None:
        """The person who was called has the keyboard."""
        self.play.ready(message.seat)

    def on_resize(self, event: events.Resize) -> None:
        self.cover(event.size)

    def cover(self, size: Size) -> None:
        """Cover everything while the terminal is too small."""
        if too_small(size) and not any(isinstance(screen, TooSmall) for screen in self.screen_stack):
            self.push_screen(TooSmall())

    # What keys do anywhere

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A table can be left where there is one."""
        if action != "leave_table":
            return True
        if not self.around.is_open:
            return False
        from tui.screens.curtain import Curtain
        from tui.screens.table import TableScreen

        return isinstance(self.screen, TableScreen | Curtain)

    def action_leave_table(self) -> None:
        """Get up from the table; in a live game only after asking."""
        self._asking("leave", self.around.leave)

    async def action_quit(self) -> None:
        """Leave the program; in a live game only after asking."""
        self._asking("quit", self._quit)

    def _asking(self, what: str, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        from tui.screens.ask import Ask

        def answered(yes: bool | None = True) -> None:
            if yes:
                self.run_worker(act(), group="leave")

        if isinstance(self.screen, Ask):
            return
        if not self.around.live:
            answered()
        else:
            self.push_screen(self.around.question(what), answered)

    def _told_to_end(self, code: int) -> None:
        self.run_worker(self._quit(code), group="leave")

    async def _quit(self, code: int = 0) -> None:
        await self.tables.close()
        await self.guests.leave()
        self.exit(return_code=code)

    def action_help_quit(self) -> None:
        """Say how to quit to someone who tries Ctrl+C."""
        self.tell(self.texts.say("app-how-to-quit"))

    def action_help(self) -> None:
        """Explain the screen in place."""
        from tui.screens.help import Help

        self.open_once(Help(self.screen))

    def action_command_palette(self) -> None:
        """Search everything that can be done."""
        if not CommandPalette.is_open(self):
            self.push_screen(CommandPalette(placeholder=self.texts.say("command-search"), id="--command-palette"))

    def get_key_display(self, binding: Binding) -> str:
        """Keys with a name are named in the present language."""
        named = self.texts.find(f"keyname-{binding.key.replace('+', '-')}")
        shown = named or super().get_key_display(binding)
        return shown.upper() if shown[:1] == "f" and shown[1:].isdigit() else shown
