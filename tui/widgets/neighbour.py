"""A table nearby on two lines: its name and how many sit there, then the game, the host and how one gets in."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from .glyphs import PLAIN

if TYPE_CHECKING:
    from net.nearby import Neighbour
    from tui.text import Texts

HERE: Final = "●"
GREY: Final = "○"
KNOWN: Final = "✓"


class NeighbourLine(Widget, can_focus=True):
    """Grey when the host did not answer the last time it was asked; Enter or a second click sits down."""

    ALLOW_SELECT = False
    PARTS: ClassVar = ("title", "quiet", "known", "mark", "free")
    COMPONENT_CLASSES: ClassVar = {f"neighbour--{part}" for part in PARTS}
    DEFAULT_CSS = """
    NeighbourLine { height: 2; padding: 0 1; margin-bottom: 1; pointer: pointer; }
    NeighbourLine:hover { background: $boost; }
    NeighbourLine:focus { background: $block-cursor-background; color: $block-cursor-foreground; }
    App:nocolor NeighbourLine:focus { text-style: reverse bold; }
    NeighbourLine.-grey { color: $faded; }
    NeighbourLine > .neighbour--title { text-style: bold; }
    NeighbourLine > .neighbour--quiet { color: $faded; }
    NeighbourLine > .neighbour--known { color: $success; text-style: bold; }
    NeighbourLine > .neighbour--mark { color: $success; text-style: bold; }
    NeighbourLine > .neighbour--free { color: $accent; text-style: bold; }
    """

    class Chosen(Message):
        """A person clicked the table that was in focus already."""

    def __init__(self, table: Neighbour, texts: Texts, *, plain: bool) -> None:
        super().__init__()
        self.table, self._texts, self._plain = table, texts, plain

    def show(self, table: Neighbour) -> None:
        """The host said something else."""
        if table != self.table:
            self.table = table
            self.refresh()

    def render(self) -> Content:
        """Both lines, their left parts cut where there is little room."""
        grey, offer = self.table.state == "grey", self.table.offer
        self.set_class(grey, "-grey")
        styles = {
            part: "" if self.has_focus or grey else self.get_visual_style(f"neighbour--{part}", partial=True)
            for part in self.PARTS
        }
        say = self._texts.say
        seats = say("nearby-seats", taken=offer.seats - offer.free, seats=offer.seats)
        state = say("nearby-silent") if grey else say("nearby-playing") if offer.phase != "lobby" else seats
        access = say(f"nearby-access-{offer.policy.access}")
        host = f"{self.table.host} {self._drawn(KNOWN)}" if self.table.known else self.table.host
        game = self._texts.game(offer.game)[0]
        mark = self._drawn(GREY if grey else HERE)
        free = styles["free" if offer.free and offer.phase == "lobby" else "quiet"]
        upper = self._row((mark, styles["mark"]), (offer.title or game, styles["title"]), (state, free))
        lower = self._row((" ", ""), (f"{game} · {host}", styles["quiet"]), (access, styles["quiet"]))
        return Content("\n").join([upper, lower])

    def _row(self, mark: tuple[str, object], left: tuple[str, object], right: tuple[str, object]) -> Content:
        room = self.content_size.width - 3 - Content(right[0]).cell_length
        text = Content(left[0]).truncate(max(0, room), ellipsis=True)
        gap = " " * max(0, room - text.cell_length)
        return Content.assemble(mark, " ", text.stylize(left[1]), gap, " ", right)  # type: ignore[arg-type]

    def _drawn(self, glyph: str) -> str:
        return glyph.translate(PLAIN) if self._plain else glyph

    def on_click(self) -> None:
        if self.has_focus:
            self.post_message(self.Chosen())
