"""What holds in every position of random games, with every option both ways and every number of seats."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from engines.options import fields
from engines.roitatouille import GAME
from engines.roitatouille.cards import DECKS, gather, spread
from engines.roitatouille.rules import State, new
from engines.roitatouille.state import ATTACK, DRAWN, OVER, TURN_LIMIT
from engines.roitatouille.values import Drew, Lay, Options

from .positions import AS_WRITTEN, CAFE, seed, table

SWITCHES = [field.name for field in fields(Options) if isinstance(field.default, bool)]
EVERY_OPTION_SET = [
    Options(**dict(zip(SWITCHES, values, strict=True))) for values in itertools.product((False, True), repeat=6)
]


def positions(options: Options, seats: int, number: int) -> Iterator[State]:
    """Every position of a game at random, the last one too."""
    choose = random.Random(number)
    state = new(options, seats, seed(number))
    while True:
        yield state
        acting = state.to_act()
        if not acting:
            return
        (seat,) = acting
        state.apply(seat, choose.choice(state.legal(seat)))


def check(state: State) -> None:
    held = Counter(card for hand in state.hands for card in spread(hand))
    assert held + Counter(state.pile[: state.left]) + Counter(state.discard) == Counter(DECKS["full"])
    assert sum(hand.bit_count() for hand in state.hands) + state.left + len(state.discard) == 94
    assert state.colour in (0, 1, 2)
    assert (state.total > 0) == (state.attack is not None) == (state.phase == ATTACK)
    assert state.phase == OVER or 0 in state.captive
    assert state.phase == OVER or state.captive[state.turn] == 0
    assert state.turns < TURN_LIMIT or state.phase == OVER
    assert len(state.to_act()) == (state.phase != OVER)


@pytest.mark.parametrize("preset", [AS_WRITTEN, CAFE], ids=["as_written", "cafe"])
@pytest.mark.parametrize("seats", range(2, 11))
def test_the_invariants_hold_at_every_number_of_seats(seats: int, preset: Options) -> None:
    for number in range(4):
        for state in positions(preset, seats, number):
            check(state)


def test_all6_every_game_ends_under_every_option_set() -> None:
    assert len(EVERY_OPTION_SET) == 64
    for number, options in enumerate(EVERY_OPTION_SET):
        for state in positions(options, 2 + number % 9, number):
            check(state)
        outcome = state.outcome()
        assert outcome is not None
        assert sum(outcome.scores) >= 1


@pytest.mark.parametrize("starter", ["random", "2"])
def test_the_invariants_hold_through_a_match(starter: str) -> None:
    options = Options(rounds=5, starter=starter)
    rounds = set()
    for state in positions(options, 3, 11):
        check(state)
        rounds.add(state.round)
    assert rounds == {1, 2, 3, 4, 5}
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == tuple(s for s, wins in enumerate(state.wins) if wins == max(state.wins))


def test_all2_a_decision_is_one_action() -> None:
    """A colour and a look come with the card: no phase waits for them."""
    for state in positions(CAFE, 4, 5):
        for seat in state.to_act():
            for action in state.legal(seat):
                if isinstance(action, Lay):
                    assert (action.colour is not None) == (action.card >= 40)


def hidden_swap(state: State, seat: int, draw: random.Random) -> State:
    """The same table with the cards that nobody but `seat` and the pile know exchanged among them."""
    other = state.clone()
    hand, pile = spread(other.hands[seat]), list(other.pile[: other.left])
    pool = hand + pile
    draw.shuffle(pool)
    other.hands[seat] = gather(pool[: len(hand)])
    other.pile, other.left = bytes(pool[len(hand) :]), len(pile)
    return other


def test_all3_a_prompt_does_not_depend_on_what_the_asked_one_holds() -> None:
    options = msgspec.structs.replace(CAFE, jeanne_stops_regicide=True)
    draw, asked = random.Random(1), Counter[str]()
    for number in range(20):
        for state in positions(options, 3, number):
            if state.phase in (OVER, DRAWN) or state.lacks != [-1] * 3:
                continue
            for seat in state.to_act():
                other = hidden_swap(state, seat, draw)
                for viewer in (-1, *(s for s in range(3) if s != seat)):
                    assert other.view(viewer) == state.view(viewer)
                asked[state.view(-1).prompt] += 1
    assert set(asked) == {"turn", "attack", "regicide"}


def test_all3_after_a_draw_everyone_is_asked_whatever_he_drew() -> None:
    for card in ("R3", "P", "+4", "G", "C", "J"):
        t = table("R1 R2 | V8 V9", top="B5", pile=f"{card} ...")
        t.play("draw")
        assert (t.turn, t.prompt) == (1, "drawn")
        assert t.view(2).drawn is None
        assert t.view(2).legal == ()


def test_all1_drawn_cards_are_told_to_nobody_else() -> None:
    event = Drew(1, 2, "plus_two", (3, 4))
    assert GAME.tell(event, 1) == event
    for viewer in (-1, 0, 2):
        assert GAME.tell(event, viewer) == Drew(1, 2, "plus_two")


def test_all4_the_game_knows_no_way_to_leave() -> None:
    names = {action.__struct_config__.tag for action in GAME.action_type.__args__}
    assert names == {"lay", "draw", "keep", "accept", "parry", "pass"}


def test_all7_the_same_seed_options_seats_and_actions_give_the_same_state() -> None:
    for number in range(5):
        first, second = (list(map(repr_of, positions(CAFE, 4, number))) for _ in range(2))
        assert first == second


def repr_of(state: State) -> tuple[object, ...]:
    """All that a position is."""
    return (state.hands[:], state.pile[: state.left], state.discard, state.colour, state.turn, state.captive[:])
