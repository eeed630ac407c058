"""How long a bot waits before it acts, so that people can follow. Only public facts go into it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, Literal

Pace = Literal["instant", "brisk", "normal", "relaxed"]

_SECONDS: Final[dict[Pace, tuple[float, float, float]]] = {
    # at least, at random on top, for every event that people have to read
    "instant": (0.0, 0.0, 0.0),
    "brisk": (0.3, 0.3, 0.1),
    "normal": (0.7, 0.7, 0.25),
    "relaxed": (1.5, 1.2, 0.5),
}
_EVENTS_READ: Final = 5


def wait(pace: Pace, table: str, seq: int, seat: int, told: int, look: float = 0.0) -> float:
    """Seconds from update `seq` of this table, with `told` public events, to the seat's decision.

    Where the game itself says how long there is to `look`, it is that long: everyone sees a card for the same time.
    """
    if look and pace != "instant":
        return look
    least, spread, reading = _SECONDS[pace]
    chance = blake2b(f"{table}/{seq}/{seat}".encode(), digest_size=4).digest()
    return least + spread * int.from_bytes(chance, "big") / 2**32 + reading * min(told, _EVENTS_READ)
