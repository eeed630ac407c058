from __future__ import annotations

import inspect
from typing import get_args

from net.pace import Pace, wait


def test_only_public_facts_go_into_a_wait() -> None:
    assert list(inspect.signature(wait).parameters) == ["pace", "table", "seq", "seat", "told", "look"]
    assert wait("normal", "t", 3, 1, 2) == wait("normal", "t", 3, 1, 2)


def test_an_instant_bot_does_not_wait() -> None:
    assert {wait("instant", "t", seq, 0, 9) for seq in range(50)} == {0.0}


def test_each_pace_is_slower_than_the_one_before() -> None:
    mean = [sum(wait(pace, "t", seq, 1, 2) for seq in range(200)) for pace in get_args(Pace)]
    assert mean == sorted(mean)
    assert len(set(mean)) == 4


def test_waits_vary_and_leave_time_to_read() -> None:
    waits = [wait("normal", "t", seq, 1, 1) for seq in range(200)]
    assert max(waits) - min(waits) > 0.4
    assert wait("normal", "t", 1, 1, 3) > wait("normal", "t", 1, 1, 1)
    assert wait("relaxed", "t", 1, 1, 10**6) < 6


def test_a_game_that_wants_to_be_looked_at_sets_the_time_but_for_instant_bots() -> None:
    for pace in get_args(Pace):
        assert {wait(pace, "t", seq, 1, 2, 3.0) for seq in range(5)} == {0.0 if pace == "instant" else 3.0}
