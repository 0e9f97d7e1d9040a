"""`trader` at auctions: it sees who pays too much, and lets them."""

from monopoly.bots import TraderBot, View
from monopoly.bots.trader.rivals import Rivals
from monopoly.rules.action import Action
from tests.positions.reading import Position, Table, set_up

GAME = 'the "statutes" game with Ann, Bob and Cy'


def stand(player: str, *steps: str, when: tuple[str, ...] = ()) -> Table:
    return set_up(Position("", "", "", (GAME, *steps), when, (), player, (), (), ""))


def overbid(player: str, *, amount: int) -> Table:
    """Bob has declined Oriental Avenue (printed price $100), and Cy bids."""
    return stand(
        player,
        "it is Bob's turn",
        when=("Bob throws 2 and 4", "Bob declines it", f"Cy bids ${amount}"),
    )


def at_vermont(player: str, *steps: str) -> Table:
    """Ann may buy Vermont Avenue for $100."""
    return stand(player, *steps, when=("Ann throws 3 and 5",))


def choose(bot: TraderBot, table: Table) -> Action:
    action = bot.choose(View(table.world.s), table.seat)
    assert action is not None
    return action


def test_a_bid_far_above_the_price_is_remembered() -> None:
    rivals = Rivals()
    view = View(at_vermont("Ann").world.s)
    assert not rivals.would_overpay(view, 0, 8, 150)
    rivals.watch(View(overbid("Ann", amount=300).world.s))
    assert rivals.would_overpay(view, 0, 8, 299)
    assert not rivals.would_overpay(view, 0, 8, 300)


def test_who_has_no_money_pays_nothing_too_much() -> None:
    rivals = Rivals()
    rivals.watch(View(overbid("Ann", amount=300).world.s))
    assert not rivals.would_overpay(View(at_vermont("Ann", "Cy has $140").world.s), 0, 8, 150)


def test_a_completing_lot_says_nothing_of_how_its_owner_bids() -> None:
    """Anybody pays three times the price for that."""
    rivals = Rivals()
    table = stand(
        "Ann",
        "it is Bob's turn",
        "Cy owns Vermont Avenue and Connecticut Avenue",
        when=("Bob throws 2 and 4", "Bob declines it", "Cy bids $300"),
    )
    rivals.watch(View(table.world.s))
    assert not rivals.would_overpay(View(at_vermont("Ann").world.s), 0, 8, 150)


def test_it_lets_them_overpay() -> None:
    bot = TraderBot()
    assert choose(bot, overbid("Ann", amount=600)).kind == "pass"
    table = at_vermont("Ann")
    told = bot.explain(View(table.world.s), table.seat)
    assert choose(bot, table).kind == "decline"
    assert "pays more at auctions than it is worth to me" in told.sentence


def test_it_buys_where_everybody_bids_with_sense() -> None:
    bot = TraderBot()
    assert choose(bot, overbid("Ann", amount=40)).kind == "bid"
    assert choose(bot, at_vermont("Ann")).kind == "buy"


def test_it_finds_out_how_they_bid_with_something_cheap() -> None:
    cheap = at_vermont("Ann")
    told = TraderBot().explain(View(cheap.world.s), cheap.seat)
    assert choose(TraderBot(), cheap).kind == "decline"
    assert "find out" in told.sentence
    poor = at_vermont("Ann", "Bob has $200")  # he would pass whatever he thinks
    assert choose(TraderBot(), poor).kind == "buy"


def test_what_completes_a_group_is_never_left_to_an_auction() -> None:
    bot = TraderBot()
    assert choose(bot, overbid("Ann", amount=600)).kind == "pass"
    own = at_vermont("Ann", "Ann owns Oriental Avenue and Connecticut Avenue")
    assert choose(bot, own).kind == "buy"
    rivals = at_vermont("Ann", "Bob owns Oriental Avenue and Connecticut Avenue")
    assert choose(bot, rivals).kind == "buy"


def test_it_bids_no_more_than_silences_the_others() -> None:
    table = stand(
        "Ann",
        "it is Bob's turn",
        "Bob has $30",
        "Cy has $45",
        when=("Bob throws 2 and 4", "Bob declines it", "Cy bids $10"),
    )
    action = choose(TraderBot(), table)
    assert repr(action) == "Bid(amount=46)"


def test_it_bids_those_up_who_are_known_to_go_on() -> None:
    """No further than it could bear to win, and never those of whom it knows nothing."""
    up = overbid("Ann", amount=200)
    assert choose(TraderBot(), up).kind == "pass"
    bot = TraderBot()
    assert choose(bot, overbid("Ann", amount=600)).kind == "pass"
    assert repr(choose(bot, up)) == "Bid(amount=201)"
    up.world.s.cash[0] = 600
    assert choose(bot, up).kind == "pass"
    up.world.s.cash[0] = 1500
    up.world.s.cash[2] = 220  # Cy cannot go on
    assert choose(bot, up).kind == "pass"
