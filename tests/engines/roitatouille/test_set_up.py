"""RT-01 to RT-03: the deal, who starts, how a round and a match are won; the presets."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.options import fields
from engines.rng import Rng
from engines.roitatouille import GAME
from engines.roitatouille.cards import COPIES, DECKS, PLUS_TWO, RANK, spread
from engines.roitatouille.rules import State, new
from engines.roitatouille.values import Options, RoundStarted

from .positions import AS_WRITTEN, CAFE, Table, cards, seed, table

EVERY_SEAT_COUNT = range(2, 11)
MATCH = Options(rounds=3)


def test_the_deck_is_the_one_in_the_box() -> None:
    box = Counter(DECKS["full"])
    assert sum(box.values()) == 94
    for dynasty in "BRV":
        assert [box[card] for card in cards(" ".join(f"{dynasty}{n}" for n in range(1, 10)))] == [2] * 9
        assert [box[card] for card in cards(f"{dynasty}+2 {dynasty}F {dynasty}X {dynasty}K")] == [3, 2, 2, 2]
    assert [box[card] for card in cards("P +4 G C J")] == [2, 4, 4, 2, 1]
    assert len(COPIES) == len(box)


@pytest.mark.parametrize("seats", EVERY_SEAT_COUNT)
def test_rt01_eight_cards_each_and_a_king_on_top(seats: int) -> None:
    for number in range(30):
        state = new(AS_WRITTEN, seats, seed(number))
        assert [hand.bit_count() for hand in state.hands] == [8] * seats
        assert len(state.discard) == 1
        assert RANK[state.discard[0]] < PLUS_TWO
        assert state.left == 94 - 8 * seats - 1
        dealt = Counter(card for hand in state.hands for card in spread(hand))
        assert dealt + Counter(state.pile) + Counter(state.discard) == Counter(DECKS["full"])


def test_rt01_cards_turned_up_before_the_king_go_back_without_effect() -> None:
    turned_actions = set()
    for number in range(200):
        state = new(AS_WRITTEN, 4, seed(number))
        (started,) = GAME.opening(state)
        assert isinstance(started, RoundStarted)
        *others, king = started.turned
        assert king == state.discard[0]
        assert not [card for card in others if RANK[card] < PLUS_TWO]
        turned_actions.update(others)
        assert not Counter(others) - Counter(state.pile)
        assert (state.attack, state.total, state.step) == (None, 0, 1)
        assert state.captive == [0] * 4
        assert len(state.legal(state.turn)) > 0
    assert set(cards("B+2 VF RX P +4 G")) < turned_actions


def test_rt01_cards_turned_up_are_shuffled_back_and_not_left_on_top() -> None:
    drawn_next = []
    for number in range(400):
        state = new(AS_WRITTEN, 2, seed(number))
        if len(state.turned) > 1:
            drawn_next.append(state.pile[-1] in state.turned[:-1])
    assert any(drawn_next)
    assert not all(drawn_next)


def test_rt01_cards_turned_up_go_back_to_any_place_alike() -> None:
    options, places = Options(deck="small", hand=3), Counter[int]()
    single = [card for card, copies in Counter(DECKS["small"]).items() if copies == 1]
    for number in range(3_000):
        state = new(options, 2, seed(number))
        places.update(state.pile.index(card) for card in state.turned[:-1] if card in single)
    expected = places.total() / len(DECKS["small"][7:])
    assert set(places) == set(range(len(DECKS["small"][7:])))
    assert all(0.75 * expected < count < 1.25 * expected for count in places.values()), places


@pytest.mark.parametrize("seats", EVERY_SEAT_COUNT)
def test_rt02_the_first_starter_is_drawn_by_lot(seats: int) -> None:
    starters = Counter(new(AS_WRITTEN, seats, seed(number)).turn for number in range(100))
    assert set(starters) == set(range(seats))


@pytest.mark.parametrize("seats", EVERY_SEAT_COUNT)
def test_rt02_option_starter_names_a_seat(seats: int) -> None:
    for starter in range(1, seats + 1):
        opened = Table(new(Options(starter=str(starter)), seats, seed(1)))
        assert opened.turn == starter


def test_rt02_a_starter_without_a_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat"):
        new(Options(starter="5"), 4, seed(1))


def test_rt02_the_winner_starts_the_next_round_clockwise_with_everything_shuffled() -> None:
    t = table("B1 | B2 | R3 B3 | V4 V5", top="B9", options=MATCH, turn=1, direction=-1, captive=[0, 0, 1, 0])
    t.play("B1")
    assert t.turn == 1
    assert t.state.step == 1
    assert t.sizes == [8] * 4
    assert t.captive == [0] * 4
    assert len(t.state.discard) == 1
    assert t.state.left == 94 - 33
    assert t.state.laid == [0] * 4
    assert t.state.round == 2


def test_rt02_option_starter_counts_for_the_first_round_only() -> None:
    t = table("B1 B3 | B2", top="B9", options=Options(rounds=3, starter="1"), turn=2)
    t.play("B2")
    assert t.turn == 2


@pytest.mark.parametrize("last", ["B1", "B+2", "BF", "BX", "BK", "P", "+4:R", "G:V", "C:B", "C:R>2", "J:R"])
def test_rt03_any_card_may_be_the_last_and_wins_at_once(last: str) -> None:
    t = table(f"{last.partition(':')[0]} | B2 B3 | R4 R5", top="B9", laid=[2, 3])
    said = t.play(last)
    assert said[-1] == "round-won round=1 winners=[1] blocked=off sizes=[0 2 2] wins=[1 0 0]"
    assert len(said) == 2, "no effect of the last card, and nobody is asked"
    assert t.sizes == [0, 2, 2]
    assert t.turn == 0
    assert t.outcome is not None
    assert t.outcome.winners == (0,)
    assert t.outcome.reason == "shed"


def test_rt03_the_last_card_may_be_the_answer_to_an_attack() -> None:
    t = table("B2 B3 | R+2", top="B+2", turn=2, attack=("plus_two", 2))
    said = t.play("R+2")
    assert said[-1].startswith("round-won round=1 winners=[2]")
    assert t.attack is None
    assert t.size(1) == 2


def test_rt03_the_first_empty_hand_wins_and_the_smaller_hands_do_not() -> None:
    t = table("B1 | B2 | B3 B4", top="B9")
    t.play("B1")
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


@pytest.mark.parametrize("rounds", [1, 2, 3, 5, 7, 9])
def test_rt03_a_match_has_its_number_of_rounds(rounds: int) -> None:
    t = table("B1 | B2 B3", top="B9", options=Options(rounds=rounds), round_number=rounds, wins=[0, rounds - 1])
    t.play("B1")
    assert t.outcome is not None
    earlier = table("B1 | B2 B3", top="B9", options=Options(rounds=9), round_number=max(1, rounds - 1))
    earlier.play("B1")
    assert earlier.outcome is None


def test_rt03_most_round_wins_make_the_match_winner_not_the_last_round() -> None:
    t = table("B1 | B2 B3 | R4 R5", top="B9", options=MATCH, round_number=3, wins=[0, 2, 0])
    t.play("B1")
    assert t.outcome is not None
    assert t.outcome.winners == (1,)
    assert t.outcome.scores == (1, 2, 0)


def test_all5_equal_round_wins_are_a_shared_victory() -> None:
    t = table("B1 | B2 B3 | R4 R5", top="B9", options=MATCH, round_number=3, wins=[0, 1, 1])
    t.play("B1")
    assert t.outcome is not None
    assert t.outcome.winners == (0, 1, 2)
    assert t.outcome.scores == (1, 1, 1)


def test_the_defaults_are_the_preset_as_written() -> None:
    assert Options() == AS_WRITTEN
    assert next(iter(GAME.info.presets)) == "as_written"
    written = {field.name: field.default for field in fields(Options)}
    assert written == {
        "rounds": 1,
        "starter": "random",
        "symbol_match": False,
        "free_draw": False,
        "plus_two_skips": False,
        "prisoner_stacks": True,
        "jeanne_stops_regicide": False,
        "reverse_skips_two": False,
        "deck": "full",
        "hand": 8,
    }


def test_the_preset_cafe_turns_four_options_on() -> None:
    assert Options(symbol_match=True, free_draw=True, plus_two_skips=True, reverse_skips_two=True) == CAFE


def test_seats_are_two_to_ten_and_the_lobby_proposes_two_to_eight() -> None:
    assert GAME.info.seats == (2, 10)
    assert GAME.info.usual_seats == (2, 8)


def test_a_deal_depends_on_its_seed_alone() -> None:
    def dealt(rng: Rng) -> tuple[object, ...]:
        state: State = new(AS_WRITTEN, 5, rng)
        return state.hands, state.pile, state.discard, state.turn

    assert dealt(seed(3)) == dealt(seed(3))
    assert dealt(seed(3)) != dealt(seed(4))
