"""What a host has settled besides the rules: who gets in, what becomes of an empty seat, how long one thinks."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

Access = Literal["open", "pin", "code"]
"""How a stranger gets in: by asking, by the six digits on the host's screen, or by an invitation."""
Dropped = Literal["bot", "wait", "end"]
"""What happens when a person's line stays broken: a bot sits in, the table waits, or the game ends."""
Watching = Literal["none", "silent", "chat"]
"""Whether people may look on, and whether they may talk."""

LONGEST: Final = 3_600
Seconds = Annotated[int, msgspec.Meta(ge=0, le=LONGEST)]


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everyone may read before he sits down.

    `move` is the time for one decision, in seconds; 0 is no clock at all. `reserve` is what a seat has beyond that,
    for the whole game.
    """

    access: Access = "open"
    dropped: Dropped = "bot"
    watching: Watching = "silent"
    move: Seconds = 0
    reserve: Seconds = 0
