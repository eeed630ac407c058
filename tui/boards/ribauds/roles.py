"""The names of the styles that the board draws with; `styles/ribauds.tcss` gives each its colours."""

from __future__ import annotations

from typing import Final

from .faces import LOOKS

_PLAIN: Final = (
    "ground cloth strong quiet story story-last rule rule-asked name name-acting move "
    "back known glimpse watched fresh key key-dim picked cursor plot plot-met plot-near"
)

ROLES: Final = frozenset([*_PLAIN.split(), *(f"{look}{part}" for look in LOOKS for part in ("", "-dim", "-ink"))])
