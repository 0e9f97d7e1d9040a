"""Who is asked next: whoever has an offer, a claim or a salary waiting, then the actor.

Whoever runs a game asks here, and nowhere else is it decided: `game/driver.py` is the loop.
"""

from mypy_extensions import i64

from monopoly.rules import bitset
from monopoly.rules.state import State


def next_to_ask(s: State, silent: i64) -> i64:
    """The next player to be asked, or the Bank where it is the actor.

    Who has something to answer comes first, from the actor's left on, but for the `silent` ones (a
    bit set of players), who have been asked at this moment and had nothing to say.
    """
    if anything_stands(s):
        for i in range(s.players):
            player = (s.actor + 1 + i) % s.players
            if (
                player != s.actor
                and not bitset.has(silent, player)
                and s.retired[player] == 0
                and has_to_answer(s, player)
            ):
                return player
    return s.actor


def anything_stands(s: State) -> bool:
    """Whether any offer, claim or salary may be waiting for anybody: nearly always not."""
    if len(s.offers) > 0 or len(s.claims) > 0:
        return True
    return s.board.salary_on_demand


def has_to_answer(s: State, player: i64) -> bool:
    """Whether something waits for this player although the game may wait for another."""
    if s.salary_due[player] > 0:
        return True
    for claim in s.claims:
        if claim.owner == player:
            return True
    for offer in s.offers:
        if offer.receiver == player:
            return True
    return False
