"""What a client's own replay finds, of honest hosts and of others."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.codec import raw
from engines.game import PUBLIC
from engines.journal import Header, Journal, Player
from net.deal import GOOD, SIZE, Deal, Heard, Pledge, commit, mix, verify
from net.table import Table
from net.wire import Act, Opened, Update, Welcome, encode, from_afar, from_host
from tests.net.conftest import MemoryLog

PLAYERS = (Player("Ana"), Player("Bo"), Player("Cy", "novice"))
PART = bytes(range(32))


class Game:
    """A whole game as a host leads it, and what seat 0 was told of it, from update `since` on."""

    def __init__(self, deal: Deal, viewer: int = 0, since: int = 0, pledge: Pledge | None = None) -> None:
        self.pledge = pledge or Pledge.answer(deal.commitment)
        self.entropy = (self.pledge.entropy, b"b" * SIZE, b"")
        journal = Journal(Header("bids", 1, {}, PLAYERS, deal.seed(self.entropy)))
        log = MemoryLog()
        table = Table("t", journal, log)
        self.heard = Heard()
        while acting := table.view(PUBLIC).to_act:
            if table.seq == since:
                self.note(table.present(viewer), True)
            step = table.submit(acting[0], Act(table.seq + 1, table.seq, raw(table.view(acting[0]).legal[-1])))
            for seat, told in step.told:
                if seat == viewer and table.seq > since:
                    self.note(told, False)
        self.welcome = msgspec.structs.replace(table.welcome(viewer), commitment=deal.commitment, entropy=self.entropy)
        self.opened = Opened(deal.part, tuple((entry.seat, entry.action) for entry in log.entries))

    def note(self, data: bytes, presented: bool) -> None:
        update = from_afar(data)
        assert isinstance(update, Update)
        self.heard.note(update, presented)

    def verdict(self, **changes: Any) -> str:
        """Of this game, or of what a host with these `changes` would say of it."""
        opened, welcome, pledge = self.opened, self.welcome, self.pledge
        values = {"opened": opened, "welcome": welcome, "heard": self.heard, "pledge": pledge} | changes
        opened, welcome = from_host(encode(values["opened"])), from_host(encode(values["welcome"]))
        assert isinstance(opened, Opened)
        assert isinstance(welcome, Welcome)
        return verify(opened, welcome, values["heard"], values["pledge"]).code


@pytest.fixture
def game() -> Game:
    return Game(Deal(PART))


def test_an_honest_deal_is_verified(game: Game) -> None:
    assert game.verdict() == GOOD


@pytest.mark.parametrize("since", [1, 4])
def test_one_who_came_later_checks_what_he_was_told(since: int) -> None:
    assert Game(Deal(PART), since=since).verdict() == GOOD


def test_without_ones_own_part_nothing_is_claimed_of_it(game: Game) -> None:
    assert game.verdict(pledge=None) == "replayed"
    assert Game(Deal(PART), viewer=PUBLIC).verdict(pledge=None) == "replayed"
    assert Game(Deal(PART), pledge=Pledge(commit(PART), b"")).verdict() == "replayed"
    assert Game(Deal(PART), pledge=Pledge(b"", b"a" * SIZE)).verdict() == "replayed"  # given before he was bound


def test_a_named_seed_is_called_so_and_binds_nobody() -> None:
    named = Deal.draw(b"n" * 32)
    assert (named.commitment, named.seed((b"x" * 32, b""))) == (b"", b"n" * 32)
    assert Game(named).verdict() == "fixed"


def test_a_part_that_was_exchanged_is_found(game: Game) -> None:
    other = bytes(32)
    assert game.verdict(opened=msgspec.structs.replace(game.opened, seed=other)) == "commitment"
    assert game.verdict(welcome=msgspec.structs.replace(game.welcome, commitment=b"")) == "commitment"
    both = msgspec.structs.replace(game.welcome, commitment=commit(other))
    assert game.verdict(opened=msgspec.structs.replace(game.opened, seed=other), welcome=both) == "commitment"


def test_a_deal_with_something_else_in_place_of_ones_own_part_is_found(game: Game) -> None:
    forged = (b"x" * SIZE, *game.entropy[1:])
    assert game.verdict(welcome=msgspec.structs.replace(game.welcome, entropy=forged)) == "entropy"


def test_a_part_that_came_too_late_is_not_claimed_to_be_in() -> None:
    pledge = Pledge.answer(commit(PART))
    late = Game(Deal(PART), pledge=Pledge(pledge.commitment, b""))
    assert late.verdict(pledge=pledge) == "replayed"
    none = msgspec.structs.replace(late.welcome, entropy=())
    assert late.verdict(pledge=pledge, welcome=none) in ("told", "decisions")


def test_another_deal_than_was_settled_is_found() -> None:
    honest = Game(Deal(PART))
    cheat = Game(Deal(bytes(32)), pledge=honest.pledge)  # played with cards of his choice, opened as if honest
    assert cheat.verdict(opened=msgspec.structs.replace(cheat.opened, seed=PART), welcome=honest.welcome) in (
        "told",
        "decisions",
    )


def test_another_course_than_was_told_is_found(game: Game) -> None:
    decisions = game.opened.decisions
    swapped = (decisions[1], decisions[0], *decisions[2:])
    for changed in (swapped, decisions[:-1], ()):
        assert game.verdict(opened=Opened(PART, changed)) == "told"
    assert game.verdict(opened=Opened(PART, (*decisions, decisions[0]))) == "decisions"
    assert game.verdict(opened=Opened(PART, ((9, {"type": "nonsense"}), *decisions))) == "decisions"


@pytest.mark.parametrize("change", [{"view": {}}, {"events": ()}, {"seq": 99}])
def test_one_update_that_was_forged_is_found(game: Game, change: dict[str, Any]) -> None:
    update = next(
        message
        for data in Table("t", Journal(Header("bids", 1, {}, PLAYERS, mix(PART, game.entropy))), MemoryLog()).retell(0)
        if isinstance(message := from_afar(data), Update)
    )
    game.heard.note(msgspec.structs.replace(update, **change), False)
    assert game.verdict() == "told"


def test_other_rules_are_no_fault_of_the_host(game: Game) -> None:
    assert game.verdict(welcome=msgspec.structs.replace(game.welcome, rules=2)) == "other-rules"


def test_what_seats_add_cannot_be_moved_from_one_to_the_other() -> None:
    assert len({mix(PART, added) for added in [(b"ab", b""), (b"a", b"b"), (b"", b"ab"), (b"ab",)]}) == 4


def test_parts_are_drawn_and_their_commitments_differ() -> None:
    first, second = Deal.draw(), Deal.draw()
    assert first.part != second.part
    assert len({first.part, second.part, first.commitment, second.commitment}) == 4
