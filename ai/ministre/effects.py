"""What comes of a character's action: tables of coins, each with how likely it is."""

from __future__ import annotations

from engines.ministre.values import EXECUTIONER, KING, MINISTER, PEASANT, RING, SHERIFF, THIEF

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


def robbing(coins: list[int], treasury: int, seat: int, target: int) -> tuple[list[int], int]:
    """After an Executioner who was right."""
    after = coins[:]
    after[seat] += after[target]
    after[target] = 0
    return after, treasury


def taxing(coins: list[int], treasury: int, seat: int, target: int) -> tuple[list[int], int]:
    """After a Sheriff's tax."""
    for other in range(len(coins)):
        if other != seat:
            coins, treasury = paying(coins, treasury, other, 2 if other == target else 1)
    return coins, treasury


def richest(coins: list[int], but: int) -> int:
    """The richest seat except one; the first of equals, clockwise from it."""
    count = len(coins)
    return max(((but + step) % count for step in range(1, count)), key=coins.__getitem__)


def accusation(insight: Insight, coins: list[int], treasury: int, step: int = 0) -> tuple[int, float]:
    """The best victim, and how likely its likeliest character is, after the ring has turned by `step`."""
    best = (insight.others[0], 0.0)
    most = float("-inf")
    now = insight.worth(coins, treasury)
    for seat in insight.others:
        if coins[seat]:
            chance = max(insight.chances[(insight.view.places[seat] + step) % RING])
            value = chance * (insight.worth(*robbing(coins, treasury, insight.me, seat)) - now)
            if value > most:
                most, best = value, (seat, chance)
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
        target, chance = (
            accusation(insight, coins, treasury, step) if seat == insight.me else (richest(coins, seat), HIT)
        )
        return [(chance, *robbing(coins, treasury, seat, target)), (1.0 - chance, coins, treasury)]
    if character == SHERIFF:
        return [(1.0, *taxing(coins, treasury, seat, richest(coins, seat)))]
    if character == PEASANT:
        _, chance = insight.names(step)
        return [(chance, *taking(coins, treasury, seat, treasury)), (1.0 - chance, *paying(coins, treasury, seat, 2))]
    assert character == MINISTER
    return [(1.0, coins, treasury)]


def expected(insight: Insight, tables: list[Course]) -> float:
    """The worth of tables to the viewer."""
    return sum(chance * insight.worth(coins, treasury) for chance, coins, treasury in tables if chance)
