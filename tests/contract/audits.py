"""What must be true of any state of a game, true or invented: nothing lost, nothing doubled, nothing impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from engines.roitatouille.cards import BIT, DECKS, DYNASTY_BITS, KIND_BITS, spread
from engines.roitatouille.state import ATTACK, DRAWN, OVER, TURN_LIMIT


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
        assert not BIT[state.drawn] & DYNASTY_BITS & setting.fits[state.row], "would have been laid at once"
    for (_looker, target), seen in state.seen.items():
        assert not Counter(spread(seen)) - Counter(spread(state.hands[target])), "seen but not held"


AUDITS: dict[str, Callable[[Any], None]] = {"roitatouille": roitatouille}
