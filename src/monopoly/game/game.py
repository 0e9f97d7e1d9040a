"""A game: a state, its record, replay and undo. What a newcomer imports."""

import hashlib
import os
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from monopoly.chance.dealer import Dealer
from monopoly.chance.scripted import ScriptedDealer
from monopoly.chance.seeded import SeededDealer
from monopoly.editions import open_edition
from monopoly.editions.model import DECK_KEYS
from monopoly.game import actions, record, setup
from monopoly.game.boards import board_for
from monopoly.game.history import History
from monopoly.game.names import NAME_MAX, is_the_bank, reads_as_name
from monopoly.game.position.checks import load
from monopoly.game.position.errors import PositionError
from monopoly.game.position.from_state import from_state
from monopoly.game.position.model import BANK_NAME, Position
from monopoly.game.position.to_state import unseen_numbers
from monopoly.game.record import BoardMissing, RecordError
from monopoly.game.step import Step
from monopoly.rules import bitset, engine, preparation, worth
from monopoly.rules.action import Action
from monopoly.rules.auction import KnockDown
from monopoly.rules.board import BANK, NOBODY, SEATS_MAX, Board
from monopoly.rules.events import Event
from monopoly.rules.options import BoardMissingError
from monopoly.rules.ruleset import FIRST_REVISION, RuleSet, recorded_rule_set, rule_set
from monopoly.rules.state import OVER, PHASES, State
from monopoly.rules.throw import WRONG_DICE, Throw, dice_thrown
from monopoly.rules.violation import IllegalAction, Reason, Violation, refuse

FACES_ARE_CHANCE: Final = Reason(
    "faces-are-chance", "10 MCS 60(b)", "Nobody chooses the faces: the dice are thrown."
)


class GameError(ValueError):
    """A game that cannot be set up or asked so; the message says why in a sentence."""


# What has been done, and by which seat; undo takes from its end.
Journal = list[tuple[Action, int]]


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the table at the end, or now: retired players last, the first to go lowest."""

    player: str
    place: int
    worth: int
    retired: bool


class Game:
    """One game with its history. Make one with `Game.new` or `Game.replay`."""

    def __init__(
        self,
        state: State,
        header: dict[str, object],
        dealer: Dealer,
        journal: Journal | None = None,
    ) -> None:
        self.state: Final = state  # one object for the whole game: every `View` of it stays valid
        self._header = header
        self._dealer = dealer
        self._opening: list[str] = [record.write(header)]  # and shuffles: never taken back by undo
        self._journal: Journal | None = [] if journal is None else journal
        self.length = 0 if journal is None else len(journal)  # actions carried out
        self.opening_events: list[Event] = []  # what happened while the set was laid out
        self._shuffles = 0  # in the record, as are the throws: a throw called back stays there
        self._throws = 0
        self._thrown_before: list[Throw] = []  # taken back by undo, to fall the same way again
        self._history = History()

    # --- setting up

    @classmethod
    def new(
        cls,
        rules: str | RuleSet = "statutes",
        *,
        players: Sequence[str],
        seed: int | None = None,
        dealer: Dealer | None = None,
        tokens: Sequence[str] = (),
        banker_name: str = "",
        **options: object,
    ) -> "Game":
        """A new game. Options of the rule set go by keyword: `rent_claim="on-demand"`.

        `edition` may also be the path of a board's own file: "my-town.toml" (docs/boards.md).
        """
        if "edition" in options:
            options["edition"] = _opened(options["edition"])
        if isinstance(rules, str):
            rules = rule_set(rules, **options)
        elif options:
            rules = recorded_rule_set(rules.name, rules.changes() | options, rules.revision)
        names = _checked_names(players)
        header, dealer = _new_header(rules, names, seed, dealer)
        if banker_name:
            header["banker"] = _checked_name(banker_name)
        if tokens:
            header["tokens"] = list(tokens)
        return cls._prepared(rules, header, dealer)

    @classmethod
    def from_position(
        cls, position: Position, *, seed: int | None = None, dealer: Dealer | None = None
    ) -> "Game":
        """A game that goes on from a position; the dealer orders the cards nobody has seen."""
        position = position.check()
        rules = recorded_rule_set(position.rules, position.options, position.revision)
        names = [player.name for player in position.players]
        header, dealer = _new_header(rules, names, seed, dealer)
        if position.banker not in ("", BANK_NAME):
            header["banker"] = position.banker
        header["position"] = position.to_dict()
        return cls._prepared(rules, header, dealer)

    @classmethod
    def _prepared(cls, rules: RuleSet, header: dict[str, object], dealer: Dealer) -> "Game":
        if "position" in header:
            return cls._set_up(header, dealer)
        names = list(header["players"])  # type: ignore[call-overload]
        state = preparation.prepare(board_for(rules), names, _banker_seat(rules, header, names))
        without_banker = preparation.why_not_only_bank(state)
        if without_banker is not None:
            raise GameError(str(without_banker))
        game = cls(state, header, dealer)
        state.log = game.opening_events
        _hand_out_tokens(state, header.get("tokens", []))
        game._begin()
        state.log = None
        return game

    @classmethod
    def _set_up(cls, header: dict[str, object], dealer: Dealer) -> "Game":
        position = _position_of(header)
        shuffles: list[str] = []

        def order(deck: int, cards: list[int]) -> list[int]:
            drawn = [cards[i] for i in dealer.shuffle(len(cards))]
            shuffles.append(record.write({"shuffle": DECK_KEYS[deck], "order": drawn}))
            return drawn

        game = cls(load(position, order), header, dealer)
        game._opening += shuffles
        game._shuffles = len(shuffles)
        return game

    def _begin(self) -> None:
        board = self.state.board
        orders = setup.draw_orders(board, self._dealer)
        for deck, order in zip(board.decks, orders, strict=False):
            self._opening.append(record.write({"shuffle": deck.key, "order": order}))
        if board.dealt_deeds:
            self._opening.append(record.write({"deal": orders[-1]}))
        setup.begin(self.state, orders)
        self._shuffles = len(orders)

    # --- looking

    @property
    def players(self) -> list[str]:
        return self.state.names

    @property
    def rules(self) -> RuleSet:
        return self.state.board.rules

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def actor(self) -> str:
        """Who the game waits for; "" when it is over."""
        return "" if self.over else self.name(self.state.actor)

    @property
    def phase(self) -> str:
        """What the game waits for, in a word: "to-throw", "to-buy", "to-bid" …"""
        return PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def winners(self) -> list[str]:
        return [name for i, name in enumerate(self.players) if bitset.has(self.state.winners, i)]

    def standings(self) -> list[Standing]:
        s = self.state
        seats = range(len(self.players))
        values = [int(worth.final_worth(s, seat)) for seat in seats]
        keys = [(s.retired[seat] == 0, int(s.retired[seat]), values[seat]) for seat in seats]
        order = sorted(seats, key=lambda seat: keys[seat], reverse=True)
        return [
            Standing(
                self.players[seat],
                1 + sum(key > keys[seat] for key in keys),
                values[seat],
                bool(s.retired[seat]),
            )
            for seat in order
        ]

    def position(self) -> Position:
        """Everything that lies open now, as a value."""
        return from_state(self.state, str(self._header.get("banker", "")))

    def digest(self) -> str:
        """A fingerprint of everything in the state: equal digests, equal games."""
        text = ",".join(map(str, self.state.dump()))
        return hashlib.sha256(text.encode()).hexdigest()

    # --- names

    @property
    def banker(self) -> str:
        """Who banks, one of the players or somebody who only banks; "" where the computer does."""
        return str(self._header.get("banker", ""))

    def seat(self, player: str | int | None) -> int:
        """As whom a player acts, by name or seat; None is the actor, "Bank" the Bank.

        A Banker who is out of the game, or only banks, acts as the Bank.
        """
        if player is None:
            return int(self.state.actor)
        seat = self._own_seat(player)
        if seat != BANK and self.state.retired[seat] and self.players[seat] == self.banker:
            return BANK
        return seat

    def _own_seat(self, player: str | int) -> int:
        if isinstance(player, int):
            if not BANK <= player < len(self.players):
                raise GameError(f"There is no seat {player} at this table.")
            return player
        if player in self.players:
            return self.players.index(player)
        if player and player in ("Bank", self.banker):
            return BANK
        raise GameError(f"Nobody called {player!r} sits at this table.")

    def name(self, seat: int) -> str:
        """The name of a seat; the Bank's is the Banker's, or "Bank"."""
        return self.players[seat] if seat >= 0 else self.banker or "Bank"

    def space(self, name: str) -> int:
        """The number of a Space by its name, in any case."""
        for index, known in enumerate(self.board.names):
            if known.casefold() == name.casefold():
                return index
        raise GameError(f"There is no Space called {name!r} on this board.")

    # --- playing

    def legal_actions(self, player: str | int | None = None) -> list[Action]:
        """What the actor, or the named player, may do now.

        A bid is listed once, as the lowest, and carries the highest. Trades are not listed (there
        are thousands), nor leaving and the choice of a token: `why_not` judges them.
        """
        return engine.legal_actions(self.state, self.seat(player))

    def why_not(self, action: Action, by: str | int | None = None) -> Violation | None:
        """None when the action is legal now, else a sentence with its clause."""
        if isinstance(action, Throw) and action.has_faces():
            return refuse(self.state, FACES_ARE_CHANCE)
        return engine.why_not(self.state, action, self._seat_for(action, by))

    def apply(self, action: Action, by: str | int | None = None) -> Step:
        """Carries out an action and returns what came of it; `IllegalAction` when it is refused."""
        if isinstance(action, Throw) and action.has_faces():
            raise IllegalAction(refuse(self.state, FACES_ARE_CHANCE))
        seat = self._seat_for(action, by)
        self._check(action, seat)
        return self._carry_out(self._throw(seat) if isinstance(action, Throw) else action, seat)

    def repeat(self, action: Action, by: str | int, *, check_dice: bool = False) -> Step:
        """Carries out an action of a record; a throw falls as it fell then.

        The dealer goes on as if it had thrown; `check_dice` wants the very throw of the dealer.
        """
        seat = self._seat_for(action, by)
        self._check(action, seat)
        if isinstance(action, Throw):
            if not action.has_faces():
                raise GameError("is a throw without its dice")
            drawn = self._dealer.throw(dice_thrown(self.state, seat))
            if check_dice and drawn != action:
                raise GameError(f"The dealer gives {drawn}, not {action}.")
        return self._carry_out(action, seat)

    def _seat_for(self, action: Action, by: str | int | None) -> int:
        """Who it is that acts: a Banker out of the game has the gavel left, and nothing else."""
        if by is None or isinstance(action, KnockDown):
            return self.seat(by)
        return self._own_seat(by)

    def _check(self, action: Action, seat: int) -> None:
        """The one check of an action: nothing before or after it asks whether it is legal."""
        violation = engine.why_not(self.state, action, seat)
        if violation is not None:
            raise IllegalAction(violation)

    def _carry_out(self, action: Action, seat: int) -> Step:
        if self._journal is not None:
            self._history.remember(self.state, self.length)
        events: list[Event] = []
        self.state.log = events
        try:
            engine.carry_out(self.state, action, seat)
        finally:
            self.state.log = None
        self.length += 1
        if self._journal is not None:
            self._journal.append((action, seat))
        self._throws += isinstance(action, Throw)
        return Step(seat, action, tuple(events))

    # --- history

    def keep_no_journal(self) -> None:
        """Whoever plays this game keeps what is done: it tells `record`, and cannot undo."""
        if self.length:
            raise GameError("The game has begun: what was done is kept.")
        self._journal = None

    def record(self, played: Journal | None = None) -> list[str]:
        """The whole game as JSON Lines, chance included, closed by the digest. A game that keeps
        no journal is told what was `played`."""
        done = self._kept() if played is None else played
        if len(done) != self.length:
            raise GameError(f"{self.length} actions were carried out, not {len(done)}.")
        lines = [self._line(action, seat) for action, seat in done]
        return [*self._opening, *lines, record.write({"end": self.digest()})]

    def _kept(self) -> Journal:
        if self._journal is None:
            raise GameError("This game keeps no journal.")
        return self._journal

    def _line(self, action: Action, seat: int) -> str:
        # Never the Banker's name for the Bank: it may be that of a player, who has another seat.
        by = "Bank" if seat == BANK else self.players[seat]
        return record.write({"by": by} | actions.to_dict(action))

    @classmethod
    def replay(
        cls,
        lines: Iterable[str],
        *,
        dealer: Dealer | None = None,
        edition: str | os.PathLike[str] | None = None,
    ) -> "Game":
        """The identical game from its record; `RecordError` names the line that is wrong.

        A game on a board of its own needs the file of that board as `edition`, unless it was opened
        before; `BoardMissing` says which.

        A game played on afterwards goes on with the chance of its seed, or with `dealer`: one that
        can resume goes on with the very throws the game would have had. A secret revealed before
        the end is nothing to the rules; it is left out of the game's own record.
        """
        if edition is not None:
            _opened(edition)
        steps = cls.replay_steps(lines)
        game, _ = next(steps)
        for _ in steps:
            pass
        if dealer is not None:
            game._dealer = dealer
            dealer.resume(game._shuffles, game._throws)
        return game

    @classmethod
    def replay_steps(cls, lines: Iterable[str]) -> Iterator[tuple["Game", Step | None]]:
        """The same step by step: one game, first as it was laid out, then after each action."""
        entries = record.read(lines)
        game = cls._from_header(entries)
        yield game, None
        closing = ""
        for line, entry in entries:
            if closing == "end" or (closing == "secret" and "end" not in entry):
                raise RecordError(line, f"comes after the {closing} of the record")
            closing = next((key for key in record.CLOSING if key in entry), "")
            if not closing:
                yield game, game._repeat_entry(line, entry)
            elif closing == "end" and entry["end"] != game.digest():
                raise RecordError(line, "the game does not come to the digest it ends with")

    @classmethod
    def _from_header(cls, entries: Iterator[tuple[int, dict[str, object]]]) -> "Game":
        line, header = next(entries, (1, {}))
        rules = _read_header(line, header)
        seed = header.get("seed", secrets.randbits(63))
        dealer = SeededDealer(_checked_seed(seed))
        try:
            shuffles = _read_chance(entries, rules, header)
            for order in shuffles:  # the seed's own chance goes on from where the record ends
                dealer.shuffle(len(order))
            game = cls._prepared(rules, header, ScriptedDealer([], shuffles))
        except (GameError, PositionError, TypeError) as error:
            raise RecordError(line, str(error)) from None
        game._dealer = dealer
        return game

    def _repeat_entry(self, line: int, entry: dict[str, object]) -> Step:
        try:
            return self.repeat(*_action_of(entry))
        except (GameError, actions.ActionError, IllegalAction) as error:
            raise RecordError(line, str(error)) from None

    def copy(self) -> "Game":
        """A game of its own from here on; both will meet the same chance."""
        journal = None if self._journal is None else self._journal[:]
        twin = Game(self.state.copy(), self._header, self._dealer.copy(), journal)
        if journal is None:
            twin.keep_no_journal()
        twin.length = self.length
        twin._opening = self._opening[:]
        twin.opening_events = self.opening_events
        twin._shuffles, twin._throws = self._shuffles, self._throws
        twin._thrown_before = self._thrown_before[:]
        twin._history = self._history.copy()
        return twin

    def undo(self) -> None:
        """Takes the last action back. A throw taken back falls the same way when thrown again."""
        if not self.length:
            raise GameError("There is nothing to undo.")
        journal = self._kept()
        undone, _ = journal[-1]
        self._history.step_back(self.state, self.length, self._do_again)
        journal.pop()
        self.length -= 1
        if isinstance(undone, Throw):
            self._throws -= 1
            if not self._dealer.resume(self._shuffles, self._throws):
                self._thrown_before.append(undone)

    def _do_again(self, number: int) -> None:
        action, seat = self._kept()[number]
        engine.carry_out(self.state, action, seat)

    def _throw(self, seat: int) -> Throw:
        dice = dice_thrown(self.state, seat)
        while self._thrown_before:
            throw = self._thrown_before.pop()
            if (3 if throw.die3 else 2) == dice:
                return throw
        throw = self._dealer.throw(dice)
        if not throw.fits(self.state, seat):  # a script may say anything
            raise IllegalAction(refuse(self.state, WRONG_DICE, seat))
        return throw


def _opened(edition: object) -> object:
    """The name of an edition; of a board in a file, which is read."""
    if isinstance(edition, os.PathLike) or (isinstance(edition, str) and edition.endswith(".toml")):
        return open_edition(edition)
    return edition


def _read_header(line: int, header: dict[str, object]) -> RuleSet:
    record.check_format(line, header)
    names, options = header.get("players"), header.get("options", {})
    if not isinstance(names, list) or not isinstance(options, dict):
        raise RecordError(line, "the header does not name the players and options")
    try:
        _checked_names(names)
        if "banker" in header:
            _checked_name(header["banker"])
        if "seed" in header:
            _checked_seed(header["seed"])
        revision = header.get("revision", FIRST_REVISION)
        return recorded_rule_set(str(header.get("rules")), options, revision)
    except BoardMissingError as error:
        raise BoardMissing(line, str(error)) from None
    except ValueError as error:
        raise RecordError(line, str(error)) from None


def _new_header(
    rules: RuleSet, names: list[str], seed: int | None, dealer: Dealer | None
) -> tuple[dict[str, object], Dealer]:
    if seed is not None and dealer is not None:
        raise GameError("Give a seed or a dealer, not both.")
    header: dict[str, object] = {"monopoly": record.FORMAT, "rules": rules.name}
    if rules.revision != FIRST_REVISION:
        header["revision"] = rules.revision
    header |= {"options": rules.changes(), "players": names}
    if dealer is not None:
        return header | dealer.header(), dealer
    seed = secrets.randbits(63) if seed is None else _checked_seed(seed)
    return header | {"seed": seed}, SeededDealer(seed)


def _position_of(header: dict[str, object]) -> Position:
    """Where the game began, which is of the game that the rest of the header tells of."""
    position = Position.from_dict(header["position"])
    rules = recorded_rule_set(position.rules, position.options, position.revision)
    told = (header["rules"], header.get("options", {}), header.get("revision", FIRST_REVISION))
    names = [player.name for player in position.players]
    if told != (rules.name, rules.changes(), rules.revision) or names != header["players"]:
        raise GameError("The position is of another game than the rest of the header.")
    if position.banker not in ("", BANK_NAME, header.get("banker")):
        raise GameError("Another banks in the position than in the rest of the header.")
    return position


def _read_chance(
    entries: Iterator[tuple[int, dict[str, object]]], rules: RuleSet, header: dict[str, object]
) -> list[list[int]]:
    """The orders of the decks and the deal, as a dealer would give them."""
    board = board_for(rules)
    wanted: list[tuple[str, list[int]]] = [
        ("order", list(range(len(deck.cards)))) for deck in board.decks
    ]
    if "position" in header:
        wanted = [("order", cards) for cards in unseen_numbers(_position_of(header))]
    elif board.dealt_deeds:
        wanted.append(("deal", [int(space) for space in board.deeds]))
    orders: list[list[int]] = []
    for key, whole in wanted:
        line, entry = next(entries, (len(orders) + 2, {}))
        order = entry.get(key)
        if not isinstance(order, list) or not _is_order_of(order, whole):
            raise RecordError(line, f"does not give the {key} of all {len(whole)} cards")
        orders.append([whole.index(item) for item in order])
    return orders


def _is_order_of(order: list[object], whole: list[int]) -> bool:
    numbers = [item for item in order if type(item) is int]
    return len(numbers) == len(order) and sorted(numbers) == sorted(whole)


def _action_of(entry: dict[str, object]) -> tuple[Action, str]:
    """What an entry of a record says was done, and by whom."""
    by = entry.pop("by", None)
    if not isinstance(by, str):
        raise GameError("does not say who acts")
    return actions.from_dict(entry), by


def _checked_names(players: Sequence[str]) -> list[str]:
    if isinstance(players, str) or not all(isinstance(name, str) for name in players):
        raise GameError("Players are a list of names.")
    names = list(players)
    if not 2 <= len(names) <= SEATS_MAX:
        raise GameError(f"Monopoly is for 2 to {SEATS_MAX} players, not {len(names)}.")
    for name in names:
        _checked_name(name)
    if len(set(names)) < len(names):
        raise GameError("Two players have the same name.")
    return names


def _checked_name(name: object) -> str:
    if not isinstance(name, str) or not reads_as_name(name):
        raise GameError(f"{name!r:.60} is no name: 1 to {NAME_MAX} printable characters.")
    if is_the_bank(name):
        raise GameError(f"Nobody can be called {name!r}: that is the Bank.")
    return name


def _checked_seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed < 2**64:
        raise GameError(f"A seed is a whole number from 0 to 2**64 - 1, not {seed!r}.")
    return seed


def _banker_seat(rules: RuleSet, header: dict[str, object], names: list[str]) -> int:
    banker = header.get("banker")
    if rules.banker != "player":
        if banker is not None:
            raise GameError("The computer banks here; choose banker='player' for a Banker.")
        return NOBODY
    if banker is None:
        header["banker"] = names[0]
        return 0
    return names.index(str(banker)) if banker in names else NOBODY


def _hand_out_tokens(state: State, tokens: object) -> None:
    known = list(state.board.edition.tokens)
    if not isinstance(tokens, list) or len(tokens) > len(state.names):
        raise GameError("Tokens are a list, one for each player in seat order.")
    for seat, token in enumerate(tokens):
        if token not in known:
            raise GameError(f"There is no token {token!r} in the box: {', '.join(known)}.")
        if token in tokens[:seat]:
            raise GameError(f"Two players have chosen the {token}.")
        preparation.take_token(state, seat, known.index(token))
