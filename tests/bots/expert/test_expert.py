"""`expert` looks ahead: it plays whole games, the same for a seed, and takes no bad trade."""

from collections import Counter
from typing import final

import pytest

from monopoly import Game, Position
from monopoly.bots import Bot, View, make_bot
from monopoly.bots.expert.auctions import find_limit
from monopoly.bots.expert.exchanges import exchanges, parts
from monopoly.bots.expert.expert import ExpertBot
from monopoly.bots.expert.proposals import OFFERS_PER_TURN
from monopoly.bots.expert.rivals import STUBBORN, TURNS_TO_FORGET
from monopoly.bots.expert.search import Search
from monopoly.bots.expert.words import WIN
from monopoly.bots.explanation import WIN_CHANCE
from monopoly.bots.rollouts.playout import play_out
from monopoly.bots.trader.trader import TraderBot
from monopoly.chance.seeded import SeededDealer
from monopoly.editions import open_edition
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules import bitset, engine, invariants
from monopoly.rules.action import Action
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import State
from monopoly.rules.trade import Accept, Offer, Refuse
from monopoly.rules.trade import Counter as CounterOffer
from tests.bots.expert.tables import (
    ANN,
    BOB,
    CONNECTICUT,
    ORIENTAL,
    VERMONT,
    auctioned,
    table,
    two_thirds_of_light_blue,
)
from tests.fuzz import OWN_BOARD

SHORT_LINE = 35
FEW = 20  # games: enough to see that it plays
# Cy, who has mortgaged nearly all, offers Ann Indiana Avenue and $11 for States Avenue.
TEMPTING = (
    "mp1~r_statutes.v2.t~p2.n70.x~4.5-t75.w1-p~~n_Ann.c1231.s4.t0.d~6.8.9.13.18.24-"
    "b~6.0.8.0.9.0-gT-~n_Bob.c11.s10.t1.d~1.11.15.25.26.27.29.31-b~26.1.27.1.29.2-m"
    "~1.11.15.31-gT.o~6.3--~n_Cy.c33.f2.t2.d~3.16.19.23.34.37.39-b~39.1-m~3.16.19.2"
    "3.34-gT-~n_Dan.c243.s33.t3.d~5.28.32.35-gT--bt2.o~~n67.p2.r0.i~d~23-c11-e~d~13"
    "----cc~b~0.9.15.1--ch~b~3.4.15.12---"
)


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
    assert isinstance(ExpertBot(1).choose(view, 0), (Refuse, CounterOffer))


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


def test_it_thinks_of_parts_of_groups_single_deeds_and_jail_cards() -> None:
    s = table(
        ["Oriental Avenue", "Connecticut Avenue", "Short Line"],
        ["Vermont Avenue"],
        [],
        (500, 500, 500),
    )
    light_blue = bitset.one(ORIENTAL) | bitset.one(CONNECTICUT)
    gives = {int(bitset.one(ORIENTAL)), int(bitset.one(CONNECTICUT)), int(light_blue)}
    gives.add(int(bitset.one(SHORT_LINE)))
    vermont = int(bitset.one(VERMONT))
    plain = {(exchange.give, exchange.get) for exchange in exchanges(View(s), ANN, BOB)}
    assert plain == {(give, get) for give in {*gives, 0} for get in (vermont, 0)} - {(0, 0)}
    for holder, given in ((ANN, [(0, 1, 0), (vermont, 1, 0)]), (BOB, [(0, 0, 1)])):
        s.jail_card[0] = holder
        found = exchanges(View(s), ANN, BOB)
        with_card = [e for e in found if e.give_cards or e.get_cards]
        assert [(e.get, e.give_cards, e.get_cards) for e in with_card] == given


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


# --- offers and counter-offers


@final
class Counting(Bot):
    """Another bot, whose offers are counted by turn."""

    def __init__(self, inner: Bot) -> None:
        self._inner = inner
        self.offers: Counter[int] = Counter()

    def choose(self, view: View, player: int) -> Action | None:
        action = self._inner.choose(view, player)
        if isinstance(action, Offer):
            self.offers[int(view.turn)] += 1
        return action


@pytest.mark.compiled_only
@pytest.mark.parametrize("rival", ["greedy", "fixed-policy"])
def test_it_makes_few_offers_a_turn_and_no_more_of_them_to_who_never_sells(rival: str) -> None:
    dealer = SeededDealer(6)
    s = new_game(board_for(rule_set("statutes")), ["Ann", "Bob", "Cy"], dealer)
    ann = Counting(ExpertBot(6, FEW))
    play_out(s, [ann, make_bot(rival), make_bot(rival)], dealer, 300)
    assert ann.offers, "it tries"
    assert max(ann.offers.values()) <= OFFERS_PER_TURN
    if rival == "greedy":
        rounds = -(-int(s.turn) // TURNS_TO_FORGET)
        assert ann.offers.total() <= 2 * (STUBBORN + rounds), "it does not pester"


@pytest.mark.compiled_only
def test_however_much_it_wants_it_makes_no_more_offers_in_a_turn() -> None:
    """Ann lacks one lot of two groups, and the others refuse whatever she offers."""
    s = table(
        ["Oriental Avenue", "Connecticut Avenue", "St. James Place", "New York Avenue"],
        ["Vermont Avenue", "Boardwalk", "Kentucky Avenue", "Short Line"],
        ["Tennessee Avenue", "States Avenue", "Indiana Avenue", "B. & O. Railroad"],
        (3000, 900, 900),
        turn={"player": "Ann", "dice": [1, 2], "stage": "after-throw"},
    )
    bot = ExpertBot(1, 60)
    offers = 0
    while isinstance(action := bot.choose(View(s), ANN), Offer):
        engine.apply(s, action, ANN)
        engine.apply(s, Refuse(s.offers[-1].number), action.to)
        offers += 1
        assert offers <= OFFERS_PER_TURN
    assert offers == OFFERS_PER_TURN


def asked_for(cash: int) -> State:
    """Bob wants so much for the last lot of Ann's group."""
    s = two_thirds_of_light_blue(turn={"player": "Bob", "dice": [1, 2], "stage": "after-throw"})
    engine.apply(s, Offer(ANN, give_deeds=[VERMONT], get_cash=cash), BOB)
    return s


@pytest.mark.compiled_only
def test_it_names_a_better_price_once_and_then_takes_it_or_leaves_it() -> None:
    bot = ExpertBot(1)
    action = bot.choose(View(asked_for(600)), ANN)
    assert isinstance(action, CounterOffer)
    assert 0 < action.give.cash < 600
    assert action.get.deeds == bitset.one(VERMONT)
    for cash in (600, 500, 600):
        assert isinstance(bot.choose(View(asked_for(cash)), ANN), (Accept, Refuse))
    later = asked_for(600)
    later.turn += TURNS_TO_FORGET
    assert isinstance(bot.choose(View(later), ANN), CounterOffer)


@pytest.mark.compiled_only
def test_two_experts_do_not_counter_each_other_without_end() -> None:
    s = asked_for(600)
    bots = {ANN: ExpertBot(1), BOB: ExpertBot(2)}
    for _answer in range(4):
        if not s.offers:
            return
        receiver = int(s.offers[0].receiver)
        action = bots[receiver].choose(View(s), receiver)
        assert action is not None
        engine.apply(s, action, receiver)
    pytest.fail("still haggling")


# --- explanations


@pytest.mark.compiled_only
def test_it_explains_an_answer_by_chances_and_a_price() -> None:
    view = View(asked_for(600))
    bot = ExpertBot(1)
    told = bot.explain(view, ANN)
    assert str(told.choice) == str(bot.choose(view, ANN)), "explaining changes nothing"
    assert isinstance(told.choice, CounterOffer)
    assert f"If I pay ${told.choice.give.cash}" in told.sentence
    assert len(told.options) == 3
    for option in told.options:
        assert 0 < option.value < WIN
        assert 0 < option.error < WIN // 10


@final
class Explained(Bot):
    """An `expert` that is asked why before each of its decisions."""

    def __init__(self, seed: int) -> None:
        self._inner = ExpertBot(seed, FEW)
        self.sentences: set[str] = set()
        self.units: Counter[str] = Counter()

    def choose(self, view: View, player: int) -> Action | None:
        told = self._inner.explain(view, player)
        action = self._inner.choose(view, player)
        assert str(told.choice) == str(action), "explaining changes nothing"
        if action is not None:
            assert told.sentence[-1] in ".?", told.sentence
            self.sentences.add(told.sentence)
            self.units.update(option.unit for option in told.options)
        return action

    def watch(self, view: View, player: int) -> None:
        self._inner.watch(view, player)


@pytest.mark.compiled_only
def test_every_decision_is_explained() -> None:
    bots = [Explained(7), make_bot("trader"), Explained(8), make_bot("beginner", 1)]
    dealer = SeededDealer(9)
    s = new_game(board_for(rule_set("statutes")), ["Ann", "Bob", "Cy", "Dee"], dealer)
    play_out(s, bots, dealer, 150)
    for bot in bots[::2]:
        assert isinstance(bot, Explained)
        assert len(bot.sentences) > 20
        assert bot.units[WIN_CHANCE] > 20


@pytest.mark.compiled_only
def test_it_explains_what_it_buys_bids_and_does_as_a_trader() -> None:
    at: dict[str, object] = {
        "rules": "statutes",
        "players": [
            {"name": "Ann", "cash": 900, "space": "Vermont Avenue"},
            {"name": "Bob", "cash": 900, "deeds": ["Short Line"]},
        ],
        "turn": {"player": "Ann", "for_sale": "Vermont Avenue", "dice": [3, 5]},
    }
    told = ExpertBot(1, FEW).explain(View(positioned(at)), ANN)
    assert "with Vermont Avenue and" in told.sentence
    assert {type(option.action).__name__ for option in told.options} == {"Buy", "Decline"}
    s = auctioned(30, bidder="Bob")
    assert "Oriental Avenue" in ExpertBot(1, FEW).explain(View(s), int(s.actor)).sentence
    fresh = View(new_game(board_for(rule_set("statutes")), ["Ann", "Bob"], SeededDealer(4)))
    assert ExpertBot(1, FEW).explain(fresh, int(fresh.actor)).sentence
    assert ExpertBot(1, 0).explain(fresh, int(fresh.actor)).sentence


@pytest.mark.slow(seconds=4)
def test_what_looks_good_for_some_turns_is_refused_where_it_loses_the_game() -> None:
    state = Game.from_position(Position.parse(TEMPTING), seed=1).state
    assert isinstance(ExpertBot(0).choose(View(state), ANN), Refuse)
