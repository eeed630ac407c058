"""Something amiss that the program goes on without, to be told in one line."""

from __future__ import annotations

from typing import NamedTuple


class Problem(NamedTuple):
    """A key of the texts and what it speaks of: `texts.tell(problem)` is the line."""

    key: str
    args: dict[str, str]
