"""The unseen cards of a deck lie below the known ones and above those played, wrapping around."""

from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import State, deck_order
from monopoly.rules.unseen import lay_unseen, unseen_cards

DECK = 1


def deck_of(known: int, unseen: int, top: int) -> State:
    s = new_game(board_for(rule_set("statutes")), ["Ann", "Bob"], SeededDealer(3))
    s.deck_top[DECK] = top
    s.deck_known[DECK] = known
    s.deck_unseen[DECK] = unseen
    return s


def test_they_are_those_below_the_known_ones() -> None:
    s = deck_of(known=2, unseen=5, top=13)
    assert unseen_cards(s, DECK) == deck_order(s, DECK)[2:7]


def test_laid_in_another_order_all_others_stay() -> None:
    s = deck_of(known=2, unseen=5, top=13)
    before = deck_order(s, DECK)
    other = deck_order(s, 0)
    lay_unseen(s, DECK, before[2:7][::-1])
    assert deck_order(s, DECK) == [*before[:2], *before[2:7][::-1], *before[7:]]
    assert deck_order(s, 0) == other
