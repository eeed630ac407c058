"""The random stream is the same for ever: journals and playthroughs depend on it."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.rng import Rng

SEED = bytes(range(32))


def test_known_answers() -> None:
    rng = Rng(SEED)
    assert rng.shuffle(range(20))[0] == [10, 16, 9, 7, 11, 5, 14, 1, 18, 12, 3, 15, 13, 4, 2, 8, 6, 19, 17, 0]
    first, rng = rng.below(94)
    assert (first, rng.below(1000)[0]) == (32, 296)
    assert rng.split("table").seed.hex() == "71581ea6859cdbbcebd8c3df5cb5121e2701430e4ea9380e11f63b4f6b8c260d"


def test_each_draw_returns_the_stream_after_it_and_leaves_the_one_before() -> None:
    rng = Rng(SEED)
    _, later = rng.shuffle(range(94))
    assert (rng.count, later.count) == (0, 12)
    assert rng.shuffle(range(94))[0] == rng.shuffle(range(94))[0] != later.shuffle(range(94))[0]


def test_a_shuffle_puts_every_item_everywhere_alike() -> None:
    places, rng = Counter[tuple[int, int]](), Rng(SEED)
    for _ in range(6_000):
        order, rng = rng.shuffle(range(6))
        places.update(enumerate(order))
    assert len(places) == 36
    assert all(880 < count < 1120 for count in places.values()), places


def test_a_limit_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(SEED).below(0)


def test_neither_seed_nor_outputs_are_shown() -> None:
    assert repr(Rng(SEED, 3)) == "Rng(<secret>, 3)"
