"""The agents of the field: what each is called, what it does, and how it is made."""

from collections.abc import Callable
from typing import Final, NamedTuple

from monopoly.bots.base import Bot
from monopoly.bots.sparring.buyer_of_everything import BuyerOfEverything
from monopoly.bots.sparring.denier import Denier
from monopoly.bots.sparring.fixed_policy import (
    CHEAP_GROUPS,
    MIDDLE_GROUPS,
    NO_PREFERENCE,
    RAILROADS,
    FixedPolicy,
)
from monopoly.bots.sparring.hard_bidder import HardBidder
from monopoly.bots.sparring.hoarder import Hoarder
from monopoly.bots.sparring.last_dollar import LastDollar
from monopoly.bots.sparring.mortgage_payer import MortgagePayer
from monopoly.bots.sparring.offer_searcher import OfferSearcher
from monopoly.bots.sparring.repeater import Repeater
from monopoly.bots.sparring.threshold_bidder import ThresholdBidder
from monopoly.bots.sparring.trader_1.trader import Trader1Bot

VICTIM: Final = "trader"  # whom an exploiter plays on if it is not told: last-dollar@cautious

NEVER_SELLS: Final = "never sells"
TRADES: Final = "trades"
EXPLOITS: Final = "exploits"


class Agent(NamedTuple):
    """One agent. An exploiter is made for the victim that is handed to `make`."""

    name: str
    kind: str  # NEVER_SELLS, TRADES or EXPLOITS
    character: str  # in a line
    make: Callable[[Bot], Bot]
    held_out: bool = False  # no bot is tuned against these: they are for the final check
    dear: bool = False  # its games take seconds


# A new agent is its class and a row here.
FIELD: Final[tuple[Agent, ...]] = (
    Agent(
        "hard-bidder",
        NEVER_SELLS,
        "pays two and three times the price",
        lambda _victim: HardBidder(),
    ),
    Agent(
        "denier",
        NEVER_SELLS,
        "bids all it has for what completes a group",
        lambda _victim: Denier(),
        held_out=True,
    ),
    Agent(
        "buyer-of-everything",
        NEVER_SELLS,
        "borrows to buy whatever it lands on",
        lambda _victim: BuyerOfEverything(),
    ),
    Agent(
        "hoarder",
        NEVER_SELLS,
        "keeps deeds and cash, builds when it is rich",
        lambda _victim: Hoarder(),
        held_out=True,
    ),
    Agent(
        "threshold-bidder",
        TRADES,
        "pays up to twice the price while a reserve stays",
        lambda _victim: ThresholdBidder(),
    ),
    Agent(
        "fixed-policy",
        TRADES,
        "follows fixed priorities, prefers nothing",
        lambda _victim: FixedPolicy(NO_PREFERENCE),
    ),
    Agent(
        "fixed-railroads",
        TRADES,
        "the same, prefers railroads",
        lambda _victim: FixedPolicy(RAILROADS),
    ),
    Agent(
        "fixed-orange",
        TRADES,
        "the same, prefers orange and red",
        lambda _victim: FixedPolicy(MIDDLE_GROUPS),
        held_out=True,
    ),
    Agent(
        "fixed-light-blue",
        TRADES,
        "the same, prefers brown and light blue",
        lambda _victim: FixedPolicy(CHEAP_GROUPS),
    ),
    Agent("trader-1", TRADES, "`trader` before it was hardened", lambda _victim: Trader1Bot()),
    Agent("last-dollar", EXPLOITS, "asks for the last dollar its victim accepts", LastDollar),
    Agent(
        "offer-searcher", EXPLOITS, "plays the deals it could make out", OfferSearcher, dear=True
    ),
    Agent("repeater", EXPLOITS, "asks again and again, for a little more", Repeater),
    Agent(
        "mortgage-payer",
        EXPLOITS,
        "pays in freshly mortgaged deeds",
        MortgagePayer,
        held_out=True,
    ),
)
