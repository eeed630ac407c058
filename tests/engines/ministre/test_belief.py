"""The exact belief, against a count of every arrangement and every lot that could have led here."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from engines.game import PUBLIC, Event
from engines.ministre import GAME, belief
from engines.ministre.rules import State, new
from engines.ministre.state import STEP
from engines.ministre.values import (
    Accused,
    Challenged,
    Looked,
    Named,
    Options,
    Peeked,
    Rotated,
    Shuffled,
    Unveiled,
)

from .positions import seed

World = tuple[int, ...]
"""The character at each place."""


def counted(worlds: Counter[World], event: Event, places: tuple[int, ...]) -> Counter[World]:
    """The worlds after an event as one viewer was told of it, each with the number of ways that lead to it."""

    def keep(holds: object) -> Counter[World]:
        assert callable(holds)
        return Counter({world: ways for world, ways in worlds.items() if holds(world)})

    if isinstance(event, Rotated):
        step = STEP[event.way]
        return Counter({world[step:] + world[:step]: ways for world, ways in worlds.items()})
    if isinstance(event, Shuffled):
        mixed: Counter[World] = Counter()
        for world, ways in worlds.items():
            other = list(world)
            other[event.place], other[event.other] = world[event.other], world[event.place]
            mixed[world] += ways
            mixed[tuple(other)] += ways
        return mixed
    if isinstance(event, Peeked) and event.character is not None:
        return keep(lambda world: world[event.place] == event.character)
    if isinstance(event, Looked) and event.character is not None:
        return keep(lambda world: world[places[event.seat]] == event.character)
    if isinstance(event, Challenged):
        place = places[event.claimant]
        kept = keep(lambda world: (world[place] == event.character) == event.true)
        if event.shown is None:
            return kept
        return Counter({world: ways for world, ways in kept.items() if world[place] == event.shown})
    if isinstance(event, Accused):
        return keep(lambda world: (world[places[event.target]] == event.character) == event.right)
    if isinstance(event, Unveiled):
        return keep(lambda world: world[places[event.seat]] == event.character)
    if isinstance(event, Named):
        seats = [(event.seat + step) % len(places) for step in range(1, len(places))]
        named = [(places[seat], character) for seat, character in zip(seats, event.characters, strict=True)]
        return keep(lambda world: all(world[place] == character for place, character in named) == event.right)
    return worlds


def courses(options: Options, seats: int, number: int) -> Iterator[tuple[State, dict[int, Counter[World]]]]:
    """Every position of a game by chance, with the worlds that each viewer can count."""
    chance, state = random.Random(number), new(options, seats, seed(number))
    viewers = (PUBLIC, *range(seats))
    worlds = {viewer: Counter(dict.fromkeys(permutations(range(6)), 1)) for viewer in viewers}
    while acting := state.to_act():
        events: list[Event] = []
        seat = chance.choice(acting)
        state.apply(seat, chance.choice(state.legal(seat)), events.append)
        for viewer in viewers:
            for event in events:
                told = GAME.tell(event, viewer)
                if told is not None:
                    worlds[viewer] = counted(worlds[viewer], told, state.places)
        yield state, worlds


@pytest.mark.parametrize("seats", range(3, 7))
def test_the_belief_is_that_of_counting_every_course(seats: int) -> None:
    options = Options(round_limit=3, broke_may_challenge=True)
    for number in range(2):
        for state, worlds in courses(options, seats, number):
            for viewer, counts in worlds.items():
                view = state.view(viewer)
                found = belief.weights(view.notes)
                total, ways, shift = sum(found), sum(counts.values()), view.shift
                for weight, cards in zip(found, belief.ARRANGEMENTS, strict=True):
                    assert weight * ways == counts[cards[shift:] + cards[:shift]] * total


def test_marginals_and_certainty_follow_from_the_counts() -> None:
    for state, worlds in courses(Options(round_limit=2), 4, 3):
        for viewer, counts in worlds.items():
            view, ways = state.view(viewer), sum(counts.values())
            chances = belief.marginals(belief.weights(view.notes), view.shift)
            certain = belief.certain(view.notes, view.shift)
            for place in range(6):
                lying = Counter[int]()
                for world, number in counts.items():
                    lying[world[place]] += number
                assert chances[place] == pytest.approx([lying[character] / ways for character in range(6)])
                assert certain[place] == (next(iter(lying)) if len(lying) == 1 else None)


def test_a_longer_history_costs_one_more_step_and_gives_the_same() -> None:
    notes = b""
    chance = random.Random(1)
    for _ in range(400):
        pair = chance.sample(range(6), 2)
        notes += belief.note_mixed(*pair)
        step_by_step = belief.weights(notes)
    belief._REMEMBERED.clear()
    belief._REMEMBERED[b""] = (1,) * 720
    assert belief.weights(notes) == step_by_step


def test_with_the_aid_what_is_certain_is_marked_and_without_it_nothing() -> None:
    for aid in (False, True):
        marked = 0
        for state, _ in courses(Options(round_limit=2, memory_aid=aid), 4, 3):
            for viewer in range(-1, 4):
                view = state.view(viewer)
                marked += len(view.known)
                certain = belief.certain(view.notes, view.shift)
                wanted = [(p, c) for p, c in enumerate(certain) if c is not None] if aid and view.to_act else []
                assert [(known.place, known.character) for known in view.known] == wanted
        assert bool(marked) == aid
