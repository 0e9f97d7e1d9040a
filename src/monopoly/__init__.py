"""Monopoly, whole: one rules engine that knows every clause.

>>> from monopoly import Game
>>> game = Game.new("statutes", players=["Ann", "Bob", "Cy"], seed=7)
>>> game.actor, game.legal_actions()
('Ann', [Throw()])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monopoly.chance.dealer import Dealer
    from monopoly.chance.scripted import ScriptedDealer
    from monopoly.chance.seeded import SeededDealer
    from monopoly.game.actions import (
        Accept,
        Action,
        ActionError,
        Bid,
        Build,
        Buy,
        CallSkip,
        ChooseToken,
        CollectSalary,
        Counter,
        DeclareBankruptcy,
        Decline,
        DemandRent,
        EndTurn,
        KeepMortgage,
        KnockDown,
        Leave,
        LiftMortgage,
        Mortgage,
        Move,
        Offer,
        Pass,
        PayFine,
        PayFlatTax,
        PayPercentageTax,
        Refuse,
        SellBuilding,
        SellHotels,
        SitOut,
        Throw,
        TimeUp,
        UseJailCard,
        Want,
        Withdraw,
    )
    from monopoly.game.game import Game, GameError, Standing
    from monopoly.game.position import (
        AuctionPosition,
        BankPosition,
        BundlePosition,
        ClaimPosition,
        DebtPosition,
        DeckPosition,
        OfferPosition,
        PlayerPosition,
        Position,
        PositionError,
        ShortagePosition,
        TurnPosition,
    )
    from monopoly.game.record import RecordError
    from monopoly.game.step import Step
    from monopoly.rules.events import Event
    from monopoly.rules.ruleset import RuleSet, RuleSetError, preset_names, rule_set
    from monopoly.rules.violation import IllegalAction, Violation

__version__ = "0.1.0"

__all__ = [
    "Accept",
    "Action",
    "ActionError",
    "AuctionPosition",
    "BankPosition",
    "Bid",
    "Build",
    "BundlePosition",
    "Buy",
    "CallSkip",
    "ChooseToken",
    "ClaimPosition",
    "CollectSalary",
    "Counter",
    "Dealer",
    "DebtPosition",
    "DeckPosition",
    "DeclareBankruptcy",
    "Decline",
    "DemandRent",
    "EndTurn",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "KeepMortgage",
    "KnockDown",
    "Leave",
    "LiftMortgage",
    "Mortgage",
    "Move",
    "Offer",
    "OfferPosition",
    "Pass",
    "PayFine",
    "PayFlatTax",
    "PayPercentageTax",
    "PlayerPosition",
    "Position",
    "PositionError",
    "RecordError",
    "Refuse",
    "RuleSet",
    "RuleSetError",
    "ScriptedDealer",
    "SeededDealer",
    "SellBuilding",
    "SellHotels",
    "ShortagePosition",
    "SitOut",
    "Standing",
    "Step",
    "Throw",
    "TimeUp",
    "TurnPosition",
    "UseJailCard",
    "Violation",
    "Want",
    "Withdraw",
    "__version__",
    "preset_names",
    "rule_set",
]

# Where each name lives; the rest are actions. Nothing is imported before it is asked for, so that
# a command which needs no engine starts at once.
_HOMES: Final = {
    "AuctionPosition": "monopoly.game.position",
    "BankPosition": "monopoly.game.position",
    "BundlePosition": "monopoly.game.position",
    "ClaimPosition": "monopoly.game.position",
    "Dealer": "monopoly.chance.dealer",
    "DebtPosition": "monopoly.game.position",
    "DeckPosition": "monopoly.game.position",
    "Event": "monopoly.rules.events",
    "Game": "monopoly.game.game",
    "GameError": "monopoly.game.game",
    "IllegalAction": "monopoly.rules.violation",
    "OfferPosition": "monopoly.game.position",
    "PlayerPosition": "monopoly.game.position",
    "Position": "monopoly.game.position",
    "PositionError": "monopoly.game.position",
    "RecordError": "monopoly.game.record",
    "RuleSet": "monopoly.rules.ruleset",
    "RuleSetError": "monopoly.rules.ruleset",
    "ScriptedDealer": "monopoly.chance.scripted",
    "SeededDealer": "monopoly.chance.seeded",
    "ShortagePosition": "monopoly.game.position",
    "Standing": "monopoly.game.game",
    "Step": "monopoly.game.step",
    "TurnPosition": "monopoly.game.position",
    "Violation": "monopoly.rules.violation",
    "preset_names": "monopoly.rules.ruleset",
    "rule_set": "monopoly.rules.ruleset",
}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'monopoly' has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES.get(name, "monopoly.game.actions")), name)
    globals()[name] = value  # found without this function from now on
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
