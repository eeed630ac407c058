"""Where the rules themselves show a bystander something that was hidden: everywhere else, nothing may."""

from __future__ import annotations

from collections.abc import Callable

from engines.game import Action, Event, Seat, View
from engines.ribauds import values as rr
from engines.roitatouille import values as rt

_Reveals = Callable[[View, Action, list[Event], Seat], bool]


DEALS = (rr.GameStarted, rt.RoundStarted)


def dealt_anew(events: list[Event]) -> bool:
    """Whether a new round began: what was told of the old one is no longer in the view."""
    return any(isinstance(event, DEALS) for event in events)


def may_reveal(before: View, action: Action, events: list[Event], viewer: Seat) -> bool:
    """Whether this action may lawfully change the viewer's view by what he did not know.

    `events` are those of the world and of its twin.
    """
    return REVEALS[type(before).__struct_config__.tag](before, action, events, viewer)  # type: ignore[index]


def roitatouille(before: View, action: Action, events: list[Event], viewer: Seat) -> bool:
    """A drawn dynasty card that fits is laid at once (RT-07); a new deal; a draw by the viewer himself."""
    return dealt_anew(events) or any(
        (isinstance(event, rt.Laid) and isinstance(action, rt.Draw))
        or (isinstance(event, rt.Drew) and event.seat == viewer)
        for event in events
    )


def ribauds(before: View, action: Action, events: list[Event], viewer: Seat) -> bool:
    """Cards turned, laid or taken face up, discarded or shown; a win; a new deal; a draw by the viewer himself."""
    shown = (rr.Revealed, rr.Turned, rr.Discarded, rr.GameWon)
    return dealt_anew(events) or any(
        isinstance(event, shown)
        or (isinstance(event, rr.Shown) and event.target == viewer)
        or (isinstance(event, rr.Drew) and event.seat == viewer)
        for event in events
    )


REVEALS: dict[str, _Reveals] = {"ribauds": ribauds, "roitatouille": roitatouille}
