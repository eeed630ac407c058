"""The exact belief over the 720 ways in which the six cards can lie, from what a viewer has learnt.

Facts are about *cards*, not places: card i is the one that lay at place i in the beginning, so that a rotation, which
all can see, changes no fact. At a turn of the ring by `shift`, place p holds card `(p + shift) % 6`.

A viewer's notes are bytes, in the order of learning: `IS` card is a character, `IS_NOT`, `MIXED` two cards were
shuffled, and `NOT_ALL` a number of pairs that are not all true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice, pairwise, permutations
from operator import add, itemgetter, mul
from typing import Final, TypeVar

from .values import RING

N = TypeVar("N", int, float)

IS, IS_NOT, MIXED, NOT_ALL = 0, 36, 72, 87

ARRANGEMENTS: Final = tuple(permutations(range(RING)))
"""Every arrangement: which character each card is."""

_PAIRS: Final = tuple(combinations(range(RING), 2))
_INDEX: Final = {arrangement: i for i, arrangement in enumerate(ARRANGEMENTS)}


def _swapped(pair: tuple[int, int]) -> tuple[int, ...]:
    a, b = pair
    out = []
    for arrangement in ARRANGEMENTS:
        changed = list(arrangement)
        changed[a], changed[b] = changed[b], changed[a]
        out.append(_INDEX[tuple(changed)])
    return tuple(out)


_SWAP: Final = tuple(_swapped(pair) for pair in _PAIRS)
HOLDS: Final = tuple(
    tuple(int(a[card] == character) for a in ARRANGEMENTS) for card in range(RING) for character in range(RING)
)
"""By card and character, `card * RING + character`: in which arrangements it is so."""
_WHERE: Final = tuple(tuple(i for i, holds in enumerate(row) if holds) for row in HOLDS)
_PICK: Final = tuple(itemgetter(*where) for where in _WHERE)
_SWAPPED: Final = tuple(itemgetter(*swap) for swap in _SWAP)
_REMEMBERED: Final[dict[bytes, tuple[int, ...]]] = {b"": (1,) * len(ARRANGEMENTS)}
"""What was asked last; before anything is learnt, all arrangements are alike."""
_MOST: Final = 256


def note_is(card: int, character: int) -> bytes:
    """This card is this character."""
    return bytes((IS + card * RING + character,))


def note_is_not(card: int, character: int) -> bytes:
    """This card is not this character."""
    return bytes((IS_NOT + card * RING + character,))


def note_mixed(card: int, other: int) -> bytes:
    """These two cards were shuffled."""
    return bytes((MIXED + _PAIRS.index((min(card, other), max(card, other))),))


def note_not_all(pairs: Iterable[tuple[int, int]]) -> bytes:
    """It is not so that each of these cards is the character beside it."""
    codes = [card * RING + character for card, character in pairs]
    return bytes((NOT_ALL, len(codes), *codes))


def ends_of(notes: bytes) -> list[int]:
    """Where each note ends."""
    ends, at = [], 0
    while at < len(notes):
        at += 1 if notes[at] != NOT_ALL else 2 + notes[at + 1]
        ends.append(at)
    return ends


def weights(notes: bytes) -> tuple[int, ...]:
    """How likely each of `ARRANGEMENTS` is, in whole numbers; only their ratios mean something.

    A viewer's notes only grow: asking again after another fact costs that fact alone.
    """
    ends = [0, *ends_of(notes)]
    known = next(number for number in reversed(range(len(ends))) if notes[: ends[number]] in _REMEMBERED)
    found = _REMEMBERED[notes[: ends[known]]]
    for start, end in pairwise(ends[known:]):
        found = learnt(found, notes[start:end])
    if known + 1 < len(ends):
        if len(_REMEMBERED) > _MOST:
            del _REMEMBERED[next(islice(_REMEMBERED, 1, None))]
        _REMEMBERED[notes] = found
    return found


def learnt(found: tuple[N, ...], note: bytes) -> tuple[N, ...]:
    """The weights after one more note."""
    code = note[0]
    if code < IS_NOT:
        return tuple(map(mul, found, HOLDS[code]))
    if code < MIXED:
        return tuple(w if not holds else 0 for w, holds in zip(found, HOLDS[code - IS_NOT], strict=True))
    if code < NOT_ALL:
        return tuple(map(add, found, _SWAPPED[code - MIXED](found)))
    named = [divmod(pair, RING) for pair in note[2:]]
    return tuple(
        0 if all(a[card] == character for card, character in named) else w
        for w, a in zip(found, ARRANGEMENTS, strict=True)
    )


def holding(found: Sequence[N], card: int, character: int) -> Iterator[tuple[N, tuple[int, ...]]]:
    """The possible arrangements in which this card is this character, with their weights."""
    for index in _WHERE[card * RING + character]:
        if found[index]:
            yield found[index], ARRANGEMENTS[index]


def marginals(found: Sequence[float], shift: int) -> list[list[float]]:
    """`[place][character]`: the chance that this character lies there now."""
    total = sum(found)
    parts = [sum(pick(found)) / total for pick in _PICK]
    starts = (RING * ((place + shift) % RING) for place in range(RING))
    return [parts[start : start + RING] for start in starts]


def certain(notes: bytes, shift: int) -> list[int | None]:
    """By place: the character that must lie there, if only one can."""
    found = weights(notes)
    possible = [any(pick(found)) for pick in _PICK]
    out: list[int | None] = []
    for place in range(RING):
        start = RING * ((place + shift) % RING)
        row = possible[start : start + RING]
        out.append(row.index(True) if sum(row) == 1 else None)
    return out
