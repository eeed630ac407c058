"""The drawn table of Le Roi Sommeil: its beds, its blanket, its bets; and that nothing shows under the blanket."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from engines.game import Action
from engines.sommeil.values import (
    Bet,
    BetMade,
    Cleared,
    CoinsShown,
    Cover,
    Draw,
    GhostCame,
    Judged,
    TurnedUp,
    Uncovered,
    Verdict,
    View,
)
from tests.tui.tables import HOSTILE, TableApp, TestLink, link_to, screen_text
from tui.boards.sommeil import beds, figures, motion, scene, seats
from tui.boards.sommeil.board import SommeilBoard
from tui.boards.sommeil.motion import Motion
from tui.screens.help import Help
from tui.screens.table import TableScreen
from tui.widgets.glyphs import PLAIN
from tui.widgets.logbook import Logbook

NAMES = ("Marie", "Ana", "Bruno", "Chloé", "Dédé")
FACE = "-.-"


def a_view(**changes: Any) -> View:
    """An open table of three on which the viewer is to draw."""
    view = link_to("sommeil", NAMES[:3], difficulty="hard").state.view(0)
    assert isinstance(view, View)
    usual = {
        "to_act": (0,),
        "drawer": 0,
        "holder": 1,
        "legal": (Draw(),),
        "beds": (None, None, 3, 5, 18),
        "opened": True,
    }
    return msgspec.structs.replace(view, **{**usual, **changes})


def a_bet(up: tuple[int, ...] = (0, 6, 6), **changes: Any) -> View:
    """The viewer's bet under the blanket."""
    legal = tuple(
        Bet(coin, bed, joker) for coin in sorted(set(up)) for bed in (0, 1, 2, 3, 4, None) for joker in (False, True)
    )
    usual = {"prompt": "bet", "covered": True, "beds": (), "up": up, "order": (0, 1), "legal": legal, "ghosts": 1}
    return a_view(**{**usual, **changes})


async def showing(
    view: View,
    check: Callable[[Pilot[None], TestLink, SommeilBoard], Coroutine[Any, Any, None]],
    size: tuple[int, int] = (80, 24),
    **settings: Any,
) -> None:
    """Open a table on a view, and look."""
    link = link_to("sommeil", NAMES[:3], difficulty="hard")

    async def act(action: Action) -> None:
        link.acted.append(action)

    link.act = act
    app = TableApp(link, **settings)
    async with app.run_test(size=size) as pilot:
        app.animation_level = "none"
        link.show(view)
        await pilot.pause()
        await pilot.pause()
        board = app.screen.query_one(SommeilBoard)
        await check(pilot, link, board)


# Drawing


@pytest.mark.parametrize("height", range(17, 60))
def test_the_parts_of_the_table_lie_one_below_the_other(height: int) -> None:
    lines = scene.plan(height)
    assert lines.bed_y >= seats.HEIGHT
    assert lines.strip_y == lines.bed_y + lines.bed_height + lines.chips
    assert lines.strip_y < lines.coins_y
    assert lines.coins_y + lines.coins_height <= lines.story_y < height
    assert lines.ghosts_y is None or lines.coins_y + lines.coins_height <= lines.ghosts_y <= lines.story_y - 3


@pytest.mark.parametrize("count", [3, 4, 5])
@pytest.mark.parametrize("width", [60, 72, 80, 86, 120, 200])
def test_any_row_of_beds_fits_with_room_for_a_sleeper(count: int, width: int) -> None:
    for height in (9, 12):
        place = beds.row(count, 3, width, height)
        assert place.width - 2 >= figures.WIDTH
        assert place.left(0) >= 0
        assert place.left(count - 1) + place.width <= width
        assert place.left(1) >= place.left(0) + place.width


def test_every_sleeper_is_known_by_face_letter_and_pattern_without_colour() -> None:
    assert len({figures.head(who) for who in range(5)}) == 5
    for who in range(5):
        assert [len(row) for row in figures.head(who)] == [7, 7, 7]
        assert figures.head(who, awake=True) != figures.head(who)
    gowns = [figures.gown(colour, 3) for colour in range(4)]
    assert len({tuple(gown) for gown in gowns}) == 4
    for gown, letter in zip(gowns, figures.LETTERS, strict=True):
        assert [len(row) for row in gown] == [7, 9, 9]
        assert f" {letter} " in gown[1]


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_everyone_in_bed_is_seen_and_every_coin_and_seat(size: tuple[int, int]) -> None:
    async def check(pilot: Pilot[None], link: TestLink, board: SommeilBoard) -> None:
        text = screen_text(pilot)
        assert text.count(FACE) == 3
        assert all(name in text for name in NAMES[:3])
        link.show(a_bet(won=(2, 0, 14)))
        await pilot.pause()
        await pilot.pause()
        text = screen_text(pilot)
        assert FACE not in text
        assert "●●" in text
        assert "14" in text
        for shown in ("K Roi", "R red ×2", "not here"):
            assert shown in text

    await showing(a_view(), check, size)


async def test_in_ascii_nothing_else_is_drawn() -> None:
    async def check(pilot: Pilot[None], link: TestLink, board: SommeilBoard) -> None:
        for view in (
            a_view(),
            a_bet(),
            a_view(verdicts=(Verdict(0, 0, 2, False, True), Verdict(1, 6, None, True, False))),
        ):
            link.show(view)
            await pilot.pause()
            await pilot.pause()
            drawn = "".join(strip.text for strip in board._strips)
            assert drawn == drawn.translate(PLAIN)
            assert set(drawn) - set(map(chr, range(32, 127))) <= set("é“”")

    await showing(a_view(), check, ascii=True)


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_names_that_mean_harm_are_only_names(size: tuple[int, int]) -> None:
    link = link_to("sommeil", HOSTILE[:5], difficulty="hard")
    app = TableApp(link)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "[/x]" in screen_text(pilot)
        assert isinstance(app.screen, TableScreen)


# Deciding


async def test_space_enter_d_and_a_click_turn_up_the_next_card() -> None:
    async def check(pilot: Pilot[None], link: TestLink, board: SommeilBoard) -> None:
        for number, key in enumerate(("space", "enter", "d"), 1):
            app: Any = pilot.app
            app.screen._decided = float("-inf")
            await pilot.press(key)
            assert link.acted == [Draw()] * number
            app.session._awaiting = None
            link.show(a_view())
            await pilot.pause()

    await showing(a_view(), check)


@pytest.mark.parametrize(
    ("keys", "bet"),
    [
        (("a", "3"), Bet(0, 2)),
        (("b", "0"), Bet(6)),
        (("a", "b", "1"), Bet(6, 0)),
        (("j", "a", "5"), Bet(0, 4, True)),
        (("a", "j", "j", "5"), Bet(0, 4)),
        (("right", "right", "enter", "right", "right", "enter"), Bet(6, 1)),
        (("right", "enter", "left", "enter"), Bet(0)),
        (("a", "escape", "b", "2"), Bet(6, 1)),
    ],
)
async def test_a_bet_by_keys(keys: tuple[str, ...], bet: Bet) -> None:
    async def check(pilot: Pilot[None], link: TestLink, board: SommeilBoard) -> None:
        await pilot.press(*keys)
        assert link.acted == [bet]

    await showing(a_bet(), check)


async def test_a_bet_by_clicks() -> None:
    async def check(pilot: Pilot[None], link: TestLink, board: SommeilBoard) -> None:
        spots = {spot.what: spot for spot in board.canvas.spots}
        for what in (("coin", 6), ("joker",), ("bed", 1)):
            spot = spots[what] if what in spots else next(s for s in board.canvas.spots if s.what == what)
            await pilot.click(board, offset=(spot.x + 1, spot.y))
        assert link.acted == [Bet(6, 1, True)]

    await showing(a_bet(), check)


async def test_a_digit_alone_says_that_a_coin_comes_first_and_a_single_coin_is_taken_already() -> None:
    async def check(pilot: Pilot[None], link: TestLink, board: SommeilBoard) -> None:
        await pilot.press("3")
        assert link.acted == []
        assert "Take a coin first" in screen_text(pilot)
        link.show(a_bet((7,)))
        await pilot.pause()
        await pilot.press("3")
        assert link.acted == [Bet(7, 2)]

    await showing(a_bet(), check)


async def test_the_table_says_what_is_asked_and_by_which_keys() -> None:
    async def check(pilot: Pilot[None], link: TestLink, board: SommeilBoard) -> None:
        assert "Which coin do you take?" in screen_text(pilot)
        await pilot.press("a")
        text = screen_text(pilot)
        for shown in ("Roi: which bed?", "1–5", "not here", "joker"):
            assert shown in text
        link.show(a_view(prompt="cover", legal=(Cover(),)))
        await pilot.pause()
        assert "Let the blanket fall" in screen_text(pilot)

    await showing(a_bet(), check)


async def test_the_verdicts_lie_before_the_beds_until_the_next_card() -> None:
    verdicts = (Verdict(1, 0, 2, False, True), Verdict(0, 6, None, False, False))

    async def check(pilot: Pilot[None], link: TestLink, board: SommeilBoard) -> None:
        text = screen_text(pilot)
        assert "K✓" in text
        assert "R×" in text
        assert text.count(FACE) == 3

    await showing(a_view(verdicts=verdicts), check)


# How long things are in view (RS-41, RS-44)


@pytest.mark.parametrize(
    ("changes", "seconds"),
    [
        ({}, 3.0),
        ({"verdicts": (Verdict(1, 0, 2, False, True),)}, 6.0),
        ({"prompt": "cover", "legal": (Cover(),)}, 3.0),
        ({"to_act": (1,), "legal": ()}, None),
    ],
)
async def test_the_next_card_comes_by_itself_when_it_was_looked_at(
    changes: dict[str, Any], seconds: float | None
) -> None:
    async def check(pilot: Pilot[None], link: TestLink, board: SommeilBoard) -> None:
        screen: Any = pilot.app.screen
        assert screen._pause() == seconds
        assert (screen._pending is not None) is (seconds is not None)

    await showing(a_view(**changes), check)


async def test_at_a_relaxed_table_nothing_comes_by_itself() -> None:
    relaxed = msgspec.structs.replace(a_view().options, pace="relaxed")

    async def check(pilot: Pilot[None], link: TestLink, board: SommeilBoard) -> None:
        screen: Any = pilot.app.screen
        assert screen._pause() is None

    await showing(a_view(options=relaxed), check, auto_single=True)


# Motion


def test_a_new_sleeper_slides_from_the_free_bed_to_the_head_of_the_line() -> None:
    before, after = a_view(beds=(None, None, None, 4, 8)), a_view(beds=(None, None, 4, 8, 12), fresh=12)
    moving = motion.begin(before, after, (TurnedUp(1),))
    assert moving is not None
    assert (moving.kind, dict(moving.starts)) == ("slide", {1: 3, 2: 4, 3: 2})


def test_a_jester_lets_everybody_walk_off() -> None:
    moving = motion.begin(a_view(), a_view(beds=(None,) * 5), (Cleared(1),))
    assert moving is not None
    assert (moving.kind, moving.left) == ("leave", a_view().beds)


def test_the_falling_blanket_keeps_nobody_in_mind() -> None:
    shown = CoinsShown(1, (0, 6, 6), ())
    assert motion.begin(a_view(), a_bet(), (GhostCame(1, 1, 1), shown)) == Motion("fall")
    lifted = motion.begin(a_bet(), a_view(), (Uncovered(a_view().beds),))
    assert lifted == Motion("lift")


def test_a_movement_comes_to_rest() -> None:
    moving, seen = Motion("slide"), []
    while not moving.over:
        seen.append(moving.done)
        moving = moving.next()
    assert seen == sorted(seen)
    assert (seen[0], moving.done) == (0.0, 1.0)


async def test_beds_move_on_the_screen_and_come_to_rest() -> None:
    link = link_to("sommeil", NAMES[:3], difficulty="hard")
    app = TableApp(link)
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        link.show(a_view())
        await pilot.pause()
        board = app.screen.query_one(SommeilBoard)
        link.show(a_view(beds=(None, 3, 5, 18, 12), fresh=12), (TurnedUp(1),))
        await pilot.pause()
        assert board._motion is not None
        while board._motion is not None:
            await pilot.pause(0.02)
        assert screen_text(pilot).count(FACE) == 4


# Nothing shows (RS-40)


async def journey(app: TableApp, link: TestLink, opened: View, judged: tuple[Judged, ...]) -> list[str]:
    """What is on every screen from the fall of the blanket on, as pictures with all colours."""
    pictures: list[str] = []
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "none"

        async def look() -> None:
            await pilot.pause()
            await pilot.pause()
            pictures.append(re.sub(r"terminal-\d+", "terminal", app.export_screenshot()))

        past = msgspec.structs.replace(opened, verdicts=(Verdict(1, 0, 2, False, judged[0].right),))
        link.show(past, (BetMade(1, 0, 2), Uncovered(opened.beds), *judged))
        await look()
        await pilot.press("l")
        await pilot.pause()
        await pilot.press("l")
        link.show(opened, (TurnedUp(1),))
        await look()
        pictures.clear()
        link.show(a_bet(), (GhostCame(1, 1, 1), CoinsShown(1, (0, 6, 6), ())))
        await look()
        for key in ("l", "l", "a", "j", "escape"):
            await pilot.press(key)
            await look()
        await app.push_screen(Help(app.screen))
        await look()
        await app.pop_screen()
        await look()
        for size in ((120, 40), (60, 20), (80, 24)):
            await pilot.resize_terminal(*size)
            await look()
        app.screen.query_one(SommeilBoard).catch_up()
        await look()
        await app.screen.retell()
        await look()
    return pictures


async def differing() -> list[int]:
    """Which of the pictures under the blanket tell one row of beds from another."""
    worlds = []
    for row, right in (((None, None, 3, 5, 18), True), ((0, 7, 10, 13, 16), False)):
        link = link_to("sommeil", NAMES[:3], difficulty="hard")
        app = TableApp(link)
        app.BINDINGS = []
        worlds.append(await journey(app, link, a_view(beds=row), (Judged(1, 0, right, 2),)))
    assert len(worlds[0]) == 13
    return [number for number, (first, second) in enumerate(zip(*worlds, strict=True)) if first != second]


async def test_rs40_every_screen_under_the_blanket_is_the_same_whatever_lies_there() -> None:
    assert await differing() == []


async def test_a_log_that_is_not_wiped_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Logbook, "clear", lambda log: log)
    assert await differing()


async def test_a_board_that_remembers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    heard, draw = SommeilBoard.heard, SommeilBoard.draw

    def keep(board: Any, events: Any) -> None:
        board.kept = board.session.view.beds or getattr(board, "kept", ())
        heard(board, events)

    def show(board: Any, canvas: Any) -> None:
        draw(board, canvas)
        canvas.text(0, canvas.height - 1, str(board.kept), board.styles_by_role["quiet"])

    monkeypatch.setattr(SommeilBoard, "heard", keep)
    monkeypatch.setattr(SommeilBoard, "draw", show)
    assert await differing()


async def test_rs40_a_screen_over_the_table_curtains_the_beds() -> None:
    async def check(pilot: Pilot[None], link: TestLink, board: SommeilBoard) -> None:
        assert FACE in screen_text(pilot)
        pilot.app.push_screen(Help(pilot.app.screen))
        await pilot.pause()
        await pilot.pause()
        assert FACE not in screen_text(pilot)
        assert FACE not in pilot.app.export_screenshot().replace("&#160;", " ")
        await pilot.app.pop_screen()
        await pilot.pause()
        assert FACE in screen_text(pilot)

    await showing(a_view(), check)


async def test_rs40_a_whole_game_keeps_every_blanket_down() -> None:
    link, draw = link_to("sommeil", NAMES[:3], difficulty="hard"), Random(3)
    app, covered = TableApp(link), 0
    async with app.run_test(size=(120, 40)) as pilot:
        app.animation_level = "none"
        while link.state.to_act():
            seat = link.state.to_act()[0]
            link.play(seat, draw.choice(link.state.legal(seat)))
            await pilot.pause()
            view: Any = link.state.view(0)
            if view.covered:
                covered += 1
                text = screen_text(pilot)
                assert FACE not in text
                assert " is right" not in text
                assert not app.session.view.beds
    assert covered > 15
