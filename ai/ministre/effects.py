"""What comes of a character's action: tables of coins, each with how likely it is."""

from __future__ import annotations

from engines.ministre.values import EXECUTIONER, KING, MINISTER, PEASANT, SHERIFF, THIEF

from .insight import Insight

Course = tuple[float, list[int], int]
"""How likely, the coins, the treasury."""

HIT = 0.35
"""How often somebody else's accusation is right."""


def paying(coins: list[int], treasury: int, seat: int, amount: int) -> tuple[list[int], int]:
    """After a seat has paid to the treasury what it can."""
    paid = min(amount, coins[seat])
    after = coins[:]
    after[seat] -= paid
    return after, treasury + paid


def taking(coins: list[int], treasury: int, seat: int, amount: int) -> tuple[list[int], int]:
    """After a seat has taken from the treasury what is there."""
    taken = min(amount, treasury)
    after = coins[:]
    after[seat] += taken
    return after, treasury - taken


def richest(coins: list[int], but: int) -> int:
    """The richest seat except one; the first of equals, clockwise from it."""
    count = len(coins)
    return max(((but + step) % count for step in range(1, count)), key=coins.__getitem__)


def accusation(insight: Insight, coins: list[int], step: int = 0) -> tuple[int, int, float]:
    """The best victim, the character to name, and how likely it is, after the ring has turned by `step`."""
    best = (insight.others[0], 0, 0.0)
    most = -1.0
    for seat in insight.others:
        place = (insight.view.places[seat] + step) % 6
        for character, chance in enumerate(insight.chances[place]):
            value = chance * (coins[seat] + 0.01)
            if value > most:
                most, best = value, (seat, character, chance)
    return best


def courses(
    insight: Insight, character: int, seat: int, coins: list[int], treasury: int, step: int = 0
) -> list[Course]:
    """If a claim runs that this seat made."""
    if character == KING:
        return [(1.0, *taking(coins, treasury, seat, 3))]
    if character == THIEF:
        after, left = coins[:], treasury
        for neighbour in ((seat - 1) % len(coins), (seat + 1) % len(coins)):
            if left == 0:
                break
            if after[neighbour]:
                after[neighbour] -= 1
                after[seat] += 1
            else:
                after, left = taking(after, left, seat, 1)
        return [(1.0, after, left)]
    if character == EXECUTIONER:
        own = seat == insight.me
        target, _, chance = accusation(insight, coins, step) if own else (richest(coins, seat), 0, HIT)
        after = coins[:]
        after[seat] += after[target]
        after[target] = 0
        return [(chance, after, treasury), (1.0 - chance, coins, treasury)]
    if character == SHERIFF:
        after, left, target = coins, treasury, richest(coins, seat)
        for other in range(len(coins)):
            if other != seat:
                after, left = paying(after, left, other, 2 if other == target else 1)
        return [(1.0, after, left)]
    if character == PEASANT:
        _, chance = insight.names(step)
        return [(chance, *taking(coins, treasury, seat, treasury)), (1.0 - chance, *paying(coins, treasury, seat, 2))]
    assert character == MINISTER
    return [(1.0, coins, treasury)]


def expected(insight: Insight, tables: list[Course]) -> float:
    """The worth of tables to the viewer."""
    return sum(chance * insight.worth(coins, treasury) for chance, coins, treasury in tables if chance)
