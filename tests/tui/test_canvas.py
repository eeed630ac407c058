"""The canvas that boards draw on, and its glyphs."""

from __future__ import annotations

import unicodedata

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text

from tui.widgets.canvas import Canvas, cut
from tui.widgets.glyphs import ASCII, PLAIN
from tui.widgets.wrap import wrap

PLAIN_STYLE = Style()


def lines(canvas: Canvas) -> list[str]:
    return [strip.text for strip in canvas.strips()]


@pytest.mark.parametrize("glyph", ASCII)
def test_every_glyph_is_one_cell_wide_and_no_emoji(glyph: str) -> None:
    assert cell_len(glyph) == 1
    assert unicodedata.east_asian_width(glyph) not in ("W", "F")
    assert unicodedata.combining(glyph) == 0
    assert cell_len(glyph + "\ufe0f") == 1 or unicodedata.category(glyph)[0] == "S"
    assert glyph.translate(PLAIN).isascii()
    assert len(glyph.translate(PLAIN)) == 1


def test_drawing_is_cut_at_every_edge() -> None:
    canvas = Canvas(6, 3, PLAIN_STYLE)
    canvas.frame(-2, -1, 5, 3, PLAIN_STYLE, "+-+|++")
    canvas.text(4, 2, "abcdef", PLAIN_STYLE)
    canvas.glyphs(0, 9, "x", PLAIN_STYLE)
    assert lines(canvas) == ["  |   ", "--+   ", "    a…"]


@pytest.mark.parametrize("name", ["名前の長い人", "été", "e\u0301te\u0301", "𝕂ing", "🂡x🂡"])
def test_lines_keep_their_width_whatever_is_written(name: str) -> None:
    canvas = Canvas(9, 1, PLAIN_STYLE)
    canvas.text(1, 0, name, PLAIN_STYLE)
    canvas.glyphs(2, 0, "|", PLAIN_STYLE)
    assert cell_len(lines(canvas)[0]) == 9


def test_half_a_wide_character_leaves_a_blank() -> None:
    canvas = Canvas(4, 1, PLAIN_STYLE)
    canvas.text(0, 0, "名前", PLAIN_STYLE)
    canvas.glyphs(1, 0, "ab", PLAIN_STYLE)
    assert lines(canvas) == [" ab "]


def test_the_topmost_spot_answers() -> None:
    canvas = Canvas(9, 3, PLAIN_STYLE)
    canvas.spot(0, 0, 5, 2, "below")
    canvas.spot(3, 0, 5, 2, "above")
    assert canvas.at(1, 1) == "below"
    assert canvas.at(3, 1) == "above"
    assert canvas.at(3, 2) is None


def test_ascii_drawings_keep_the_letters_of_words() -> None:
    canvas = Canvas(8, 2, PLAIN_STYLE, plain=True)
    canvas.glyphs(0, 0, "╭─♔", PLAIN_STYLE)
    canvas.text(0, 1, "Chloé", PLAIN_STYLE)
    assert lines(canvas) == ["+-W     ", "Chloé   "]


def test_cut_and_wrap_measure_in_cells() -> None:
    assert cut("名前の", 4) == "名…"
    assert cut("abc", 3) == "abc"
    assert cut("abc", 0) == ""
    assert all(cell_len(line) <= 5 for line in wrap("名前 の 長い abcdefgh", 5))


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_no_line_ends_at_a_no_break_space(space: str) -> None:
    text = f"Un deux{space}: trois"
    assert wrap(text, 8) == ["Un", f"deux{space}:", "trois"]
    lines = Text(text).wrap(Console(), 8)
    assert [line.plain.rstrip(" ") for line in lines] == ["Un", f"deux{space}:", "trois"]
