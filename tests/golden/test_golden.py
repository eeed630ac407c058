"""Golden playthroughs: each replays to the same bytes, so no rule, event or view changes unseen."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import get_args

import pytest

from engines.registry import load
from engines.rng import Rng

from .files import FOLDER, playthroughs
from .playthrough import Header, Illegal, complete, parse, replay

FILES = playthroughs()
LARGEST = 1_500_000
SMALL = Header("A small one.", "roitatouille", "deck=small hand=2", 2, 1, 1)

over_games = pytest.mark.parametrize("game_id", sorted({path.parent.name for path in FILES}))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_replays_to_the_same_bytes(path: Path) -> None:
    text = path.read_text("utf-8")
    header, actions = parse(text)
    assert header.game == path.parent.name
    assert replay(header, actions) == text


@over_games
def test_a_game_has_a_dozen_playthroughs_of_many_kinds(game_id: str) -> None:
    headers = [parse(path.read_text("utf-8"))[0] for path in playthroughs(game_id)]
    low, high = load(game_id).info.seats
    assert len(headers) >= 12
    assert {low, high} <= {header.seats for header in headers}
    assert len({header.options for header in headers}) >= 6


@over_games
def test_the_playthroughs_show_every_event(game_id: str) -> None:
    shown = {
        tag for path in playthroughs(game_id) for tag in re.findall(r"^\d*\* (\S+)", path.read_text("utf-8"), re.M)
    }
    assert shown == {kind.__struct_config__.tag for kind in get_args(load(game_id).event_type)}


def test_the_playthroughs_stay_modest() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.txt")) < LARGEST


def test_a_bare_header_is_played_to_the_end_and_then_stands() -> None:
    text = complete(*parse(str(SMALL)))
    assert complete(*parse(text)) == text
    assert replay(*parse(text)) == text
    assert "* round-won" in text


def test_an_action_that_is_not_legal_is_refused_by_the_check_and_replaced_by_the_tool() -> None:
    header, actions = parse(complete(SMALL, []))
    spoilt = [actions[0], "1 parry", *actions[1:]]
    with pytest.raises(Illegal):
        replay(header, spoilt)
    again = parse(complete(header, spoilt))[1]
    assert again[0] == actions[0]
    assert "1 parry" not in again


def test_actions_beyond_the_end_are_refused() -> None:
    header, actions = parse(complete(SMALL, []))
    with pytest.raises(Illegal):
        replay(header, [*actions, "1 draw"])


def test_another_shuffle_does_not_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    header, actions = parse(complete(SMALL, []))
    text = replay(header, actions)
    monkeypatch.setattr(Rng, "shuffle", lambda rng, items: (list(items), rng))
    with contextlib.suppress(Illegal):
        assert replay(header, actions) != text
