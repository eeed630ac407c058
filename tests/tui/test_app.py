"""The program as a whole: settings that take effect, trouble that is told, small terminals, errors."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.command import CommandPalette
from textual.filter import Monochrome, NoColor
from textual.widgets import Static

from engines.registry import load, names
from tui.app import RoiteletApp
from tui.commands import Commands
from tui.screens.ask import Notice
from tui.screens.help import Help
from tui.screens.hub import Hub
from tui.screens.table import TableScreen
from tui.screens.too_small import TooSmall
from tui.settings import SettingsFile, Setup
from tui.widgets.keyline import KeyLine
from tui.widgets.menu import MenuLine

from .looking import shown, wait_for, wait_for_text

Start = Callable[..., RoiteletApp]


async def test_the_first_screen_offers_everything(start: Start) -> None:
    app = start(name="Marie")
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_for_text(pilot, app, "Quit")
        text = shown(app)
        for words in ("Marie", "Play now", "RoiTatouille: you and 3 bots", "2–10", "Rules", "Settings", "Quit"):
            assert words in text
        assert "Go on" not in text
        focused = app.focused
        assert isinstance(focused, MenuLine)
        assert focused.id == "hub-play"


async def test_french_fits_too(start: Start) -> None:
    app = start(language="fr", name="Aliénor")
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_for_text(pilot, app, "Quitter")
        text = shown(app)
        assert "Videz le premier votre main de rois." in text
        assert "…" not in text


async def test_the_language_changes_on_every_open_screen(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        app.change(language="fr")
        await wait_for_text(pilot, app, "Réglages")
        await pilot.press("escape")
        await wait_for_text(pilot, app, "Ouvrir une table")


async def test_settings_are_kept(start: Start, home: Path) -> None:
    app = start()
    async with app.run_test(size=(80, 24)):
        app.change(theme="minuit", bell=False)
        assert app.theme == "minuit"
    kept = SettingsFile(home / "config").settings
    assert (kept.theme, kept.bell, kept.pace) == ("minuit", False, "instant")


async def test_no_movement_when_it_is_switched_off(start: Start) -> None:
    app = start(animations=False)
    async with app.run_test():
        assert app.animation_level == "none"
        app.change(animations=True)
        assert app.animation_level != "none"


async def test_no_color_starts_with_the_terminals_own(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = start(theme="velours")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.theme == "terminal"
        kinds = {type(line_filter) for line_filter in app._filters if line_filter.enabled}
        assert NoColor in kinds
        assert Monochrome not in kinds


async def test_keys_can_be_rebound(start: Start) -> None:
    app = start(keys={"hub.settings": "o"})
    async with app.run_test() as pilot:
        await pilot.press("o")
        assert app.screen.topic == "preferences"


async def test_trouble_at_the_start_is_told_and_put_away(start: Start, home: Path) -> None:
    app = start()
    (home / "config" / "settings.toml").write_text("name = [broken", encoding="utf-8")
    (home / "config" / "themes").mkdir()
    (home / "config" / "themes" / "odd.toml").write_text('primary = "no colour"', encoding="utf-8")
    (home / "data" / "tables").mkdir(parents=True)
    (home / "data" / "tables" / "0123456789abcdef.journal").write_bytes(b"not a journal at all")
    app = RoiteletApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_for(pilot, lambda: isinstance(app.screen, Notice) and len(app.screen.lines) == 3)
        told = app.screen.lines
        for word in ("settings.toml.broken-1", "odd.toml", "0123456789abcdef"):
            assert sum(word in line for line in told) == 1, told
        await wait_for_text(pilot, app, "odd.toml")
        await pilot.press("enter")
        await wait_for(pilot, lambda: isinstance(app.screen, Hub))


async def test_a_small_terminal_is_covered_until_it_grows(start: Start) -> None:
    app = start()
    async with app.run_test(size=(50, 15)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        assert "50 × 15" in shown(app)
        await pilot.resize_terminal(59, 30)
        await pilot.pause()
        assert "59 × 30" in shown(app)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert isinstance(app.screen, Hub)
        await pilot.press("s")
        await pilot.resize_terminal(10, 3)
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.screen.topic == "preferences"


async def test_a_table_is_covered_in_a_small_terminal(start: Start, saved: Callable[..., str]) -> None:
    app = start()
    app.opening = saved("Ana", "Bo")
    async with app.run_test(size=(50, 15)) as pilot:
        await wait_for(pilot, lambda: any(isinstance(screen, TableScreen) for screen in app.screen_stack))
        await wait_for(pilot, lambda: isinstance(app.screen, TooSmall))
        await pilot.resize_terminal(80, 24)
        await wait_for(pilot, lambda: isinstance(app.screen, TableScreen))


async def test_one_can_quit_from_a_small_terminal(start: Start) -> None:
    app = start()
    async with app.run_test(size=(50, 15)) as pilot:
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        assert not app.is_running


async def test_an_error_ends_in_one_line(
    start: Start, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    app = start()

    class Unforeseen(Exception):
        pass

    def fail() -> None:
        secret = "a hand of cards"
        raise Unforeseen(len(secret))

    async def run() -> None:
        async with app.run_test() as pilot:
            app.call_later(fail)
            await pilot.pause()

    with caplog.at_level(logging.CRITICAL), pytest.raises(Unforeseen):
        await run()
    assert app.return_code == 1
    assert "Unforeseen" in caplog.text
    out = "".join(capfd.readouterr())
    assert "secret" not in out
    assert "Traceback" not in out


async def test_help_explains_the_screen_in_place(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        await wait_for_text(pilot, app, "Everything begins here")
        assert isinstance(app.screen, Help)
        await pilot.press("escape")
        assert isinstance(app.screen, Hub)


async def test_the_palette_offers_keys_and_the_rest(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert isinstance(app.screen, CommandPalette)
        await pilot.press("escape")
        provider = Commands(app.screen)
        titles = [hit.text or "" async for hit in provider.discover()]
        assert {"Play", "Settings", "Set up RoiTatouille", "Colours: Minuit", "Language: Français"} <= set(titles)
        assert len(titles) == len(set(titles))
        found = [hit async for hit in provider.search("minuit")]
        found[0].command()
        assert app.theme == "minuit"


async def test_a_click_on_the_line_of_keys_presses_the_key(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_for_text(pilot, app, "Commands")
        await pilot.click(KeyLine, offset=(2, 0))
        await pilot.pause()
        assert isinstance(app.screen, Help)


async def test_every_screen_is_said_in_words(start: Start) -> None:
    """No key of the texts shows where its words should be."""
    app = start()
    async with app.run_test(size=(120, 40)) as pilot:
        for key in ("", "s", "1", "r"):
            if key:
                await pilot.press(key)
            await pilot.pause()
            for static in app.screen.query(Static):
                assert not str(static.render()).startswith(("hub-", "key-", "setup-", "preferences-"))
            assert "key-" not in shown(app)
            if key:
                await pilot.press("escape")


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_help_always_says_how_to_leave_it(start: Start, size: tuple[int, int], language: str) -> None:
    app = start(language=language)
    async with app.run_test(size=size) as pilot:
        await pilot.press("1", "question_mark")
        await wait_for_text(pilot, app, "text." if language == "en" else "texte.")


async def test_help_names_each_key_of_a_line_once(start: Start) -> None:
    app = start()
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.press("1", "question_mark")
        await wait_for_text(pilot, app, "→ l Space  Change")


async def test_the_palette_says_in_the_persons_language_that_it_found_nothing(start: Start) -> None:
    app = start(language="fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p", *"zzzz")
        await wait_for_text(pilot, app, "Rien ici ne porte ce nom.")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", names())
async def test_no_line_of_the_hub_is_cut_in_eighty_columns(start: Start, language: str, game: str) -> None:
    seats = load(game).info.seats[1]
    app = start(language=language, last_setup={game: Setup(seats=seats)})
    async with app.run_test(size=(80, 24)) as pilot:
        await wait_for(pilot, lambda: isinstance(app.focused, MenuLine))
        await pilot.pause()
        assert "…" not in shown(app)
