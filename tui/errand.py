"""What the program is started for besides its hub: to go to a table of others, or to open one for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from net.invite import Right, Where
    from tui.house import Plan


class Visit(NamedTuple):
    """A table to go to: where, by what right, under what name, and whether to look on alone."""

    where: Where
    right: Right
    name: str
    watch: bool


class Hosted(NamedTuple):
    """A table to open on the screens, and under what name."""

    plan: Plan
    name: str
