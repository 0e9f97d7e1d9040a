"""`monopoly replay FILE`: a record told as a story, turn by turn."""

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from monopoly.game.game import Game
from monopoly.game.record import BoardMissing, RecordError
from monopoly.rules import events as e
from monopoly.story import Storyteller
from monopoly.terminal import save
from monopoly.terminal.errors import UsageError
from monopoly.terminal.screen import make_console, standings_view
from monopoly.terminal.telling import SILENT, events_of

DAMAGED: Final = 1


def replay(path: Path, *, from_turn: int = 0, quiet: bool = False) -> None:
    try:
        lines = save.read_lines(path)
        game = Game.replay(lines)
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.") from None
    except BoardMissing as error:
        raise UsageError(f"{path} cannot be replayed: {error.problem}") from None
    except RecordError as error:
        raise UsageError(f"{path} is damaged: {error}.", DAMAGED) from None
    if from_turn > game.state.turn:
        raise UsageError(f"The record ends with turn {game.state.turn}, before turn {from_turn}.")
    console = make_console()
    if not quiet:
        _tell(console, game, lines, from_turn)
    _tell_end(console, game)


def _tell(console: Console, game: Game, lines: list[str], from_turn: int) -> None:
    teller = Storyteller(game.players, game.board)
    is_telling = from_turn <= 0
    if is_telling:
        _heading(console, "Before the first turn")
    for event in events_of(lines):
        if isinstance(event, e.TurnBegan) and event.turn >= max(from_turn, 1):
            is_telling = True
            _heading(console, f"Turn {event.turn} · {teller.wording.names[event.player]}")
        sentence = teller.tell(event)
        if is_telling and not isinstance(event, SILENT):
            console.print(Text(sentence))


def _heading(console: Console, title: str) -> None:
    console.print()
    console.rule(Text(title, "bold"), align="left", style="dim")


def _tell_end(console: Console, game: Game) -> None:
    _heading(
        console, "How it ended" if game.over else f"It is not over: the game waits for {game.actor}"
    )
    console.print(standings_view(game))
