"""What players ask over the WebSocket, and the answers."""

from monopoly.protocol.messages.parts import (
    ActionData,
    Incoming,
    Label,
    MessageId,
    Outgoing,
    Reason,
    SpaceNumber,
)


class AskWhyNot(Incoming, frozen=True, tag="why-not", tag_field="type"):
    id: MessageId
    action: ActionData


class AskDeed(Incoming, frozen=True, tag="deed", tag_field="type"):
    id: MessageId
    space: SpaceNumber


class AskOdds(Incoming, frozen=True, tag="odds", tag_field="type"):
    id: MessageId
    space: SpaceNumber


class AskEffect(Incoming, frozen=True, tag="effect", tag_field="type"):
    id: MessageId
    action: ActionData


class AskFunds(Incoming, frozen=True, tag="funds", tag_field="type"):
    id: MessageId


class WhyNot(Outgoing, frozen=True, tag="why-not", tag_field="type"):
    id: str
    version: int
    legal: bool
    reason: Reason | None = None


class Deed(Outgoing, frozen=True, tag="deed", tag_field="type"):
    """What a Title Deed earns."""

    id: str
    version: int
    space: int
    owner: int
    mortgaged: bool
    buildings: int
    rent: int  # what a visitor would owe now; of a utility: for each pip of the dice
    per_pip: bool
    rents: list[int]  # by building, by railroads owned, or multipliers of the dice
    earned: int  # rent paid there to its owners so far
    visits: int  # how often rent was paid there
    group_owned: int
    group_size: int
    price: int
    mortgage: int
    cost_to_lift: int
    house_cost: int


class NextThrow(Outgoing, frozen=True):
    player: int
    chance: float  # from 0 to 1


class OddsOf(Outgoing, frozen=True, tag="odds", tag_field="type"):
    """The chance that each player's next throw comes to rest on a Space."""

    id: str
    version: int
    space: int
    odds: list[NextThrow]


class RentChange(Outgoing, frozen=True):
    """What a visitor would owe, as in `Deed.rent`: of a utility for each pip of the dice."""

    space: int
    before: int
    after: int


class GroupChange(Outgoing, frozen=True):
    """How many Title Deeds of a group a player has."""

    group: str
    before: int
    after: int
    size: int


class Side(Outgoing, frozen=True):
    """One party to a trade, once it is done."""

    player: int
    cash: int
    interest: int  # due at once on mortgaged deeds received; paid already in `cash`
    worth: int | None  # null while an income tax is to be chosen blind
    groups: list[GroupChange]


class Gift(Outgoing, frozen=True):
    """What is given for nothing, to be confirmed."""

    to: int
    deeds: list[int]
    cash: int
    cards: list[int]
    sentence: str


class Effect(Outgoing, frozen=True, tag="effect", tag_field="type"):
    """What an action would do now. Figures are null where it is refused, and where chance or a card
    would decide; those of a trade are as if it were accepted at once."""

    id: str
    version: int
    legal: bool
    reason: Reason | None = None  # why not; of a legal offer, why nobody could accept it now
    label: Label | None = None  # of an action that may be done, and of any trade
    cash: int | None = None  # of who asks
    worth: int | None = None  # null too while an income tax is to be chosen blind
    houses: int | None = None  # left in the Bank
    hotels: int | None = None
    rents: list[RentChange] = []
    sides: list[Side] = []  # of a trade, that of who asks first
    gift: Gift | None = None  # of a trade in which the asker gives something for nothing


class Funds(Outgoing, frozen=True, tag="funds", tag_field="type"):
    """What a player could pay by selling every building and mortgaging every deed."""

    id: str
    version: int
    cash: int
    buildings: int  # what the Bank pays for them
    mortgages: int
    total: int
    owed: int  # the debt that is due first
    enough: bool  # for it: who has not enough may declare bankruptcy
    owed_all: int  # with all that follow
    enough_for_all: bool


Question = AskWhyNot | AskDeed | AskOdds | AskEffect | AskFunds
Answer = WhyNot | Deed | OddsOf | Effect | Funds
