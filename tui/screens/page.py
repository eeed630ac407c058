"""What all screens but the table have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.css.query import NoMatches
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Static

from tui.keys import bind
from tui.widgets.keyline import KeyLine

if TYPE_CHECKING:
    from tui.app import RoiteletApp
    from tui.text import Texts

R = TypeVar("R")


class Body(VerticalScroll, can_focus=False, inherit_bindings=False):
    """What a page holds between its title and its keys; it scrolls when it must."""


class Spoken(Screen[R]):
    """A screen whose words can change while it is open. `topic` is its part of the help: the key `help-TOPIC`."""

    app: RoiteletApp
    topic: str = ""

    @property
    def texts(self) -> Texts:
        """The words of the present language."""
        return self.app.texts

    async def retell(self) -> None:
        """Say everything anew, in the language there is now; the focus stays where it was."""
        focused = self.focused.id if self.focused is not None else None
        await self.recompose()
        self.refresh_bindings()
        if focused:
            try:
                self.query_one(f"#{focused}").focus()
            except NoMatches:
                return


class Page(Spoken[R]):
    """A screen of its own: a title, a body that scrolls, the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("page.up", "previous", show=False),
        bind("page.down", "next", show=False),
        bind("page.back", "back"),
    ]

    def title_line(self) -> str:
        """What the title says."""
        raise NotImplementedError

    def body(self) -> Iterable[Widget]:
        """The widgets between the title and the keys."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        yield Static(Content(self.title_line()), classes="page-title", markup=False)
        with Body(classes="page-body"):
            yield from self.body()
        yield KeyLine()

    def action_previous(self) -> None:
        """Go to the line above."""
        self.focus_previous()

    def action_next(self) -> None:
        """Go to the line below."""
        self.focus_next()

    def action_back(self) -> None:
        """Leave this screen for the one below."""
        self.dismiss(None)


class Dialog(Spoken[R], ModalScreen[R]):
    """A box over the screen that asked."""
