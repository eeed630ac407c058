"""What must be true of any state of a game, true or invented: nothing lost, nothing doubled, nothing impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from engines.ministre import belief
from engines.ministre import state as ministre_state
from engines.ribauds import state as ribauds_state
from engines.ribauds.dealing import DECK
from engines.ribauds.values import REINE, ROI
from engines.roitatouille.cards import BIT, DECKS, DYNASTY_BITS, KIND_BITS, spread
from engines.roitatouille.state import ATTACK, DRAWN, OVER, TURN_LIMIT
from engines.sommeil import rules as sommeil_rules


def roitatouille(state: Any) -> None:
    """94 cards (or those of a trial deck); a total exactly while an attack is pending; known lacks are real."""
    setting = state.setting
    cards = Counter(card for hand in state.hands for card in spread(hand))
    cards.update(state.pile[: state.left])
    cards.update(state.discard)
    assert cards == Counter(DECKS[setting.options.deck])
    assert 0 <= state.colour < 3
    assert state.step in (1, -1)
    assert (state.total > 0) == (state.attack is not None)
    assert (state.phase == ATTACK) == (state.attack is not None)
    assert 0 <= state.idle < setting.seats or state.phase == OVER
    assert state.turns < TURN_LIMIT or state.phase == OVER
    if state.phase == OVER:
        return
    assert state.captive[state.turn] == 0
    for seat, lack in enumerate(state.lacks):
        if lack >= 0:
            assert not state.hands[seat] & KIND_BITS & DYNASTY_BITS & setting.fits[lack], (
                "holds what it is known to lack"
            )
    if state.phase == DRAWN:
        assert state.hands[state.turn] & BIT[state.drawn]
        assert not BIT[state.drawn] & DYNASTY_BITS & state.fits, "would have been laid at once"
    for (_looker, target), seen in state.seen.items():
        assert not Counter(spread(seen)) - Counter(spread(state.hands[target])), "seen but not held"


def ribauds(state: Any) -> None:
    """16 cards; hands of three at the start of a turn; what a viewer is sure of is so; no conspiracy stands unseen."""
    cards = [*state.court, *state.hands[0], *state.hands[1], *state.pile, *state.discard]
    assert sorted(cards) == list(DECK)
    assert state.pile[: state.buried] == [REINE] * state.buried
    knowledge = state.knowledge
    for viewer in (0, 1, -1):
        for owner in (0, 1):
            if viewer != owner:
                assert not Counter(knowledge.sure[viewer][owner]) - Counter(state.hands[owner])
        if knowledge.stock[viewer]:
            assert not Counter(state.pile) - Counter(knowledge.stock[viewer])
    if state.phase == ribauds_state.MAIN:
        assert [len(hand) for hand in state.hands] == [3, 3]
        assert len(state.pile) + len(state.discard) == 6
        assert state.hands[state.turn].count(REINE) < 3
        assert sum(up and card == ROI for card, up in zip(state.court, state.up, strict=True)) < 3


def ministre(state: Any) -> None:
    """Coins are never made or lost; six different cards; the treasury is empty exactly at the end; notes are true."""
    assert sorted(state.cards) == list(range(6))
    assert sum(state.coins) + state.treasury == 5 * state.seats
    assert min(state.coins) >= 0
    over = state.phase == ministre_state.OVER
    assert (state.treasury == 0) <= over
    assert over <= (state.treasury == 0 or state.round == state.options.round_limit)
    assert state.round <= state.options.round_limit or not state.options.round_limit
    truth = tuple(state.cards[(card - state.shift) % 6] for card in range(6))
    for notes in state.notes:
        assert belief.weights(notes)[belief.ARRANGEMENTS.index(truth)] > 0


def sommeil(state: Any) -> None:
    """Cards in pile, beds, aside and up are the deck; coins in stack, won, shown and out those of the game."""
    contents = sommeil_rules.CONTENTS[state.options.deck]
    whole = sommeil_rules.deck(state.options, state.removed)
    in_bed = [top for top in state.beds if top != sommeil_rules.EMPTY]
    assert len(state.pile) + len(in_bed) + state.aside + state.ghosts + state.jesters == len(whole)
    assert not Counter([*state.pile, *in_bed]) - Counter(whole)
    assert state.pile.count(20) == contents.ghosts - state.ghosts
    assert state.pile.count(21) == contents.jesters - state.jesters
    assert len({top // 4 for top in in_bed}) == len(in_bed)
    on_table = [*state.up, *(bet.coin for _seat, bet in state.bets)]
    everywhere = [*state.stack, *on_table, *state.lost, *(coin for mine in state.won for coin in mine)]
    assert sorted(everywhere) == sommeil_rules.coins(state.options, state.removed)


AUDITS: dict[str, Callable[[Any], None]] = {
    "ribauds": ribauds,
    "roitatouille": roitatouille,
    "ministre": ministre,
    "sommeil": sommeil,
}

SECRETS: dict[str, Callable[[Any], object]] = {
    "ribauds": lambda state: (state.court, [sorted(hand) for hand in state.hands], state.pile),
    "roitatouille": lambda state: (state.hands, state.pile[: state.left]),
    "ministre": lambda state: state.cards,
    "sommeil": lambda state: (state.pile, state.stack),
}
"""What the whole of a game's hidden information is, to tell an invented world from the true one."""
