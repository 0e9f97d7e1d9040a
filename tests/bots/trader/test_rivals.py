"""What `trader` learns of the others: what they pay at auctions, and who never sells."""

from monopoly import Position
from monopoly.bots import TraderBot, View
from monopoly.bots.trader import chances
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


def test_a_completing_lot_says_nothing_of_how_its_owner_bids() -> None:
    """Anybody pays three times the price for that."""
    rivals = Rivals()
    completing = overbid(600, cy={"deeds": ["Vermont Avenue", "Connecticut Avenue"]})
    rivals.watch(View(completing.state))
    up = View(overbid(200).state)
    assert not rivals.will_go_on(up, 0, 201)
    rivals.watch(View(overbid(600).state))
    assert rivals.will_go_on(up, 0, 201)


def test_who_refuses_and_has_never_accepted_does_not_sell() -> None:
    rivals = Rivals()
    assert not rivals.never_sells(1)
    rivals.answered(1, accepted=False)
    assert rivals.never_sells(1)
    assert not rivals.never_sells(2)
    twin = rivals.copy()
    twin.answered(1, accepted=True)
    assert not twin.never_sells(1)
    assert rivals.never_sells(1), "a copy has a memory of its own"


def test_who_never_sells_gets_a_group_only_for_much_more() -> None:
    """At a price that others get it for."""
    accepted = []
    for refusals in (0, 1):
        rivals = Rivals()
        for _ in range(refusals):
            rivals.answered(1, accepted=False)
        bob = {"name": "Bob", "cash": 1500, "deeds": ["Mediterranean Avenue", "Kentucky Avenue"]}
        ann = {"name": "Ann", "cash": 200, "deeds": ["Baltic Avenue", "Park Place"]}
        cy = {"name": "Cy", "cash": 900, "deeds": ["Boardwalk", "Oriental Avenue"]}
        give = {"cash": 800}
        get = {"deeds": ["Baltic Avenue"]}
        at = {
            "players": [ann, bob, cy],
            "turn": "Bob",
            "offers": [
                {"number": 1, "proposer": "Bob", "receiver": "Ann", "give": give, "get": get}
            ],
        }
        table = set_up(Position.from_dict(at), "Ann")
        view = View(table.state)
        answer = chances.answer(view, 0, view.offers()[0], rivals, None)
        accepted.append(answer.kind == "accept")
    assert accepted == [True, False]


def test_it_buys_where_everybody_bids_with_sense() -> None:
    bot = TraderBot()
    assert choose(bot, overbid(40)).kind == "bid"
    assert choose(bot, at_vermont()).kind == "buy"


def test_it_lets_no_deed_go_to_auction_to_see_how_they_bid() -> None:
    bot = TraderBot()
    assert choose(bot, at_vermont()).kind == "buy"
    assert choose(bot, overbid(600)).kind == "pass"
    assert choose(bot, at_vermont()).kind == "buy"


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
