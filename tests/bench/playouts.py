"""Random games through the public contract, beside the same genre in OpenSpiel and RLCard.

All are played in turns of a third of a second in one process, round after round: a busy machine slows them alike.
A decision is a choice of a player; deals and other chance are not counted, but their time is.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

from engines.game import Game
from engines.registry import load, names
from engines.rng import Rng

from .rows import Row, middle

ROUNDS = 9
SECONDS = 0.35

Play = Callable[[], int]


def ours(game: Game, seats: int) -> Play:
    """A random game, by `to_act`, `legal` and `apply` alone."""
    options = next(iter(game.info.presets.values()))
    seeds = iter(range(1 << 60))
    chance = random.random

    def play() -> int:
        state = game.new(options, seats, Rng(next(seeds).to_bytes(32, "little")))
        decisions = 0
        while acting := state.to_act():
            seat = acting[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    return play


def open_spiel_example(players: int) -> Play:
    """crazy_eights of OpenSpiel in the loop of its own Python example: numpy picks the chance outcomes."""
    import numpy
    import pyspiel

    game = pyspiel.load_game("crazy_eights", {"players": players})
    choose = random.choice

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(numpy.random.choice(actions, p=chances))
            else:
                state.apply_action(choose(state.legal_actions(state.current_player())))
                decisions += 1
        return decisions

    return play


def open_spiel_lean(players: int) -> Play:
    """The same in the leanest loop there is: its chance outcomes happen to be equally likely."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights", {"players": players})
    chance = random.random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(legal[int(chance() * len(legal))])
        return decisions

    return play


def rlcard_env() -> Play:
    """RLCard's uno environment with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return play


def rlcard_bare() -> Play:
    """RLCard's uno without the environment around it."""
    from rlcard.games.uno import Game as Uno

    chance = random.random

    def play() -> int:
        game = Uno()
        game.init_game()
        decisions = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    return play


def speeds(players: dict[str, Play]) -> dict[str, list[float]]:
    """Decisions per second of each, one value a round."""
    found: dict[str, list[float]] = {name: [] for name in players}
    for play in players.values():
        play()
    for _ in range(ROUNDS):
        for name, play in players.items():
            start, decisions = perf_counter(), 0
            while (spent := perf_counter() - start) < SECONDS:
                decisions += play()
            found[name].append(decisions / spent)
    return found


def ratio(found: dict[str, list[float]], name: str, peer: str) -> float:
    """The middle of the round-by-round ratios: rounds side by side were slowed alike."""
    return middle([a / b for a, b in zip(found[name], found[peer], strict=True)])


def playout_rows() -> list[Row]:
    """RoiTatouille beside its peers, then every game by itself."""
    mine = load("roitatouille")
    found = speeds(
        {
            "roitatouille 2": ours(mine, 2),
            "crazy_eights 2": open_spiel_example(2),
            "lean 2": open_spiel_lean(2),
            "roitatouille 4": ours(mine, 4),
            "crazy_eights 4": open_spiel_example(4),
            "uno env": rlcard_env(),
            "uno bare": rlcard_bare(),
        }
    )

    def row(name: str, peer: str, label: str, least: float | None) -> Row:
        return Row(
            f"random playouts, {name.split()[1]} seats, decisions/s",
            f"{middle(found[name]):,.0f}",
            f"{label} {middle(found[peer]):,.0f}",
            ratio(found, name, peer),
            None if least is None else (">=", least),
        )

    rows = [
        row("roitatouille 2", "crazy_eights 2", "OpenSpiel crazy_eights", 3.0),
        row("roitatouille 4", "crazy_eights 4", "OpenSpiel crazy_eights", 3.0),
        row("roitatouille 2", "lean 2", "the same, leanest loop", None),
        row("roitatouille 2", "uno env", "RLCard uno env", 25.0),
        row("roitatouille 2", "uno bare", "RLCard uno bare loop", 5.0),
    ]
    others = {f"{game_id} {load(game_id).info.seats[0]}": game_id for game_id in names() if game_id != "roitatouille"}
    if others:
        alone = speeds({name: ours(load(game_id), load(game_id).info.seats[0]) for name, game_id in others.items()})
        for name, values in alone.items():
            game_id, seats = name.split()
            rows.append(Row(f"random playouts, {game_id}, {seats} seats", "", "", middle(values) / 1000, None, "k/s"))
    return rows


def _microseconds(copy: Callable[[], Any], number: int = 20_000) -> float:
    start = perf_counter()
    for _ in range(number):
        copy()
    return (perf_counter() - start) / number * 1e6


def clone_rows() -> list[Row]:
    """What a copy of a table costs, in mid-game, beside OpenSpiel's."""
    import pyspiel

    rows = []
    for seats in (2, 4):
        state = _midway(load("roitatouille"), seats)
        theirs = pyspiel.load_game("crazy_eights", {"players": seats}).new_initial_state()
        for _ in range(80):
            if not theirs.is_terminal():
                theirs.apply_action(theirs.legal_actions()[0])
        pairs = [(_microseconds(state.clone), _microseconds(theirs.clone)) for _ in range(ROUNDS)]
        rows.append(
            Row(
                f"clone, {seats} seats, microseconds",
                f"{middle([a for a, _ in pairs]):.2f}",
                f"OpenSpiel clone {middle([b for _, b in pairs]):.2f}",
                middle([a / b for a, b in pairs]),
                ("<=", 2.5),
            )
        )
    for game_id in names():
        if game_id != "roitatouille":
            game = load(game_id)
            cost = middle([_microseconds(_midway(game, game.info.seats[0]).clone) for _ in range(ROUNDS)])
            rows.append(Row(f"clone, {game_id}", "", "", cost, None, "us"))
    return rows


def _midway(game: Game, seats: int) -> Any:
    choose = random.Random(1)
    state = game.new(next(iter(game.info.presets.values())), seats, Rng(bytes(32)))
    for _ in range(20):
        if acting := state.to_act():
            state.apply(acting[0], choose.choice(state.legal(acting[0])))
    return state
