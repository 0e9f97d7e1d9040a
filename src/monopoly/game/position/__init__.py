"""Positions: everything that lies open at one moment of a game, as a value."""

from monopoly.game.position.errors import PositionError
from monopoly.game.position.model import (
    AuctionPosition,
    BankPosition,
    BundlePosition,
    ClaimPosition,
    DebtPosition,
    DeckPosition,
    OfferPosition,
    PlayerPosition,
    Position,
    ShortagePosition,
    TurnPosition,
)

__all__ = [
    "AuctionPosition",
    "BankPosition",
    "BundlePosition",
    "ClaimPosition",
    "DebtPosition",
    "DeckPosition",
    "OfferPosition",
    "PlayerPosition",
    "Position",
    "PositionError",
    "ShortagePosition",
    "TurnPosition",
]
