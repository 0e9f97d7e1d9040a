"""The table a scenario plays at: one state of the real engine, set up by hand and then played."""

from dataclasses import dataclass, field
from typing import Final

from monopoly.game.boards import board_for
from monopoly.rules import auction, bitset, engine, flow, invariants, preparation, turn
from monopoly.rules.action import Action
from monopoly.rules.board import BANK, NOBODY
from monopoly.rules.events import Event
from monopoly.rules.ruleset import RuleSet, Value, rule_set
from monopoly.rules.state import State
from monopoly.rules.violation import Violation
from monopoly.statutes.errors import ExpectationFailed, StepError
from monopoly.statutes.scenarios import always
from monopoly.statutes.scenarios.draft import Draft
from monopoly.statutes.scenarios.names import ORDINALS, Names, plain

Intent = tuple[int, Action]  # who wants to do what


@dataclass(slots=True)
class Setup:
    """Which game is played and who sits at the table."""

    preset: str = ""
    players: tuple[str, ...] = ()
    options: dict[str, Value] = field(default_factory=dict)
    banker: str = ""

    def rules(self) -> RuleSet:
        options: dict[str, object] = dict(self.options)
        if self.banker:
            options["banker"] = "player"
        return rule_set(self.preset, **options)


class World:
    def __init__(self, setup: Setup) -> None:
        self.board: Final = board_for(setup.rules())
        players = list(setup.players)
        banks = [seat for seat, name in enumerate(players) if plain(name) == plain(setup.banker)]
        only_banks = setup.banker if not banks else ""
        self.names: Final = Names(self.board, players, only_banks)
        self.s: Final = preparation.prepare(self.board, players, _banker_seat(setup, banks))
        turn.begin(self.s, 0)
        self.log: Final[list[Event]] = []
        self.played = False  # a When has been carried out
        self.tried: Violation | None = None  # why the last When was refused
        self.was_trying = False  # it said "tries to"
        self.opened = False  # the throws for the start were made
        self._draft: Draft | None = None
        self._uneven: set[int] = set()
        self._box = invariants.whole_box(self.board)  # notes and buildings may be missing from it

    # --- setting up

    @property
    def draft(self) -> Draft:
        """How things stand, for a Given to change; it counts once everything is given."""
        if self._draft is None:
            self._draft = Draft(self.s, self.names.banker)
        return self._draft

    def settle(self) -> None:
        """After the Givens: sets the position up, and sees whether this can be a game at all."""
        if self._draft is not None:
            self.s.become(self._draft.state())
            self._draft = None
        self._box = invariants.box_of(self.s)
        self._uneven = set(_uneven_groups(self.s))
        self.s.log = self.log
        wrong = self._broken()
        if wrong is None:
            flow.settle(self.s)
            wrong = self._broken()
        if wrong is not None:
            raise StepError(f"The set-up cannot be: {wrong}.")

    # --- playing

    @property
    def banker(self) -> int:
        """The seat that knocks down: a player's, or the Bank's when nobody at the table banks."""
        return int(auction.caller(self.s))

    def act(self, seat: int, action: Action, *, trying: bool) -> None:
        violation = engine.why_not(self.s, action, seat)
        self.judge(violation, trying=trying)
        if violation is None:
            always.check_before(self.s, action, seat)
            before = self.s.copy()
            engine.apply(self.s, action, seat)
            always.check_after(self.s, before, action, seat)
            self.check()

    def judge(self, violation: Violation | None, *, trying: bool) -> None:
        """Whether what was just tried may be done; what was only tried may also be refused."""
        self.played = True
        self.tried, self.was_trying = violation, trying
        if violation is not None and not trying:
            raise ExpectationFailed("this to be allowed", f"it refused: {violation}")

    def give_bank_to(self, name: str) -> Violation | None:
        """To somebody beside the players, if the table is large enough for that."""
        banked = self.s.banker
        self.s.banker = NOBODY
        violation = preparation.why_not_only_bank(self.s)
        if violation is None:
            self.names.banker = name
        else:
            self.s.banker = banked
        return violation

    def check(self) -> None:
        """What is true after every action, whatever happened."""
        wrong = self._broken()
        if wrong is not None:
            raise ExpectationFailed("a game that adds up", wrong)

    def _broken(self) -> str | None:
        """Groups that the Givens built unevenly may stay so; all else must add up."""
        s = self.s
        if self._uneven:
            s = s.copy()
            for group in self._uneven:
                _level(s, group)
        return invariants.broken(s, self._box)

    # --- words

    def name(self, seat: int) -> str:
        return self.s.names[seat] if seat >= 0 else "the Bank"

    def money(self, amount: int) -> str:
        return self.board.money(int(amount))

    def space(self, space: int) -> str:
        """A Space's name; where several share it, with its place among them."""
        name = self.board.names[space]
        same = [index for index, other in enumerate(self.board.names) if other == name]
        return name if len(same) == 1 else f"the {list(ORDINALS)[same.index(space)]} {name}"


def _banker_seat(setup: Setup, banks: list[int]) -> int:
    if banks:
        return banks[0]
    called = setup.rules().banker == "player"
    return 0 if called and not setup.banker else NOBODY


def _uneven_groups(s: State) -> list[int]:
    uneven: list[int] = []
    for number, group in enumerate(s.board.edition.groups):
        ranks = {int(s.buildings[space]) for space in group.spaces}
        owners = {int(s.owner[space]) for space in group.spaces}
        if max(ranks) - min(ranks) > 1 or (max(ranks) > 0 and len(owners) > 1):
            uneven.append(number)
    return uneven


def _level(s: State, group: int) -> None:
    """Takes a group's buildings off the board, if they could stand where they are."""
    for space in s.board.edition.groups[group].spaces:
        rank = s.buildings[space]
        if s.owner[space] == BANK or bitset.has(s.mortgaged, space):
            continue
        if rank == s.board.hotel:
            s.hotels += 1
        else:
            s.houses += rank
        s.buildings[space] = 0
