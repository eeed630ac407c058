"""Lines and talk as values of a clock: nothing here waits."""

from __future__ import annotations

import pytest

from net.bucket import Bucket
from net.presence import DROPPED_SECONDS, GRACE_SECONDS, SHAKY_SECONDS, Line
from net.refusal import Refused
from net.talk import BURST, CELLS, Talker
from net.wire import Said, Say

END = DROPPED_SECONDS + GRACE_SECONDS


def test_a_line_goes_from_here_over_shaky_to_dropped_and_counts_down() -> None:
    line = Line(100.0)
    seen = [(after, line.state(100 + after), line.seconds(100 + after)) for after in (0, 6.9, 7, 11.9, 12, 31.5, 40)]
    assert seen == [
        (0, "here", 0),
        (6.9, "here", 0),
        (7, "shaky", 25),
        (11.9, "shaky", 21),
        (12, "dropped", 20),
        (31.5, "dropped", 1),
        (40, "dropped", 0),
    ]
    assert [line.expired(100 + after) for after in (0, END - 0.1, END)] == [False, False, True]


def test_a_broken_line_is_shaky_at_once_and_well_again_with_the_first_word() -> None:
    line = Line(0.0)
    line.lose()
    assert (line.state(0.1), line.connected, line.state(DROPPED_SECONDS)) == ("shaky", False, "dropped")
    line.hear(50.0)
    assert (line.state(50.0), line.connected) == ("here", True)


def test_one_who_left_is_away_and_not_waited_for() -> None:
    line = Line(0.0)
    line.leave()
    assert (line.state(0.0), line.seconds(0.0), line.expired(0.0)) == ("away", 0, True)
    line.hear(1.0)
    assert line.state(1.0) == "here"


def test_time_that_the_host_slept_through_does_not_count() -> None:
    line = Line(0.0)
    line.forgive(3_600.0)
    assert line.state(3_600.0 + SHAKY_SECONDS - 0.1) == "here"
    assert line.state(3_600.0 + SHAKY_SECONDS) == "shaky"


def test_a_bucket_gives_what_it_holds_and_then_what_comes_in() -> None:
    bucket = Bucket(2.0, 3.0, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5), bucket.take(100.0)] == [True, False, True]
    assert [bucket.take(100.0) for _ in range(3)] == [True, True, False]


def test_talk_is_clean_short_and_not_too_much() -> None:
    talker = Talker(0.0)
    assert talker.say(1, "Bo", Say("a\x1b]0;x\x07\n" + "b" * 400), 0.0) == Said(
        1, "Bo", "a]0;x " + "b" * (CELLS - 6), ""
    )
    assert talker.say(1, "Bo", Say("\u202e"), 0.0) is None
    for _ in range(int(BURST) - 1):
        assert talker.say(1, "Bo", Say(emote="hello"), 0.0) == Said(1, "Bo", "", "hello")
    with pytest.raises(Refused, match="too-fast"):
        talker.say(1, "Bo", Say("more"), 0.9)
    assert talker.say(1, "Bo", Say("more"), 2.0) is not None
    with pytest.raises(Refused, match="no-emote"):
        talker.say(1, "Bo", Say(emote="\x1b[2J"), 99.0)
