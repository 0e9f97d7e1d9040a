"""`trader`: explains itself, haggles once, ends its games, and never chooses what is refused."""

import pytest

from monopoly.bots import QUICK_BOTS, TraderBot, View, make_bot, risk
from monopoly.bots.rollouts.playout import play_out
from monopoly.bots.trader import chances, deals
from monopoly.bots.trader.chances import Gains
from monopoly.bots.trader.rivals import Rivals
from monopoly.bots.valuation import valuation_for
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules import asking, bitset, engine
from monopoly.rules.ruleset import preset_names, rule_set
from monopoly.rules.state import OVER, Bundle, State
from monopoly.rules.throw import Throw, dice_thrown
from monopoly.rules.trade import Offer
from tests.bots.positions.reading import puzzles, set_up
from tests.bots.sparring.games import decisions


def walk(seed: int, turns: int, preset: str = "statutes") -> "list[tuple[State, int]]":
    """Moments of a game among four traders, each with the seat that is about to choose."""
    dealer = SeededDealer(seed)
    state = new_game(board_for(rule_set(preset)), list("ABCD"), dealer)
    bots = [TraderBot() for _ in range(4)]
    view = View(state)
    moments = []
    while state.phase != OVER and state.turn <= turns:
        seat = int(asking.next_to_ask(state, 0))
        moments.append((state.copy(), seat))
        action = bots[seat].choose(view, seat)
        assert action is not None
        if isinstance(action, Throw):
            action = dealer.throw(dice_thrown(state, seat))
        engine.apply(state, action, seat)
    return moments


@pytest.fixture(scope="module")
def moments() -> "list[tuple[State, int]]":
    return [moment for seed in range(3) for moment in walk(seed, 120)]


def test_an_explanation_is_of_the_choice_itself(moments: "list[tuple[State, int]]") -> None:
    weighed = 0
    for state, seat in moments:
        bot = TraderBot()
        told = bot.explain(View(state), seat)
        assert told.choice == bot.choose(View(state), seat)
        assert told.sentence.endswith(".")
        weighed += len(told.options) > 1
    assert weighed > 100


def test_explaining_changes_nothing(moments: "list[tuple[State, int]]") -> None:
    for state, seat in moments[::7]:
        before = state.dump()
        bot = TraderBot()
        told = [bot.explain(View(state), seat) for _ in range(2)]
        assert state.dump() == before
        assert told[0].choice == told[1].choice
        assert told[0].sentence == told[1].sentence


def test_it_offers_at_most_twice_a_turn_and_never_the_same_again() -> None:
    """Against partners who refuse everything."""
    made = 0
    for seed in range(12):
        dealer = SeededDealer(seed)
        state = new_game(board_for(rule_set("statutes")), list("ABCD"), dealer)
        state.log = []
        bots = [make_bot("trader"), *(make_bot("greedy") for _ in range(3))]
        play_out(state, bots, dealer, 300)
        offers = [event for event in state.log if event.kind == "offer-made"]
        by_turn: dict[int, list[object]] = {}
        turn = 0
        for event in state.log:
            if event.kind == "turn-began":
                turn += 1
            elif event.kind == "offer-made":
                by_turn.setdefault(turn, []).append(repr(event))
        assert all(len(told) <= 2 for told in by_turn.values())
        assert all(len(told) == len(set(told)) for told in by_turn.values())
        made += len(offers)
    assert made > 0, "no trade was ever proposed"


def test_its_offers_are_good_for_both(moments: "list[tuple[State, int]]") -> None:
    found = 0
    for state, seat in moments:
        action = TraderBot().choose(View(state), seat)
        if isinstance(action, Offer):
            gains = Gains(Rivals())
            gains.weigh(View(state), seat, action.to, action.give, action.get)
            assert gains.suit_both()
            found += 1
    assert found > 0


def test_it_proposes_swaps_as_well_as_purchases(build: str) -> None:
    """Either may be for cash beside the deeds. What it sells at is in test_counters.py."""
    kinds = set()
    for seed in range(30 if build == "compiled" else 8):
        for _state, _seat, action in decisions([TraderBot() for _ in range(4)], seed, 100):
            if isinstance(action, Offer):
                kinds.add((action.give.deeds != 0, action.get.deeds != 0))
    assert {(True, True), (False, True)} <= kinds


def test_what_it_offers_to_pay_it_can_spare(moments: "list[tuple[State, int]]") -> None:
    """Half its cash at most, unless the rest puts a house on every lot of the new group."""
    paid = 0
    for state, seat in moments:
        action = TraderBot().choose(View(state), seat)
        if not isinstance(action, Offer) or action.give.cash == 0:
            continue
        paid += 1
        view, cash = View(state), action.give.cash
        left = view.spendable(seat) - cash
        houses = 0
        for space in bitset.members_of(action.get.deeds):
            mates = bitset.members_of(state.board.mates[space])
            houses = max(houses, len(mates) * int(state.board.house_cost[space]))
        reserve = risk.SMALL_CHANGE
        assert left >= reserve
        assert cash * 2 <= view.spendable(seat) or left >= houses + reserve
    assert paid > 0


def test_it_says_why_an_offer_is_refused() -> None:
    """In a sentence for whoever made it."""
    told = {
        "The last lot for the last dollar": "I would like orange, but not for $1,352.",
        "Most of the cash, and too little left to build": "I would pay $544 at most for it: "
        "I need my cash for rents and houses.",
        "The last lot, with the yellow houses ahead": "I would pay no cash for it: "
        "I need mine for rents and houses.",
        "A completing lot for a utility": "$850 with it?",
    }
    for puzzle in puzzles():
        if puzzle.name in told:
            table = set_up(puzzle.at, puzzle.player)
            sentence = TraderBot().explain(View(table.state), table.seat).sentence
            assert sentence.endswith(told.pop(puzzle.name)), sentence
    assert told == {}


def test_what_does_not_suit_both_is_not_offered(moments: "list[tuple[State, int]]") -> None:
    """Among the best deals found are some that one side would do badly by: these have no price."""
    refused = 0
    for state, seat in moments:
        view, valuation = View(state), valuation_for(state.board)
        for partner in range(4):
            deal = None
            if partner != seat and state.retired[partner] == 0:
                groups = deals.shared_groups(view, valuation, seat, partner)
                deal = deals.find(view, valuation, seat, partner, *groups)
            if deal is None:
                continue
            priced = chances.priced(view, Gains(Rivals()), seat, deal, False)
            if priced is None:
                refused += 1
                continue
            gains = Gains(Rivals())
            give = Bundle(priced.give, max(priced.cash, 0), 0)
            get = Bundle(priced.get, max(-priced.cash, 0), 0)
            gains.weigh(view, seat, partner, give, get)
            assert gains.suit_both()
    assert refused > 0


@pytest.mark.slow(seconds=15)
def test_games_among_traders_end() -> None:
    board = board_for(rule_set("statutes"))
    ended = 0
    for seed in range(200):
        dealer = SeededDealer(seed)
        state = new_game(board, list("ABCD"), dealer)
        play_out(state, [TraderBot() for _ in range(4)], dealer, 1000)
        ended += state.phase == OVER
    assert ended >= 196


@pytest.mark.slow(seconds=15)
def test_random_line_ups_in_every_preset_choose_nothing_illegal(build: str) -> None:
    """A refused choice, a raise or an endless turn is a BotMistake, which ends the test."""
    chance = SeededDealer(5)
    kinds = list(QUICK_BOTS)
    rounds = 40 if build == "compiled" else 2
    for preset in preset_names():
        board = board_for(rule_set(preset))
        for number in range(rounds):
            seats = 2 + int(chance.below(7))
            names = [kinds[int(chance.below(len(kinds)))] for _ in range(seats)]
            bots = [make_bot(name, number) for name in names]
            dealer = SeededDealer(number)
            state = new_game(board, [f"seat {seat}" for seat in range(seats)], dealer)
            play_out(state, bots, dealer, 200)


def test_a_jail_card_is_worth_its_fine() -> None:
    """10 MCS 100(b): it may be sold. Not for nothing, but for more than the fine it saves."""
    for price, kind in ((10, "refuse"), (60, "accept")):
        dealer = SeededDealer(1)
        state = new_game(board_for(rule_set("statutes")), list("ABC"), dealer)
        play_out(state, [make_bot("greedy") for _ in range(3)], dealer, 2)
        state.jail_card[0] = 1
        offer = Offer(1, give_cash=price, get_cards=[0])
        assert offer.why_not(state, 0) is None
        engine.apply(state, offer, 0)
        answer = TraderBot().choose(View(state), 1)
        assert answer is not None
        assert answer.kind == kind
