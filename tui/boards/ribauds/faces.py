"""What is on a card: its look, its emblem and its picture, in plain ASCII and several sizes."""

from __future__ import annotations

from functools import cache
from typing import Final

LOOKS: Final = ("roi", "reine", "chevalier", "assassin")
"""A card's look, by name of its style."""

EMBLEMS: Final = ("♔", "❦", "⚑", "†")
EDGES: Final = ("╔═╗║╚╝", "╭─╮│╰╯", "┏━┓┃┗┛", "┌┄┐┆└┘")
"""Each card has its own edge, so that it is known without colour."""

Picture = tuple[str, ...]

_DRAWN: Final = {
    "roi": r"""
 o    o    o
 |\  / \  /|
 | \/   \/ |
 |  o o o  |
 |_________|
  ( o   o )
  (   ^   )
   \ === /
    \###/

 o   o   o
 |\ / \ /|
 | V   V |
 |__o_o__|
 ( o   o )
  \ === /
   \###/

 o  o  o
 |\/ \/|
 |_o_o_|
  (o o)
   \#/

o  o  o
|\/ \/|
|_____|

\/V\/
|___|

\/V\/
""",
    "reine": r"""
    . + .
  .'*+*+*'.
 (#_______#)
 (#  o o  #)
 (#   ^   #)
 (##\ - /##)
  ##/`-'\##
  #/  @  \#
  /   |   \

   . + .
 .'*+*+*'.
 (#_____#)
 (# o o #)
 (##\-/##)
  #/ @ \#
  /  |  \

  .+*+.
 (#___#)
 (#o o#)
 (##-##)
  / @ \

 .+*+.
(#o o#)
(##-##)

.+*+.
(o o)

.+*+.
""",
    "chevalier": r"""
      _/|
    _/  |
   /____|_
  |=======|
  | -- -- |
  |  |||  |
   \ ||| /
  __\___/__
 /   \+/   \

    _/|
   /__|_
  |=====|
  | - - |
   \|||/
  _/___\_
 /  \+/  \

   _/|
  /__|_
  |= =|
  \|||/
  /\+/\

  _/|
 |= =|
 \|||/

  _/|
 |= =|

/|= =
""",
    "assassin": r"""
     ___
   /     \
  /  ___  \
 |  / . \  |
 | ( - - ) |
 |  \   /  |
  \  '''  /
  /\_ | _/\
 /  o=+=o  \

    ___
  /  _  \
 |  / \  |
 | (- -) |
  \ ''' /
  /\_|_/\
  o==+==o

   ___
  / _ \
 | (--)|
  \_|_/
  o=+=o

  .-.
 ((-)-)
 o=+=o

 .-.
((-)-)

-=+==>
""",
}


@cache
def picture(card: int, width: int, height: int) -> Picture:
    """The largest picture that fits."""
    sizes = [tuple(drawing.strip("\n").splitlines()) for drawing in _DRAWN[LOOKS[card]].split("\n\n")]
    return next((d for d in sizes if len(d) <= height and max(map(len, d)) <= width), sizes[-1] if height else ())
