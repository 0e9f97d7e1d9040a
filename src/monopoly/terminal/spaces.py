"""A Space named by the person, in whole or in part."""

from monopoly.game.game import Game
from monopoly.terminal.keyboard import Keyboard


def ask_space(
    game: Game, keyboard: Keyboard, question: str, default: int | None = None
) -> int | None:
    """The Space meant; the empty line is the default, or None: never mind."""
    line = keyboard.ask(f"{question} ")
    if not line:
        return default
    found = find_spaces(game, line)
    if not found:
        keyboard.say(f"No Space is called anything like {line!r}.")
        return None
    if len(found) == 1:
        return found[0]
    chosen = keyboard.choose("Which of these?", [game.board.names[space] for space in found])
    return None if chosen is None else found[chosen]


def find_spaces(game: Game, text: str) -> list[int]:
    """Those of that name; else those whose name begins so; else those that contain it."""
    wanted = text.casefold()
    spaces = game.board.edition.spaces
    names = [(space.index, space.name.casefold(), space.short.casefold()) for space in spaces]
    exact = [i for i, name, short in names if wanted in (name, short)]
    begins = [i for i, name, short in names if name.startswith(wanted) or short.startswith(wanted)]
    return exact or begins or [i for i, name, _ in names if wanted in name]
