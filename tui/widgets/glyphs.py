"""The characters that boards draw with, each one cell wide on every terminal, and what stands for it in plain ASCII."""

from __future__ import annotations

from typing import Final

ASCII: Final = {
    **dict.fromkeys("╭╮╰╯┌┐└┘╔╗╚╝╠╣┏┓┗┛", "+"),
    **dict.fromkeys("─▀", "-"),
    **dict.fromkeys("═━", "="),
    **dict.fromkeys("│║┃", "|"),
    "┄": ".",
    "┆": ":",
    "▮": "#",
    "█": "#",
    "▌": "#",
    "▐": "#",
    "░": ":",
    "▒": "%",
    "▸": ">",
    "◂": "<",
    "▴": "^",
    "▾": "v",
    "→": ">",
    "←": "<",
    "↻": ")",
    "↺": "(",
    "⇄": "~",
    "∅": "0",
    "×": "x",
    "·": ".",
    "•": "*",
    "…": "~",
    "–": "-",
    "†": "!",
    "●": "*",
    "○": "o",
    "■": "#",
    "□": "o",
    "◆": "*",
    "◇": "o",
    "❦": "&",
    "❖": "%",
    "❂": "*",
    "✠": "+",
    "✶": "*",
    "♔": "W",
    "♚": "W",
    "♛": "W",
    "⚑": "P",
    "✓": "v",
    "╲": "\\",
    "╱": "/",
    "╳": "X",
}
"""Every character beyond ASCII that is drawn, and its stand-in; words and names are not drawn and stay as they are."""

PLAIN: Final = str.maketrans(ASCII)
"""For `str.translate`: a drawing in ASCII."""
