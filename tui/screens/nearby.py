"""The tables that others have opened nearby, and the ways to those that are not found by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, Static

from net.clean import clean_line
from tui import terms
from tui.keys import bind
from tui.widgets.neighbour import NeighbourLine
from tui.widgets.talk import LineField

from .page import Page

if TYPE_CHECKING:
    from net.nearby import Neighbour

LINE_CELLS = 40
"""Cells of what was written, where it is said that it leads nowhere."""

PATIENCE = 3.0
"""Seconds until it is said that nothing was found, and what one may do then."""


class NearbyTables(Page[None]):
    """The list follows the network while it is open; what is agreed at the table in focus stands beside it."""

    CSS_PATH = "../styles/nearby.tcss"
    topic = "nearby"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("nearby.sit", "sit"),
        bind("nearby.watch", "watch"),
        bind("nearby.where", "where"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._waited = False

    def title_line(self) -> str:
        return self.texts.say("nearby-title")

    def body(self) -> Iterable[Widget]:
        yield LineField(self.texts.say("nearby-where"), id="where")
        with Horizontal(id="nearby-columns"):
            yield VerticalScroll(id="tables", can_focus=False)
            with VerticalScroll(id="details", can_focus=False):
                yield Static(id="detail", markup=False)
        yield Static(id="nothing", markup=False)

    def on_mount(self) -> None:
        self.app.surroundings.listen(self._changed)
        self.set_timer(PATIENCE, self._wait_no_more)
        self._changed()

    def on_unmount(self) -> None:
        self.app.surroundings.hush(self._changed)

    async def retell(self) -> None:
        await super().retell()
        self._changed()

    # Showing it

    def _wait_no_more(self) -> None:
        self._waited = True
        self._changed()

    def _changed(self) -> None:
        self.run_worker(self._show, group="tables", exclusive=True)

    async def _show(self) -> None:
        """The tables there are now; the focus stays on the same one."""
        box = self.query_one("#tables")
        tables = self.app.surroundings.tables
        lines = list(box.query(NeighbourLine))
        focused = self._focused()
        for line in lines[len(tables) :]:
            await line.remove()
        for line, table in zip(lines, tables, strict=False):
            line.show(table)
        fresh = [NeighbourLine(each, self.texts, plain=self.app.plain_art) for each in tables[len(lines) :]]
        if fresh:
            await box.mount_all(fresh)
        self._keep_focus(focused, tables, first=not lines)
        self._show_nothing(bool(tables))
        self._show_detail()

    def _keep_focus(self, before: Neighbour | None, tables: Sequence[Neighbour], *, first: bool) -> None:
        """On the same table as before; the first tables that are found take it from an empty field."""
        lines = list(self.query(NeighbourLine))
        same = next((i for i, table in enumerate(tables) if before is not None and key(table) == key(before)), 0)
        if not lines:
            self.query_one("#where").focus()
        elif not isinstance(self.focused, Input) or (first and not self.focused.value):
            lines[same].focus()

    def _show_nothing(self, found: bool) -> None:
        nothing = self.query_one("#nothing", Static)
        nothing.display = not found
        self.query_one("#nearby-columns").display = found
        around = self.app.surroundings
        if not around.works:
            said = "nearby-no-network"
        elif around.isolated:
            said = "nearby-isolated"
        else:
            said = "nearby-nothing" if self._waited else "nearby-looking"
        nothing.update(Content(self.texts.say(said)))

    def _show_detail(self) -> None:
        table = self._focused()
        if table is not None:
            self.query_one("#detail", Static).update(self._detail(table))
        self.refresh_bindings()

    def _detail(self, table: Neighbour) -> Content:
        """What one must know before one sits down."""
        say, offer = self.texts.say, table.offer
        title = self.texts.game(offer.game)[0]
        lines = [Content.styled(offer.title or title, "bold $accent")]
        lines.append(Content.styled(say("nearby-by", host=table.host, address=str(table.address)), "$faded"))
        lines.append(Content(say("nearby-known" if table.known else "nearby-new")))
        lines += [Content(""), Content.styled(title, "bold")]
        for term in terms.rules(self.texts, offer.game, offer.options):
            mark = Content.styled("• ", "bold $warning") if term.differs else Content("")
            lines.append(Content.assemble(mark, term.text))
        lines.append(Content(""))
        lines += [Content.styled(said, "$faded") for said in terms.policy(self.texts, offer.policy)]
        return Content("\n").join(lines)

    def on_descendant_focus(self) -> None:
        self._show_detail()

    # Doing it

    def _focused(self) -> Neighbour | None:
        return self.focused.table if isinstance(self.focused, NeighbourLine) else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """One sits down or looks on at a table in focus, where that is allowed."""
        table = self._focused()
        if action == "sit":
            return table is not None
        if action == "watch":
            return table is not None and table.offer.policy.watching != "none"
        return True

    def action_sit(self) -> None:
        """Sit down at the table in focus."""
        self._knock(watch=False)

    def action_watch(self) -> None:
        """Look on at the table in focus."""
        self._knock(watch=True)

    def _knock(self, *, watch: bool) -> None:
        from net.invite import Where

        table = self._focused()
        if table is not None:
            self.app.party.knock(Where((table.address,), table=table.offer.table), watch=watch)

    @on(NeighbourLine.Chosen)
    def _clicked(self) -> None:
        self.action_sit()

    def action_where(self) -> None:
        """Write an address or a join code."""
        self.query_one("#where").focus()

    @on(Input.Submitted, "#where")
    def _written(self, event: Input.Submitted) -> None:
        from tui.joining import destination
        from tui.usage import Misuse

        if not event.value.strip():
            return
        try:
            where, right = destination(event.value.strip())
        except Misuse:
            self.app.tell(self.texts.say("nearby-no-place", word=clean_line(event.value, LINE_CELLS)))
            return
        self.app.party.knock(where, right)

    def action_back(self) -> None:
        """Out of the field, or back to the screen below."""
        lines = list(self.query(NeighbourLine))
        if isinstance(self.focused, Input) and lines:
            lines[0].focus()
        else:
            self.dismiss(None)


def key(table: Neighbour) -> object:
    """What makes a table the same one when its host is asked again."""
    return str(table.address), table.offer.table
