"""A seat of a lobby on one line: who sits there, what he is, and whether he is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from .glyphs import PLAIN

if TYPE_CHECKING:
    from net.wire import Chair
    from tui.text import Texts

HEAD: Final = "♛"
READY: Final = "✓"
AWAITED: Final = "○"
NAME: Final = 16
"""Cells that a name takes, so that what is said of it stands in a column."""


class Place(NamedTuple):
    """A seat as one person sees it: `mine` and `heads` are his own seat and the one of the head of the table."""

    seat: int
    chair: Chair
    mine: bool
    heads: bool

    @property
    def person(self) -> bool:
        """Whether somebody sits there who is no bot."""
        return bool(self.chair.name) and not self.chair.level

    @property
    def bot(self) -> bool:
        """Whether the seat is for a bot."""
        return bool(self.chair.level)


def described(texts: Texts, place: Place) -> tuple[str, str]:
    """What is said of a seat besides its name, and the part of its style that says so too."""
    chair = place.chair
    if place.bot:
        return texts.say("lobby-bot", level=texts.level(chair.level)[0]), "quiet"
    if not chair.name:
        return "", "quiet"
    if chair.stand_in:
        return texts.say("lobby-stand-in"), "trouble"
    if chair.presence in ("shaky", "dropped", "away"):
        return texts.say(f"lobby-{chair.presence}", seconds=chair.seconds), "trouble"
    return texts.say("lobby-you" if place.mine else "lobby-guest"), "quiet"


class ChairLine(Widget, can_focus=True):
    """One seat. In focus it is the seat that the head's keys are for."""

    ALLOW_SELECT = False
    PARTS: ClassVar = ("name", "quiet", "trouble", "ready", "number")
    COMPONENT_CLASSES: ClassVar = {f"chair--{part}" for part in PARTS}
    DEFAULT_CSS = """
    ChairLine { height: 1; padding: 0 1; pointer: pointer; }
    ChairLine:hover { background: $boost; }
    ChairLine:focus { background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold; }
    App:nocolor ChairLine:focus { text-style: reverse bold; }
    ChairLine > .chair--name { text-style: bold; }
    ChairLine > .chair--quiet { color: $faded; }
    ChairLine > .chair--trouble { color: $warning; text-style: bold; }
    ChairLine > .chair--ready { color: $success; text-style: bold; }
    ChairLine > .chair--number { color: $accent; }
    """

    class Chosen(Message):
        """A person clicked the seat that was in focus already."""

        def __init__(self, line: ChairLine) -> None:
            super().__init__()
            self.line = line

    def __init__(self, place: Place, texts: Texts, *, plain: bool) -> None:
        super().__init__(id=f"chair-{place.seat}")
        self.place, self._texts, self._plain = place, texts, plain

    def show(self, place: Place) -> None:
        """Somebody came, went, or is ready."""
        if place != self.place:
            self.place = place
            self.refresh()

    def render(self) -> Content:
        """Number, crown of the head, name; then what he is, and the mark of readiness at the end."""
        styles = {
            part: "" if self.has_focus else self.get_visual_style(f"chair--{part}", partial=True) for part in self.PARTS
        }
        place, chair = self.place, self.place.chair
        crown = self._drawn(HEAD if place.heads else " ")
        name = chair.name or self._texts.say("lobby-free")
        name_style = styles["name"] if place.person else styles["quiet"]
        named = Content(name).truncate(NAME, ellipsis=True)
        said, part = described(self._texts, place)
        mark = self._drawn((READY if chair.ready else AWAITED) if place.person else " ")
        head = Content.assemble((f"{place.seat + 1:>2}", styles["number"]), f" {crown} ", named.stylize(name_style))
        head = head.pad_right(max(0, 5 + NAME - head.cell_length))
        room = self.content_size.width - head.cell_length - 3
        told = Content(said).truncate(max(0, room), ellipsis=True).stylize(styles[part])
        gap = " " * max(0, room - told.cell_length)
        return Content.assemble(head, " ", told, gap, " ", (mark, styles["ready" if chair.ready else "quiet"]))

    def _drawn(self, glyph: str) -> str:
        return glyph.translate(PLAIN) if self._plain else glyph
