"""How others get in, large enough to be read across a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from tui.keys import bind
from tui.widgets.door import DoorPlate, QrCode

from .page import Dialog

if TYPE_CHECKING:
    from net.policy import Policy
    from net.wire import Door


WORDS: Final = 36
FRAME: Final = 9
"""Cells beside the picture: for the words, and for edges and gaps."""


class Invitation(Dialog[None]):
    """The PIN, the join code and its picture for a camera, and how the host shows itself to who comes."""

    CSS_PATH: ClassVar = ["../styles/dialog.tcss", "../styles/lobby.tcss"]
    topic = "invitation"
    BINDINGS: ClassVar[list[BindingType]] = [bind("invitation.close", "close")]

    def __init__(self, door: Door, policy: Policy, fingerprint: str) -> None:
        super().__init__()
        self.door, self.policy, self.fingerprint = door, policy, fingerprint

    def compose(self) -> ComposeResult:
        say = self.texts.say
        with Horizontal(id="invitation"):
            yield QrCode(id="qr")
            with Vertical(id="invitation-words"):
                yield Static(Content(say("lobby-invite-title")), classes="dialog-title", markup=False)
                yield Static(Content(say(f"lobby-invite-{self.policy.access}")), markup=False)
                yield DoorPlate(self.texts, self.app.plain_art, id="door")
                yield Static(Content(say("lobby-invite-host", fingerprint=self.fingerprint)), id="me", markup=False)

    def on_mount(self) -> None:
        picture = self.query_one("#qr", QrCode)
        picture.show(self.door.code)
        self.query_one("#invitation").styles.width = picture.across + WORDS + FRAME
        self.query_one(DoorPlate).show(self.door)

    def action_close(self) -> None:
        """Close."""
        self.dismiss(None)
