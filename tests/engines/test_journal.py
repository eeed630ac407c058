from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.codec import pack, unpack
from engines.journal import Entry, Header, Journal, Player, RulesChanged
from engines.registry import load
from engines.rng import Rng

INFO = load("roitatouille").info
HEADER = Header(INFO.id, INFO.rules_version, {}, tuple(Player(name) for name in ("Ana", "Bo", "Cy")), bytes(32))


def played(decisions: int) -> tuple[Journal, list[str]]:
    """A journal of so many random decisions, and its digests after each."""
    journal, rng = Journal(HEADER), Rng(bytes(range(32)))
    digests = [journal.digest()]
    while journal.seq < decisions:
        (seat, *_) = journal.state.to_act()
        legal = journal.state.legal(seat)
        index, rng = rng.below(len(legal))
        journal.play(journal.entry(seat, legal[index]))
        digests.append(journal.digest())
    return journal, digests


def test_a_journal_leads_to_every_earlier_point() -> None:
    journal, digests = played(30)
    assert [journal.at(number).digest() for number in range(31)] == digests
    assert len(set(digests)) == 31
    assert journal.seq == 30


def test_entries_and_header_survive_as_bytes() -> None:
    journal, digests = played(20)
    again = Journal(unpack(pack(journal.header), Header))
    for entry in journal.entries:
        again.play(unpack(pack(entry), Entry))
    assert again.entries == journal.entries
    assert again.digest() == digests[-1]


def test_a_decision_played_on_a_copy_can_be_adopted() -> None:
    journal, digests = played(5)
    past = journal.at(4)
    entry, copy = journal.entries[4], past.state.clone()
    copy.apply(entry.seat, past.action(entry))
    assert past.digest() == digests[4]
    past.adopt(entry, copy)
    assert (past.digest(), past.entries) == (digests[5], journal.entries)


def test_the_set_up_can_be_told_at_any_time() -> None:
    journal, _ = played(10)
    assert journal.opening() == Journal(HEADER).opening() != ()


def test_another_seed_is_another_game() -> None:
    other = Journal(msgspec.structs.replace(HEADER, seed=bytes([1] * 32)))
    assert other.digest() != Journal(HEADER).digest()


@pytest.mark.parametrize(
    "entry", [Entry(0, {"type": "parry"}), Entry(9, {"type": "draw"}), Entry(0, {"type": "sing"}), Entry(0, {})]
)
def test_what_is_not_legal_changes_nothing(entry: Entry) -> None:
    journal, digests = played(3)
    with pytest.raises(ValueError):  # noqa: PT011
        journal.play(entry)
    assert (journal.seq, journal.digest()) == (3, digests[3])


@pytest.mark.parametrize(
    ("change", "error", "words"),
    [
        ({"rules_version": INFO.rules_version + 1}, RulesChanged, "rules version"),
        ({"players": HEADER.players[:1]}, ValueError, "seats"),
        ({"players": HEADER.players * 4}, ValueError, "seats"),
        ({"seed": b"7"}, ValueError, "seed"),
        ({"options": {"rounds": "many"}}, ValueError, "int"),
        ({"options": {"jokers": True}}, ValueError, "jokers"),
        ({"game": "whist"}, KeyError, "whist"),
    ],
)
def test_a_header_that_no_game_follows_from_is_refused(
    change: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        Journal(msgspec.structs.replace(HEADER, **change))
