"""Where the golden playthroughs are."""

from __future__ import annotations

from pathlib import Path

from engines.registry import names

FOLDER = Path(__file__).parent


def playthroughs(*games: str) -> list[Path]:
    """Every playthrough of these games, or of all."""
    return sorted(path for game in games or names() for path in (FOLDER / game).glob("*.txt"))
