"""`expert` looks ahead: it plays whole games, the same for a seed, and takes no bad trade."""

import pytest

from monopoly import Game, Position
from monopoly.bots import Bot, View, make_bot
from monopoly.bots.expert.auctions import find_limit
from monopoly.bots.expert.exchanges import exchanges, parts
from monopoly.bots.expert.expert import ExpertBot
from monopoly.bots.expert.search import Search
from monopoly.bots.rollouts.playout import play_out
from monopoly.bots.trader.trader import TraderBot
from monopoly.chance.seeded import SeededDealer
from monopoly.editions import open_edition
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules import invariants
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import State
from monopoly.rules.trade import Accept, Counter, Offer, Refuse
from tests.fuzz import OWN_BOARD

FEW = 20  # games: enough to see that it plays


def positioned(at: dict[str, object]) -> State:
    return Game.from_position(Position.from_dict(at), seed=1).state


def game(
    names: list[str], seed: int, turns: int, rules: str = "statutes", **options: object
) -> State:
    dealer = SeededDealer(seed)
    board = board_for(rule_set(rules, **options))
    s = new_game(board, ["Ann", "Bob", "Cy", "Dee"][: len(names)], dealer)
    bots = [ExpertBot(seed, FEW) if name == "expert" else make_bot(name, seed) for name in names]
    play_out(s, bots, dealer, turns)
    return s


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("rules", "options"),
    [
        ("statutes", {}),
        ("london-speed", {"free_parking": "jackpot"}),
        ("wikibook-short", {"auction_on_decline": False}),
        ("parker-tabletop", {"round_limit": 8}),
    ],
    ids=["statutes", "london", "wikibook", "parker"],
)
def test_it_plays_whatever_the_rules(rules: str, options: dict[str, object]) -> None:
    s = game(["expert", "cautious", "trader", "expert"], 3, 80, rules, **options)
    assert not invariants.broken(s)
    assert s.turn > 1


@pytest.mark.compiled_only
def test_it_plays_on_a_board_of_ones_own() -> None:
    board = {"edition": open_edition(OWN_BOARD)}
    s = game(["expert", "cautious", "trader", "expert"], 3, 80, **board)
    assert not invariants.broken(s)
    assert s.turn > 1


def test_the_same_seed_plays_the_same_game() -> None:
    names = ["expert", "trader", "trader"]
    assert game(names, 5, 12).dump() == game(names, 5, 12).dump()


def test_without_games_it_is_a_trader() -> None:
    dealer = [SeededDealer(4), SeededDealer(4)]
    states = [new_game(board_for(rule_set("statutes")), ["Ann", "Bob"], d) for d in dealer]
    play_out(states[0], [ExpertBot(1, 0), TraderBot()], dealer[0], 200)
    play_out(states[1], [TraderBot(), TraderBot()], dealer[1], 200)
    assert states[0].dump() == states[1].dump()


def offered(give: dict[str, object], get: dict[str, object]) -> View:
    """Bob holds Park Place, Ann Boardwalk: he wants it."""
    at: dict[str, object] = {
        "rules": "statutes",
        "players": [
            {"name": "Ann", "cash": 700, "deeds": ["Boardwalk", "Oriental Avenue"]},
            {"name": "Bob", "cash": 1400, "deeds": ["Park Place", "Baltic Avenue", "Short Line"]},
            {"name": "Cy", "cash": 900, "deeds": ["Vermont Avenue", "Kentucky Avenue"]},
        ],
        "turn": "Bob",
        "offers": [{"number": 1, "proposer": "Bob", "receiver": "Ann", "give": give, "get": get}],
    }
    return View(positioned(at))


def test_it_refuses_to_complete_a_rivals_group_for_little() -> None:
    view = offered({"deeds": ["Baltic Avenue"], "cash": 100}, {"deeds": ["Boardwalk"]})
    assert isinstance(ExpertBot(1).choose(view, 0), (Refuse, Counter))


def test_it_takes_a_gift() -> None:
    view = offered({"deeds": ["Park Place"], "cash": 50}, {"cash": 10})
    assert isinstance(ExpertBot(1).choose(view, 0), Accept)


def test_it_asks_for_nothing_that_is_not_there() -> None:
    view = offered({"cash": 1}, {"cash": 2})
    found = exchanges(view, 0, 1)
    assert found
    for exchange in found:
        assert exchange.give & ~view.held(0) == 0
        assert exchange.get & ~view.held(1) == 0
        assert isinstance(exchange.offer(-5), Offer)
    assert len({exchange.key() for exchange in found}) == len(found)
    assert len(parts(view, 0)) == 2


def limit_with(deeds: list[str]) -> int:
    """Ann's, for Vermont Avenue, if she holds these."""
    at: dict[str, object] = {
        "rules": "statutes",
        "players": [
            {"name": "Ann", "cash": 900, "deeds": deeds},
            {"name": "Bob", "cash": 900, "deeds": ["Short Line"]},
            {"name": "Cy", "cash": 900, "deeds": ["Kentucky Avenue"]},
        ],
        "turn": {"player": "Cy", "dice": [2, 4], "stage": "after-throw"},
        "auction": {"item": "Vermont Avenue"},
    }
    policy: list[Bot] = [TraderBot()] * 3
    return int(find_limit(View(positioned(at)), 0, Search(1, 60), policy))


def test_it_bids_more_for_what_completes_a_group() -> None:
    completing = limit_with(["Oriental Avenue", "Connecticut Avenue"])
    assert completing > 150
    assert completing > limit_with(["States Avenue", "Tennessee Avenue"])
