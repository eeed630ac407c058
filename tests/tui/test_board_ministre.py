"""The drawn table of King Thief Minister: its ring, its choices, its seals, and cards that are shown for a moment."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

import pytest
from textual.pilot import Pilot

from engines.game import Action
from engines.ministre import GAME
from engines.ministre.notation import parse
from engines.ministre.values import RING, Options, View
from net.setup import Player, Setup, seed_from_text
from tests.tui.looking import wait_for, wait_for_text
from tests.tui.tables import HOSTILE, TableApp, TestLink, link_to, screen_text
from tui.app import RoiteletApp
from tui.boards.ministre.board import MinistreBoard
from tui.boards.ministre.choices import entries, nothing, places
from tui.boards.ministre.faces import PICTURES, PORTRAITS
from tui.boards.ministre.ring import ring
from tui.screens.result import Result
from tui.text import Texts
from tui.text_language import languages

NAMES = ("Marie", "Ana", "Bruno", "Chloé", "David", "Édith")


def link(seats: int = 4, seed: int = 7, **options: object) -> TestLink:
    return link_to("ministre", NAMES[:seats], seed=seed, **options)


def to_main(at: TestLink) -> None:
    """Past the first looks, with the turn at the viewer's seat."""
    while at.state.view(0).prompt == "peek":
        at.play(at.state.to_act()[0], parse("decline"))
    while at.state.to_act() != (0,):
        at.play(at.state.to_act()[0], parse("done"))


def to_window(at: TestLink, claim: str = "!K") -> None:
    """A claim by seat 1 waits for everyone's answer."""
    to_main(at)
    at.play(0, parse("done"))
    at.play(1, parse(claim))


async def settle(pilot: Pilot[None], *keys: str) -> str:
    await pilot.pause()
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
    return screen_text(pilot)


def reached(view: View, picked: tuple[int, ...] = ()) -> Iterator[Action]:
    """Every action that keys lead to."""
    decline = nothing(view)
    if decline is not None and not picked:
        yield decline
    targets = places(view, picked)
    for chosen in targets.values():
        if isinstance(chosen, int):
            yield from reached(view, (*picked, chosen))
        else:
            yield chosen
    for entry in () if targets else entries(view, picked):
        if entry.lit and entry.action is not None:
            yield entry.action
        elif entry.lit:
            yield from reached(view, (*picked, entry.value))


@pytest.mark.parametrize("picks", [False, True])
def test_keys_lead_to_every_legal_action_and_to_no_other(picks: bool) -> None:
    asked = set()
    for number in range(8):
        chance, at = random.Random(number), link(3 + number % 4, number, minister_picks=picks, round_limit=10)
        while acting := at.state.to_act():
            seat = chance.choice(acting)
            view = cast(View, at.state.view(seat))
            assert set(reached(view)) == set(view.legal)
            asked.add(view.prompt)
            at.state.apply(seat, chance.choice(view.legal))
    assert asked >= {"peek", "main", "challenge", "call", "challenge-reply", "accuse", "tax", "name"}
    assert ("shuffle" in asked) == picks


@pytest.mark.parametrize(("width", "height"), [(60, 17), (80, 21), (86, 37), (116, 30), (160, 50)])
def test_plates_and_middle_never_overlap(width: int, height: int) -> None:
    lay = ring(width, height)
    cells: set[tuple[int, int]] = set()
    for rect in (*lay.plates, lay.middle):
        mine = {(x, y) for x in range(rect.x, rect.x + rect.width) for y in range(rect.y, rect.y + rect.height)}
        assert all(0 <= x < width and 0 <= y < height for x, y in mine)
        assert not mine & cells
        cells |= mine
    assert len(lay.plates) == RING
    assert lay.middle.height >= 9


def test_the_next_place_clockwise_lies_to_the_left_of_ones_own() -> None:
    own, left, upper_left, top, upper_right, right = ring(80, 21).plates
    assert own.y > left.y > upper_left.y > top.y
    assert left.x == upper_left.x < own.x == top.x < right.x == upper_right.x


def test_every_character_has_a_picture_of_its_own() -> None:
    assert len(set(PICTURES)) == len(set(PORTRAITS)) == RING
    assert all(line.isascii() and len(line) == 9 for lines in PORTRAITS for line in lines)
    assert all(line.isascii() and len(line) == 6 for lines in PICTURES for line in lines)


@pytest.mark.parametrize(("key", "action"), [("x", "doubt"), ("space", "pass")])
async def test_a_sealed_answer_is_one_key(key: str, action: str) -> None:
    at = link()
    to_window(at)
    async with TableApp(at).run_test(size=(80, 24)) as pilot:
        before = await settle(pilot)
        assert before.count("□ thinks") == 3
        text = await settle(pilot, key)
    assert at.acted == [parse(action)]
    assert text.count("■ sealed") == 1
    assert text.count("□ thinks") == 2


async def test_the_answers_of_others_look_the_same_until_they_are_opened() -> None:
    seen = []
    for answers in itertools.product(("doubt", "pass"), repeat=2):
        at = link()
        to_window(at)
        for seat, answer in zip((2, 3), answers, strict=True):
            at.play(seat, parse(answer))
        async with TableApp(at).run_test(size=(80, 24)) as pilot:
            seen.append(await settle(pilot) + await settle(pilot, "l"))
    assert len(set(seen)) == 1
    assert seen[0].count("■ sealed") == 2


async def test_a_card_that_was_seen_closes_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.boards.ministre.board.MOMENT", 3600)
    at = link()
    to_main(at)
    async with TableApp(at).run_test(size=(80, 24)) as pilot:
        text = await settle(pilot, "v")
        board = pilot.app.screen.query_one(MinistreBoard)
        assert board._faces
        assert "╔" in text
        assert board._hiding is not None
        board._hide()
        text = await settle(pilot)
    assert at.acted == [parse("look")]
    assert "╔" not in text


async def test_a_card_that_was_seen_is_not_followed_when_the_cards_move() -> None:
    at = link()
    to_main(at)
    async with TableApp(at).run_test(size=(80, 24)) as pilot:
        assert "╔" in await settle(pilot, "v")
        at.play(0, parse("left"))
        text = await settle(pilot)
    assert "╔" not in text
    assert "▾" in text


@pytest.mark.parametrize(("way", "arrow"), [("left", "▴"), ("right", "▾")])
async def test_arrows_show_which_way_the_cards_went(way: str, arrow: str) -> None:
    """The next places clockwise lie up the left side: cards that go to the left go up there."""
    at = link()
    to_main(at)
    async with TableApp(at).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        at.play(0, parse(way))
        text = await settle(pilot)
    assert [sign for line in text.splitlines() for sign in line[:20] if sign in "▴▾"] == [arrow]


async def test_the_log_does_not_remember_for_the_players() -> None:
    at = link()
    to_main(at)
    async with TableApp(at).run_test(size=(120, 40)) as pilot:
        await settle(pilot, "v", "e")
        pilot.app.screen.query_one(MinistreBoard)._hide()
        text = await settle(pilot)
    assert "You look at your own card" in text
    assert "you are the" not in text


async def test_with_the_memory_aid_what_is_certain_stays_marked() -> None:
    for aid in (False, True):
        at = link(memory_aid=aid)
        to_main(at)
        at.play(0, parse("look"))
        async with TableApp(at).run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            pilot.app.screen.query_one(MinistreBoard).catch_up()
            canvas = pilot.app.screen.query_one(MinistreBoard).canvas
            own = ring(80, canvas.height).plates[0]
            rows = [strip.text[own.x : own.x + 11] for strip in canvas.strips()[own.y + 1 : own.y + 6]]
        assert any("░" in row for row in rows) != aid


async def test_choosing_a_victim_and_a_character_takes_two_digits_and_escape_goes_back() -> None:
    at = link()
    to_main(at)
    at.play(0, parse("!E"))
    for seat in (1, 2, 3):
        at.play(seat, parse("pass"))
    async with TableApp(at).run_test(size=(80, 24)) as pilot:
        assert "Whom do you accuse?" in await settle(pilot)
        assert "Ana is…" in await settle(pilot, "2")
        assert "Whom do you accuse?" in await settle(pilot, "escape")
        text = await settle(pilot, "3")
        assert "That place cannot be chosen." in text
        await settle(pilot, "4", "6")
    assert [GAME.notate(action) for action in at.acted] == ["3=P"]


async def test_what_cannot_be_done_says_why() -> None:
    at = link()
    to_main(at)
    at.play(0, parse("left"))
    async with TableApp(at).run_test(size=(80, 24)) as pilot:
        assert "already" in await settle(pilot, "right")
        at.play(0, parse("done"))
        assert "not your turn" in await settle(pilot, "1")
        at.play(1, parse("!K"))
        await settle(pilot, "space")
        assert "sealed" in await settle(pilot, "x")
    assert at.acted == [parse("pass")]


async def test_the_arrows_choose_a_line_and_explain_it() -> None:
    at = link()
    to_main(at)
    async with TableApp(at).run_test(size=(80, 24)) as pilot:
        assert "then call the Minister" in await settle(pilot, "down")
        assert "neighbour on each side" in await settle(pilot, "down")
        await settle(pilot, "enter")
    assert at.acted == [parse("!T")]


async def test_a_click_on_a_line_or_a_place_chooses_it() -> None:
    at = link()
    async with TableApp(at).run_test(size=(80, 24)) as pilot:
        while at.state.to_act() != (0,):
            at.play(at.state.to_act()[0], parse("decline"))
        await settle(pilot)
        rect = ring(80, 21).plates[3]
        await pilot.click(MinistreBoard, offset=(rect.x + 3, rect.y + 3))
        await settle(pilot)
        assert at.acted == [parse("?4")]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_nothing_is_cut_with_six_at_the_table(language: str, size: tuple[int, int]) -> None:
    chance, at = random.Random(3), link(6, 3)
    async with TableApp(at, language).run_test(size=size) as pilot:
        for _ in range(160):
            acting = at.state.to_act()
            if not acting:
                break
            seat = chance.choice(acting)
            at.play(seat, chance.choice(at.state.legal(seat)))
            if chance.random() < 0.25:
                text = await settle(pilot)
                board = text.partition("\n")[2] if size[0] < 80 else text
                assert "…" not in re.sub(r"\b(am|is|suis|est)…", "", board), text


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_names_stay_names(name: str) -> None:
    at = link_to("ministre", ("Marie", name, "Bruno"))
    to_window(at)
    async with TableApp(at).run_test(size=(80, 24)) as pilot:
        text = await settle(pilot, "space")
        assert "\x1b" not in text
        assert all(len(line) <= 82 for line in text.splitlines())
    assert at.acted == [parse("pass")]


async def test_drawing_in_ascii_uses_nothing_else() -> None:
    at = link_to("ministre", ("Marie", "Ana", "Bruno"))
    to_window(at)
    async with TableApp(at, ascii=True).run_test(size=(80, 24)) as pilot:
        text = await settle(pilot)
        drawn = pilot.app.screen.query_one(MinistreBoard).canvas.strips()
    words = "“”’…"
    assert all(char.isascii() or char in words for strip in drawn for char in strip.text), text


@pytest.mark.parametrize("language", languages())
async def test_a_card_bears_the_first_letter_of_its_name_and_no_two_the_same(language: str) -> None:
    texts = Texts(language)
    names = [texts.value("ministre", "character", character) for character in range(RING)]
    assert len({name[0] for name in names}) == RING
    for size in ((80, 24), (60, 20)):
        at = link()
        to_main(at)
        app = TableApp(at, language)
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            board = app.screen.query_one(MinistreBoard)
            board._faces[0] = 3
            board.redraw()
            text = await settle(pilot)
        assert re.search(rf"║{names[3][0]} |\[{names[3][0]}\]", text)


async def test_a_stranger_sees_the_table() -> None:
    at = link()
    at.seat = -1
    to_window(at)
    view = at.state.view(-1)
    async with TableApp(at).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        at.show(view)
        text = await settle(pilot)
    assert "I am the King" in text


async def test_a_whole_game_by_keys_among_bots(
    start: Callable[..., RoiteletApp], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.screens.table.GLANCE", 0)
    app, prompts = start(), set()
    players = (Player("[/x]"), Player("Ana", "player"), Player("Bruno", "novice"))
    setup = Setup("ministre", players, Options(round_limit=10, turn_actions="one"), seed_from_text("keys"))
    async with app.run_test(size=(80, 24)) as pilot:
        app.play.sit(setup)
        await wait_for(pilot, lambda: app.tables.session is not None and app.tables.session.view is not None)
        session = app.tables.session
        assert session is not None
        while True:
            await wait_for(pilot, lambda: isinstance(app.screen, Result) or session.my_turn)
            if isinstance(app.screen, Result):
                break
            view = cast(View, session.view)
            prompts.add(view.prompt)
            keys = {"main": "1", "challenge": "space", "challenge-reply": "space", "call": "space", "peek": "0"}
            await pilot.press(keys[view.prompt])
            await wait_for(pilot, partial(lambda was: session.view is not was, view))
        await wait_for_text(pilot, app, "[/x]")
        await app.tables.close()
    assert {"peek", "main", "challenge"} <= prompts
