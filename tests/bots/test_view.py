"""What a bot is told: everything at the table, but nobody's worth while a tax is chosen."""

import pytest

from monopoly import Game, PayFlatTax, PayPercentageTax, ScriptedDealer, Throw
from monopoly.bots import View, make_bot

THROWS = [Throw(6, 5), Throw(1, 2), Throw(1, 3)]  # Ann starts and stops on Income Tax


def at_the_tax(cash: int) -> Game:
    dealer = ScriptedDealer(THROWS, [])
    game = Game.new(players=["Ann", "Bob"], dealer=dealer, starting_cash=cash)
    for _ in THROWS:
        assert View(game.state).total_worth(0) == cash
        game.apply(Throw())
    assert game.phase == "to-choose-tax"
    return game


def test_nobodys_worth_is_told_until_the_tax_is_chosen() -> None:
    """90 MCS 110(a)"""
    game = at_the_tax(1500)
    view = View(game.state)
    assert view.total_worth(0) == view.total_worth(1) == -1
    game.apply(PayFlatTax())
    assert view.total_worth(0) == 1300


@pytest.mark.parametrize("bot", ["greedy", "cautious", "trader"])
def test_bots_choose_the_tax_by_what_they_see(bot: str) -> None:
    for cash, choice in ((1500, PayPercentageTax()), (2500, PayFlatTax())):
        assert make_bot(bot).choose(View(at_the_tax(cash).state), 0) == choice
