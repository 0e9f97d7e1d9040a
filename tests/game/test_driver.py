"""The one loop that drives a game: who acts, who is waited for, and who is asked again."""

from monopoly import Decline, EndTurn, Game, Offer, Refuse, Throw
from monopoly.bots import make_bot
from monopoly.bots.rollouts.playout import play_out
from monopoly.bots.view import View
from monopoly.chance.seeded import SeededDealer
from monopoly.game.boards import board_for
from monopoly.game.driver import ANSWERS_MAX, Driver, Players
from monopoly.game.setup import new_game
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.ruleset import rule_set
from monopoly.rules.state import OVER

PLAYERS = ["Ann", "Bob", "Cy"]


class Company(Players):
    """Players who do what they are told to, once each; who has nothing left says nothing."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.wishes: dict[int, list[Action]] = {}
        self.instead: list[Action] = []
        self.asked: list[int] = []

    def act(self, player: int) -> bool:
        self.asked.append(player)
        wishes = self.wishes.get(player)
        if wishes:
            self.game.apply(wishes.pop(0), player)
        return wishes is not None

    def act_instead(self, player: int) -> bool:
        if self.instead:
            self.game.apply(self.instead.pop(0), player)
            return True
        return False


def opened() -> tuple[Game, Company, Driver]:
    game = Game.new("statutes-short", players=PLAYERS, seed=6)  # everybody is dealt some deeds
    while game.phase == "opening":
        game.apply(Throw())
    company = Company(game)
    return game, company, Driver(game.state, company)


def offer(game: Game, by: int, to: int) -> None:
    deed = next(int(space) for space in game.board.deeds if game.state.owner[space] == to)
    game.apply(Offer(to=to, give_cash=1, get_deeds=[deed]), by)


def test_the_actor_acts_and_is_named() -> None:
    game, company, driver = opened()
    actor = int(game.state.actor)
    company.wishes = {actor: [Throw()]}
    assert driver.step()
    assert driver.player == actor
    assert company.asked == [actor]


def test_an_actor_who_says_nothing_is_waited_for_or_somebody_acts_instead() -> None:
    game, company, driver = opened()
    length = game.length
    assert not driver.step()
    assert not driver.step()
    assert game.length == length
    company.instead = [Throw()]
    assert driver.step()
    assert game.length == length + 1


def test_who_has_an_offer_is_asked_once_until_something_happens() -> None:
    game, company, driver = opened()
    actor = int(game.state.actor)
    left, right = (actor + 1) % 3, (actor + 2) % 3
    offer(game, actor, left)
    offer(game, actor, right)
    assert not driver.step()
    assert company.asked == [left, right, actor]
    assert not driver.step()
    assert company.asked[3:] == [actor]
    driver.something_happened()
    company.wishes = {right: [Refuse(2)]}
    assert driver.step()
    assert (driver.player, company.asked[4:]) == (right, [left, right])
    company.asked.clear()
    company.wishes = {}
    assert not driver.step()
    assert company.asked == [left, actor]


def test_two_who_answer_each_other_without_end_do_not_keep_the_actor_waiting() -> None:
    game, company, driver = opened()
    actor = int(game.state.actor)
    other = (actor + 1) % 3
    offer(game, actor, other)
    company.wishes = {other: [], actor: [Throw()]}  # acts and acts, and the offer still stands
    for _ in range(ANSWERS_MAX):
        assert driver.step()
        assert driver.player == other
    assert driver.step()
    assert driver.player == actor
    assert driver.step()
    assert driver.player == other  # the actor has acted: they may go on


def test_the_bank_is_asked_for_its_gavel() -> None:
    game = Game.new(
        "statutes-tabletop", players=[*PLAYERS, "Dan", "Eve"], seed=6, banker_name="Zoe"
    )
    company = Company(game)
    while game.phase != "to-bid":
        choices = game.legal_actions()
        game.apply(next((a for a in choices if isinstance(a, Decline | EndTurn)), choices[0]))
    while game.state.actor != BANK:
        game.apply(game.legal_actions()[1])  # passes
    assert not Driver(game.state, company).step()
    assert company.asked[-1] == BANK


def test_a_game_played_out_is_the_game_of_the_same_steps() -> None:
    """Simulations go on by the same steps as `Game`, for the same bots and seed."""
    for preset in ("statutes", "wikibook-tabletop", "london-short-speed"):
        dealer = SeededDealer(8)
        state = new_game(board_for(rule_set(preset)), PLAYERS, dealer)
        play_out(state, [make_bot("trader") for _ in PLAYERS], dealer, 60)
        game = Game.new(preset, players=PLAYERS, seed=8)
        driver = Driver(game.state, Traders(game))
        while game.state.phase != OVER and game.state.turn <= 60:
            assert driver.step()
        assert game.state.dump() == state.dump()


class Traders(Players):
    def __init__(self, game: Game) -> None:
        self._game = game
        self._view = View(game.state)
        self._bots = [make_bot("trader") for _ in game.players]

    def act(self, player: int) -> bool:
        if player == BANK:
            choice: Action | None = self._game.legal_actions(BANK)[0]
        else:
            choice = self._bots[player].choose(self._view, player)
        if choice is not None:
            self._game.apply(choice, player)
        return choice is not None
