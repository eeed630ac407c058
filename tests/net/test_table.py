from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.game import PUBLIC
from engines.journal import Entry, Header, Journal, Player
from engines.registry import load
from net.link import read_news
from net.table import Step, Table
from net.wire import Ack, Act, Nack, Update, encode, from_host
from tests.net.bids import Bade, Bid, Dealt
from tests.net.conftest import SEED, MemoryLog


def raw(action: Any) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(action)
    return built


def first(table: Table, seat: int, number: int, seen: int | None = None) -> Step:
    """The seat's first legal action, submitted."""
    act = Act(number, table.seq if seen is None else seen, raw(table.view(seat).legal[0]))
    return table.submit(seat, act)


def code(step: Step) -> str:
    assert isinstance(step.answer, Nack)
    assert step.told == ()
    return step.answer.code


def play_out(table: Table) -> list[Step]:
    steps = []
    while acting := table.view(PUBLIC).to_act:
        steps.append(first(table, acting[0], len(steps) + 1))
    return steps


def test_every_viewer_is_told_and_the_sender_gets_an_answer(table: Table) -> None:
    step = first(table, 1, 9)
    assert step.answer == Ack(9, 1)
    assert [viewer for viewer, _ in step.told] == [PUBLIC, 0, 1, 2]
    assert step.shown == 1


def test_an_update_reads_as_the_view_and_events_of_its_viewer(table: Table) -> None:
    card = table.view(1).legal[0].card
    for viewer, update in first(table, 1, 1).told:
        message = from_host(update)
        assert isinstance(message, Update)
        news = read_news(message, load("bids"))
        assert news.view == table.view(viewer)
        assert news.events == (Bade(1, card if viewer == 1 else None),)


def test_a_decision_is_kept_before_it_is_applied_and_told(table: Table, log: MemoryLog) -> None:
    states: list[tuple[int, int | None]] = []
    log.before = lambda entry: states.append((table.seq, getattr(table.view(1), "bid", None)))
    first(table, 1, 1)
    assert states == [(0, None)]
    assert table.seq == len(log.entries) == 1


def test_what_cannot_be_kept_does_not_happen(table: Table, log: MemoryLog) -> None:
    def full(entry: Entry) -> None:
        raise OSError("no space left")

    log.before = full
    views = [table.view(viewer) for viewer in table.viewers]
    assert code(first(table, 1, 1)) == "unsaved"
    assert [table.view(viewer) for viewer in table.viewers] == views
    assert (table.seq, log.entries) == (0, [])
    log.before = lambda entry: None
    assert first(table, 1, 1).answer == Ack(1, 1)


def test_an_action_over_which_the_rules_break_down_is_not_kept(faulty_table: Table, log: MemoryLog) -> None:
    holder = next(seat for seat in faulty_table.seats if Bid(0) in faulty_table.view(seat).legal)
    before = faulty_table.present(holder)
    with pytest.raises(ZeroDivisionError):
        faulty_table.submit(holder, Act(1, 0, raw(Bid(0))))
    assert log.entries == []
    assert faulty_table.present(holder) == before


def test_an_id_sent_again_gets_the_same_answer_and_changes_nothing(table: Table, log: MemoryLog) -> None:
    act = Act(5, 0, raw(table.view(0).legal[0]))
    answer = table.submit(0, act).answer
    play_out(table)
    taken = len(log.entries)
    assert table.submit(0, act) == Step(answer)
    assert len(log.entries) == taken


def test_an_id_sent_again_is_known_after_a_restart(header: Header, table: Table, log: MemoryLog) -> None:
    act = Act(5, 0, raw(table.view(0).legal[0]))
    answer = table.submit(0, act).answer
    journal = Journal(header)
    for entry in log.entries:
        journal.play(entry)
    again = Table("t", journal, MemoryLog())
    assert again.submit(0, act) == Step(answer)
    assert again.seq == 1


def test_ids_belong_to_their_seat(table: Table) -> None:
    assert first(table, 0, 1).answer == Ack(1, 1)
    assert first(table, 1, 1).answer == Ack(1, 2)


def test_a_known_id_with_another_action_is_stale(table: Table) -> None:
    low, high = table.view(0).legal[:2]
    table.submit(0, Act(1, 0, raw(low)))
    assert code(table.submit(0, Act(1, 0, raw(high)))) == "stale"


def test_the_hosts_own_decisions_need_no_ids(table: Table) -> None:
    assert first(table, 0, 0).answer == Ack(0, 1)
    assert first(table, 1, 0).answer == Ack(0, 2)
    assert first(table, 2, 0).answer == Ack(0, 3)
    assert first(table, 0, 0).answer == Ack(0, 4)


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "bid"},
        {"type": "bid", "card": "1"},
        {"type": "bid", "card": 1, "more": 1},
        {"type": "other"},
        {"card": [[[[]]]]},
    ],
)
def test_nonsense_is_malformed(table: Table, action: dict[str, Any]) -> None:
    assert code(table.submit(0, Act(1, 0, action))) == "malformed"


def test_an_action_that_is_not_offered_is_illegal(table: Table) -> None:
    other = table.view(1).legal[0]
    assert code(table.submit(0, Act(1, 0, raw(other)))) == "illegal"


def test_a_seat_that_has_decided_is_not_to_act(table: Table) -> None:
    kept = table.view(0).legal[1]
    first(table, 0, 1)
    assert code(table.submit(0, Act(2, 1, raw(kept)))) == "not-your-turn"


@pytest.mark.parametrize("stranger", [PUBLIC, 3, -2, 99])
def test_nobody_acts_without_a_seat(table: Table, stranger: int) -> None:
    assert code(table.submit(stranger, Act(1, 0, raw(table.view(0).legal[0])))) == "not-your-turn"


def test_after_the_end_it_is_over(table: Table) -> None:
    action = table.view(0).legal[0]
    play_out(table)
    assert code(table.submit(0, Act(100, table.seq, raw(action)))) == "over"


def test_a_decision_on_an_old_choice_is_stale(table: Table) -> None:
    for seat in (0, 1, 2):
        first(table, seat, 1)
    action = table.view(0).legal[0]
    assert code(table.submit(0, Act(2, 0, raw(action)))) == "stale"
    assert code(table.submit(0, Act(3, table.seq + 1, raw(action)))) == "stale"
    assert table.submit(0, Act(4, table.seq, raw(action))).answer == Ack(4, 4)


def test_a_decision_is_not_taken_twice_though_the_same_choice_is_left(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.table._choice", lambda view: ())
    for seat in (0, 1, 2):
        first(table, seat, 1, seen=0)
    assert code(first(table, 0, 2, seen=0)) == "stale"


def test_what_others_decide_in_secret_makes_no_choice_stale(table: Table) -> None:
    first(table, 1, 1)
    first(table, 2, 1)
    assert first(table, 0, 1, seen=0).answer == Ack(1, 3)


def test_refusals_are_the_same_whatever_others_hold(header: Header) -> None:
    """The same messages to two tables that differ in what the seat cannot see get the same bytes back."""
    worlds = [Table("t", Journal(header), MemoryLog()) for _ in range(2)]
    hands = worlds[1]._journal.state.hands
    hands[1], hands[2] = hands[2], hands[1]
    worlds[1] = Table("t", worlds[1]._journal, MemoryLog())
    acts = [Act(card + 1, 0, raw(Bid(card))) for card in range(-1, 13)] + [Act(50, 0, {}), Act(51, 7, raw(Bid(1)))]
    refused = [
        [table.submit(0, act) for act in acts if Bid(act.action.get("card", -1)) not in table.view(0).legal]
        for table in worlds
    ]
    assert refused[0] == refused[1]


def test_told_again_is_what_was_told(table: Table) -> None:
    told: dict[int, list[bytes]] = {viewer: [] for viewer in table.viewers}
    for step in play_out(table):
        for viewer, update in step.told:
            told[viewer].append(update)
    for viewer in table.viewers:
        opening, *updates = table.retell(viewer)
        assert updates == told[viewer]
        assert list(table.retell(viewer, since=4)) == told[viewer][3:]
        message = from_host(opening)
        assert isinstance(message, Update)
        dealt = read_news(message, load("bids")).events
        assert [bool(event.cards) for event in dealt if isinstance(event, Dealt)] == [viewer == s for s in (0, 1, 2)]


def test_the_present_view_comes_without_events(table: Table) -> None:
    first(table, 0, 1)
    message = from_host(table.present(0))
    assert isinstance(message, Update)
    assert (message.seq, message.events) == (1, ())


def test_a_whole_game_of_roitatouille_passes_through_the_door(log: MemoryLog) -> None:
    info = load("roitatouille").info
    header = Header(info.id, info.rules_version, {}, tuple(Player(name) for name in "ABCD"), SEED)
    table = Table("t", Journal(header), log)
    steps = play_out(table)
    assert table.view(PUBLIC).outcome is not None
    for seat in table.viewers:
        assert list(table.retell(seat))[1:] == [dict(step.told)[seat] for step in steps]


def test_the_seed_stays_on_the_host(log: MemoryLog) -> None:
    seed = bytes(range(200, 232))
    info = load("roitatouille").info
    header = Header(info.id, info.rules_version, {}, tuple(Player(name) for name in "AB"), seed)
    table = Table("t", Journal(header), log)
    sent = [update for step in play_out(table) for _, update in step.told]
    for viewer in table.viewers:
        sent += [encode(table.welcome(viewer)), table.present(viewer), *table.retell(viewer), *table.recall(viewer)]
    for told in sent:
        assert seed not in told
        assert seed.hex().encode() not in told


def test_since_when_a_seat_is_asked_is_known_to_all_and_counts_its_own_decisions_alone(table: Table) -> None:
    assert table.asked == {0: 0, 1: 0, 2: 0}
    first(table, 1, 1)
    assert table.asked == {0: 0, 2: 0}
    first(table, 0, 2)
    first(table, 2, 3)
    assert table.asked == {0: 3, 1: 3, 2: 3}


def test_what_was_decided_is_disclosed_when_the_game_is_over_and_not_before(table: Table, log: MemoryLog) -> None:
    assert table.decisions is None
    while acting := table.view(PUBLIC).to_act:
        assert table.decisions is None
        first(table, acting[0], table.seq + 1)
    assert table.decisions == tuple((entry.seat, entry.action) for entry in log.entries)
