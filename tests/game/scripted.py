"""A game among three whose dice are known; Ann starts."""

from monopoly import Game, ScriptedDealer, Throw

PLAYERS = ["Ann", "Bob", "Cy"]
START = [Throw(6, 5), Throw(1, 2), Throw(2, 2)]


def scripted(*throws: Throw, rules: str = "statutes", banker: str = "computer") -> Game:
    dealer = ScriptedDealer([*START, *throws], [])
    game = Game.new(rules, players=PLAYERS, dealer=dealer, banker=banker)
    for _ in START:
        game.apply(Throw())
    return game
