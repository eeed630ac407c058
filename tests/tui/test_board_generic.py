"""The generic board: a game that has no drawn board and no texts is played on it."""

from __future__ import annotations

from typing import Any

import pytest

from engines import game
from engines.game import Outcome
from tests.tui.tables import HOSTILE, TableApp, TestLink, screen_text
from tui.boards import board_for
from tui.boards.generic import GenericBoard


class Take(game.Action, frozen=True, tag="take"):
    """Take so many beans."""

    beans: int


class Taken(game.Event, frozen=True, tag="taken"):
    """Beans were taken."""

    seat: game.SeatId
    beans: int


class BeanView(game.View, frozen=True, tag="beans"):
    """The heap."""

    heap: int
    bowls: tuple[int, ...]


class Beans:
    """Take one to five beans in turn from a heap of thirty."""

    def __init__(self) -> None:
        self.heap = 30
        self.bowls = [0, 0]
        self.turn = 0

    def to_act(self) -> tuple[int, ...]:
        return (self.turn,) if self.heap else ()

    def legal(self, seat: int) -> tuple[Take, ...]:
        return tuple(Take(n) for n in range(1, min(14, self.heap) + 1)) if seat == self.turn and self.heap else ()

    def apply(self, seat: int, action: Take, emit: Any = None) -> None:
        self.heap -= action.beans
        self.bowls[seat] += action.beans
        self.turn = 1 - seat
        emit(Taken(seat, action.beans))

    def view(self, viewer: int) -> BeanView:
        end = None if self.heap else Outcome((0,), tuple(self.bowls), "empty")
        return BeanView(viewer, self.to_act(), "beans", self.legal(viewer), end, self.heap, tuple(self.bowls))


class BeanGame:
    """Made up for these tests."""

    @staticmethod
    def tell(event: game.Event, viewer: int) -> game.Event:
        return event


def beans(*names: str) -> TestLink:
    """Seat 0 of a game of beans."""
    return TestLink(BeanGame(), Beans(), 0, names, "beans")


def test_a_game_without_a_drawing_gets_the_generic_board() -> None:
    assert board_for("beans") is GenericBoard
    assert board_for("roitatouille") is not GenericBoard


async def test_a_made_up_game_is_played_to_its_end_by_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.table.GLANCE", 0)
    link = beans("Marie", "Ana")
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        text = screen_text(pilot)
        assert "30" in text
        assert "Take (beans: 3)" in text
        for keys in (("1", "2", "enter"), ("3", "enter"), ("backspace", "4", "9", "backspace", "enter")):
            await pilot.press(*keys)
            await pilot.pause()
            link.others()
            await pilot.pause()
        assert [action.beans for action in link.acted] == [12, 3, 4]
        while link.others():
            await pilot.pause()
            await pilot.press("up", "up", "enter")
            await pilot.pause()
        await pilot.pause()
        assert pilot.app.texts.say("game-over") in screen_text(pilot)


async def test_enter_alone_asks_for_a_number_and_a_click_chooses() -> None:
    link = beans("Marie", "Ana")
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert link.acted == []
        assert "Choose a number from 1 to 14." in screen_text(pilot)
        board = pilot.app.screen.query_one(GenericBoard)
        spot = next(spot for spot in board.canvas.spots if spot.what == 1)
        await pilot.click(board, offset=(spot.x + 8, spot.y))
        await pilot.pause()
    assert link.acted == [Take(2)]


async def test_hostile_names_are_only_names_in_words_too() -> None:
    link = beans(HOSTILE[1], HOSTILE[3])
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1", "enter")
        await pilot.pause()
        link.others()
        await pilot.pause()
        text = screen_text(pilot)
        assert "[@click=app.quit" in text
        assert not {"\x1b", "\x9b"} & set(text)
