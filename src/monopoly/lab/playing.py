"""One game of bots, as simulations and tournaments play it."""

from functools import lru_cache
from typing import Final

from monopoly.bots import Bot, BotError, BotMaker, bot_maker
from monopoly.bots.rollouts.playout import BotMistake, play_out
from monopoly.chance.seeded import SeededDealer
from monopoly.game.setup import new_game
from monopoly.rules.board import SEATS_MAX, Board
from monopoly.rules.observer import Observers
from monopoly.rules.state import State

SEAT_NAMES: Final = [f"seat {seat + 1}" for seat in range(SEATS_MAX)]


def play_game(
    board: Board, bots: list[Bot], seed: int, turns_max: int, observers: Observers | None = None
) -> State:
    """One game of these bots in their seats, with the dice and decks of the seed."""
    dealer = SeededDealer(seed)
    state = new_game(board, SEAT_NAMES[: len(bots)], dealer)
    if observers is not None:
        observers.begin_game()
        state.observers = observers
    play_out(state, bots, dealer, turns_max)
    return state


def problem(game: int, names: list[str], error: Exception) -> str:
    """What went wrong in a game, in a sentence; the names are the bots' by seat."""
    if isinstance(error, BotMistake):
        seat = error.player
        return f"In game {game} the bot {names[seat]} (seat {seat + 1}) {error}"
    if isinstance(error, BotError):
        return f"In game {game} the bot {error}"
    return f"Game {game} could not be played by {', '.join(names)}: {error!r}"


@lru_cache(maxsize=8)
def bot_makers(bots: tuple[str, ...]) -> list[BotMaker]:
    return [bot_maker(name) for name in bots]
