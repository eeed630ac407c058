"""The league: fair deals, honest records, shares that say how sure they are."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from ai.agent import Budget, Chance, Decision, Update
from ai.league import Deal, Match, deal_rng, entrant, entrants, play, play_deals, standings
from ai.league.match import class_of, time_of
from ai.league.playing import Seer, course
from ai.league.running import Plan, matches, run
from ai.league.standing import Group, percentile, share, strengths
from engines.game import State
from engines.registry import load, names
from engines.rng import Rng

GAME = load("roitatouille")
OPTIONS = GAME.info.presets["as_written"]


def match(*entrants: str) -> Match:
    return Match(GAME.info.id, entrants)


def test_equal_bots_share_a_deal_equally() -> None:
    for deal in play_deals(match(*["first-legal"] * 3), 1, range(5)):
        assert deal.shares == pytest.approx((1 / 3,) * 3)


def test_shares_of_a_deal_add_up_to_one() -> None:
    for deal in play_deals(match("random", "novice", "player:bold"), 2, range(10)):
        assert sum(deal.shares) == pytest.approx(1)
        assert len(deal.reasons) == len(deal.decisions) == 3
        assert all(deal.thought)


def test_a_match_can_be_played_in_pieces() -> None:
    pair = match("random", "novice")
    whole = list(play_deals(pair, 3, range(20)))
    assert [*play_deals(pair, 3, range(8)), *play_deals(pair, 3, range(8, 20))] == whole
    assert list(play_deals(pair, 4, range(20))) != whole


def test_a_record_is_read_as_it_was_written() -> None:
    (deal,) = play_deals(Match("ministre", ("honest", "liar", "treason"), {"round_limit": 10}), 3, [7], iter_clock())
    assert msgspec.json.decode(msgspec.json.encode(deal), type=Deal) == deal
    assert deal.key == ("ministre honest,liar,treason round_limit=10", 3, 7)


def iter_clock() -> Any:
    """A clock by which everything takes a millisecond."""
    ticks = iter(range(10**9))
    return lambda: next(ticks) / 1000


def test_what_is_done_is_not_played_again() -> None:
    plan = Plan(matches(GAME.info.id, ["random", "first-legal", "rule"], 2, {}), 5, 4)
    whole = list(run(plan, 1, float))
    assert len({deal.key for deal in whole}) == len(whole) == 12
    rest = list(run(plan, 1, float, [deal.key for deal in whole[:7]]))
    assert sorted([*whole[:7], *rest], key=lambda deal: deal.key) == sorted(whole, key=lambda deal: deal.key)
    assert not list(run(plan, 1, float, [deal.key for deal in whole]))


def test_several_processes_play_the_same_deals_as_one() -> None:
    plan = Plan(matches(GAME.info.id, ["random", "rule"], 2, {}), 5, 16)
    alone, together = ({deal.key: deal for deal in run(plan, jobs, float)} for jobs in (1, 2))
    assert alone == together


def test_every_group_meets_and_the_last_fills_the_seats() -> None:
    def line_ups(names: list[str], seats: int) -> list[tuple[str, ...]]:
        return [each.entrants for each in matches("ministre", names, seats, {})]

    assert line_ups(["a", "b", "c", "d"], 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert line_ups(["a", "b"], 2) == [("a", "b")]


def test_the_interval_narrows_with_the_deals_and_stays_within_bounds() -> None:
    few, many = share([0.0, 1.0] * 5), share([0.0, 1.0] * 500)
    assert few.mean == many.mean == 0.5
    assert few.low < many.low < 0.5 < many.high < few.high
    always = share([1.0] * 50)
    assert 0.9 < always.low < 1 == always.high


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    rng, held = Rng(bytes(32)), 0
    for _ in range(400):
        values = []
        for _ in range(40):
            draw, rng = rng.below(100)
            values.append(float(draw < 92))
        found = share(values)
        held += found.low <= 0.92 <= found.high
    assert held >= 370


def test_strengths_give_back_the_chances_they_were_made_from() -> None:
    wanted = {"a": 1.0, "b": 3.0, "c": 9.0}
    groups = [
        Group(Counter("ab"), 100_000, {"a": 25_000, "b": 75_000}),
        Group(Counter("bc"), 100_000, {"b": 25_000, "c": 75_000}),
        Group(Counter("accc"), 100_000, {"a": 1e5 / 28, "c": 27e5 / 28}),
    ]
    found = strengths(groups)
    for one, other in ("ab", "bc", "ac"):
        assert 10 ** ((found[other] - found[one]) / 400) == pytest.approx(wanted[other] / wanted[one], rel=0.01)


def test_who_never_wins_has_a_rating_all_the_same() -> None:
    found = strengths([Group(Counter("ab"), 50, {"a": 0.0, "b": 50.0})])
    assert -5_000 < found["a"] < found["b"] < 5_000


def test_think_times_are_counted_to_a_tenth() -> None:
    for seconds in (1e-6, 3.3e-5, 0.0123, 0.25, 8.0):
        assert seconds <= time_of(class_of(seconds)) * (1 + 1e-9) <= seconds * 1.1 + 1e-9
    counts = Counter(class_of(number / 1000) for number in range(1, 101))
    for part in (50, 95):
        assert part / 1000 <= percentile(counts, part) <= part / 1000 * 1.1


def test_a_standing_counts_every_seat_of_an_entrant() -> None:
    best, *_, worst = table = standings(play_deals(match("player", *["random"] * 3), 1, range(30)))
    assert [each.entrant for each in table] == ["player", "random"]
    assert best.share.mean + 3 * worst.share.mean == pytest.approx(1)
    assert (worst.rating, best.rating > 100) == (0, True)


def test_levels_are_in_order_of_strength() -> None:
    for strong, weak in (("player", "novice"), ("novice", "random")):
        assert standings(play_deals(match(strong, weak), 5, range(150)))[0].entrant == strong


@pytest.mark.parametrize("game_id", names())
def test_everyone_who_can_enter_plays_by_the_rules(game_id: str) -> None:
    game = load(game_id)
    for name in entrants(game_id):
        makes = [entrant(game_id, f"{name}@8")] + [entrant(game_id, "random")] * (game.info.seats[0] - 1)
        assert play(game, game.info.trials[0].options, [make() for make in makes], deal_rng(1, 1), by_wire=True).winners


@pytest.mark.parametrize("name", ["grandmaster", "player:mad", "player@", "player@0", "random@x", ""])
def test_an_unknown_entrant_is_named_with_those_there_are(name: str) -> None:
    with pytest.raises(ValueError, match="first-legal"):
        entrant(GAME.info.id, name)


class Listener(Chance):
    """Counts what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: list[int] = []

    def observe(self, update: Update[Any, Any]) -> None:
        self.numbers.append(update.seq)
        super().observe(update)


class Watcher(Listener):
    """Is shown the table."""

    seen = 0

    def see(self, state: State) -> None:
        self.seen += 1
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        assert self.seen
        return super().decide(budget, rng)


def test_every_bot_is_told_of_every_decision_as_at_a_table() -> None:
    bots = [Listener() for _ in range(3)]
    play(GAME, OPTIONS, bots, deal_rng(6, 1))
    assert bots[0].numbers == bots[1].numbers == bots[2].numbers == list(range(len(bots[0].numbers)))
    assert len(bots[0].numbers) > 20


def test_a_seer_is_shown_a_copy_of_the_table_and_nobody_else_is() -> None:
    plain = course(GAME, OPTIONS, [Listener(), Listener()], deal_rng(6, 1))
    assert course(GAME, OPTIONS, [Watcher(), Listener()], deal_rng(6, 1))[:2] == plain[:2]
    for game_id in names():
        assert [name for name in entrants(game_id) if isinstance(entrant(game_id, name)(), Seer)] == ["allseeing"]
