"""Everything that can be done, for the command palette."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from textual.command import DiscoveryHit, Hit, Hits, Provider
from textual.content import Content

from engines.registry import names
from tui.lessons import LESSONS
from tui.text import Texts
from tui.text_language import languages

if TYPE_CHECKING:
    from tui.app import RoiteletApp

MOVES: Final = ("", "page", "pick", "app")
"""Families of keys that only move about, or that are offered anywhere as commands of their own."""


class Command(NamedTuple):
    """One thing that can be done, and how."""

    title: str
    run: Callable[[], Any]


class Commands(Provider):
    """What the keys of the screen do, then what can be done anywhere."""

    async def discover(self) -> Hits:
        for command in self._commands():
            yield DiscoveryHit(Content(command.title), command.run, command.title)

    async def search(self, query: str) -> Hits:
        matcher, found = self.matcher(query), False
        for command in self._commands():
            score = matcher.match(command.title)
            if score > 0:
                found = True
                yield Hit(score, matcher.highlight(command.title), command.run, command.title)
        if not found:
            yield Hit(1, Content(self._texts.say("command-none")), self._nothing)

    def _nothing(self) -> None:
        """What choosing the line that says that there is nothing does."""

    @property
    def _texts(self) -> Texts:
        return self.app.texts  # type: ignore[attr-defined,no-any-return]

    def _commands(self) -> Iterator[Command]:
        seen = set()
        for command in (*self._keys(), *_anywhere(self.app)):  # type: ignore[arg-type]
            if command.title not in seen:
                seen.add(command.title)
                yield command

    def _keys(self) -> Iterator[Command]:
        for node, binding, enabled, _ in self.screen.active_bindings.values():
            family = (binding.id or "").partition(".")[0]
            if enabled and family not in MOVES and (said := self._texts.find(binding.description)):
                yield Command(said, partial(self.app.run_action, binding.action, node))


def _anywhere(app: RoiteletApp) -> Iterator[Command]:
    say = app.texts.say
    for game in names():
        title = app.texts.game(game)[0]
        yield Command(say("command-set-up", game=title), partial(app.open_setup, game))
        if game in LESSONS:
            yield Command(say("command-learn", game=title), partial(app.play.learn, game))
        yield Command(say("command-rules", game=title), partial(app.open_rules, game))
    yield Command(say("command-nearby"), app.party.find)
    yield Command(say("command-host"), app.party.offer)
    yield Command(say("command-settings"), app.open_settings)
    yield Command(say("command-help"), app.action_help)
    for name in app.themes:
        yield Command(say("command-theme", name=name.capitalize()), partial(app.change, theme=name))
    for code in languages():
        language = Texts(code).say("language-name")
        yield Command(say("command-language", language=language), partial(app.change, language=code))
    yield Command(say("command-picture"), app.action_screenshot)
    yield Command(say("command-quit"), app.action_quit)
