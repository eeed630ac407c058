"""The drawn table of Le Roy des Ribauds: step by step choices, what it shows to whom, and where things lie."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from engines.ribauds.values import (
    ASSASSIN,
    CHEVALIER,
    REINE,
    ROI,
    CourtCard,
    Discard,
    DrawTwo,
    GameDrawn,
    GameStarted,
    GameWon,
    Held,
    Look,
    Looked,
    Options,
    Pick,
    Replace,
    Replaced,
    Reveal,
    Revealed,
    Shown,
    Swap,
    Swapped,
    Turn,
    View,
)
from tests.tui.tables import HOSTILE, TableApp, TestLink, link_to, screen_text
from tui.boards.ribauds.faces import EDGES, EMBLEMS, picture
from tui.boards.ribauds.layout import layout
from tui.boards.ribauds.motion import motion
from tui.boards.ribauds.moves import trace
from tui.boards.ribauds.plots import plots
from tui.boards.ribauds.routes import DOWN, DRAW, UP, Target, following, point, routes
from tui.screens.result import round_end
from tui.text import Texts
from tui.widgets.glyphs import PLAIN

SIZES = [(60, 17), (80, 21), (84, 37), (120, 37), (200, 60)]


def link(seed: int = 7, names: tuple[str, ...] = ("Marie", "Ana"), **options: Any) -> TestLink:
    return link_to("ribauds", names, seed, **options)


def court(text: str, watched: str = "") -> tuple[CourtCard, ...]:
    """`R^ A_ ?_ Q^` as a viewer knows it."""
    return tuple(
        CourtCard(
            place, piece[1] == "^", None if piece[0] == "?" else "RQCA".index(piece[0]), str(place + 1) in watched
        )
        for place, piece in enumerate(text.split())
    )


def a_view(**changes: Any) -> View:
    view = link().state.view(0)
    assert isinstance(view, View)
    return msgspec.structs.replace(view, **{"to_act": (0,), "prompt": "main", **changes})


def hand(number: int) -> Target:
    return Target("hand", number)


def place(number: int) -> Target:
    return Target("place", number)


# Ways to a decision


def test_a_card_is_laid_by_pointing_at_it_at_a_place_and_at_a_side() -> None:
    view = a_view(
        hand=(ROI, ROI, CHEVALIER), legal=(Reveal(1), *(Replace(ROI, p, up) for p in (0, 1) for up in (True, False)))
    )
    ways = routes(view)
    assert following(ways, ()) == {place(1), hand(0), hand(1)}
    picked = point(ways, (), hand(1))
    assert picked == (hand(1),)
    picked = point(ways, picked, place(0))
    assert picked == (hand(1), place(0))
    assert following(ways, picked) == {UP, DOWN}
    assert ways[(*picked, DOWN)] == Replace(ROI, 0, False)


def test_pointing_again_lets_go_and_at_another_card_begins_anew() -> None:
    ways = routes(a_view(hand=(ROI, REINE), legal=(Replace(ROI, 0, True), Replace(REINE, 0, True))))
    assert point(ways, (hand(0),), hand(0)) == ()
    assert point(ways, (hand(0),), hand(1)) == (hand(1),)
    assert point(ways, (hand(0), place(0)), place(0)) == (hand(0),)
    assert point(ways, (), place(3)) is None


@pytest.mark.parametrize(
    ("prompt", "legal", "way", "action"),
    [
        ("swap", (Swap(0, 2), Swap(1, 2)), (place(2), place(0)), Swap(0, 2)),
        ("turn-over", (Turn(3),), (place(3),), Turn(3)),
        ("roi", (Turn(3), DrawTwo()), (DRAW,), DrawTwo()),
        ("look", (Look(0, 3),), (place(3), place(0)), Look(0, 3)),
        ("look", (Look(2, None),), (place(2),), Look(2, None)),
        ("pick", (Pick(0, 1), Pick(1, 2)), (Target("slot", 2), Target("slot", 1)), Pick(1, 2)),
    ],
)
def test_every_effect_is_a_few_things_to_point_at(prompt: str, legal: Any, way: Any, action: Any) -> None:
    assert routes(a_view(prompt=prompt, legal=legal))[way] == action


def test_two_alike_are_discarded_by_pointing_at_both() -> None:
    view = a_view(
        prompt="discard",
        hand=(ROI, REINE, REINE, CHEVALIER, ASSASSIN),
        legal=(Discard(REINE, REINE), Discard(ROI, REINE)),
    )
    ways = routes(view)
    assert ways[hand(1), hand(2)] == ways[hand(2), hand(1)] == Discard(REINE, REINE)
    assert (hand(1), hand(1)) not in ways
    assert ways[hand(2), hand(0)] == Discard(ROI, REINE)


def test_every_legal_action_of_whole_games_can_be_pointed_at() -> None:
    chance = random.Random(3)
    for seed in range(25):
        state = link(seed, queen_picks="chooser").state
        while state.to_act():
            seat = state.to_act()[0]
            view: Any = state.view(seat)
            assert set(routes(view).values()) == set(view.legal)
            state.apply(seat, chance.choice(view.legal))


# What is shown


@pytest.mark.parametrize(
    ("lies", "held", "met"),
    [
        ("?_ ?_ ?_ ?_", "QRC", ((), (), (0,))),
        ("R^ R^ R_ ?_", "RRC", ((0, 1), (), ())),
        ("A^ R^ ?_ R^", "QQC", ((0, 1), (0, 1), (0, 1))),
        ("?_ A^ ?_ A^", "QQQ", ((), (0, 2), (0, 1, 2))),
        ("R_ Q^ C^ A^", "RRC", ((), (1, 2), ())),
    ],
)
def test_how_near_each_conspiracy_visibly_is(lies: str, held: str, met: tuple[tuple[int, ...], ...]) -> None:
    view = a_view(court=court(lies), hand=tuple("RQCA".index(card) for card in held))
    found = plots(view)
    assert [plot.name for plot in found] == ["coronation", "murder", "marriage"]
    assert [tuple(at for at, yes in enumerate(plot.met) if yes) for plot in found] == list(met)


def test_what_was_glimpsed_moves_with_swaps_and_goes_with_what_is_laid() -> None:
    looked = Looked(0, (0, 2), (ROI, ASSASSIN))
    assert trace([looked], 0).glimpsed == ((0, ROI), (2, ASSASSIN))
    assert trace([looked, Swapped(1, 0, 3)], 0).glimpsed == ((3, ROI), (2, ASSASSIN))
    assert trace([looked, Replaced(1, 2, False)], 0).glimpsed == ((0, ROI),)
    assert trace([Looked(1, (0, 2))], 0).glimpsed == ()


def test_a_reine_that_was_shown_is_gone_and_the_other_card_fades() -> None:
    shown = Shown(0, 1, (REINE, ASSASSIN))
    assert trace([shown], 0).shown == (ASSASSIN,)
    assert trace([shown, Replaced(1, 2, False)], 0).shown == ()
    assert trace([shown], 1).shown == ()


async def seen(view: View, size: tuple[int, int] = (80, 24), language: str = "en", **settings: Any) -> str:
    here = link()
    async with TableApp(here, language, **settings).run_test(size=size) as pilot:
        await pilot.pause()
        here.show(view)
        await pilot.pause()
        return screen_text(pilot)


KNOWN = {
    "court": court("?_ A_ R^ C_", watched="24"),
    "hand": (REINE, REINE, CHEVALIER),
    "held": (Held(1, (ROI,), (ASSASSIN,)),),
    "exposed": (REINE,),
    "legal": (Reveal(0),),
}


async def test_the_memory_aid_marks_what_is_known_and_by_whom() -> None:
    text = await seen(a_view(**KNOWN))
    assert "Assassin" in text
    assert "Assassin?" in text
    assert text.count("Ana knows") == 3
    assert text.count("you know:") == 2


async def test_two_reines_known_in_the_rivals_hand_are_a_warning_only_with_the_memory_aid() -> None:
    reines = {**KNOWN, "held": (Held(1, (REINE, REINE), ()),)}
    assert (await seen(a_view(**reines))).count("Ana holds 2 Reines") == 2
    assert "Ana holds" not in await seen(a_view(**reines, options=Options(memory_aid=False)))
    assert "Ana holds" not in await seen(a_view(**{**KNOWN, "held": (Held(1, (REINE,), (REINE,)),)}))


async def test_without_the_memory_aid_a_hidden_card_is_a_plain_back() -> None:
    text = await seen(a_view(**KNOWN, options=Options(memory_aid=False)))
    table = "\n".join(text.splitlines()[1:13])
    assert "Assassin" not in table
    assert "knows" not in text
    assert "you know" not in text
    assert table.count("Roi") == 1, "the card that lies face up"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_every_moment_of_whole_games_can_be_drawn(size: tuple[int, int], language: str) -> None:
    chance = random.Random(1)
    here = link(5, names=HOSTILE[:2], queen_picks="chooser", wins_needed=2)
    prompts = set()
    async with TableApp(here, language).run_test(size=size) as pilot:
        for _ in range(60):
            if not here.state.to_act():
                break
            seat = here.state.to_act()[0]
            view = here.state.view(seat)
            prompts.add(view.prompt)
            here.play(seat, chance.choice(view.legal))
            await pilot.pause()
            assert "ribauds-" not in screen_text(pilot)
    assert len(prompts) >= 5


async def test_in_ascii_there_is_nothing_else() -> None:
    board = (await seen(a_view(**KNOWN), ascii=True)).splitlines()[1:-2]
    assert len(board) == 21
    assert all(line.isascii() for line in board)


# By keys and clicks


async def played(here: TestLink, view: View, *keys: str) -> str:
    async with TableApp(here).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        here.show(view)
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        return screen_text(pilot)


LAYING = {
    "court": court("?_ ?_ R^ ?_"),
    "hand": (REINE, CHEVALIER, ASSASSIN),
    "legal": (
        *(Reveal(p) for p in (0, 1, 3)),
        *(Replace(c, p, up) for c in (REINE, CHEVALIER, ASSASSIN) for p in range(4) for up in (True, False)),
    ),
}


@pytest.mark.parametrize(
    ("keys", "action"),
    [
        (("2",), Reveal(1)),
        (("b", "3", "u"), Replace(CHEVALIER, 2, True)),
        (("b", "3", "down"), Replace(CHEVALIER, 2, False)),
        (("a", "c", "1", "up"), Replace(ASSASSIN, 0, True)),
        (("a", "1", "escape", "4", "d"), Replace(REINE, 3, False)),
        (("right", "right", "enter"), Reveal(1)),
        (("left", "enter", "right", "enter", "right", "enter"), Replace(ASSASSIN, 0, False)),
    ],
)
async def test_keys_decide(keys: tuple[str, ...], action: Any) -> None:
    here = link()
    await played(here, a_view(**LAYING), *keys)
    assert here.acted == [action]


async def test_the_table_says_at_each_step_what_is_asked() -> None:
    view = a_view(**LAYING)
    assert "choose a card" in await played(link(), view)
    assert "Into which place do you lay the Chevalier?" in await played(link(), view, "b")
    said = await played(link(), view, "b", "3")
    assert "the Chevalier in place 3: which side?" in said
    assert "swap two cards" in said


async def test_keys_are_bright_where_they_do_something_as_soon_as_it_is_asked() -> None:
    here = link()
    async with TableApp(here).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        board: Any = pilot.app.screen.board
        here.show(a_view(**{**LAYING, "to_act": (1,), "legal": ()}))
        await pilot.pause()
        assert not bright(board)
        here.show(a_view(**LAYING))
        await pilot.pause()
        assert bright(board) == ["1", "2", "4", "a", "b", "c"]
        await pilot.press("b")
        await pilot.pause()
        assert bright(board) == ["1", "2", "3", "4"]


def bright(board: Any) -> list[str]:
    """The keys drawn as ones that do something."""
    canvas, key = board.canvas, board.styles_by_role["key"]
    cells = (
        (char, style)
        for row in zip(canvas._chars, canvas._styles, strict=True)
        for char, style in zip(*row, strict=True)
    )
    return [char for char, style in cells if style is key and char.strip()]


async def test_what_cannot_be_done_says_why() -> None:
    here = link()
    assert "Place 3 lies face up already" in await played(here, a_view(**LAYING), "3")
    assert "It is not your turn" in await played(here, a_view(**{**LAYING, "to_act": (1,), "legal": ()}), "1")
    assert here.acted == []


async def test_clicks_decide() -> None:
    here = link()
    async with TableApp(here).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        here.show(a_view(**LAYING))
        await pilot.pause()
        for target in (hand(1), place(2), UP):
            await click(pilot, target)
    assert here.acted == [Replace(CHEVALIER, 2, True)]


async def click(pilot: Pilot[None], target: Target) -> None:
    board = pilot.app.screen.board
    spot = next(spot for spot in board.canvas.spots if spot.what == target)
    await pilot.click(board, offset=(spot.x + 1, spot.y))
    await pilot.pause()


# What moves


def test_a_card_turns_over_and_shows_its_other_side_halfway() -> None:
    rects = layout(80, 21, 3, 3).court
    moving = motion([Revealed(1, 2, ROI)])
    widths, sides = [], []
    while not moving.over:
        widths.append(moving.rect(2, rects).width)
        sides.append(moving.other_side(2))
        moving = moving.next()
    assert widths[0] == rects[2].width > min(widths)
    assert sides == sorted(sides, reverse=True)
    assert {True, False} == set(sides)
    assert moving._replace(turning=frozenset()).rect(2, rects) == rects[2]


def test_two_cards_change_places_along_the_row() -> None:
    rects = layout(80, 21, 3, 3).court
    moving = motion([Swapped(1, 0, 3)])
    assert (moving.rect(0, rects).x, moving.rect(3, rects).x) == (rects[3].x, rects[0].x)
    while not moving.over:
        moving = moving.next()
    assert [moving.rect(place, rects) for place in range(4)] == list(rects)


@pytest.mark.parametrize("change", [{"legal": (Reveal(0),)}, {"prompt": "swap", "legal": (Swap(0, 1),)}])
async def test_the_news_set_cards_in_motion_and_they_come_to_rest(change: dict[str, Any]) -> None:
    here = link()
    async with TableApp(here).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        pilot.app.animation_level = "full"
        here.show(a_view(**change), (Revealed(1, 2, ROI),))
        await pilot.pause()
        board: Any = pilot.app.screen.board
        for _ in range(200):
            if board._moving is None:
                break
            await pilot.pause(0.02)
        assert board._moving is None
        assert board._motion.over


# How it ends


@pytest.mark.parametrize("end", [GameWon(1, (0,), "murder", (1, 0)), GameDrawn(1, (0, 1), (0, 0))])
def test_each_game_of_a_match_has_a_result_to_show(end: Any) -> None:
    assert round_end((Swapped(0, 1, 2), end, GameStarted(2, 1))) is end


# Where things lie


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("held", [3, 5])
def test_nothing_overlaps_and_everything_is_on_the_table(width: int, height: int, held: int) -> None:
    place = layout(width, height, held, 3)
    cells: set[tuple[int, int]] = set()
    for rect in (*place.rival, *place.court, place.piles, place.plots, *place.hand):
        mine = {(x, y) for x in range(rect.x, rect.x + rect.width) for y in range(rect.y, rect.y + rect.height)}
        assert all(0 <= x < width and 0 <= y < height for x, y in mine)
        assert not mine & cells
        cells |= mine
    assert place.plots.y + 2 <= place.rule
    assert place.court[0].height >= 4
    assert place.keys == place.court[0].y - 1


@pytest.mark.parametrize("card", range(4))
def test_every_card_has_pictures_of_glyphs_only_and_an_edge_of_its_own(card: int) -> None:
    assert len(set(EDGES)) == len(set(EMBLEMS)) == 4
    assert EMBLEMS[card].translate(PLAIN).isascii()
    heights = set()
    for size in ((13, 9), (11, 7), (11, 5), (9, 4), (9, 3), (9, 2), (9, 1)):
        drawing = picture(card, *size)
        assert drawing
        assert all(line.isascii() and len(line) <= size[0] for line in drawing)
        assert len(drawing) <= size[1]
        heights.add(len(drawing))
    assert len(heights) >= 4


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_has_words(language: str) -> None:
    texts = Texts(language)
    for prompt in ("main", "swap", "turn-over", "roi", "discard", "pick", "look"):
        assert texts.find(f"ribauds-why-other-{prompt}")
        assert texts.find(f"ribauds-board-ask-{prompt}", picked=0, hidden=2)
        assert texts.find(f"ribauds-board-explain-{prompt}")
