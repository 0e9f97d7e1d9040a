"""Many games from one moment: the same chance after every action, and nothing left behind."""

from typing import ClassVar

import pytest

from monopoly.bots import Bot, View, bot_maker, make_bot
from monopoly.bots.rollouts import Playouts, playouts
from monopoly.bots.rollouts.playout import play_out
from monopoly.bots.rollouts.playouts import NEVER, WHOLE_WIN
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.setup import new_game
from monopoly.rules import engine
from monopoly.rules.action import Action
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import State, deck_order
from monopoly.rules.throw import Throw
from monopoly.rules.unseen import unseen_cards
from tests.bots.sparring.games import decisions

SEATS = 4


def played(turns: int, seed: int = 5, rules: str = "statutes") -> State:
    dealer = SeededDealer(seed)
    s = new_game(board_for(rule_set(rules)), ["Ann", "Bob", "Cy", "Dee"], dealer)
    play_out(s, traders(), dealer, turns)
    return s


def traders() -> list[Bot]:
    return [make_bot("trader") for _ in range(SEATS)]


def test_a_game_is_the_same_whichever_others_are_played_beside_it() -> None:
    view = View(played(30))
    many = playouts(view, [], 0, [1, 2, 3], traders())
    alone = playouts(view, [], 0, [2], traders())
    assert rows(many)[1] == rows(alone)[0]
    assert rows(many)[0] != rows(many)[2]


def rows(found: Playouts) -> list[tuple[int, ...]]:
    return [
        (
            int(found.winners(row)),
            int(found.rounds(row)),
            *(int(found.ruined(row, player)) for player in range(SEATS)),
        )
        for row in range(len(found))
    ]


def test_every_win_is_whole_and_all_but_the_winners_of_a_finished_game_are_ruined() -> None:
    found = playouts(View(played(30)), [], 0, list(range(6)), traders())
    for row in range(len(found)):
        assert sum(found.won(row, player) for player in range(SEATS)) == WHOLE_WIN
        if found.finished(row):
            ruined = [found.ruined(row, player) for player in range(SEATS)]
            assert ruined.count(NEVER) == 1
            assert max(ruined) <= found.rounds(row)
    total = sum(found.wins(0, player) for player in range(SEATS))
    assert total == len(found) * WHOLE_WIN


def test_the_moment_and_the_bots_stay_as_they_were() -> None:
    s = played(30)
    before = s.dump()
    bots = traders()
    first = rows(playouts(View(s), [], 0, [4], bots))
    assert s.dump() == before
    assert rows(playouts(View(s), [], 0, [4], bots)) == first


def test_a_stopped_game_goes_to_the_richest() -> None:
    s = played(8)
    found = playouts(View(s), [], 0, [1], traders(), 1)
    assert not found.finished(0)
    assert found.rounds(0) <= 1


class Walker(Bot):
    """Never buys; remembers the throws it has seen after its own turns."""

    thrown: ClassVar[list[tuple[int, int, int]]] = []

    def copy(self, seed: int) -> Bot:
        return Walker()

    def choose(self, view: View, player: int) -> Action | None:
        if view.actor != player:
            return None
        if view.phase_name == "to-end-turn":
            Walker.thrown.append((player, view.dice[0], view.dice[1]))
        actions = view.legal_actions(player)
        for wanted in ("decline", "pass", "end-turn"):
            for action in actions:
                if action.kind == wanted:
                    return action
        return actions[0]


def test_a_players_next_throws_are_the_same_whatever_others_threw() -> None:
    """In one game the actor throws a double first and so throws again: nobody else's dice move."""
    s = new_game(board_for(rule_set("statutes")), ["Ann", "Bob"], SeededDealer(1))
    while s.phase != 1:
        engine.apply(s, SeededDealer(int(s.actor)).throw(2), s.actor)
    actor = int(s.actor)
    other = 1 - actor
    bots: list[Bot] = [Walker(), Walker()]
    throws = []
    for first in (Throw(2, 2), Throw(1, 2)):
        Walker.thrown = []
        playouts(View(s), [first], actor, [9], bots, 12)
        throws.append([dice for dice in Walker.thrown if dice[0] == other][:5])
    assert len(throws[0]) == 5
    assert throws[0] == throws[1]


def test_unseen_cards_are_drawn_afresh_and_known_ones_stay() -> None:
    s = played(60)
    view = View(s)
    samples = [view.sample(SeededDealer(seed)) for seed in range(20)]
    for deck in range(2):
        known, unseen = int(s.deck_known[deck]), int(s.deck_unseen[deck])
        whole = deck_order(s, deck)
        orders = {tuple(deck_order(sample, deck)) for sample in samples}
        assert unseen > 2
        assert len(orders) > 1
        for order in orders:
            assert list(order[:known]) == whole[:known]
            assert list(order[known + unseen :]) == whole[known + unseen :]
            assert sorted(order[known : known + unseen]) == sorted(unseen_cards(s, deck))


@pytest.mark.parametrize("name", ["greedy", "cautious", "beginner", "intermediate", "trader"])
def test_a_copy_goes_on_as_the_bot_would(name: str) -> None:
    """What it remembers goes with it: who refused what, and what it has offered in vain."""
    bots = [make_bot(name), make_bot("trader"), make_bot("cautious")]
    copied = bots[0].copy(0)
    for state, seat, action in decisions(bots, 3, turns=120):
        if seat == 0:
            assert copied.choose(View(state), 0) == action
            copied = bots[0].copy(0)


def test_a_bot_of_your_own_is_copied_with_what_it_remembers() -> None:
    """It derives from nothing and has no method for it."""
    bot = bot_maker(f"{__file__}:Remembering")(0)
    view = View(played(8))
    bot.choose(view, view.actor)
    first, second = bot.copy(1), bot.copy(2)
    for copied, message in ((first, "asked 2"), (first, "asked 3"), (second, "asked 2")):
        with pytest.raises(RuntimeError, match=message):
            copied.choose(view, view.actor)


class Remembering:
    """Remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, view: View, player: int) -> Action | None:
        self.asked.append(player)
        if len(self.asked) > 1:
            raise RuntimeError(f"asked {len(self.asked)}")
        return view.legal_actions(player)[0]


def test_a_bot_of_your_own_may_play_moments_out() -> None:
    """Through the View it is given, in a game with others; and it may be a policy itself."""
    bots: list[Bot] = [bot_maker(f"{__file__}:Thinker")(0), make_bot("greedy")]
    kinds = set()
    for _, seat, action in decisions(bots, 1, 4):
        if seat == 0:
            kinds.add(action.kind)
    assert {"throw", "end-turn"} < kinds
    s = new_game(board_for(rule_set("statutes")), ["Ann", "Bob"], SeededDealer(1))
    assert len(playouts(View(s), [], 0, [1, 2], bots, 3)) == 2


class Thinker:
    """Buys, builds and bids as the games of the next turns say."""

    def choose(self, view: View, player: int) -> Action | None:
        if view.actor != player:
            return None
        actions = view.legal_actions(player)
        if len(actions) == 1:
            return actions[0]
        policy = [make_bot("greedy") for _ in range(view.players)]
        found = playouts(view, actions, player, [1, 2], policy, 2)
        wins = [found.wins(number, player) for number in range(len(actions))]
        return actions[wins.index(max(wins))]
