"""A table that has told nothing yet: keys come as early as people press them."""

from __future__ import annotations

import asyncio
import string

import pytest

from engines.registry import names
from tests.tui.tables import TableApp, link_to, screen_text

SEATS = ("Marie", "Ana", "Bruno", "Zoé")
KEYS = ("up", "down", "left", "right", "enter", "space", "escape", "backspace", "tab", "question_mark")


@pytest.mark.parametrize("game", names())
async def test_no_key_or_click_is_too_early(game: str) -> None:
    link = link_to(game, SEATS[: 2 if game == "ribauds" else 4])
    link._news = asyncio.Queue()
    app = TableApp(link)
    async with app.run_test(size=(80, 24)) as pilot:
        board = app.screen.query_one("#board")
        for key in (*KEYS, *string.ascii_letters, *string.digits):
            board.focus()
            await pilot.press(key)
        for place in ((5, 5), (40, 12), (70, 18)):
            await pilot.click("#board", offset=place)
        link.show(link.state.view(0))
        await pilot.pause()
        assert screen_text(pilot).strip()
    assert link.acted == []
