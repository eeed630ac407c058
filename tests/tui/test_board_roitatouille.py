"""The drawn table of RoiTatouille: its hand, its reasons, its choices."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from itertools import product
from typing import Any

import msgspec
import pytest
from rich.cells import cell_len

from engines.roitatouille.cards import CARTIER, COLOUR, JEANNE, KINDS, REVOLUTION
from engines.roitatouille.values import Lay, View
from tests.tui.tables import link_to
from tui.boards.roitatouille import seats
from tui.boards.roitatouille.faces import index
from tui.boards.roitatouille.fan import spread
from tui.boards.roitatouille.hand import HAND_KEYS, Choice, held
from tui.boards.roitatouille.names import shortened
from tui.boards.roitatouille.pictures import picture
from tui.boards.roitatouille.why import why_not
from tui.text import Texts
from tui.widgets.glyphs import PLAIN


def a_view(**changes: Any) -> View:
    view = link_to(names=tuple("ABCD")).state.view(0)
    assert isinstance(view, View)
    return msgspec.structs.replace(view, **changes)


def test_copies_lie_together_and_every_kind_has_its_own_key() -> None:
    view = a_view(hand=(0, 0, 3, JEANNE), legal=(Lay(0), Lay(JEANNE, 1)))
    hand = held(view)
    assert [(card.card, card.copies, card.key, bool(card.lays)) for card in hand] == [
        (0, 2, "1", True),
        (3, 1, "2", False),
        (JEANNE, 1, "3", True),
    ]
    assert len(set(HAND_KEYS)) == len(HAND_KEYS) >= KINDS


def test_a_choice_narrows_down_to_one_action() -> None:
    lays = tuple(Lay(CARTIER, colour, target) for target in (None, 1, 2) for colour in range(3))
    choice = Choice(CARTIER, lays)
    assert choice.colours == (0, 1, 2)
    assert choice.targets == ()
    choice = choice.with_colour(1)
    assert (choice.colours, choice.targets, choice.action) == ((), (None, 1, 2), None)
    assert choice.with_target(2).action == Lay(CARTIER, 1, 2)
    assert choice.with_target(None).action == Lay(CARTIER, 1)


@pytest.mark.parametrize(
    ("changes", "card", "reason"),
    [
        ({"to_act": ()}, 0, "over"),
        ({"to_act": (1,)}, 0, "not-your-turn"),
        ({"prompt": "drawn"}, 0, "drawn"),
        ({"prompt": "regicide"}, 0, "regicide"),
        ({"prompt": "attack", "attack": "famine"}, 10, "famine"),
        ({"prompt": "attack", "attack": "plus_two"}, 0, "plus-two"),
        ({"prompt": "attack", "attack": "plus_two"}, REVOLUTION, "revolution-on-two"),
        ({"prompt": "attack", "attack": "revolution"}, 9, "two-on-revolution"),
        ({"prompt": "attack", "attack": "revolution"}, 3, "revolution"),
        ({"prompt": "attack", "attack": "prisoner"}, 3, "prisoner"),
        ({"prompt": "turn", "discard": (4,)}, 20, "fit-number"),
        ({"prompt": "turn", "discard": (4, JEANNE)}, 20, "fit-colour"),
        ({"prompt": "turn", "discard": (9,)}, 20, "fit-colour"),
    ],
)
def test_a_card_that_cannot_be_laid_has_its_ruling(changes: dict[str, Any], card: int, reason: str) -> None:
    assert why_not(a_view(**{"to_act": (0,), **changes}), card).reason == reason


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_of_a_whole_game_has_words(language: str) -> None:
    texts, chance, seen = Texts(language), random.Random(5), set()
    for seed in range(12):
        link = link_to(names=tuple("ABC"), seed=seed)
        state = link.state
        while state.to_act():
            seat = state.to_act()[0]
            view: Any = state.view(seat)
            legal = {action.card for action in view.legal if isinstance(action, Lay)}
            for card in set(view.hand) - legal:
                why = why_not(view, card)
                key = f"board-roitatouille-why-{why.reason}"
                said = texts.say(key, card="X", colour="Y", number=why.number)
                assert said != key
                seen.add(why.reason)
            state.apply(seat, chance.choice(view.legal))
    assert {"fit-number", "fit-colour", "drawn", "plus-two"} <= seen


@pytest.mark.parametrize("card", range(KINDS))
def test_every_card_has_an_index_and_pictures_of_glyphs_only(card: int) -> None:
    assert 1 <= len(index(card)) <= 3
    assert index(card).translate(PLAIN).isascii()
    for size in ((11, 6), (9, 3), (5, 1)):
        drawing = picture(card, *size)
        assert drawing
        assert all(line.isascii() and len(line) <= size[0] for line in drawing)
        assert len(drawing) <= size[1]


def test_no_two_cards_share_an_index() -> None:
    assert len({index(card) for card in range(KINDS)}) == KINDS


@pytest.mark.parametrize("count", range(1, KINDS + 1))
def test_any_hand_fits_in_eighty_columns_with_every_index_in_sight(count: int) -> None:
    fan = spread(count, 78, (7, 4))
    assert fan.step >= 4
    assert fan.step * (fan.per_row - 1) + 7 <= 78
    assert fan.per_row * fan.rows >= count
    assert fan.height <= 13


@pytest.mark.parametrize("count", range(1, 10))
@pytest.mark.parametrize(("width", "height"), [(80, 11), (80, 15), (104, 30), (86, 28), (60, 12)])
def test_plates_never_overlap_and_leave_a_table(count: int, width: int, height: int) -> None:
    for setting in (seats.band(count, width, height), seats.around(count, width, height)):
        if setting is None:
            continue
        cells: set[tuple[int, int]] = set()
        for rect in (*setting.plates, setting.centre):
            mine = {(x, y) for x in range(rect.x, rect.x + rect.width) for y in range(rect.y, rect.y + rect.height)}
            assert all(0 <= x < width and 0 <= y < height for x, y in mine)
            assert not mine & cells
            cells |= mine
        assert len(setting.plates) == count
        assert setting.centre.height >= 5


@pytest.mark.parametrize(
    ("name", "cells", "short"),
    [
        ("Charles VII", 11, "Charles VII"),
        ("Charles VII", 8, "Cha. VII"),
        ("Charles VII", 6, "C. VII"),
        ("Louis XVII", 6, "L.XVII"),
        ("Louis XVIII", 6, "XVIII"),
        ("Philippe Ier", 9, "Phil. Ier"),
        ("Hugues Capet", 6, "Hugues"),
        ("Louis-Philippe", 6, "Louis"),
        ("Du Guesclin", 9, "Guesclin"),
        ("Révolution", 6, "Révol…"),
    ],
)
def test_a_name_too_long_for_its_card_keeps_what_tells_it_apart(name: str, cells: int, short: str) -> None:
    assert shortened(name, cells) == short


@pytest.mark.parametrize("language", ["en", "fr"])
def test_why_a_card_cannot_be_laid_fits_beside_the_key_to_its_ruling(language: str) -> None:
    texts = Texts(language)
    written = (files("tui") / "locale" / "en" / "board.ftl").read_text("utf-8")
    for key in re.findall(r"^(board-roitatouille-why-\S+) = .*\(RT-\d+\)\.$", written, re.MULTILINE):
        for card, colour in product(range(KINDS), range(3)):
            if COLOUR[card] == colour:  # it would fit
                continue
            active = texts.value("roitatouille", "colour", colour)
            said = texts.say(key, card=texts.card("roitatouille", card), colour=active, number=9)
            assert cell_len(said) + len("F2") <= 76, said
