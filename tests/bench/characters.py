"""Can characters be told apart by what they do, and what does a style cost?

    python -m tests.bench.characters ribauds --level player --profiles 16 --seed 1

A profile is what one character did in twenty games against a bot of no character, as shares of all its actions. Half of
the profiles teach, the other half are named: each as the character whose mean is nearest, every share by its spread.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from ai.agent import CHARACTERS, Agent, Budget, Decision, Update, create, spell
from ai.league import deal_rng, play
from engines.registry import load, names
from engines.rng import Rng

GAMES = 20
TELLING = ("card", "up", "colour", "character", "claim", "coin", "bed", "joker")
"""What of an action, beside its kind, is a matter of style."""

Shares = dict[str, float]


class Noted:
    """A bot whose actions are written down."""

    def __init__(self, agent: Agent, seen: Counter[str]) -> None:
        self.agent, self.seen = agent, seen
        self.choices = 0

    def observe(self, update: Update[Any, Any]) -> None:
        self.choices = len(update.view.legal)
        self.agent.observe(update)

    def decide(self, budget: Budget, rng: Rng) -> Decision:
        decision = self.agent.decide(budget, rng)
        if self.choices > 1:
            fields = msgspec.structs.asdict(decision.action)
            kind = type(decision.action).__name__
            self.seen.update([kind, *(f"{kind} {name}={fields[name]}" for name in TELLING if name in fields)])
        return decision


def profile(game_id: str, level: Any, character: Any, seed: int, first: int) -> tuple[Shares, float]:
    """What this character did in the games from `first` on, and its share of them."""
    game = load(game_id)
    options = game.info.presets.get("hard", next(iter(game.info.presets.values())))
    seen: Counter[str] = Counter()
    won = 0.0
    for number in range(first, first + GAMES):
        seats = [create(game_id, level) for _ in range(game.info.usual_seats[0])]
        mine = number % len(seats)
        seats[mine] = Noted(create(game_id, spell(level, character)), seen)
        outcome = play(game, options, seats, deal_rng(seed, number // len(seats)))
        won += (mine in outcome.winners) / len(outcome.winners) / GAMES
    total = sum(seen.values())
    return {what: count / total for what, count in seen.items()}, won


def distance(shares: Shares, middle: Shares, spread: Shares) -> float:
    """How far a profile is from a character's mean."""
    return sum(((shares.get(what, 0.0) - middle[what]) / spread[what]) ** 2 for what in middle)


def means(profiles: Sequence[Shares], features: Sequence[str]) -> Shares:
    return {what: sum(shares.get(what, 0.0) for shares in profiles) / len(profiles) for what in features}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.characters")
    parser.add_argument("game", choices=names())
    parser.add_argument("--level", default="player")
    parser.add_argument("--profiles", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found: dict[str, list[Shares]] = {}
    for character in CHARACTERS:
        played = [
            profile(args.game, args.level, character, args.seed, number * GAMES) for number in range(args.profiles)
        ]
        found[character] = [shares for shares, _ in played]
        won = [share for _, share in played]
        middle = sum(won) / len(won)
        error = 1.96 * sqrt(sum((share - middle) ** 2 for share in won) / max(1, len(won) - 1) / len(won))
        print(f"{character or 'none':10} wins {middle:.3f} +- {error:.3f}", flush=True)
    half = args.profiles // 2
    features = sorted({what for profiles in found.values() for shares in profiles[:half] for what in shares})
    middles = {character: means(profiles[:half], features) for character, profiles in found.items()}
    spread = {
        what: sqrt(
            sum(
                (shares.get(what, 0.0) - middles[character][what]) ** 2
                for character, profiles in found.items()
                for shares in profiles[:half]
            )
            / (half * len(found))
        )
        + 1e-3
        for what in features
    }
    right = total = 0
    for character, profiles in found.items():
        named = Counter(
            min(middles, key=lambda each: distance(shares, middles[each], spread)) for shares in profiles[half:]
        )
        right += named[character]
        total += len(profiles[half:])
        print(f"{character or 'none':10} is taken for {dict(named)}")
    print(f"{right} of {total} told apart: {right / total:.0%}")


if __name__ == "__main__":
    main()
