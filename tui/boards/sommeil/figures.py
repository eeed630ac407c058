"""The people of the court in bed, and what haunts them: small drawings of the project's own."""

from __future__ import annotations

from typing import Final

from engines.sommeil.values import COLOURS

WIDTH: Final = 9
"""Cells that a sleeper is wide."""

HEADS: Final = (
    (" \\^v^/ ", " (-.-) ", "  \\W/  "),  # Roi, with crown and beard
    ("  ,M,  ", "{(-.-)}", "{ \\_/ }"),  # Reine, with curls
    ("   *   ", "@(-.-)@", "  \\_/  "),  # Princesse, with a star and buns
    ("  /~~o ", " (-.-) ", "  ~w~  "),  # Chambellan, with nightcap and moustache
    ("  ___  ", "U(-.-)U", "  \\Y/  "),  # Chien, with ears
)
"""By character: three rows of seven cells."""

PATTERNS: Final = (" ", "|", ".o", "#=")
"""By colour of the nightclothes: what is repeated along a row."""

LETTERS: Final = "WRYB"
"""By colour."""

GHOST: Final = (" .-. ", "(o o)", "|~~~|")
"""One of the seven."""

ABSENT: Final = ("     ", "  .  ", "     ")
"""Where a ghost has not come yet."""


def head(character: int, *, awake: bool = False) -> tuple[str, ...]:
    """Three rows of seven cells."""
    rows = HEADS[character]
    return tuple(row.replace("-.-", "o.o") for row in rows) if awake else rows


def gown(colour: int, height: int) -> list[str]:
    """The nightclothes: the first row seven cells wide, the others nine, the letter in the middle."""
    pattern = PATTERNS[colour]
    rows = []
    for row in range(height):
        width = WIDTH if row else WIDTH - 2
        shift = row % len(pattern)
        rows.append((pattern * WIDTH)[shift : shift + width])
    at, letter = min(1, height - 1), f" {LETTERS[colour]} "
    middle = (len(rows[at]) - 3) // 2
    rows[at] = rows[at][:middle] + letter + rows[at][middle + 3 :]
    return rows


def parts(sleeper: int) -> tuple[int, int]:
    """The character and the colour of a sleeper."""
    return divmod(sleeper, COLOURS)
