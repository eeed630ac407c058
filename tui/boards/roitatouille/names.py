"""Names made short enough for a card."""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len

from tui.widgets.canvas import cut

_NUMBERED: Final = re.compile(r"(\w+) ([IVX]+(?:er)?)")
"""A king's name and his number."""


def shortened(name: str, cells: int) -> str:
    """The name in so many cells: a king keeps his number, other names their first real word."""
    if cell_len(name) <= cells:
        return name
    if king := _NUMBERED.fullmatch(name):
        first, number = king.groups()
        for link in (". ", "."):
            room = cells - len(link) - len(number)
            if room > 0:
                return f"{first[:room]}{link}{number}"
        return cut(number, cells)
    fitting = (word for word in re.split(r"[ -]", name) if 2 < cell_len(word) <= cells)
    return next(fitting, cut(name, cells))
