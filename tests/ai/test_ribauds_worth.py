"""What the bots of Le Roy des Ribauds think that a table is worth, and how a turn can end."""

from __future__ import annotations

from math import exp
from random import Random

import msgspec
import pytest

from ai.ribauds.belief import Belief
from ai.ribauds.court import STANDS, code, sees_win
from ai.ribauds.hands import CARDS, GIVE, INDEX, KINDS, REINES, hand_of
from ai.ribauds.plan import Plan
from ai.ribauds.tune import Moment, learn, played, tune
from ai.ribauds.turns import Table, ends
from ai.ribauds.worth import Tables, Worth, features
from engines.game import State as AnyState
from engines.registry import load
from engines.ribauds.rules import State
from engines.ribauds.values import REINE, ROI, Action, DrawTwo, Replace, Reveal
from engines.rng import Rng
from tests.engines.ribauds.positions import cards, table

from .updates import fresh, seed

GAME = load("ribauds")
DRAW = (-2, -2, -2)


def any_tables(random: Random) -> Tables:
    """With every number different."""
    numbers = {
        name: tuple(random.gauss(0, 0.3) for _ in values)
        for name, values in msgspec.structs.asdict(Tables()).items()
        if name != "source"
    }
    return msgspec.convert(numbers, Tables)


def masks(state: State) -> tuple[int, int]:
    first, second = (
        sum(1 << place for place, knows in enumerate(state.knowledge.court[seat]) if knows) for seat in (0, 1)
    )
    return first, second


def test_worth_is_the_sum_of_the_features() -> None:
    tables, random = any_tables(Random(1)), Random(2)
    worth = Worth(tables)
    named = msgspec.structs.asdict(tables)
    for _ in range(3000):
        court = random.randrange(1 << 12)
        at = court, random.randrange(16), random.randrange(16), random.randrange(20), random.randrange(20)
        if REINES[at[4]] == 3 or sees_win(court, at[2], KINDS[at[4]]):
            assert worth.of(*at) == 0.0
        else:
            odds = sum(named[name][number] for name, number in features(*at))
            assert worth.of(*at) == pytest.approx(1 / (1 + exp(-odds)))


def test_who_does_not_heed_the_rival_sees_only_his_own_side() -> None:
    worth = Worth(any_tables(Random(1)), heed=0.0)
    court, mine, his = code(cards("ARAQ"), [True, False, True, False]), hand_of(cards("RCA")), hand_of(cards("RRA"))
    assert worth.of(court, 0, 0b1010, mine, his) - worth.of(court, 0, 0b1010, mine, hand_of(cards("CCA"))) == 0


def test_hands_as_numbers() -> None:
    for hand, held in enumerate(CARDS):
        assert INDEX[held] == hand
        for given in set(held):
            for taken in range(4):
                rest = list(held)
                rest.remove(given)
                assert CARDS[GIVE[hand][4 * given + taken]] == tuple(sorted([*rest, taken]))
    assert (KINDS[hand_of(cards("QRQ"))], REINES[hand_of(cards("QRQ"))]) == (0b0011, 2)


def by_the_rules(state: AnyState, seat: int, action: Action) -> set[tuple[int, ...]]:
    """All that an action can come to in its turn, played by the rules; without what is drawn from a pile."""
    after = state.clone()
    after.apply(seat, action)
    assert isinstance(after, State)
    if after.result is None and after.to_act() == (seat,):
        return {
            end
            for each in after.legal(seat)
            if not isinstance(each, DrawTwo)
            for end in by_the_rules(after, seat, each)
        }
    known = masks(after)
    hands = [hand_of(sorted(hand)) for hand in after.hands]
    court = code(after.court, after.up)
    return {
        (court, 0, 0, 0, 0) if STANDS[court] else (court, known[seat], known[1 - seat], hands[seat], hands[1 - seat])
    }


def test_a_turn_ends_as_the_rules_let_it_end() -> None:
    worth, compared, random = Worth(Tables()), 0, Random(5)
    for number in range(12):
        state = fresh(GAME, number)
        assert isinstance(state, State)
        for _ in range(25):
            if not state.to_act():
                break
            seat = state.turn
            if state.view(seat).prompt == "main":
                known, hands = masks(state), [hand_of(sorted(hand)) for hand in state.hands]
                here = Table(
                    code(state.court, state.up), known[seat], known[1 - seat], hands[seat], hands[1 - seat], 0, (0, 0)
                )
                for action in state.legal(seat):
                    card = action.card if isinstance(action, Replace) else state.court[action.place]
                    if card == REINE and not (isinstance(action, Replace) and not action.up):
                        continue
                    found = {
                        (end[0], 0, 0, 0, 0) if STANDS[end[0]] else end
                        for _, way, end in ends(action, here, CARDS[hands[seat]], worth)
                        if way != DRAW
                    }
                    assert found == by_the_rules(state, seat, action), GAME.notate(action)
                    compared += 1
            state.apply(seat, random.choice(state.legal(seat)))
    assert compared > 500


def plan_for(court: str, hands: str) -> Plan:
    t = table(court, hands)
    belief = Belief()
    belief.see((), t.view(1))
    return Plan(t.view(1).hand, belief.tables(64, Random(1)), Worth(Tables()))


def test_what_wins_is_worth_all() -> None:
    plan = plan_for("R^ R^ C_ R_", "RQC | QAC")
    assert plan.worth(Replace(ROI, 2, True)) == 1.0
    assert 0.0 < plan.worth(Reveal(3)) < 1.0


def test_what_the_rival_may_win_with_is_covered_rather_than_left() -> None:
    plan = plan_for("R^ R^ Q_ Q_", "CCQ | RRA")
    assert plan.danger() > 0.4
    assert plan.worth(Replace(REINE, 2, False)) < 1 - plan.danger()
    assert plan.worth(Replace(REINE, 0, False)) > plan.worth(Replace(REINE, 2, False))


def test_learning_finds_what_decides() -> None:
    random = Random(3)
    moments = [
        Moment([("hand", hand), ("court", random.randrange(125))], float(random.random() < (0.8 if hand < 10 else 0.2)))
        for hand in (random.randrange(20) for _ in range(4000))
    ]
    tables = learn(moments, Random(1), "test")
    assert min(tables.hand[:10]) > 0.5
    assert max(tables.hand[10:]) < -0.5
    assert max(map(abs, tables.court)) < 0.8


def test_tuning_depends_on_its_seed_alone() -> None:
    lines: list[str] = []
    first, second = (tune(each, 2, 3, lines.append) for each in (1, 1))
    assert first == second
    assert first != Tables()
    assert len(lines) == 4


def test_a_game_is_learnt_from_by_those_who_moved() -> None:
    moments = played(Worth(Tables()), "", Rng(seed(1)))
    assert {moment.won for moment in moments} <= {0.0, 0.5, 1.0}
    assert len({moment.won for moment in played(Worth(Tables()), "random", Rng(seed(1)))}) <= 1
