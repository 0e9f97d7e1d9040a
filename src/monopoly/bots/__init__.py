"""Players that choose among legal actions."""

from monopoly.bots.base import Bot
from monopoly.bots.beginner import BeginnerBot
from monopoly.bots.cautious import CautiousBot
from monopoly.bots.explanation import ExplainingBot, Explanation, Option
from monopoly.bots.greedy import GreedyBot
from monopoly.bots.intermediate import IntermediateBot
from monopoly.bots.random import RandomBot
from monopoly.bots.registry import (
    BOTS,
    KINDS,
    LEVELS,
    QUICK_BOTS,
    BotError,
    BotMaker,
    Kind,
    bot_maker,
    leaves_to_chance,
    make_bot,
)
from monopoly.bots.sparring.field import FIELD
from monopoly.bots.trader.trader import TraderBot
from monopoly.bots.view import View

__all__ = [
    "BOTS",
    "FIELD",
    "KINDS",
    "LEVELS",
    "QUICK_BOTS",
    "BeginnerBot",
    "Bot",
    "BotError",
    "BotMaker",
    "CautiousBot",
    "ExplainingBot",
    "Explanation",
    "GreedyBot",
    "IntermediateBot",
    "Kind",
    "Option",
    "RandomBot",
    "TraderBot",
    "View",
    "bot_maker",
    "leaves_to_chance",
    "make_bot",
]
