"""Players that choose among legal actions."""

from monopoly.bots.bot import Bot
from monopoly.bots.cautious import CautiousBot
from monopoly.bots.greedy import GreedyBot
from monopoly.bots.load import (
    BOTS,
    KINDS,
    LEVELS,
    BotError,
    BotMaker,
    Kind,
    bot_maker,
    leaves_to_chance,
    make_bot,
)
from monopoly.bots.random_bot import RandomBot
from monopoly.bots.trader import TraderBot
from monopoly.bots.view import View

__all__ = [
    "BOTS",
    "KINDS",
    "LEVELS",
    "Bot",
    "BotError",
    "BotMaker",
    "CautiousBot",
    "GreedyBot",
    "Kind",
    "RandomBot",
    "TraderBot",
    "View",
    "bot_maker",
    "leaves_to_chance",
    "make_bot",
]
