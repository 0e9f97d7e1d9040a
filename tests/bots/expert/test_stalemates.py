"""Where nobody sells, `expert` pays several times the price, and borrows for it."""

from monopoly.bots import View
from monopoly.bots.expert import stalemates, words
from monopoly.bots.expert.exchanges import Exchange
from monopoly.bots.expert.expert import ExpertBot
from monopoly.bots.expert.rivals import NEVER_SELLS, Rivals
from monopoly.rules import bitset, engine
from monopoly.rules.auction import Bid, Pass
from monopoly.rules.mortgage import Mortgage
from monopoly.rules.state import State
from tests.bots.expert.tables import ANN, BOB, CY, ORIENTAL, VERMONT, auctioned, table

OWN_LOTS = ["Vermont Avenue", "Connecticut Avenue"]


def for_sale(cash: int, deeds: list[str]) -> State:
    """Ann stands on Oriental Avenue, which costs $100."""
    at = {"for_sale": "Oriental Avenue", "dice": [2, 4]}
    s = table(deeds, ["Short Line"], ["Kentucky Avenue"], (cash, 1000, 1000), turn=at)
    s.position[ANN] = ORIENTAL
    return s


def bidding(
    bid: int, cash: int, ann: list[str] | None = None, cy: list[str] | None = None
) -> State:
    """Cy has bid for Oriental Avenue."""
    return table(
        ann or ["Boardwalk"],
        ["Short Line"],
        cy or ["Kentucky Avenue"],
        (cash, 1000, 1000),
        turn={"player": "Bob", "stage": "after-throw", "dice": [2, 4]},
        auction={"item": "Oriental Avenue", "bid": bid, "bidder": "Cy"},
    )


def told_off(partners: tuple[int, ...], times: int = NEVER_SELLS) -> Rivals:
    """Each of them has refused so often what any trader would accept."""
    rivals, s = Rivals(), auctioned(90)
    for partner in partners:
        part = bitset.one(35 if partner == BOB else VERMONT)
        for _ in range(times):
            rivals.offer(View(s), ANN, Exchange(partner, 0, part), 500, True)
            assert rivals.learn(View(s), ANN)
    return rivals


def test_it_is_known_once_all_have_refused() -> None:
    view = View(auctioned(90))
    assert not Rivals().nobody_sells(view, ANN)
    assert not told_off((BOB,)).nobody_sells(view, ANN), "nothing is known of Cy"
    assert not told_off((BOB, CY), NEVER_SELLS - 1).nobody_sells(view, ANN)
    assert told_off((BOB, CY)).nobody_sells(view, ANN)


def test_who_has_once_sold_may_sell_again() -> None:
    s, rivals = auctioned(90), told_off((BOB, CY))
    rivals.was_offered(View(s), ANN, Exchange(CY, 0, bitset.one(VERMONT)), 500, False)
    assert not rivals.nobody_sells(View(s), ANN)


def test_it_bids_several_times_the_price_and_no_more() -> None:
    assert isinstance(stalemates.bid(View(bidding(250, 1000)), ANN), Bid)
    assert isinstance(stalemates.bid(View(bidding(300, 1000)), ANN), Pass)


def test_it_bids_more_the_more_of_the_group_it_has() -> None:
    limits = [
        stalemates.limit(View(bidding(10, 1000, ann)), ANN, ORIENTAL)
        for ann in (["Boardwalk"], OWN_LOTS[:1], OWN_LOTS)
    ]
    assert limits == sorted(set(limits))
    assert limits[-1] >= 1000, "all it has, for a color-group"


def test_it_keeps_a_group_from_a_rival() -> None:
    assert isinstance(stalemates.bid(View(bidding(500, 1000, cy=OWN_LOTS)), ANN), Bid)


def test_it_borrows_to_bid_and_to_buy() -> None:
    assert isinstance(stalemates.bid(View(bidding(150, 20)), ANN), Mortgage)
    assert isinstance(stalemates.buy(View(for_sale(20, ["Boardwalk"])), ANN), Mortgage)
    poor = View(for_sale(20, ["Baltic Avenue"]))
    assert stalemates.buy(poor, ANN) is engine.DECLINE, "mortgages do not reach the price"
    assert stalemates.buy(View(for_sale(100, ["Boardwalk"])), ANN) is engine.BUY


def test_expert_does_so_and_says_why() -> None:
    bot = ExpertBot(1, 1)
    bot._rivals = told_off((BOB, CY))
    view = View(bidding(250, 1000))
    assert isinstance(bot.choose(view, ANN), Bid)
    assert bot.explain(view, ANN).sentence == words.NOBODY_SELLS
