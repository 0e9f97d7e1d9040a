"""`monopoly play --terminal`: a person against the computer's players, saved after every action."""

import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from monopoly.game.game import Game, GameError
from monopoly.game.record import PERSON, BoardMissing, RecordError
from monopoly.game.step import Step
from monopoly.rules.action import Action
from monopoly.rules.ruleset import RuleSetError, parse_option, rule_set
from monopoly.story import Storyteller
from monopoly.story.wording import listed
from monopoly.terminal import save
from monopoly.terminal.errors import UsageError
from monopoly.terminal.keyboard import Keyboard, Leaving
from monopoly.terminal.marks import Marks
from monopoly.terminal.person import Person
from monopoly.terminal.screen import Screen, make_console
from monopoly.terminal.seating import Seating, is_own, seat_at, seat_everybody
from monopoly.terminal.source import read_position
from monopoly.terminal.table import Table
from monopoly.terminal.telling import Narrator, events_of

REMINDED: Final = 3  # paragraphs told again when a game is resumed
WATCHED: Final = 20  # turns told before a spectator is asked again


@dataclass(frozen=True, slots=True)
class PlayArgs:
    """What was asked for on the command line."""

    rules: str = "statutes"
    options: tuple[str, ...] = ()
    players: str | None = None
    bots: str | None = None
    name: str = "You"
    seed: int | None = None
    new: bool = False
    save: Path | None = None
    position: str | None = None


def play(args: PlayArgs) -> None:
    """Plays until the game is over or the person leaves. Mistakes come before anything else."""
    fresh, seating = _begin(args)
    path = args.save or save.default_path()
    console = make_console()
    keyboard = Keyboard(console)
    try:
        saved = _to_resume(path, keyboard, anew=args.new or args.position is not None)
    except (Leaving, KeyboardInterrupt):
        keyboard.say("Nothing was changed.")
        return
    game, kinds = (saved.game, saved.kinds) if saved else (fresh, seating.kinds)
    _check_own_bots(path, kinds, seating)
    try:
        table = Play(Table(game, kinds), path, console, keyboard)
        table.welcome()
        table.run()
    except (Leaving, KeyboardInterrupt):
        _say_goodbye(console, path, kinds, is_default=args.save is None)


def _begin(args: PlayArgs) -> tuple[Game, Seating]:
    if args.position is None:
        seating = seat_everybody(args.name, args.players, args.bots)
        return new_game(args, seating), seating
    if args.players is not None or args.options or args.rules != PlayArgs().rules:
        raise UsageError(
            "--position brings its own players and rules: leave out the other options."
        )
    position = read_position(args.position)
    if position.phase == "over":
        raise UsageError("The game of this position is over: `monopoly show` shows it.")
    try:
        game = Game.from_position(position, seed=args.seed)
    except GameError as error:
        raise UsageError(str(error)) from None
    return game, seat_at(game.players, _your_seat(game, args.name), args.bots)


def _your_seat(game: Game, name: str) -> int:
    """Yours by name; else that of whoever must act, or whose turn it is when the Bank must."""
    if name in game.players:
        return game.players.index(name)
    return int(game.state.actor if game.state.actor >= 0 else game.state.current)


def _check_own_bots(path: Path, kinds: Sequence[str], seating: Seating) -> None:
    """A record may name code but never has it run: only who plays says which code is."""
    unnamed = [kind for kind in kinds if is_own(kind) and kind not in seating.kinds]
    if unnamed:
        raise UsageError(
            f"The game in {path} is against {listed(unnamed)}: "
            f"to go on with it, say {_bots_option(kinds)}; --new begins another."
        )


def _bots_option(kinds: Sequence[str]) -> str:
    own = [kind for kind in dict.fromkeys(kinds) if is_own(kind)]
    return f"--bots {shlex.quote(','.join(own))}" if own else ""


def new_game(args: PlayArgs, seating: Seating) -> Game:
    try:
        options = dict(_option(text) for text in args.options)
        rules = rule_set(args.rules, **options)
        return Game.new(rules, players=seating.names, seed=args.seed)
    except (GameError, RuleSetError) as error:
        raise UsageError(str(error)) from None


def _option(text: str) -> tuple[str, str | int]:
    name, equals, value = text.partition("=")
    if not equals:
        raise UsageError(f'--option wants name=value, like rent_claim=on-demand, not "{text}".')
    name = name.strip().replace("-", "_")
    return name, parse_option(name, value)


def _to_resume(path: Path, keyboard: Keyboard, *, anew: bool) -> save.Saved | None:
    """The unfinished game that waits there, unless the person wants a new one."""
    try:
        saved = save.load(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.") from None
    except BoardMissing as error:
        if anew:
            return None
        sentence = f"The game in {path} cannot go on: {error.problem}"
        raise UsageError(f"{sentence} Say --edition FILE, or --new to begin another.") from None
    except RecordError as error:
        _set_aside(path, error, keyboard, anew=anew)
        return None
    if saved.game.over or anew:
        return None
    if not saved.kinds:  # a record from elsewhere
        saved = save.Saved(saved.game, (PERSON, *["beginner"] * (len(saved.game.players) - 1)))
    return saved if _wants_to_resume(saved.game, keyboard) else None


def _set_aside(path: Path, error: RecordError, keyboard: Keyboard, *, anew: bool) -> None:
    sentence = f"The saved game {path} is damaged: {error}."
    if not anew:
        if not sys.stdin.isatty():
            raise UsageError(f"{sentence} Start another with --new.", status=1)
        keyboard.say(sentence, whole=True)
        if not keyboard.confirms("Put it aside and start a new game?"):
            raise UsageError("Nothing was changed.", status=1)
    keyboard.say(f"The damaged game is kept as {save.set_aside(path)}.", whole=True)


def _wants_to_resume(game: Game, keyboard: Keyboard) -> bool:
    if not sys.stdin.isatty():
        return True
    keyboard.say(
        f"A game with {listed(game.players)} is waiting at turn {game.state.turn}.", "bold"
    )
    keyboard.show("", ["Go on with it  ⏎", "Start a new one (that one is lost)"])
    return keyboard.number(">", 1, 2, 1) != 2


def _save(path: Path, game: Game, kinds: tuple[str, ...]) -> None:
    try:
        save.write(path, game, kinds)
    except OSError as error:
        raise UsageError(f"The game cannot be saved in {path}: {error.strerror}.") from None


def _say_goodbye(console: Console, path: Path, kinds: Sequence[str], *, is_default: bool) -> None:
    options = [_bots_option(kinds), "" if is_default else f"--save {path}"]
    again = " ".join(word for word in ("monopoly play --terminal", *options) if word)
    console.print(Text(f"The game is saved. `{again}` goes on with it."), soft_wrap=True)


class Play:
    def __init__(self, table: Table, path: Path, console: Console, keyboard: Keyboard) -> None:
        marks = Marks(table.game.players)
        teller = Storyteller.of(table.game, you=table.person)
        self._table: Final = table
        self._game: Final = table.game
        self._path: Final = path
        self._keyboard: Final = keyboard
        self._narrator: Final = Narrator(teller, marks)
        self._screen: Final = Screen(console, table, self._narrator, marks)
        self._person: Final = Person(table, self._screen, keyboard)
        self._saved_length = -1  # actions in the game on disk
        self._shown_turn = -1  # the turn at which the board was last shown
        self._watched_until = -1  # a spectator is asked again at this turn

    def welcome(self) -> None:
        """Who plays what, and what happened last when the game is not new."""
        self._save()  # before anything is said: it may turn out impossible
        self._screen.welcome()
        told = self._narrator.hear(events_of(self._game.record()))
        self._tell((told + self._narrator.pause())[-REMINDED:])

    def run(self) -> None:
        try:
            while not self._game.over:
                if self._table.person_is_out:
                    self._watch()
                else:
                    self._step()
        except UsageError:  # a bot's: the game can go on once the bot is mended
            self._pause()
            raise
        self._tell(self._narrator.pause())
        self._save()
        self._screen.standings()
        self._screen.note(f"`monopoly replay {self._path}` tells the whole game again.")

    def _step(self) -> None:
        """The person has the first word in what waits for them; then the game goes on."""
        answer = self._answer()
        if answer is not None:
            self._carry_out(self._table.person, answer)
            return
        step = self._table.move()
        if step is None:
            self._carry_out(*self._decide())
        else:
            self._hear(step)

    def _answer(self) -> Action | None:
        if self._game.state.actor == self._table.person or not self._person.has_to_answer():
            return None
        self._pause()
        return self._person.answer()

    def _decide(self) -> tuple[int, Action]:
        self._pause()
        s = self._game.state
        is_own_turn = s.current == self._table.person or not s.turn
        if is_own_turn and self._shown_turn != s.turn:
            self._screen.board()
            self._shown_turn = s.turn
        return self._person.decide()

    def _pause(self) -> None:
        """Before a question: all is told, and on disk."""
        self._tell(self._narrator.pause())
        self._save()

    def _carry_out(self, seat: int, action: Action) -> None:
        self._hear(self._table.apply(action, seat))
        if seat == self._table.person:
            self._save()

    def _hear(self, step: Step) -> None:
        self._tell(self._narrator.hear(step))

    def _tell(self, paragraphs: list[Grid]) -> None:
        self._screen.paragraphs(paragraphs)

    def _save(self) -> None:
        if self._saved_length != self._game.length:
            _save(self._path, self._game, self._table.kinds)
            self._saved_length = self._game.length

    def _watch(self) -> None:
        """The person is out: the others play on while they are watched."""
        if self._game.state.turn >= self._watched_until:
            self._pause()
            first = self._watched_until < 0
            self._screen.board()
            said = "You are out of the game." if first else "The others play on."
            self._keyboard.ask(f"{said} Enter: watch {WATCHED} turns more, q: leave. ")
            self._watched_until = self._game.state.turn + WATCHED
        step = self._table.move()
        assert step is not None  # noqa: S101 - the game never waits for a player who is out
        self._hear(step)
