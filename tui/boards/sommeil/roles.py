"""The names of the styles that the board draws with; `styles/sommeil.tcss` gives each its colours."""

from __future__ import annotations

from typing import Final

_PLAIN: Final = (
    "ground quiet strong key wood sheet pillow fresh quilt-0 quilt-1 quilt-edge ghost ghost-gone back back-count coin "
    "story story-last right wrong joker joker-off"
)

ROLES: Final = frozenset(
    [
        *_PLAIN.split(),
        *(f"night-{colour}" for colour in range(4)),
        *(f"{seat}{part}" for seat in ("seat", "seat-acting") for part in ("", "-edge", "-name", "-coins", "-bet")),
    ]
)
