"""`trader` at auctions: it sees who pays too much, and lets them."""

from monopoly import Position
from monopoly.bots import TraderBot, View
from monopoly.bots.trader.rivals import Rivals
from monopoly.rules.action import Action
from tests.bots.positions.reading import Table, set_up


def stand(
    ann: dict[str, object], bob: dict[str, object], cy: dict[str, object], **at: object
) -> Table:
    """Ann is to decide."""
    players = [{"name": "Ann"} | ann, {"name": "Bob"} | bob, {"name": "Cy"} | cy]
    return set_up(Position.from_dict({"players": players} | at), "Ann")


def overbid(
    amount: int, bob: dict[str, object] | None = None, cy: dict[str, object] | None = None
) -> Table:
    """Bob has declined Oriental Avenue (printed price $100), and Cy bids."""
    return stand(
        {},
        {"space": "Oriental Avenue"} | (bob or {}),
        cy or {},
        turn={"player": "Bob", "stage": "after-throw", "dice": [2, 4]},
        auction={"item": "Oriental Avenue", "bid": amount, "bidder": "Cy"},
    )


def at_vermont(
    ann: dict[str, object] | None = None,
    bob: dict[str, object] | None = None,
    cy: dict[str, object] | None = None,
) -> Table:
    """Ann may buy Vermont Avenue for $100."""
    turn = {"player": "Ann", "for_sale": "Vermont Avenue", "dice": [3, 5]}
    return stand({"space": "Vermont Avenue"} | (ann or {}), bob or {}, cy or {}, turn=turn)


LIGHT_BLUE: dict[str, object] = {"deeds": ["Oriental Avenue", "Connecticut Avenue"]}


def choose(bot: TraderBot, table: Table) -> Action:
    action = bot.choose(View(table.state), table.seat)
    assert action is not None
    return action


def test_a_bid_far_above_the_price_is_remembered() -> None:
    rivals = Rivals()
    view = View(at_vermont().state)
    assert not rivals.would_overpay(view, 0, 8, 150)
    rivals.watch(View(overbid(300).state))
    assert rivals.would_overpay(view, 0, 8, 299)
    assert not rivals.would_overpay(view, 0, 8, 300)


def test_who_has_no_money_pays_nothing_too_much() -> None:
    rivals = Rivals()
    rivals.watch(View(overbid(300).state))
    assert not rivals.would_overpay(View(at_vermont(cy={"cash": 140}).state), 0, 8, 150)


def test_a_completing_lot_says_nothing_of_how_its_owner_bids() -> None:
    """Anybody pays three times the price for that."""
    rivals = Rivals()
    table = overbid(300, cy={"deeds": ["Vermont Avenue", "Connecticut Avenue"]})
    rivals.watch(View(table.state))
    assert not rivals.would_overpay(View(at_vermont().state), 0, 8, 150)


def test_it_lets_them_overpay() -> None:
    bot = TraderBot()
    assert choose(bot, overbid(600)).kind == "pass"
    table = at_vermont()
    told = bot.explain(View(table.state), table.seat)
    assert choose(bot, table).kind == "decline"
    assert "pays more at auctions than it is worth to me" in told.sentence


def test_it_buys_where_everybody_bids_with_sense() -> None:
    bot = TraderBot()
    assert choose(bot, overbid(40)).kind == "bid"
    assert choose(bot, at_vermont()).kind == "buy"


def test_it_finds_out_how_they_bid_with_something_cheap() -> None:
    cheap = at_vermont()
    told = TraderBot().explain(View(cheap.state), cheap.seat)
    assert choose(TraderBot(), cheap).kind == "decline"
    assert "find out" in told.sentence
    poor = at_vermont(bob={"cash": 200})  # he would pass whatever he thinks
    assert choose(TraderBot(), poor).kind == "buy"


def test_what_completes_a_group_is_never_left_to_an_auction() -> None:
    bot = TraderBot()
    assert choose(bot, overbid(600)).kind == "pass"
    own = at_vermont(ann=LIGHT_BLUE)
    assert choose(bot, own).kind == "buy"
    rivals = at_vermont(bob=LIGHT_BLUE)
    assert choose(bot, rivals).kind == "buy"


def test_it_bids_no_more_than_silences_the_others() -> None:
    table = overbid(10, bob={"cash": 30}, cy={"cash": 45})
    action = choose(TraderBot(), table)
    assert repr(action) == "Bid(amount=46)"


def test_it_bids_those_up_who_are_known_to_go_on() -> None:
    """No further than it could bear to win, and never those of whom it knows nothing."""
    up = overbid(200)
    assert choose(TraderBot(), up).kind == "pass"
    bot = TraderBot()
    assert choose(bot, overbid(600)).kind == "pass"
    assert repr(choose(bot, up)) == "Bid(amount=201)"
    up.state.cash[0] = 600
    assert choose(bot, up).kind == "pass"
    up.state.cash[0] = 1500
    up.state.cash[2] = 220  # Cy cannot go on
    assert choose(bot, up).kind == "pass"
