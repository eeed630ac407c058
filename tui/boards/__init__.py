"""Tables drawn on the screen: one board a game, and a generic one for those without."""

from __future__ import annotations

from .board import Board


def board_for(game_id: str) -> type[Board]:
    """The board that draws this game."""
    if game_id == "roitatouille":
        from .roitatouille.board import RoiTatouilleBoard

        return RoiTatouilleBoard
    if game_id == "ribauds":
        from .ribauds.board import RibaudsBoard

        return RibaudsBoard
    if game_id == "sommeil":
        from .sommeil.board import SommeilBoard

        return SommeilBoard
    if game_id == "ministre":
        from .ministre.board import MinistreBoard

        return MinistreBoard
    from .generic import GenericBoard

    return GenericBoard
