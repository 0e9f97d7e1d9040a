"""`trader` looks further for trades at a table where somebody never trades."""

from monopoly.bots import View, make_bot
from monopoly.bots.rollouts.playout import Playout
from monopoly.bots.sparring.newcomer import Newcomer
from monopoly.bots.trader import further
from monopoly.bots.trader.chances import MARGIN, Gains
from monopoly.bots.trader.deals import Deal
from monopoly.bots.trader.rivals import Rivals
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules.board import BANK
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import OVER, Bundle, State

NOTHING = Deal(0, 0, 0, 0, 0, 0)


def positions() -> "list[State]":
    """Some way into games of a newcomer among three traders."""
    found = []
    for seed in range(12):
        dealer = SeededDealer(seed)
        state = new_game(board_for(rule_set("statutes")), list("ABCD"), dealer)
        bots = [Newcomer(), *(make_bot("trader") for _ in range(3))]
        playout = Playout(state, bots, [dealer] * 4, 1000)
        while state.turn < 60 and playout.step():
            pass
        if state.phase != OVER:
            found.append(state)
    return found


def test_other_deals_suit_both_and_complete_a_group() -> None:
    count = 0
    for state in positions():
        view = View(state)
        for one in range(4):
            for two in range(4):
                if one == two or state.retired[one] or state.retired[two]:
                    continue
                deal = further.other_deal(view, Gains(Rivals()), one, two, NOTHING)
                if deal is None:
                    continue
                count += 1
                assert view.completes_by(one, deal.give, deal.get) or view.completes_by(
                    two, deal.get, deal.give
                )
                gains = Gains(Rivals())
                give = Bundle(deal.give, max(deal.cash, 0), 0)
                get = Bundle(deal.get, max(-deal.cash, 0), 0)
                gains.weigh(view, one, two, give, get)
                assert min(gains.ones, gains.twos) >= MARGIN
                again = further.other_deal(view, Gains(Rivals()), one, two, deal)
                assert again is None or (again.give, again.get) != (deal.give, deal.get)
    assert count > 5


def test_it_waits_until_most_deeds_are_sold() -> None:
    for state in positions():
        view = View(state)
        state.held[BANK] = state.board.all_deeds
        for one, two in ((0, 1), (1, 2), (2, 3), (3, 0)):
            assert further.other_deal(view, Gains(Rivals()), one, two, NOTHING) is None
