"""What comes from others is harmless, one line, and no wider than it may be."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from net.clean import NAME_CELLS, cells_of, clean_line, clean_name

AWKWARD = st.sampled_from(
    "a é\u0301\u0327\u0338\u200d\ufe0f\u202e\x1b\x9b\n\t\u3099か👍🏽🇫🇷\u0bc6\u0bbe[]/王\u1100\u1161\u11a8\u3164"
)
TEXT = st.text() | st.text(AWKWARD, max_size=60)


@given(TEXT, st.integers(0, 40))
def test_line_fits_and_holds_nothing_forbidden(text: str, limit: int) -> None:
    line = clean_line(text, limit)
    assert cell_len(line) <= cells_of(line) <= limit
    assert not [char for char in line if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")]
    assert line == " ".join(line.split())
    assert unicodedata.is_normalized("NFC", line)


@given(TEXT, st.integers(0, 40))
def test_cleaning_twice_changes_nothing(text: str, limit: int) -> None:
    line = clean_line(text, limit)
    assert clean_line(line, limit) == line


@given(TEXT)
def test_letters_keep_two_marks_at_most(text: str) -> None:
    shape = "".join("M" if unicodedata.category(char)[0] == "M" else "." for char in clean_line(text, 200))
    assert "MMM" not in shape
    assert not shape.startswith("M")


@given(TEXT)
def test_a_name_is_never_empty(text: str) -> None:
    name = clean_name(text)
    assert name.strip()
    assert cells_of(name) <= NAME_CELLS
    assert clean_name(name) == name


def test_every_single_character_is_as_wide_as_the_screen_thinks() -> None:
    for code in range(sys.maxunicode + 1):
        line = clean_line("x" + chr(code), 9)
        if line and unicodedata.category(line[-1]) != "Mc":
            assert cells_of(line) == cell_len(line), hex(code)


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        ("Marie", "Marie"),
        ("  Jean \t\n Paul  ", "Jean Paul"),
        ("e\u0301le\u0300ve", "élève"),
        ("Nguyễn", "Nguyễn"),
        ("\x1b]0;pwned\x07Bob", "]0;pwnedBob"),
        ("\x9b2JBob", "2JBob"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\u200dc\u2060d\ufeff", "abcd"),
        ("[@click=app.quit]x[/]", "[@click=app.quit"),
        ("hi [/", "hi [/"),
        ("Z" + "\u0335" * 200, "Z\u0335\u0335"),
        ("👩\u200d👩\u200d👧", "👩👩👧"),
        ("👍🏽", "👍"),
        ("🇫🇷", "?"),
        ("❤\ufe0f", "❤"),
        ("王" * 20, "王" * 8),
        ("a" + "王" * 20, "a" + "王" * 7),
        ("\u3164\u2800\u115f", "?"),
        ("\ue000\ud800", "?"),
        ("", "?"),
        (" \u0301 ", "?"),
    ],
)
def test_names(raw: str, expected: str) -> None:
    assert clean_name(raw) == expected


def test_a_letter_and_its_marks_stay_together_at_the_edge() -> None:
    assert clean_line("ab\u0323\u0304c", 2) == unicodedata.normalize("NFC", "ab\u0323\u0304")
