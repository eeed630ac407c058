"""The names of the styles that the board draws with; `styles/ministre.tcss` gives each its colours."""

from __future__ import annotations

from typing import Final

_PLAIN: Final = (
    "ground cloth strong quiet story story-last claim key key-dim choice choice-dim cursor coin way "
    "back back-edge face face-edge known known-edge seal mixed"
)

ROLES: Final = frozenset(
    [*_PLAIN.split(), *(f"{seat}{part}" for seat in ("seat", "acting", "target", "bare") for part in ("", "-name"))]
)
