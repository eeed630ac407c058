"""The table screen, played by keys and clicks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from engines.roitatouille.cards import CARTIER, JEANNE
from engines.roitatouille.values import Accept, Attacked, Draw, Drew, Keep, Kept, Laid, Lay, Pass, View
from net.link import News
from tests.tui.tables import HOSTILE, TableApp, TestLink, link_to, screen_text
from tui.boards.roitatouille.board import RoiTatouilleBoard
from tui.screens.table import TableScreen
from tui.text import Texts


def table(link: TestLink, **changes: Any) -> View:
    """A view of this table, changed by hand."""
    view = link.state.view(0)
    assert isinstance(view, View)
    return msgspec.structs.replace(view, to_act=(0,), prompt="turn", **changes)


async def shown(pilot: Pilot[None], link: TestLink, view: View, *events: Any) -> None:
    await pilot.pause()
    link.show(view, events)
    await pilot.pause()


async def test_a_card_is_one_key() -> None:
    link = link_to()
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, hand=(0, 5, 20), legal=(Lay(5),)))
        await pilot.press("2")
        await pilot.pause()
    assert link.acted == [Lay(5)]


async def test_a_double_press_plays_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.table.GLANCE", 3600)
    link = link_to()
    link.held = True
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        view = table(link, hand=(0, 5, 20), legal=(Lay(0), Lay(5)))
        await shown(pilot, link, view)
        await pilot.press("1", "1", "2")
        await pilot.pause()
        link.show(view)
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
    assert link.acted == [Lay(0)]


async def test_an_unplayable_card_says_why() -> None:
    link = link_to()
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, hand=(0, 20), legal=(Draw(),), discard=(4, JEANNE), colour=2))
        await pilot.press("1")
        await pilot.pause()
        assert "fit: violet, green or black" in screen_text(pilot)
    assert link.acted == []


async def test_colour_and_target_are_one_more_key_each() -> None:
    link = link_to()
    lays = tuple(Lay(CARTIER, colour, target) for target in (None, 1, 2) for colour in range(3))
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, hand=(0, CARTIER), legal=lays))
        await pilot.press("2")
        await pilot.pause()
        assert "which colour?" in screen_text(pilot)
        await pilot.press("v")
        await pilot.pause()
        assert "Whose hand" in screen_text(pilot)
        assert "2–3  look" in screen_text(pilot)
        await pilot.press("3")
        await pilot.pause()
    assert link.acted == [Lay(CARTIER, 2, 2)]


async def test_the_last_card_is_asked_nothing() -> None:
    link = link_to()
    lays = tuple(Lay(CARTIER, colour, target) for target in (None, 1, 2) for colour in range(3))
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, hand=(CARTIER,), legal=(*lays, Draw())))
        await pilot.press("1")
        await pilot.pause()
    assert link.acted == [Lay(CARTIER, 0)]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("seats", [3, 10])
async def test_the_table_shows_what_is_open_to_all(size: tuple[int, int], seats: int) -> None:
    link = link_to(names=[f"Player {number}" for number in range(seats)])
    others = (0,) * (seats - 3)
    public = {"captive": (0, 0, 3, *others), "sizes": (1, 14, 5, *others), "pile": 37, "direction": -1, "colour": 1}
    async with TableApp(link).run_test(size=size) as pilot:
        await shown(pilot, link, table(link, hand=(0,), legal=(Lay(0),), **public))
        text = screen_text(pilot)
    for said in ("captive 3", "14", " 37 ", "↺", "Red · Valois"):
        assert said in text


async def test_escape_takes_a_card_back() -> None:
    link = link_to()
    lays = tuple(Lay(JEANNE, colour) for colour in range(3))
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, hand=(0, JEANNE), legal=(Lay(0), *lays)))
        await pilot.press("2", "escape", "r", "1")
        await pilot.pause()
    assert link.acted == [Lay(0)]


async def test_another_card_may_be_chosen_instead() -> None:
    link = link_to()
    lays = tuple(Lay(JEANNE, colour) for colour in range(3))
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, hand=(0, JEANNE), legal=(Lay(0), *lays)))
        await pilot.press("2", "1")
        await pilot.pause()
    assert link.acted == [Lay(0)]


async def test_enter_takes_the_only_choice_and_draw_has_its_key() -> None:
    for key in ("enter", "d"):
        link = link_to()
        async with TableApp(link).run_test(size=(80, 24)) as pilot:
            await shown(pilot, link, table(link, hand=(0,), legal=(Draw(),)))
            await pilot.press(key)
            await pilot.pause()
        assert link.acted == [Draw()]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"prompt": "attack", "attack": "prisoner", "total": 1, "legal": (Accept(),)}, "The attack comes first"),
        ({"prompt": "regicide", "legal": (Accept(),)}, "The Régicide comes first"),
        ({"prompt": "drawn", "drawn": 0, "legal": (Keep(), Lay(0))}, "drawn already"),
        ({"pile": 0, "discard": (4,), "legal": (Pass(),)}, "no card left"),
        ({"pile": 9, "legal": (Lay(0),)}, "you must lay one"),
    ],
)
async def test_a_draw_that_is_not_allowed_says_why(changes: dict[str, Any], said: str) -> None:
    link = link_to()
    async with TableApp(link).run_test(size=(120, 30)) as pilot:
        await shown(pilot, link, msgspec.structs.replace(table(link, hand=(0,)), **changes))
        await pilot.press("d")
        await pilot.pause()
        assert said in screen_text(pilot)
    assert link.acted == []


async def test_the_cursor_plays_what_it_points_at() -> None:
    link = link_to()
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, hand=(0, 5, 7), legal=(Lay(0), Lay(5))))
        await pilot.press("right", "right", "enter")
        await pilot.pause()
    assert link.acted == [Lay(5)]


async def test_a_click_plays_the_card_on_top() -> None:
    link = link_to()
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, hand=(0, 5), legal=(Lay(0), Lay(5))))
        board = pilot.app.screen.query_one(RoiTatouilleBoard)
        spot = next(spot for spot in board.canvas.spots if spot.what == ("card", 5))
        await pilot.click(board, offset=(spot.x + 2, spot.y + 1))
        await pilot.pause()
    assert link.acted == [Lay(5)]


async def test_a_choice_of_one_answers_itself_if_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.table.PAUSE", (0.01, 0.02))
    link = link_to()
    link.held = True
    async with TableApp(link, auto_single=True).run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        link.acted.clear()
        await shown(pilot, link, table(link, hand=(0,), legal=(Draw(),)), Kept(2))
        await pilot.pause(0.2)
    assert link.acted == [Draw()]


async def test_an_attack_on_me_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    link, rung = link_to(), []
    async with TableApp(link, bell=True).run_test(size=(80, 24)) as pilot:
        monkeypatch.setattr(pilot.app, "bell", lambda: rung.append(True))
        view = msgspec.structs.replace(
            table(link, hand=(0,), legal=(Accept(),)), attack="plus_two", total=4, prompt="attack"
        )
        await shown(pilot, link, view, Attacked(2, 0, "plus_two", 4))
        assert "4 cards are coming to you" in screen_text(pilot)
    assert rung == [True]


async def test_a_refusal_is_shown_in_words() -> None:
    link = link_to()
    link.refuse = "illegal"
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, hand=(0,), legal=(Lay(0), Draw())))
        await pilot.press("1")
        await pilot.pause()
        assert pilot.app.texts.refusal("illegal") in screen_text(pilot)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_hostile_names_are_only_names(size: tuple[int, int], language: str) -> None:
    link = link_to(names=HOSTILE)
    async with TableApp(link, language).run_test(size=size) as pilot:
        for _ in range(6):
            await pilot.pause()
            if not link.others():
                break
            await pilot.pause()
            link.play(0, link.state.legal(0)[0])
        await pilot.press("l")
        await pilot.pause()
        text = screen_text(pilot)
        assert "[@click=app.quit" in text
        assert not {"\x1b", "\x9b", "\u202e"} & set(text)
        assert "\u0301" * 3 not in text
        assert isinstance(pilot.app.screen, TableScreen)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (60, 20), (140, 45)])
async def test_ten_seats_and_thirty_cards_are_all_in_sight(size: tuple[int, int]) -> None:
    names = ("Marie", "Ana", "Bruno", "Chloe", "David", "Emilie", "Fred", "Gaspard", "Helene", "Isidore")
    link = link_to(names=names)
    hand = tuple(range(30))
    async with TableApp(link, ascii=True).run_test(size=size) as pilot:
        view = table(link, hand=hand, sizes=(30, *range(1, 10)), legal=tuple(Lay(card) for card in range(13)))
        await shown(pilot, link, view)
        board = pilot.app.screen.query_one(RoiTatouilleBoard)
        cards = {
            spot.what[1]: spot for spot in board.canvas.spots if isinstance(spot.what, tuple) and spot.what[0] == "card"
        }
        assert set(cards) == set(hand)
        assert all(board.canvas.at(spot.x + 2, spot.y) == ("card", card) for card, spot in cards.items())
        assert all(spot.y + spot.height <= board.size.height for spot in cards.values())
        text = screen_text(pilot)
        assert all(name in text for name in names)


async def test_a_laid_card_flies_and_lands_where_animations_are_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.boards.roitatouille.board.INTERVAL", 3600)
    link = link_to()
    app = TableApp(link)
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, discard=(4,)))
        board = app.screen.query_one(RoiTatouilleBoard)
        landed = [strip.text for strip in board.canvas.strips()]
        link.show(table(link, discard=(4, 20)), (Laid(1, 20),))
        await pilot.pause()
        flying = [strip.text for strip in board.canvas.strips()]
        while board._flight is not None:
            board._fly()
        await pilot.pause()
        assert landed != flying != [strip.text for strip in board.canvas.strips()]
        assert board._flying is None
        app.animation_level = "none"
        link.show(table(link, discard=(4, 20, 21)), (Laid(2, 21),))
        await pilot.pause()
        assert board._flying is None


async def test_the_log_opens_over_the_board_and_marks_my_turns() -> None:
    link = link_to()
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        link.others()
        await pilot.pause()
        await pilot.press("l")
        await pilot.pause()
        assert pilot.app.screen.has_class("-log")
        assert "── your turn ──" not in screen_text(pilot)
        await pilot.press("l")
        for _ in range(2):
            link.play(0, link.state.legal(0)[0])
            link.others()
            await pilot.pause()
            session = pilot.app.screen.session
            session.turns.append(len(session.log))
        link.play(0, link.state.legal(0)[0])
        await pilot.pause()
        await pilot.press("l")
        await pilot.pause(0.1)
        assert "── your turn ──" in screen_text(pilot)
        await pilot.press("escape")
        assert not pilot.app.screen.has_class("-log")
        assert isinstance(pilot.app.focused, RoiTatouilleBoard)


async def test_who_comes_back_sees_what_each_seat_did_last() -> None:
    link = link_to()
    link.past = [News(1, (Laid(1, 6),), link.state.view(0)), News(2, (Drew(2, 1, "turn"), Kept(2)), link.state.view(0))]
    link.begin_at(2)
    async with TableApp(link).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        text = screen_text(pilot)
    assert "laid B7" in text
    assert "drew and kept" in text


async def test_another_language_is_spoken_at_once() -> None:
    link = link_to()
    app = TableApp(link)
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, hand=(0,), legal=(Draw(),)))
        assert "clockwise" in screen_text(pilot)
        app.texts = Texts("fr")
        assert isinstance(app.screen, TableScreen)
        await app.screen.retell()
        await pilot.pause()
        assert "sens horaire" in screen_text(pilot)
        await pilot.press("d")
        await pilot.pause()
    assert link.acted == [Draw()]


async def test_a_card_can_be_laid_while_reading_the_log() -> None:
    link = link_to()
    async with TableApp(link).run_test(size=(120, 40)) as pilot:
        await shown(pilot, link, table(link, hand=(0, 5, 7), legal=(Lay(0), Lay(5))))
        await pilot.press("l", "2")
        await pilot.pause()
        assert isinstance(pilot.app.focused, RoiTatouilleBoard)
    assert link.acted == [Lay(5)]


async def test_nothing_is_answered_by_itself_behind_another_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.table.PAUSE", (0.05, 0.06))
    link = link_to()
    link.held = True
    async with TableApp(link, auto_single=True).run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(Screen())
        await pilot.pause(0.1)
        link.acted.clear()
        await shown(pilot, link, table(link, hand=(0,), legal=(Draw(),)))
        await pilot.pause(0.2)
        assert link.acted == []
        await pilot.app.pop_screen()
        await pilot.pause(0.2)
    assert link.acted == [Draw()]


async def test_a_ruling_that_is_named_is_one_key_away(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[str, str]] = []
    link = link_to()
    app = TableApp(link)
    monkeypatch.setattr(app, "open_rules", lambda game, ruling: opened.append((game, ruling)), raising=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await shown(pilot, link, table(link, hand=(0, 20), legal=(Draw(),), discard=(4, JEANNE), colour=2))
        await pilot.press("1")
        await pilot.pause()
        assert "green or black does." in screen_text(pilot)
        assert "RT-10" in screen_text(pilot)
        await pilot.press("f2")
        await pilot.press("escape")
        await pilot.pause()
        assert "RT-10" not in screen_text(pilot)
        await pilot.press("f2")
    assert opened == [("roitatouille", "RT-10"), ("roitatouille", "RT-04")], "else at what is asked"
