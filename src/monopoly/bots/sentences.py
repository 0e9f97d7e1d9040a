"""What bots say to the person opposite: deeds, groups and sums as people call them."""

from typing import Final

from mypy_extensions import i64

from monopoly.bots.view import View
from monopoly.rules import bitset
from monopoly.rules.action import Action
from monopoly.rules.board import LOT
from monopoly.rules.state import Bundle, StandingOffer

# For what is done without much thought; anything else has its own reason.
PLAIN: Final[dict[str, str]] = {
    "throw": "Nothing else to do first: I throw.",
    "end-turn": "Nothing more to do: it is your turn.",
    "collect-salary": "My salary, please.",
    "demand-rent": "That is my rent.",
    "knock-down": "Going, going, gone.",
    "pass": "That is too much for me.",
    "bid": "I would like to have it.",
    "buy": "I would like to have it.",
    "decline": "I keep my money for now.",
    "pay-fine": "I pay the fine.",
    "use-jail-card": "I have a card for that.",
    "sit-out": "I stay where I am.",
    "pay-flat-tax": "The fixed sum is less, I think.",
    "pay-percentage-tax": "The tenth is less, I think.",
    "want": "That is what I could build.",
    "move": "That is the best way to go.",
    "keep-mortgage": "The mortgage can stay for now.",
    "lift-mortgage": "There is cash to spare, and it can earn again.",
    "mortgage": "I need the cash.",
    "sell-building": "I need the cash.",
    "sell-hotels": "I need the cash.",
    "build": "A good place to build.",
    "declare-bankruptcy": "All I could sell and mortgage would not pay it.",
    "withdraw": "That offer no longer stands.",
    "refuse": "No, thank you.",
}
NOTHING_TO_DECIDE: Final = "There is nothing to decide."


def plain(action: Action | None) -> str:
    """For a choice that nothing particular was said about."""
    if action is None:
        return NOTHING_TO_DECIDE
    return PLAIN.get(action.kind, "Nothing is better now.")


def money(view: View, amount: i64) -> str:
    return view.board.money(int(amount))


def listed(things: list[str]) -> str:
    if len(things) < 2:
        return things[0] if things else "nothing"
    return ", ".join(things[:-1]) + " and " + things[-1]


def color(view: View, group: i64) -> str:
    """How people call a group: by its color, or railroads, or utilities."""
    name = view.board.group_names[group]
    return name if view.board.kind[view.board.first[group]] == LOT else f"the {name}"


def goods(view: View, bundle: Bundle) -> str:
    """What one side of a trade gives."""
    things = [view.board.names[space] for space in bitset.members_of(bundle.deeds)]
    cards = int(bitset.count(bundle.cards))
    if cards > 0:
        things.append("a jail card" if cards == 1 else "two jail cards")
    if bundle.cash > 0:
        things.append(money(view, bundle.cash))
    return listed(things)


def completed(view: View, player: i64, give: i64, get: i64) -> str:
    """The color-groups a player completes by giving and getting deeds; empty where none is."""
    board = view.board
    after = view.held(player) & ~give | get
    found: list[str] = []
    for group in range(board.groups):
        bits = board.group_bits[group]
        if get & bits != 0 and after & bits == bits and board.kind[board.first[group]] == LOT:
            found.append(color(view, group))
    return listed(found) if found else ""


def why_not(view: View, player: i64, offer: StandingOffer) -> str:
    """What is wrong with an offer: "Not for $700: it would give you orange." """
    give, get = offer.get.deeds, offer.give.deeds
    theirs = completed(view, offer.proposer, get, give)
    for_what = goods(view, offer.give)
    if theirs:
        return f"Not for {for_what}: it would give you {theirs}."
    mine = completed(view, player, give, get)
    if mine:
        return f"I would like {mine}, but not for {goods(view, offer.get)}."
    if offer.get.deeds == 0:
        return f"{_capital(for_what)} is not worth {goods(view, offer.get)} to me."
    return f"Not for {for_what}: {goods(view, offer.get)} is worth more to me."


def what_would_do(view: View, offer: StandingOffer, cash: i64) -> str:
    """The question of a counter-offer, by the cash its maker would get, or pay below 0."""
    if cash < 0:
        return f"{money(view, -cash)} from me?"
    if cash == 0:
        return "Without any cash?"
    if offer.give.deeds | offer.give.cards == 0:
        return f"{money(view, cash)}?"
    return f"{money(view, cash)} with it?"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
