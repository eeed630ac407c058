"""The guided first game of each game: a table that is always dealt alike, and notes when something first happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from engines.game import Event, View
from engines.registry import load

if TYPE_CHECKING:
    from net.setup import Setup


class Trigger(NamedTuple):
    """When the note of this name, `GAME-lesson-NAME`, is shown.

    The learner is `asked` by this prompt, or an event of this tag is `told`, with something in its field `having`.
    """

    name: str
    asked: str = ""
    told: str = ""
    having: str = ""

    def occurs(self, events: Sequence[Event], view: View) -> bool:
        """Whether it is so now."""
        if self.asked:
            return view.seat in view.to_act and view.prompt == self.asked
        happened = (event for event in events if event.__struct_config__.tag == self.told)
        return any(not self.having or getattr(event, self.having) not in (None, ()) for event in happened)


class Lesson(NamedTuple):
    """A table for the learner and novice bots; `options` are those that differ from the printed rules."""

    seed: str
    seats: int
    options: dict[str, Any]
    triggers: tuple[Trigger, ...]


LESSONS: Final[dict[str, Lesson]] = {
    "roitatouille": Lesson(
        seed="first game 39",
        seats=3,
        options={"hand": 6},
        triggers=(
            Trigger("cards", asked="turn"),
            Trigger("fits", asked="turn"),
            Trigger("laid", told="laid"),
            Trigger("colour", told="laid", having="colour"),
            Trigger("drew", told="drew"),
            Trigger("attacked", told="attacked"),
            Trigger("answer", asked="attack"),
            Trigger("reversed", told="reversed"),
            Trigger("struck", told="struck"),
        ),
    ),
    "ribauds": Lesson(
        seed="first game 35",
        seats=2,
        options={},
        triggers=(
            Trigger("aim", asked="main"),
            Trigger("court", asked="main"),
            Trigger("revealed", told="revealed"),
            Trigger("replaced", told="replaced"),
            Trigger("swap", told="swapped"),
            Trigger("roi", told="drew"),
            Trigger("reine", told="shown"),
            Trigger("assassin", told="looked"),
        ),
    ),
    "ministre": Lesson(
        seed="first game",
        seats=3,
        options={"round_limit": 10, "memory_aid": True},
        triggers=(
            Trigger("peek", asked="peek"),
            Trigger("turn", asked="main"),
            Trigger("claim", asked="main"),
            Trigger("doubt", asked="challenge"),
            Trigger("rotated", told="rotated"),
            Trigger("true", told="challenged"),
            Trigger("unchallenged", told="unchallenged"),
            Trigger("treasury", told="took"),
        ),
    ),
    "sommeil": Lesson(
        seed="first game 5",
        seats=2,
        options={"pace": "relaxed"},
        triggers=(
            Trigger("bed", told="turned-up"),
            Trigger("draw", asked="draw"),
            Trigger("ghost", told="ghost-came"),
            Trigger("bet", asked="bet"),
            Trigger("uncovered", told="uncovered"),
            Trigger("jester", told="cleared"),
        ),
    ),
}


def lesson_table(game: str, name: str) -> Setup:
    """The table of a game's lesson, for a learner of this name."""
    from net.setup import Setup, seed_from_text
    from tui.request import players

    lesson, info = LESSONS[game], load(game).info
    options = msgspec.structs.replace(next(iter(info.presets.values())), **lesson.options)
    return Setup(game, players(name, ["novice"] * (lesson.seats - 1)), options, seed_from_text(lesson.seed))


class Course:
    """A lesson under way: each note waits until it is due, and is then shown until it has been read."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._ahead = list(LESSONS[game].triggers)
        self._due: list[Trigger] = []
        self.total = len(self._ahead)

    @property
    def number(self) -> int:
        """Which note it is that shows; with none showing, how many there were."""
        return self.total - len(self._ahead) - len(self._due) + bool(self._due)

    @property
    def note(self) -> str:
        """The key of the note to show; empty if there is none now."""
        return f"{self.game}-lesson-{self._due[0].name}" if self._due else ""

    def heard(self, events: Sequence[Event], view: View) -> None:
        """Something happened, or is asked: note what occurs for the first time."""
        occurring = [trigger for trigger in self._ahead if trigger.occurs(events, view)]
        self._due += occurring
        self._ahead = [trigger for trigger in self._ahead if trigger not in occurring]

    def read(self) -> None:
        """The note has been read."""
        del self._due[:1]
