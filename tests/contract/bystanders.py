"""Where the rules themselves show a bystander something that was hidden: everywhere else, nothing may."""

from __future__ import annotations

from collections.abc import Callable

from engines.game import Action, Event, Seat, View
from engines.ministre import values as kt
from engines.ribauds import values as rr
from engines.roitatouille import values as rt
from engines.sommeil import values as rs

_Reveals = Callable[[View, Action, list[Event], Seat], bool]


_NOT_KEPT = (rr.GameStarted, rt.RoundStarted, kt.Challenged, kt.Unchallenged, kt.Replied, rs.Uncovered, rs.PutBack)


def not_kept(events: list[Event]) -> bool:
    """Whether something was told that no view keeps: a new round began, sealed answers were opened, or a lot drawn."""
    return any(isinstance(event, _NOT_KEPT) for event in events)


def may_reveal(before: View, action: Action, events: list[Event], viewer: Seat) -> bool:
    """Whether this action may lawfully change the viewer's view by what he did not know.

    `events` are those of the world and of its twin.
    """
    return REVEALS[type(before).__struct_config__.tag](before, action, events, viewer)


def roitatouille(before: View, action: Action, events: list[Event], viewer: Seat) -> bool:
    """A drawn dynasty card that fits is laid at once (RT-07); a new deal; a draw by the viewer himself."""
    return not_kept(events) or any(
        (isinstance(event, rt.Laid) and isinstance(action, rt.Draw))
        or (isinstance(event, rt.Drew) and event.seat == viewer)
        for event in events
    )


def ribauds(before: View, action: Action, events: list[Event], viewer: Seat) -> bool:
    """Cards turned, laid or taken face up, discarded or shown; a win; a new deal; a draw by the viewer himself."""
    shown = (rr.Revealed, rr.Turned, rr.Discarded, rr.GameWon)
    return not_kept(events) or any(
        isinstance(event, shown)
        or (isinstance(event, rr.Shown) and event.target == viewer)
        or (isinstance(event, rr.Drew) and event.seat == viewer)
        for event in events
    )


def ministre(before: View, action: Action, events: list[Event], viewer: Seat) -> bool:
    """Sealed answers opened, cards checked, named or turned up, a lot drawn, a look by the viewer himself."""
    opened = (kt.Challenged, kt.Unchallenged, kt.Replied, kt.Accused, kt.Unveiled, kt.Named, kt.Shuffled, kt.Ended)
    return any(isinstance(event, opened) or (isinstance(event, kt.Looked) and event.seat == viewer) for event in events)


def sommeil(before: View, action: Action, events: list[Event], viewer: Seat) -> bool:
    """Every card drawn, coin shown and blanket lifted is chance or memory laid open."""
    return any(not isinstance(event, rs.BetMade) for event in events)


REVEALS: dict[str, _Reveals] = {
    "ribauds": ribauds,
    "roitatouille": roitatouille,
    "ministre": ministre,
    "sommeil": sommeil,
}
