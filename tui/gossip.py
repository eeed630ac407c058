"""What has changed at a table between two of the host's accounts of it, for people to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engines.game import Seat
    from net.wire import Chair, Company

News = tuple[str, dict[str, Any]]
"""A key of the texts, and its arguments."""


def news(before: Company, now: Company, mine: Seat) -> Iterator[News]:
    """Who came, went, or is the head now; whether the rules or the terms are others. `mine` is known to himself."""
    if (before.game, before.options) != (now.game, now.options):
        yield "lobby-news-rules", {}
    if before.policy != now.policy:
        yield "lobby-news-terms", {}
    for seat, (old, new) in enumerate(_pairs(before, now)):
        if seat != mine and old != new:
            if old:
                yield "lobby-news-left", {"seat": old}
            if new:
                yield "lobby-news-came", {"seat": new}
    head = now.chairs[now.head].name if 0 <= now.head < len(now.chairs) else ""
    if before.head != now.head and head:
        yield "lobby-news-head", {"seat": head, "you": "yes" if now.head == mine else "no"}


def _pairs(before: Company, now: Company) -> Iterator[tuple[str, str]]:
    """The people of each seat, then and now."""
    for seat in range(max(len(before.chairs), len(now.chairs))):
        yield _person(before.chairs, seat), _person(now.chairs, seat)


def _person(chairs: tuple[Chair, ...], seat: int) -> str:
    return chairs[seat].name if seat < len(chairs) and not chairs[seat].level else ""
