"""What every game keeps: legality, determinism, independent copies, an end; bytes and texts come back whole."""

from __future__ import annotations

import inspect

import msgspec
import pytest

from engines.codec import pack, unpack
from engines.game import PUBLIC
from engines.journal import Header, Journal, Player
from engines.options import change, fields, show
from engines.registry import load, names

from .audits import AUDITS, SECRETS
from .bystanders import REVEALS
from .walks import Table, every_table, rng, table_id, walk

TABLES = every_table()
LARGEST_LEGAL = 250
LARGEST_VIEW = 8_192

over_tables = pytest.mark.parametrize("table", TABLES, ids=table_id)
over_games = pytest.mark.parametrize("game_id", names())


@over_tables
def test_only_the_acting_seats_have_choices_and_always_some(table: Table) -> None:
    for position in walk(table, 1):
        acting = position.state.to_act()
        for seat in table.viewers:
            legal = position.state.legal(seat)
            assert bool(legal) == (seat in acting)
            assert len(legal) <= LARGEST_LEGAL
            assert len(set(legal)) == len(legal)


@over_tables
def test_nothing_is_lost_or_doubled_until_the_end(table: Table) -> None:
    audit = AUDITS[table.game.info.id]
    for seed in range(3):
        last = None
        for position in walk(table, seed):
            audit(position.state)
            last = position.state
        assert last is not None
        audit(last)
        outcome = last.outcome()
        assert outcome is not None
        assert outcome.winners
        assert len(outcome.scores) == table.seats


@over_tables
def test_the_same_seed_and_choices_give_the_same_game(table: Table) -> None:
    def told(seed: int) -> list[bytes]:
        return [pack(p.state.view(viewer)) for p in walk(table, seed) for viewer in table.viewers]

    assert told(5) == told(5)
    assert told(5) != told(6)


@over_tables
def test_a_copy_and_its_original_do_not_touch(table: Table) -> None:
    for position in walk(table, 2):
        before = [pack(position.state.view(viewer)) for viewer in table.viewers]
        copy = position.state.clone()
        assert [pack(copy.view(viewer)) for viewer in table.viewers] == before
        for _ in range(6):
            if acting := copy.to_act():
                copy.apply(acting[0], copy.legal(acting[0])[-1])
        assert [pack(position.state.view(viewer)) for viewer in table.viewers] == before


@over_tables
def test_everything_sent_comes_back_the_same(table: Table) -> None:
    game, events = table.game, list(table.game.opening(table.new(3)))
    state = table.new(3)
    for position in walk(table, 3):
        for viewer in table.viewers:
            view = position.state.view(viewer)
            data = pack(view)
            assert unpack(data, game.view_type) == view
            assert len(data) <= LARGEST_VIEW
        for action in position.state.legal(position.seat):
            assert unpack(pack(action), game.action_type) == action
            assert game.parse(game.notate(action)) == action
        state.apply(position.seat, position.action, events.append)
    for event in events:
        assert unpack(pack(event), game.event_type) == event
        for viewer in table.viewers:
            told = game.tell(event, viewer)
            assert told is None or unpack(pack(told), game.event_type) == told


@over_tables
def test_legal_actions_have_texts_of_their_own(table: Table) -> None:
    for position in walk(table, 4):
        legal = position.state.legal(position.seat)
        assert len({table.game.notate(action) for action in legal}) == len(legal)


@over_tables
def test_events_are_made_only_for_listeners_and_change_nothing(table: Table) -> None:
    quiet = table.new(7)
    for position in walk(table, 7):
        quiet.apply(position.seat, position.action, lambda event: None)
    loud = table.new(7)
    for position in walk(table, 7):
        loud.apply(position.seat, position.action)
    assert [pack(quiet.view(v)) for v in table.viewers] == [pack(loud.view(v)) for v in table.viewers]


@over_tables
def test_a_journal_replays_saves_and_rewinds(table: Table) -> None:
    options = msgspec.to_builtins(table.options)
    players = tuple(Player(f"P{seat}") for seat in range(table.seats))
    header = Header(table.game.info.id, table.game.info.rules_version, options, players, bytes(31) + b"\x07")
    journal = Journal(header)
    digests = [journal.digest()]
    for _ in range(60):
        acting = journal.state.to_act()
        if not acting:
            break
        legal = journal.state.legal(acting[0])
        journal.play(journal.entry(acting[0], legal[len(journal.entries) % len(legal)]))
        digests.append(journal.digest())
    for number in (0, len(digests) // 2, len(digests) - 1):
        assert journal.at(number).digest() == digests[number]


@over_tables
def test_what_is_not_legal_is_refused_and_changes_nothing(table: Table) -> None:
    options = msgspec.to_builtins(table.options)
    players = tuple(Player(f"P{seat}") for seat in range(table.seats))
    journal = Journal(Header(table.game.info.id, table.game.info.rules_version, options, players, bytes(32)))
    seen = {action for position in walk(table, 8) for action in position.state.legal(position.seat)}
    refused = 0
    for action in sorted(seen, key=table.game.notate):
        for seat in (*table.viewers, table.seats):
            if action not in journal.state.legal(seat):
                before = journal.digest()
                with pytest.raises(ValueError, match="not legal"):
                    journal.play(journal.entry(seat, action))
                assert journal.digest() == before
                refused += 1
    assert refused


@over_games
def test_a_state_cannot_be_sent_by_accident(game_id: str) -> None:
    game = load(game_id)
    with pytest.raises(TypeError):
        pack(game.new(game.info.options(), game.info.seats[0], rng(0)))


@over_games
def test_unknown_fields_are_refused(game_id: str) -> None:
    game = load(game_id)
    state = game.new(game.info.options(), game.info.seats[0], rng(0))
    action = state.legal(state.to_act()[0])[0]
    with pytest.raises(ValueError, match="unknown field"):
        unpack(pack({**msgspec.to_builtins(action), "extra": 1}), game.action_type)


@over_games
def test_an_unknown_viewer_sees_what_a_stranger_sees(game_id: str) -> None:
    game = load(game_id)
    state = game.new(game.info.options(), game.info.seats[0], rng(0))
    for viewer in (-7, 99):
        assert state.view(viewer) == state.view(PUBLIC)


@over_games
def test_every_option_can_be_set_from_text_and_first_choices_are_the_defaults(game_id: str) -> None:
    info = load(game_id).info
    default = next(iter(info.presets.values()))
    assert default == info.options()
    for field in fields(info.options):
        assert field.choices[0] == field.default
        if not field.hidden:
            for choice in field.choices:
                assert getattr(change(default, field.name, show(choice)), field.name) == choice
    with pytest.raises(ValueError, match="no option"):
        change(default, "no_such", "on")


@over_games
def test_secrets_are_built_field_by_field(game_id: str) -> None:
    """`sight.py` never copies a richer struct and deletes from it."""
    source = inspect.getsource(__import__(f"engines.{game_id}.sight", fromlist=["sight"]))
    for word in ("replace(", "copy", "asdict", "**"):
        assert word not in source


def test_every_game_is_audited_and_its_reveals_are_declared() -> None:
    assert set(AUDITS) == set(SECRETS) == set(REVEALS) >= set(names())
