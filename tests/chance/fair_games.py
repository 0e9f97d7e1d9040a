"""Games with fair dice for the tests: everything in them follows from SECRET."""

from monopoly import Game
from monopoly.chance.fair import FairDealer
from monopoly.game import verify

SECRET = bytes(range(32))
TABLE = "kitchen-table"
PLAYERS = ["Zoë", "Ann", "Bob"]
WORDS = [("Zoë", "Grüße aus Köln"), ("Ann", "my dog has fleas"), ("Bob", "")]


def a_dealer(shuffles: int = 0, throws: int = 0) -> FairDealer:
    return FairDealer(SECRET, TABLE, WORDS, shuffles=shuffles, throws=throws)


def a_game(rules: str = "statutes", steps: int = 120) -> Game:
    game = Game.new(rules, players=PLAYERS, dealer=a_dealer())
    play(game, steps)
    return game


def play(game: Game, steps: int) -> None:
    """Throws whenever it may, never bids, else the first choice: the same game each time."""
    for _ in range(steps):
        if game.over:
            return
        choices = game.legal_actions()
        favourites = [action for action in choices if action.kind in {"throw", "pass"}]
        game.apply([*favourites, *choices][0])


def published(game: Game) -> list[str]:
    return verify.reveal(game.record(), SECRET)
