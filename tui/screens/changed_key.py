"""The stop when a host is not the one that was there before."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from net.known import Known
from tui.keys import bind
from tui.widgets.keyline import KeyLine

from .page import Spoken

if TYPE_CHECKING:
    from net.invite import Where

COMPARED: Final = 16
"""So many digits of the fingerprint are typed from the host's own screen before it is believed."""


class ChangedKey(Spoken[bool]):
    """Nothing goes on by a key: only who types the fingerprint that the host's own screen shows comes in.

    Ends with True once the host is believed. `seen` is the fingerprint of whoever answers.
    """

    CSS_PATH = "../styles/stop.tcss"
    topic = "changed-key"
    BINDINGS: ClassVar[list[BindingType]] = [bind("stop.back", "back")]

    def __init__(self, where: Where, seen: bytes) -> None:
        super().__init__()
        self._where, self._seen = where, seen

    def compose(self) -> ComposeResult:
        say = self.texts.say
        with Vertical(id="stop"):
            yield Static(Content(say("stop-title")), id="stop-title", markup=False)
            place = ", ".join(map(str, self._where.addresses))
            yield Static(Content(say("stop-what", address=place)), classes="stop-line", markup=False)
            yield Static(Content(say("stop-why")), classes="stop-line", markup=False)
            yield Static(Content(say("stop-do")), classes="stop-line", markup=False)
            yield Input(placeholder=say("stop-field"), max_length=40, compact=True, id="stop-field")
            yield Static(id="stop-said", markup=False)
        yield KeyLine()

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    @on(Input.Submitted)
    def _typed(self, event: Input.Submitted) -> None:
        typed = "".join(event.value.split()).replace(":", "").lower()
        if not typed:
            return
        if self._seen and typed == self._seen.hex()[:COMPARED]:
            known = Known(self.app.data)
            for address in self._where.addresses:
                known.forget(str(address))
            self.dismiss(True)
        else:
            self.query_one("#stop-said", Static).update(Content(self.texts.say("stop-differs")))

    def action_back(self) -> None:
        """Go back, and do not go in."""
        self.dismiss(False)
