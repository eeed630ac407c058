"""Faults that programs of such games are known for: each is shown not to be here."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.codec import pack
from engines.journal import Header, Journal, Player
from engines.roitatouille import GAME
from engines.roitatouille.cards import DECKS, PLUS_TWO, RANK, spread
from engines.roitatouille.rules import new
from engines.roitatouille.values import Options

from .positions import AS_WRITTEN, CAFE, Table, seed, table


def whole(t: Table) -> Counter[int]:
    """Every card of a table."""
    held = Counter(card for hand in t.state.hands for card in spread(hand))
    return held + Counter(t.state.pile[: t.state.left]) + Counter(t.state.discard)


def test_trap_pile_refilled_twice_or_not_at_all() -> None:
    t = table("B8 B9 | R1", top="+4", colour="B", under="V1 V2 V3 V4", pile="R9", turn=2, attack=("revolution", 4))
    t.play("accept")
    assert [line for line in t.events if line.startswith("reshuffled")] == ["reshuffled count=4"]
    assert t.state.left == 1
    t.play("B8", "draw")
    assert t.state.left == 0
    assert len([line for line in t.events if line.startswith("reshuffled")]) == 1


def test_trap_cards_duplicated_at_the_reshuffle() -> None:
    t = table("R1 R2 | V8 V9", top="B5", under="R5 R6 V1 V2", pile="")
    before = whole(t)
    t.play("draw", "keep")
    assert whole(t) == before


def test_trap_reverse_with_two_players() -> None:
    plain = table("BX BX B1 | V1 B2", top="B5")
    plain.play("BX")
    assert plain.turn == 2
    skipping = table("BX BX B1 | V1 B2", top="B5", options=CAFE)
    skipping.play("BX", "BX")
    assert (skipping.turn, skipping.state.step) == (1, 1)


def test_trap_stack_counter_doubled_or_not_reset() -> None:
    t = table("B+2 B+2 B1 | R+2 R1 | V1 V2", top="B5")
    t.play("B+2")
    assert t.attack == ("plus_two", 2)
    t.play("R+2")
    assert t.attack == ("plus_two", 4)
    t.play("accept")
    assert t.attack is None
    later = table("V1 B+2 | B+2 B1", top="B5", turn=2, attack=None)
    later.play("B+2")
    assert later.attack == ("plus_two", 2)
    later.play("accept")
    later.play("B+2")
    assert later.attack == ("plus_two", 2), "an earlier attack does not count again"


def test_trap_last_card_an_action_and_the_game_waits_for_a_colour() -> None:
    for last in ("+4:B", "G:B", "C:B", "J:B", "P", "BK"):
        for options in (AS_WRITTEN, Options(jeanne_stops_regicide=True)):
            t = table(f"{last.partition(':')[0]} | V1 V2", top="B5", options=options, laid=[2])
            t.play(last)
            assert (t.turn, t.prompt, t.attack) == (0, "", None)


def test_trap_a_wild_as_first_card() -> None:
    tops = {RANK[new(AS_WRITTEN, 10, seed(number)).discard[0]] for number in range(300)}
    assert tops == set(range(PLUS_TWO))


@pytest.mark.parametrize(("top", "colour"), [("+4", "R"), ("C", "V"), ("P", "B"), ("J", "R"), ("B5", "B")])
def test_trap_colour_lost_at_reshuffle(top: str, colour: str) -> None:
    other = {"R": "V", "V": "B", "B": "R"}[colour]
    t = table(f"{other}1 {other}2 | V3", top=top, colour=colour, under=f"{other}7 {other}8", pile="")
    t.play("draw", "keep")
    assert "reshuffled count=2" in t.events
    assert (t.top, t.colour) == (top, colour)
    assert t.view().colour == "BRV".index(colour)


def test_trap_drawing_twice() -> None:
    for options in (AS_WRITTEN, CAFE):
        t = table("R1 R2 | V8", top="B5", pile="R3 R4 ...", options=options)
        t.play("draw")
        assert "draw" not in t.legal
        t.play("keep")
        assert t.turn == 2


def test_trap_laying_another_card_after_drawing() -> None:
    t = table("R1 G | V8", top="B5", pile="P ...")
    t.play("draw")
    assert t.legal == {"P", "keep"}


def test_trap_a_leaving_player_breaks_the_order() -> None:
    """Who sits in a seat is none of the game's business: seats stay, and any decision of theirs goes on."""
    state = new(Options(deck="small", hand=3), 4, seed(3))
    seats_seen = set()
    while acting := state.to_act():
        assert state.setting.seats == len(state.hands) == 4
        seats_seen.update(acting)
        heir = state.clone()
        assert heir.view(acting[0]) == state.view(acting[0]), "whoever takes over sees the same"
        state.apply(acting[0], state.legal(acting[0])[0])
    assert seats_seen == set(range(4))


def test_trap_a_double_key_press_plays_twice() -> None:
    players = (Player("Ada"), Player("Bob"), Player("Cid"))
    journal = Journal(Header("roitatouille", GAME.info.rules_version, {}, players, bytes(32)))
    (seat,) = journal.state.to_act()
    entry = journal.entry(seat, journal.state.legal(seat)[0])
    journal.play(entry)
    after = pack(journal.state.view(seat))
    with pytest.raises(ValueError, match="not legal"):
        journal.play(entry)
    assert pack(journal.state.view(seat)) == after


def test_trap_everybody_blocked() -> None:
    t = table("R1 | V8 V9", top="B5", pile="")
    t.play("pass", "pass")
    assert t.turn == 0
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


def test_trap_a_deck_is_not_shared_between_tables() -> None:
    before = bytes(DECKS["full"])
    first, second = (new(AS_WRITTEN, 2, seed(9)) for _ in range(2))
    (seat,) = first.to_act()
    first.apply(seat, first.legal(seat)[0])
    assert DECKS["full"] == before
    assert pack(second.view(0)) == pack(new(AS_WRITTEN, 2, seed(9)).view(0))
