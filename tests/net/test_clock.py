"""Clocks by hand-made moments: no test here waits."""

from __future__ import annotations

import pytest

from net.clock import GRACE, Clock, allowance
from net.policy import Policy
from net.wire import Clocks, encode, from_host
from tests.net.bids import View

TEN = Policy(move=10, reserve=30)


def test_without_a_clock_nothing_runs() -> None:
    clock = Clock(Policy(), 3)
    clock.run({0: 0, 1: 0}, 5.0)
    assert (clock.on, clock.running, clock.due(), clock.late(1e9)) == (False, (), None, ())


def test_the_time_for_a_move_goes_first_then_the_reserve() -> None:
    clock = Clock(TEN, 2)
    clock.run({1: 0}, 100.0)
    assert clock.message(104.0) == Clocks((1,), (10_000, 6_000), (30_000, 30_000))
    assert clock.message(115.0) == Clocks((1,), (10_000, 0), (30_000, 25_000))
    assert clock.message(500.0) == Clocks((1,), (10_000, 0), (30_000, 0))


def test_what_was_spent_of_the_reserve_is_spent_for_the_whole_game() -> None:
    clock = Clock(TEN, 1)
    clock.run({0: 0}, 0.0)
    clock.run({0: 1}, 15.0)
    assert clock.message(15.0) == Clocks((0,), (10_000,), (25_000,))
    clock.run({0: 2}, 20.0)
    assert clock.reserves(20.0) == (25.0,)


def test_a_seat_is_late_only_after_the_grace_and_due_says_when() -> None:
    clock = Clock(Policy(move=10, reserve=2), 3)
    clock.run({0: 0, 2: 0}, 1.0)
    end = 1.0 + 10 + 2
    assert clock.due() == end + GRACE
    assert clock.late(end) == ()
    assert clock.late(end + GRACE - 0.001) == ()
    assert clock.late(end + GRACE) == (0, 2)


def test_the_same_question_goes_on_where_it_was_after_a_pause() -> None:
    clock = Clock(TEN, 2)
    clock.run({0: 4}, 0.0)
    clock.run({}, 7.0)
    assert (clock.running, clock.due(), clock.late(1e6)) == ((), None, ())
    assert clock.message(1e6) == Clocks((), (3_000, 10_000), (30_000, 30_000))
    clock.run({0: 4}, 1000.0)
    assert clock.due() == 1000.0 + 3 + 30 + GRACE


def test_time_in_which_the_host_was_not_running_is_nobodys() -> None:
    clock = Clock(TEN, 1)
    clock.run({0: 0}, 0.0)
    clock.forgive(100.0, 104.0)
    assert clock.message(104.0).moves == (6_000,)
    assert clock.due() == 140.0 + GRACE
    clock.forgive(100.0, 110.0)
    assert clock.message(110.0).moves == (10_000,)


def test_others_decisions_leave_a_sealed_one_its_time() -> None:
    clock = Clock(TEN, 3)
    clock.run({0: 7, 1: 7, 2: 7}, 0.0)
    clock.run({0: 7, 2: 7}, 4.0)
    assert clock.message(6.0).moves == (4_000, 6_000, 4_000)
    clock.run({0: 7, 1: 8, 2: 7}, 6.0)
    assert clock.message(6.0).moves == (4_000, 10_000, 4_000)


def test_time_to_look_comes_on_top() -> None:
    clock = Clock(TEN, 1)
    clock.run({0: 0}, 0.0, extra=3.0)
    assert clock.message(0.0).moves == (13_000,)
    clock.run({0: 0}, 2.0, extra=3.0)
    assert clock.message(2.0).moves == (11_000,)


def test_one_who_was_late_begins_anew_with_the_next_question() -> None:
    clock = Clock(Policy(move=10), 1)
    clock.run({0: 0}, 0.0)
    assert clock.late(50.0) == (0,)
    clock.run({0: 1}, 50.0)
    assert (clock.late(50.0), clock.message(50.0).moves) == ((), (10_000,))


def test_reserves_outlive_the_clock() -> None:
    assert Clock(TEN, 2, (4.5, 30.0)).message(0.0).reserves == (4_500, 30_000)
    assert Clock(TEN, 2, (4.5,)).message(0.0).reserves == (30_000, 30_000)


def test_clocks_cross_the_wire() -> None:
    message = Clock(TEN, 2).message(0.0)
    assert from_host(encode(message)) == message


class Looking(View, frozen=True):
    seconds: float = 0.0
    free: bool = False

    @property
    def look(self) -> float:
        return self.seconds

    @property
    def unhurried(self) -> bool:
        return self.free


@pytest.mark.parametrize(
    ("seconds", "free", "allowed"), [(0.0, True, 0.0), (0.0, False, 0.0), (3.0, False, 3.0), (3.0, True, None)]
)
def test_looking_costs_no_time(seconds: float, free: bool, allowed: float | None) -> None:
    view = Looking(-1, (0,), "draw", (), None, (), None, (), seconds, free)
    assert allowance(view) == allowed
