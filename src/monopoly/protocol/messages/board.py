"""What never changes: what a table may be opened with, and its board."""

from monopoly.protocol.messages.parts import Outgoing


class BotView(Outgoing, frozen=True):
    name: str
    level: str
    character: str


class ValueView(Outgoing, frozen=True):
    value: bool | int | str
    title: str  # as people call it


class OptionView(Outgoing, frozen=True):
    name: str
    default: bool | int | str
    values: list[ValueView]  # empty where it is a number between `least` and `most`
    least: int
    most: int
    clause: str
    group: str  # one of `Choices.groups`
    title: str
    summary: str


class PresetView(Outgoing, frozen=True):
    name: str
    title: str
    summary: str
    edition: str
    tokens: list[str]
    options: dict[str, bool | int | str]  # where it differs from the defaults


class OverlayView(Outgoing, frozen=True):
    suffix: str
    title: str
    summary: str
    clause: str
    options: dict[str, bool | int | str]  # these win over the preset's


class EditionView(Outgoing, frozen=True):
    """A board that can be played on, with what is usual on it."""

    name: str
    title: str
    tokens: list[str]
    options: dict[str, bool | int | str]  # its own figures: these are the defaults there
    values: dict[str, list[ValueView]]  # what those can be, where they are a choice


class Choices(Outgoing, frozen=True):
    """What a table may be opened with."""

    presets: list[PresetView]
    overlays: list[OverlayView]
    groups: list[str]  # in which the options are shown, in this order
    options: list[OptionView]
    editions: list[EditionView]
    bots: list[BotView]


class SpaceView(Outgoing, frozen=True):
    index: int
    kind: str
    name: str
    position_name: str  # what positions call it: where several share a name, with an ordinal
    short: str
    visiting: str  # of Jail: what stands around the cell; empty where the board names it nowhere
    group: str
    price: int
    tax: int  # what is due there in money; 0 where it is no tax
    house_cost: int
    rents: list[int]
    group_rent: int  # of a bare lot whose color-group is in one hand; 0 where it is no lot
    mortgage: int
    sentence: str  # what it is for at this table; empty where there is a Title Deed
    clause: str


class GroupView(Outgoing, frozen=True):
    key: str
    name: str
    mark: str
    color: str
    spaces: list[int]


class CardView(Outgoing, frozen=True):
    title: str
    text: str


class DeckView(Outgoing, frozen=True):
    """The cards as printed: their numbers, never their order."""

    key: str
    name: str
    cards: list[CardView]


class BoardView(Outgoing, frozen=True):
    edition: str
    title: str
    currency: str
    notes: list[int]  # the values of the play money, the largest first
    tokens: list[str]
    hotel: int  # this many `buildings` on a lot are a hotel
    house_item: int  # what is auctioned or short, where it is no Space: a house
    hotel_item: int
    jail: int
    jail_fine: int
    salary: int
    spaces: list[SpaceView]
    groups: list[GroupView]
    decks: list[DeckView]
