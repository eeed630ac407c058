"""The pictures on the cards, in plain ASCII, each in three sizes."""

from __future__ import annotations

from functools import cache
from typing import Final

from engines.roitatouille.cards import PLUS_TWO, PRISONER, RANK

Picture = tuple[str, ...]

_DRAWN: Final = {
    "king": r"""
o   o   o
|\ / \ /|
| V   V |
|  o o  |
|_______|

.  o  .
|\/ \/|
|_____|

\/V\/
""",
    "plus_two": r"""
\       /
 \\   //
   \ /
   / \
 _//_\\_
 /     \

\\   //
  \ /
_// \\_

>-x-<
""",
    "famine": r"""
  .   .
_________
\       /
 \     /
  \___/
 _______

_______
\     /
 \___/

\___/
""",
    "excommunication": r"""
   |
   |
   |
---+---
   |

   |
 --+--
   |

--+--
""",
    "regicide": r"""
  /\
  ||
  ||
  ||
o=++=o
  ()

 /\
 ||
o++o

<==+-
""",
    "prisoner": r"""
_________
| | | | |
| |o|o| |
| | ~ | |
| | | | |
|_|_|_|_|

_______
| |o| |
|_|_|_|

|||||
""",
    "revolution": r"""
|~~~_~~
|  ~   \
|~~~_~~/
|
|
|

|~~_~\
|~~_~/
|

|~_~>
""",
    "guesclin": r"""
._______.
|   |   |
|---+---|
|   |   |
 \  |  /
  \_|_/

._____.
|--+--|
 \_|_/

[-+-]
""",
    "cartier": r"""
    |>
   /|\
  / | \
 /__|__\
\_______/
~~~~~~~~~

   |\
 __|_\_
 \____/

\_|\/
""",
    "jeanne": r"""
   .---.
  / o o \
  |  -  |
 _/\___/\_
/   | |   \

 .---.
 |o o|
/|_+_|\

/|+|\
""",
}

_BY_RANK: Final = ("plus_two", "famine", "excommunication", "regicide")
_WILD: Final = ("prisoner", "revolution", "guesclin", "cartier", "jeanne")


def picture(card: int, width: int, height: int) -> Picture:
    """The largest picture of a card that fits into so many cells; empty if none does."""
    fitting = (drawing for drawing in _sizes(_subject(card)) if len(drawing) <= height and len(drawing[0]) <= width)
    return next(fitting, ())


def _subject(card: int) -> str:
    if card >= PRISONER:
        return _WILD[card - PRISONER]
    return "king" if RANK[card] < PLUS_TWO else _BY_RANK[RANK[card] - PLUS_TWO]


@cache
def _sizes(subject: str) -> tuple[Picture, ...]:
    return tuple(_even(block.split("\n")) for block in _DRAWN[subject].strip("\n").split("\n\n"))


def _even(lines: list[str]) -> Picture:
    width = max(map(len, lines))
    return tuple(line.ljust(width) for line in lines)
