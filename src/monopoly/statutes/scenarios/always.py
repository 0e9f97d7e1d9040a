"""What is true of every action a scenario carries out, whatever it is about.

It stands among what the player could choose, whoever can answer is asked, and a copy of the game
plays on alike.
"""

from typing import Final

from monopoly.rules import asking, bitset, engine
from monopoly.rules.action import Action
from monopoly.rules.auction import Bid
from monopoly.rules.ending import TimeUp
from monopoly.rules.go import CollectSalary
from monopoly.rules.jail import UseJailCard
from monopoly.rules.leaving import Leave
from monopoly.rules.preparation import ChooseToken
from monopoly.rules.rent import DemandRent
from monopoly.rules.state import State
from monopoly.rules.throw import Throw
from monopoly.rules.trade import Accept, Counter, Offer, Refuse
from monopoly.statutes.errors import ExpectationFailed

# Not listed, or listed without what makes them this very action.
NEVER_LISTED: Final = (ChooseToken, Counter, Leave, Offer, TimeUp)
LISTED_BY_KIND: Final = (Bid, Throw, UseJailCard)
ANSWERS: Final = (Accept, CollectSalary, DemandRent, Refuse)


def check_before(s: State, action: Action, seat: int) -> None:
    if not _is_listed(s, action, seat):
        raise ExpectationFailed("a choice that is offered", f"{action!r} is not among them")
    for player in range(s.players):
        if player != s.actor and _is_asked(s, player) != _can_answer(s, player):
            expected = "whoever can answer, and nobody else, to be asked"
            raise ExpectationFailed(expected, f"it otherwise for {s.names[player]}")


def _is_asked(s: State, player: int) -> bool:
    """When all others have had nothing to say."""
    everybody = sum(bitset.one(one) for one in range(s.players))
    return bool(asking.next_to_ask(s, everybody - bitset.one(player)) == player)


def _can_answer(s: State, player: int) -> bool:
    return any(isinstance(one, ANSWERS) for one in engine.legal_actions(s, player))


def _is_listed(s: State, action: Action, seat: int) -> bool:
    if isinstance(action, NEVER_LISTED):
        return True
    listed = engine.legal_actions(s, seat)
    if isinstance(action, LISTED_BY_KIND):
        return any(type(one) is type(action) for one in listed)
    return action in listed


def check_after(s: State, before: State, action: Action, seat: int) -> None:
    """`before` is a copy taken before the action was carried out."""
    copy = before.copy()
    engine.apply(copy, action, seat)
    if copy.dump() != s.dump():
        raise ExpectationFailed("a copy of the game to play on alike", "it plays otherwise")
    before.become(s)
    if before.dump() != s.dump():
        raise ExpectationFailed("a game that is taken over to be the same", "it differs")
