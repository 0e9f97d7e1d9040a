"""The table a scenario plays at: one state of the real engine, set up by hand and then played."""

from dataclasses import dataclass, field
from typing import Final

from monopoly.game.boards import board_for
from monopoly.rules import bitset, engine, flow, invariants, preparation, turn
from monopoly.rules.action import Action
from monopoly.rules.board import BANK
from monopoly.rules.events import Event
from monopoly.rules.ruleset import RuleSet, Value, rule_set
from monopoly.rules.state import NOBODY, State, deck_order, order_deck
from monopoly.rules.violation import Violation
from monopoly.statutes.errors import ExpectationFailed, StepError
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
        self._stock: dict[str, int] = {}
        self._notes: int | None = None
        self._uneven: set[int] = set()
        self._box = invariants.whole_box(self.board)  # notes and buildings may be missing from it
        self._any_cards: set[int] = set()  # decks whose jail card was given as "a" card
        self._card_place = [0, 0]  # where in its deck each jail card lay

    # --- setting up

    def leave_in_stock(self, kind: str, count: int) -> None:
        """What the Bank is to have left once everything else is set up."""
        self._stock[kind] = count

    def leave_in_till(self, amount: int) -> None:
        self._notes = amount

    def give_cash(self, player: int, amount: int) -> None:
        self.s.bank_cash -= amount - self.s.cash[player]
        self.s.cash[player] = amount

    def hand_card(self, player: int, deck: int) -> None:
        """Takes a deck's Get Out of Jail Free card out of it."""
        card = int(self.board.jail_card[deck])
        order = deck_order(self.s, deck)
        if card not in order:
            raise StepError("That Get Out of Jail Free card is held already.")
        self._card_place[deck] = order.index(card)
        order.remove(card)
        order_deck(self.s, deck, order)
        self.s.jail_card[deck] = player

    def hand_any_card(self, player: int) -> None:
        """Of whichever deck: it will give way when that deck's own is named later."""
        for deck in range(2):
            if self.s.jail_card[deck] == NOBODY:
                self.hand_card(player, deck)
                self._any_cards.add(deck)
                return
        raise StepError("Both Get Out of Jail Free cards are held already.")

    def make_way(self, deck: int) -> None:
        """A card of whichever deck becomes the other's, if this one's is wanted for something."""
        other = 1 - deck
        if deck not in self._any_cards or self.s.jail_card[other] != NOBODY or self.played:
            return
        holder = int(self.s.jail_card[deck])
        self._any_cards.remove(deck)
        self.s.jail_card[deck] = NOBODY
        order = deck_order(self.s, deck)
        order.insert(self._card_place[deck], int(self.board.jail_card[deck]))
        order_deck(self.s, deck, order)
        self.hand_card(holder, other)

    def fill_pot(self, amount: int) -> None:
        self.s.bank_cash -= amount - self.s.pot
        self.s.pot = amount

    def put_up(self, space: int, rank: int) -> None:
        """Buildings come out of the Bank's stock, and those that stood there go back into it."""
        s, hotel = self.s, self.board.hotel
        for sign, there in ((1, s.buildings[space]), (-1, rank)):
            if there == hotel:
                s.hotels += sign
            else:
                s.houses += sign * there
        s.buildings[space] = rank

    def settle(self) -> None:
        """After the Givens: balances the Bank, and sees whether this can be a game at all."""
        self._balance_stock()
        self._balance_till()
        self._box = invariants.box_of(self.s)
        self._uneven = set(_uneven_groups(self.s))
        self.s.log = self.log
        wrong = self._broken()
        if wrong is None:
            flow.settle(self.s)
            wrong = self._broken()
        if wrong is not None:
            raise StepError(f"The set-up cannot be: {wrong}.")

    def _balance_stock(self) -> None:
        s = self.s
        for kind, count in self._stock.items():
            if kind == "hotel":
                s.hotels = count
            else:
                s.houses = count
        self._stock.clear()
        box = invariants.box_of(s)
        if (
            min(s.houses, s.hotels) < 0
            or box.houses > self.board.houses
            or box.hotels > self.board.hotels
        ):
            raise StepError(
                f"The set has only {self.board.houses} houses and {self.board.hotels} hotels."
            )

    def _balance_till(self) -> None:
        """Money given at the set-up counts as notes of the set, never as paper the Bank issued."""
        s = self.s
        s.bank_cash = max(s.bank_cash, 0) if self._notes is None else self._notes
        self._notes = None

    # --- playing

    @property
    def banker(self) -> int:
        """The seat that knocks down: a player's, or the Bank's when nobody at the table banks."""
        return int(self.s.banker) if self.s.banker != NOBODY else BANK

    def act(self, seat: int, action: Action, *, trying: bool) -> None:
        violation = engine.why_not(self.s, action, seat)
        self.judge(violation, trying=trying)
        if violation is None:
            engine.apply(self.s, action, seat)
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
