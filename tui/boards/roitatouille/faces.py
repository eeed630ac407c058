"""What is on a card: its dynasty's letter and emblem, its sign, and its picture in several sizes."""

from __future__ import annotations

from typing import Final

from engines.roitatouille.cards import COLOUR, PLUS_TWO, PRISONER, RANK

SUITS: Final = ("blue", "red", "violet", "bonus", "malus")
"""A card's look, by name of its style."""

LETTERS: Final = ("B", "R", "V", " ", " ")
EMBLEMS: Final = ("❦", "❖", "❂", "✶", "†")
EDGES: Final = ("╭─╮│╰╯", "╔═╗║╚╝", "┌┄┐┆└┘", "┏━┓┃┗┛", "┌─┐│└┘")
"""Each look has its own edge, so that it is known without colour."""

SIGNS: Final = {9: "+2", 10: "∅", 11: "⇄", 12: "†"}
WILD_SIGNS: Final = {39: "##", 40: "+4", 41: "◆", 42: "⚑", 43: "✠"}


def suit(card: int) -> int:
    """0..2 a dynasty, 3 green, 4 black."""
    if card < PRISONER:
        return COLOUR[card]
    return 4 if card <= PRISONER + 1 else 3


def sign(card: int) -> str:
    """A king's number or the sign of another card: one or two characters."""
    if card >= PRISONER:
        return WILD_SIGNS[card]
    rank = RANK[card]
    return str(rank + 1) if rank < PLUS_TWO else SIGNS[rank]


def index(card: int) -> str:
    """Letter and sign, as in a card's corner: three characters at most."""
    letter = LETTERS[suit(card)]
    text = sign(card)
    if letter == " ":
        return text
    return f"{letter}{text}" if len(text) > 1 else f"{letter} {text}"


def short(card: int) -> str:
    """Letter and sign without space, to name a card in a few cells."""
    return index(card).replace(" ", "")
