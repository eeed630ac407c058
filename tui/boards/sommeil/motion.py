"""What moves on the table for a moment: beds to the head of the line, sleepers out of bed, the blanket down and up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from engines.game import Event
from engines.sommeil.values import COLOURS, Cleared, CoinsShown, TurnedUp, Uncovered, View

INTERVAL: Final = 1 / 24
"""Seconds between two frames."""

FRAMES: Final = {"slide": 14, "leave": 14, "fall": 12, "lift": 12}

Beds = Sequence[int | None]


class Motion(NamedTuple):
    """A movement under way. `starts` are the slots that characters come from, `left` who was in bed and gets out.

    It holds beds only while everyone may see them: the blanket falls over beds that are no longer in it.
    """

    kind: Literal["slide", "leave", "fall", "lift"]
    starts: Mapping[int, int] = MappingProxyType({})
    left: tuple[int | None, ...] = ()
    frame: int = 0

    @property
    def over(self) -> bool:
        """Whether it has come to rest."""
        return self.frame >= FRAMES[self.kind]

    @property
    def done(self) -> float:
        """How much of the way is behind, from 0 to 1: slow at both ends."""
        part = self.frame / FRAMES[self.kind]
        return part * part * (3 - 2 * part)

    def next(self) -> Motion:
        """A frame later."""
        return self._replace(frame=self.frame + 1)


def begin(before: View | None, after: View, events: Sequence[Event]) -> Motion | None:
    """What moves because of this news."""
    kinds = {type(event) for event in events}
    if CoinsShown in kinds:
        return Motion("fall")
    if Uncovered in kinds:
        return Motion("lift")
    if before is None or before.covered:
        return None
    if Cleared in kinds and any(top is not None for top in before.beds):
        return Motion("leave", left=before.beds)
    if TurnedUp in kinds:
        return Motion("slide", starts=slots(before.beds, after))
    return None


def slots(before: Beds, after: View) -> dict[int, int]:
    """Where each sleeper comes from; a new one from the free bed left of those that were in use."""
    starts = {top // COLOURS: slot for slot, top in enumerate(before) if top is not None}
    if after.fresh is not None:
        taken = min(starts.values(), default=len(before))
        starts.setdefault(after.fresh // COLOURS, max(0, taken - 1))
    return starts
