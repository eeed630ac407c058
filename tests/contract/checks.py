"""The laws of secrecy and soundness, as functions, so that planted faults can be run against them too.

Each returns how many comparisons it made: a law that was never put to the test is no proof.
"""

from __future__ import annotations

import msgspec

from engines.codec import pack
from engines.game import Event, State

from .audits import AUDITS, SECRETS
from .bystanders import may_reveal, not_kept
from .walks import Table, rng, walk


def indistinguishable(table: Table, games: int, every: int = 1) -> int:
    """What a viewer sees depends on nothing but what he may know: his view of an invented world is the same bytes."""
    checked = 0
    for seed in range(games):
        for position in walk(table, seed):
            if position.number % every:
                continue
            for viewer in table.viewers:
                view = position.state.view(viewer)
                world = table.game.sample(view, rng(position.number, f"{seed}/{viewer}"))
                assert pack(world.view(viewer)) == pack(view)
                assert world.to_act() == position.state.to_act()
                AUDITS[table.game.info.id](world)
                checked += 1
    return checked


def told_alike(table: Table, games: int, every: int = 1) -> int:
    """The same action in a world and its twin tells the viewer the same, unless his new view lawfully differs too."""
    checked = 0
    for seed in range(games):
        for position in walk(table, seed):
            if position.number % every:
                continue
            for viewer in table.viewers:
                twin = table.game.sample(position.state.view(viewer), rng(position.number, f"{seed}/{viewer}"))
                if position.action not in twin.legal(position.seat):
                    continue
                here, there = position.state.clone(), twin
                events, others = (
                    _apply(here, position.seat, position.action),
                    _apply(there, position.seat, position.action),
                )
                if not_kept(events):
                    continue
                if pack(here.view(viewer)) == pack(there.view(viewer)):
                    assert _told(table, events, viewer) == _told(table, others, viewer)
                    checked += 1
    return checked


def nothing_given_away(table: Table, games: int, every: int = 1) -> int:
    """A bystander's next view follows from what he saw and what was done, except where the rules turn a card up.

    This is what catches a prompt that exists only for those who hold a certain card (ALL-3).
    """
    checked = 0
    for seed in range(games):
        for position in walk(table, seed):
            if position.number % every:
                continue
            for viewer in table.viewers:
                if viewer == position.seat:
                    continue
                before = position.state.view(viewer)
                twin = table.game.sample(before, rng(position.number, f"{seed}/{viewer}"))
                if position.action not in twin.legal(position.seat):
                    continue
                here = position.state.clone()
                events, others = (
                    _apply(here, position.seat, position.action),
                    _apply(twin, position.seat, position.action),
                )
                after = here.view(viewer)
                if may_reveal(before, position.action, [*events, *others], viewer):
                    continue
                assert pack(twin.view(viewer)) == pack(after)
                assert _told(table, events, viewer) == _told(table, others, viewer)
                checked += 1
    return checked


def seldom_true(table: Table, games: int) -> float:
    """How often an invented world is the true one, at deals where much is hidden."""
    secret = SECRETS[table.game.info.id]
    same = total = 0
    for seed in range(games):
        state = table.new(seed)
        for viewer in table.viewers:
            total += 1
            same += secret(table.game.sample(state.view(viewer), rng(seed, f"truth/{viewer}"))) == secret(state)
    return same / total


def varied(table: Table, worlds: int) -> int:
    """How many different worlds are invented for one seat, at a deal where much is hidden."""
    secret, view = SECRETS[table.game.info.id], table.new(0).view(0)
    return len({repr(secret(table.game.sample(view, rng(number)))) for number in range(worlds)})


def _apply(state: State, seat: int, action: object) -> list[Event]:
    events: list[Event] = []
    state.apply(seat, action, events.append)
    return events


def _told(table: Table, events: list[Event], viewer: int) -> bytes:
    told = [table.game.tell(event, viewer) for event in events]
    return pack([msgspec.to_builtins(event) for event in told if event is not None])
