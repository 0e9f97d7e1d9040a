"""Every field of a position: its name, its short key, how it is written, and its default.

Both forms come from this table, JSON and the one line of text. A field is left out where it has
its default; a default may follow from the fields that stand before it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from monopoly.editions.model import DECK_KEYS
from monopoly.game.position.codecs import (
    NUMBER_MAX,
    Buildings,
    CardName,
    Choice,
    Codec,
    DeedName,
    Deeds,
    Dice,
    Field,
    Flag,
    ItemName,
    ListOf,
    MappingOf,
    Number,
    OptionValue,
    PlayerName,
    PlayerOrBank,
    Record,
    Retired,
    SetOf,
    SpaceName,
    Text,
    TokenName,
)
from monopoly.game.position.errors import PositionError
from monopoly.game.position.frozen import FrozenMapping
from monopoly.game.position.model import (
    BANK_NAME,
    HOTEL,
    HOUSE,
    AuctionPosition,
    BankPosition,
    BundlePosition,
    ClaimPosition,
    DebtPosition,
    DeckPosition,
    OfferPosition,
    PlayerPosition,
    Position,
    ShortagePosition,
    TurnPosition,
)
from monopoly.game.position.names import Names
from monopoly.rules.board import SEATS_MAX
from monopoly.rules.ruleset import REVISION
from monopoly.rules.state import PHASES

BANK_MAX: Final = 10 * NUMBER_MAX  # what eight players and the pot can have, and more
Known = Mapping[str, object]  # the fields of the same value that stand before

STAGES: Final = ("opening", "before-throw", "after-throw", "over")
CHOICES: Final = ("to-move", "to-move-anywhere", "to-choose-tax", "to-pay-fine")
CAUSES: Final = (
    *("rent", "income-tax", "luxury-tax", "fine"),
    *("card", "interest", "bid", "deal"),
)
THROWN: Final = ("to-end-turn", "to-buy", "to-throw-for-rent", *CHOICES)  # phases after a throw


def always(value: object) -> Callable[[Names, Known], object]:
    return lambda _names, _known: value


NO: Final = always(False)
NONE: Final = always(0)
NOBODY: Final = always("")
EMPTY: Final = always(())


def _known(names: Names) -> Known:
    return names.known or {}


def _players(names: Names) -> tuple[PlayerPosition, ...]:
    players = _known(names)["players"]
    assert isinstance(players, tuple)
    return players


def _turn(names: Names) -> TurnPosition:
    turn = _known(names)["turn"]
    assert isinstance(turn, TurnPosition)
    return turn


# --- the turn


def _stage(names: Names, known: Known) -> str:
    if _known(names).get("phase") == "opening":
        return "opening"
    asked = ("choice", "for_sale", "rent_throw", "move_due", "mr_m_due", "doubles")
    thrown = any(known[name] for name in asked) or _known(names).get("phase") in THROWN
    return "after-throw" if thrown else "before-throw"


def _throws_again(_names: Names, known: Known) -> bool:
    return known["stage"] == "after-throw" and bool(known["doubles"])


TURN: Final = Record(
    TurnPosition,
    Field("player", "p", PlayerName(), lambda names, _: names.players[0]),
    Field("choice", "c", Choice(*CHOICES), NOBODY),
    Field("for_sale", "f", DeedName(), NOBODY),
    Field("rent_throw", "r", DeedName(), NOBODY),
    Field("move_due", "m", Flag(), NO),
    Field("mr_m_due", "mm", Flag(), NO),
    Field("doubles", "d", Number(0, 3), NONE),
    Field("stage", "s", Choice(*STAGES), _stage),
    Field("throw_again", "a", Flag(), _throws_again),
    Field("number", "n", Number(), lambda _, known: int(known["stage"] != "opening")),
    Field("rounds", "o", Number(), NONE),
    Field("dice", "x", Dice(), EMPTY),
    Field("throws", "t", Number(), NONE),
    Field("thrower", "w", PlayerName(), NOBODY),
    alone="player",
)


# --- the players


def _starting_cash(names: Names, known: Known) -> int:
    return 0 if known["retired"] else int(names.board.starting_cash)


def _is_jailed(_names: Names, known: Known) -> bool:
    return bool(known["failed_throws"] or known["fine_sat_out"])


def _stands_on(names: Names, known: Known) -> str:
    return names.spaces[names.board.jail if known["in_jail"] else 0]


def _is_beaten(names: Names, known: Known) -> bool:
    return _turn(names).stage != "opening" and not known["opening_throw"]


PLAYER: Final = Record(
    PlayerPosition,
    Field("name", "n", Text(), None),
    Field("retired", "r", Retired(0, SEATS_MAX), NONE),
    Field("cash", "c", Number(), _starting_cash),
    Field("failed_throws", "f", Number(0, 7), NONE),
    Field("fine_sat_out", "fs", Flag(), NO),
    Field("in_jail", "j", Flag(), _is_jailed),
    Field("space", "s", SpaceName(), _stands_on),
    Field("token", "t", TokenName(), NOBODY),
    Field("deeds", "d", Deeds(), EMPTY),
    Field("buildings", "b", Buildings(), always(FrozenMapping({}))),
    Field("mortgaged", "m", Deeds(), EMPTY),
    Field("jail_cards", "k", SetOf(Choice(*DECK_KEYS)), EMPTY),
    Field("passed_go", "g", Flag(), NO),
    Field("salary_due", "y", Number(), NONE),
    Field("opening_throw", "o", ListOf(Number(1, 6), 2), EMPTY),
    Field("beaten", "x", Flag(), _is_beaten),
    alone="name",
)


# --- the Bank and the decks


def _money_out(names: Names, known: Known) -> int:
    pot = known["pot"]
    assert isinstance(pot, int)
    return sum(player.cash for player in _players(names)) + pot


def _paper(names: Names, known: Known) -> int:
    return max(_money_out(names, known) - int(names.board.set_cash), 0)


def _notes(names: Names, known: Known) -> int:
    paper = known["paper"]
    assert isinstance(paper, int)
    return max(int(names.board.set_cash) + paper - _money_out(names, known), 0)


def _houses(names: Names, _known: Known) -> int:
    standing = [rank for p in _players(names) for rank in p.buildings.values()]
    return max(int(names.board.houses) - sum(r for r in standing if isinstance(r, int)), 0)


def _hotels(names: Names, _known: Known) -> int:
    standing = [rank for p in _players(names) for rank in p.buildings.values()]
    return max(int(names.board.hotels) - standing.count(HOTEL), 0)


BANK: Final = Record(
    BankPosition,
    Field("pot", "o", Number(), NONE),
    Field("paper", "p", Number(0, BANK_MAX), _paper),
    Field("cash", "c", Number(0, BANK_MAX), _notes),
    Field("houses", "h", Number(), _houses),
    Field("hotels", "t", Number(), _hotels),
)


def _unseen(deck: int) -> Callable[[Names, Known], object]:
    def rest(names: Names, known: Known) -> object:
        top, bottom = known["top"], known["bottom"]
        assert isinstance(top, tuple)
        assert isinstance(bottom, tuple)
        seen = {*top, *bottom}
        ids = names.card_ids(deck)
        if any(DECK_KEYS[deck] in player.jail_cards for player in _players(names)):
            seen.add(ids[names.board.jail_card[deck]])
        return tuple(card for card in ids if card not in seen)

    return rest


def _deck(deck: int) -> Record:
    return Record(
        DeckPosition,
        Field("top", "t", SetOf(CardName(deck)), EMPTY),
        Field("bottom", "b", SetOf(CardName(deck)), EMPTY),
        Field("unseen", "u", SetOf(CardName(deck)), _unseen(deck)),
    )


CHANCE: Final = _deck(0)
COMMUNITY_CHEST: Final = _deck(1)


def nothing_said(record: Record, name: str) -> Callable[[Names, Known], object]:
    """The default of a part: what follows when nothing is said about it."""
    return lambda names, _: record.read({}, names, name)


# --- what is being settled


def _cannot_bid(names: Names, known: Known) -> tuple[str, ...]:
    shortage = _known(names)["shortage"]
    wants = shortage.wants if isinstance(shortage, ShortagePosition) else {}
    building = known["item"] in (HOUSE, HOTEL)
    return tuple(
        player.name
        for player in _players(names)
        if player.retired
        or (player.in_jail and not names.board.jail_business)
        or (building and not wants.get(player.name))
    )


AUCTION: Final = Record(
    AuctionPosition,
    Field("item", "i", ItemName(), None),
    Field("bid", "b", Number(), NONE),
    Field("bidder", "w", PlayerName(), NOBODY),
    Field("passed", "p", SetOf(PlayerName()), _cannot_bid),
    alone="item",
)

SHORTAGE: Final = Record(
    ShortagePosition,
    Field("building", "b", Choice(HOUSE, HOTEL), None),
    Field("asker", "a", PlayerName(), NOBODY),
    Field("space", "s", DeedName(), NOBODY),
    Field("asked", "q", PlayerName(), NOBODY),
    Field("wants", "w", MappingOf(PlayerName(), Number(1, 100)), always(FrozenMapping({}))),
    Field("left", "l", Number(0, 1000), NONE),
    Field("placer", "p", PlayerName(), NOBODY),
)

DEBT: Final = Record(
    DebtPosition,
    Field("debtor", "d", PlayerName(), None),
    Field("creditor", "c", PlayerOrBank(), always(BANK_NAME)),
    Field("to_pot", "p", Flag(), NO),
    Field("amount", "a", Number(1), None),
    Field("cause", "k", Choice(*CAUSES), None),
    Field("item", "i", ItemName(), NOBODY),
)

CLAIM: Final = Record(
    ClaimPosition,
    Field("owner", "o", PlayerName(), None),
    Field("debtor", "d", PlayerName(), None),
    Field("amount", "a", Number(), None),
    Field("space", "s", DeedName(), None),
    Field("turn", "t", Number(), lambda names, _: _turn(names).number),
)

BUNDLE: Final = Record(
    BundlePosition,
    Field("deeds", "d", Deeds(), EMPTY),
    Field("cash", "c", Number(), NONE),
    Field("jail_cards", "k", SetOf(Choice(*DECK_KEYS)), EMPTY),
)

OFFER: Final = Record(
    OfferPosition,
    Field("number", "n", Number(1), None),
    Field("proposer", "p", PlayerName(), None),
    Field("receiver", "r", PlayerName(), None),
    Field("give", "i", BUNDLE, always(BundlePosition())),
    Field("get", "e", BUNDLE, always(BundlePosition())),
)


# --- the whole


def _first_banker(names: Names, _known: Known) -> str:
    if not names.board.called_auctions:
        return ""
    return next((player.name for player in _players(names) if not player.retired), BANK_NAME)


def _bid_turn(names: Names, known: Known) -> str:
    auction = known["auction"]
    if not isinstance(auction, AuctionPosition):
        return names.players[0]
    if not auction.bidder:
        return _turn(names).player
    return names.players[(names.players.index(auction.bidder) + 1) % len(names.players)]


def _last_number(_names: Names, known: Known) -> int:
    offers = known["offers"]
    assert isinstance(offers, tuple)
    return max([offer.number for offer in offers], default=0)


class Before(Codec):
    """The position before a throw out of turn: of the same game, so its rules are not repeated.

    Its phase is kept: it need not be what follows from the rest, for who left since is out of it.
    """

    def write(self, value: object, names: Names) -> object:
        if not isinstance(value, Position):
            return value
        return write_moment(replace(value, actor="", winners=()), names.again())

    def read(self, data: object, names: Names, where: str) -> Position:
        twin = names.again()
        found = MOMENT.read_fields(data, twin, where)
        if tuple(player.name for player in _players(twin)) != names.players:
            raise PositionError(f"{where}.players", "the same players in the same order expected.")
        rules = names.board.rules
        return Position(
            **found,  # type: ignore[arg-type]
            rules=rules.name,
            options=rules.changes(),
            revision=rules.revision,
        )


def write_moment(position: Position, names: Names) -> dict[str, object]:
    given = {field.name: getattr(position, field.name) for field in MOMENT.fields}
    names.known = given
    return MOMENT.write_fields(given, names)


# Whatever others depend on comes first.
MOMENT: Final = Record(
    dict,
    Field("phase", "h", Choice(*PHASES), NOBODY),
    Field("actor", "a", PlayerOrBank(), NOBODY),
    Field("winners", "w", SetOf(PlayerName()), EMPTY),
    Field("turn", "t", TURN, nothing_said(TURN, "turn")),
    Field("players", "p", ListOf(PLAYER, SEATS_MAX), None),
    Field("banker", "bk", Text(), _first_banker),
    Field("shortage", "s", SHORTAGE, always(None)),
    Field("auction", "u", AUCTION, always(None)),
    Field("bid_turn", "bt", PlayerName(), _bid_turn),
    Field("to_auction", "ta", SetOf(DeedName()), EMPTY),
    Field("debts", "d", ListOf(DEBT), EMPTY),
    Field("claims", "c", ListOf(CLAIM), EMPTY),
    Field("offers", "o", ListOf(OFFER, 1000), EMPTY),
    Field("offers_made", "om", Number(), _last_number),
    Field("mortgages_to_decide", "m", SetOf(DeedName()), EMPTY),
    Field("time_up", "tu", Flag(), NO),
    Field("last_debts", "ld", Flag(), NO),
    Field("bank", "b", BANK, nothing_said(BANK, "bank")),
    Field("chance", "cc", CHANCE, nothing_said(CHANCE, "chance")),
    Field(
        "community_chest", "ch", COMMUNITY_CHEST, nothing_said(COMMUNITY_CHEST, "community_chest")
    ),
    Field("before_skip", "z", Before(), always(None)),
)

RULES: Final = Record(
    dict,
    Field("rules", "r", Text(), always("statutes"), said=True),
    Field("revision", "v", Number(), always(REVISION), said=True),
    Field("options", "x", MappingOf(Text(), OptionValue()), always(FrozenMapping({}))),
)
