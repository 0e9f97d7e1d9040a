"""`monopoly show POSITION`: the board, the players, and what may be done now."""

from rich.console import Console
from rich.text import Text

from monopoly.game.game import Game
from monopoly.game.position import DeckPosition, Position
from monopoly.story import describe_action
from monopoly.story.wording import counted, listed
from monopoly.terminal.board_view import RingView, columns_view, has_room_for_ring
from monopoly.terminal.marks import Marks
from monopoly.terminal.menu import build_answers
from monopoly.terminal.players_view import players_view
from monopoly.terminal.screen import make_console, standings_view
from monopoly.terminal.source import read_position


def show(source: str, *, json: bool = False, line: bool = False) -> None:
    position = read_position(source)
    if json:
        print(position.to_json(indent=2))
    elif line:
        print(position)
    else:
        _print(make_console(), position)


# --- printing


def _print(console: Console, position: Position) -> None:
    game = Game.from_position(position, seed=0)  # what is hidden is not shown
    marks = Marks(game.players)
    width, height = console.size
    _heading(console, game)
    if has_room_for_ring(width, height):
        players = players_view(game, marks, [""] * len(game.players), width - 24)
        console.print(RingView(game, marks, players))
    else:
        console.print(columns_view(game, marks, width))
        console.print()
        console.print(players_view(game, marks, [""] * len(game.players), width))
    console.print()
    for deck, known in zip(
        game.board.decks, (position.chance, position.community_chest), strict=True
    ):
        console.print(Text(f"{deck.name}: {_known(known)}.", "dim"))
    _print_actions(console, game)
    console.print()
    console.print(Text(str(position), "dim"), soft_wrap=True)


def _heading(console: Console, game: Game) -> None:
    s = game.state
    money = game.board.money
    title = f"Turn {s.turn}" if s.turn else "Before the first turn"
    bank = f"Bank: {counted(s.houses, 'house')}, {counted(s.hotels, 'hotel')}, {money(s.bank_cash)}"
    pot = f" · pot {money(s.pot)}" if s.pot else ""
    words = f"{game.rules.name} · {title} · {bank}{pot}"
    console.rule(Text(words, "bold"), align="left", style="dim")


def _known(deck: DeckPosition) -> str:
    parts = [f"{len(deck.unseen)} unseen"]
    if deck.top:
        parts.insert(0, f"on top {listed(deck.top)}")
    if deck.bottom:
        parts.append(f"below {listed(deck.bottom)}")
    return "; ".join(parts)


def _print_actions(console: Console, game: Game) -> None:
    console.print()
    if game.over:
        console.print(standings_view(game))
        return
    seat = int(game.state.actor)
    console.print(Text(f"The game waits for {game.actor} ({game.phase}):", "bold"))
    _list(console, [describe_action(game, action, seat) for action in game.legal_actions(seat)])
    for other, name in enumerate(game.players):
        answers = build_answers(game, other).entries if other != seat else []
        if answers:
            console.print(Text(f"{name} may answer:", "bold"))
            _list(console, [entry.label for entry in answers])


def _list(console: Console, labels: list[str]) -> None:
    for number, label in enumerate(labels, 1):
        console.print(Text.assemble((f"{number:>3}  ", "bold cyan"), label))
