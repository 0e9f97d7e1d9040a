"""What is happening now, in a sentence above the menu."""

from collections.abc import Callable
from typing import Final

from monopoly.game.game import Game
from monopoly.rules import auction, demand, shortage
from monopoly.rules.board import NOBODY
from monopoly.rules.buying import Buy
from monopoly.rules.item import HOUSE
from monopoly.rules.state import FREE
from monopoly.story.wording import Wording, faces


def caption(game: Game, seat: int) -> str:
    words = Wording(game.players, game.board, seat)
    return CAPTIONS[game.phase](game, words, seat)


def _cash(game: Game, words: Wording, seat: int) -> str:
    return f"You have {words.money(game.state.cash[seat])}."


def _opening(game: Game, words: Wording, seat: int) -> str:
    return "Who starts? Everybody throws; the highest begins."


def _to_throw(game: Game, words: Wording, seat: int) -> str:
    s = game.state
    if s.jail[seat] != FREE:
        where = "You are in Jail"
    else:
        where = f"You are on {words.space(s.position[seat])}"
    opening = "Doubles: you throw again." if s.throw_again else "Your turn."
    return f"{opening} {where} with {words.money(s.cash[seat])}."


def _to_move(game: Game, words: Wording, seat: int) -> str:
    s = game.state
    return f"You threw {faces(s.die1, s.die2, s.die3)}: choose how far the bus takes you."


def _to_move_anywhere(game: Game, words: Wording, seat: int) -> str:
    return "Three of a kind: go wherever you like."


def _to_buy(game: Game, words: Wording, seat: int) -> str:
    s = game.state
    dear = Buy().why_not(s, seat)
    price = words.money(game.board.price[s.for_sale])
    if dear is not None:
        cash = words.money(s.cash[seat])
        return (
            f"{words.space(s.for_sale)} costs {price} and you have {cash}: raise more, or leave it."
        )
    return f"{words.space(s.for_sale)} is for sale at {price}. {_cash(game, words, seat)}"


def _to_choose_tax(game: Game, words: Wording, seat: int) -> str:
    return "Income tax: choose first, add up afterwards."


def _to_throw_for_rent(game: Game, words: Wording, seat: int) -> str:
    return f"The rent of {words.space(game.state.rent_throw)} is ten times what you throw."


def _to_bid(game: Game, words: Wording, seat: int) -> str:
    s = game.state
    sale = auction.being_held(s)
    item, price = words.item(sale.item.number), ""
    if not sale.item.is_building:
        price = f" ({words.money(game.board.price[sale.item.space])} on its deed)"
    if sale.bidder == NOBODY:
        bid = f"No bid yet, the lowest is {words.money(auction.lowest_bid(s))}."
    else:
        bid = f"{words.person(sale.bidder)} has bid {words.money(sale.bid)}."
    return f"Auction of {item}{price}. {bid} {_cash(game, words, seat)}"


def _to_want(game: Game, words: Wording, seat: int) -> str:
    s = game.state
    short = shortage.being_settled(s)
    one = "house" if short.building is HOUSE else "hotel"
    many, left = f"{one}s", demand.stock(s, short.building)
    asker = words.person(short.asker)
    return f"{asker} asks for a {one}, and the Bank has {left}: how many {many} do you want?"


def _to_place(game: Game, words: Wording, seat: int) -> str:
    won = shortage.being_settled(game.state).building
    return f"You won {words.item(won.number)}: put it up."


def _to_settle(game: Game, words: Wording, seat: int) -> str:
    debt = game.state.debts[0]
    cash = game.state.cash[seat]
    return (
        f"You owe {words.person(debt.creditor)} {words.money(debt.amount)} "
        f"and have {words.money(cash)}: raise {words.money(debt.amount - cash)}."
    )


def _to_keep(game: Game, words: Wording, seat: int) -> str:
    return f"A deed came to you mortgaged. {_cash(game, words, seat)}"


def _to_pay_fine(game: Game, words: Wording, seat: int) -> str:
    return "No doubles the last time: pay the fine, or sit this turn out once."


def _to_end_turn(game: Game, words: Wording, seat: int) -> str:
    return f"{_cash(game, words, seat)} Anything else this turn?"


def _over(game: Game, words: Wording, seat: int) -> str:
    return "The game is over."


CAPTIONS: Final[dict[str, Callable[[Game, Wording, int], str]]] = {
    "opening": _opening,
    "to-throw": _to_throw,
    "to-move": _to_move,
    "to-move-anywhere": _to_move_anywhere,
    "to-buy": _to_buy,
    "to-choose-tax": _to_choose_tax,
    "to-throw-for-rent": _to_throw_for_rent,
    "to-bid": _to_bid,
    "to-want": _to_want,
    "to-place": _to_place,
    "to-settle": _to_settle,
    "to-keep": _to_keep,
    "to-pay-fine": _to_pay_fine,
    "to-end-turn": _to_end_turn,
    "over": _over,
}
