"""Small games to review."""

from monopoly import Accept, Game, KnockDown, ScriptedDealer, Throw
from monopoly.bots import View, make_bot
from monopoly.rules import asking
from tests.analysis.moments import last_throw, offered_boardwalk


def decided_by_a_throw(*dice: tuple[int, int]) -> Game:
    """The last throw of a game, and whatever else has to be done until it is over."""
    position = last_throw().check()
    sizes = [len(deck.unseen) for deck in (position.chance, position.community_chest)]
    throws = [Throw(*faces) for faces in dice]
    dealer = ScriptedDealer(throws, [list(range(size)) for size in sizes])
    return play(Game.from_position(position, dealer=dealer), 40)


def boardwalk_given_away() -> Game:
    game = Game.from_position(offered_boardwalk(), seed=1)
    game.apply(Accept(1), by="Ann")
    return play(game, 4)


def play(game: Game, actions: int) -> Game:
    """Played on by traders for so many actions, or to the end."""
    bots = [make_bot("trader") for _ in game.players]
    view, silent = View(game.state), 0
    while not game.over and actions:
        seat = int(asking.next_to_ask(game.state, silent))
        action = KnockDown() if seat < 0 else bots[seat].choose(view, seat)
        if action is None:
            silent |= 1 << seat
            continue
        game.apply(action, by=seat)
        silent = 0
        actions -= 1
    return game
