"""A position that the Givens of a scenario set up, one after another.

Nothing is checked before it is whole: a deed may be mortgaged before anybody owns it.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from monopoly.editions.model import DECK_KEYS
from monopoly.game.position.from_state import from_state
from monopoly.game.position.model import HOTEL, BankPosition, DeckPosition, PlayerPosition
from monopoly.game.position.names import space_names
from monopoly.game.position.to_state import to_state
from monopoly.rules import invariants
from monopoly.rules.board import BANK, NOBODY
from monopoly.rules.state import State, deck_order
from monopoly.statutes.errors import StepError


class Draft:
    def __init__(self, s: State, banker: str) -> None:
        self.board: Final = s.board
        self.position = from_state(s, banker)
        self.owner: Final = [int(owner) for owner in s.owner]
        self.rank: Final = [int(rank) for rank in s.buildings]
        self.mortgaged: Final = {
            self._number(name) for player in self.position.players for name in player.mortgaged
        }
        self.jail_card: Final = [int(holder) for holder in s.jail_card]
        self.any_cards: Final[set[int]] = set()  # decks whose jail card was given as "a" card
        self.stock: Final[dict[str, int]] = {}  # what the Bank is to have left of "house", "hotel"
        self.notes: int | None = None  # what is to be in its till
        self._box: Final = invariants.box_of(s)
        self._orders: Final = [_with_jail_card(s, deck) for deck in range(2)]

    def _number(self, name: str) -> int:
        return space_names(self.board).index(name)

    # --- changing it

    def change(self, **fields: object) -> None:
        self.position = replace(self.position, **fields)  # type: ignore[arg-type]

    def change_player(self, seat: int, **fields: object) -> None:
        players = list(self.position.players)
        players[seat] = replace(players[seat], **fields)  # type: ignore[arg-type]
        self.change(players=tuple(players))

    def change_turn(self, **fields: object) -> None:
        self.change(turn=replace(self.position.turn, **fields))  # type: ignore[arg-type]

    def hand_jail_card(self, seat: int, deck: int) -> None:
        """Takes a deck's Get Out of Jail Free card out of it."""
        if self.jail_card[deck] != NOBODY:
            raise StepError("That Get Out of Jail Free card is held already.")
        self.jail_card[deck] = seat

    def hand_any_jail_card(self, seat: int) -> None:
        """Of whichever deck: it will give way when that deck's own is named later."""
        for deck in range(2):
            if self.jail_card[deck] == NOBODY:
                self.jail_card[deck] = seat
                self.any_cards.add(deck)
                return
        raise StepError("Both Get Out of Jail Free cards are held already.")

    def make_way(self, deck: int) -> None:
        """A card of whichever deck becomes the other's, if this one's is wanted for something."""
        other = 1 - deck
        if deck in self.any_cards and self.jail_card[other] == NOBODY:
            self.any_cards.remove(deck)
            self.jail_card[other] = self.jail_card[deck]
            self.jail_card[deck] = NOBODY

    def put_on_top(self, deck: int, named: Sequence[int]) -> None:
        """The first of these cards that is in its deck."""
        held = self.jail_card[deck] != NOBODY
        free = [card for card in named if not held or card != self.board.jail_card[deck]]
        if not free:
            raise StepError("That card is not in its deck: somebody holds it.")
        name = self.board.decks[deck].cards[free[0]].id
        known = self._deck(deck)
        top = (name, *(card for card in known.top if card != name))
        bottom = tuple(card for card in known.bottom if card != name)
        self._set_deck(deck, replace(known, top=top, bottom=bottom))

    def _deck(self, deck: int) -> DeckPosition:
        return self.position.community_chest if deck else self.position.chance

    def _set_deck(self, deck: int, known: DeckPosition) -> None:
        if deck:
            self.change(community_chest=known)
        else:
            self.change(chance=known)

    # --- what it comes to

    def state(self) -> State:
        """The state of the whole; cards nobody has seen lie as they lay."""
        for deck in range(2):
            self._finish_deck(deck)
        self._check_owners()
        players = tuple(self._finished(n, p) for n, p in enumerate(self.position.players))
        self.change(players=players, bank=self._finished_bank())
        return to_state(self.position, self._order)

    def _order(self, deck: int, cards: list[int]) -> list[int]:
        return [card for card in self._orders[deck] if card in cards]

    def _check_owners(self) -> None:
        for space, name in enumerate(self.board.names):
            if self.owner[space] != BANK:
                continue
            if self.rank[space]:
                raise StepError(f"The set-up cannot be: a building where none may stand: {name}.")
            if space in self.mortgaged:
                raise StepError(f"The set-up cannot be: the Bank holds {name} mortgaged.")

    def _finished(self, seat: int, player: PlayerPosition) -> PlayerPosition:
        names = space_names(self.board)
        held = [space for space, owner in enumerate(self.owner) if owner == seat]
        hotel = int(self.board.hotel)
        return replace(
            player,
            deeds=tuple(names[space] for space in held),
            mortgaged=tuple(names[space] for space in held if space in self.mortgaged),
            buildings={
                names[space]: HOTEL if self.rank[space] == hotel else self.rank[space]
                for space in held
                if self.rank[space]
            },
            jail_cards=tuple(key for n, key in enumerate(DECK_KEYS) if self.jail_card[n] == seat),
        )

    def _finish_deck(self, deck: int) -> None:
        known = self._deck(deck)
        ids = [card.id for card in self.board.decks[deck].cards]
        if self.jail_card[deck] != NOBODY:
            jail_card = ids[self.board.jail_card[deck]]
            top = tuple(card for card in known.top if card != jail_card)
            bottom = tuple(card for card in known.bottom if card != jail_card)
            known = replace(known, top=top, bottom=bottom)
            ids.remove(jail_card)
        unseen = tuple(card for card in ids if card not in (*known.top, *known.bottom))
        self._set_deck(deck, replace(known, unseen=unseen))

    def _finished_bank(self) -> BankPosition:
        """What the box holds less what is on the table; what was said of the Bank comes first."""
        bank, hotel = self.position.bank, self.board.hotel
        standing = sum(rank for rank in self.rank if rank != hotel)
        houses = self.stock.get("house", int(self._box.houses) - standing)
        hotels = self.stock.get("hotel", int(self._box.hotels) - self.rank.count(int(hotel)))
        if (
            min(houses, hotels) < 0
            or houses + standing > self.board.houses
            or hotels + self.rank.count(int(hotel)) > self.board.hotels
        ):
            raise StepError(
                f"The set has only {self.board.houses} houses and {self.board.hotels} hotels."
            )
        # Money given at the set-up counts as notes of the set, never as paper the Bank issued.
        out = sum(player.cash for player in self.position.players) + bank.pot
        left = max(int(self._box.cash) + bank.paper - out, 0)
        cash = left if self.notes is None else self.notes
        return replace(bank, cash=cash, houses=houses, hotels=hotels)


def _with_jail_card(s: State, deck: int) -> list[int]:
    """A deck as it lies; a jail card that comes back into it does so at its printed place."""
    order = deck_order(s, deck)
    jail_card = int(s.board.jail_card[deck])
    if jail_card not in order:
        order.insert(jail_card, jail_card)
    return order
