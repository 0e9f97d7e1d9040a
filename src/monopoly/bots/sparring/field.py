"""The agents of the field: what each is called, what it does, and how it is made."""

from collections.abc import Callable
from typing import Final, NamedTuple

from monopoly.bots.base import Bot
from monopoly.bots.sparring.hard_bidder import HardBidder
from monopoly.bots.sparring.last_dollar import LastDollar
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


FIELD: Final[tuple[Agent, ...]] = (
    Agent(
        "hard-bidder",
        NEVER_SELLS,
        "bids two and three times the price",
        lambda _victim: HardBidder(),
    ),
    Agent(
        "threshold-bidder",
        TRADES,
        "pays up to the price while a reserve stays",
        lambda _victim: ThresholdBidder(),
    ),
    Agent("trader-1", TRADES, "`trader` before it was hardened", lambda _victim: Trader1Bot()),
    Agent("last-dollar", EXPLOITS, "asks for the last dollar its victim accepts", LastDollar),
)
