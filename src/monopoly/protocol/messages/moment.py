"""The moment: what lies open on the table, and what a client may do now."""

from monopoly.protocol.messages.parts import ActionTold, Call, Label, Outgoing


class Bidding(Outgoing, frozen=True):
    item: int  # a Space, or `house_item` or `hotel_item` of the board
    bid: int
    bidder: int
    passed: list[int]
    call: str  # the Banker's last word: open, once, twice, or empty


class Shortage(Outgoing, frozen=True):
    building: int
    asker: int
    asked: int
    left: int


class Owed(Outgoing, frozen=True):
    debtor: int
    creditor: int
    amount: int
    space: int


class OfferView(Outgoing, frozen=True):
    number: int
    proposer: int
    receiver: int
    give_deeds: list[int]
    give_cash: int
    give_cards: list[int]
    get_deeds: list[int]
    get_cash: int
    get_cards: list[int]


class Position(Outgoing, frozen=True):
    """Everything that lies open on the table. Lists by player, or by Space."""

    phase: str
    actor: int
    current: int
    turn: int
    dice: list[int]
    doubles: int
    cash: list[int]
    worth: list[int]  # empty while an income tax is to be chosen blind
    space: list[int]
    jail: list[int]  # 0 free; 1 in Jail, 2 and 3 after failed throws; 9 the fine is due
    retired: list[int]
    token: list[int]
    salary_due: list[int]
    owner: list[int]
    buildings: list[int]
    mortgaged: list[int]
    jail_cards: list[int]  # who holds that of Chance and of Community Chest
    houses: int
    hotels: int
    bank: int
    pot: int
    for_sale: int
    auction: Bidding | None
    shortage: Shortage | None
    debts: list[Owed]
    claims: list[Owed]
    offers: list[OfferView]
    time_up: bool
    winners: list[int]


class Legal(Outgoing, frozen=True, omit_defaults=True):
    action: ActionTold
    limit: int | None = None  # of a bid, which is listed as the lowest: the highest
    label: Label | None = None  # where the client wants them


class ClockView(Outgoing, frozen=True):
    """Milliseconds left when this was sent; the clock of `seat` is running."""

    seat: int
    decision: int
    reserve: list[int]
    grace: int


class Now(Outgoing, frozen=True, omit_defaults=True):
    """The moment after the last entry sent, as this client may see it."""

    version: int
    moved: int  # the version of the last change of the position: name at least this in `act`
    seat: int | None  # where this client sits
    actor: int = -1
    phase: str = ""
    digest: str = ""
    legal: list[Legal] = []
    calls: list[Call] = []  # what the Banker may call out
    clock: ClockView | None = None
    position: Position | None = None
