"""What `expert` remembers of those it trades with."""

from monopoly.bots import View
from monopoly.bots.expert.exchanges import Exchange
from monopoly.bots.expert.partners import STUBBORN, TURNS_TO_FORGET, Partners
from monopoly.rules import bitset
from monopoly.rules.state import State
from tests.bots.evaluation.moments import played

ANN, BOB = 0, 1


def moment() -> tuple[State, int, int]:
    """Ann and Bob each hold a deed."""
    s = played(40)
    return s, bitset.lowest(s.held[ANN]), bitset.lowest(s.held[BOB])


def test_what_was_refused_is_not_asked_again_for_a_while() -> None:
    s, mine, theirs = moment()
    exchange = Exchange(BOB, bitset.one(mine), bitset.one(theirs))
    partners = Partners()
    partners.offer(exchange)
    assert not partners.was_refused(View(s), exchange), "it may still be answered"
    assert partners.learn(View(s), ANN)
    assert not partners.learn(View(s), ANN), "it is known now"
    assert partners.was_refused(View(s), exchange)
    assert not partners.was_refused(View(s), Exchange(BOB, 0, bitset.one(theirs)))
    s.turn += TURNS_TO_FORGET
    assert not partners.was_refused(View(s), exchange)


def test_who_refuses_again_and_again_is_left_alone() -> None:
    s, mine, theirs = moment()
    partners = Partners()
    for number in range(STUBBORN):
        assert partners.trades(View(s), BOB), number
        partners.offer(Exchange(BOB, bitset.one(mine), bitset.one(theirs)))
        partners.learn(View(s), ANN)
    assert not partners.trades(View(s), BOB)
    assert partners.trades(View(s), 2)
    twin = partners.copy()
    s.turn += TURNS_TO_FORGET
    assert twin.trades(View(s), BOB)


def test_a_jail_card_alone_is_seen_to_change_hands() -> None:
    s, _, _ = moment()
    s.jail_card[0] = ANN
    partners = Partners()
    for _ in range(STUBBORN):
        partners.offer(Exchange(BOB, 0, 0, bitset.one(0), 0))
        s.jail_card[0] = BOB
        partners.learn(View(s), ANN)
    assert partners.trades(View(s), BOB)
