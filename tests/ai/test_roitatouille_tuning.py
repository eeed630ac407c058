"""What makes the numbers of the bots: the same command makes the same, and they are better than where they began."""

from __future__ import annotations

import msgspec
import pytest

from ai.roitatouille.practice import examples, learn
from ai.roitatouille.prospect import Prospect
from ai.roitatouille.tune import START, fitness, main


def test_prospects_learn_from_games_who_is_ahead() -> None:
    found = examples((2,), 1, 120)
    numbers = learn(found[:], 1)
    assert numbers == learn(examples((2,), 1, 120), 1)
    Prospect(numbers)
    fresh = examples((2,), 2, 60)
    right = sum((sum(numbers[place] for place in where) > 0) == (won > 0.5) for where, won in fresh)
    assert right > 0.6 * len(fresh)


def test_tuning_prints_what_it_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["tune", "prospects", "crowd", "--seed", "1", "--games", "4"])
    main()
    Prospect(msgspec.json.decode(capsys.readouterr().out, type=list[float]))


def test_sense_is_fitter_than_its_contrary(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.roitatouille.tune.DEALS", 40)
    sense = msgspec.structs.astuple(START)
    nonsense = [-weight for weight in sense]
    assert fitness(sense, sense, "duel", 1, 0) > fitness(nonsense, sense, "duel", 1, 0) + 0.1
