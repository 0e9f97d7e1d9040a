"""`trader` judges trades by what they do to everybody's chance to win."""

import pytest

from monopoly import Game, Position
from monopoly.bots import View
from monopoly.bots.trader.trader import TraderBot
from monopoly.rules.state import State
from monopoly.rules.trade import Accept, Counter, Offer, Refuse
from tests.bots.evaluation.moments import played

ANN, BOB = 0, 1


def table(give: dict[str, object], get: dict[str, object], bob: int = 1200) -> State:
    """Bob, who lacks New York Avenue for the orange group, makes Ann an offer."""
    at: dict[str, object] = {
        "rules": "statutes",
        "players": [
            {"name": "Ann", "cash": 700, "deeds": ["New York Avenue", "Vermont Avenue"]},
            {
                "name": "Bob",
                "cash": bob,
                "deeds": ["St. James Place", "Tennessee Avenue", "Oriental Avenue", "Short Line"],
            },
            {"name": "Cy", "cash": 900, "deeds": ["Kentucky Avenue", "Connecticut Avenue"]},
        ],
        "turn": "Bob",
        "offers": [{"number": 1, "proposer": "Bob", "receiver": "Ann", "give": give, "get": get}],
    }
    return Game.from_position(Position.from_dict(at), seed=1).state


@pytest.mark.parametrize(
    "give",
    [{"cash": 300}, {"deeds": ["Short Line"], "cash": 100}, {"deeds": ["Oriental Avenue"]}],
    ids=["cash", "a railroad", "a lone lot"],
)
def test_it_completes_no_rivals_group_for_little(give: dict[str, object]) -> None:
    view = View(table(give, {"deeds": ["New York Avenue"]}))
    assert isinstance(TraderBot().choose(view, ANN), Refuse | Counter)


def test_a_refused_offer_is_not_accepted_when_it_is_repeated() -> None:
    bot = TraderBot()
    view = View(table({"cash": 300}, {"deeds": ["New York Avenue"]}))
    assert all(isinstance(bot.choose(view, ANN), Refuse | Counter) for _ in range(9))


def test_it_takes_what_is_good_for_it() -> None:
    view = View(table({"deeds": ["Tennessee Avenue"], "cash": 100}, {"deeds": ["Vermont Avenue"]}))
    bot = TraderBot()
    assert isinstance(bot.choose(view, ANN), Accept)
    told = bot.explain(view, ANN)
    assert told.sentence.startswith("It would change my chance to win by +")


def test_two_who_are_left_have_nothing_to_trade() -> None:
    """What one gains the other loses; with a third at the table both may gain."""
    two: list[dict[str, object]] = [
        {
            "name": "Ann",
            "cash": 500,
            "deeds": ["St. James Place", "Tennessee Avenue", "St. Charles Place"],
        },
        {
            "name": "Bob",
            "cash": 500,
            "deeds": ["New York Avenue", "States Avenue", "Virginia Avenue"],
        },
    ]
    offered = []
    for players in (two, [*two, {"name": "Cy", "cash": 500}]):
        turn = {"player": "Ann", "dice": [3, 5], "stage": "after-throw"}
        at: dict[str, object] = {"rules": "statutes", "players": players, "turn": turn}
        view = View(Game.from_position(Position.from_dict(at), seed=1).state)
        offered.append(isinstance(TraderBot().choose(view, ANN), Offer))
    assert offered == [False, True]


@pytest.mark.parametrize("seed", range(6))
def test_its_offers_suit_whoever_gets_them(seed: int) -> None:
    """What it proposes another one of its kind accepts, but for cash it would not spend."""
    s = played(50, seed)
    for player in range(4):
        s.current = s.actor = player
        action = TraderBot().choose(View(s), player)
        if isinstance(action, Offer):
            before = s.copy()
            action.do(before, player)
            answer = TraderBot().choose(View(before), action.to)
            assert isinstance(answer, Accept)
