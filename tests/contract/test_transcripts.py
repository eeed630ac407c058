"""Two worlds that a viewer cannot tell apart send him the same bytes at the same times, refusals included."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines.codec import pack
from engines.game import Event, State
from net import sitting as sitting_module
from net.room import Room
from net.table import Table as Door
from net.wire import Nack, Ping
from tests.contract.bystanders import may_reveal, not_kept
from tests.contract.walks import Position, Table, rng, trials, walk
from tests.net.transcripts import Doing, transcript

GAMES = ("roitatouille", "ribauds", "ministre", "sommeil")
pytestmark = pytest.mark.filterwarnings("ignore::async_solipsism.SolipsismWarning")


def compared(patch: pytest.MonkeyPatch, folder: Path, game_id: str, most: int) -> int:
    """How many pairs of worlds were compared: an equal number for every game, of every viewer."""
    table = next(table for table in trials(game_id) if table.seats == max(each.seats for each in trials(game_id)))
    done, chance = 0, random.Random(game_id)
    for seed in range(200):
        for position in walk(table, seed):
            if chance.random() > 0.2:
                continue
            viewer = chance.choice(table.viewers)
            twin = table.game.sample(position.state.view(viewer), rng(position.number, f"{seed}/{viewer}"))
            if not alike(table, position, twin, viewer):
                continue
            doing = Doing(position.seat, position.action)
            here = transcript(patch, folder / "here" / str(done), table, position.state, viewer, doing)
            there = transcript(patch, folder / "there" / str(done), table, twin, viewer, doing)
            assert len(here) > 8
            assert here == there, (viewer, doing)
            done += 1
            if done == most:
                return done
    return done


def alike(table: Table, position: Position, twin: State, viewer: int) -> bool:
    """Whether the viewer may learn nothing from what is done that would tell the two worlds apart."""
    if position.action not in twin.legal(position.seat):
        return False
    before, here, there = position.state.view(viewer), position.state.clone(), twin.clone()
    events: list[Event] = []
    here.apply(position.seat, position.action, events.append)
    there.apply(position.seat, position.action, events.append)
    if viewer != position.seat:
        return not may_reveal(before, position.action, events, viewer)
    return not not_kept(events) and pack(here.view(viewer)) == pack(there.view(viewer))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_viewer_is_sent_the_same_in_either_world(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    assert compared(monkeypatch, tmp_path, game_id, 16) == 16


# Planted leaks: each must be found


def odd(door: Door) -> bool:
    """Something that depends on what nobody may know."""
    return sum(b"".join(pack(door._journal.state.view(seat)) for seat in door.seats)) % 2 == 1


def refusals(patch: pytest.MonkeyPatch) -> None:
    refuse = Door._refusal
    patch.setattr(
        Door, "_refusal", lambda door, *how: ("stale" if odd(door) else "illegal") if refuse(door, *how) else None
    )


def times(patch: pytest.MonkeyPatch) -> None:
    play, wait = sitting_module.Sitting._play, sitting_module.wait
    at: list[Door] = []

    async def noted(sitting: Any, seat: int) -> None:
        at.append(sitting.table)
        await play(sitting, seat)

    patch.setattr(sitting_module.Sitting, "_play", noted)
    patch.setattr(sitting_module, "wait", lambda *how: wait(*how) + 0.01 * odd(at[-1]))


def messages(patch: pytest.MonkeyPatch) -> None:
    hear = Room._hear

    async def told(room: Room, stay: Any, message: Any) -> Any:
        if room.sitting is not None and odd(room.sitting.table):
            stay.connection.send(Ping(9))
        return await hear(room, stay, message)

    patch.setattr(Room, "_hear", told)


def lengths(patch: pytest.MonkeyPatch) -> None:
    submit = Door.submit

    def longer(door: Door, seat: int, act: Any, *how: Any) -> Any:
        step = submit(door, seat, act, *how)
        if isinstance(step.answer, Nack):
            return step._replace(answer=Nack(step.answer.id, step.answer.code + "." * odd(door)))
        return step

    patch.setattr(Door, "submit", longer)


@pytest.mark.parametrize("leak", [refusals, times, messages, lengths])
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="Doing"):
        compared(monkeypatch, tmp_path, "ribauds", 30)
