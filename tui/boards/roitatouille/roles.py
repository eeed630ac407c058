"""The names of the styles that the board draws with; `styles/roitatouille.tcss` gives each its colours."""

from __future__ import annotations

from typing import Final

from .faces import SUITS
from .shields import ARMS

_PLAIN: Final = (
    "ground rule rule-asked way cloth cloth-edge strong quiet story story-last attack attack-flash threat "
    "back back-count key key-dim copies copies-dim cursor last-card seat-key"
)

ROLES: Final = frozenset(
    [
        *_PLAIN.split(),
        *(f"{suit}{part}" for suit in SUITS for part in ("", "-edge", "-dim", "-dim-edge")),
        *(
            f"{seat}{part}"
            for seat in ("seat", "seat-acting", "seat-target")
            for part in ("", "-edge", "-name", "-cards", "-move", "-fresh", "-captive")
        ),
        *(f"arms-{number}" for number in range(len(ARMS))),
    ]
)
